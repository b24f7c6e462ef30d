#pragma once

#include "pieces.h"
#include "profile.h"
#include "scenedata.h"

#include <QString>

#include <memory>
#include <optional>
#include <vector>

class Document;
class QUndoCommand;

/// One-press fixes; each is one undo step.
enum class Fix {
    None,
    ReverseWinding,
    WeldDuplicates,
    DropCollinear,
    MakeHull,
    Repair, ///< Best after a look at both fill rules; fixCommand() takes the one shown.
    RemoveShape
};

/// Enough for any list that a person reads.
inline constexpr int mostFindingsOfAKind = 500;

/// One thing the checks found in a shape, with its place. Carries values, not text.
struct Finding {
    enum class Kind {
        NonFinite,
        TooFew,
        Degenerate,
        Duplicate,
        Clockwise,
        SelfIntersection,
        SelfTouch,
        Spike,
        Collinear,
        Concave,
        TooManyVertices,
        NearDuplicate,
        NearCollinear,
        ShortEdge,
        SmallArea,
        SmallInertia,
        HolesUnsupported,
        SplitFails,
        PieceTooSmall,
        CapsuleUnsupported,
        BadRadius,
        MissingImage,
    } kind = Kind::NonFinite;
    enum class Severity { Error, Warning, Note } severity = Severity::Error;
    BodyId body;
    ShapeId shape;                       ///< None for a finding about the body.
    std::vector<int> vertices;           ///< Vertices at fault, may be empty.
    std::vector<int> edges;              ///< Edges at fault (edge i leaves vertex i), may be empty.
    std::vector<hullsmith::Vec2> points; ///< Places in the body's frame, pixels: where marks go.
    int ring = outerRing;                ///< Whose vertices and edges, as in VertexRef.
    double measured = 0.0;               ///< In the rule's unit: metres, m^2, kg m^2, count.
    double limit = 0.0;                  ///< The rule's figure.
    QString profile; ///< Name of the engine whose rule it is; empty: a fact of geometry.
    /// Concave, TooManyVertices, HolesUnsupported: how many convex pieces the outline is split
    /// into, which answers the finding; 0: into none.
    int pieces = 0;
    static constexpr int somePieces = -1; ///< Not counted yet.
    QString text;                         ///< The missing image's path, for MissingImage.
    Fix fix = Fix::None;
};

/// Checks one shape against plain geometry and the profile; worst first, then by vertex. Holes are
/// checked as rings of their own. Of one kind, the first `mostFindingsOfAKind` are listed. Outlines
/// that the engine takes in pieces are split as engines get them; with Preview, large ones whose
/// pieces are not known yet by the fast method. O(n log n) beside the split.
std::vector<Finding> checkShape(const SceneData &data, const SceneBody &body,
                                const SceneShape &shape, const EngineProfile &profile,
                                PieceWork work = PieceWork::Own);
/// The body itself, then all its shapes, in order. With a `folder` (Document::folder()) the image
/// is looked for, too.
std::vector<Finding> checkBody(const SceneData &data, const SceneBody &body,
                               const EngineProfile &profile, const QString &folder = {},
                               PieceWork work = PieceWork::Own);

/// Headline ("Edge 9 is 0.002 m long") and rule ("Box2D 2.4 welds below 0.0025 m"), in the
/// program's language.
QString findingTitle(const Finding &finding);
QString findingDetail(const Finding &finding);
/// What the fix's button says ("Weld", "Reverse"); empty for Fix::None.
QString fixText(Fix fix);
/// Stable code for --json and tests, those of cases/README.md where there is one: "clockwise".
QString findingCode(Finding::Kind kind);

/// The command that mends `finding`, ready to push: one SetGeometryCommand, for Fix::Repair one
/// ReplaceShapeCommand, or one RemoveShapesCommand where nothing usable would be left. nullptr if
/// it has no fix or no longer applies.
std::unique_ptr<QUndoCommand> fixCommand(Document &document, const Finding &finding);

#pragma once

#include "editor/document/scenedata.h"
#include "physics/collision/sat.h"

#include <optional>
#include <vector>

/// What had to be done to a drawn shape before the test could take it, or why it could not. Carries
/// values, not text; inputNoteText() words it.
struct InputNote {
    enum class Kind {
        Hull,            ///< Concave or crossing itself: its convex hull is tested instead.
        HolesFilled,     ///< Holes do not count for the test.
        RepeatedDropped, ///< vertices: those left out; edges are numbered after that.
        Turned,          ///< Drawn clockwise: the order of the vertices was reversed.
        NonFinite,       ///< Fatal. vertices: those without a place.
        TooFew,          ///< Fatal. count: different vertices there are.
        Degenerate,      ///< Fatal: all vertices on one line.
        BadRadius,       ///< Fatal.
        TooMany,         ///< Fatal. count: corners; more than can be stepped through.
        Missing,         ///< Fatal: the shape does not exist (any more).
    } kind;
    hullsmith::Owner owner;         ///< A or B.
    std::vector<int> vertices = {}; ///< Indices into the shape's drawn vertices.
    int count = 0;

    bool isFatal() const { return kind >= Kind::NonFinite; }
    bool operator==(const InputNote &) const = default;
};

/// One shape of the pair as the test sees it, beside what was drawn. World frame, metres.
struct InspectedShape {
    ShapeId id;
    QString bodyName;
    QString shapeName;
    ShapeType type = ShapeType::Outline;
    hullsmith::Pose pose;                  ///< Drawn pixels to world metres.
    std::optional<hullsmith::Shape> shape; ///< In drawn pixels; none after a fatal note.
    std::vector<hullsmith::Vec2> outline;  ///< Vertices as drawn.
    std::vector<hullsmith::Vec2> core;     ///< Vertices the test sees; empty after a fatal note.
    double radius = 0.0;                   ///< Around the core.
    bool isHull = false;                   ///< core is the hull of what was drawn.
    std::vector<InputNote> notes;

    bool isCircle() const { return type == ShapeType::Circle; }
    bool isSegment() const { return core.size() == 2; }
    hullsmith::Vec2 centre() const; ///< Middle of the vertices' bounding box.
    /// Outward unit normals of the core's edges, in the world.
    std::vector<hullsmith::Vec2> normals() const;
    /// Ends of the core's edge `edge`.
    std::pair<hullsmith::Vec2, hullsmith::Vec2> edge(int edge) const;
};

/// Prepares shape `id` of `data` as shape `owner` of a pair, with another `radius` (metres) than
/// the drawn one if there is one. Never fails: what is wrong is in the notes.
InspectedShape inspectedShape(const SceneData &data, ShapeId id, hullsmith::Owner owner,
                              std::optional<double> radius = {});

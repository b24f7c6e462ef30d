#pragma once

#include "layers.h"
#include "physics/geometry/pose.h"
#include "physics/geometry/vec.h"

#include <QString>
#include <QStringList>

#include <compare>
#include <optional>
#include <tuple>
#include <vector>

/// Names a body or a shape for as long as the program runs; never reused, not written to files.
struct BodyId {
    quint32 value = 0; ///< 0 names nothing.
    auto operator<=>(const BodyId &) const = default;
    explicit operator bool() const { return value != 0; }
};
struct ShapeId {
    quint32 value = 0; ///< 0 names nothing.
    auto operator<=>(const ShapeId &) const = default;
    explicit operator bool() const { return value != 0; }
};

/// The ring of an outline that is no hole.
inline constexpr int outerRing = -1;

/// One vertex of one shape: an index into one of its rings.
struct VertexRef {
    ShapeId shape;
    int vertex = -1;
    int ring = outerRing; ///< outerRing is SceneShape::vertices, from 0 on its holes.

    bool operator==(const VertexRef &) const = default;
    /// The vertices of a shape stand together, ring by ring.
    auto operator<=>(const VertexRef &other) const
    {
        return std::tie(shape, ring, vertex) <=> std::tie(other.shape, other.ring, other.vertex);
    }
};

/// Surface and filter of one shape. Left out of a file where it has these defaults.
struct ShapeProperties {
    double density = 1.0;     ///< Kilograms per square metre, >= 0.
    double friction = 0.2;    ///< >= 0.
    double restitution = 0.0; ///< 0 to 1.
    bool sensor = false;
    QStringList category; ///< Names from SceneSettings::categories; empty means the first.
    std::optional<QStringList> mask; ///< Categories it collides with; not set means all.
    int group = 0;                   ///< -32768 to 32767; negative never collide, positive always.

    bool operator==(const ShapeProperties &) const = default;
};

/// What a shape is, in pixels of the body's image, y up, from the body's pivot.
enum class ShapeType { Outline, Circle, Capsule };

/// One collision shape of a body. May be faulty in mid-edit: the document keeps what was drawn, and
/// the checks say what is wrong.
struct SceneShape {
    ShapeId id;
    QString name;
    ShapeType type = ShapeType::Outline;
    std::vector<hullsmith::Vec2>
        vertices; ///< Outline: its ring. Circle: the centre. Capsule: both ends.
    std::vector<std::vector<hullsmith::Vec2>> holes; ///< Outline only.
    double radius = 0.0;                             ///< Circle and capsule, pixels.
    std::optional<TracedRings> traced; ///< Outline: where it came from, if from a trace.
    SplitSettings split;               ///< Outline: how it becomes convex pieces.
    ShapeProperties properties;

    /// The outline or a hole; nullptr for a ring that does not exist.
    const std::vector<hullsmith::Vec2> *ring(int ring) const;
    std::vector<hullsmith::Vec2> *ring(int ring);
    /// Nothing for a vertex that does not exist; `ref.shape` is not looked at.
    const hullsmith::Vec2 *vertex(const VertexRef &ref) const;
    /// All vertices in the order of VertexRef: those of the outline, then hole by hole.
    std::vector<VertexRef> vertexRefs() const;
    /// The vertex `step` places along the ring of `ref`, which exists.
    VertexRef neighbour(const VertexRef &ref, int step) const;

    bool operator==(const SceneShape &) const = default;
};

/// A body: usually one sprite and the shapes drawn on it.
struct SceneBody {
    BodyId id;
    QString name;
    QString image; ///< Path relative to the project file, '/' as separator; empty: none.
    hullsmith::Vec2 pivot =
        hullsmith::Vec2::Zero(); ///< Origin of the shapes, image pixels from the bottom left, y up.
    std::optional<double> pixelsPerMetre;               ///< Instead of the project's.
    hullsmith::Vec2 position = hullsmith::Vec2::Zero(); ///< Where the pivot stands in the common
                                                        ///< view of Inspect mode, pixels.
    double angle = 0.0;                                 ///< Turn there, radians counter-clockwise.
    std::optional<TraceSettings> trace; ///< How its image was traced last, if it was.
    std::vector<SceneShape> shapes;

    hullsmith::Pose pose() const { return {position, angle}; }
    bool operator==(const SceneBody &) const = default;
};

struct SceneSettings {
    double pixelsPerMetre = 32.0;
    double grid = 8.0;                            ///< Spacing in pixels, > 0.
    QString target = QStringLiteral("box2d-2.4"); ///< Id of the engine profile the checks use.
    QStringList categories = {QStringLiteral("default")}; ///< At most 16; bit i belongs to name i.

    bool operator==(const SceneSettings &) const = default;
};

/// Where bodies and shapes stood when Document last looked: a look-up checks the place first and
/// searches only if the id is not there. Never wrong, only slow; says nothing about equality.
class SceneIndex {
public:
    struct Place {
        int body = -1;
        int shape = -1; ///< -1: the id is the body's own.
    };
    Place place(quint32 id) const { return id < m_places.size() ? m_places[id] : Place(); }
    /// Notes the places of everything from body `from` on. O(bodies and shapes from there on).
    void note(const std::vector<SceneBody> &bodies, std::size_t from = 0);
    /// Notes the places of one body and its shapes.
    void noteBody(const std::vector<SceneBody> &bodies, std::size_t body);
    bool operator==(const SceneIndex &) const { return true; }

private:
    void set(quint32 id, Place place);

    std::vector<Place> m_places; ///< By id: ids are small, counted from 1.
};

/// A whole project: plain data, no behaviour beyond look-ups.
struct SceneData {
    SceneSettings settings;
    std::vector<SceneBody> bodies;
    SceneIndex index = {}; ///< Kept by Document; leave it alone.

    const SceneBody *body(BodyId id) const;
    const SceneShape *shape(ShapeId id) const;
    const SceneBody *bodyOf(ShapeId id) const;
    int indexOf(BodyId id) const;
    /// Index of the shape in its body's list; -1 if there is none.
    int indexOf(ShapeId id) const;
    double pixelsPerMetre(const SceneBody &body) const
    {
        return body.pixelsPerMetre.value_or(settings.pixelsPerMetre);
    }
    bool operator==(const SceneData &) const = default;
};

/// Bits of a shape's category and mask as engines take them (16 bits).
quint16 categoryBits(const SceneSettings &settings, const ShapeProperties &properties);
quint16 maskBits(const SceneSettings &settings, const ShapeProperties &properties);

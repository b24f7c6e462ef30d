#include "inspectedshape.h"

#include "physics/geometry/convexhull.h"
#include "physics/geometry/outlinecheck.h"

#include <algorithm>
#include <set>

using hullsmith::ConvexPolygon;
using hullsmith::Vec2;
using Kind = InputNote::Kind;

namespace {

int differentPoints(const std::vector<Vec2> &points)
{
    std::set<std::pair<double, double>> seen;
    for (const Vec2 &p : points)
        seen.emplace(p.x(), p.y());
    return int(seen.size());
}

std::vector<int> nonFiniteVertices(const std::vector<Vec2> &points)
{
    std::vector<int> bad;
    for (std::size_t i = 0; i < points.size(); ++i) {
        if (!points[i].allFinite())
            bad.push_back(int(i));
    }
    return bad;
}

/// Counter-clockwise, still starting at the same vertex.
void turn(std::vector<Vec2> &ring)
{
    std::reverse(ring.begin() + 1, ring.end());
}

class Preparation {
public:
    Preparation(InspectedShape &result, hullsmith::Owner owner)
        : m_result(result)
        , m_owner(owner)
    {
    }

    void note(Kind kind, std::vector<int> vertices = {}, int count = 0)
    {
        m_result.notes.push_back({kind, m_owner, std::move(vertices), count});
    }

    void outline(const SceneShape &drawn, double radius)
    {
        const hullsmith::OutlineReport report = hullsmith::checkOutline(drawn.vertices);
        if (report.tooFew)
            return note(Kind::TooFew, {}, differentPoints(drawn.vertices));
        if (report.degenerate)
            return note(Kind::Degenerate);
        if (!drawn.holes.empty())
            note(Kind::HolesFilled);
        if (!report.convex)
            return hull(drawn.vertices, radius);
        std::vector<Vec2> ring = withoutRepeated(drawn.vertices, report.duplicates);
        if (report.winding == hullsmith::Winding::Clockwise) {
            note(Kind::Turned);
            turn(ring);
        }
        const auto polygon = ConvexPolygon::create(ring);
        if (!polygon)
            return hull(drawn.vertices, radius);
        setShape(hullsmith::Shape::polygon(*polygon, radius));
    }

    void setShape(std::expected<hullsmith::Shape, hullsmith::ShapeFault> shape)
    {
        if (!shape)
            return note(Kind::BadRadius);
        m_result.shape = *shape;
        m_result.radius = shape->radius() * m_result.pose.scale();
        for (const Vec2 &v : shape->vertices())
            m_result.core.push_back(m_result.pose.toWorld(v));
    }

private:
    std::vector<Vec2> withoutRepeated(const std::vector<Vec2> &vertices,
                                      const std::vector<int> &repeated)
    {
        if (repeated.empty())
            return vertices;
        note(Kind::RepeatedDropped, repeated, int(repeated.size()));
        std::vector<Vec2> ring;
        for (std::size_t i = 0; i < vertices.size(); ++i) {
            if (!std::ranges::binary_search(repeated, int(i)))
                ring.push_back(vertices[i]);
        }
        return ring;
    }

    void hull(const std::vector<Vec2> &vertices, double radius)
    {
        const auto corners = hullsmith::convexHull(vertices);
        if (!corners)
            return note(Kind::Degenerate);
        const auto polygon = ConvexPolygon::create(*corners);
        if (!polygon)
            return note(Kind::Degenerate);
        note(Kind::Hull);
        m_result.isHull = true;
        setShape(hullsmith::Shape::polygon(*polygon, radius));
    }

    InspectedShape &m_result;
    hullsmith::Owner m_owner;
};

} // namespace

Vec2 InspectedShape::centre() const
{
    return hullsmith::Aabb::of(core.empty() ? outline : core).centre();
}

std::vector<Vec2> InspectedShape::normals() const
{
    std::vector<Vec2> result;
    if (!shape)
        return result;
    for (const Vec2 &n : shape->normals())
        result.push_back(pose.rotate(n));
    return result;
}

std::pair<Vec2, Vec2> InspectedShape::edge(int edge) const
{
    const std::size_t n = core.size();
    const std::size_t i = std::size_t(edge) % n;
    return {core[i], core[(i + 1) % n]};
}

InspectedShape inspectedShape(const SceneData &data, ShapeId id, hullsmith::Owner owner,
                              std::optional<double> radius)
{
    InspectedShape result;
    result.id = id;
    Preparation preparation(result, owner);
    const SceneBody *body = data.bodyOf(id);
    const SceneShape *drawn = data.shape(id);
    if (!body || !drawn) {
        preparation.note(Kind::Missing);
        return result;
    }
    result.bodyName = body->name;
    result.shapeName = drawn->name;
    result.type = drawn->type;
    result.pose = hullsmith::Pose(body->position / data.settings.pixelsPerMetre, body->angle,
                                  1.0 / data.pixelsPerMetre(*body));
    if (std::vector<int> bad = nonFiniteVertices(drawn->vertices); !bad.empty()) {
        const int count = int(bad.size());
        preparation.note(Kind::NonFinite, std::move(bad), count);
        return result;
    }
    for (const Vec2 &v : drawn->vertices)
        result.outline.push_back(result.pose.toWorld(v));
    const double pixels = radius ? *radius / result.pose.scale() : drawn->radius;
    if (drawn->type == ShapeType::Outline)
        preparation.outline(*drawn, pixels);
    else if (drawn->type == ShapeType::Circle && !drawn->vertices.empty())
        preparation.setShape(hullsmith::Shape::circle(drawn->vertices[0], pixels));
    else if (drawn->type == ShapeType::Capsule && drawn->vertices.size() >= 2)
        preparation.setShape(
            hullsmith::Shape::capsule(drawn->vertices[0], drawn->vertices[1], pixels));
    else
        preparation.note(Kind::TooFew, {}, int(drawn->vertices.size()));
    return result;
}

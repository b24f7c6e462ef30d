#include "querykinds.h"

#include "physics/collision/compound.h"
#include "physics/collision/containment.h"
#include "physics/collision/manifold.h"
#include "physics/collision/pointquery.h"
#include "physics/geometry/outlinecheck.h"
#include "physics/geometry/split.h"
#include "physics/geometry/tolerance.h"

#include <algorithm>

using hullsmith::Compound;
using hullsmith::ConvexPolygon;
using hullsmith::OutlineReport;
using hullsmith::Pose;
using hullsmith::Shape;
using namespace query;

namespace {

/// More than one piece if concave.
struct Placed {
    Compound shape;
    Pose pose;

    const Shape &convex() const { return shape.piece(0); }
};

Answer<Pose> readPose(const JsonValue &value)
{
    Vec2 position = Vec2::Zero();
    Vec2 rotation(1.0, 0.0);
    if (const JsonValue *given = value.find(u"position")) {
        const auto point = readPoint(given, QStringLiteral("position"));
        if (!point)
            return std::unexpected(point.error());
        position = *point;
    }
    if (const JsonValue *given = value.find(u"rotation")) {
        const auto point = readPoint(given, QStringLiteral("rotation"));
        if (!point)
            return std::unexpected(point.error());
        rotation = *point;
    }
    return Pose::fromRotation(position, rotation);
}

/// All points on one line: the segment between its ends, or a point.
Answer<Shape> readFlat(const std::vector<Vec2> &points, double radius)
{
    const auto isBefore = [](const Vec2 &p, const Vec2 &q) {
        return std::pair(p.x(), p.y()) < std::pair(q.x(), q.y());
    };
    const auto [first, last] = std::minmax_element(points.begin(), points.end(), isBefore);
    const auto shape =
        radius == 0.0 ? Shape::segment(*first, *last) : Shape::capsule(*first, *last, radius);
    if (!shape)
        return std::unexpected(
            QueryError{QStringLiteral("degenerate"),
                       QStringLiteral("the polygon is a point, or its radius is not finite")});
    return *shape;
}

/// The convex pieces of a simple outline.
Answer<Compound> readConcave(const std::vector<Vec2> &points, double radius)
{
    const auto split = hullsmith::split(points);
    if (!split)
        return splitError(split.error());
    std::vector<Shape> pieces;
    for (const std::vector<Vec2> &ring : split->pieces) {
        const auto polygon = ConvexPolygon::create(ring);
        if (!polygon)
            return unsupported(QStringLiteral("a piece is not convex"));
        const auto piece = Shape::polygon(*polygon, radius);
        if (!piece)
            return badRequest(QStringLiteral("the radius must be finite and not negative"));
        pieces.push_back(*piece);
    }
    const auto compound = Compound::create(std::move(pieces));
    if (!compound)
        return unsupported(QStringLiteral("the polygon has no pieces"));
    return *compound;
}

/// Turned counter-clockwise and without doubled points; split if it is not convex.
Answer<Placed> readPolygon(const JsonValue &value)
{
    const auto points = readPoints(value.find(u"points"), QStringLiteral("points"));
    const auto radius = readOptional(value, "radius");
    const auto pose = readPose(value);
    if (!points || !radius || !pose)
        return std::unexpected(!points ? points.error() : !radius ? radius.error() : pose.error());
    const OutlineReport report = hullsmith::checkOutline(*points);
    if (report.nonFinite.empty() && report.degenerate && !points->empty()) {
        const auto flat = readFlat(*points, radius->value_or(0.0));
        if (!flat)
            return std::unexpected(flat.error());
        return Placed{Compound(*flat), *pose};
    }
    if (!report.convex) {
        const auto compound = readConcave(*points, radius->value_or(0.0));
        if (!compound)
            return std::unexpected(compound.error());
        return Placed{*compound, *pose};
    }
    std::vector<Vec2> ring;
    for (int i = 0; i < int(points->size()); ++i) {
        if (!std::binary_search(report.duplicates.begin(), report.duplicates.end(), i))
            ring.push_back((*points)[std::size_t(i)]);
    }
    if (report.winding == hullsmith::Winding::Clockwise)
        std::reverse(ring.begin(), ring.end());
    const auto polygon = ConvexPolygon::create(std::move(ring));
    if (!polygon)
        return unsupported(QStringLiteral("the polygon is not convex"));
    const auto shape = Shape::polygon(*polygon, radius->value_or(0.0));
    if (!shape)
        return badRequest(QStringLiteral("the radius must be finite and not negative"));
    return Placed{Compound(*shape), *pose};
}

Answer<Placed> readRound(const JsonValue &value, const char *first, const char *second)
{
    const auto p = readPoint(value.find(QString::fromLatin1(first)), QString::fromLatin1(first));
    const auto q = readPoint(value.find(QString::fromLatin1(second)), QString::fromLatin1(second));
    const auto radius = readNumber(value.find(u"radius"), QStringLiteral("radius"));
    if (!p || !q || !radius)
        return std::unexpected(!p ? p.error() : !q ? q.error() : radius.error());
    const auto shape = Shape::capsule(*p, *q, *radius);
    if (!shape)
        return badRequest(QStringLiteral("the radius must be positive and finite"));
    return Placed{Compound(*shape), Pose()};
}

Answer<Placed> readShape(const JsonValue *value, const QString &name)
{
    const JsonValue *kind = value ? value->find(u"type") : nullptr;
    if (!kind || !kind->isString())
        return badRequest(name + QStringLiteral(" must be a shape"));
    if (kind->string == QLatin1String("polygon"))
        return readPolygon(*value);
    if (kind->string == QLatin1String("circle"))
        return readRound(*value, "center", "center");
    if (kind->string == QLatin1String("capsule"))
        return readRound(*value, "p0", "p1");
    return badRequest(name + QStringLiteral(" is of an unknown type"));
}

const char *relationCode(hullsmith::Relation relation)
{
    switch (relation) {
    case hullsmith::Relation::Apart:
        return "apart";
    case hullsmith::Relation::Touching:
        return "touching";
    case hullsmith::Relation::Overlapping:
        break;
    }
    return "overlapping";
}

/// What rounding can move a contact by, metres.
double contactSlack(const Placed &a, const Placed &b)
{
    hullsmith::Aabb box = a.shape.bounds(a.pose);
    box.add(b.shape.bounds(b.pose));
    return hullsmith::satSumError * (box.lower.cwiseAbs().cwiseMax(box.upper.cwiseAbs())).sum();
}

bool isInside(const Placed &placed, const Vec2 &point, double slack)
{
    return hullsmith::queryPoint(placed.convex(), placed.pose, point).separation <= slack;
}

/// The deepest contacts, and others where both points lie in both shapes: the second end of an edge
/// that is deep in a thin shape may have come out of it again.
std::vector<hullsmith::ContactPoint> sharedContacts(const Placed &a, const Placed &b,
                                                    const hullsmith::Manifold &manifold)
{
    const double slack = contactSlack(a, b);
    double deepest = 0.0;
    for (const hullsmith::ContactPoint &contact : manifold.contacts())
        deepest = std::max(deepest, contact.depth);
    std::vector<hullsmith::ContactPoint> shared;
    for (const hullsmith::ContactPoint &contact : manifold.contacts()) {
        if (contact.depth >= deepest - slack ||
            (isInside(b, contact.onA, slack) && isInside(a, contact.onB, slack)))
            shared.push_back(contact);
    }
    return shared;
}

QJsonArray contactList(const std::vector<hullsmith::ContactPoint> &contacts)
{
    QJsonArray list;
    for (const hullsmith::ContactPoint &contact : contacts)
        list.append(QJsonObject{
            {QStringLiteral("a"), toJson(contact.onA)},
            {QStringLiteral("b"), toJson(contact.onB)},
            {QStringLiteral("depth"), toJson(std::max(0.0, contact.depth))},
            {QStringLiteral("id"), QString::fromStdString(hullsmith::contactName(contact.id))}});
    return list;
}

void describeConvex(const Placed &a, const Placed &b, const hullsmith::DistanceResult &distance,
                    QJsonObject &out)
{
    const Shape &first = a.convex();
    const Shape &second = b.convex();
    const hullsmith::Manifold manifold = hullsmith::manifold(first, a.pose, second, b.pose);
    const bool apart = distance.relation == hullsmith::Relation::Apart;
    out[QLatin1String("separation")] = toJson(distance.separation);
    out[QLatin1String("distance")] = toJson(std::max(0.0, distance.separation));
    out[QLatin1String("depth")] = toJson(std::max(0.0, -distance.separation));
    out[QLatin1String("normal")] = toJson(apart ? distance.normal : manifold.normal);
    out[QLatin1String("contacts")] = contactList(sharedContacts(a, b, manifold));
    out[QLatin1String("a_in_b")] = hullsmith::isWithin(first, a.pose, second, b.pose);
    out[QLatin1String("b_in_a")] = hullsmith::isWithin(second, b.pose, first, a.pose);
}

/// The nearest pieces say all while the shapes do not overlap; the way out of two pieces is not
/// that of the whole.
void describeConcave(const hullsmith::DistanceResult &distance, QJsonObject &out)
{
    const bool overlap = distance.relation == hullsmith::Relation::Overlapping;
    out[QLatin1String("separation")] = overlap ? QJsonValue() : toJson(distance.separation);
    out[QLatin1String("distance")] = toJson(std::max(0.0, distance.separation));
    out[QLatin1String("depth")] = overlap ? QJsonValue() : QJsonValue(0.0);
    out[QLatin1String("normal")] = overlap ? QJsonValue() : QJsonValue(toJson(distance.normal));
    out[QLatin1String("contacts")] = QJsonArray();
    out[QLatin1String("a_in_b")] = QJsonValue();
    out[QLatin1String("b_in_a")] = QJsonValue();
}

} // namespace

Answer<QJsonObject> query::sat(const JsonValue &input)
{
    const auto a = readShape(input.find(u"a"), QStringLiteral("a"));
    const auto b = readShape(input.find(u"b"), QStringLiteral("b"));
    if (!a || !b)
        return std::unexpected(!a ? a.error() : b.error());
    const hullsmith::DistanceResult distance =
        hullsmith::distance(a->shape, a->pose, b->shape, b->pose).pair;
    QJsonObject out;
    out[QLatin1String("relation")] = QLatin1String(relationCode(distance.relation));
    out[QLatin1String("colliding")] = distance.relation == hullsmith::Relation::Overlapping;
    if (a->shape.size() > 1 || b->shape.size() > 1)
        describeConcave(distance, out);
    else
        describeConvex(*a, *b, distance, out);
    return out;
}

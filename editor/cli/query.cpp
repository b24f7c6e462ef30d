#include "query.h"

#include "editor/formats/jsonreader.h"
#include "physics/collision/compound.h"
#include "physics/collision/containment.h"
#include "physics/collision/manifold.h"
#include "physics/collision/pointquery.h"
#include "physics/geometry/convexhull.h"
#include "physics/geometry/massproperties.h"
#include "physics/geometry/outlinecheck.h"
#include "physics/geometry/split.h"
#include "physics/geometry/tolerance.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

using hullsmith::Compound;
using hullsmith::ConvexPolygon;
using hullsmith::OutlineReport;
using hullsmith::Pose;
using hullsmith::Shape;
using hullsmith::Vec2;

namespace {

/// Why a request has no result. `more` joins the error object.
struct QueryError {
    QString code;
    QString message;
    QJsonObject more = {};
};

template <class T>
using Answer = std::expected<T, QueryError>;

std::unexpected<QueryError> badRequest(const QString &message)
{
    return std::unexpected(QueryError{QStringLiteral("bad_request"), message});
}

// Reading: each takes a value that may be missing (nullptr) and says what it expected.

Answer<double> readNumber(const JsonValue *value, const QString &what)
{
    if (value && value->isNumber())
        return value->number;
    // Text stands for what JSON cannot say: "nan", "inf", "-inf".
    if (value && value->isString()) {
        if (value->string == QLatin1String("nan"))
            return std::numeric_limits<double>::quiet_NaN();
        if (value->string == QLatin1String("inf") || value->string == QLatin1String("-inf"))
            return std::copysign(std::numeric_limits<double>::infinity(),
                                 value->string.startsWith(QLatin1Char('-')) ? -1.0 : 1.0);
    }
    return badRequest(what + QStringLiteral(" must be a number"));
}

Answer<Vec2> readPoint(const JsonValue *value, const QString &what)
{
    if (!value || !value->isArray() || value->items.size() != 2)
        return badRequest(what + QStringLiteral(" must be [x, y]"));
    const auto x = readNumber(&value->items[0], what);
    const auto y = readNumber(&value->items[1], what);
    if (!x || !y)
        return std::unexpected(!x ? x.error() : y.error());
    return Vec2(*x, *y);
}

Answer<std::vector<Vec2>> readPoints(const JsonValue *value, const QString &what)
{
    if (!value || !value->isArray())
        return badRequest(what + QStringLiteral(" must be a list of points"));
    std::vector<Vec2> points;
    points.reserve(value->items.size());
    for (const JsonValue &item : value->items) {
        const auto point = readPoint(&item, what);
        if (!point)
            return std::unexpected(point.error());
        points.push_back(*point);
    }
    return points;
}

/// A number that may be missing.
Answer<std::optional<double>> readOptional(const JsonValue &object, const char *name)
{
    const JsonValue *value = object.find(QString::fromLatin1(name));
    if (!value)
        return std::optional<double>();
    const auto number = readNumber(value, QString::fromLatin1(name));
    if (!number)
        return std::unexpected(number.error());
    return std::optional<double>(*number);
}

// Writing.

QJsonValue toJson(double x)
{
    return std::isfinite(x) ? QJsonValue(x) : QJsonValue();
}

QJsonArray toJson(const Vec2 &point)
{
    return {toJson(point.x()), toJson(point.y())};
}

QJsonArray toJson(const std::vector<Vec2> &points)
{
    QJsonArray list;
    for (const Vec2 &point : points)
        list.append(toJson(point));
    return list;
}

QJsonArray toJson(const std::vector<int> &indices)
{
    QJsonArray list;
    for (const int index : indices)
        list.append(index);
    return list;
}

QJsonArray toJson(const std::vector<std::pair<int, int>> &pairs)
{
    QJsonArray list;
    for (const auto &[i, j] : pairs)
        list.append(QJsonArray{i, j});
    return list;
}

// check

QJsonObject toJson(const OutlineReport &report, const hullsmith::OutlineCheckOptions &options)
{
    QJsonObject out;
    QJsonArray issues;
    for (const hullsmith::OutlineIssue issue : report.issues())
        issues.append(QLatin1String(hullsmith::issueCode(issue)));
    out[QLatin1String("count")] = report.count;
    out[QLatin1String("issues")] = issues;
    out[QLatin1String("usable")] = report.usable();
    if (!report.nonFinite.empty()) {
        out[QLatin1String("non_finite")] = toJson(report.nonFinite);
        return out;
    }
    const char *winding = report.winding == hullsmith::Winding::CounterClockwise ? "ccw"
                          : report.winding == hullsmith::Winding::Clockwise      ? "cw"
                                                                                 : "none";
    out[QLatin1String("signed_area")] = toJson(report.signedArea);
    out[QLatin1String("winding")] = QLatin1String(winding);
    out[QLatin1String("convex")] = report.convex;
    out[QLatin1String("simple")] = report.simple;
    out[QLatin1String("degenerate")] = report.degenerate;
    if (options.vertexLimit)
        out[QLatin1String("over_limit")] = report.overLimit;
    if (report.degenerate)
        return out;
    out[QLatin1String("duplicates")] = toJson(report.duplicates);
    out[QLatin1String("repeated")] = toJson(report.repeated);
    out[QLatin1String("collinear")] = toJson(report.collinear);
    out[QLatin1String("spikes")] = toJson(report.spikes);
    out[QLatin1String("crossings")] = toJson(report.crossings);
    out[QLatin1String("touch_points")] = toJson(report.touchPoints);
    out[QLatin1String("reflex")] = toJson(report.reflex);
    if (options.weldDistance)
        out[QLatin1String("near_duplicates")] = toJson(report.nearDuplicates);
    if (options.collinearTolerance)
        out[QLatin1String("near_collinear")] = toJson(report.nearCollinear);
    return out;
}

Answer<QJsonObject> check(const JsonValue &input)
{
    auto points = readPoints(input.find(u"points"), QStringLiteral("points"));
    if (!points)
        return std::unexpected(points.error());
    const auto limit = readOptional(input, "limit");
    const auto weld = readOptional(input, "weld");
    const auto straight = readOptional(input, "collinear_tol");
    for (const auto *option : {&limit, &weld, &straight}) {
        if (!*option)
            return std::unexpected(option->error());
    }
    if (const JsonValue *down = input.find(u"y_down"); down && down->boolean) {
        for (Vec2 &point : *points)
            point.y() = -point.y();
    }
    hullsmith::OutlineCheckOptions options;
    const std::optional<double> most = *limit;
    if (most && std::abs(*most) < double(std::numeric_limits<int>::max()))
        options.vertexLimit = int(*most);
    options.weldDistance = *weld;
    options.collinearTolerance = *straight;
    return toJson(hullsmith::checkOutline(*points, options), options);
}

// hull

Answer<QJsonObject> hull(const JsonValue &input)
{
    const auto points = readPoints(input.find(u"points"), QStringLiteral("points"));
    if (!points)
        return std::unexpected(points.error());
    const auto limit = readOptional(input, "limit");
    if (!limit)
        return std::unexpected(limit.error());
    const auto ring = hullsmith::convexHull(*points);
    if (!ring) {
        const bool flat = ring.error().kind == hullsmith::HullFault::Kind::Degenerate;
        QJsonObject more;
        if (flat)
            more[QLatin1String("distinct_points")] = ring.error().distinctPoints;
        return std::unexpected(
            QueryError{flat ? QStringLiteral("degenerate") : QStringLiteral("non_finite"),
                       flat ? QStringLiteral("the points span no area")
                            : QStringLiteral("point %1 is not finite").arg(ring.error().vertex),
                       more});
    }
    QJsonObject out;
    out[QLatin1String("hull")] = toJson(*ring);
    out[QLatin1String("count")] = int(ring->size());
    out[QLatin1String("area")] = toJson(hullsmith::polygonMass(*ring, 1.0).area);
    if (const std::optional<double> most = *limit)
        out[QLatin1String("over_limit")] = double(ring->size()) > *most;
    return out;
}

// sat

/// More than one piece if concave.
struct Placed {
    Compound shape;
    Pose pose;

    const Shape &convex() const { return shape.piece(0); }
};

std::unexpected<QueryError> unsupported(const QString &message)
{
    return std::unexpected(QueryError{QStringLiteral("unsupported"), message});
}

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

std::unexpected<QueryError> splitError(const hullsmith::SplitFault &fault)
{
    return std::unexpected(
        QueryError{QLatin1String(hullsmith::faultCode(fault.kind)),
                   QStringLiteral("the outline cannot be split: see the point in `where`"),
                   {{QStringLiteral("where"), toJson(fault.place)}}});
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

QJsonArray toJson(const std::vector<hullsmith::ContactPoint> &contacts)
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
    out[QLatin1String("contacts")] = toJson(sharedContacts(a, b, manifold));
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

Answer<QJsonObject> satAnswer(const JsonValue &input)
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

// decompose

Answer<std::vector<std::vector<Vec2>>> readHoles(const JsonValue *value)
{
    std::vector<std::vector<Vec2>> holes;
    if (!value)
        return holes;
    if (!value->isArray())
        return badRequest(QStringLiteral("holes must be a list of rings"));
    for (const JsonValue &item : value->items) {
        auto ring = readPoints(&item, QStringLiteral("holes"));
        if (!ring)
            return std::unexpected(ring.error());
        holes.push_back(*std::move(ring));
    }
    return holes;
}

int countReflex(std::span<const Vec2> outer, std::span<const std::vector<Vec2>> holes)
{
    int count = int(hullsmith::checkOutline(outer).reflex.size());
    for (const std::vector<Vec2> &hole : holes) {
        // Its corners turn the other way, seen from the outline.
        const OutlineReport report = hullsmith::checkOutline(hole);
        count += report.count -
                 int(report.duplicates.size() + report.collinear.size() + report.reflex.size());
    }
    return count;
}

Answer<QJsonObject> decompose(const JsonValue &input)
{
    const auto outer = readPoints(input.find(u"outer"), QStringLiteral("outer"));
    const auto holes = readHoles(input.find(u"holes"));
    const auto most = readOptional(input, "max_vertices");
    if (!outer || !holes || !most)
        return std::unexpected(!outer ? outer.error() : !holes ? holes.error() : most.error());
    hullsmith::SplitOptions options;
    const double limit = most->value_or(0.0);
    if (limit != 0.0 && !(limit >= 3.0))
        return badRequest(QStringLiteral("max_vertices must be 0 or at least 3"));
    if (limit < double(std::numeric_limits<int>::max()))
        options.cornerLimit = int(limit);
    const auto split = hullsmith::split(*outer, *holes, options);
    if (!split)
        return splitError(split.error());
    QJsonArray pieces;
    std::vector<hullsmith::MassProperties> parts;
    for (const std::vector<Vec2> &piece : split->pieces) {
        pieces.append(toJson(piece));
        parts.push_back(hullsmith::polygonMass(piece, 1.0));
    }
    QJsonObject out;
    out[QLatin1String("pieces")] = pieces;
    out[QLatin1String("area")] = toJson(hullsmith::combine(parts).area);
    out[QLatin1String("reflex_vertices")] = countReflex(*outer, *holes);
    return out;
}

// simulate: mass of polygons

Answer<QJsonObject> simulate(const JsonValue &input)
{
    const JsonValue *polygons = input.find(u"polygons");
    if (!polygons)
        return unsupported(QStringLiteral("simulate answers the mass of polygons only"));
    const auto density = readNumber(input.find(u"density"), QStringLiteral("density"));
    if (!density)
        return std::unexpected(density.error());
    if (!polygons->isArray())
        return badRequest(QStringLiteral("polygons must be a list of polygons"));
    std::vector<hullsmith::MassProperties> parts;
    for (const JsonValue &polygon : polygons->items) {
        const auto ring = readPoints(&polygon, QStringLiteral("polygons"));
        if (!ring)
            return std::unexpected(ring.error());
        parts.push_back(hullsmith::polygonMass(*ring, *density));
    }
    const hullsmith::MassProperties body = hullsmith::combine(parts);
    QJsonObject out;
    out[QLatin1String("mass")] = toJson(body.mass);
    out[QLatin1String("center")] = toJson(body.centroid);
    out[QLatin1String("inertia_center")] = toJson(body.inertia);
    out[QLatin1String("inertia_origin")] = toJson(body.inertiaAboutOrigin());
    return out;
}

struct Kind {
    const char *name;
    Answer<QJsonObject> (*answer)(const JsonValue &input);
};

constexpr Kind kinds[] = {{"check", check},
                          {"decompose", decompose},
                          {"hull", hull},
                          {"sat", satAnswer},
                          {"simulate", simulate}};

Answer<QJsonObject> answer(const JsonValue &request)
{
    const JsonValue *id = request.find(u"id");
    const JsonValue *kind = request.find(u"kind");
    const JsonValue *input = request.find(u"input");
    if (!id || !(id->isString() || id->isNumber()))
        return badRequest(QStringLiteral("a request needs an id"));
    if (!kind || !kind->isString())
        return badRequest(QStringLiteral("a request needs a kind"));
    const auto *known = std::find_if(std::begin(kinds), std::end(kinds), [&](const Kind &k) {
        return kind->string == QLatin1String(k.name);
    });
    if (known == std::end(kinds))
        return badRequest(QStringLiteral("unknown kind ") + kind->string);
    if (!input || !input->isObject())
        return badRequest(QStringLiteral("a request needs an input object"));
    return known->answer(*input);
}

/// `id` and `kind` as they came; null where they cannot be read.
QJsonValue echo(const JsonValue *value)
{
    if (value && value->isString())
        return value->string;
    if (value && value->isNumber())
        return value->number;
    return {};
}

} // namespace

QByteArray answerQuery(const QByteArray &request)
{
    const auto parsed = parseJson(request);
    QJsonObject line;
    line[QLatin1String("id")] = parsed ? echo(parsed->find(u"id")) : QJsonValue();
    line[QLatin1String("kind")] = parsed ? echo(parsed->find(u"kind")) : QJsonValue();
    const Answer<QJsonObject> result = parsed ? answer(*parsed)
                                              : badRequest(QStringLiteral("column %1: %2")
                                                               .arg(parsed.error().column)
                                                               .arg(parsed.error().message));
    if (result) {
        line[QLatin1String("result")] = *result;
    } else {
        QJsonObject error = result.error().more;
        error[QLatin1String("code")] = result.error().code;
        error[QLatin1String("message")] = result.error().message;
        line[QLatin1String("error")] = error;
    }
    return QJsonDocument(line).toJson(QJsonDocument::Compact);
}

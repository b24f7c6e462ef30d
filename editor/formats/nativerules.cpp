#include "nativerules.h"

#include "filenames.h"
#include "formattext.h"
#include "nativelayers.h"
#include "nativelimits.h"

#include <QSet>

#include <algorithm>
#include <cmath>

namespace {

using Problem = std::optional<FileFault>;

FileFault fault(const QString &message, const char *code)
{
    return {message, 0, 0, QString::fromLatin1(code)};
}

FileFault badName(const QString &place, const QString &problem)
{
    return fault(FormatText::tr("%1: %2").arg(place, problem), "bad_name");
}

bool within(double x, double least, double most)
{
    return x >= least && x <= most; // false for NaN
}

bool within(const hullsmith::Vec2 &p, double limit)
{
    return within(p.x(), -limit, limit) && within(p.y(), -limit, limit);
}

bool within(const std::vector<hullsmith::Vec2> &points, double limit)
{
    return std::all_of(points.begin(), points.end(),
                       [&](const hullsmith::Vec2 &p) { return within(p, limit); });
}

bool aboveZero(double x, double most)
{
    return x > 0.0 && x <= most;
}

FileFault outOfRange(const QString &place)
{
    return fault(
        FormatText::tr("%1: a number is not finite or beyond the format's limits").arg(place),
        "number_range");
}

QString placeOf(const SceneBody &body)
{
    return FormatText::tr("Body \"%1\"").arg(shownName(body.name));
}

QString placeOf(const SceneBody &body, const SceneShape &shape)
{
    return FormatText::tr("Shape \"%1/%2\"").arg(shownName(body.name), shownName(shape.name));
}

bool propertiesInRange(const ShapeProperties &properties)
{
    return within(properties.density, 0.0, native::propertyLimit) &&
           within(properties.friction, 0.0, native::propertyLimit) &&
           within(properties.restitution, 0.0, 1.0) && properties.group >= native::groupLeast &&
           properties.group <= native::groupMost;
}

bool geometryInRange(const SceneShape &shape)
{
    return within(shape.vertices, native::coordinateLimit) &&
           std::all_of(shape.holes.begin(), shape.holes.end(),
                       [](const auto &hole) { return within(hole, native::coordinateLimit); }) &&
           within(shape.radius, 0.0, native::coordinateLimit);
}

bool layersInRange(const SceneShape &shape)
{
    const auto inside = [](const auto &ring) { return within(ring, native::coordinateLimit); };
    const auto cutInside = [](const hullsmith::CutLine &cut) {
        return within(cut.first, native::coordinateLimit) &&
               within(cut.second, native::coordinateLimit);
    };
    const std::optional<TracedRings> &traced = shape.traced;
    return (!traced || (native::inRange(*traced) && inside(traced->outer) &&
                        std::ranges::all_of(traced->holes, inside))) &&
           native::inRange(shape.split) && std::ranges::all_of(shape.split.cuts, cutInside);
}

bool categoriesKnown(const QStringList &names, const SceneSettings &settings)
{
    return std::all_of(names.begin(), names.end(),
                       [&](const QString &name) { return settings.categories.contains(name); }) &&
           QSet<QString>(names.begin(), names.end()).size() == names.size();
}

Problem shapeFault(const SceneData &data, const SceneBody &body, const SceneShape &shape)
{
    if (const std::optional<QString> problem = nameProblem(shape.name))
        return badName(placeOf(body, shape), *problem);
    if (!geometryInRange(shape) || !layersInRange(shape) || !propertiesInRange(shape.properties))
        return outOfRange(placeOf(body, shape));
    if (!categoriesKnown(shape.properties.category, data.settings) ||
        !categoriesKnown(shape.properties.mask.value_or(QStringList()), data.settings))
        return fault(FormatText::tr("%1: a category is not in the settings or named twice")
                         .arg(placeOf(body, shape)),
                     "unknown_category");
    return std::nullopt;
}

Problem bodyFault(const SceneBody &body)
{
    if (const std::optional<QString> problem = nameProblem(body.name))
        return badName(placeOf(body), *problem);
    if (const std::optional<QString> problem = imagePathProblem(body.image))
        return fault(FormatText::tr("%1: %2").arg(placeOf(body), *problem), "bad_path");
    if (!within(body.pivot, native::coordinateLimit) ||
        !within(body.position, native::coordinateLimit) ||
        !within(body.angle, -native::angleLimit, native::angleLimit) ||
        !aboveZero(body.pixelsPerMetre.value_or(1.0), native::scaleLimit) ||
        (body.trace && !native::inRange(*body.trace)))
        return outOfRange(placeOf(body));
    return std::nullopt;
}

Problem shapesFault(const SceneData &data, const SceneBody &body)
{
    if (body.shapes.size() > std::size_t(native::shapeLimit))
        return fault(FormatText::tr("%1 has too many shapes").arg(placeOf(body)), "too_many");
    QSet<QString> names;
    for (const SceneShape &shape : body.shapes) {
        if (Problem problem = shapeFault(data, body, shape))
            return problem;
        if (names.contains(shape.name))
            return fault(FormatText::tr("%1: two shapes have this name; rename one")
                             .arg(placeOf(body, shape)),
                         "duplicate_name");
        names.insert(shape.name);
    }
    return std::nullopt;
}

Problem settingsFault(const SceneSettings &settings)
{
    if (!aboveZero(settings.pixelsPerMetre, native::scaleLimit) ||
        !aboveZero(settings.grid, native::scaleLimit))
        return outOfRange(FormatText::tr("Project settings"));
    const QStringList &names = settings.categories;
    if (names.isEmpty() || names.size() > native::categoryLimit)
        return fault(FormatText::tr("There must be 1 to %1 categories").arg(native::categoryLimit),
                     "too_many");
    for (const QString &name : names + QStringList(settings.target))
        if (const std::optional<QString> problem = nameProblem(name))
            return badName(FormatText::tr("Project settings"), *problem);
    if (QSet<QString>(names.begin(), names.end()).size() != names.size())
        return fault(FormatText::tr("Two categories have the same name"), "duplicate_name");
    return std::nullopt;
}

std::size_t vertexCount(const std::vector<hullsmith::Vec2> &outer,
                        const std::vector<std::vector<hullsmith::Vec2>> &holes)
{
    std::size_t count = outer.size();
    for (const std::vector<hullsmith::Vec2> &hole : holes)
        count += hole.size();
    return count;
}

qsizetype vertexCount(const SceneData &data)
{
    std::size_t count = 0;
    for (const SceneBody &body : data.bodies)
        for (const SceneShape &shape : body.shapes) {
            if (shape.type != ShapeType::Outline)
                continue;
            count += vertexCount(shape.vertices, shape.holes);
            if (shape.traced)
                count += vertexCount(shape.traced->outer, shape.traced->holes);
        }
    return qsizetype(count);
}

Problem sizeFault(const SceneData &data)
{
    if (data.bodies.size() > std::size_t(native::bodyLimit))
        return fault(FormatText::tr("The project has more than %1 bodies").arg(native::bodyLimit),
                     "too_many");
    if (vertexCount(data) > native::vertexLimit)
        return fault(
            FormatText::tr("The project has more than %1 vertices").arg(native::vertexLimit),
            "too_many");
    return std::nullopt;
}

} // namespace

Problem nativeFault(const SceneData &data)
{
    if (Problem problem = settingsFault(data.settings))
        return problem;
    if (Problem problem = sizeFault(data))
        return problem;
    QSet<QString> names;
    for (const SceneBody &body : data.bodies) {
        if (Problem problem = bodyFault(body))
            return problem;
        if (names.contains(body.name))
            return fault(
                FormatText::tr("%1: two bodies have this name; rename one").arg(placeOf(body)),
                "duplicate_name");
        names.insert(body.name);
        if (Problem problem = shapesFault(data, body))
            return problem;
    }
    return std::nullopt;
}

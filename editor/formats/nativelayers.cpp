#include "nativelayers.h"

#include "format.h"
#include "formattext.h"
#include "nativelimits.h"

#include <array>
#include <span>

using hullsmith::CutLine;
using hullsmith::PixelRect;
using hullsmith::Vec2;

namespace {

// In the order of the enums.
constexpr std::array contourNames{"auto", "pixels", "smooth"};
constexpr std::array fitNames{"closest", "cover", "inside"};
constexpr std::array goalNames{"tolerance", "vertices", "pieces"};
constexpr std::array methodNames{"fewest", "fast", "add-points"};

using Names = std::span<const char *const>;

QString listed(Names names)
{
    QStringList quoted;
    for (const char *name : names)
        quoted.append(QLatin1Char('"') + QLatin1String(name) + QLatin1Char('"'));
    return quoted.join(QStringLiteral(", "));
}

template <class Enum>
Enum readChoice(JsonFields &fields, const JsonValue &json, Names names)
{
    const QString text = fields.string(json);
    for (std::size_t i = 0; i < names.size(); ++i)
        if (text == QLatin1String(names[i]))
            return Enum(i);
    fields.refuse(json, FormatText::tr("Expected one of %1").arg(listed(names)),
                  QStringLiteral("unknown_value"));
    return Enum(0);
}

template <class Enum>
QByteArray choice(Enum value, Names names)
{
    return '"' + QByteArray(names[std::size_t(value)]) + '"';
}

int readConnectivity(JsonFields &fields, const JsonValue &json)
{
    const int value = fields.integer(json, 4, 8);
    if (value != 4 && value != 8)
        fields.refuse(json, FormatText::tr("Expected 4 or 8"), QStringLiteral("number_range"));
    return value;
}

std::vector<int> readIntegers(JsonFields &fields, const JsonValue &json, std::size_t count,
                              int most)
{
    std::vector<int> numbers(count, 0);
    if (!json.isArray() || json.items.size() != count) {
        fields.refuse(json, FormatText::tr("Expected %1 whole numbers in brackets").arg(count),
                      QStringLiteral("type"));
        return numbers;
    }
    for (std::size_t i = 0; i < count; ++i)
        numbers[i] = fields.integer(json.items[i], 0, most);
    return numbers;
}

PixelRect readRegion(JsonFields &fields, const JsonValue &json)
{
    const std::vector<int> n = readIntegers(fields, json, 4, native::pixelLimit);
    for (std::size_t side : {2u, 3u})
        if (!fields.fault() && n[side] == 0)
            fields.refuse(json.items[side], FormatText::tr("Expected a number above 0"),
                          QStringLiteral("number_range"));
    return {n[0], n[1], n[2], n[3]};
}

void refuseIfMore(JsonFields &fields, const JsonValue &list, int limit)
{
    if (list.items.size() > std::size_t(limit))
        fields.refuse(list, FormatText::tr("The list has more than %1 entries").arg(limit),
                      QStringLiteral("too_many"));
}

CutLine readCut(JsonFields &fields, const JsonValue &json)
{
    if (!json.isArray() || json.items.size() != 2) {
        fields.refuse(json, FormatText::tr("Expected a cut line: two points in brackets"),
                      QStringLiteral("type"));
        return {Vec2::Zero(), Vec2::Zero()};
    }
    return {fields.point(json.items[0], native::coordinateLimit),
            fields.point(json.items[1], native::coordinateLimit)};
}

std::vector<CutLine> readCuts(JsonFields &fields, const JsonValue &json)
{
    std::vector<CutLine> cuts;
    if (!fields.isArray(json))
        return cuts;
    refuseIfMore(fields, json, native::cutLimit);
    for (const JsonValue &item : json.items) {
        if (fields.fault())
            break;
        cuts.push_back(readCut(fields, item));
    }
    return cuts;
}

QByteArray integers(std::initializer_list<int> numbers)
{
    QByteArrayList items;
    for (int n : numbers)
        items.append(QByteArray::number(n));
    return jsonList(items);
}

bool within(int x, int least, int most)
{
    return x >= least && x <= most;
}

/// Reads what is wanted of the outline: fit and goal.
void readAim(JsonFields &fields, const JsonValue &json, TraceSettings &trace)
{
    using T = TraceSettings;
    if (const JsonValue *value = json.find(u"fit"))
        trace.fit = readChoice<T::Fit>(fields, *value, fitNames);
    if (const JsonValue *value = json.find(u"goal"))
        trace.goal = readChoice<T::Goal>(fields, *value, goalNames);
    if (const JsonValue *value = json.find(u"tolerance"))
        trace.tolerance = fields.number(*value, 0.0, native::coordinateLimit);
    if (const JsonValue *value = json.find(u"vertices"))
        trace.vertices = fields.integer(*value, 3, native::vertexLimit);
    if (const JsonValue *value = json.find(u"pieces"))
        trace.pieces = fields.integer(*value, 1, native::vertexLimit);
}

} // namespace

TraceSettings native::readTrace(JsonFields &fields, const JsonValue &json)
{
    TraceSettings trace;
    if (!fields.isObject(json))
        return trace;
    fields.onlyKeys(json, {u"threshold", u"contour", u"connectivity", u"leastIsland", u"leastHole",
                           u"fit", u"goal", u"tolerance", u"vertices", u"pieces", u"region"});
    if (const JsonValue *value = json.find(u"threshold"))
        trace.threshold = fields.integer(*value, 1, thresholdMost);
    if (const JsonValue *value = json.find(u"contour"))
        trace.contour = readChoice<TraceSettings::Contour>(fields, *value, contourNames);
    if (const JsonValue *value = json.find(u"connectivity"))
        trace.connectivity = readConnectivity(fields, *value);
    if (const JsonValue *value = json.find(u"leastIsland"))
        trace.leastIsland = fields.integer(*value, 0, pixelAreaLimit);
    if (const JsonValue *value = json.find(u"leastHole"))
        trace.leastHole = fields.integer(*value, 0, pixelAreaLimit);
    readAim(fields, json, trace);
    if (const JsonValue *value = json.find(u"region"))
        trace.region = readRegion(fields, *value);
    return trace;
}

TracedRings native::readTraced(JsonFields &fields, const JsonValue &json,
                               const RingReader &readRing)
{
    TracedRings traced;
    if (!fields.isObject(json))
        return traced;
    fields.onlyKeys(json, {u"seed", u"vertices", u"holes"});
    if (const JsonValue *value = fields.required(json, u"seed")) {
        const std::vector<int> seed = readIntegers(fields, *value, 2, pixelLimit);
        traced.seed = {seed[0], seed[1]};
    }
    if (const JsonValue *value = fields.required(json, u"vertices"))
        traced.outer = readRing(*value);
    if (const JsonValue *value = json.find(u"holes"); value && fields.isArray(*value)) {
        refuseIfMore(fields, *value, shapeLimit);
        for (const JsonValue &hole : value->items)
            traced.holes.push_back(readRing(hole));
    }
    return traced;
}

SplitSettings native::readSplit(JsonFields &fields, const JsonValue &json)
{
    SplitSettings split;
    if (!fields.isObject(json))
        return split;
    fields.onlyKeys(json, {u"method", u"limit", u"cuts"});
    if (const JsonValue *value = json.find(u"method"))
        split.method = readChoice<SplitSettings::Method>(fields, *value, methodNames);
    if (const JsonValue *value = json.find(u"limit"))
        split.limit = fields.integer(*value, 3, vertexLimit);
    if (const JsonValue *value = json.find(u"cuts"))
        split.cuts = readCuts(fields, *value);
    return split;
}

void native::writeTrace(JsonWriter &json, const TraceSettings &trace)
{
    const TraceSettings defaults;
    json.beginObject("trace");
    if (trace.threshold != defaults.threshold)
        json.member("threshold", QByteArray::number(trace.threshold));
    if (trace.contour != defaults.contour)
        json.member("contour", choice(trace.contour, contourNames));
    if (trace.connectivity != defaults.connectivity)
        json.member("connectivity", QByteArray::number(trace.connectivity));
    if (trace.leastIsland != defaults.leastIsland)
        json.member("leastIsland", QByteArray::number(trace.leastIsland));
    if (trace.leastHole != defaults.leastHole)
        json.member("leastHole", QByteArray::number(trace.leastHole));
    if (trace.fit != defaults.fit)
        json.member("fit", choice(trace.fit, fitNames));
    if (trace.goal != defaults.goal)
        json.member("goal", choice(trace.goal, goalNames));
    if (trace.tolerance != defaults.tolerance)
        json.member("tolerance", number(trace.tolerance));
    if (trace.vertices != defaults.vertices)
        json.member("vertices", QByteArray::number(trace.vertices));
    if (trace.pieces != defaults.pieces)
        json.member("pieces", QByteArray::number(trace.pieces));
    if (const std::optional<PixelRect> &r = trace.region)
        json.member("region", integers({r->column, r->row, r->width, r->height}));
    json.endObject();
}

void native::writeHoles(JsonWriter &json, const std::vector<std::vector<Vec2>> &holes)
{
    if (holes.empty())
        return;
    json.beginArray("holes");
    for (const std::vector<Vec2> &hole : holes)
        json.item(jsonPoints(hole));
    json.endArray();
}

void native::writeTraced(JsonWriter &json, const TracedRings &traced)
{
    json.beginObject("traced");
    json.member("seed", integers({traced.seed.column, traced.seed.row}));
    json.member("vertices", jsonPoints(traced.outer));
    writeHoles(json, traced.holes);
    json.endObject();
}

void native::writeSplit(JsonWriter &json, const SplitSettings &split)
{
    const SplitSettings defaults;
    if (split == defaults)
        return;
    json.beginObject("split");
    if (split.method != defaults.method)
        json.member("method", choice(split.method, methodNames));
    if (split.limit)
        json.member("limit", QByteArray::number(*split.limit));
    if (!split.cuts.empty()) {
        json.beginArray("cuts");
        for (const auto &[from, to] : split.cuts)
            json.item(jsonPoints({from, to}));
        json.endArray();
    }
    json.endObject();
}

bool native::inRange(const TraceSettings &trace)
{
    const auto inImage = [](const PixelRect &r) {
        return within(r.column, 0, pixelLimit) && within(r.row, 0, pixelLimit) &&
               within(r.width, 1, pixelLimit) && within(r.height, 1, pixelLimit);
    };
    return within(trace.threshold, 1, thresholdMost) &&
           (trace.connectivity == 4 || trace.connectivity == 8) &&
           within(trace.leastIsland, 0, pixelAreaLimit) &&
           within(trace.leastHole, 0, pixelAreaLimit) && trace.tolerance >= 0.0 &&
           trace.tolerance <= coordinateLimit && within(trace.vertices, 3, vertexLimit) &&
           within(trace.pieces, 1, vertexLimit) && (!trace.region || inImage(*trace.region));
}

bool native::inRange(const TracedRings &traced)
{
    return within(traced.seed.column, 0, pixelLimit) && within(traced.seed.row, 0, pixelLimit) &&
           traced.holes.size() <= std::size_t(shapeLimit);
}

bool native::inRange(const SplitSettings &split)
{
    return within(split.limit.value_or(3), 3, vertexLimit) &&
           split.cuts.size() <= std::size_t(cutLimit);
}

#include "sattrace.h"

#include "satobserved.h"

namespace hullsmith {

namespace {

using Kind = SatEvent::Kind;

/// Writes the events down. `recordVertices` is a constant of the type, as observers have it.
template <bool recordVertices>
class Recorder : public SatObserver {
public:
    static constexpr bool details = true;
    static constexpr bool vertices = recordVertices;

    Recorder(SatTrace &trace, const SatPair &pair)
        : m_trace(trace)
        , m_pair(pair)
    {
    }

    void start(int normals, int uniqueAxes)
    {
        SatEvent &event = add(Kind::Start);
        event.normals = normals;
        event.unique = uniqueAxes;
    }
    void cache(AxisSource source) { addAbout(Kind::Cache, source); }
    void duplicate(AxisSource source, AxisSource earlier)
    {
        addAbout(Kind::Duplicate, source).other = earlier;
    }
    void degenerate(AxisSource source, double length)
    {
        addAbout(Kind::Degenerate, source).value = length;
    }
    void axis(AxisSource source, const Vec2 &normal)
    {
        SatEvent &event = addAbout(Kind::Axis, source);
        event.axis.source = source;
        event.axis.normal = normal;
        m_axis = int(m_trace.events.size()) - 1;
    }
    void vertex(Owner owner, int index, const Vec2 &world, double dot)
    {
        SatEvent &event = addPart(Kind::Vertex);
        event.owner = owner;
        event.vertex = index;
        event.point = world;
        event.value = dot;
    }
    void project(Owner owner, const Interval &interval)
    {
        SatEvent &event = addPart(Kind::Project);
        event.owner = owner;
        (owner == Owner::A ? event.axis.a : event.axis.b) = interval;
    }
    void compare(const SatAxis &axis) { addPart(Kind::Compare).axis = axis; }
    void best(const SatAxis &axis, bool isNewBest)
    {
        SatEvent &event = addPart(Kind::Best);
        event.axis = axis;
        event.isNewBest = isNewBest;
        if (isNewBest)
            event.best = m_best = int(m_trace.events.size()) - 1;
    }
    void earlyOut(int tested, int planned)
    {
        SatEvent &event = add(Kind::EarlyOut);
        event.tested = tested;
        event.unique = planned;
    }
    void result(const SatResult &result)
    {
        SatEvent &event = addAbout(Kind::Result, result.best.source);
        event.axis = result.best;
        event.tested = result.axesTested;
    }

private:
    SatEvent &add(Kind kind)
    {
        SatEvent &event = m_trace.events.emplace_back();
        event.kind = kind;
        event.best = m_best;
        return event;
    }
    SatEvent &addAbout(Kind kind, AxisSource source)
    {
        SatEvent &event = add(kind);
        event.source = source;
        event.segment = source.owner != Owner::Both && m_pair.core(source.owner).size() == 2;
        return event;
    }
    SatEvent &addPart(Kind kind)
    {
        const SatAxis axis = m_trace.events[std::size_t(m_axis)].axis;
        SatEvent &event = addAbout(kind, axis.source);
        event.axis.source = axis.source;
        event.axis.normal = axis.normal;
        event.parent = m_axis;
        return event;
    }

    SatTrace &m_trace;
    const SatPair &m_pair;
    int m_axis = -1;
    int m_best = -1;
};

template <bool recordVertices>
SatTrace record(const SatPair &pair, const SatOptions &options)
{
    SatTrace trace;
    trace.segmentA = pair.a().size() == 2;
    trace.segmentB = pair.b().size() == 2;
    Recorder<recordVertices> recorder(trace, pair);
    trace.result = SatLoop<Recorder<recordVertices>>(pair, options, recorder).run();
    return trace;
}

void appendKey(std::string &key, const SatEvent &event)
{
    const auto appendAxis = [&] { key += axisName(event.source, event.segment); };
    const auto appendPart = [&](const char *part) {
        key += "sat/axis/";
        appendAxis();
        key += part;
    };
    switch (event.kind) {
    case Kind::Start:
        key += "sat/start";
        break;
    case Kind::Cache:
        key += "sat/cache/";
        appendAxis();
        break;
    case Kind::Duplicate:
        appendPart("/duplicate");
        break;
    case Kind::Degenerate:
        appendPart("/degenerate");
        break;
    case Kind::Axis:
        appendPart("/axis");
        break;
    case Kind::Vertex:
        appendPart(event.owner == Owner::A ? "/project-A/vertex/" : "/project-B/vertex/");
        key += std::to_string(event.vertex);
        break;
    case Kind::Project:
        appendPart(event.owner == Owner::A ? "/project-A" : "/project-B");
        break;
    case Kind::Compare:
        appendPart("/compare");
        break;
    case Kind::Best:
        appendPart("/best");
        break;
    case Kind::EarlyOut:
        key += "sat/early-out";
        break;
    case Kind::Result:
        key += "sat/result";
        break;
    }
}

} // namespace

int SatEvent::level() const
{
    switch (kind) {
    case Kind::Axis:
    case Kind::Project:
    case Kind::Best:
        return 2;
    case Kind::Vertex:
        return 3;
    default:
        return 1;
    }
}

std::string SatEvent::key() const
{
    std::string key;
    appendKey(key, *this);
    return key;
}

std::string axisName(AxisSource source, bool segmentCore)
{
    if (source.owner == Owner::Both)
        return "v";
    std::string name(1, source.owner == Owner::A ? 'A' : 'B');
    return name += segmentCore ? std::string(1, 's') : std::to_string(source.edge);
}

std::string SatTrace::keyOf(int event) const
{
    return events[std::size_t(event)].key();
}

int SatTrace::find(std::string_view key) const
{
    std::string candidate;
    for (int i = 0; i < int(events.size()); ++i) {
        candidate.clear();
        appendKey(candidate, events[std::size_t(i)]);
        if (candidate == key)
            return i;
    }
    return -1;
}

SatTrace satTrace(const Shape &a, const Pose &poseA, const Shape &b, const Pose &poseB,
                  const SatOptions &options, bool recordVertices)
{
    const SatPair pair(a, poseA, b, poseB);
    return recordVertices ? record<true>(pair, options) : record<false>(pair, options);
}

} // namespace hullsmith

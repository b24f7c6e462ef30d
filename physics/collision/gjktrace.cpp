#include "gjktrace.h"

#include "gjkobserved.h"

namespace hullsmith {

namespace {

using Kind = GjkEvent::Kind;

class Recorder : public GjkObserver {
public:
    explicit Recorder(GjkTrace &trace)
        : m_trace(trace)
    {
    }

    void start(const Simplex &simplex, const SimplexRegion &region)
    {
        setRegion(add(Kind::Start), simplex, region);
    }
    void direction(int k, const Vec2 &unit) { add(Kind::Direction, k).direction = unit; }
    void support(int k, const DifferencePoint &point) { add(Kind::Support, k).point = point; }
    void progress(int k, double gap, double gain, double /*tolerance*/, double distance,
                  bool isFinal)
    {
        GjkEvent &event = add(Kind::Progress, k);
        event.gap = gap;
        event.gain = gain;
        event.distance = distance;
        event.isFinal = isFinal;
    }
    void region(int k, const Simplex &simplex, const SimplexRegion &region)
    {
        setRegion(add(Kind::Region, k), simplex, region);
    }
    void reduce(int k, const Simplex &simplex) { add(Kind::Reduce, k).simplex = simplex; }
    void result(const GjkResult &) { add(Kind::Result); }

private:
    GjkEvent &add(Kind kind, int iteration = -1)
    {
        GjkEvent &event = m_trace.events.emplace_back();
        event.kind = kind;
        event.iteration = iteration;
        return event;
    }
    void setRegion(GjkEvent &event, const Simplex &simplex, const SimplexRegion &region)
    {
        event.simplex = simplex;
        event.region = region;
        event.isDegenerate = !region.inside && !(region.distance > m_trace.tolerance);
    }

    GjkTrace &m_trace;
};

} // namespace

int GjkEvent::level() const
{
    switch (kind) {
    case Kind::Start:
    case Kind::Region:
    case Kind::Result:
        return 1;
    case Kind::Progress:
        return isFinal ? 1 : 2;
    default:
        return 2;
    }
}

std::string GjkEvent::key() const
{
    switch (kind) {
    case Kind::Start:
        return "gjk/start";
    case Kind::Direction:
        return iterationKey("gjk", iteration, "direction");
    case Kind::Support:
        return iterationKey("gjk", iteration, "support");
    case Kind::Progress:
        return iterationKey("gjk", iteration, "progress");
    case Kind::Region:
        return iterationKey("gjk", iteration, "region");
    case Kind::Reduce:
        return iterationKey("gjk", iteration, "reduce");
    case Kind::Result:
        break;
    }
    return "gjk/result";
}

GjkTrace gjkTrace(const Shape &a, const Pose &poseA, const Shape &b, const Pose &poseB,
                  const GjkOptions &options)
{
    const SatPair pair(a, poseA, b, poseB);
    GjkTrace trace;
    trace.tolerance = Difference(pair).error();
    Recorder recorder(trace);
    trace.result = GjkLoop<Recorder>(pair, options, recorder).run();
    return trace;
}

} // namespace hullsmith

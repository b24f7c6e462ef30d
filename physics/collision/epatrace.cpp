#include "epatrace.h"

#include "epaobserved.h"

namespace hullsmith {

namespace {

using Kind = EpaEvent::Kind;

class Recorder : public EpaObserver {
public:
    explicit Recorder(EpaTrace &trace)
        : m_trace(trace)
    {
    }

    void start(const Polytope &polytope) { add(Kind::Start).polytope = polytope; }
    void nearest(int k, const Polytope &polytope, int edge)
    {
        m_edge = edge;
        add(Kind::Nearest, k).polytope = polytope;
    }
    void support(int k, const DifferencePoint &point, double gain, double tolerance)
    {
        EpaEvent &event = add(Kind::Support, k);
        event.point = point;
        event.gain = gain;
        event.isFinal = !(gain > tolerance);
    }
    void expand(int k, const Polytope &polytope, double lower, double upper)
    {
        EpaEvent &event = add(Kind::Expand, k);
        event.polytope = polytope;
        event.lower = lower;
        event.upper = upper;
    }
    void result(const EpaResult &) { add(Kind::Result); }

private:
    EpaEvent &add(Kind kind, int iteration = -1)
    {
        EpaEvent &event = m_trace.events.emplace_back();
        event.kind = kind;
        event.iteration = iteration;
        if (iteration >= 0)
            event.edge = m_edge;
        return event;
    }

    EpaTrace &m_trace;
    int m_edge = -1;
};

} // namespace

int EpaEvent::level() const
{
    switch (kind) {
    case Kind::Nearest:
        return 2;
    case Kind::Support:
        return isFinal ? 1 : 2;
    default:
        return 1;
    }
}

std::string EpaEvent::key() const
{
    switch (kind) {
    case Kind::Start:
        return "epa/start";
    case Kind::Nearest:
        return iterationKey("epa", iteration, "nearest");
    case Kind::Support:
        return iterationKey("epa", iteration, "support");
    case Kind::Expand:
        return iterationKey("epa", iteration, "expand");
    case Kind::Result:
        break;
    }
    return "epa/result";
}

EpaTrace epaTrace(const Shape &a, const Pose &poseA, const Shape &b, const Pose &poseB,
                  const EpaOptions &options)
{
    EpaTrace trace;
    trace.tolerance = SatPair(a, poseA, b, poseB).error(Owner::Both);
    Recorder recorder(trace);
    trace.result = epaObserved(a, poseA, b, poseB, options, recorder);
    return trace;
}

} // namespace hullsmith

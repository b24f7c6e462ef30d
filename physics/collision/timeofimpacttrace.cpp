#include "timeofimpacttrace.h"

#include "timeofimpactobserved.h"

namespace hullsmith {

namespace {

using Kind = ToiEvent::Kind;

class Recorder : public ToiObserver {
public:
    explicit Recorder(ToiTrace &trace)
        : m_trace(trace)
    {
    }

    void start(const ToiOptions &options)
    {
        m_trace.options = options;
        add(Kind::Start);
    }
    void distance(int k, double time, const DistanceResult &distance)
    {
        m_time = time;
        add(Kind::Distance, k).distance = distance;
    }
    void advance(int k, double /*time*/, double step) { add(Kind::Advance, k).step = step; }
    void bracket(int k, const ToiBracket &bracket) { add(Kind::Bracket, k).bracket = bracket; }
    void result(const ToiResult &result)
    {
        m_time = result.time;
        add(Kind::Result);
    }

private:
    ToiEvent &add(Kind kind, int iteration = -1)
    {
        ToiEvent &event = m_trace.events.emplace_back();
        event.kind = kind;
        event.iteration = iteration;
        event.time = m_time;
        return event;
    }

    ToiTrace &m_trace;
    double m_time = 0.0;
};

} // namespace

int ToiEvent::level() const
{
    return kind == Kind::Advance || kind == Kind::Bracket ? 2 : 1;
}

std::string ToiEvent::key() const
{
    switch (kind) {
    case Kind::Start:
        return "toi/start";
    case Kind::Distance:
        return iterationKey("toi", iteration, "distance");
    case Kind::Advance:
        return iterationKey("toi", iteration, "advance");
    case Kind::Bracket:
        return iterationKey("toi", iteration, "bracket");
    case Kind::Result:
        break;
    }
    return "toi/result";
}

ToiTrace toiTrace(const Shape &a, const Sweep &sweepA, const Shape &b, const Sweep &sweepB,
                  const ToiOptions &options)
{
    ToiTrace trace;
    Recorder recorder(trace);
    trace.result = ToiLoop<Recorder>(a, sweepA, b, sweepB, options, recorder).run();
    return trace;
}

} // namespace hullsmith

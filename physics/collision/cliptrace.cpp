#include "cliptrace.h"

#include "manifoldobserved.h"

namespace hullsmith {

namespace {

using Kind = ClipEvent::Kind;

std::array<Vec2, 2> points(const std::array<ClipEnd, 2> &ends)
{
    return {ends[0].point, ends[1].point};
}

/// Writes the events down.
class Recorder : public ClipObserver {
public:
    static constexpr bool details = true;

    explicit Recorder(ClipTrace &trace)
        : m_trace(trace)
    {
    }

    void reference(AxisSource source, double cosine)
    {
        ClipEvent &event = add(Kind::Reference);
        event.source = source;
        event.cosine = cosine;
    }
    void incident(AxisSource source, int vertex)
    {
        ClipEvent &event = add(Kind::Incident);
        event.source = source;
        event.vertex = vertex;
    }
    void side(int side, int vertex, const std::array<ClipEnd, 2> &before,
              const std::array<ClipEnd, 2> &after)
    {
        ClipEvent &event = add(Kind::Side);
        event.side = side;
        event.vertex = vertex;
        event.before = points(before);
        event.after = points(after);
    }
    void point(const ContactPoint &contact, bool isKept)
    {
        ClipEvent &event = add(Kind::Point);
        event.contact = contact;
        event.isKept = isKept;
    }
    void flip() { add(Kind::Flip); }
    void result(const Manifold &manifold) { add(Kind::Result).count = manifold.count; }

private:
    ClipEvent &add(Kind kind)
    {
        ClipEvent &event = m_trace.events.emplace_back();
        event.kind = kind;
        return event;
    }

    ClipTrace &m_trace;
};

} // namespace

std::string ClipEvent::key() const
{
    switch (kind) {
    case Kind::Reference:
        return "clip/reference";
    case Kind::Incident:
        return "clip/incident";
    case Kind::Side:
        return "clip/side/" + std::to_string(side);
    case Kind::Point:
        return "clip/point/" + contactName(contact.id);
    case Kind::Flip:
        return "clip/flip";
    case Kind::Result:
        break;
    }
    return "clip/result";
}

int ClipTrace::find(std::string_view key) const
{
    for (int i = 0; i < int(events.size()); ++i)
        if (keyOf(i) == key)
            return i;
    return -1;
}

ClipTrace clipTrace(const Shape &a, const Pose &poseA, const Shape &b, const Pose &poseB,
                    const SatResult &result, const ManifoldOptions &options)
{
    ClipTrace trace;
    Recorder recorder(trace);
    const SatPair pair(a, poseA, b, poseB);
    trace.manifold = ManifoldClipper<Recorder>(pair, result, options, recorder).run();
    return trace;
}

ClipTrace clipTrace(const Shape &a, const Pose &poseA, const Shape &b, const Pose &poseB,
                    const ManifoldOptions &options)
{
    return clipTrace(a, poseA, b, poseB, sat(a, poseA, b, poseB, clippingTest(options)), options);
}

} // namespace hullsmith

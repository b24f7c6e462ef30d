#include "selfcontacts.h"

#include "edgesweep.h"
#include "pointorder.h"
#include "predicates.h"

#include <algorithm>
#include <numeric>

namespace hullsmith {

namespace {

using Pair = std::pair<int, int>;

/// Sorts what a sweep over the edges of a ring meets. Edge i leaves vertex i.
class RingContacts : public SweepObserver {
public:
    RingContacts(std::span<const Vec2> points, std::size_t limit)
        : m_points(points)
        , m_limit(limit)
    {
        orderEvents();
        makeEdges();
    }

    SelfContacts found()
    {
        EdgeSweep sweep(m_eventPoints, m_edges, *this);
        sweep.run();
        m_found.tests = sweep.tests();
        std::sort(m_found.crossings.begin(), m_found.crossings.end());
        std::sort(m_found.repeated.begin(), m_found.repeated.end());
        return std::move(m_found);
    }

    void crossed(int lower, int upper) override { add(m_found.crossings, lower, upper); }
    void met(int event, std::span<const int> through, std::span<const int> leaving,
             int below) override;
    bool isDone() const override { return m_found.truncated; }

private:
    int vertexCount() const { return int(m_points.size()); }
    const SweptEdge &edge(int i) const { return m_edges[std::size_t(i)]; }
    const Vec2 &beginOf(int i) const { return m_eventPoints[std::size_t(edge(i).begin)]; }
    const Vec2 &endOf(int i) const { return m_eventPoints[std::size_t(edge(i).end)]; }
    std::span<const int> verticesAt(int event) const
    {
        const auto from = std::size_t(m_eventStart[std::size_t(event)]);
        const auto to = std::size_t(m_eventStart[std::size_t(event) + 1]);
        return std::span(m_order).subspan(from, to - from);
    }
    bool areNeighbours(int a, int b) const
    {
        const int apart = std::abs(a - b);
        return apart <= 1 || apart == vertexCount() - 1;
    }

    void orderEvents();
    void makeEdges();
    void reportMeeting(int event, std::span<const int> through, std::span<const int> leaving);
    bool reportPair(int a, int b, int event);
    void reportRepeated(int event);
    void add(std::vector<Pair> &list, int a, int b);

    std::span<const Vec2> m_points;
    std::size_t m_limit;
    std::vector<int> m_order; ///< Vertices in the order of the sweep.
    std::vector<int>
        m_eventStart; ///< Where in m_order each group of equal points begins; and the end.
    std::vector<Vec2> m_eventPoints;
    std::vector<SweptEdge> m_edges;
    SelfContacts m_found;
};

void RingContacts::orderEvents()
{
    m_order.resize(m_points.size());
    std::iota(m_order.begin(), m_order.end(), 0);
    std::sort(m_order.begin(), m_order.end(), [this](int a, int b) {
        const Vec2 &p = m_points[std::size_t(a)];
        const Vec2 &q = m_points[std::size_t(b)];
        return comesBefore(p, q) || (p == q && a < b);
    });
    for (int i = 0; i < vertexCount(); ++i) {
        const Vec2 &p = m_points[std::size_t(m_order[std::size_t(i)])];
        if (i > 0 && p == m_eventPoints.back())
            continue;
        m_eventStart.push_back(i);
        m_eventPoints.push_back(p);
    }
    m_eventStart.push_back(vertexCount());
}

void RingContacts::makeEdges()
{
    std::vector<int> eventOf(m_points.size());
    for (int event = 0; event < int(m_eventPoints.size()); ++event)
        for (const int vertex : verticesAt(event))
            eventOf[std::size_t(vertex)] = event;
    for (std::size_t i = 0; i < m_points.size(); ++i) {
        const auto ends = std::minmax(eventOf[i], eventOf[i + 1 < m_points.size() ? i + 1 : 0]);
        m_edges.push_back({ends.first, ends.second});
    }
}

void RingContacts::met(int event, std::span<const int> through, std::span<const int> leaving,
                       int /*below*/)
{
    reportRepeated(event);
    reportMeeting(event, through, leaving);
}

/// Reports how the edges that hold the event's point meet there: those met before, and those that
/// begin.
void RingContacts::reportMeeting(int event, std::span<const int> through,
                                 std::span<const int> leaving)
{
    std::vector<int> meeting(through.begin(), through.end());
    // Those that go on come first: where very many meet, their crossings reach the limit at once.
    std::stable_partition(meeting.begin(), meeting.end(),
                          [&](int i) { return edge(i).end != event; });
    std::copy_if(leaving.begin(), leaving.end(), std::back_inserter(meeting),
                 [&](int i) { return edge(i).begin == event; });
    bool touches = false;
    for (std::size_t i = 0; i < meeting.size() && !m_found.truncated; ++i)
        for (std::size_t j = i + 1; j < meeting.size() && !m_found.truncated; ++j)
            if (!areNeighbours(meeting[i], meeting[j]))
                touches = reportPair(meeting[i], meeting[j], event) || touches;
    if (touches)
        m_found.touchPoints.push_back(m_eventPoints[std::size_t(event)]);
}

/// Two edges that are no neighbours and hold the event's point: reports a crossing once, and
/// returns true if they only touch.
bool RingContacts::reportPair(int a, int b, int event)
{
    const auto goesOn = [&](int i) { return edge(i).end > event; };
    const auto cameIn = [&](int i) { return edge(i).begin < event; };
    if (crossSign(beginOf(a), endOf(a), beginOf(b), endOf(b)) == 0) {
        const bool overlapRight = goesOn(a) && goesOn(b);
        const bool overlapLeft = cameIn(a) && cameIn(b);
        if (overlapRight && !overlapLeft)
            add(m_found.crossings, a, b);
        return !overlapRight && !overlapLeft;
    }
    if (goesOn(a) && cameIn(a) && goesOn(b) && cameIn(b)) {
        add(m_found.crossings, a, b);
        return false;
    }
    return true;
}

void RingContacts::reportRepeated(int event)
{
    const std::span<const int> vertices = verticesAt(event);
    for (std::size_t i = 0; i < vertices.size() && !m_found.truncated; ++i)
        for (std::size_t j = i + 1; j < vertices.size() && !m_found.truncated; ++j)
            add(m_found.repeated, vertices[i], vertices[j]);
}

void RingContacts::add(std::vector<Pair> &list, int a, int b)
{
    if (list.size() < m_limit)
        list.emplace_back(std::min(a, b), std::max(a, b));
    else
        m_found.truncated = true;
}

} // namespace

SelfContacts findSelfContacts(std::span<const Vec2> points, std::size_t limit)
{
    return RingContacts(points, limit).found();
}

} // namespace hullsmith

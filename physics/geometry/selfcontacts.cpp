#include "selfcontacts.h"

#include "pointorder.h"
#include "predicates.h"
#include "sweepstatus.h"

#include <algorithm>
#include <numeric>

namespace hullsmith {

namespace {

using Pair = std::pair<int, int>;

/// An edge with its ends in the order of the sweep, and the events (places in that order) of both.
struct SweptEdge {
    Vec2 begin, end;
    int beginEvent, endEvent;
};

class ContactSweep {
public:
    ContactSweep(std::span<const Vec2> points, std::size_t limit)
        : m_points(points)
        , m_limit(limit)
    {
        orderEvents();
        makeEdges();
    }

    SelfContacts run()
    {
        for (int event = 0; event < eventCount() && !m_found.truncated; ++event)
            visit(event);
        std::sort(m_found.crossings.begin(), m_found.crossings.end());
        std::sort(m_found.repeated.begin(), m_found.repeated.end());
        return std::move(m_found);
    }

private:
    int vertexCount() const { return int(m_points.size()); }
    int eventCount() const { return int(m_eventStart.size()) - 1; }
    const SweptEdge &edge(int i) const { return m_edges[std::size_t(i)]; }
    const Vec2 &eventPoint(int event) const
    {
        return m_points[std::size_t(m_order[std::size_t(m_eventStart[std::size_t(event)])])];
    }
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
    void visit(int event);
    void mendOrder(int event);
    void swapPair(int lower, int upper, int event, std::vector<Pair> &agenda);
    bool standTogether(int lower, int upper) const;
    std::vector<int> takeThrough(const Vec2 &point, int &below);
    std::vector<int> leaving(int event, const std::vector<int> &through) const;
    void insertBundle(std::vector<int> bundle, int below, int event);
    bool crossAhead(int lower, int upper);
    int firstEventBeyond(int lower, int upper, int from);
    void watch(int lowerSlot, int upperSlot, int event);
    void reportAt(int event, const std::vector<int> &through);
    bool reportPair(int a, int b, int event);
    void reportRepeated(int event);
    void add(std::vector<Pair> &list, int a, int b);

    std::span<const Vec2> m_points;
    std::size_t m_limit;
    std::vector<int> m_order; ///< Vertices in the order of the sweep.
    std::vector<int>
        m_eventStart; ///< Where in m_order each group of equal points begins; and the end.
    std::vector<SweptEdge> m_edges;
    std::vector<int> m_slots; ///< Slot of each edge that is in the status.
    SweepStatus m_status;
    std::vector<std::vector<Pair>> m_pending; ///< Per event: pairs that cross just before it.
    SelfContacts m_found;
};

void ContactSweep::orderEvents()
{
    m_order.resize(m_points.size());
    std::iota(m_order.begin(), m_order.end(), 0);
    std::sort(m_order.begin(), m_order.end(), [this](int a, int b) {
        const Vec2 &p = m_points[std::size_t(a)];
        const Vec2 &q = m_points[std::size_t(b)];
        return comesBefore(p, q) || (p == q && a < b);
    });
    for (int i = 0; i < vertexCount(); ++i)
        if (i == 0 || m_points[std::size_t(m_order[std::size_t(i)])] !=
                          m_points[std::size_t(m_order[std::size_t(i) - 1])])
            m_eventStart.push_back(i);
    m_eventStart.push_back(vertexCount());
}

void ContactSweep::makeEdges()
{
    std::vector<int> eventOf(m_points.size());
    for (int event = 0; event < eventCount(); ++event)
        for (const int vertex : verticesAt(event))
            eventOf[std::size_t(vertex)] = event;
    for (std::size_t i = 0; i < m_points.size(); ++i) {
        const std::size_t j = i + 1 < m_points.size() ? i + 1 : 0;
        if (eventOf[i] < eventOf[j])
            m_edges.push_back({m_points[i], m_points[j], eventOf[i], eventOf[j]});
        else
            m_edges.push_back({m_points[j], m_points[i], eventOf[j], eventOf[i]});
    }
    m_slots.assign(m_points.size(), SweepStatus::none);
    m_pending.resize(std::size_t(eventCount()));
}

void ContactSweep::visit(int event)
{
    mendOrder(event);
    int below = SweepStatus::none;
    const std::vector<int> through = takeThrough(eventPoint(event), below);
    reportRepeated(event);
    reportAt(event, through);
    insertBundle(leaving(event, through), below, event);
}

/// Swaps the edges that cross between the event before and this one until the status is in order
/// just before this event.
void ContactSweep::mendOrder(int event)
{
    std::vector<Pair> agenda = std::move(m_pending[std::size_t(event)]);
    while (!agenda.empty() && !m_found.truncated) {
        const auto [lower, upper] = agenda.back();
        agenda.pop_back();
        if (standTogether(lower, upper))
            swapPair(lower, upper, event, agenda);
    }
}

bool ContactSweep::standTogether(int lower, int upper) const
{
    const int slot = m_slots[std::size_t(lower)];
    const int above = m_slots[std::size_t(upper)];
    return slot != SweepStatus::none && above != SweepStatus::none && m_status.next(slot) == above;
}

void ContactSweep::swapPair(int lower, int upper, int event, std::vector<Pair> &agenda)
{
    add(m_found.crossings, lower, upper);
    const int slot = m_slots[std::size_t(lower)];
    const int above = m_slots[std::size_t(upper)];
    m_status.setEdge(slot, upper);
    m_status.setEdge(above, lower);
    std::swap(m_slots[std::size_t(lower)], m_slots[std::size_t(upper)]);
    watch(m_status.previous(slot), slot, event);
    watch(above, m_status.next(above), event);
    std::vector<Pair> &due = m_pending[std::size_t(event)];
    agenda.insert(agenda.end(), due.begin(), due.end());
    due.clear();
}

/// Removes the edges through `point` from the status and returns them; `below` becomes the slot
/// right below them.
std::vector<int> ContactSweep::takeThrough(const Vec2 &point, int &below)
{
    const auto side = [&](int i) {
        ++m_found.tests;
        return orientation(edge(i).begin, edge(i).end, point);
    };
    int slot = m_status.firstNotBelow([&](int i) { return side(i) > 0; });
    below = slot == SweepStatus::none ? m_status.last() : m_status.previous(slot);
    std::vector<int> through;
    while (slot != SweepStatus::none && side(m_status.edge(slot)) == 0) {
        const int following = m_status.next(slot);
        through.push_back(m_status.edge(slot));
        m_slots[std::size_t(through.back())] = SweepStatus::none;
        m_status.remove(slot);
        slot = following;
    }
    return through;
}

/// The edges that go on to the right of the event, from the lowest to the highest.
std::vector<int> ContactSweep::leaving(int event, const std::vector<int> &through) const
{
    std::vector<int> bundle;
    for (const int i : through)
        if (edge(i).endEvent != event)
            bundle.push_back(i);
    for (const int vertex : verticesAt(event))
        for (const int i : {vertex, vertex > 0 ? vertex - 1 : vertexCount() - 1})
            if (edge(i).beginEvent == event)
                bundle.push_back(i);
    std::sort(bundle.begin(), bundle.end(), [this](int a, int b) {
        const int turn = crossSign(edge(a).begin, edge(a).end, edge(b).begin, edge(b).end);
        return turn > 0 || (turn == 0 && a < b);
    });
    return bundle;
}

void ContactSweep::insertBundle(std::vector<int> bundle, int below, int event)
{
    int slot = below;
    for (const int i : bundle) {
        slot = m_status.insertAbove(slot, i);
        m_slots[std::size_t(i)] = slot;
    }
    const int above = slot == SweepStatus::none ? m_status.first() : m_status.next(slot);
    if (bundle.empty()) {
        watch(below, above, event);
        return;
    }
    watch(below, m_slots[std::size_t(bundle.front())], event);
    watch(slot, above, event);
}

/// Whether `upper`, now right above `lower`, will be below it before either ends.
bool ContactSweep::crossAhead(int lower, int upper)
{
    ++m_found.tests;
    const SweptEdge &s = edge(lower);
    const SweptEdge &t = edge(upper);
    if (s.endEvent <= t.endEvent)
        return orientation(t.begin, t.end, s.end) > 0;
    return orientation(s.begin, s.end, t.end) < 0;
}

/// The first event from `from` on that comes after the crossing of the two edges.
int ContactSweep::firstEventBeyond(int lower, int upper, int from)
{
    const SweptEdge &s = edge(lower);
    const SweptEdge &t = edge(upper);
    int least = from;
    int most = std::min(s.endEvent, t.endEvent);
    while (least < most) {
        const int middle = least + (most - least) / 2;
        ++m_found.tests;
        if (crossingComesBefore(s.begin, s.end, t.begin, t.end, eventPoint(middle)))
            most = middle;
        else
            least = middle + 1;
    }
    return least;
}

/// Notes when two edges that have become neighbours in the status will have to be swapped.
void ContactSweep::watch(int lowerSlot, int upperSlot, int event)
{
    if (lowerSlot == SweepStatus::none || upperSlot == SweepStatus::none)
        return;
    const int lower = m_status.edge(lowerSlot);
    const int upper = m_status.edge(upperSlot);
    if (crossAhead(lower, upper))
        m_pending[std::size_t(firstEventBeyond(lower, upper, event))].emplace_back(lower, upper);
}

/// Reports how the edges that hold the event's point meet there: those of the status, and those
/// that begin.
void ContactSweep::reportAt(int event, const std::vector<int> &through)
{
    std::vector<int> meeting = through;
    // Those that go on come first: where very many meet, their crossings reach the limit at once.
    std::stable_partition(meeting.begin(), meeting.end(),
                          [&](int i) { return edge(i).endEvent != event; });
    for (const int vertex : verticesAt(event))
        for (const int i : {vertex, vertex > 0 ? vertex - 1 : vertexCount() - 1})
            if (edge(i).beginEvent == event)
                meeting.push_back(i);
    bool touches = false;
    for (std::size_t i = 0; i < meeting.size() && !m_found.truncated; ++i)
        for (std::size_t j = i + 1; j < meeting.size() && !m_found.truncated; ++j)
            if (!areNeighbours(meeting[i], meeting[j]))
                touches = reportPair(meeting[i], meeting[j], event) || touches;
    if (touches)
        m_found.touchPoints.push_back(eventPoint(event));
}

/// Two edges that are no neighbours and hold the event's point: reports a crossing once, and
/// returns true if they only touch.
bool ContactSweep::reportPair(int a, int b, int event)
{
    const SweptEdge &s = edge(a);
    const SweptEdge &t = edge(b);
    const auto goesOn = [&](const SweptEdge &e) { return e.endEvent > event; };
    const auto cameIn = [&](const SweptEdge &e) { return e.beginEvent < event; };
    if (crossSign(s.begin, s.end, t.begin, t.end) == 0) {
        const bool overlapRight = goesOn(s) && goesOn(t);
        const bool overlapLeft = cameIn(s) && cameIn(t);
        if (overlapRight && !overlapLeft)
            add(m_found.crossings, a, b);
        return !overlapRight && !overlapLeft;
    }
    if (goesOn(s) && cameIn(s) && goesOn(t) && cameIn(t)) {
        add(m_found.crossings, a, b);
        return false;
    }
    return true;
}

void ContactSweep::reportRepeated(int event)
{
    const std::span<const int> vertices = verticesAt(event);
    for (std::size_t i = 0; i < vertices.size() && !m_found.truncated; ++i)
        for (std::size_t j = i + 1; j < vertices.size() && !m_found.truncated; ++j)
            add(m_found.repeated, vertices[i], vertices[j]);
}

void ContactSweep::add(std::vector<Pair> &list, int a, int b)
{
    if (list.size() < m_limit)
        list.emplace_back(std::min(a, b), std::max(a, b));
    else
        m_found.truncated = true;
}

} // namespace

SelfContacts findSelfContacts(std::span<const Vec2> points, std::size_t limit)
{
    return ContactSweep(points, limit).run();
}

} // namespace hullsmith

#include "edgesweep.h"

#include "predicates.h"

#include <algorithm>

namespace hullsmith {

EdgeSweep::EdgeSweep(std::span<const Vec2> points, std::span<const SweptEdge> edges,
                     SweepObserver &observer)
    : m_points(points)
    , m_edges(edges)
    , m_observer(observer)
    , m_slots(edges.size(), SweepStatus::none)
    , m_pending(points.size())
{
    orderBeginnings();
}

void EdgeSweep::orderBeginnings()
{
    m_firstBeginning.assign(m_points.size() + 1, 0);
    for (const SweptEdge &e : m_edges)
        ++m_firstBeginning[std::size_t(e.begin) + 1];
    for (std::size_t i = 1; i < m_firstBeginning.size(); ++i)
        m_firstBeginning[i] += m_firstBeginning[i - 1];
    std::vector<int> next = m_firstBeginning;
    m_beginning.resize(m_edges.size());
    for (std::size_t i = 0; i < m_edges.size(); ++i)
        m_beginning[std::size_t(next[std::size_t(m_edges[i].begin)]++)] = int(i);
}

void EdgeSweep::run()
{
    for (int event = 0; event < int(m_points.size()) && !m_observer.isDone(); ++event)
        visit(event);
}

void EdgeSweep::visit(int event)
{
    mendOrder(event);
    const int below = takeThrough(event);
    gatherLeaving(event);
    m_observer.met(event, m_through, m_leaving,
                   below == SweepStatus::none ? -1 : m_status.edge(below));
    insertLeaving(below, event);
}

/// Swaps the edges that cross between the event before and this one until the status is in order
/// just before this event.
void EdgeSweep::mendOrder(int event)
{
    std::vector<Pair> agenda = std::move(m_pending[std::size_t(event)]);
    while (!agenda.empty() && !m_observer.isDone()) {
        const auto [lower, upper] = agenda.back();
        agenda.pop_back();
        if (standTogether(lower, upper))
            swapPair(lower, upper, event, agenda);
    }
}

bool EdgeSweep::standTogether(int lower, int upper) const
{
    const int slot = m_slots[std::size_t(lower)];
    const int above = m_slots[std::size_t(upper)];
    return slot != SweepStatus::none && above != SweepStatus::none && m_status.next(slot) == above;
}

void EdgeSweep::swapPair(int lower, int upper, int event, std::vector<Pair> &agenda)
{
    m_observer.crossed(lower, upper);
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

/// Moves the edges through the event's point from the status to m_through and returns the slot
/// right below them.
int EdgeSweep::takeThrough(int event)
{
    const auto side = [&](int i) {
        ++m_tests;
        // No filter decides that a point is on a line: its own end is known without asking.
        return edge(i).end == event ? 0 : orientation(beginOf(i), endOf(i), point(event));
    };
    int slot = m_status.firstNotBelow([&](int i) { return side(i) > 0; });
    const int below = slot == SweepStatus::none ? m_status.last() : m_status.previous(slot);
    m_through.clear();
    while (slot != SweepStatus::none && side(m_status.edge(slot)) == 0) {
        const int following = m_status.next(slot);
        m_through.push_back(m_status.edge(slot));
        m_slots[std::size_t(m_through.back())] = SweepStatus::none;
        m_status.remove(slot);
        slot = following;
    }
    return below;
}

/// Fills m_leaving with the edges that go on to the right of the event, from the lowest to the
/// highest.
void EdgeSweep::gatherLeaving(int event)
{
    m_leaving.clear();
    for (const int i : m_through)
        if (edge(i).end != event)
            m_leaving.push_back(i);
    const auto at = m_beginning.begin();
    m_leaving.insert(m_leaving.end(), at + m_firstBeginning[std::size_t(event)],
                     at + m_firstBeginning[std::size_t(event) + 1]);
    std::sort(m_leaving.begin(), m_leaving.end(), [this](int a, int b) {
        const int turn = crossSign(beginOf(a), endOf(a), beginOf(b), endOf(b));
        return turn > 0 || (turn == 0 && a < b);
    });
}

void EdgeSweep::insertLeaving(int below, int event)
{
    int slot = below;
    for (const int i : m_leaving) {
        slot = m_status.insertAbove(slot, i);
        m_slots[std::size_t(i)] = slot;
    }
    const int above = slot == SweepStatus::none ? m_status.first() : m_status.next(slot);
    if (m_leaving.empty()) {
        watch(below, above, event);
        return;
    }
    watch(below, m_slots[std::size_t(m_leaving.front())], event);
    watch(slot, above, event);
}

/// Whether `upper`, now right above `lower`, will be below it before either ends.
bool EdgeSweep::crossAhead(int lower, int upper)
{
    ++m_tests;
    if (edge(lower).end == edge(upper).end)
        return false;
    if (edge(lower).end < edge(upper).end)
        return orientation(beginOf(upper), endOf(upper), endOf(lower)) > 0;
    return orientation(beginOf(lower), endOf(lower), endOf(upper)) < 0;
}

/// The first event from `from` on that comes after the crossing of the two edges.
int EdgeSweep::firstEventBeyond(int lower, int upper, int from)
{
    int least = from;
    int most = std::min(edge(lower).end, edge(upper).end);
    while (least < most) {
        const int middle = least + (most - least) / 2;
        ++m_tests;
        if (crossingComesBefore(beginOf(lower), endOf(lower), beginOf(upper), endOf(upper),
                                point(middle)))
            most = middle;
        else
            least = middle + 1;
    }
    return least;
}

/// Notes when two edges that have become neighbours in the status will have to be swapped.
void EdgeSweep::watch(int lowerSlot, int upperSlot, int event)
{
    if (lowerSlot == SweepStatus::none || upperSlot == SweepStatus::none)
        return;
    const int lower = m_status.edge(lowerSlot);
    const int upper = m_status.edge(upperSlot);
    if (crossAhead(lower, upper))
        m_pending[std::size_t(firstEventBeyond(lower, upper, event))].emplace_back(lower, upper);
}

} // namespace hullsmith

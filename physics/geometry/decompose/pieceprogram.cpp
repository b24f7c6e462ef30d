#include "pieceprogram.h"

#include "../predicates.h"

#include <limits>
#include <utility>

namespace hullsmith {

namespace {

/// The cost of what does not exist; two of them add up without overflow.
constexpr int unreachable = std::numeric_limits<int>::max() / 4;

} // namespace

PieceProgram::PieceProgram(std::vector<Vec2> ring, int cornerLimit)
    : m_ring(std::move(ring))
    , m_counts(cornerLimit > 0)
    , m_diagonals(m_ring.size())
    , m_rows(m_ring.size())
    , m_collected(m_counts ? cornerLimit - 1 : 1)
{
    const std::size_t n = m_ring.size();
    for (std::size_t i = 0; i < n; ++i) {
        const int turn =
            orientation(m_ring[i > 0 ? i - 1 : n - 1], m_ring[i], m_ring[i + 1 < n ? i + 1 : 0]);
        m_pivot.push_back(turn < 0 || (turn == 0 && m_counts));
    }
    m_column.open.assign(n, unreachable);
    m_column.closed.assign(n, unreachable);
    m_column.pocket.assign(n, -1);
    m_column.offer.assign(n, {});
}

std::optional<FewestFault> PieceProgram::run(std::size_t mostSteps, const std::stop_token &stop)
{
    if (const auto fault = findDiagonals(mostSteps, stop))
        return fault;
    for (int to = 1; to < int(m_ring.size()); ++to) {
        if (stop.stop_requested())
            return FewestFault::Stopped;
        finish(to);
    }
    const bool isSolved = m_pockets.back().begin < m_pockets.back().end;
    return isSolved ? std::nullopt : std::optional(FewestFault::NoRing);
}

std::optional<FewestFault> PieceProgram::findDiagonals(std::size_t mostSteps,
                                                       const std::stop_token &stop)
{
    const std::vector<Triangle> triangles = triangulate(m_ring);
    if (triangles.empty())
        return FewestFault::NoRing;
    Visibility visibility(m_ring, triangles);
    const int n = int(m_ring.size());
    std::vector<std::size_t> rowLengths(m_ring.size(), 1);
    std::size_t steps = 0;
    for (int i = 0; i < n; ++i) {
        if (!isPivot(i))
            continue;
        if (stop.stop_requested())
            return FewestFault::Stopped;
        if (steps > mostSteps)
            return FewestFault::TooLarge;
        const std::vector<Sight> &seen = visibility.from(i);
        for (int k = 0; k < n; ++k) {
            const Sight sight = seen[std::size_t(k)];
            if (sight == Sight::None || (k > i && isPivot(k)))
                continue;
            m_diagonals[std::size_t(std::max(i, k))].push_back(
                {std::min(i, k), sight == Sight::Clear});
            steps += rowLengths[std::size_t(std::min(i, k))]++;
        }
    }
    if (steps > mostSteps)
        return FewestFault::TooLarge;
    for (auto &diagonals : m_diagonals)
        std::sort(diagonals.begin(), diagonals.end(),
                  [](const Diagonal &a, const Diagonal &b) { return a.from > b.from; });
    return std::nullopt;
}

/// All pockets that end at `to`.
void PieceProgram::finish(int to)
{
    enter(to - 1, to, 0, 0, -1);
    for (const Diagonal &diagonal : m_diagonals[std::size_t(to)]) {
        if (diagonal.from == to - 1)
            continue;
        const int index = solve(diagonal.from, to);
        const int open = m_pockets[std::size_t(index)].open;
        enter(diagonal.from, to, open, diagonal.clear ? open + 1 : unreachable, index);
    }
    m_column.open[std::size_t(to) - 1] = m_column.closed[std::size_t(to) - 1] = unreachable;
    for (const Diagonal &diagonal : m_diagonals[std::size_t(to)]) {
        m_column.open[std::size_t(diagonal.from)] = unreachable;
        m_column.closed[std::size_t(diagonal.from)] = unreachable;
        m_column.pocket[std::size_t(diagonal.from)] = -1;
    }
}

void PieceProgram::enter(int from, int to, int open, int closed, int pocket)
{
    const Offer offer = pocket >= 0 ? offerOf(m_pockets[std::size_t(pocket)]) : Offer{};
    Row &row = m_rows[std::size_t(from)];
    row.to.push_back(to);
    row.open.push_back(open);
    row.closed.push_back(closed);
    row.pocket.push_back(pocket);
    row.offer.push_back(offer);
    m_column.open[std::size_t(from)] = open;
    m_column.closed[std::size_t(from)] = closed;
    m_column.pocket[std::size_t(from)] = pocket;
    m_column.offer[std::size_t(from)] = offer;
}

PieceProgram::Offer PieceProgram::offerOf(const Pocket &pocket) const
{
    Offer offer{std::numeric_limits<int>::min(), std::numeric_limits<int>::min(), 0};
    if (pocket.begin < pocket.end)
        offer.corners = m_openings[std::size_t(pocket.begin)].corners;
    for (int begin = pocket.begin; begin < pocket.end;) {
        const Opening &first = m_openings[std::size_t(begin)];
        offer.atStart = std::max(offer.atStart, m_openings[std::size_t(first.levelEnd) - 1].first);
        offer.atEnd = std::max(offer.atEnd, -first.last);
        begin = first.levelEnd;
    }
    return offer;
}

int PieceProgram::solve(int from, int to)
{
    Pocket pocket;
    const int last = to - from;
    m_collected.clear();
    pocket.open = leastCost(m_rows[std::size_t(from)], isPivot(from));
    for (; pocket.open <= last; ++pocket.open) {
        collect(from, to, pocket.open);
        if (!m_collected.empty())
            break;
    }
    if (m_collected.empty())
        pocket.open = unreachable / 2;
    pocket.begin = int(m_openings.size());
    m_collected.appendTo(m_openings);
    pocket.end = int(m_openings.size());
    m_pockets.push_back(pocket);
    return int(m_pockets.size()) - 1;
}

/// No opening can cost less: the piece grows on, and the other part is closed.
int PieceProgram::leastCost(const Row &row, bool atFrom) const
{
    const std::vector<int> &mine = atFrom ? row.open : row.closed;
    const std::vector<int> &other = atFrom ? m_column.closed : m_column.open;
    int least = unreachable;
    for (std::size_t t = 0; t < row.to.size(); ++t)
        least = std::min(least, mine[t] + other[std::size_t(row.to[t])]);
    return least;
}

/// All openings of this cost. The open piece is a fan around the pivot, so the vertices come
/// in the order in which its other end leaves less and less room.
void PieceProgram::collect(int from, int to, int cost)
{
    const Row &row = m_rows[std::size_t(from)];
    if (isPivot(from)) {
        for (std::size_t t = 0; t < row.to.size(); ++t)
            collectAt(from, to, cost, t);
    } else {
        for (std::size_t t = row.to.size(); t-- > 0;)
            collectAt(from, to, cost, t);
    }
}

void PieceProgram::collectAt(int from, int to, int cost, std::size_t t)
{
    const Row &row = m_rows[std::size_t(from)];
    const int through = row.to[t];
    const std::size_t k = std::size_t(through);
    if (row.closed[t] + m_column.closed[k] == cost)
        start(from, through, to);
    if (isPivot(from)) {
        if (row.open[t] + m_column.closed[k] == cost && row.pocket[t] >= 0 &&
            m_collected.improves(row.offer[t].corners, row.offer[t].atStart))
            extendForward(m_pockets[std::size_t(row.pocket[t])], from, through, to);
    } else if (row.closed[t] + m_column.open[k] == cost && m_column.pocket[k] >= 0 &&
               m_collected.improves(m_column.offer[k].corners, m_column.offer[k].atEnd)) {
        extendBackward(m_pockets[std::size_t(m_column.pocket[k])], from, through, to);
    }
}

/// Whether a piece may have the corner a, b, c: left, or straight on.
bool PieceProgram::passes(int a, int b, int c) const
{
    const int turn = orientation(point(a), point(b), point(c));
    return turn > 0 || (turn == 0 && dotSign(point(a), point(b), point(b), point(c)) > 0);
}

/// What the corner a, b, c, which passes, counts.
int PieceProgram::cornerAt(int a, int b, int c) const
{
    return m_counts && orientation(point(a), point(b), point(c)) != 0 ? 1 : 0;
}

/// A new piece with both parts closed: the triangle.
void PieceProgram::start(int from, int through, int to)
{
    const int room = isPivot(from) ? through : -through;
    const int corners = cornerAt(from, through, to);
    if (m_collected.improves(corners, room))
        m_collected.add(through, through, corners, room);
}

/// Adds the triangle from, through, to to the piece along from-through.
void PieceProgram::extendForward(const Pocket &pocket, int from, int through, int to)
{
    for (int begin = pocket.begin; begin < pocket.end;) {
        const int end = m_openings[std::size_t(begin)].levelEnd;
        const int corners = m_openings[std::size_t(begin)].corners;
        const auto first = m_openings.begin() + begin;
        const auto last = m_openings.begin() + end;
        begin = end;
        if (!m_collected.improves(corners, (last - 1)->first))
            continue;
        // Usually there is room for the widest, too.
        const auto leavesRoom = [&](const Opening &o) { return passes(o.last, through, to); };
        const auto behind =
            leavesRoom(*(last - 1)) ? last : std::partition_point(first, last - 1, leavesRoom);
        if (behind == first)
            continue;
        const Opening &best = *(behind - 1);
        const int more = corners + cornerAt(best.last, through, to);
        if (more < m_collected.levels() && m_collected.improves(more, best.first) &&
            orientation(point(from), point(best.first), point(to)) >= 0)
            m_collected.add(best.first, through, more, best.first);
    }
}

/// Adds the triangle from, through, to to the piece along through-to.
void PieceProgram::extendBackward(const Pocket &pocket, int from, int through, int to)
{
    for (int begin = pocket.begin; begin < pocket.end;) {
        const int end = m_openings[std::size_t(begin)].levelEnd;
        const int corners = m_openings[std::size_t(begin)].corners;
        const auto first = m_openings.begin() + begin;
        const auto last = m_openings.begin() + end;
        begin = end;
        if (!m_collected.improves(corners, -first->last))
            continue;
        const auto leavesNoRoom = [&](const Opening &o) { return !passes(from, through, o.first); };
        const auto best =
            leavesNoRoom(*first) ? std::partition_point(first + 1, last, leavesNoRoom) : first;
        if (best == last)
            continue;
        const int more = corners + cornerAt(from, through, best->first);
        if (more < m_collected.levels() && m_collected.improves(more, -best->last) &&
            orientation(point(best->last), point(to), point(from)) >= 0)
            m_collected.add(through, best->last, more, -best->last);
    }
}

const PieceProgram::Pocket &PieceProgram::pocket(int from, int to) const
{
    const Row &row = m_rows[std::size_t(from)];
    const auto at = std::lower_bound(row.to.begin(), row.to.end(), to);
    return m_pockets[std::size_t(row.pocket[std::size_t(at - row.to.begin())])];
}

/// The opening of the pocket from-to that `opening` grew out of, which took in one triangle at the
/// end (`forward`) or at the start of it.
const Opening &PieceProgram::before(const Opening &opening, int from, int to, bool forward) const
{
    const int through = forward ? opening.last : opening.first;
    const Pocket &smaller = forward ? pocket(from, through) : pocket(through, to);
    const auto isBefore = [&](const Opening &o) {
        const int a = forward ? o.last : from;
        const int c = forward ? to : o.first;
        const bool same = forward ? o.first == opening.first : o.last == opening.last;
        return same && passes(a, through, c) &&
               o.corners + cornerAt(a, through, c) == opening.corners;
    };
    return *std::find_if(m_openings.begin() + smaller.begin, m_openings.begin() + smaller.end,
                         isBefore);
}

/// The piece along from-to; the diagonals on its other sides join `open`.
std::vector<int> PieceProgram::piece(int from, int to, std::vector<std::pair<int, int>> &open) const
{
    std::vector<int> front{from};
    std::vector<int> back{to};
    const auto addSide = [&](int a, int b) {
        if (b - a > 1)
            open.emplace_back(a, b);
    };
    Opening opening = m_openings[std::size_t(pocket(from, to).begin)];
    while (opening.first != opening.last) {
        const bool forward = isPivot(from);
        const Opening smaller = before(opening, from, to, forward);
        int &end = forward ? to : from;
        const int through = forward ? opening.last : opening.first;
        addSide(std::min(through, end), std::max(through, end));
        (forward ? back : front).push_back(through);
        end = through;
        opening = smaller;
    }
    addSide(from, opening.first);
    addSide(opening.first, to);
    front.push_back(opening.first);
    front.insert(front.end(), back.rbegin(), back.rend());
    return front;
}

PieceIndices PieceProgram::pieces() const
{
    PieceIndices pieces;
    std::vector<std::pair<int, int>> open{{0, int(m_ring.size()) - 1}};
    while (!open.empty()) {
        const auto [from, to] = open.back();
        open.pop_back();
        pieces.push_back(piece(from, to, open));
    }
    return pieces;
}

} // namespace hullsmith

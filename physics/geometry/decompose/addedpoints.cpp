#include "addedpoints.h"

#include "../predicates.h"
#include "../tolerance.h"
#include "edgepoint.h"
#include "holebridges.h"
#include "pairedcuts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace hullsmith {

namespace {

using Piece = std::vector<int>;

/// Directions that are tried for a cut, as shares of the angle that will do, from its middle. No
/// dimension.
constexpr std::array directionShares = {0.0, 0.25, -0.25, 0.4, -0.4};

/// The parts of a ring between cuts that do not cross; all by position in the ring.
std::vector<Piece> partsBetween(std::size_t size, std::vector<std::pair<int, int>> cuts)
{
    std::vector<int> next;
    for (std::size_t i = 0; i < size; ++i)
        next.push_back(i + 1 < size ? int(i) + 1 : 0);
    std::sort(cuts.begin(), cuts.end(),
              [](const auto &a, const auto &b) { return a.second - a.first < b.second - b.first; });
    std::vector<Piece> parts;
    const auto walk = [&](int from, int to) {
        Piece part{from};
        for (int i = next[std::size_t(from)]; i != to; i = next[std::size_t(i)])
            part.push_back(i);
        return part;
    };
    for (const auto &[from, to] : cuts) {
        parts.push_back(walk(from, to));
        parts.back().push_back(to);
        next[std::size_t(from)] = to;
    }
    parts.push_back(walk(0, 0));
    return parts;
}

/// Cuts pieces at their reflex vertices until there are none.
class ReflexCutter {
public:
    explicit ReflexCutter(const std::vector<Vec2> &points)
        : m_result{points, {}, {}}
        , m_extent(extentOf(points))
    {
    }

    /// False if rounding leaves no room.
    bool cut(Piece piece, const std::stop_token &stop)
    {
        std::vector<Piece> open{std::move(piece)};
        while (!open.empty()) {
            if (stop.stop_requested())
                return false;
            Piece part = std::move(open.back());
            open.pop_back();
            const auto reflex = findReflex(part);
            if (!reflex) {
                m_result.pieces.push_back(std::move(part));
                continue;
            }
            std::rotate(part.begin(), part.begin() + std::ptrdiff_t(*reflex), part.end());
            if (!cutAtFirst(part, open))
                return false;
        }
        return true;
    }

    AddedPointPieces take() { return std::move(m_result); }

private:
    /// The edge that a look hits, by the position of its start, and where.
    struct Hit {
        std::size_t edge;
        Vec2 place;
    };

    const Vec2 &point(int i) const { return m_result.points[std::size_t(i)]; }
    const Vec2 &corner(const Piece &piece, std::size_t i) const
    {
        return point(piece[i < piece.size() ? i : i - piece.size()]);
    }

    std::optional<std::size_t> findReflex(const Piece &piece) const
    {
        for (std::size_t i = 0; i < piece.size(); ++i)
            if (orientation(corner(piece, i + piece.size() - 1), corner(piece, i),
                            corner(piece, i + 1)) < 0)
                return i;
        return std::nullopt;
    }

    /// Whether a cut from the piece's first corner to `p` leaves no reflex corner there.
    bool resolves(const Piece &piece, const Vec2 &p) const
    {
        return orientation(point(piece.back()), point(piece[0]), p) >= 0 &&
               orientation(p, point(piece[0]), point(piece[1])) >= 0;
    }

    bool cutAtFirst(const Piece &piece, std::vector<Piece> &open)
    {
        for (const double share : directionShares) {
            const Vec2 ahead = point(piece[0]) + 2.0 * m_extent * direction(piece, share);
            const auto hit = firstHit(piece, ahead);
            if (!hit)
                continue;
            if (const auto vertex = visibleVertex(piece, ahead, *hit)) {
                divide(piece, *vertex, open);
                return true;
            }
            if (const auto added = pointOn(piece, *hit)) {
                divideAtPoint(piece, hit->edge, *added, open);
                return true;
            }
        }
        return false;
    }

    /// A direction from the first corner in which a cut resolves it.
    Vec2 direction(const Piece &piece, double share) const
    {
        const Vec2 out = (point(piece[1]) - point(piece[0])).stableNormalized();
        const Vec2 in = (point(piece.back()) - point(piece[0])).stableNormalized();
        const Vec2 across = perpLeft(out - in);
        const Vec2 along = -(out + in);
        const Vec2 middle = across.norm() > along.norm() ? across : along;
        const double fold = std::atan2(std::abs(cross(out, in)), out.dot(in)); // all that is usable
        const double turn = share * fold;
        const Vec2 unit = middle.normalized();
        return std::cos(turn) * unit + std::sin(turn) * perpLeft(unit);
    }

    /// The edge that is met first on the way from the first corner to `ahead`.
    std::optional<Hit> firstHit(const Piece &piece, const Vec2 &ahead) const
    {
        const Vec2 &eye = point(piece[0]);
        const Vec2 look = ahead - eye;
        std::optional<Hit> first;
        double nearest = 2.0; // beyond `ahead`
        bool isLeft = orientation(eye, ahead, corner(piece, 1)) >= 0;
        for (std::size_t i = 1; i + 1 < piece.size(); ++i) {
            const bool wasLeft =
                std::exchange(isLeft, orientation(eye, ahead, corner(piece, i + 1)) >= 0);
            const Vec2 &a = corner(piece, i);
            const Vec2 &b = corner(piece, i + 1);
            if (wasLeft || !isLeft || a == eye || b == eye || orientation(a, b, eye) <= 0)
                continue;
            const double way = cross(a - eye, b - a) / cross(look, b - a);
            if (way < nearest) {
                nearest = way;
                const double share = cross(eye - a, look) / cross(b - a, look);
                first = Hit{i, a + share * (b - a)};
            }
        }
        return first;
    }

    /// A vertex that resolves the first corner and is visible from it next to the look at an edge:
    /// the one nearest in direction, on either side.
    std::optional<std::size_t> visibleVertex(const Piece &piece, const Vec2 &ahead,
                                             const Hit &hit) const
    {
        const auto right = visibleVertex(piece, ahead, hit, -1);
        const auto left = visibleVertex(piece, ahead, hit, 1);
        if (!left || !right)
            return left ? left : right;
        const Vec2 look = ahead - point(piece[0]);
        const auto cosine = [&](std::size_t i) {
            return look.dot((corner(piece, i) - point(piece[0])).stableNormalized());
        };
        return cosine(*left) > cosine(*right) ? left : right;
    }

    std::optional<std::size_t> visibleVertex(const Piece &piece, const Vec2 &ahead, const Hit &hit,
                                             int side) const
    {
        const Vec2 &eye = point(piece[0]);
        const Vec2 &a = corner(piece, hit.edge);
        const Vec2 &b = corner(piece, hit.edge + 1);
        std::size_t best = side > 0 ? hit.edge + 1 : hit.edge;
        for (std::size_t i = 1; i < piece.size(); ++i) {
            const Vec2 &p = corner(piece, i);
            const Vec2 &now = corner(piece, best);
            if (p == eye || side * orientation(eye, ahead, p) < 0 || orientation(a, b, p) <= 0)
                continue;
            const int turn = side * orientation(eye, p, now);
            if ((turn > 0 || (turn == 0 && dotSign(eye, p, p, now) > 0)) &&
                dotSign(eye, ahead, eye, p) > 0)
                best = i;
        }
        if (best == 1 || best + 1 == piece.size() || !resolves(piece, corner(piece, best)))
            return std::nullopt;
        return best;
    }

    std::optional<int> pointOn(const Piece &piece, const Hit &hit)
    {
        const std::array<std::pair<Vec2, Vec2>, 2> sides = {
            std::pair(point(piece.back()), point(piece[0])),
            std::pair(point(piece[0]), point(piece[1]))};
        const Vec2 &a = corner(piece, hit.edge);
        const Vec2 &b = corner(piece, hit.edge + 1);
        const auto added = placedInside({a, b}, sides, hit.place, 2.0 * roundOff * m_extent, false);
        if (!added || *added == a || *added == b)
            return std::nullopt;
        m_result.points.push_back(*added);
        return int(m_result.points.size()) - 1;
    }

    void divide(const Piece &piece, std::size_t at, std::vector<Piece> &open) const
    {
        Piece rest(piece.begin() + std::ptrdiff_t(at), piece.end());
        rest.push_back(piece[0]);
        open.push_back(std::move(rest));
        open.emplace_back(piece.begin(), piece.begin() + std::ptrdiff_t(at) + 1);
    }

    void divideAtPoint(const Piece &piece, std::size_t edge, int added, std::vector<Piece> &open)
    {
        m_result.slivers.push_back(
            {piece[edge], piece[edge + 1 < piece.size() ? edge + 1 : 0], added});
        Piece longer = piece;
        longer.insert(longer.begin() + std::ptrdiff_t(edge) + 1, added);
        divide(longer, edge + 1, open);
    }

    AddedPointPieces m_result;
    double m_extent;
};

} // namespace

std::optional<AddedPointPieces> piecesWithAddedPoints(const Region &region,
                                                      std::span<const std::pair<int, int>> bridges,
                                                      const std::stop_token &stop)
{
    ReflexCutter cutter(region.points);
    for (const auto &ring : bridgedRings(region, bridges)) {
        std::vector<Vec2> points;
        for (const int i : ring)
            points.push_back(region.points[std::size_t(i)]);
        const auto cuts = pairedCuts(points, stop);
        if (!cuts)
            return std::nullopt;
        for (Piece &part : partsBetween(ring.size(), *cuts)) {
            for (int &vertex : part)
                vertex = ring[std::size_t(vertex)];
            if (!cutter.cut(std::move(part), stop))
                return std::nullopt;
        }
    }
    return cutter.take();
}

} // namespace hullsmith

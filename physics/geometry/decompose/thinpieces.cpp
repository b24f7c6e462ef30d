#include "thinpieces.h"

#include "../convexpolygon.h"
#include "../predicates.h"

#include <algorithm>
#include <limits>
#include <map>
#include <optional>
#include <set>

namespace hullsmith {

namespace {

using Piece = std::vector<int>;

/// A piece and its neighbour are cut anew up to this size: some milliseconds. A count of corners.
constexpr std::size_t mostCorners = 64;

/// How wide the convex piece is, rounded.
double widthOf(std::span<const Vec2> piece)
{
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < piece.size(); ++i) {
        const Vec2 &a = piece[i];
        const Vec2 edge = (piece[i + 1 < piece.size() ? i + 1 : 0] - a).stableNormalized();
        double most = 0.0;
        for (const Vec2 &p : piece)
            most = std::max(most, cross(edge, p - a));
        least = std::min(least, most);
    }
    return least;
}

class Widener {
public:
    Widener(PieceIndices pieces, std::span<const Vec2> points, int cornerLimit, double width,
            std::span<const std::pair<int, int>> kept)
        : m_pieces(std::move(pieces))
        , m_points(points)
        , m_cornerLimit(cornerLimit)
        , m_width(width)
    {
        for (const auto &[a, b] : kept)
            m_kept.insert(std::minmax(a, b));
        for (std::size_t p = 0; p < m_pieces.size(); ++p)
            claim(p);
    }

    PieceIndices run()
    {
        for (std::size_t p = 0; p < m_pieces.size(); ++p)
            if (isThin(m_pieces[p]))
                widen(p);
        return std::move(m_pieces);
    }

private:
    struct Division {
        Piece first, second;
        int thin = 2;
        double width = 0.0;
    };

    std::vector<Vec2> pointsOf(const Piece &piece) const
    {
        std::vector<Vec2> ring;
        for (const int i : piece)
            ring.push_back(m_points[std::size_t(i)]);
        return ring;
    }
    bool isThin(const Piece &piece) const { return isThinner(pointsOf(piece), m_width); }

    void claim(std::size_t p)
    {
        const Piece &piece = m_pieces[p];
        for (std::size_t i = 0; i < piece.size(); ++i)
            m_owner[{piece[i], piece[i + 1 < piece.size() ? i + 1 : 0]}] = p;
    }

    void widen(std::size_t p)
    {
        const Piece piece = m_pieces[p];
        for (std::size_t i = 0; i < piece.size(); ++i) {
            const int a = piece[i];
            const int b = piece[i + 1 < piece.size() ? i + 1 : 0];
            const auto beyond = m_owner.find({b, a});
            if (beyond == m_owner.end() || m_kept.contains(std::minmax(a, b)))
                continue;
            const std::size_t other = beyond->second;
            const auto division = bestDivision(joined(piece, m_pieces[other], a, b));
            if (!division || division->thin >= 1 + int(isThin(m_pieces[other])))
                continue;
            m_owner.erase({a, b});
            m_owner.erase({b, a});
            m_pieces[p] = division->first;
            m_pieces[other] = division->second;
            claim(p);
            claim(other);
            if (isThin(m_pieces[p]))
                widen(p);
            return;
        }
    }

    /// The ring around both pieces, without the edge from a to b of the left one.
    static Piece joined(Piece left, Piece right, int a, int b)
    {
        std::rotate(left.begin(), std::find(left.begin(), left.end(), b), left.end());
        std::rotate(right.begin(), std::find(right.begin(), right.end(), a), right.end());
        left.insert(left.end(), right.begin() + 1, right.end() - 1);
        return left;
    }

    std::optional<Division> bestDivision(const Piece &ring) const
    {
        std::optional<Division> best;
        if (ring.size() > mostCorners)
            return best;
        for (std::size_t i = 0; i < ring.size(); ++i) {
            for (std::size_t j = i + 2; j < ring.size() && j - i + 1 < ring.size(); ++j) {
                Division division;
                division.first.assign(ring.begin() + std::ptrdiff_t(i),
                                      ring.begin() + std::ptrdiff_t(j) + 1);
                division.second.assign(ring.begin() + std::ptrdiff_t(j), ring.end());
                division.second.insert(division.second.end(), ring.begin(),
                                       ring.begin() + std::ptrdiff_t(i) + 1);
                if (!measure(division))
                    continue;
                if (!best || division.thin < best->thin ||
                    (division.thin == best->thin && division.width > best->width))
                    best = std::move(division);
            }
        }
        return best;
    }

    bool measure(Division &division) const
    {
        division.thin = 0;
        division.width = std::numeric_limits<double>::infinity();
        for (const Piece *part : {&division.first, &division.second}) {
            const std::vector<Vec2> ring = pointsOf(*part);
            if (!ConvexPolygon::create(ring) ||
                (m_cornerLimit > 0 && corners(ring) > m_cornerLimit))
                return false;
            division.thin += isThinner(ring, m_width) ? 1 : 0;
            division.width = std::min(division.width, widthOf(ring));
        }
        return true;
    }

    static int corners(const std::vector<Vec2> &ring)
    {
        int count = 0;
        for (std::size_t i = 0; i < ring.size(); ++i)
            count += orientation(ring[i > 0 ? i - 1 : ring.size() - 1], ring[i],
                                 ring[i + 1 < ring.size() ? i + 1 : 0]) != 0;
        return count;
    }

    PieceIndices m_pieces;
    std::span<const Vec2> m_points;
    int m_cornerLimit;
    double m_width;
    std::set<std::pair<int, int>> m_kept;
    std::map<std::pair<int, int>, std::size_t> m_owner; ///< Directed edge to its piece.
};

} // namespace

bool isThinner(std::span<const Vec2> piece, double width)
{
    for (std::size_t i = 0; i < piece.size(); ++i) {
        const Vec2 &a = piece[i];
        const Vec2 &b = piece[i + 1 < piece.size() ? i + 1 : 0];
        if (std::all_of(piece.begin(), piece.end(), [&](const Vec2 &corner) {
                return compareLineDistance(a, b, corner, width, 0.0) < 0;
            }))
            return true;
    }
    return false;
}

PieceIndices withFewerThinPieces(PieceIndices pieces, std::span<const Vec2> points, int cornerLimit,
                                 double width, std::span<const std::pair<int, int>> kept)
{
    return Widener(std::move(pieces), points, cornerLimit, width, kept).run();
}

} // namespace hullsmith

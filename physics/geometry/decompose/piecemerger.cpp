#include "piecemerger.h"

#include "../predicates.h"

#include <algorithm>
#include <set>
#include <vector>

namespace hullsmith {

namespace {

/// The pieces' edges, each linked to the next and the previous one around its piece: a cut goes by
/// mending four links.
class Merger {
public:
    Merger(const PieceIndices &pieces, std::span<const Vec2> points, int cornerLimit)
        : m_points(points)
        , m_cornerLimit(cornerLimit)
    {
        for (const auto &piece : pieces)
            add(piece);
        for (int e = 0; e < int(m_edges.size()); ++e)
            m_byEnds.push_back(e);
        std::sort(m_byEnds.begin(), m_byEnds.end(),
                  [&](int e, int f) { return ends(e) < ends(f); });
    }

    void removeCut(int a, int b)
    {
        const int left = find(a, b);
        const int right = find(b, a);
        if (left >= 0 && right >= 0)
            remove(left, right);
    }

    void removeCutsExcept(std::span<const std::pair<int, int>> kept)
    {
        std::set<std::pair<int, int>> stays;
        for (const auto &[a, b] : kept)
            stays.insert(std::minmax(a, b));
        for (const int edge : m_byEnds) {
            const auto [a, b] = ends(edge);
            if (a < b && !edgeAt(edge).isGone && !stays.contains({a, b}))
                removeCut(a, b);
        }
    }

    PieceIndices pieces()
    {
        PieceIndices result;
        for (int start = 0; start < int(m_edges.size()); ++start) {
            std::vector<int> piece;
            for (int e = start; !edgeAt(e).isGone; e = edgeAt(e).next) {
                piece.push_back(edgeAt(e).from);
                edgeAt(e).isGone = true;
            }
            if (!piece.empty())
                result.push_back(std::move(piece));
        }
        return result;
    }

private:
    struct Edge {
        int from, next, previous;
        int piece;
        bool isGone = false;
    };
    /// The piece it has become part of, itself at first, and its strict corners.
    struct Piece {
        int mergedInto, corners;
    };

    Edge &edgeAt(int e) { return m_edges[std::size_t(e)]; }
    const Edge &edgeAt(int e) const { return m_edges[std::size_t(e)]; }
    int end(int e) const { return edgeAt(edgeAt(e).next).from; }
    std::pair<int, int> ends(int e) const { return {edgeAt(e).from, end(e)}; }

    void add(const std::vector<int> &piece)
    {
        const int first = int(m_edges.size());
        const int size = int(piece.size());
        const int index = int(m_pieces.size());
        for (int i = 0; i < size; ++i)
            m_edges.push_back({piece[std::size_t(i)], first + (i + 1) % size,
                               first + (i + size - 1) % size, index});
        int corners = 0;
        for (int i = 0; i < size; ++i)
            corners += isCorner(edgeAt(first + i).previous, first + i);
        m_pieces.push_back({index, corners});
    }

    /// The edge from a to b, if it is still there.
    int find(int a, int b) const
    {
        const auto at = std::lower_bound(m_byEnds.begin(), m_byEnds.end(), std::pair(a, b),
                                         [&](int e, const auto &key) { return ends(e) < key; });
        const bool found =
            at != m_byEnds.end() && ends(*at) == std::pair(a, b) && !edgeAt(*at).isGone;
        return found ? *at : -1;
    }

    int pieceOf(int e)
    {
        int i = edgeAt(e).piece;
        while (m_pieces[std::size_t(i)].mergedInto != i) {
            int &into = m_pieces[std::size_t(i)].mergedInto;
            into = m_pieces[std::size_t(into)].mergedInto;
            i = into;
        }
        return i;
    }

    const Vec2 &point(int i) const { return m_points[std::size_t(i)]; }
    int turn(int before, int after) const
    {
        return orientation(point(edgeAt(before).from), point(edgeAt(after).from),
                           point(end(after)));
    }
    int isCorner(int before, int after) const { return turn(before, after) != 0 ? 1 : 0; }
    /// Whether a piece may go on from one edge to the other: to the left, or straight on.
    bool passes(int before, int after) const
    {
        const int side = turn(before, after);
        return side > 0 || (side == 0 && edgeAt(before).from != end(after) &&
                            dotSign(point(edgeAt(before).from), point(edgeAt(after).from),
                                    point(edgeAt(after).from), point(end(after))) > 0);
    }

    /// Makes the pieces left and right of a cut one, if they may be.
    void remove(int left, int right)
    {
        const int kept = pieceOf(left);
        const int gone = pieceOf(right);
        const auto [from, leftNext, leftPrevious, leftPiece, leftIsGone] = edgeAt(left);
        const auto [to, rightNext, rightPrevious, rightPiece, rightIsGone] = edgeAt(right);
        if (kept == gone || !passes(leftPrevious, rightNext) || !passes(rightPrevious, leftNext))
            return;
        const int corners = m_pieces[std::size_t(kept)].corners +
                            m_pieces[std::size_t(gone)].corners - isCorner(leftPrevious, left) -
                            isCorner(left, leftNext) - isCorner(rightPrevious, right) -
                            isCorner(right, rightNext) + isCorner(leftPrevious, rightNext) +
                            isCorner(rightPrevious, leftNext);
        if (m_cornerLimit > 0 && corners > m_cornerLimit)
            return;
        link(leftPrevious, rightNext);
        link(rightPrevious, leftNext);
        edgeAt(left).isGone = edgeAt(right).isGone = true;
        m_pieces[std::size_t(gone)].mergedInto = kept;
        m_pieces[std::size_t(kept)].corners = corners;
    }

    void link(int before, int after)
    {
        edgeAt(before).next = after;
        edgeAt(after).previous = before;
    }

    std::span<const Vec2> m_points;
    int m_cornerLimit;
    std::vector<Edge> m_edges;
    std::vector<Piece> m_pieces;
    std::vector<int> m_byEnds; ///< Edges in the order of their ends.
};

} // namespace

PieceIndices mergedPieces(const PieceIndices &pieces, std::span<const Vec2> points, int cornerLimit,
                          std::span<const std::pair<int, int>> first,
                          std::span<const std::pair<int, int>> kept)
{
    Merger merger(pieces, points, cornerLimit);
    for (const auto &[a, b] : first)
        merger.removeCut(a, b);
    merger.removeCutsExcept(kept);
    return merger.pieces();
}

} // namespace hullsmith

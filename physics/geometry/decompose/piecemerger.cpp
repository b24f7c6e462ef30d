#include "piecemerger.h"

#include "../predicates.h"

#include <algorithm>
#include <map>
#include <set>

namespace hullsmith {

namespace {

class Merger {
public:
    Merger(PieceIndices pieces, std::span<const Vec2> points, int cornerLimit)
        : m_pieces(std::move(pieces))
        , m_points(points)
        , m_cornerLimit(cornerLimit)
    {
        for (std::size_t p = 0; p < m_pieces.size(); ++p)
            claim(p);
    }

    void removeCut(int a, int b)
    {
        const auto left = m_owner.find({a, b});
        const auto right = m_owner.find({b, a});
        if (left == m_owner.end() || right == m_owner.end() || left->second == right->second)
            return;
        const std::size_t kept = left->second;
        const std::size_t gone = right->second;
        std::vector<int> joined = join(m_pieces[kept], m_pieces[gone], a, b);
        if (joined.empty())
            return;
        m_owner.erase(left);
        m_owner.erase(right);
        m_pieces[kept] = std::move(joined);
        m_pieces[gone].clear();
        claim(kept);
    }

    void removeCutsExcept(std::span<const std::pair<int, int>> kept)
    {
        std::set<std::pair<int, int>> stays;
        for (const auto &[a, b] : kept)
            stays.insert(std::minmax(a, b));
        std::vector<std::pair<int, int>> cuts;
        for (const auto &[edge, owner] : m_owner)
            if (edge.first < edge.second && !stays.contains(edge))
                cuts.push_back(edge);
        for (const auto &[a, b] : cuts)
            removeCut(a, b);
    }

    PieceIndices take()
    {
        std::erase_if(m_pieces, [](const auto &piece) { return piece.empty(); });
        return std::move(m_pieces);
    }

private:
    void claim(std::size_t p)
    {
        const std::vector<int> &piece = m_pieces[p];
        for (std::size_t i = 0; i < piece.size(); ++i)
            m_owner[{piece[i], piece[i + 1 < piece.size() ? i + 1 : 0]}] = p;
    }

    int turn(int a, int b, int c) const
    {
        return orientation(m_points[std::size_t(a)], m_points[std::size_t(b)],
                           m_points[std::size_t(c)]);
    }
    bool passes(int a, int b, int c) const
    {
        const int side = turn(a, b, c);
        return side > 0 || (side == 0 && a != c &&
                            dotSign(m_points[std::size_t(a)], m_points[std::size_t(b)],
                                    m_points[std::size_t(b)], m_points[std::size_t(c)]) > 0);
    }

    /// The piece with the edge a-b and the one with b-a in one; empty if they have to stay apart.
    std::vector<int> join(std::vector<int> left, std::vector<int> right, int a, int b) const
    {
        std::rotate(left.begin(), std::find(left.begin(), left.end(), b), left.end());
        std::rotate(right.begin(), std::find(right.begin(), right.end(), a), right.end());
        // left: b ... a; right: a ... b
        if (!passes(*(left.end() - 2), a, right[1]) || !passes(*(right.end() - 2), b, left[1]))
            return {};
        left.insert(left.end(), right.begin() + 1, right.end() - 1);
        if (m_cornerLimit > 0 && corners(left) > m_cornerLimit)
            return {};
        return left;
    }

    int corners(const std::vector<int> &piece) const
    {
        int count = 0;
        for (std::size_t i = 0; i < piece.size(); ++i)
            count += turn(piece[i > 0 ? i - 1 : piece.size() - 1], piece[i],
                          piece[i + 1 < piece.size() ? i + 1 : 0]) != 0;
        return count;
    }

    PieceIndices m_pieces;
    std::span<const Vec2> m_points;
    int m_cornerLimit;
    std::map<std::pair<int, int>, std::size_t> m_owner; ///< Directed edge to its piece.
};

} // namespace

PieceIndices mergedPieces(PieceIndices pieces, std::span<const Vec2> points, int cornerLimit,
                          std::span<const std::pair<int, int>> first,
                          std::span<const std::pair<int, int>> kept)
{
    Merger merger(std::move(pieces), points, cornerLimit);
    for (const auto &[a, b] : first)
        merger.removeCut(a, b);
    merger.removeCutsExcept(kept);
    return merger.take();
}

} // namespace hullsmith

#pragma once

#include "fewestpieces.h"
#include "openings.h"
#include "visibility.h"

#include <optional>

namespace hullsmith {

/// The dynamic program behind fewestPieces(), for a ring whose vertex 0 is reflex.
///
/// A pocket is the part of the ring from vertex `from` to vertex `to` > `from`, behind the diagonal
/// between them; one of the two is a pivot. The pocket's cost is the least number of pieces it
/// takes besides the open one, which lies along the diagonal; all openings of least cost are kept.
/// One piece more closes the pocket, and a new piece that starts at the diagonal leaves the most
/// room there is: so openings of higher cost are never needed. A pocket is put together from two
/// smaller ones at each vertex that both of its ends see.
///
/// Pivots are the reflex vertices: a cut between two others can be left out. Where corners are
/// limited it may be needed to divide a convex piece, but a fan around a pivot of that piece
/// divides it as well; straight vertices are pivots then, so that there is always one.
class PieceProgram {
public:
    PieceProgram(std::vector<Vec2> ring, int cornerLimit);

    /// Why it stopped early, if it did.
    std::optional<FewestFault> run(std::size_t mostSteps, const std::stop_token &stop);
    PieceIndices pieces() const;

private:
    struct Pocket {
        int open = 0;           ///< Pieces besides the open one.
        int begin = 0, end = 0; ///< Its openings in m_openings.
    };
    /// What its openings offer at most: room at the start, room at the end, fewest corners. Where
    /// that is not enough, none of them has to be looked at.
    struct Offer {
        int atStart = 0, atEnd = 0, corners = 0;
    };
    /// The pockets that share one end, in the order of the other end.
    struct Row {
        std::vector<int> to, open, closed, pocket;
        std::vector<Offer> offer;
    };
    /// The same for the end in work, by vertex.
    struct Column {
        std::vector<int> open, closed, pocket;
        std::vector<Offer> offer;
    };
    struct Diagonal {
        int from;
        bool clear;
    };

    const Vec2 &point(int i) const { return m_ring[std::size_t(i)]; }
    bool isPivot(int i) const { return m_pivot[std::size_t(i)]; }
    bool passes(int a, int b, int c) const;
    int cornerAt(int a, int b, int c) const;

    std::optional<FewestFault> findDiagonals(std::size_t mostSteps, const std::stop_token &stop);
    void finish(int to);
    void enter(int from, int to, int open, int closed, int pocket);
    Offer offerOf(const Pocket &pocket) const;
    int solve(int from, int to);
    int leastCost(const Row &row, bool atFrom) const;
    void collect(int from, int to, int cost);
    void collectAt(int from, int to, int cost, std::size_t t);
    void start(int from, int through, int to);
    void extendForward(const Pocket &pocket, int from, int through, int to);
    void extendBackward(const Pocket &pocket, int from, int through, int to);

    const Pocket &pocket(int from, int to) const;
    const Opening &before(const Opening &opening, int from, int to, bool forward) const;
    std::vector<int> piece(int from, int to, std::vector<std::pair<int, int>> &open) const;

    std::vector<Vec2> m_ring;
    std::vector<bool> m_pivot;
    bool m_counts;                                  ///< Corners are limited.
    std::vector<std::vector<Diagonal>> m_diagonals; ///< By the larger end; `from` falls.
    std::vector<Row> m_rows;                        ///< By the smaller end.
    Column m_column;
    std::vector<Pocket> m_pockets;
    std::vector<Opening> m_openings;
    Openings m_collected;
};

} // namespace hullsmith

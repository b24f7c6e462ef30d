#include "fewestpieces.h"

#include "../predicates.h"
#include "pieceprogram.h"

namespace hullsmith {

namespace {

int turnAt(std::span<const Vec2> ring, std::size_t i)
{
    const std::size_t n = ring.size();
    return orientation(ring[i > 0 ? i - 1 : n - 1], ring[i], ring[i + 1 < n ? i + 1 : 0]);
}

} // namespace

PieceIndices convexFan(std::span<const Vec2> ring, int cornerLimit)
{
    const int n = int(ring.size());
    std::vector<int> corners;
    for (int i = 0; i < n; ++i)
        if (turnAt(ring, std::size_t(i)) != 0)
            corners.push_back(i);
    const std::size_t step =
        cornerLimit > 0 ? std::size_t(cornerLimit) - 2 : std::max<std::size_t>(corners.size(), 1);
    PieceIndices pieces;
    for (std::size_t begin = 1; begin + 1 < corners.size(); begin += step) {
        const bool first = begin == 1;
        const bool last = begin + step + 1 >= corners.size();
        std::vector<int> piece{corners[0]};
        const int from = first ? corners[0] + 1 : corners[begin];
        const int to = last ? corners[0] + n - 1 : corners[begin + step];
        for (int i = from; i <= to; ++i)
            piece.push_back(i % n);
        pieces.push_back(std::move(piece));
    }
    return pieces;
}

std::expected<PieceIndices, FewestFault> fewestPieces(std::span<const Vec2> ring, int cornerLimit,
                                                      std::size_t mostSteps,
                                                      const std::stop_token &stop)
{
    const std::size_t n = ring.size();
    std::size_t first = 0;
    while (first < n && turnAt(ring, first) >= 0)
        ++first;
    if (first == n)
        return convexFan(ring, cornerLimit);
    std::vector<Vec2> turned(ring.begin() + std::ptrdiff_t(first), ring.end());
    turned.insert(turned.end(), ring.begin(), ring.begin() + std::ptrdiff_t(first));
    PieceProgram program(std::move(turned), cornerLimit);
    if (const auto fault = program.run(mostSteps, stop))
        return std::unexpected(*fault);
    PieceIndices pieces = program.pieces();
    for (auto &piece : pieces)
        for (int &vertex : piece)
            vertex = int((std::size_t(vertex) + first) % n);
    return pieces;
}

} // namespace hullsmith

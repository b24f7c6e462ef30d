#include "cracks.h"

#include "../tolerance.h"
#include "../trace.h"

#include <bit>

namespace hullsmith {

namespace {

/// Directions in the order of a ring around one pixel; y counts downwards.
enum Direction { Left, Down, Right, Up };

constexpr int stepX[] = {-1, 0, 1, 0};
constexpr int stepY[] = {0, 1, 0, -1};
/// The pixel ahead of a corner, to the left of the way and to the right of it, relative to the
/// pixel of the corner's numbers.
constexpr int leftX[] = {-1, 0, 0, -1};
constexpr int leftY[] = {0, 0, -1, -1};
constexpr int rightX[] = {-1, -1, 0, 0};
constexpr int rightY[] = {-1, 0, 0, -1};

Direction turned(Direction direction, int quarters)
{
    return Direction((int(direction) + quarters) & 3);
}

class CrackFollower {
public:
    CrackFollower(const SolidMask &mask, Connectivity connectivity, const std::stop_token &stop)
        : m_mask(mask)
        , m_eight(connectivity == Connectivity::Eight)
        , m_stop(stop)
        , m_visited(mask.width(), mask.height() + 1)
    {
    }

    std::expected<CrackRings, CrackFault> run()
    {
        for (int line = 0; line <= m_mask.height(); ++line)
            for (std::size_t word = 0; word < m_mask.wordsPerRow(); ++word)
                if (!followFrom(line, word))
                    return std::unexpected(m_fault);
        return std::move(m_rings);
    }

private:
    /// Every ring with its first pixel at one of these horizontal cracks.
    bool followFrom(int line, std::size_t word)
    {
        const std::uint64_t below = m_mask.row(line)[word];
        const std::uint64_t cracks = m_mask.row(line - 1)[word] ^ below;
        while (const std::uint64_t rest = cracks & ~m_visited.row(line)[word]) {
            const int bit = std::countr_zero(rest);
            const bool hole = (below >> bit & 1) == 0;
            if (!follow(int(word) * 64 + bit - 1, line, hole))
                return false;
        }
        return true;
    }

    bool follow(int startX, int startY, bool hole)
    {
        const Direction start = hole ? Right : Down;
        Direction direction = start;
        int x = startX;
        int y = startY;
        bool saddle = isSaddle(x, y);
        CrackRing ring{m_rings.corners.size(), 0, 0, hole};
        do {
            m_rings.corners.push_back({std::uint16_t(x), std::uint16_t(y), saddle});
            const int from = x;
            Direction next = direction;
            while (next == direction) {
                step(x, y, direction);
                next = nextDirection(x, y, direction, saddle);
            }
            ring.area += std::int64_t(y) * (x - from);
            direction = next;
            if (m_rings.corners.size() > traceCornerCap)
                return fail(CrackFault::TooMany);
            if (m_rings.corners.size() % 4096 == 0 && m_stop.stop_requested())
                return fail(CrackFault::Cancelled);
        } while (x != startX || y != startY || direction != start);
        ring.count = m_rings.corners.size() - ring.first;
        if (hole)
            ring.area = -ring.area;
        m_rings.rings.push_back(ring);
        return true;
    }

    bool fail(CrackFault fault)
    {
        m_fault = fault;
        return false;
    }

    void step(int &x, int &y, Direction direction)
    {
        if (direction == Left || direction == Right) {
            const auto bit =
                std::size_t(direction == Left ? x : x + 1); // of the pixel at the crack
            m_visited.row(y)[bit / 64] |= std::uint64_t(1) << (bit % 64);
        }
        x += stepX[direction];
        y += stepY[direction];
    }

    Direction nextDirection(int x, int y, Direction direction, bool &saddle) const
    {
        const bool left = m_mask.at(x + leftX[direction], y + leftY[direction]);
        const bool right = m_mask.at(x + rightX[direction], y + rightY[direction]);
        saddle = !left && right;
        if (left)
            return right ? turned(direction, -1) : direction;
        return turned(direction, saddle && m_eight ? -1 : 1);
    }

    bool isSaddle(int x, int y) const
    {
        const bool solid = m_mask.at(x, y);
        return m_mask.at(x - 1, y - 1) == solid && m_mask.at(x - 1, y) != solid &&
               m_mask.at(x, y - 1) != solid;
    }

    const SolidMask &m_mask;
    bool m_eight;
    const std::stop_token &m_stop;
    SolidMask m_visited; ///< Horizontal cracks, each as the pixel below it.
    CrackRings m_rings;
    CrackFault m_fault = CrackFault::TooMany;
};

} // namespace

std::expected<CrackRings, CrackFault> followCracks(const SolidMask &mask, Connectivity connectivity,
                                                   const std::stop_token &stop)
{
    return CrackFollower(mask, connectivity, stop).run();
}

} // namespace hullsmith

#include "shortcuts.h"

#include "../aabb.h"
#include "../predicates.h"
#include "../tolerance.h"

#include <algorithm>
#include <cmath>

namespace hullsmith {

namespace {

/// The directions from a point that pass within the tolerance of all points added.
class Wedge {
public:
    explicit Wedge(double tolerance)
        : m_tolerance(tolerance)
    {
    }

    bool isFull() const { return m_full; }
    bool contains(const Vec2 &q) const
    {
        return cross(m_right, q) >= -m_slack && cross(m_left, q) <= m_slack &&
               (q.dot(m_left) >= 0.0 || q.dot(m_right) >= 0.0);
    }
    /// Narrows the wedge by the disc about `q`, relative to the apex and farther from it than the
    /// tolerance. False if nothing is left.
    bool narrow(const Vec2 &q);
    void setSlack(double slack) { m_slack = slack; }

private:
    double m_tolerance;
    double m_slack = 0.0;
    bool m_full = true;
    Vec2 m_left = Vec2::Zero(), m_right = Vec2::Zero(); ///< Unit.
};

bool Wedge::narrow(const Vec2 &q)
{
    if (!m_full) {
        const double fromLeft = cross(m_left, q);
        const double fromRight = cross(m_right, q);
        const bool aheadLeft = q.dot(m_left) >= 0.0;
        const bool aheadRight = q.dot(m_right) >= 0.0;
        if (!aheadLeft && !aheadRight)
            return false;
        if (aheadLeft && aheadRight && std::abs(fromLeft) <= m_tolerance &&
            std::abs(fromRight) <= m_tolerance)
            return true;
    }
    const double squared = q.squaredNorm();
    const double along = std::sqrt(squared - m_tolerance * m_tolerance);
    const Vec2 forward = (along / squared) * q;
    const Vec2 sideways = (m_tolerance / squared) * perpLeft(q);
    const Vec2 left = forward + sideways;
    const Vec2 right = forward - sideways;
    if (m_full) {
        m_full = false;
        m_left = left;
        m_right = right;
        return true;
    }
    if (cross(m_right, left) < 0.0 && cross(m_right, q) < 0.0)
        return false;
    if (cross(m_left, right) > 0.0 && cross(m_left, q) > 0.0)
        return false;
    if (cross(m_left, left) < 0.0)
        m_left = left;
    if (cross(m_right, right) > 0.0)
        m_right = right;
    return true;
}

/// Scans the ring from one vertex after the other.
class ShortcutScan {
public:
    ShortcutScan(std::span<const Vec2> ring, double tolerance)
        : m_ring(ring)
        , m_slack(shortcutSlack * Aabb::of(ring).size().maxCoeff())
        , m_tolerance(tolerance + m_slack)
    {
    }

    /// Calls `found(d)` for the shortcuts from `i`; returns how many vertices were looked at.
    template <typename Found>
    int scan(int i, Found found) const;

private:
    const Vec2 &point(int i) const
    {
        const int n = int(m_ring.size());
        return m_ring[std::size_t(i < n ? i : i - n)];
    }
    bool keepsBetween(int i, int j, double reach) const;

    std::span<const Vec2> m_ring;
    double m_slack;
    double m_tolerance;
};

/// Whether no vertex between lies beyond `j`, seen from `i`, by more than the tolerance.
bool ShortcutScan::keepsBetween(int i, int j, double reach) const
{
    const Vec2 &a = point(i);
    const Vec2 &b = point(j);
    const Vec2 chord = b - a;
    for (int k = i + 1; k < j; ++k) {
        const Vec2 q = point(k) - a;
        if (q.squaredNorm() > reach && (point(k) - b).dot(chord) > 0.0 &&
            (point(k) - b).squaredNorm() > m_tolerance * m_tolerance)
            return false;
    }
    return true;
}

template <typename Found>
int ShortcutScan::scan(int i, Found found) const
{
    const Vec2 apex = point(i);
    const double squaredTolerance = m_tolerance * m_tolerance;
    Wedge wedge(m_tolerance);
    wedge.setSlack(m_slack);
    double farthest = 0.0; // of the vertices so far, and the squared distance that is too near
    double tooNear = 0.0;
    const int last = i + int(m_ring.size()) - 1;
    int j = i + 1;
    for (; j <= last; ++j) {
        const Vec2 q = point(j) - apex;
        const double squared = q.squaredNorm();
        if (wedge.isFull() || (squared >= tooNear && squared > 0.0 && wedge.contains(q) &&
                               (squared >= farthest || keepsBetween(i, j, squared))))
            found(j - i);
        if (squared > squaredTolerance && !wedge.narrow(q))
            break;
        if (squared > farthest) {
            farthest = squared;
            const double least = std::sqrt(farthest) - m_tolerance;
            tooNear = least > 0.0 ? least * least : 0.0;
        }
    }
    return j - i;
}

} // namespace

std::optional<Shortcuts> Shortcuts::find(std::span<const Vec2> ring, double tolerance,
                                         std::size_t mostSteps)
{
    const ShortcutScan scan(ring, tolerance);
    Shortcuts shortcuts;
    std::size_t steps = 0;
    for (int i = 0; i < int(ring.size()); ++i) {
        const std::size_t row = shortcuts.m_bits.size();
        shortcuts.m_rows.push_back(row);
        steps += std::size_t(scan.scan(i, [&](int d) {
            const std::size_t word = row + std::size_t(d - 1) / 64;
            if (word >= shortcuts.m_bits.size())
                shortcuts.m_bits.resize(word + 1, 0);
            shortcuts.m_bits[word] |= std::uint64_t(1) << (unsigned(d - 1) % 64);
            ++shortcuts.m_count;
        }));
        if (steps > mostSteps)
            return std::nullopt;
    }
    shortcuts.m_rows.push_back(shortcuts.m_bits.size());
    return shortcuts;
}

std::vector<int> greedyShortcuts(std::span<const Vec2> ring, double tolerance)
{
    const ShortcutScan scan(ring, tolerance);
    const int n = int(ring.size());
    std::vector<int> chosen;
    for (int i = 0; i < n;) {
        chosen.push_back(i);
        int longest = 1;
        scan.scan(i, [&](int d) {
            if (i + d <= n)
                longest = d;
        });
        i += longest;
    }
    return chosen;
}

bool withinTolerance(const Vec2 &a, const Vec2 &b, const Vec2 &p, double tolerance)
{
    if (a == b || dotSign(a, b, a, p) <= 0)
        return compareDistance(a, p, tolerance, 0.0) <= 0;
    if (dotSign(b, a, b, p) <= 0)
        return compareDistance(b, p, tolerance, 0.0) <= 0;
    return compareLineDistance(a, b, p, tolerance, 0.0) <= 0;
}

bool withinTolerance(std::span<const Vec2> ring, int i, int j, double tolerance)
{
    const int n = int(ring.size());
    const auto point = [&](int k) -> const Vec2 & { return ring[std::size_t(k % n)]; };
    for (int k = i + 1; k < j; ++k)
        if (!withinTolerance(point(i), point(j), point(k), tolerance))
            return false;
    return true;
}

} // namespace hullsmith

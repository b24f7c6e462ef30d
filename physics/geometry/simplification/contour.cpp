#include "contour.h"

#include "../aabb.h"
#include "../pointorder.h"
#include "../predicates.h"

#include <algorithm>
#include <cmath>

namespace hullsmith {

namespace {

/// Whether the ring read from `a` comes before the one read from `b`.
bool startsBefore(const std::vector<Vec2> &ring, std::size_t a, std::size_t b)
{
    const std::size_t n = ring.size();
    for (std::size_t k = 0; k < n; ++k) {
        const Vec2 &p = ring[(a + k) % n];
        const Vec2 &q = ring[(b + k) % n];
        if (p != q)
            return comesBefore(p, q);
    }
    return false;
}

void turnToFirst(std::vector<Vec2> &ring)
{
    std::size_t first = 0;
    for (std::size_t i = 1; i < ring.size(); ++i)
        if (startsBefore(ring, i, first))
            first = i;
    std::rotate(ring.begin(), ring.begin() + std::ptrdiff_t(first), ring.end());
}

/// Integrals along the segment from `a` to `b`.
LineMoments segmentMoments(const Vec2 &a, const Vec2 &b)
{
    const double length = (b - a).norm();
    const Vec2 sum = a + b;
    LineMoments m;
    m.length = length;
    m.x = length * sum.x() / 2.0;
    m.y = length * sum.y() / 2.0;
    m.xx = length * (a.x() * a.x() + a.x() * b.x() + b.x() * b.x()) / 3.0;
    m.yy = length * (a.y() * a.y() + a.y() * b.y() + b.y() * b.y()) / 3.0;
    m.xy = length * (sum.x() * sum.y() + a.x() * a.y() + b.x() * b.y()) / 6.0;
    return m;
}

} // namespace

std::vector<Vec2> cleanedRing(std::span<const Vec2> ring)
{
    // A stack whose top three are looked at after every push; the closing is looked at afterwards.
    std::vector<Vec2> kept;
    for (const Vec2 &p : ring) {
        kept.push_back(p);
        for (std::size_t n = kept.size(); n >= 2; n = kept.size()) {
            if (kept[n - 1] == kept[n - 2]) {
                kept.pop_back();
            } else if (n >= 3 && orientation(kept[n - 3], kept[n - 2], kept[n - 1]) == 0) {
                kept[n - 2] = kept[n - 1];
                kept.pop_back();
            } else {
                break;
            }
        }
    }
    std::size_t from = 0;
    for (bool changed = true; changed && kept.size() - from >= 3;) {
        const Vec2 &first = kept[from];
        const Vec2 &last = kept.back();
        const bool lastGoes = first == last || orientation(kept[kept.size() - 2], last, first) == 0;
        const bool firstGoes = !lastGoes && orientation(last, first, kept[from + 1]) == 0;
        if (lastGoes)
            kept.pop_back();
        else if (firstGoes)
            ++from;
        changed = lastGoes || firstGoes;
    }
    kept.erase(kept.begin(), kept.begin() + std::ptrdiff_t(from));
    turnToFirst(kept);
    return kept;
}

LineMoments LineMoments::operator-(const LineMoments &other) const
{
    return {length - other.length, x - other.x,   y - other.y,
            xx - other.xx,         xy - other.xy, yy - other.yy};
}

LineMoments LineMoments::operator+(const LineMoments &other) const
{
    return {length + other.length, x + other.x,   y + other.y,
            xx + other.xx,         xy + other.xy, yy + other.yy};
}

ContourRing::ContourRing(std::vector<Vec2> points)
    : m_points(std::move(points))
{
    const Vec2 origin = m_points.front();
    m_moments.emplace_back();
    for (int i = 0; i < size(); ++i) {
        const Vec2 a = point(i) - origin;
        const Vec2 b = point(i + 1) - origin;
        m_moments.push_back(m_moments.back() + segmentMoments(a, b));
    }
    m_extent = Aabb::of(m_points).size().maxCoeff();
}

LineMoments ContourRing::moments(int i, int j) const
{
    const int n = size();
    const auto upTo = [&](int k) {
        return k <= n ? m_moments[std::size_t(k)]
                      : m_moments.back() + m_moments[std::size_t(k - n)];
    };
    return upTo(j) - upTo(i);
}

double ContourRing::lineArea(int i, int j) const
{
    const LineMoments m = moments(i, j);
    const double xx = m.xx - m.x * m.x / m.length;
    const double yy = m.yy - m.y * m.y / m.length;
    const double xy = m.xy - m.x * m.y / m.length;
    const double spread = 0.5 * (xx + yy) - std::sqrt(0.25 * (xx - yy) * (xx - yy) + xy * xy);
    return std::sqrt(std::max(spread, 0.0) * m.length);
}

FittedLine ContourRing::fittedLine(int i, int j) const
{
    const LineMoments m = moments(i, j);
    const Vec2 mean(m.x / m.length, m.y / m.length);
    const double xx = m.xx / m.length - mean.x() * mean.x();
    const double yy = m.yy / m.length - mean.y() * mean.y();
    const double xy = m.xy / m.length - mean.x() * mean.y();
    const double angle = 0.5 * std::atan2(2.0 * xy, xx - yy);
    Vec2 direction(std::cos(angle), std::sin(angle));
    const Vec2 chord = point(j % size()) - point(i % size());
    if (direction.dot(chord) < 0.0)
        direction = -direction;
    return {m_points.front() + mean, direction};
}

} // namespace hullsmith

#pragma once

#include "physics/geometry/convexpolygon.h"
#include "physics/geometry/expansion.h"
#include "physics/geometry/predicates.h"
#include "physics/geometry/split.h"

#include <QString>

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

/// What must be true of any split, found in another way than split() checks it: pair by pair.
namespace splitoracle {

using hullsmith::CutLine;
using hullsmith::Vec2;
using Ring = std::vector<Vec2>;

inline const Vec2 &after(const Ring &ring, std::size_t i)
{
    return ring[i + 1 < ring.size() ? i + 1 : 0];
}

/// Inside, or on the boundary: of the outer ring (the first) less the holes.
inline bool isWithin(const std::vector<Ring> &rings, const Vec2 &p)
{
    bool inside = false;
    for (const Ring &ring : rings) {
        for (std::size_t i = 0; i < ring.size(); ++i) {
            const Vec2 &a = ring[i];
            const Vec2 &b = after(ring, i);
            const int side = hullsmith::orientation(a, b, p);
            if (side == 0 && hullsmith::dotSign(p, a, p, b) <= 0)
                return true;
            if ((a.y() > p.y()) != (b.y() > p.y()) && side == (b.y() > a.y() ? 1 : -1))
                inside = !inside;
        }
    }
    return inside;
}

inline bool edgesCross(const Vec2 &a, const Vec2 &b, const Vec2 &c, const Vec2 &d)
{
    using hullsmith::orientation;
    return orientation(a, b, c) * orientation(a, b, d) < 0 &&
           orientation(c, d, a) * orientation(c, d, b) < 0;
}

/// Whether an edge of one has the other beyond it.
inline bool areApart(const Ring &a, const Ring &b)
{
    const auto parts = [](const Ring &from, const Ring &other) {
        for (std::size_t i = 0; i < from.size(); ++i)
            if (std::all_of(other.begin(), other.end(), [&](const Vec2 &p) {
                    return hullsmith::orientation(from[i], after(from, i), p) <= 0;
                }))
                return true;
        return false;
    };
    return parts(a, b) || parts(b, a);
}

inline void addArea(const Ring &ring, double factor, hullsmith::ExactAccumulator &sum)
{
    for (std::size_t i = 0; i < ring.size(); ++i) {
        sum.addProduct(factor * ring[i].x(), after(ring, i).y());
        sum.addProduct(-factor * ring[i].y(), after(ring, i).x());
    }
}

/// Area of the rings, first less the others, minus that of the pieces; rounded once.
inline double areaLeft(const std::vector<Ring> &rings, const std::vector<Ring> &pieces)
{
    hullsmith::ExactAccumulator twice;
    for (std::size_t r = 0; r < rings.size(); ++r)
        addArea(rings[r],
                (r == 0 ? 1 : -1) * hullsmith::areaSign(rings[r].data(), int(rings[r].size())),
                twice);
    for (const Ring &piece : pieces)
        addArea(piece, -1.0, twice);
    return 0.5 * twice.value();
}

/// How long a part of the line runs through the inside of the piece, farther than `margin` from its
/// boundary.
inline double lengthInside(const Ring &piece, const CutLine &line, double margin)
{
    const Vec2 way = line.second - line.first;
    double begin = 0.0;
    double end = way.norm();
    const Vec2 direction = way / end;
    for (std::size_t i = 0; i < piece.size(); ++i) {
        const Vec2 inward = hullsmith::perpLeft(after(piece, i) - piece[i]).normalized();
        const double depth = inward.dot(line.first - piece[i]) - margin;
        const double slope = inward.dot(direction);
        if (slope == 0.0 && depth <= 0.0)
            return 0.0;
        if (slope > 0.0)
            begin = std::max(begin, -depth / slope);
        if (slope < 0.0)
            end = std::min(end, -depth / slope);
    }
    return std::max(0.0, end - begin);
}

/// What is wrong with the pieces; empty if nothing is. `rings`: outer first. With `added` points
/// the pieces may leave out what rounding takes.
inline QString faultOf(const std::vector<Ring> &pieces, const std::vector<Ring> &rings, int limit,
                       bool added)
{
    double extent = 0.0;
    for (const Vec2 &p : rings[0])
        extent = std::max(extent, p.cwiseAbs().maxCoeff());
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const QString name = QString::number(i);
        if (!hullsmith::ConvexPolygon::create(pieces[i]))
            return QStringLiteral("not convex: ") + name;
        if (limit > 0 && int(pieces[i].size()) > limit)
            return QStringLiteral("too many corners: ") + name;
        for (const Vec2 &p : pieces[i])
            if (!isWithin(rings, p))
                return QStringLiteral("outside: ") + name;
        for (std::size_t k = 0; k < pieces[i].size(); ++k)
            for (const Ring &ring : rings)
                for (std::size_t e = 0; e < ring.size(); ++e)
                    if (edgesCross(pieces[i][k], after(pieces[i], k), ring[e], after(ring, e)))
                        return QStringLiteral("across the outline: ") + name;
        for (std::size_t j = 0; j < i; ++j)
            if (!areApart(pieces[i], pieces[j]))
                return QStringLiteral("overlap: %1 %2").arg(i).arg(j);
    }
    const double left = areaLeft(rings, pieces);
    const double most = added ? 1e-14 * double(pieces.size()) * extent * extent : 0.0;
    if (left < 0.0 || left > most)
        return QStringLiteral("area left: %1").arg(left);
    return {};
}

} // namespace splitoracle

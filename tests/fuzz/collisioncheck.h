#pragma once

#include "physics/collision/batch/pairbatch.h"
#include "physics/collision/distance.h"
#include "physics/collision/epa.h"
#include "physics/collision/pointquery.h"
#include "physics/collision/projection.h"
#include "physics/collision/raycast.h"
#include "physics/collision/sat.h"
#include "physics/collision/timeofimpact.h"
#include "physics/geometry/convexhull.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>
#include <span>

// Any bytes make two shapes and their motion; all algorithms have to agree on them.

/// Reads values off the bytes; zeros once they are used up.
class ByteReader {
public:
    explicit ByteReader(std::span<const std::uint8_t> bytes)
        : m_bytes(bytes)
    {
    }

    int byte()
    {
        if (m_bytes.empty())
            return 0;
        const std::uint8_t first = m_bytes.front();
        m_bytes = m_bytes.subspan(1);
        return first;
    }
    int below(int limit) { return byte() % limit; }

    /// A coordinate: on a coarse grid, on a fine one, near a grid point, or any finite double.
    double number()
    {
        const int kind = byte();
        const double coarse = byte() % 16 - 8;
        if (kind < 160)
            return coarse;
        const double fine = double(byte() - 128) / 128.0;
        if (kind < 230)
            return coarse + fine;
        if (kind < 245)
            return std::nextafter(coarse, 8.0 * fine);
        return any();
    }
    hullsmith::Vec2 vec()
    {
        const double x = number();
        return {x, number()};
    }
    double positive(double fallback)
    {
        const double value = std::abs(number());
        return value > 0.0 ? value : fallback;
    }

private:
    double any()
    {
        std::uint64_t bits = 0;
        for (int i = 0; i < 8; ++i)
            bits = bits << 8 | std::uint64_t(byte());
        double value = 0.0;
        std::memcpy(&value, &bits, sizeof value);
        return std::isfinite(value) ? value : 1.0;
    }

    std::span<const std::uint8_t> m_bytes;
};

/// One run; check() names the first fault, or gives a null pointer.
class CollisionCheck {
public:
    explicit CollisionCheck(std::span<const std::uint8_t> bytes)
        : m_reader(bytes)
        , m_a(readShape())
        , m_b(readShape())
        , m_sweepA(readSweep())
        , m_sweepB(readSweep())
        , m_poseA(m_sweepA.at(0.0))
        , m_poseB(m_sweepB.at(0.0))
    {
    }

    const char *check()
    {
        classify();
        // Beyond this the world itself overflows; the calls still have to come back.
        const char *fault = runAll();
        if (m_largest > 1e300 || !std::isfinite(m_largest))
            return nullptr;
        if (fault != nullptr || !isTame())
            return fault;
        fault = compareRelations();
        return fault != nullptr || !isEven() ? fault : compareAll();
    }

    /// Whether the exact predicates promise their answer; else only finite numbers are asked for.
    bool isTame() const { return m_staysConvex && m_largest <= 1e60 && m_smallest >= 1e-60; }
    /// Whether numbers can be compared: no coordinate is so large beside the shortest edge or the
    /// smallest radius that its rounding matters to them.
    bool isEven() const
    {
        return m_largest <= 1e8 * std::min(leastLength(m_a, m_poseA), leastLength(m_b, m_poseB));
    }
    static double leastLength(const hullsmith::Shape &shape, const hullsmith::Pose &pose)
    {
        const double radius =
            shape.radius() > 0.0 ? shape.radius() : std::numeric_limits<double>::infinity();
        return pose.scale() * std::min(shape.shortestEdge(), radius);
    }
    hullsmith::Relation relation() const { return m_sat.relation; }

private:
    hullsmith::Shape readShape()
    {
        using hullsmith::Shape;
        const int kind = m_reader.below(8);
        const Shape fallback = Shape::circle({0.0, 0.0}, 1.0).value();
        if (kind == 0) {
            const hullsmith::Vec2 centre = m_reader.vec();
            return Shape::circle(centre, m_reader.positive(0.5)).value_or(fallback);
        }
        if (kind == 1) {
            const hullsmith::Vec2 from = m_reader.vec();
            const hullsmith::Vec2 to = m_reader.vec();
            return Shape::capsule(from, to, m_reader.positive(0.5)).value_or(fallback);
        }
        std::vector<hullsmith::Vec2> points(std::size_t(3 + m_reader.below(10)));
        for (hullsmith::Vec2 &point : points)
            point = m_reader.vec();
        const double radius = kind == 2 ? m_reader.positive(0.5) : 0.0;
        const auto hull = hullsmith::convexHull(points);
        if (!hull)
            return fallback;
        const auto core = hullsmith::ConvexPolygon::create(*hull);
        return core ? Shape::polygon(*core, radius).value_or(fallback) : fallback;
    }

    hullsmith::Sweep readSweep()
    {
        hullsmith::Sweep sweep;
        const hullsmith::Vec2 position = m_reader.vec();
        const int kind = m_reader.below(4);
        const double scale = m_reader.below(4) == 0 ? m_reader.positive(1.0) : 1.0;
        if (kind == 0)
            sweep.start = hullsmith::Pose(position, double(m_reader.byte()) / 20.0, scale);
        else if (kind == 1)
            sweep.start = hullsmith::Pose::fromRotation(position, {0.6, -0.8}, scale);
        else
            sweep.start = hullsmith::Pose::fromRotation(position, {1.0, 0.0}, scale);
        sweep.translation = m_reader.vec();
        sweep.turn = kind == 3 ? 0.0 : double(m_reader.byte() - 128) / 16.0;
        return sweep;
    }

    void note(double value)
    {
        const double size = std::abs(value);
        m_largest = size <= m_largest ? m_largest : size; // also keeps what is not a number
        if (size > 0.0)
            m_smallest = std::min(m_smallest, size);
    }
    void note(const hullsmith::Shape &shape, const hullsmith::Sweep &sweep)
    {
        for (const hullsmith::Pose &pose : {sweep.at(0.0), sweep.at(1.0)}) {
            for (const hullsmith::Vec2 &vertex : shape.vertices()) {
                const hullsmith::Vec2 world = pose.toWorld(vertex);
                for (const double value : {world.x(), world.y(), vertex.x(), vertex.y()})
                    note(value);
            }
            note(pose.position().x());
            note(pose.position().y());
        }
        note(shape.extent() * sweep.start.scale());
        note(shape.radius() * sweep.start.scale());
        note(sweep.start.scale());
    }
    void classify()
    {
        note(m_a, m_sweepA);
        note(m_b, m_sweepB);
        m_staysConvex = staysConvex(m_a, m_poseA) && staysConvex(m_b, m_poseB);
    }

    /// Whether the world's doubles still make a convex ring; far out, an edge of a few roundings
    /// may turn round.
    static bool staysConvex(const hullsmith::Shape &shape, const hullsmith::Pose &pose)
    {
        if (shape.size() < 3)
            return shape.size() == 1 ||
                   pose.toWorld(shape.vertices()[0]) != pose.toWorld(shape.vertices()[1]);
        std::vector<hullsmith::Vec2> world;
        for (const hullsmith::Vec2 &vertex : shape.vertices())
            world.push_back(pose.toWorld(vertex));
        return hullsmith::ConvexPolygon::create(world).has_value();
    }

    static bool finite(std::initializer_list<double> values)
    {
        return std::ranges::all_of(values, [](double v) { return std::isfinite(v); });
    }

    const char *runAll()
    {
        using namespace hullsmith;
        m_sat = sat(m_a, m_poseA, m_b, m_poseB, SatOptions{.earlyOut = false});
        m_gjk = gjk(m_a, m_poseA, m_b, m_poseB);
        m_epa = epa(m_a, m_poseA, m_b, m_poseB);
        m_distance = distance(m_a, m_poseA, m_b, m_poseB);
        m_impact = timeOfImpact(m_a, m_sweepA, m_b, m_sweepB);
        m_point = queryPoint(m_a, m_poseA, m_poseB.position());
        m_ray = raycast(m_a, m_poseA, m_poseB.position(), m_sweepB.at(1.0).position());
        if (!m_gjk.normal.allFinite() || !m_gjk.pointA.allFinite() || !m_gjk.pointB.allFinite() ||
            !finite({m_gjk.distance, m_gjk.coreDistance}))
            return "GJK: not finite";
        if (!m_epa.normal.allFinite() || !m_epa.pointA.allFinite() || !m_epa.pointB.allFinite() ||
            !finite({m_epa.depth, m_epa.lower, m_epa.upper}))
            return "EPA: not finite";
        if (!m_distance.normal.allFinite() || !m_distance.pointA.allFinite() ||
            !m_distance.pointB.allFinite() || !finite({m_distance.separation}))
            return "distance: not finite";
        if (!m_impact.normal.allFinite() || !finite({m_impact.separation}) ||
            !(m_impact.time >= 0.0 && m_impact.time <= 1.0))
            return "time of impact: not finite, or outside of [0, 1]";
        if (!m_point.nearest.allFinite() || !m_point.normal.allFinite() ||
            !finite({m_point.separation}))
            return "point: not finite";
        if (m_ray && (!m_ray->point.allFinite() || !m_ray->normal.allFinite() ||
                      !(m_ray->fraction >= 0.0 && m_ray->fraction <= 1.0)))
            return "ray: not finite, or outside of [0, 1]";
        return m_impact.iterations > toiCap || m_gjk.iterations > gjkCap ||
                       m_epa.iterations > epaCap
                   ? "a cap was passed"
                   : nullptr;
    }

    const char *compareAll()
    {
        using namespace hullsmith;
        const SatPair pair(m_a, m_poseA, m_b, m_poseB);
        const double smallest = 1e-200; // underflow
        m_error = 2.0 * pair.error(Owner::Both) + smallest;
        m_depthError = m_error + std::max(pair.error(Owner::A), pair.error(Owner::B));
        const double angle = std::min(1.0, pair.a().normalError() + pair.b().normalError());
        m_distanceError = m_error + std::abs(m_distance.separation) * angle * angle;
        for (const auto check : {&CollisionCheck::compareDepths, &CollisionCheck::compareGap,
                                 &CollisionCheck::comparePoints, &CollisionCheck::compareSwapped,
                                 &CollisionCheck::compareImpact, &CollisionCheck::compareRay,
                                 &CollisionCheck::compareBatches})
            if (const char *fault = (this->*check)())
                return fault;
        return nullptr;
    }

    const char *compareRelations()
    {
        using namespace hullsmith;
        if (m_gjk.capped || m_epa.capped || m_distance.capped)
            return "a cap was reached";
        if (m_gjk.relation != m_sat.relation || m_epa.relation != m_sat.relation ||
            m_distance.relation != m_sat.relation ||
            sat(m_a, m_poseA, m_b, m_poseB).relation != m_sat.relation)
            return "the relations differ";
        const double separation = m_distance.separation;
        const int sign = (separation > 0.0) - (separation < 0.0);
        const int expected = m_sat.relation == Relation::Apart      ? 1
                             : m_sat.relation == Relation::Touching ? 0
                                                                    : -1;
        return sign != expected ? "the separation has the wrong sign" : nullptr;
    }

    const char *compareDepths()
    {
        if (m_sat.relation != hullsmith::Relation::Overlapping)
            return m_epa.depth != 0.0 ? "EPA: depth without overlap" : nullptr;
        if (!(std::abs(m_epa.depth - m_sat.depth()) <= m_depthError))
            return "the depths of SAT and EPA differ";
        if (!(m_epa.lower <= m_sat.depth() + m_depthError &&
              m_sat.depth() <= m_epa.upper + m_depthError))
            return "EPA: the depth is out of bounds";
        return std::abs(m_epa.depth + m_distance.separation) > m_error
                   ? "the depths of EPA and distance differ"
                   : nullptr;
    }

    /// The normal proves the separation: the gap along it is as wide.
    const char *compareGap()
    {
        const hullsmith::SatAxis axis =
            hullsmith::projectOn(m_a, m_poseA, m_b, m_poseB, m_distance.normal);
        if (!(std::abs(-axis.forward - m_distance.separation) <= m_depthError + m_distanceError))
            return "the normal does not show the separation";
        return m_sat.relation == hullsmith::Relation::Apart &&
                       !(m_sat.separation() <= m_distance.separation + m_depthError)
                   ? "SAT finds a gap wider than the distance"
                   : nullptr;
    }

    const char *comparePoints()
    {
        using namespace hullsmith;
        const Vec2 across = m_distance.pointB - m_distance.pointA;
        const double rounding =
            m_distance.pointA.cwiseAbs().sum() + m_distance.pointB.cwiseAbs().sum();
        const double bound = 2.0 * m_depthError + m_distanceError + 8.0 * roundOff * rounding;
        return !((across - m_distance.separation * m_distance.normal).norm() <= bound)
                   ? "the nearest points do not lie along the normal"
                   : nullptr;
    }

    const char *compareSwapped()
    {
        const hullsmith::DistanceResult back =
            hullsmith::distance(m_b, m_poseB, m_a, m_poseA, {.cached = m_distance.cache});
        return back.relation != m_distance.relation ||
                       !(std::abs(back.separation - m_distance.separation) <=
                         2.0 * (m_depthError + m_distanceError))
                   ? "B against A is not the mirror"
                   : nullptr;
    }

    const char *compareImpact()
    {
        using namespace hullsmith;
        if ((m_impact.state == ToiResult::State::Overlapping) !=
            (m_sat.relation == Relation::Overlapping))
            return "time of impact: wrong start";
        if (m_impact.state == ToiResult::State::Overlapping)
            return nullptr;
        for (int k = 0; k < 8; ++k) {
            const double time = m_impact.time * k / 8.0;
            if (distance(m_a, m_sweepA.at(time), m_b, m_sweepB.at(time)).separation <
                -m_impact.tolerance)
                return "time of impact: late";
        }
        const bool near = m_impact.separation <= m_impact.target + m_impact.tolerance;
        return m_impact.state == ToiResult::State::Hit && !m_impact.capped && !near
                   ? "time of impact: early"
                   : nullptr;
    }

    const char *compareRay()
    {
        if (!m_ray)
            return nullptr;
        const hullsmith::PointResult there = hullsmith::queryPoint(m_a, m_poseA, m_ray->point);
        const double reach = m_poseB.position().cwiseAbs().sum() + m_ray->point.cwiseAbs().sum() +
                             m_a.extent() * m_poseA.scale() + m_poseA.position().cwiseAbs().sum() +
                             m_a.radius() * m_poseA.scale();
        return !m_ray->startsInside && !(std::abs(there.separation) <= m_depthError + 1e-9 * reach)
                   ? "ray: the hit is not on the surface"
                   : nullptr;
    }

    /// On every instruction set. Verdicts may differ where rounding could decide.
    const char *compareBatches()
    {
        using namespace hullsmith;
        const auto sharpness = [](const Shape &shape) {
            return shape.size() > 1 ? 1.0 + shape.extent() / shape.shortestEdge() : 1.0;
        };
        const auto size = [](const Shape &shape, const Pose &pose) {
            return pose.scale() * (shape.extent() + shape.radius());
        };
        const double reach = (m_poseB.position() - m_poseA.position()).norm() + size(m_a, m_poseA) +
                             size(m_b, m_poseB);
        const double bound =
            verdictBound<double>(reach * (sharpness(m_a) + sharpness(m_b))) + m_depthError;
        const auto rigid = [](const Pose &pose) {
            return RigidPose<double>{pose.position().x(), pose.position().y(), pose.cosine(),
                                     pose.sine()};
        };
        const std::vector<RigidPose<double>> poses{rigid(m_poseA), rigid(m_poseB)};
        for (const InstructionSet set : instructionSets()) {
            ShapeArena<double> arena;
            PairBatch<double> batch(arena, set);
            const ShapeId a = arena.add(m_a, m_poseA.scale());
            batch.add(0, a, 1, arena.add(m_b, m_poseB.scale()));
            std::vector<std::uint32_t> hits;
            ManifoldRows<double> rows;
            batch.overlaps(poses, hits);
            batch.manifolds(poses, rows);
            const bool isHit = m_sat.relation == Relation::Overlapping;
            const bool isClear = std::abs(m_distance.separation) > bound;
            if (isClear && ((hits.size() == 1) != isHit || (rows.size() == 1) != isHit))
                return "a batch has another verdict";
            for (int which = 0; rows.size() == 1 && which < rows.points(0); ++which)
                if (!rows.normal(0).allFinite() || !rows.point(0, which).allFinite() ||
                    !finite({rows.separation(0, which)}))
                    return "a batch's manifold is not finite";
        }
        return nullptr;
    }

    ByteReader m_reader;
    hullsmith::Shape m_a, m_b;
    hullsmith::Sweep m_sweepA, m_sweepB;
    hullsmith::Pose m_poseA, m_poseB;
    bool m_staysConvex = false;
    double m_largest = 0.0;
    double m_smallest = std::numeric_limits<double>::infinity();
    double m_error = 0.0;
    double m_depthError = 0.0;
    double m_distanceError = 0.0;
    hullsmith::SatResult m_sat;
    hullsmith::GjkResult m_gjk;
    hullsmith::EpaResult m_epa;
    hullsmith::DistanceResult m_distance;
    hullsmith::ToiResult m_impact;
    hullsmith::PointResult m_point;
    std::optional<hullsmith::RayHit> m_ray;
};

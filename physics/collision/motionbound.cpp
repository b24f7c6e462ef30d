#include "motionbound.h"

#include <algorithm>
#include <limits>

namespace hullsmith {

namespace {

double worldRadius(const Shape &shape, const Sweep &sweep)
{
    return sweep.start.scale() * shape.radius();
}

} // namespace

MotionBound::MotionBound(const Shape &a, const Sweep &sweepA, const Shape &b, const Sweep &sweepB)
    : m_a(makeSide(a, sweepA))
    , m_b(makeSide(b, sweepB))
    , m_radii(worldRadius(a, sweepA) + worldRadius(b, sweepB))
    , m_acceleration(sweepA.turn * sweepA.turn * m_a.reach + sweepB.turn * sweepB.turn * m_b.reach)
{
    const Vec2 apart = sweepB.centre(0.0) - sweepA.centre(0.0);
    m_lengths = m_a.reach * (1.0 + std::abs(sweepA.turn)) +
                m_b.reach * (1.0 + std::abs(sweepB.turn)) + m_radii +
                sweepA.translation.cwiseAbs().sum() + sweepB.translation.cwiseAbs().sum() +
                apart.cwiseAbs().sum();
}

MotionBound::Side MotionBound::makeSide(const Shape &shape, const Sweep &sweep)
{
    double reach = 0.0;
    for (const Vec2 &v : shape.vertices())
        reach = std::max(reach, (v - sweep.localCentre).stableNorm());
    return {shape, sweep, sweep.start.scale() * reach, std::vector<Line>(shape.vertices().size())};
}

void MotionBound::look(double time, const Vec2 &normal)
{
    const Vec2 reference = m_a.sweep.centre(time);
    project(m_a, time, normal, reference);
    project(m_b, time, normal, reference);
}

void MotionBound::project(Side &side, double time, const Vec2 &normal, const Vec2 &reference)
{
    const Pose pose = side.sweep.at(time);
    const Vec2 centre = side.sweep.centre(time);
    for (std::size_t i = 0; i < side.lines.size(); ++i) {
        const Vec2 vertex = pose.toWorld(side.shape.vertices()[i]);
        const Vec2 velocity = side.sweep.translation + side.sweep.turn * perpLeft(vertex - centre);
        side.lines[i] = {normal.dot(vertex - reference), normal.dot(velocity)};
    }
}

double MotionBound::separationAfter(double step) const
{
    double lowestB = std::numeric_limits<double>::infinity();
    double highestA = -lowestB;
    for (const Line &line : m_b.lines)
        lowestB = std::min(lowestB, line.start + step * line.speed);
    for (const Line &line : m_a.lines)
        highestA = std::max(highestA, line.start + step * line.speed);
    return (lowestB - highestA) - m_radii - 0.5 * m_acceleration * step * step;
}

double MotionBound::approach(double rest) const
{
    double slowestB = std::numeric_limits<double>::infinity();
    double fastestA = -slowestB;
    for (const Line &line : m_b.lines)
        slowestB = std::min(slowestB, line.speed);
    for (const Line &line : m_a.lines)
        fastestA = std::max(fastestA, line.speed);
    return (fastestA - slowestB) + m_acceleration * rest;
}

} // namespace hullsmith

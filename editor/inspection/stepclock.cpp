#include "stepclock.h"

#include <QEasingCurve>

#include <algorithm>

using Kind = hullsmith::SatEvent::Kind;

namespace {

/// Share of `duration` at `time`, along `curve`.
double eased(QEasingCurve::Type curve, double time, double duration)
{
    return QEasingCurve(curve).valueForProgress(std::clamp(time / duration, 0.0, 1.0));
}

double staggerOf(int vertices)
{
    const int gaps = std::max(vertices - 1, 1);
    return std::min(double(StepClock::droplineStagger), double(StepClock::mostStagger) / gaps);
}

/// When the last dropline has come down.
double fallTime(int vertices)
{
    return StepClock::droplineTime + staggerOf(vertices) * std::max(vertices - 1, 0);
}

} // namespace

int StepClock::durationOf(const PairInspection &pair, const StepFacts &facts)
{
    if (!facts.event || facts.isFree)
        return 0;
    switch (facts.kind) {
    case Kind::Vertex:
        return droplineTime;
    case Kind::Project:
        return int(fallTime(int(pair.shape(facts.projecting).core.size()))) + flightTime;
    case Kind::Best:
    case Kind::Result:
        return facts.ghostMove() ? ghostOut + ghostPause + ghostBack : stepTime;
    default:
        return stepTime;
    }
}

double StepClock::step() const
{
    return eased(QEasingCurve::OutQuad, m_time, stepTime);
}

double StepClock::dropline(int vertex, int vertices) const
{
    return eased(QEasingCurve::InQuad, m_time - staggerOf(vertices) * vertex, droplineTime);
}

bool StepClock::haveFallen(int vertices) const
{
    return m_time >= fallTime(vertices);
}

double StepClock::flight(int vertices) const
{
    return eased(QEasingCurve::InOutQuad, m_time - fallTime(vertices), flightTime);
}

double StepClock::translation() const
{
    return eased(QEasingCurve::InOutQuad, m_time, ghostOut);
}

std::optional<double> StepClock::ghost() const
{
    if (m_time >= ghostOut + ghostPause + ghostBack)
        return std::nullopt;
    if (m_time < ghostOut + ghostPause)
        return translation();
    return 1.0 - eased(QEasingCurve::InOutQuad, m_time - ghostOut - ghostPause, ghostBack);
}

#include "pairinspection.h"

#include "physics/collision/distance.h"
#include "physics/collision/projection.h"

#include <algorithm>
#include <cmath>
#include <numbers>

using hullsmith::AxisSource;
using hullsmith::Owner;
using hullsmith::SatEvent;
using hullsmith::SatTrace;
using Kind = hullsmith::SatEvent::Kind;

namespace {

bool hasAxis(Kind kind)
{
    return kind != Kind::Start && kind != Kind::EarlyOut && kind != Kind::Result;
}

/// Takes a shape with too many corners out of the test.
void refuse(InspectedShape &shape, Owner owner)
{
    shape.notes.push_back({InputNote::Kind::TooMany, owner, {}, int(shape.core.size())});
    shape.shape.reset();
    shape.core.clear();
}

/// Direction at `degrees`, without rounding where it points along x or y.
hullsmith::Vec2 unitAt(double degrees)
{
    int quadrant = 0;
    const double rest = std::remquo(degrees, 90.0, &quadrant) * std::numbers::pi / 180.0;
    hullsmith::Vec2 unit(std::cos(rest), std::sin(rest));
    for (int i = quadrant & 3; i > 0; --i)
        unit = hullsmith::perpLeft(unit);
    return unit;
}

bool startsAxis(const SatEvent &event)
{
    return event.parent < 0;
}

} // namespace

void PairInspection::setPair(ShapeId a, ShapeId b)
{
    m_idA = a;
    m_idB = b;
}

void PairInspection::update(const SceneData &data)
{
    const SatTrace before = std::move(m_trace);
    const int oldCursor = m_cursor;
    m_pixelsPerMetre = data.settings.pixelsPerMetre;
    m_a = inspectedShape(data, m_idA, Owner::A, m_options.radiusA);
    m_b = inspectedShape(data, m_idB, Owner::B, m_options.radiusB);
    m_others.clear();
    for (const SceneBody &body : data.bodies) {
        for (const SceneShape &other : body.shapes) {
            if (m_showsOthers && other.id != m_idA && other.id != m_idB)
                m_others.push_back(inspectedShape(data, other.id, Owner::Both));
        }
    }
    if (isValid() && m_a.core.size() + m_b.core.size() > mostForTrace)
        m_a.core.size() > m_b.core.size() ? refuse(m_a, Owner::A) : refuse(m_b, Owner::B);
    m_trace = {};
    m_full = {};
    m_manifold = {};
    m_contacts.clear();
    m_cursor = -1;
    if (!m_a.shape || !m_b.shape) {
        m_free.reset();
        m_asking = false;
        return;
    }
    const hullsmith::SatOptions options{m_options.earlyOut, m_options.skipParallel,
                                        m_options.cached};
    m_trace = satTrace(*m_a.shape, m_a.pose, *m_b.shape, m_b.pose, options, recordsVertices());
    m_full = satTrace(*m_a.shape, m_a.pose, *m_b.shape, m_b.pose,
                      {.earlyOut = false, .skipParallel = false, .cached = {}}, false);
    findContacts(*m_a.shape, *m_b.shape);
    follow(before, oldCursor, m_wanted);
}

void PairInspection::findContacts(const hullsmith::Shape &a, const hullsmith::Shape &b)
{
    m_manifold = hullsmith::manifold(a, m_a.pose, b, m_b.pose, m_trace.result);
    const auto points = m_manifold.contacts();
    m_contacts.assign(points.begin(), points.end());
    if (!isApart())
        return;
    const hullsmith::DistanceResult nearest = hullsmith::distance(a, m_a.pose, b, m_b.pose);
    // No gap is wider than the distance, and the test finds it where that is lost in rounding.
    const double distance = std::max(nearest.separation, m_trace.result.separation());
    m_contacts.push_back({.onA = nearest.pointA,
                          .onB = nearest.pointB,
                          .depth = -distance,
                          .id = {nearest.featureA, nearest.featureB}});
}

hullsmith::Vec2 PairInspection::placeOf(const hullsmith::ContactPoint &contact) const
{
    if (m_manifold.reference.owner == Owner::Both)
        return contact.middle();
    return m_manifold.flipped() ? contact.onA : contact.onB;
}

std::vector<AxisSource> PairInspection::edgesOf(const hullsmith::ContactPoint &contact) const
{
    using Feature = hullsmith::CoreFeature;
    std::vector<AxisSource> edges;
    const auto add = [&](AxisSource source) {
        if (source.owner != Owner::Both && source.edge >= 0)
            edges.push_back(source);
    };
    if (isApart()) {
        for (const auto &[owner, feature] :
             {std::pair(Owner::A, contact.id.a), std::pair(Owner::B, contact.id.b)}) {
            if (feature.kind == Feature::Kind::Edge)
                add({owner, feature.index});
        }
        return edges;
    }
    add(m_manifold.reference);
    add(m_manifold.incident);
    return edges;
}

void PairInspection::follow(const SatTrace &before, int oldCursor, const QString &wanted)
{
    if (const int same = m_trace.find(wanted.toStdString()); !wanted.isEmpty() && same >= 0) {
        m_cursor = same;
        m_lost.reset();
        return;
    }
    m_asking = false;
    m_cursor = m_trace.events.empty() ? -1 : 0;
    if (wanted.isEmpty())
        return;
    std::optional<AxisSource> lost;
    for (int i = std::min(oldCursor, int(before.events.size()) - 1); i >= 0; --i) {
        const std::string key = before.keyOf(i);
        if (key == wanted.toStdString() && hasAxis(before.events[std::size_t(i)].kind))
            lost = before.events[std::size_t(i)].source;
        if (const int there = m_trace.find(key); there >= 0) {
            m_cursor = there;
            break;
        }
    }
    if (lost)
        m_lost = whyLost(*lost);
    else if (!m_lost)
        m_lost = LostStep{};
}

LostStep PairInspection::whyLost(AxisSource lost) const
{
    LostStep step;
    step.lost = axisName(lost);
    bool reached = false;
    for (const SatEvent &event : m_trace.events) {
        if (event.kind == Kind::Duplicate && event.source == lost) {
            step.why = LostStep::Why::Parallel;
            step.on = axisName(event.other);
            return step;
        }
        reached = reached || (event.kind == Kind::Axis && event.source == lost);
    }
    if (reached)
        return step;
    const bool exists = std::ranges::any_of(m_full.events, [&](const SatEvent &event) {
        return event.kind == Kind::Axis && event.source == lost;
    });
    const bool stopped = isApart() && m_options.earlyOut;
    step.why = exists && stopped ? LostStep::Why::GapEarlier : LostStep::Why::NoAxis;
    if (stopped)
        step.on = axisName(m_trace.result.best.source);
    return step;
}

const InspectedShape &PairInspection::shape(Owner owner) const
{
    return owner == Owner::B ? m_b : m_a;
}

std::vector<InputNote> PairInspection::notes() const
{
    std::vector<InputNote> all = m_a.notes;
    all.insert(all.end(), m_b.notes.begin(), m_b.notes.end());
    return all;
}

void PairInspection::setLevel(int level)
{
    m_level = std::clamp(level, coarsest, finest);
    if (m_cursor < 0)
        return;
    const std::optional<AxisSource> axis = axisOf(m_cursor);
    int stop = m_cursor;
    while (axis && axisOf(stop) == axis &&
           !isStop(stop)) // the outcome of this axis, if it is a stop
        ++stop;
    const bool asking = m_asking;
    if (asking || !isStop(stop))
        stop = m_cursor;
    while (stop > 0 && !isStop(stop))
        --stop;
    moveTo(stop);
    m_asking = asking; // a comparison is a stop at every level
}

QString PairInspection::key() const
{
    return m_cursor < 0 ? QString() : QString::fromStdString(m_trace.keyOf(m_cursor));
}

const SatEvent *PairInspection::event() const
{
    return m_cursor < 0 ? nullptr : &m_trace.events[std::size_t(m_cursor)];
}

bool PairInspection::recordsVertices() const
{
    return m_a.core.size() + m_b.core.size() <= mostForVertices;
}

bool PairInspection::isStop(int event) const
{
    return event >= 0 && event < int(m_trace.events.size()) &&
           m_trace.events[std::size_t(event)].level() <= m_level;
}

int PairInspection::stopCount() const
{
    return int(std::ranges::count_if(
        m_trace.events, [this](const SatEvent &event) { return event.level() <= m_level; }));
}

bool PairInspection::atFirst() const
{
    return m_cursor <= 0;
}

bool PairInspection::atLast() const
{
    return m_cursor + 1 >= int(m_trace.events.size());
}

bool PairInspection::moveTo(int event)
{
    if (event < 0 || event >= int(m_trace.events.size()))
        return false;
    m_cursor = event;
    m_wanted = key();
    m_lost.reset();
    m_free.reset();
    m_asking = false;
    m_guess.reset();
    return true;
}

bool PairInspection::advanceTo(int event)
{
    if (!moveTo(event))
        return false;
    m_asking = m_predicts && m_trace.events[std::size_t(event)].kind == Kind::Compare;
    return true;
}

bool PairInspection::isOfB(int event) const
{
    const SatEvent &e = m_trace.events[std::size_t(event)];
    return (e.kind == Kind::Project || e.kind == Kind::Vertex) && e.owner == Owner::B;
}

void PairInspection::setPredicts(bool predicts)
{
    m_predicts = predicts;
    m_asking = false;
    m_guess.reset();
}

void PairInspection::guess(bool gap)
{
    if (!m_asking)
        return;
    m_asking = false;
    m_guess = gap;
}

bool PairInspection::isCovered(int event) const
{
    if (m_asking && event < m_cursor)
        return isOfB(event) && axisOf(event) == axisOf(m_cursor);
    if (!m_predicts || event < m_cursor || (event == m_cursor && !m_asking))
        return false;
    const Kind kind = m_trace.events[std::size_t(event)].kind;
    return isOfB(event) || kind == Kind::Compare || kind == Kind::Best || kind == Kind::EarlyOut ||
           kind == Kind::Result;
}

bool PairInspection::goTo(const QString &key)
{
    return moveTo(m_trace.find(key.toStdString()));
}

bool PairInspection::goToIndex(int event)
{
    return moveTo(event);
}

bool PairInspection::next()
{
    if (m_asking) {
        m_asking = false;
        return true;
    }
    int stop = m_cursor + 1;
    while (stop < int(m_trace.events.size()) && (!isStop(stop) || (m_predicts && isOfB(stop))))
        ++stop;
    return advanceTo(stop);
}

bool PairInspection::previous()
{
    int stop = m_cursor - 1;
    while (stop >= 0 && (!isStop(stop) || (m_asking && isOfB(stop))))
        --stop;
    return moveTo(stop);
}

bool PairInspection::nextAxis()
{
    if (m_level == coarsest)
        return next();
    if (m_asking)
        return next();
    const auto stops = [this](const SatEvent &event) {
        return startsAxis(event) || (m_predicts && event.kind == Kind::Compare);
    };
    int stop = m_cursor + 1;
    while (stop < int(m_trace.events.size()) && !stops(m_trace.events[std::size_t(stop)]))
        ++stop;
    return advanceTo(stop);
}

bool PairInspection::previousAxis()
{
    if (m_level == coarsest)
        return previous();
    int stop = m_cursor - 1;
    while (stop >= 0 && !startsAxis(m_trace.events[std::size_t(stop)]))
        --stop;
    return moveTo(stop);
}

void PairInspection::first()
{
    moveTo(0);
}

void PairInspection::last()
{
    moveTo(int(m_trace.events.size()) - 1);
}

void PairInspection::setFreeAxis(std::optional<double> degrees)
{
    m_free.reset();
    if (!degrees || !isValid())
        return;
    const double turned = std::fmod(*degrees, 360.0);
    m_free = turned < 0.0 ? turned + 360.0 : turned;
}

hullsmith::SatAxis PairInspection::freeAxisValues() const
{
    if (!m_a.shape || !m_b.shape || !m_free)
        return {};
    return projectOn(*m_a.shape, m_a.pose, *m_b.shape, m_b.pose, unitAt(*m_free));
}

QString PairInspection::axisName(AxisSource source) const
{
    const bool segment = source.owner == Owner::A ? m_a.isSegment() : m_b.isSegment();
    return QString::fromStdString(hullsmith::axisName(source, segment));
}

QString PairInspection::vertexName(Owner owner, int vertex) const
{
    const QChar letter = owner == Owner::B ? u'B' : u'A';
    return shape(owner).core.size() == 1 ? QString(letter) : letter + QString::number(vertex);
}

std::optional<AxisSource> PairInspection::axisOf(int event) const
{
    if (event < 0 || event >= int(m_trace.events.size()))
        return std::nullopt;
    const SatEvent &e = m_trace.events[std::size_t(event)];
    return hasAxis(e.kind) ? std::optional(e.source) : std::nullopt;
}

int PairInspection::compareOf(AxisSource source) const
{
    const auto found = std::ranges::find_if(m_trace.events, [&](const SatEvent &event) {
        return event.kind == Kind::Compare && event.source == source;
    });
    return found == m_trace.events.end() ? -1 : int(found - m_trace.events.begin());
}

std::vector<hullsmith::SatAxis> PairInspection::ties() const
{
    std::vector<hullsmith::SatAxis> equal;
    for (const SatEvent &event : m_trace.events) {
        if (event.kind == Kind::Compare && event.axis.push == m_trace.result.best.push)
            equal.push_back(event.axis);
    }
    return equal;
}

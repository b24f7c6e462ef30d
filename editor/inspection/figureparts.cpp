#include "figureparts.h"

#include "sketch.h"
#include "tolerance.h"

#include <QPolygonF>

#include <algorithm>
#include <cmath>
#include <limits>

using hullsmith::AxisSource;
using hullsmith::Interval;
using hullsmith::Owner;
using hullsmith::SatAxis;
using hullsmith::Vec2;

namespace {

constexpr double hitRadius = 8.0;
constexpr double edgeReach = 6.0;
constexpr double contactReach = 6.0;
constexpr double overhang = 30.0; ///< The axis line beyond the intervals.
constexpr double handleBeyond = 6.0;
constexpr double handleRoom = 16.0; ///< Between a handle and the border of the view.
constexpr double axisRoom = 24.0;   ///< Between the bars of a free axis and the border.
constexpr double pivotFromTail = 12.0;
/// Screen pixels per metre; below it the whole axis is less than a pixel. Guards a division.

double distanceTo(const QLineF &line, const QPointF &p)
{
    const QPointF along = line.p2() - line.p1();
    const double length = QPointF::dotProduct(along, along);
    const double share =
        length > 0.0 ? std::clamp(QPointF::dotProduct(p - line.p1(), along) / length, 0.0, 1.0)
                     : 0.0;
    return QLineF(p, line.p1() + share * along).length();
}

std::optional<StepFocus> vertexAt(const PairInspection &pair, const FigureView &view,
                                  const QPointF &screen)
{
    std::optional<StepFocus> found;
    double nearest = hitRadius;
    for (const Owner owner : {Owner::A, Owner::B}) {
        const std::vector<Vec2> &core = pair.shape(owner).core;
        for (std::size_t i = 0; i < core.size(); ++i) {
            const double away = QLineF(onScreen(pair, view, core[i]), screen).length();
            if (away <= nearest) {
                nearest = away;
                found = StepFocus::onVertex(owner, int(i));
            }
        }
    }
    return found;
}

std::optional<StepFocus> contactAt(const PairInspection &pair, const FigureView &view,
                                   const QPointF &screen)
{
    std::optional<StepFocus> found;
    double nearest = contactReach;
    for (int i = 0; i < int(pair.contacts().size()); ++i) {
        const QLineF line = contactLine(pair, view, pair.contacts()[std::size_t(i)]);
        if (const double away = distanceTo(line, screen); away <= nearest) {
            nearest = away;
            found = StepFocus::onContact(i);
        }
    }
    return found;
}

std::optional<StepFocus> onAxisAt(const PairInspection &pair, const StepFacts &facts,
                                  const FigureView &view, const FigureStyle &style,
                                  const QPointF &screen)
{
    if (!facts.hasAxis)
        return std::nullopt;
    const AxisFrame frame = axisFrame(pair, facts, view, style.pivot);
    if (facts.compared && isNear(betweenLine(facts, frame), screen, barAside + barHalf))
        return StepFocus::onBetween(facts.source);
    for (const Owner owner : {Owner::A, Owner::B}) {
        if (facts.knows(owner) && isNear(barLine(facts, frame, owner), screen, barHalf + 2.0))
            return StepFocus::onInterval(facts.source, owner);
    }
    return std::nullopt;
}

std::optional<StepFocus> edgeAt(const PairInspection &pair, const FigureView &view,
                                const QPointF &screen)
{
    std::optional<StepFocus> found;
    double nearest = edgeReach;
    for (const LedgerRow &row : pair.ledger(0)) {
        const QLineF edge = edgeLine(pair, view, row.source);
        if (const double away = distanceTo(edge, screen); away <= nearest) {
            nearest = away;
            found = StepFocus::onAxis(row.source);
        }
    }
    return found;
}

} // namespace

AxisFrame axisFrame(const PairInspection &pair, const StepFacts &facts, const FigureView &view,
                    const std::optional<Vec2> &pivot)
{
    AxisFrame frame(pair, facts.values.normal, view, pivot);
    if (facts.isFree)
        frame.keepIn(
            QRectF(QPointF(), view.size).adjusted(axisRoom, axisRoom, -axisRoom, -axisRoom),
            std::min(facts.values.a.min, facts.values.b.min),
            std::max(facts.values.a.max, facts.values.b.max));
    return frame;
}

QPointF onScreen(const PairInspection &pair, const FigureView &view, const Vec2 &world)
{
    const Vec2 pixels = pair.pixelsPerMetre() * world;
    return view.toScreen.map(QPointF(pixels.x(), pixels.y()));
}

QLineF edgeLine(const PairInspection &pair, const FigureView &view, AxisSource source)
{
    const auto line = [&](const Vec2 &from, const Vec2 &to) {
        return QLineF(onScreen(pair, view, from), onScreen(pair, view, to));
    };
    if (source.owner != Owner::Both) {
        if (source.edge < 0)
            return {};
        const InspectedShape &shape = pair.shape(source.owner);
        const auto [from, to] = shape.edge(source.edge);
        const Vec2 round = shape.radius * shape.normals()[std::size_t(source.edge)];
        return line(from + round, to + round);
    }
    for (const hullsmith::SatEvent &event : pair.fullTrace().events) {
        if (event.kind == hullsmith::SatEvent::Kind::Compare && event.source == source)
            return line(pair.a().core[std::size_t(event.axis.a.maxVertex)],
                        pair.b().core[std::size_t(event.axis.b.minVertex)]);
    }
    return {};
}

bool showsContacts(const StepFacts &facts, const FigureStyle &style)
{
    return style.contacts && facts.kind == hullsmith::SatEvent::Kind::Result;
}

QLineF contactLine(const PairInspection &pair, const FigureView &view,
                   const hullsmith::ContactPoint &contact)
{
    return {onScreen(pair, view, contact.onA), onScreen(pair, view, contact.onB)};
}

QLineF contactEdgeLine(const PairInspection &pair, const FigureView &view, AxisSource source)
{
    const InspectedShape &shape = pair.shape(source.owner);
    const Vec2 out = shape.normals()[std::size_t(source.edge)];
    const Vec2 towards =
        source.owner == Owner::A ? pair.manifold().normal : Vec2(-pair.manifold().normal);
    if (!shape.isSegment() || out.dot(towards) >= 0.0)
        return edgeLine(pair, view, source);
    const auto [from, to] = shape.edge(source.edge);
    const Vec2 round = -shape.radius * out;
    return {onScreen(pair, view, from + round), onScreen(pair, view, to + round)};
}

QLineF barLine(const StepFacts &facts, const AxisFrame &frame, Owner owner)
{
    const Interval &i = owner == Owner::A ? facts.values.a : facts.values.b;
    const double aside = owner == Owner::A ? barAside : -barAside;
    return {frame.at(i.min, aside), frame.at(i.max, aside)};
}

std::pair<double, double> between(const SatAxis &axis)
{
    const double one = std::max(axis.a.min, axis.b.min);
    const double other = std::min(axis.a.max, axis.b.max);
    return {std::min(one, other), std::max(one, other)};
}

QLineF betweenLine(const StepFacts &facts, const AxisFrame &frame)
{
    const auto [low, high] = between(facts.values);
    return {frame.at(low), frame.at(high)};
}

QLineF axisLine(const SatAxis &axis, const AxisFrame &frame)
{
    const double beyond = overhang / std::max(frame.scale(), leastScale);
    return {frame.at(std::min(axis.a.min, axis.b.min) - beyond),
            frame.at(std::max(axis.a.max, axis.b.max) + beyond)};
}

std::array<QPointF, 2> freeAxisHandles(const SatAxis &axis, const AxisFrame &frame,
                                       const QSizeF &size)
{
    const QLineF line = axisLine(axis, frame);
    const QRectF room =
        QRectF(QPointF(), size).adjusted(handleRoom, handleRoom, -handleRoom, -handleRoom);
    const auto [first, last] = lineAcross(line.p1(), frame.along(), room);
    const auto place = [&](const QPointF &p) { return QPointF::dotProduct(p, frame.along()); };
    const double least = place(first) - place(line.p1());
    const double most = std::max(place(last) - place(line.p1()), least);
    const double tail = std::clamp(-handleBeyond, least, most);
    const double head = std::clamp(line.length() + handleBeyond, least, most);
    return {line.p1() + frame.along() * tail, line.p1() + frame.along() * head};
}

QPointF pivotHandle(const SatAxis &axis, const AxisFrame &frame)
{
    return axisLine(axis, frame).p1() + frame.along() * pivotFromTail;
}

bool isNear(const QLineF &line, const QPointF &p, double reach)
{
    return !line.isNull() && distanceTo(line, p) <= reach;
}

bool isOnShape(const PairInspection &pair, const FigureView &view, Owner owner,
               const QPointF &screen, double reach)
{
    const InspectedShape &shape = pair.shape(owner);
    const double scale = pair.pixelsPerMetre() * std::sqrt(std::abs(view.toScreen.determinant()));
    const double around = shape.radius * scale + reach;
    QPolygonF polygon;
    for (const Vec2 &v : shape.outline)
        polygon << onScreen(pair, view, v);
    for (qsizetype i = 0; i < polygon.size(); ++i) {
        if (distanceTo({polygon[i], polygon[(i + 1) % polygon.size()]}, screen) <= around)
            return true;
    }
    return polygon.containsPoint(screen, Qt::OddEvenFill);
}

std::optional<StepFocus> focusAt(const PairInspection &pair, int event, const FigureView &view,
                                 const FigureStyle &style, const QPointF &screen)
{
    if (!pair.isValid())
        return std::nullopt;
    const StepFacts facts = stepFacts(pair, event);
    if (showsContacts(facts, style)) { // Often in a corner, which it shows too.
        if (const auto contact = contactAt(pair, view, screen))
            return contact;
    }
    if (const auto vertex = vertexAt(pair, view, screen))
        return vertex;
    if (const auto part = onAxisAt(pair, facts, view, style, screen))
        return part;
    if (const auto edge = edgeAt(pair, view, screen))
        return edge;
    for (const Owner owner : {Owner::B, Owner::A}) { // B lies on top
        if (isOnShape(pair, view, owner, screen, 0.0))
            return StepFocus::onShape(owner);
    }
    return std::nullopt;
}

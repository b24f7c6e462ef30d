#include "axissketch.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

using hullsmith::Interval;
using hullsmith::Owner;
using hullsmith::SatAxis;
using hullsmith::Vec2;
using Kind = hullsmith::SatEvent::Kind;

namespace {

constexpr double firstLane = 22.0; ///< Push arrows, screen pixels beyond the axis.
constexpr double laneHeight = 15.0;
constexpr double handleRadius = 6.0;
constexpr double pivotRadius = 4.0;
constexpr double pivotArrow = 12.0;

class Words {
    Q_DECLARE_TR_FUNCTIONS(Figure)
public:
    static QString separatingLine() { return tr("separating line"); }
    static QString gap(const QString &width) { return tr("gap %1").arg(width); }
};

double sideOf(Owner owner)
{
    return owner == Owner::A ? barAside : -barAside;
}

} // namespace

AxisSketch::AxisSketch(Sketch &sketch, const PairInspection &pair, const StepFacts &facts,
                       const AxisFrame &frame, const FigureStyle &style)
    : m_sketch(sketch)
    , m_pair(pair)
    , m_facts(facts)
    , m_frame(frame)
    , m_style(style)
{
}

const Interval &AxisSketch::interval(Owner owner) const
{
    return owner == Owner::A ? m_facts.values.a : m_facts.values.b;
}

QColor AxisSketch::colourOf(Owner owner) const
{
    return owner == Owner::A ? m_style.palette.shapeA : m_style.palette.shapeB;
}

std::pair<double, double> AxisSketch::extent() const
{
    const SatAxis &v = m_facts.values;
    return {std::min(v.a.min, v.b.min), std::max(v.a.max, v.b.max)};
}

int AxisSketch::verticesOf(Owner owner) const
{
    return int(m_pair.shape(owner).core.size());
}

bool AxisSketch::isFalling(Owner owner) const
{
    return m_facts.kind == Kind::Project && m_facts.projecting == owner;
}

bool AxisSketch::hasAppeared() const
{
    if (m_facts.kind == Kind::Vertex)
        return m_style.clock.haveFallen(1);
    if (m_facts.kind == Kind::Project)
        return m_style.clock.haveFallen(verticesOf(m_facts.projecting));
    return m_style.clock.step() >= 1.0;
}

void AxisSketch::block()
{
    const auto [low, high] = extent();
    m_sketch.labels().blockLine(m_frame.at(low), m_frame.at(high), 24.0, 0.8);
}

void AxisSketch::line()
{
    const QLineF axis = axisLine(m_facts.values, m_frame);
    const double grown = m_facts.kind == Kind::Axis ? m_style.clock.step() : 1.0;
    m_sketch.arrow(axis.p1(), axis.pointAt(grown), m_style.palette.ink, 1.5);
    if (m_style.handles && grown >= 1.0) {
        const QPointF at = pivotHandle(m_facts.values, m_frame);
        for (const double way : {pivotArrow, -pivotArrow})
            m_sketch.arrow(at, at + m_frame.aside() * way, m_style.palette.ink, 1.2);
        m_sketch.disc(at, pivotRadius + 1.0, m_style.palette.ink);
        m_sketch.disc(at, pivotRadius - 0.5, m_style.palette.canvas);
        m_sketch.labels().block(QRectF(at, QSizeF()).adjusted(-10, -10, 10, 10), 2.0);
    }
    if (!m_facts.isFree)
        return;
    for (const QPointF &end : freeAxisHandles(m_facts.values, m_frame, m_sketch.size())) {
        m_sketch.disc(end, handleRadius + 1.5, m_style.palette.ink);
        m_sketch.disc(end, handleRadius - 0.5, m_style.palette.canvas);
    }
}

void AxisSketch::dropline(const Vec2 &from, double aside, bool strong, double progress)
{
    const QPointF top = m_frame.screen(from);
    const QPointF foot = m_frame.foot(from, aside);
    QColor colour = strong ? m_style.palette.ink : m_style.palette.muted;
    if (!strong)
        colour.setAlphaF(0.55F);
    m_sketch.line(top, top + (foot - top) * progress, colour, strong ? 1.2 : 1.0,
                  strong ? QList<qreal>{4, 3} : QList<qreal>{2, 4});
    if (strong)
        m_sketch.labels().blockLine(top, foot, 3.0, 0.2);
}

void AxisSketch::droplinesOf(Owner owner)
{
    const InspectedShape &shape = m_pair.shape(owner);
    const Interval &i = interval(owner);
    const Vec2 round = shape.radius * m_facts.values.normal;
    const auto fall = [&](int v, const Vec2 &beyond, bool strong) {
        const double progress =
            isFalling(owner) ? m_style.clock.dropline(v, verticesOf(owner)) : 1.0;
        dropline(shape.core[std::size_t(v)] + beyond, sideOf(owner), strong, progress);
    };
    for (int v = 0; v < verticesOf(owner); ++v) {
        if (v != i.minVertex && v != i.maxVertex)
            fall(v, Vec2::Zero(), false);
    }
    fall(i.minVertex, -round, true);
    fall(i.maxVertex, round, true);
}

void AxisSketch::droplines()
{
    for (const hullsmith::SatEvent *dot : m_facts.dots) {
        const bool last = dot == m_facts.event;
        dropline(dot->point, 0.0, last, last ? m_style.clock.dropline(0, 1) : 1.0);
    }
    for (const Owner owner : {Owner::A, Owner::B}) {
        if (m_facts.knows(owner))
            droplinesOf(owner);
    }
}

void AxisSketch::bar(Owner owner)
{
    const QLineF bar = barLine(m_facts, m_frame, owner);
    m_sketch.bar(bar.p1(), bar.p2(), colourOf(owner), owner == Owner::A);
}

void AxisSketch::bars()
{
    for (const hullsmith::SatEvent *dot : m_facts.dots) {
        const QPointF at = m_frame.at(dot->value);
        m_sketch.line(at - m_frame.aside() * 7.0, at + m_frame.aside() * 7.0, colourOf(dot->owner),
                      3.0);
    }
    for (const Owner owner : {Owner::A, Owner::B}) {
        if (m_facts.knows(owner) && (!isFalling(owner) || hasAppeared()))
            bar(owner);
    }
    if (m_facts.isAsking)
        cover();
    const SatAxis &v = m_facts.values;
    if (m_facts.compared && v.push == 0.0) { // the one value that both intervals have
        const double shared = v.forward == 0.0 ? v.a.max : v.b.max;
        m_sketch.line(m_frame.at(shared, 16.0), m_frame.at(shared, -16.0), m_style.palette.overlap,
                      2.5);
    }
    if (!m_facts.isOverlap())
        return;
    const double low = std::max(v.a.min, v.b.min);
    const double high = std::min(v.a.max, v.b.max);
    const double grown = m_facts.kind == Kind::Compare ? m_style.clock.step() : 1.0;
    const QPointF corner = m_frame.at(low, -barAside - barHalf);
    m_sketch.hatch(corner, m_frame.at(low + (high - low) * grown, -barAside - barHalf) - corner,
                   m_frame.aside() * 2.0 * (barAside + barHalf), m_style.palette.overlap);
    if (m_facts.kind == Kind::Compare)
        pushArrows(m_style.clock.step());
}

void AxisSketch::cover()
{
    const auto [low, high] = extent();
    const QLineF axis = axisLine(m_facts.values, m_frame);
    m_sketch.hatch(axis.p1() - m_frame.aside() * (barAside + barHalf), axis.p2() - axis.p1(),
                   m_frame.aside() * 2.0 * barHalf, m_style.palette.muted);
    m_sketch.label(m_frame.at(0.5 * (low + high), -barAside - barHalf), -m_frame.aside(),
                   QStringLiteral("B ?"), m_style.palette.shapeB, 8.0, true);
}

void AxisSketch::pushArrows(double progress)
{
    const SatAxis &v = m_facts.values;
    struct Way {
        double from, length, sign;
        bool shorter;
    };
    const std::array ways{Way{v.b.min, v.forward, 1.0, v.alongNormal},
                          Way{v.b.max, v.backward, -1.0, !v.alongNormal}};
    for (std::size_t lane = 0; lane < ways.size(); ++lane) {
        const Way &way = ways[lane];
        const double aside = -(firstLane + laneHeight * double(lane));
        const QPointF from = m_frame.at(way.from, aside);
        const QPointF to = m_frame.at(way.from + way.sign * way.length * progress, aside);
        m_sketch.arrow(from, to, m_style.palette.ink, way.shorter ? 2.5 : 1.3);
        m_sketch.labels().blockLine(from, to, 10.0, 1.0);
    }
}

void AxisSketch::pushLabels()
{
    const SatAxis &v = m_facts.values;
    m_sketch.label(m_frame.at(v.b.min + v.forward, -firstLane), m_frame.along(),
                   numberText(v.forward, m_style.digits), m_style.palette.ink, 4.0, v.alongNormal);
    m_sketch.label(m_frame.at(v.b.max - v.backward, -firstLane - laneHeight), -m_frame.along(),
                   numberText(v.backward, m_style.digits), m_style.palette.ink, 4.0,
                   !v.alongNormal);
}

void AxisSketch::separatingLine()
{
    if (!m_facts.isGap())
        return;
    const QPointF middle = m_frame.at(middleOfGap(m_facts.values));
    const QRectF frame(QPointF(), m_sketch.size());
    const auto [a, b] = lineAcross(middle, m_frame.aside(), frame);
    const double grown = m_facts.kind == Kind::Compare ? m_style.clock.step() : 1.0;
    const QColor gap = m_style.palette.gap;
    m_sketch.line(middle + (a - middle) * grown, middle + (b - middle) * grown, gap, 2.5, {8, 4});
    m_sketch.labels().blockLine(a, b, 5.0, 0.5);
    const QPointF u = m_frame.along() * 10.0;
    const QPointF v = m_frame.aside() * 10.0;
    m_sketch.painter().setPen(QPen(gap, 1.5));
    m_sketch.painter().drawPolyline(QPolygonF{middle + u, middle + u + v, middle + v});
}

void AxisSketch::translation(const Vec2 &from, const Vec2 &move)
{
    const QPointF start = m_frame.screen(from);
    const QPointF tip = m_frame.screen(from + move);
    m_sketch.arrow(start, tip, m_style.palette.ink, 3.0, true);
    m_sketch.labels().blockLine(start, tip, 12.0, 1.0);
}

void AxisSketch::translationLength(const Vec2 &from, const Vec2 &move)
{
    const QPointF start = m_frame.screen(from);
    const QPointF tip = m_frame.screen(from + move);
    m_sketch.label(0.5 * (start + tip), QPointF(-(tip - start).y(), (tip - start).x()),
                   numberText(move.norm(), m_style.digits), m_style.palette.overlap, 10.0, true);
}

void AxisSketch::endNames(Owner owner)
{
    const Interval &i = interval(owner);
    const InspectedShape &shape = m_pair.shape(owner);
    const double aside = owner == Owner::A ? 14.0 : -14.0;
    const QPointF direction = m_frame.aside() * (owner == Owner::A ? 1.0 : -1.0);
    const auto write = [&](double value, int vertex, const QPointF &outward) {
        const QString text = shape.core.size() == 1
                                 ? numberText(value, m_style.digits)
                                 : QStringLiteral("%1: %2").arg(m_pair.vertexName(owner, vertex),
                                                                numberText(value, m_style.digits));
        m_sketch.label(m_frame.at(value, aside), direction + outward * 1.2, text, colourOf(owner),
                       2.0);
    };
    write(i.min, i.minVertex, -m_frame.along());
    write(i.max, i.maxVertex, m_frame.along());
}

bool AxisSketch::mark(const StepFocus &focus)
{
    const QColor colour = m_style.palette.focus;
    const auto halo = [&](const QLineF &line, double width) {
        m_sketch.halo({line.p1(), line.p2()}, colour, width);
    };
    switch (focus.kind) {
    case StepFocus::Kind::Shape:
    case StepFocus::Kind::Axis:
    case StepFocus::Kind::Contact:
        return false;
    case StepFocus::Kind::Vertex:
        if (m_facts.knows(focus.owner)) {
            const Vec2 &v = m_pair.shape(focus.owner).core[std::size_t(focus.vertex)];
            dropline(v, sideOf(focus.owner), true, 1.0);
            m_sketch.disc(m_frame.foot(v, sideOf(focus.owner)), 4.0, colour);
        }
        return false; // its own mark too
    case StepFocus::Kind::Interval:
        if (focus.axis != m_facts.source || !m_facts.knows(focus.owner))
            return false;
        halo(barLine(m_facts, m_frame, focus.owner), 2.0 * barHalf + 8.0);
        return true;
    case StepFocus::Kind::Between:
        if (focus.axis != m_facts.source || !m_facts.compared)
            return false;
        halo(betweenLine(m_facts, m_frame), 2.0 * (barAside + barHalf) + 4.0);
        return true;
    }
    return false;
}

void AxisSketch::dotProduct()
{
    if (m_facts.kind != Kind::Vertex)
        return;
    const hullsmith::SatEvent &e = *m_facts.event;
    const Vec2 &n = m_facts.values.normal;
    const auto number = [this](double value) { return numberText(value, m_style.digits); };
    const QString text =
        QStringLiteral("%1·%2 + %3·%4 = %5")
            .arg(number(e.point.x()),
                 n.x() < 0.0 ? QStringLiteral("(%1)").arg(number(n.x())) : number(n.x()),
                 number(e.point.y()),
                 n.y() < 0.0 ? QStringLiteral("(%1)").arg(number(n.y())) : number(n.y()),
                 number(e.value));
    m_sketch.label(m_frame.at(e.value), -m_frame.aside(), text, colourOf(e.owner), 12.0, true);
}

void AxisSketch::labels()
{
    if (!hasAppeared())
        return;
    dotProduct();
    if (m_facts.isGap()) {
        const double width = -m_facts.values.push;
        m_sketch.label(m_frame.at(middleOfGap(m_facts.values), -10.0),
                       -m_frame.aside() + m_frame.along() * 0.8,
                       Words::gap(numberText(width, m_style.digits)), m_style.palette.gap, 8.0,
                       true);
        const QPointF middle = m_frame.at(middleOfGap(m_facts.values));
        const auto [a, b] = lineAcross(middle, m_frame.aside(), QRectF(QPointF(), m_sketch.size()));
        const QString text = Words::separatingLine();
        const QSizeF size = m_sketch.labelSize(text);
        std::vector<QRectF> places;
        for (const double share : {0.88, 0.12, 0.75, 0.25, 0.95, 0.05}) {
            const QPointF on = a + (b - a) * share;
            for (const double side : {1.0, -1.0}) {
                const double reach = std::abs(m_frame.along().x()) * size.width() / 2 +
                                     std::abs(m_frame.along().y()) * size.height() / 2 + 6.0;
                const QPointF centre = on + m_frame.along() * side * reach;
                places.emplace_back(centre - QPointF(size.width() / 2, size.height() / 2), size);
            }
        }
        m_sketch.labelAt(m_sketch.labels().choose(places), text, m_style.palette.gap);
    }
    if (m_facts.kind == Kind::Compare && m_facts.isOverlap())
        pushLabels();
    const bool ends = m_facts.kind == Kind::Project || m_facts.kind == Kind::Compare;
    if (ends && m_facts.knowsA && (m_facts.kind == Kind::Compare || m_facts.projecting == Owner::A))
        endNames(Owner::A);
    if (ends && m_facts.knowsB && (m_facts.kind == Kind::Compare || m_facts.projecting == Owner::B))
        endNames(Owner::B);
}

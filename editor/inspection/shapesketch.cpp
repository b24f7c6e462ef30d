#include "shapesketch.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

using hullsmith::AxisSource;
using hullsmith::Owner;
using hullsmith::Vec2;

namespace {

constexpr int arcStep = 3; ///< Degrees per piece of a rounded corner.
constexpr double whiskerLength = 16.0;
constexpr double normalLength = 38.0;
constexpr double shortestNamedEdge = 10.0; ///< Screen pixels; names of shorter edges are left out.
constexpr std::size_t mostNames = 40; ///< Vertices of one shape beyond which names are left out.

void arc(std::vector<Vec2> &points, const Vec2 &centre, double radius, double from, double to)
{
    const double whole = to - from;
    const int pieces = std::max(1, int(std::ceil(whole * 180.0 / std::numbers::pi / arcStep)));
    for (int i = 0; i <= pieces; ++i) {
        const double angle = from + whole * i / pieces;
        points.push_back(centre + radius * Vec2(std::cos(angle), std::sin(angle)));
    }
}

/// The solid shape's border, counter-clockwise, metres.
std::vector<Vec2> border(const InspectedShape &shape)
{
    if (shape.radius <= 0.0)
        return shape.core;
    std::vector<Vec2> points;
    if (shape.core.size() == 1) {
        arc(points, shape.core[0], shape.radius, 0.0, 2.0 * std::numbers::pi);
        points.pop_back();
        return points;
    }
    const std::size_t n = shape.core.size();
    for (std::size_t i = 0; i < n; ++i) {
        const Vec2 before = hullsmith::perpRight(shape.core[i] - shape.core[(i + n - 1) % n]);
        const Vec2 after = hullsmith::perpRight(shape.core[(i + 1) % n] - shape.core[i]);
        const double from = std::atan2(before.y(), before.x());
        double to = std::atan2(after.y(), after.x());
        while (to < from)
            to += 2.0 * std::numbers::pi;
        arc(points, shape.core[i], shape.radius, from, to);
    }
    return points;
}

} // namespace

ShapeSketch::ShapeSketch(Sketch &sketch, const PairInspection &pair, const FigureView &view,
                         const FigureStyle &style)
    : m_sketch(sketch)
    , m_pair(pair)
    , m_view(view)
    , m_style(style)
{
}

QColor ShapeSketch::colourOf(Owner owner) const
{
    return owner == Owner::A   ? m_style.palette.shapeA
           : owner == Owner::B ? m_style.palette.shapeB
                               : m_style.palette.focus;
}

QPointF ShapeSketch::screen(const Vec2 &world) const
{
    return onScreen(m_pair, m_view, world);
}

QPointF ShapeSketch::outward(const Vec2 &normal) const
{
    return unitOf(screen(normal) - screen(Vec2::Zero()));
}

QPolygonF ShapeSketch::outline(const InspectedShape &shape, const Vec2 &move) const
{
    QPolygonF points;
    for (const Vec2 &p : border(shape))
        points << screen(p + move);
    return points;
}

void ShapeSketch::grid()
{
    const double zoom = std::sqrt(std::abs(m_view.toScreen.determinant()));
    double spacing = m_style.grid;
    if (spacing <= 0.0 || zoom <= 0.0)
        return;
    while (spacing * zoom < 8.0)
        spacing *= 5.0;
    const QRectF frame(QPointF(), m_view.size);
    const QRectF world = m_view.toScreen.inverted().mapRect(frame);
    const auto colour = [&](double value) {
        const bool major = std::remainder(std::round(value / spacing), 5.0) == 0.0;
        return major ? m_style.palette.gridMajor : m_style.palette.grid;
    };
    const QPointF up = unitOf(m_view.toScreen.map(QPointF(0, 1)) - m_view.toScreen.map(QPointF()));
    const QPointF right =
        unitOf(m_view.toScreen.map(QPointF(1, 0)) - m_view.toScreen.map(QPointF()));
    for (double x = std::ceil(world.left() / spacing) * spacing; x <= world.right(); x += spacing) {
        const auto [a, b] = lineAcross(m_view.toScreen.map(QPointF(x, 0)), up, frame);
        m_sketch.line(a, b, colour(x));
    }
    for (double y = std::ceil(world.top() / spacing) * spacing; y <= world.bottom(); y += spacing) {
        const auto [a, b] = lineAcross(m_view.toScreen.map(QPointF(0, y)), right, frame);
        m_sketch.line(a, b, colour(y));
    }
}

void ShapeSketch::body(const InspectedShape &shape, Owner owner)
{
    const QColor colour = colourOf(owner);
    if (shape.isHull || !shape.shape) {
        QPolygonF drawn;
        for (const Vec2 &p : shape.outline)
            drawn << screen(p);
        m_sketch.polygon(drawn, colour, 2.0, m_style.palette.fill(colour));
        if (shape.shape)
            m_sketch.polygon(outline(shape, Vec2::Zero()), colour, 2.0, QColor(), {2, 4});
        return;
    }
    const QPolygonF points = outline(shape, Vec2::Zero());
    m_sketch.polygon(points, colour, 2.0, m_style.palette.fill(colour));
    if (shape.radius > 0.0 && shape.core.size() > 1) {
        const std::size_t n = shape.core.size();
        const std::size_t edges = shape.isSegment() ? 1 : n;
        for (std::size_t i = 0; i < edges; ++i)
            m_sketch.line(screen(shape.core[i]), screen(shape.core[(i + 1) % n]), colour, 1.0,
                          {3, 3});
    }
}

void ShapeSketch::bodies()
{
    for (const InspectedShape &other : m_pair.others()) {
        const QPolygonF points = outline(other, Vec2::Zero());
        m_sketch.polygon(points, m_style.palette.muted, 1.5, QColor(), {2, 3});
        m_sketch.name(points.boundingRect().center(), QPointF(), other.bodyName, 0.0);
    }
    body(m_pair.a(), Owner::A);
    body(m_pair.b(), Owner::B);
}

void ShapeSketch::vertexMarks(const InspectedShape &shape, Owner owner)
{
    for (const Vec2 &v : shape.core) {
        if (owner == Owner::A)
            m_sketch.disc(screen(v), 4.0, colourOf(owner));
        else
            m_sketch.square(screen(v), 3.8, colourOf(owner));
    }
}

void ShapeSketch::vertices()
{
    vertexMarks(m_pair.a(), Owner::A);
    vertexMarks(m_pair.b(), Owner::B);
}

void ShapeSketch::vertexNames(const InspectedShape &shape, Owner owner)
{
    const QPointF middle = screen(shape.centre());
    if (shape.core.size() > mostNames) {
        m_sketch.name(middle, QPointF(0, -1),
                      owner == Owner::A ? QStringLiteral("A") : QStringLiteral("B"));
        return;
    }
    for (std::size_t i = 0; i < shape.core.size(); ++i) {
        const QPointF at = screen(shape.core[i]);
        const QPointF away = shape.core.size() == 1 ? QPointF(0, -1) : at - middle;
        m_sketch.name(at, away, m_pair.vertexName(owner, int(i)));
    }
}

void ShapeSketch::names()
{
    vertexNames(m_pair.a(), Owner::A);
    vertexNames(m_pair.b(), Owner::B);
}

void ShapeSketch::block()
{
    for (const InspectedShape *shape : {&m_pair.a(), &m_pair.b()}) {
        const QPolygonF points = outline(*shape, Vec2::Zero());
        for (qsizetype i = 0; i < points.size(); ++i)
            m_sketch.labels().blockLine(points[i], points[(i + 1) % points.size()], 5.0);
        for (const Vec2 &v : shape->core) {
            const QPointF at = screen(v);
            m_sketch.labels().block({at - QPointF(5, 5), QSizeF(10, 10)}, 2.0);
        }
    }
}

QPointF ShapeSketch::middleOf(AxisSource source) const
{
    return edgeLine(m_pair, m_view, source).center();
}

void ShapeSketch::whiskers(const StepFacts &facts, int event)
{
    const bool early = facts.kind == hullsmith::SatEvent::Kind::EarlyOut;
    for (const LedgerRow &row : m_pair.ledger(event)) {
        if (row.source.owner == Owner::Both || row.state == LedgerRow::State::Degenerate)
            continue;
        const bool skipped = early && row.state == LedgerRow::State::NotTested;
        if (early && !skipped)
            continue;
        const QPointF from = middleOf(row.source);
        const QPointF out = outward(row.values.normal);
        const auto [a, b] = m_pair.shape(row.source.owner).edge(row.source.edge);
        if (skipped) {
            m_sketch.line(from, from + out * whiskerLength * 1.6, m_style.palette.muted, 2.0,
                          {2, 3});
        } else {
            m_sketch.arrow(from, from + out * whiskerLength, colourOf(row.source.owner), 1.5);
        }
        const QPointF edge = screen(b) - screen(a);
        if (std::hypot(edge.x(), edge.y()) < shortestNamedEdge)
            continue;
        const QPointF tip = from + out * whiskerLength * (skipped ? 1.6 : 1.0);
        m_sketch.labels().blockLine(from, tip, 6.0, 1.0);
        m_sketch.name(tip, out, row.name, 3.0);
    }
}

void ShapeSketch::currentEdge(AxisSource source, const Vec2 &normal, bool withArrow,
                              double progress)
{
    const QColor focus = m_style.palette.focus;
    const QLineF edge = edgeLine(m_pair, m_view, source);
    m_sketch.doubleLine(edge.p1(), edge.p2(), focus);
    m_sketch.labels().blockLine(edge.p1(), edge.p2(), 8.0);
    if (source.owner == Owner::Both || !withArrow)
        return;
    const QPointF from = middleOf(source);
    const QPointF tip = from + outward(normal) * normalLength * progress;
    m_sketch.arrow(from, tip, focus, 2.0, true);
    m_sketch.labels().blockLine(from, tip, 10.0, 1.0);
    if (progress >= 1.0) {
        const QString text = QStringLiteral("%1  %2").arg(m_pair.axisName(source),
                                                          vectorText(normal, m_style.digits));
        m_sketch.label(tip, outward(normal), text, focus, 4.0);
    }
}

void ShapeSketch::duplicate(const StepFacts &facts)
{
    const QPointF one = middleOf(facts.event->source);
    const QPointF other = middleOf(facts.event->other);
    for (const AxisSource source : {facts.event->other, facts.event->source}) {
        if (source.owner != Owner::Both)
            currentEdge(source, m_pair.shape(source.owner).normals()[std::size_t(source.edge)],
                        false, 1.0);
    }
    const QPointF reached = other + (one - other) * m_style.clock.step();
    m_sketch.line(other, reached, m_style.palette.focus, 1.5, {5, 4});
    const QPointF middle = 0.5 * (one + other);
    const QString text = QStringLiteral("%1 = %2").arg(m_pair.axisName(facts.event->source),
                                                       m_pair.axisName(facts.event->other));
    const QSizeF size = m_sketch.labelSize(text, true);
    const QRectF box(middle - QPointF(size.width() / 2, size.height() / 2), size);
    m_sketch.labels().block(box, 4.0);
    m_sketch.labelAt(box, text, m_style.palette.focus, true);
}

void ShapeSketch::degenerate(const StepFacts &facts)
{
    const QPointF at = screen(m_pair.shape(facts.source.owner).edge(facts.source.edge).first);
    m_sketch.painter().setPen(QPen(m_style.palette.overlap, 2.0));
    m_sketch.painter().setBrush(Qt::NoBrush);
    m_sketch.painter().drawEllipse(at, 11.0, 11.0);
    m_sketch.line(at - QPointF(7, 7), at + QPointF(7, 7), m_style.palette.overlap, 2.0);
    m_sketch.line(at - QPointF(7, -7), at + QPointF(7, -7), m_style.palette.overlap, 2.0);
}

void ShapeSketch::clock(AxisSource source)
{
    const QPointF at = middleOf(source);
    m_sketch.disc(at, 12.0, m_style.palette.canvas);
    m_sketch.painter().setPen(QPen(m_style.palette.focus, 2.0));
    m_sketch.painter().drawEllipse(at, 10.0, 10.0);
    m_sketch.line(at, at + QPointF(0, -7), m_style.palette.focus, 2.0);
    m_sketch.line(at, at + QPointF(5, 2), m_style.palette.focus, 2.0);
    m_sketch.labels().block({at - QPointF(12, 12), QSizeF(24, 24)}, 3.0);
    m_sketch.label(at + QPointF(10, 0), QPointF(1, 0), m_pair.axisName(source),
                   m_style.palette.focus);
}

void ShapeSketch::ghost(const Vec2 &move)
{
    m_sketch.painter().save();
    m_sketch.painter().setOpacity(0.45);
    const QColor colour = colourOf(Owner::B);
    m_sketch.polygon(outline(m_pair.b(), move), colour, 2.0, m_style.palette.fill(colour), {6, 3});
    if (const std::optional<double> way = m_style.clock.ghost())
        m_sketch.polygon(outline(m_pair.b(), move * *way), colour, 2.0,
                         m_style.palette.fill(colour));
    m_sketch.painter().restore();
}

void ShapeSketch::faults()
{
    for (const InputNote &note : m_pair.notes()) {
        if (!note.isFatal() && note.kind != InputNote::Kind::RepeatedDropped)
            continue;
        const InspectedShape &shape = m_pair.shape(note.owner);
        for (int vertex : note.vertices) {
            if (std::size_t(vertex) >= shape.outline.size())
                continue;
            m_sketch.painter().setPen(QPen(m_style.palette.overlap, 2.0));
            m_sketch.painter().setBrush(Qt::NoBrush);
            m_sketch.painter().drawEllipse(screen(shape.outline[std::size_t(vertex)]), 8.0, 8.0);
        }
    }
}

void ShapeSketch::mark(const StepFocus &focus)
{
    const QColor colour = m_style.palette.focus;
    switch (focus.kind) {
    case StepFocus::Kind::Shape: {
        QPolygonF around = outline(m_pair.shape(focus.owner), Vec2::Zero());
        if (!around.isEmpty())
            around << around.first();
        m_sketch.halo(around, colour);
        break;
    }
    case StepFocus::Kind::Vertex: {
        const QPointF at = screen(m_pair.shape(focus.owner).core[std::size_t(focus.vertex)]);
        m_sketch.halo({at, at + QPointF(0.01, 0)}, colour, 20.0);
        m_sketch.painter().setPen(QPen(colour, 2.0));
        m_sketch.painter().drawEllipse(at, 8.0, 8.0);
        break;
    }
    default: {
        const QLineF edge = edgeLine(m_pair, m_view, focus.axis);
        m_sketch.halo({edge.p1(), edge.p2()}, colour);
        m_sketch.doubleLine(edge.p1(), edge.p2(), colour);
    }
    }
}

#include "figure.h"

#include "axisframe.h"
#include "axissketch.h"
#include "contactsketch.h"
#include "shapesketch.h"
#include "sketch.h"
#include "stepfacts.h"
#include "tolerance.h"

#include <algorithm>
#include <cmath>

using hullsmith::Aabb;
using hullsmith::Owner;
using hullsmith::Vec2;
using Kind = hullsmith::SatEvent::Kind;

namespace {

constexpr double verdictMargin = 8.0; ///< Above and below it,
constexpr double verdictAside = 16.0; ///< and beside it.
constexpr double verdictPadding = 12.0;
constexpr double verdictLine = 18.0;
constexpr double leastVerdict = 150.0; ///< Lines are not broken shorter than this.

/// The edges and their normals, as far as this step is about them.
void paintEdges(ShapeSketch &shapes, const StepFacts &facts, int event, const FigureStyle &style)
{
    switch (facts.kind) {
    case Kind::Start:
        shapes.whiskers(facts, event);
        break;
    case Kind::Cache:
        shapes.currentEdge(facts.source, Vec2::Zero(), false, 1.0);
        shapes.clock(facts.source);
        break;
    case Kind::Duplicate:
        shapes.duplicate(facts);
        break;
    case Kind::Degenerate:
        shapes.degenerate(facts);
        break;
    case Kind::EarlyOut:
        shapes.whiskers(facts, event);
        shapes.currentEdge(facts.source, facts.values.normal, false, 1.0);
        break;
    case Kind::Result:
        shapes.currentEdge(facts.source, facts.values.normal, false, 1.0);
        break;
    default: {
        const double progress = facts.kind == Kind::Axis ? style.clock.step() : 1.0;
        shapes.currentEdge(facts.source, facts.values.normal, true, progress);
    }
    }
}

/// Along the lower border, where a fitted view has room for it, and along the upper one.
std::vector<QRectF> verdictPlaces(const QSizeF &size, const QSizeF &area)
{
    std::vector<QRectF> places;
    const double right = area.width() - size.width() - verdictAside;
    const double low = area.height() - size.height() - verdictMargin;
    for (const double y : {low, verdictMargin}) {
        for (const double share : {1.0, 0.0, 0.75, 0.25, 0.5})
            places.emplace_back(QPointF(verdictAside + share * (right - verdictAside), y), size);
    }
    return places;
}

void paintVerdict(Sketch &sketch, const ShapeSketch &shapes, const PairInspection &pair,
                  const FigureStyle &style)
{
    const QString title = relationName(pair.trace().result.relation).toUpper();
    const QFont large = Sketch::font(14, true);
    const double titleWidth = sketch.textSize(title, large).width() + 18.0 + 12.0;
    QString detail = verdictDetail(pair, style.digits);
    detail.replace(QStringLiteral(", "), QStringLiteral(",\u00a0")); // vectors stay whole
    const double widest =
        sketch.size().width() - 2.0 * (verdictAside + verdictPadding) - titleWidth;
    const QStringList details =
        Sketch::brokenLines(detail, Sketch::font(), std::max(widest, leastVerdict));
    double width = 0.0;
    for (const QString &line : details)
        width = std::max(width, sketch.textSize(line).width());
    const QSizeF size(titleWidth + width + 2.0 * verdictPadding,
                      10.0 + verdictLine * double(details.size()));
    const QRectF box =
        sketch.labels().choose(verdictPlaces(size, sketch.size()),
                               {shapes.outline(pair.a(), Vec2::Zero()).boundingRect(),
                                shapes.outline(pair.b(), Vec2::Zero()).boundingRect()});
    const Palette &p = style.palette;
    const QColor colour = pair.isApart() ? p.gap : p.overlap;
    sketch.painter().setPen(QPen(colour, 1.5));
    sketch.painter().setBrush(p.canvas);
    sketch.painter().drawRoundedRect(box, 6, 6);
    sketch.painter().setBrush(Qt::NoBrush);
    double y = box.top() + 5.0;
    const double left = box.left() + verdictPadding;
    sketch.square(QPointF(left + 5, y + verdictLine / 2), 5, colour);
    sketch.text(QRectF(left + 18, y, titleWidth, verdictLine), title, large);
    for (const QString &line : details) {
        sketch.text(QRectF(left + titleWidth, y, width, verdictLine), line);
        y += verdictLine;
    }
}

/// Where y points, for a turned view.
void paintCompass(Sketch &sketch, const FigureView &view)
{
    const QPointF up = unitOf(view.toScreen.map(QPointF(0, 1)) - view.toScreen.map(QPointF()));
    if (std::abs(up.x()) < leastSlope && up.y() < 0.0)
        return;
    const QPointF middle(view.size.width() - 34.0, 34.0);
    const Palette &p = sketch.palette();
    sketch.painter().setPen(QPen(p.muted, 1.0));
    sketch.painter().setBrush(p.canvas);
    sketch.painter().drawEllipse(middle, 22.0, 22.0);
    sketch.painter().setBrush(Qt::NoBrush);
    sketch.arrow(middle - up * 10.0, middle + up * 14.0, p.ink, 1.5);
    sketch.labels().block({middle - QPointF(24, 24), QSizeF(48, 48)}, 4.0);
    const QRectF letter(middle - up * 10.0 + QPointF(up.y(), -up.x()) * 9.0 - QPointF(4, 8),
                        QSizeF(8, 16));
    sketch.text(letter, QStringLiteral("y"), Sketch::font(11));
}

void paintFocus(Sketch &sketch, ShapeSketch &shapes, const StepFacts &facts,
                const PairInspection &pair, const FigureView &view, const FigureStyle &style)
{
    if (!style.focus)
        return;
    const AxisFrame frame = axisFrame(pair, facts, view, style.pivot);
    AxisSketch axis(sketch, pair, facts, frame, style);
    const bool isOnFreeAxis = style.focus->isOnAxis() && style.focus->axis.owner != Owner::Both &&
                              style.focus->axis.edge < 0;
    if (style.focus->kind == StepFocus::Kind::Contact) {
        if (showsContacts(facts, style))
            ContactSketch(sketch, pair, view, style).mark(*style.focus);
        return;
    }
    if (!axis.mark(*style.focus) && !isOnFreeAxis)
        shapes.mark(*style.focus);
}

} // namespace

FigureView FigureView::fitted(const Aabb &box, const QSizeF &size, double margin)
{
    const Vec2 extent = box.isEmpty() ? Vec2(1.0, 1.0) : box.size();
    const Vec2 centre = box.isEmpty() ? Vec2(Vec2::Zero()) : box.centre();
    const double wide = std::max(size.width() - 2.0 * margin, 1.0);
    const double high = std::max(size.height() - 2.0 * margin, 1.0);
    double zoom = std::numeric_limits<double>::infinity();
    if (extent.x() > 0.0)
        zoom = wide / extent.x();
    if (extent.y() > 0.0)
        zoom = std::min(zoom, high / extent.y());
    if (!std::isfinite(zoom))
        zoom = 1.0;
    QTransform t;
    t.translate(size.width() / 2, size.height() / 2);
    t.scale(zoom, -zoom);
    t.translate(-centre.x(), -centre.y());
    return {t, size};
}

void paintFigure(QPainter &painter, const PairInspection &pair, int event, const FigureView &view,
                 const FigureStyle &style)
{
    painter.save();
    if (style.background)
        painter.fillRect(QRectF(QPointF(), view.size), style.palette.canvas);
    Sketch sketch(painter, style.palette, view.size, style.textAsOutlines);
    ShapeSketch shapes(sketch, pair, view, style);
    if (style.background)
        shapes.grid();
    shapes.bodies();
    const StepFacts facts = stepFacts(pair, event);
    if (!facts.event) {
        shapes.vertices();
        shapes.faults();
        painter.restore();
        return;
    }
    const std::optional<Vec2> move = facts.ghostMove();
    if (move)
        shapes.ghost(*move);
    shapes.block();
    paintCompass(sketch, view);
    if (facts.hasAxis) {
        const AxisFrame frame = axisFrame(pair, facts, view, style.pivot);
        AxisSketch axis(sketch, pair, facts, frame, style);
        axis.block();
        axis.separatingLine();
        axis.droplines();
        shapes.vertices();
        axis.line();
        axis.bars();
        if (!facts.isFree)
            paintEdges(shapes, facts, event, style);
        if (facts.kind == Kind::Result && move)
            axis.translation(pair.b().centre(), *move * style.clock.translation());
        ContactSketch contacts(sketch, pair, view, style);
        if (showsContacts(facts, style))
            contacts.draw();
        if (style.chip && facts.over)
            paintVerdict(sketch, shapes, pair, style);
        if (facts.kind == Kind::Result && move)
            axis.translationLength(pair.b().centre(), *move);
        shapes.names();
        if (showsContacts(facts, style))
            contacts.labels();
        axis.labels();
    } else {
        shapes.vertices();
        shapes.names();
        paintEdges(shapes, facts, event, style);
    }
    paintFocus(sketch, shapes, facts, pair, view, style);
    shapes.faults();
    painter.restore();
}

Aabb figureBounds(const PairInspection &pair)
{
    Aabb box;
    const double scale = pair.pixelsPerMetre();
    const auto add = [&](const Vec2 &metres) {
        const Vec2 p = scale * metres;
        box.add(p);
    };
    for (const InspectedShape &other : pair.others()) {
        for (const Vec2 &v : other.core)
            add(v);
    }
    for (const InspectedShape *shape : {&pair.a(), &pair.b()}) {
        const Vec2 round = Vec2::Constant(shape->radius);
        for (const std::vector<Vec2> *points : {&shape->core, &shape->outline}) {
            for (const Vec2 &v : *points) {
                add(v - round);
                add(v + round);
            }
        }
    }
    if (const hullsmith::SatResult &result = pair.trace().result; result.depth() > 0.0) {
        const Vec2 move = result.normal() * result.depth();
        for (const Vec2 &v : pair.b().core) { // the ghost of B
            add(v + move - Vec2::Constant(pair.b().radius));
            add(v + move + Vec2::Constant(pair.b().radius));
        }
    }
    if (pair.freeAxis()) {
        const Vec2 centre = box.centre();
        const Vec2 reach = Vec2::Constant(0.5 * box.size().norm());
        box.add(centre - reach);
        box.add(centre + reach);
    }
    for (const hullsmith::SatEvent &event : pair.trace().events) {
        if (event.kind != Kind::Compare)
            continue;
        const Vec2 side = hullsmith::perpLeft(event.axis.normal);
        const Vec2 base = side * axisOffset(pair, event.axis.normal);
        add(base + event.axis.normal * std::min(event.axis.a.min, event.axis.b.min));
        add(base + event.axis.normal * std::max(event.axis.a.max, event.axis.b.max));
    }
    return box;
}

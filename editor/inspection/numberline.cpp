#include "numberline.h"

#include "figureparts.h"
#include "sentences.h"
#include "sketch.h"
#include "tolerance.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

using hullsmith::Interval;
using hullsmith::Owner;
using hullsmith::SatAxis;
using hullsmith::Vec2;
using Kind = hullsmith::SatEvent::Kind;

namespace {

constexpr double titleY = 12.0;
constexpr double forwardY = 32.0;
constexpr double backwardY = 50.0;
constexpr double barA = 68.0;
constexpr double axisY = 79.0;
constexpr double barB = 90.0;
constexpr double numberY = 112.0;
constexpr double leastTick = 34.0; ///< Screen pixels between numbers.
constexpr double tickReach = 6.0;  ///< Around a vertex's tick, for the mouse.
constexpr double barReach = 6.0;

class Words {
    Q_DECLARE_TR_FUNCTIONS(NumberLine)
public:
    static QString title(const QString &axis)
    {
        return tr("Number line of axis %1 — one unit is as long as on the canvas").arg(axis);
    }
    static QString aligned(const QString &axis)
    {
        return tr("Number line of axis %1 — aligned with the canvas above").arg(axis);
    }
    static QString empty() { return tr("Number line: no axis in this step"); }
    static QString gap(const QString &width) { return tr("gap %1").arg(width); }
    static QString inside(const QString &inner, const QString &outer)
    {
        return tr("%1 ⊂ %2", "interval containment").arg(inner, outer);
    }
};

/// 1, 2 or 5 times a power of ten, at least `least`.
double niceStep(double least)
{
    const double power = std::pow(10.0, std::floor(std::log10(least)));
    for (const double factor : {1.0, 2.0, 5.0}) {
        if (factor * power >= least)
            return factor * power;
    }
    return 10.0 * power;
}

class NumberLinePainter {
public:
    NumberLinePainter(Sketch &sketch, const PairInspection &pair, const StepFacts &facts,
                      const NumberLineScale &scale, const FigureStyle &style)
        : m_sketch(sketch)
        , m_pair(pair)
        , m_facts(facts)
        , m_scale(scale)
        , m_style(style)
    {
    }

    void title()
    {
        const QString direction = vectorText(m_facts.values.normal, m_style.digits);
        const QString axis =
            m_facts.isFree
                ? direction
                : QStringLiteral("%1 %2").arg(m_pair.axisName(m_facts.source), direction);
        const QString text = m_scale.aligned ? Words::aligned(axis) : Words::title(axis);
        m_sketch.text(QRectF(14, titleY - 8, m_sketch.size().width() - 28, 16), text,
                      Sketch::font(11));
    }

    void axis()
    {
        const double width = m_sketch.size().width();
        const Palette &p = m_style.palette;
        m_sketch.arrow(QPointF(12, axisY), QPointF(width - 12, axisY), p.ink, 1.2);
        const double step = niceStep(leastTick / m_scale.pixelsPerMetre);
        const double first = std::ceil((20.0 - m_scale.zero) / m_scale.pixelsPerMetre / step);
        for (double k = first; m_scale.x(k * step) < width - 24.0; k += 1.0) {
            const double x = m_scale.x(k * step);
            const bool zero = k == 0.0;
            m_sketch.line({x, axisY - (zero ? 19.0 : 4.0)}, {x, axisY + (zero ? 19.0 : 4.0)}, p.ink,
                          zero ? 1.6 : 1.0);
            const QString text = numberText(k * step, 6);
            const QSizeF size = m_sketch.textSize(text, Sketch::font(11));
            m_sketch.text(QRectF(x - size.width() / 2, numberY - 8, size.width(), 16), text,
                          Sketch::font(11, zero));
        }
    }

    /// Small marks at all vertex projections of a projected shape.
    void vertexTicks()
    {
        for (const Owner owner : {Owner::A, Owner::B}) {
            const double y = owner == Owner::A ? axisY - 5.0 : axisY + 5.0;
            for (const Vec2 &v : m_pair.shape(owner).core) {
                const double x = m_scale.x(m_facts.values.normal.dot(v));
                if (hasArrived(owner))
                    m_sketch.line({x, axisY}, {x, y}, colourOf(owner), 1.5);
            }
        }
        for (const hullsmith::SatEvent *dot : m_facts.dots) {
            const double x = m_scale.x(dot->value);
            m_sketch.line({x, axisY - 9}, {x, axisY + 9}, colourOf(dot->owner),
                          dot == m_facts.event ? 3.0 : 1.5);
            if (dot == m_facts.event)
                m_sketch.label(
                    {x, axisY - 9}, {0, -1},
                    QStringLiteral("%1: %2").arg(m_pair.vertexName(dot->owner, dot->vertex),
                                                 numberText(dot->value, m_style.digits)),
                    colourOf(dot->owner), 4.0);
        }
    }

    /// What the mouse or the keyboard points at, in any view.
    void focus()
    {
        if (!m_style.focus)
            return;
        const StepFocus &focus = *m_style.focus;
        const QColor colour = m_style.palette.focus;
        const bool isHere = focus.axis == m_facts.source;
        const SatAxis &v = m_facts.values;
        if (focus.kind == StepFocus::Kind::Vertex && m_facts.knows(focus.owner)) {
            const double value =
                v.normal.dot(m_pair.shape(focus.owner).core[std::size_t(focus.vertex)]);
            const double x = m_scale.x(value);
            m_sketch.halo({{x, axisY - 9.0}, {x, axisY + 9.0}}, colour, 7.0);
            m_sketch.label(
                {x, forwardY}, {0, 0},
                QStringLiteral("%1: %2").arg(m_pair.vertexName(focus.owner, focus.vertex),
                                             numberText(value, m_style.digits)),
                colourOf(focus.owner), 0.0);
        } else if (focus.kind == StepFocus::Kind::Shape ||
                   (focus.kind == StepFocus::Kind::Interval && isHere)) {
            const Interval &i = focus.owner == Owner::A ? v.a : v.b;
            const double y = focus.owner == Owner::A ? barA : barB;
            if (m_facts.knows(focus.owner))
                m_sketch.halo({{m_scale.x(i.min), y}, {m_scale.x(i.max), y}}, colour);
        } else if (focus.kind == StepFocus::Kind::Between && isHere && m_facts.compared) {
            const auto [low, high] = between(v);
            m_sketch.halo({{m_scale.x(low), axisY}, {m_scale.x(high), axisY}}, colour,
                          barB - barA + 12.0);
        } else if (focus.kind == StepFocus::Kind::Axis && isHere && !m_facts.isFree) {
            m_sketch.halo({{16.0, axisY}, {m_sketch.size().width() - 16.0, axisY}}, colour, 8.0);
        }
    }

    void bars()
    {
        for (const Owner owner : {Owner::A, Owner::B}) {
            const QLineF bar = numberLineBar(m_facts, m_scale, owner);
            if (hasArrived(owner))
                m_sketch.bar(bar.p1(), bar.p2(), colourOf(owner), owner == Owner::A);
        }
        if (m_facts.isAsking) { // B's bar, covered over the whole line
            const double width = m_sketch.size().width();
            m_sketch.hatch({30.0, barB - 4.0}, {width - 60.0, 0}, {0, 8.0}, m_style.palette.muted);
            m_sketch.text(QRectF(14, barB - 8, 16, 16), QStringLiteral("B"),
                          Sketch::font(11, true));
            m_sketch.text(QRectF(width - 24, barB - 8, 16, 16), QStringLiteral("?"),
                          Sketch::font(11, true));
        }
        letters();
    }

    void outcome()
    {
        if (m_facts.isGap())
            gap();
        else if (m_facts.compared)
            overlap();
    }

private:
    QColor colourOf(Owner owner) const
    {
        return owner == Owner::A ? m_style.palette.shapeA : m_style.palette.shapeB;
    }

    /// The bar is on the number line: known, and not on its way here.
    bool hasArrived(Owner owner) const
    {
        const bool flies = m_facts.kind == Kind::Project && m_facts.projecting == owner;
        return m_facts.knows(owner) &&
               (!flies || m_style.clock.flight(int(m_pair.shape(owner).core.size())) >= 1.0);
    }

    void letters()
    {
        const auto write = [&](bool known, const Interval &i, const QString &letter, double y) {
            if (!known)
                return;
            const double x =
                std::clamp(m_scale.x(i.min) - 14.0, 4.0, m_sketch.size().width() - 14.0);
            m_sketch.text(QRectF(x, y - 8, 12, 16), letter, Sketch::font(11, true));
        };
        write(hasArrived(Owner::A), m_facts.values.a, QStringLiteral("A"), barA);
        write(hasArrived(Owner::B), m_facts.values.b, QStringLiteral("B"), barB);
    }

    void gap()
    {
        const SatAxis &v = m_facts.values;
        const double from = m_scale.x(between(v).first);
        const double to = m_scale.x(between(v).second);
        const QColor colour = m_style.palette.gap;
        m_sketch.painter().setPen(QPen(colour, 2.0, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
        m_sketch.painter().setBrush(Qt::NoBrush);
        m_sketch.painter().drawPolyline(
            QPolygonF{{from, barA + 4}, {from, backwardY}, {to, backwardY}, {to, barA + 4}});
        m_sketch.label({(from + to) / 2, backwardY}, {0, -1},
                       Words::gap(numberText(-v.push, m_style.digits)), colour, 3.0, true);
    }

    void overlap()
    {
        const SatAxis &v = m_facts.values;
        const double low = m_scale.x(between(v).first);
        const double high = m_scale.x(between(v).second);
        if (high > low)
            m_sketch.hatch({low, barA - 4}, {high - low, 0}, {0, barB - barA + 8},
                           m_style.palette.overlap);
        else
            m_sketch.line({low, barA - 8}, {low, barB + 8}, m_style.palette.overlap, 2.0);
        way(v.b.min, v.forward, 1.0, forwardY, v.alongNormal, QStringLiteral("→ %1"));
        way(v.b.max, v.backward, -1.0, backwardY, !v.alongNormal, QStringLiteral("← %1"));
        if (!v.contained() || v.push <= 0.0)
            return;
        const bool aInB = v.b.min <= v.a.min && v.a.max <= v.b.max;
        const bool equal = v.a.min == v.b.min && v.a.max == v.b.max;
        const QString text = equal
                                 ? QStringLiteral("A = B")
                                 : Words::inside(aInB ? QStringLiteral("A") : QStringLiteral("B"),
                                                 aInB ? QStringLiteral("B") : QStringLiteral("A"));
        const double end = m_scale.x(std::max(v.a.max, v.b.max));
        m_sketch.label({end, (barA + barB) / 2}, {1, 0}, text, m_style.palette.overlap, 6.0);
    }

    /// One way out of B: an arrow and its length; the shorter one is thick and underlined.
    void way(double from, double length, double sign, double y, bool shorter, const QString &format)
    {
        const double x0 = m_scale.x(from);
        const double x1 = m_scale.x(from + sign * length);
        m_sketch.arrow({x0, y}, {x1, y}, m_style.palette.ink, shorter ? 2.5 : 1.3);
        const QString text = format.arg(numberText(length, m_style.digits));
        const QFont font = Sketch::font(12, shorter);
        const QSizeF size = m_sketch.textSize(text, font);
        double x = std::max(x0, x1) + 8.0;
        if (x + size.width() > m_sketch.size().width() - 8.0)
            x = std::min(x0, x1) - 8.0 - size.width();
        m_sketch.text(QRectF(x, y - 8, size.width(), 16), text, font);
        m_sketch.labels().block(QRectF(x, y - 8, size.width(), 16));
        if (shorter)
            m_sketch.line({x, y + 8}, {x + size.width(), y + 8}, m_style.palette.ink, 1.5);
    }

    Sketch &m_sketch;
    const PairInspection &m_pair;
    const StepFacts &m_facts;
    const NumberLineScale &m_scale;
    const FigureStyle &m_style;
};

} // namespace

NumberLineScale numberLineScale(const PairInspection &pair, int event, const FigureView &view,
                                const std::optional<Vec2> &pivot)
{
    NumberLineScale scale;
    const StepFacts facts = stepFacts(pair, event);
    const Vec2 normal = facts.hasAxis ? facts.values.normal : Vec2(Vec2::UnitX());
    const AxisFrame frame(pair, normal, view, pivot);
    scale.pixelsPerMetre = frame.scale();
    if (frame.along().x() > 0.0 && std::abs(frame.along().y()) < leastSlope) {
        scale.aligned = true;
        scale.zero = frame.at(0.0).x();
        return scale;
    }
    const double low = std::min(facts.values.a.min, facts.values.b.min);
    const double high = std::max(facts.values.a.max, facts.values.b.max);
    scale.zero = view.size.width() / 2 - 0.5 * (low + high) * scale.pixelsPerMetre;
    return scale;
}

void paintNumberLine(QPainter &painter, const PairInspection &pair, int event, const QSizeF &size,
                     const NumberLineScale &scale, const FigureStyle &style)
{
    painter.save();
    painter.fillRect(QRectF(QPointF(), size), style.palette.canvas);
    Sketch sketch(painter, style.palette, size, style.textAsOutlines);
    const StepFacts facts = stepFacts(pair, event);
    if (!facts.hasAxis) {
        sketch.text(QRectF(14, titleY - 8, size.width() - 28, 16), Words::empty(),
                    Sketch::font(11));
        sketch.line({12, axisY}, {size.width() - 12, axisY}, style.palette.muted, 1.0, {2, 3});
        painter.restore();
        return;
    }
    NumberLinePainter line(sketch, pair, facts, scale, style);
    line.title();
    line.axis();
    line.bars();
    line.outcome();
    line.vertexTicks();
    line.focus();
    painter.restore();
}

QLineF numberLineBar(const StepFacts &facts, const NumberLineScale &scale, Owner owner)
{
    const Interval &i = owner == Owner::A ? facts.values.a : facts.values.b;
    const double y = owner == Owner::A ? barA : barB;
    return {scale.x(i.min), y, scale.x(i.max), y};
}

std::optional<StepFocus> numberLineFocusAt(const PairInspection &pair, int event,
                                           const NumberLineScale &scale, const QPointF &screen)
{
    const StepFacts facts = stepFacts(pair, event);
    if (!facts.hasAxis)
        return std::nullopt;
    std::optional<StepFocus> vertex;
    double nearest = tickReach;
    for (const Owner owner : {Owner::A, Owner::B}) {
        const std::vector<Vec2> &core = pair.shape(owner).core;
        for (std::size_t i = 0; facts.knows(owner) && i < core.size(); ++i) {
            const double away = std::abs(scale.x(facts.values.normal.dot(core[i])) - screen.x());
            if (away < nearest) {
                nearest = away;
                vertex = StepFocus::onVertex(owner, int(i));
            }
        }
    }
    if (vertex && std::abs(screen.y() - axisY) < tickReach)
        return vertex;
    const double value = (screen.x() - scale.zero) / scale.pixelsPerMetre;
    for (const Owner owner : {Owner::A, Owner::B}) {
        const Interval &i = owner == Owner::A ? facts.values.a : facts.values.b;
        const double y = owner == Owner::A ? barA : barB;
        if (facts.knows(owner) && std::abs(screen.y() - y) <= barReach && i.min <= value &&
            value <= i.max)
            return StepFocus::onInterval(facts.source, owner);
    }
    const auto [low, high] = between(facts.values);
    if (facts.compared && low <= value && value <= high && screen.y() >= forwardY - barReach &&
        screen.y() <= barB + barReach)
        return StepFocus::onBetween(facts.source);
    return std::nullopt;
}

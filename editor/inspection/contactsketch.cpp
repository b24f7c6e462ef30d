#include "contactsketch.h"

#include <QCoreApplication>

#include <algorithm>

using hullsmith::AxisSource;
using hullsmith::ContactPoint;
using hullsmith::Owner;

namespace {

constexpr double depthHalf = 4.0;  ///< Half the width of a depth's hatched band.
constexpr double markRadius = 4.5; ///< Of a point's mark.
constexpr double tickHalf = 6.0;   ///< Half the length of the end ticks of a distance.
constexpr double sameSpot = 1.0;   ///< Screen pixels; nearer points have no line between them.
constexpr double labelAway = 10.0;
constexpr double shortestNamedEdge = 90.0; ///< Screen pixels.

class Words {
    Q_DECLARE_TR_FUNCTIONS(Figure)
public:
    static QString depth(const QString &value) { return tr("depth %1").arg(value); }
    static QString distance(const QString &value) { return tr("distance %1").arg(value); }
    static QString reference() { return tr("reference edge"); }
    static QString incident() { return tr("incident edge"); }
};

QPointF across(const QLineF &line)
{
    const QPointF along = unitOf(line.p2() - line.p1());
    return {-along.y(), along.x()};
}

} // namespace

ContactSketch::ContactSketch(Sketch &sketch, const PairInspection &pair, const FigureView &view,
                             const FigureStyle &style)
    : m_sketch(sketch)
    , m_pair(pair)
    , m_view(view)
    , m_style(style)
{
}

bool ContactSketch::hasEdge(AxisSource source) const
{
    return !m_pair.isApart() && source.owner != Owner::Both && source.edge >= 0;
}

void ContactSketch::edge(AxisSource source, bool isReference)
{
    if (!hasEdge(source))
        return;
    const QLineF line = contactEdgeLine(m_pair, m_view, source);
    const QColor colour = m_style.palette.overlap;
    if (isReference)
        m_sketch.line(line.p1(), line.p2(), colour, 5.0);
    else
        m_sketch.line(line.p1(), line.p2(), colour, 2.5, {7, 4});
    m_sketch.labels().blockLine(line.p1(), line.p2(), 8.0);
}

/// A round mark on A and a square one on B, as the shapes' vertices have.
void ContactSketch::ends(const QLineF &line, const QColor &colour)
{
    const Palette &p = m_style.palette;
    m_sketch.square(line.p2(), markRadius + 1.5, p.canvas);
    m_sketch.square(line.p2(), markRadius, colour);
    m_sketch.disc(line.p1(), markRadius + 1.5, p.canvas);
    m_sketch.disc(line.p1(), markRadius, colour);
    for (const QPointF &end : {line.p1(), line.p2()})
        m_sketch.labels().block({end - QPointF(6, 6), QSizeF(12, 12)}, 2.0);
}

void ContactSketch::depth(const QLineF &line)
{
    const QColor colour = m_style.palette.overlap;
    if (line.length() > sameSpot)
        m_sketch.hatch(line.p1() - across(line) * depthHalf, line.p2() - line.p1(),
                       across(line) * 2.0 * depthHalf, colour);
    m_sketch.labels().blockLine(line.p1(), line.p2(), 2.0 * depthHalf, 1.0);
    ends(line, colour);
}

void ContactSketch::distance(const QLineF &line)
{
    const QColor colour = m_style.palette.gap;
    const QPointF tick = across(line) * tickHalf;
    m_sketch.line(line.p1(), line.p2(), colour, 1.5);
    for (const QPointF &end : {line.p1(), line.p2()})
        m_sketch.line(end - tick, end + tick, colour, 1.5);
    m_sketch.labels().blockLine(line.p1(), line.p2(), 6.0, 1.0);
    ends(line, colour);
}

void ContactSketch::draw()
{
    edge(m_pair.manifold().incident, false);
    edge(m_pair.manifold().reference, true);
    for (const ContactPoint &contact : m_pair.contacts()) {
        const QLineF line = contactLine(m_pair, m_view, contact);
        m_pair.isApart() ? distance(line) : depth(line);
    }
}

void ContactSketch::edgeName(AxisSource source, const QString &text)
{
    if (!hasEdge(source))
        return;
    const QLineF line = contactEdgeLine(m_pair, m_view, source);
    if (line.length() < shortestNamedEdge) // Its name would stand nearer to another one.
        return;
    const QPointF inwards = onScreen(m_pair, m_view, m_pair.shape(source.owner).centre());
    m_sketch.label(line.center(), inwards - line.center(), text, m_style.palette.overlap,
                   labelAway);
}

void ContactSketch::labels()
{
    const auto number = [this](double value) { return numberText(value, m_style.digits); };
    for (const ContactPoint &contact : m_pair.contacts()) {
        const QLineF line = contactLine(m_pair, m_view, contact);
        if (m_pair.isApart())
            m_sketch.label(line.center(), across(line), Words::distance(number(-contact.depth)),
                           m_style.palette.gap, labelAway, true);
        else
            m_sketch.label(line.center(), across(line),
                           Words::depth(number(std::max(0.0, contact.depth))),
                           m_style.palette.overlap, labelAway);
    }
    edgeName(m_pair.manifold().reference, Words::reference());
    edgeName(m_pair.manifold().incident, Words::incident());
}

void ContactSketch::mark(const StepFocus &focus)
{
    const ContactPoint &contact = m_pair.contacts()[std::size_t(focus.contact)];
    const QColor colour = m_style.palette.focus;
    for (const AxisSource &source : m_pair.edgesOf(contact)) {
        const QLineF line = contactEdgeLine(m_pair, m_view, source);
        m_sketch.halo({line.p1(), line.p2()}, colour);
    }
    const QLineF line = contactLine(m_pair, m_view, contact);
    m_sketch.halo({line.p1(), line.p2() + QPointF(0.01, 0)}, colour, 22.0);
}

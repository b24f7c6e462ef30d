#include "inspectflight.h"

#include "inspectfigureitem.h"

#include "editor/inspection/figureparts.h"
#include "editor/inspection/numberline.h"
#include "editor/inspection/sketch.h"
#include "editor/panels/inspectnumberline.h"
#include "editor/panels/inspectsession.h"

#include <QPainter>

#include <cmath>

using hullsmith::Owner;

namespace {

/// Between two lines: the middle, the length and the direction change evenly.
QLineF between(const QLineF &from, const QLineF &to, double share)
{
    const double turn = std::remainder(to.angle() - from.angle(), 360.0);
    const QPointF middle = from.center() + share * (to.center() - from.center());
    const double length = from.length() + share * (to.length() - from.length());
    const QLineF half = QLineF::fromPolar(0.5 * length, from.angle() + share * turn);
    return {middle - half.p2(), middle + half.p2()};
}

} // namespace

InspectFlight::InspectFlight(InspectSession &session, const InspectFigureItem &figure,
                             const InspectNumberLine &numberLine, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_figure(figure)
    , m_numberLine(numberLine)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
}

void InspectFlight::setClock(const StepClock &clock)
{
    const StepFacts facts = stepFacts(m_session.pair(), m_session.pair().cursor());
    const bool projects = facts.kind == hullsmith::SatEvent::Kind::Project;
    m_way =
        projects ? clock.flight(int(m_session.pair().shape(facts.projecting).core.size())) : 1.0;
    const bool flies = m_way > 0.0 && m_way < 1.0;
    if (flies)
        setGeometry(parentWidget()->rect());
    setVisible(flies);
    if (flies)
        raise();
    update();
}

void InspectFlight::paintEvent(QPaintEvent *)
{
    const PairInspection &pair = m_session.pair();
    const StepFacts facts = stepFacts(pair, pair.cursor());
    if (!facts.hasAxis || facts.projecting == Owner::Both)
        return;
    const AxisFrame frame = axisFrame(pair, facts, m_figure.view(), m_session.pivot());
    QLineF end = numberLineBar(facts, m_numberLine.scale(), facts.projecting);
    end.translate(m_numberLine.pos());
    const QLineF bar = between(barLine(facts, frame, facts.projecting), end, m_way);
    QPainter painter(this);
    Sketch sketch(painter, m_palette, QSizeF(size()), false);
    const bool isA = facts.projecting == Owner::A;
    sketch.bar(bar.p1(), bar.p2(), isA ? m_palette.shapeA : m_palette.shapeB, isA);
}

#include "inspectrounding.h"

#include "inspectsession.h"
#include "numberfield.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>

using hullsmith::Owner;

namespace {

constexpr double mostRadius = 1e6; ///< Metres.
constexpr double step = 0.1;       ///< Metres.

} // namespace

InspectRounding::InspectRounding(InspectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_rows{Row{Owner::A, new QLabel(this), new NumberField(this)},
             Row{Owner::B, new QLabel(this), new NumberField(this)}}
{
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(4);
    for (const Row &row : m_rows) {
        row.field->setBounds(0.0, mostRadius);
        row.field->setSingleStep(step);
        row.label->setBuddy(row.field);
        const int line = row.owner == Owner::A ? 0 : 1;
        grid->addWidget(row.label, line, 0);
        grid->addWidget(row.field, line, 1);
        connect(row.field, &NumberField::edited, this,
                [this, owner = row.owner](double metres) { m_session.setRadius(owner, metres); });
    }
    m_rows[0].field->setObjectName(QStringLiteral("inspectRadiusA"));
    m_rows[1].field->setObjectName(QStringLiteral("inspectRadiusB"));
    connect(&session, &InspectSession::traceChanged, this, &InspectRounding::refresh);
    refresh();
}

void InspectRounding::focusFirst()
{
    m_rows[0].field->setFocus();
    m_rows[0].field->selectAll();
}

void InspectRounding::refresh()
{
    for (const Row &row : m_rows) {
        const InspectedShape &shape = m_session.pair().shape(row.owner);
        const QString letter = row.owner == Owner::A ? QStringLiteral("A") : QStringLiteral("B");
        const bool isOutline = shape.type == ShapeType::Outline;
        row.label->setText(isOutline ? tr("Rounding of %1").arg(letter)
                                     : tr("Radius of %1").arg(letter));
        row.field->setAccessibleName(row.label->text());
        row.field->setToolTip(isOutline ? tr("Rounds the outline for this pair only; a project "
                                             "keeps none")
                                        : tr("Changes the shape; can be undone"));
        row.field->setSuffix(tr(" m", "metres"));
        row.field->setEnabled(m_session.document() && !shape.outline.empty());
        row.field->show(shape.radius);
    }
}

void InspectRounding::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        refresh();
    QWidget::changeEvent(event);
}

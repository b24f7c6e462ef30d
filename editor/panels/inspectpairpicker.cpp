#include "inspectpairpicker.h"

#include "editor/document/document.h"

#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace {

ShapeId chosenIn(const QComboBox &box)
{
    return {box.currentData().toUInt()};
}

void choose(QComboBox &box, ShapeId id)
{
    const int index = box.findData(id.value);
    if (index >= 0)
        box.setCurrentIndex(index);
}

} // namespace

InspectPairPicker::InspectPairPicker(Document &project, QWidget *parent)
    : QWidget(parent)
    , m_project(project)
    , m_first(new QComboBox(this))
    , m_second(new QComboBox(this))
    , m_inspect(new QPushButton(this))
    , m_empty(new QLabel(this))
{
    m_first->setObjectName(QStringLiteral("inspectFirst"));
    m_second->setObjectName(QStringLiteral("inspectSecond"));
    m_inspect->setObjectName(QStringLiteral("inspectPair"));
    m_empty->setWordWrap(true);
    for (QComboBox *box : {m_first, m_second}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(8);
    }
    auto *form = new QFormLayout;
    form->setContentsMargins(0, 0, 0, 0);
    form->addRow(QStringLiteral("A"), m_first);
    form->addRow(QStringLiteral("B"), m_second);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(10, 4, 10, 10);
    column->addLayout(form);
    column->addWidget(m_inspect);
    column->addWidget(m_empty);
    column->addStretch();
    connect(m_inspect, &QPushButton::clicked, this, [this] { Q_EMIT chosen(first(), second()); });
    connect(&project, &Document::changed, this, &InspectPairPicker::follow);
    retranslate();
    fill();
}

ShapeId InspectPairPicker::first() const
{
    return chosenIn(*m_first);
}

ShapeId InspectPairPicker::second() const
{
    return chosenIn(*m_second);
}

void InspectPairPicker::setPair(ShapeId a, ShapeId b)
{
    choose(*m_first, a);
    choose(*m_second, b);
}

void InspectPairPicker::fill()
{
    const ShapeId a = first();
    const ShapeId b = second();
    for (QComboBox *box : {m_first, m_second}) {
        box->clear();
        for (const SceneBody &body : m_project.data().bodies) {
            for (const SceneShape &shape : body.shapes)
                box->addItem(QStringLiteral("%1 / %2").arg(body.name, shape.name), shape.id.value);
        }
    }
    if (m_second->count() > 1)
        m_second->setCurrentIndex(1);
    choose(*m_first, a);
    choose(*m_second, b);
    const bool enough = m_first->count() >= 2;
    m_inspect->setEnabled(enough);
    m_empty->setVisible(!enough);
}

void InspectPairPicker::follow(const Change &change)
{
    switch (change.kind) {
    case Change::Kind::GeometryChanged:
    case Change::Kind::SettingsChanged:
        return;
    default:
        fill();
    }
}

void InspectPairPicker::retranslate()
{
    m_inspect->setText(tr("Inspect this pair"));
    m_empty->setText(tr("The project needs two shapes for a pair."));
    m_first->setAccessibleName(tr("Shape A"));
    m_second->setAccessibleName(tr("Shape B"));
}

void InspectPairPicker::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

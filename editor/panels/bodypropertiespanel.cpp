#include "bodypropertiespanel.h"

#include "editor/document/commands/changebodycommand.h"
#include "editor/document/commands/changesettingscommand.h"
#include "editor/document/commands/movepivotcommand.h"
#include "editor/document/document.h"
#include "editor/document/selection.h"
#include "numberfield.h"
#include "panelsection.h"

#include <QCheckBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QUndoStack>
#include <QVBoxLayout>

namespace {

constexpr double leastPixelsPerMetre = 0.001;
constexpr double mostPixelsPerMetre = 1e6;

} // namespace

BodyPropertiesPanel::BodyPropertiesPanel(Document &document, Selection &selection, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_selection(selection)
    , m_nameLabel(new QLabel)
    , m_name(new QLineEdit)
    , m_pivotLabel(new QLabel)
    , m_pivotX(new NumberField)
    , m_pivotY(new NumberField)
    , m_scaleLabel(new QLabel)
    , m_scale(new NumberField)
    , m_projectScale(new QCheckBox)
{
    m_name->setObjectName(QStringLiteral("bodyName"));
    m_name->setMaxLength(200);
    m_pivotX->setObjectName(QStringLiteral("pivotX"));
    m_pivotY->setObjectName(QStringLiteral("pivotY"));
    m_scale->setObjectName(QStringLiteral("pixelsPerMetre"));
    m_scale->setBounds(leastPixelsPerMetre, mostPixelsPerMetre);
    m_projectScale->setObjectName(QStringLiteral("projectScale"));
    auto *content = new QWidget(this);
    auto *grid = new QGridLayout(content);
    grid->setContentsMargins(8, 2, 8, 4);
    grid->setVerticalSpacing(3);
    grid->setHorizontalSpacing(6);
    grid->addWidget(m_nameLabel, 0, 0);
    grid->addWidget(m_name, 0, 1, 1, 2);
    grid->addWidget(m_pivotLabel, 1, 0);
    grid->addWidget(m_pivotX, 1, 1);
    grid->addWidget(m_pivotY, 1, 2);
    grid->addWidget(m_scaleLabel, 2, 0);
    grid->addWidget(m_scale, 2, 1, 1, 2);
    grid->addWidget(m_projectScale, 3, 1, 1, 2);
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(2, 1);
    m_section = new PanelSection(content, this);
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(m_section);

    connect(m_name, &QLineEdit::editingFinished, this, &BodyPropertiesPanel::editName);
    connect(m_pivotX, &NumberField::edited, this, &BodyPropertiesPanel::editPivot);
    connect(m_pivotY, &NumberField::edited, this, &BodyPropertiesPanel::editPivot);
    connect(m_scale, &NumberField::edited, this, &BodyPropertiesPanel::editScale);
    connect(m_projectScale, &QCheckBox::clicked, this,
            [this](bool project) { setOwnScale(!project); });
    connect(&selection, &Selection::changed, this, &BodyPropertiesPanel::refresh);
    connect(&document, &Document::changed, this, [this](const Change &change) {
        const bool mine = !change.body || change.body == m_selection.body();
        if (mine && change.kind != Change::Kind::GeometryChanged)
            refresh();
    });
    retranslate();
}

const SceneBody *BodyPropertiesPanel::body() const
{
    return m_document.data().body(m_selection.body());
}

void BodyPropertiesPanel::editName()
{
    const SceneBody *now = body();
    const QString name = m_name->text().trimmed();
    if (now && !name.isEmpty() && name != now->name) {
        SceneBody renamed = *now;
        renamed.shapes.clear();
        renamed.name = m_document.freeBodyName(name);
        m_document.undoStack()->push(new ChangeBodyCommand(m_document, renamed));
    }
    refresh();
}

void BodyPropertiesPanel::editPivot()
{
    const SceneBody *now = body();
    // A field shows fewer digits than the document may hold: only what was edited changes.
    const auto part = [](const NumberField *field, double old) {
        return field->text() == field->textFromValue(old) + field->suffix() ? old : field->value();
    };
    if (!now)
        return;
    const hullsmith::Vec2 pivot(part(m_pivotX, now->pivot.x()), part(m_pivotY, now->pivot.y()));
    if (pivot != now->pivot)
        m_document.undoStack()->push(new MovePivotCommand(m_document, now->id, pivot));
}

void BodyPropertiesPanel::editScale(double pixelsPerMetre)
{
    const SceneBody *now = body();
    if (now && now->pixelsPerMetre) {
        SceneBody changed = *now;
        changed.shapes.clear();
        changed.pixelsPerMetre = pixelsPerMetre;
        m_document.undoStack()->push(new ChangeBodyCommand(m_document, changed));
        return;
    }
    SceneSettings settings = m_document.data().settings;
    settings.pixelsPerMetre = pixelsPerMetre;
    m_document.undoStack()->push(new ChangeSettingsCommand(m_document, settings));
}

void BodyPropertiesPanel::setOwnScale(bool own)
{
    const SceneBody *now = body();
    if (!now || own == now->pixelsPerMetre.has_value())
        return;
    SceneBody changed = *now;
    changed.shapes.clear();
    changed.pixelsPerMetre =
        own ? std::optional(m_document.data().settings.pixelsPerMetre) : std::nullopt;
    m_document.undoStack()->push(new ChangeBodyCommand(m_document, changed));
}

void BodyPropertiesPanel::refresh()
{
    const SceneBody *now = body();
    for (QWidget *field :
         {static_cast<QWidget *>(m_name), static_cast<QWidget *>(m_pivotX),
          static_cast<QWidget *>(m_pivotY), static_cast<QWidget *>(m_projectScale)})
        field->setEnabled(now != nullptr);
    if (!m_name->hasFocus() || !m_name->isModified())
        m_name->setText(now ? now->name : QString());
    m_pivotX->show(now ? now->pivot.x() : 0.0);
    m_pivotY->show(now ? now->pivot.y() : 0.0);
    m_scale->show(now ? m_document.data().pixelsPerMetre(*now)
                      : m_document.data().settings.pixelsPerMetre);
    const QSignalBlocker blocker(m_projectScale);
    m_projectScale->setChecked(!now || !now->pixelsPerMetre);
}

void BodyPropertiesPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void BodyPropertiesPanel::retranslate()
{
    m_section->setTitle(tr("Body"));
    m_nameLabel->setText(tr("Name"));
    m_name->setAccessibleName(tr("Name of the body"));
    m_pivotLabel->setText(tr("Pivot"));
    m_pivotX->setAccessibleName(tr("Pivot, x"));
    m_pivotY->setAccessibleName(tr("Pivot, y"));
    for (NumberField *field : {m_pivotX, m_pivotY})
        field->setToolTip(tr("Origin of the body in image pixels from the bottom left"));
    m_scaleLabel->setText(tr("Scale"));
    //: Unit behind a number; keep the space.
    m_scale->setSuffix(tr(" px/m"));
    m_scale->setAccessibleName(tr("Pixels per metre"));
    m_projectScale->setText(tr("for the whole project"));
    m_projectScale->setToolTip(tr("Off: this body has a scale of its own"));
    refresh();
}

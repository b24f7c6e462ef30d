#include "propertiespanel.h"

#include "bodysummary.h"
#include "categoryfield.h"
#include "editor/document/commands/changesettingscommand.h"
#include "editor/document/commands/changeshapepropertiescommand.h"
#include "editor/document/commands/setgeometrycommand.h"
#include "editor/document/steptext.h"
#include "numberfield.h"
#include "shownshape.h"

#include <QCheckBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QUndoStack>

#include <algorithm>
#include <limits>

namespace {

constexpr double mostDensity = 1e6;
constexpr double mostFriction = 1e3;
constexpr double mostRadius = 1e6;

template <typename Get>
bool allEqual(const std::vector<SceneShape> &shapes, Get get)
{
    return std::ranges::all_of(
        shapes, [&](const SceneShape &shape) { return get(shape) == get(shapes.front()); });
}

} // namespace

PropertiesPanel::PropertiesPanel(Document &document, Selection &selection, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_selection(selection)
    , m_form(new QFormLayout(this))
    , m_kind(new QLabel(this))
    , m_radius(new NumberField(this))
    , m_category(new CategoryField(false, this))
    , m_mask(new CategoryField(true, this))
    , m_sensor(new QCheckBox(this))
    , m_group(new NumberField(this))
{
    build();
    connect(&selection, &Selection::changed, this, &PropertiesPanel::refresh);
    connect(&document, &Document::changed, this, [this](const Change &change) {
        const bool mine = !change.body || change.body == m_selection.body();
        if (mine && change.kind != Change::Kind::BodyMoved)
            refresh();
    });
    retranslate();
}

QLabel *PropertiesPanel::addRow(QWidget *field)
{
    auto *label = new QLabel(this);
    label->setBuddy(field);
    m_form->addRow(label, field);
    m_labels.push_back(label);
    return label;
}

NumberField *PropertiesPanel::numberRow(const char *name, double least, double most, double step,
                                        double ShapeProperties::*member)
{
    auto *field = new NumberField(this);
    field->setObjectName(QLatin1String(name));
    field->setBounds(least, most);
    field->setSingleStep(step);
    connect(field, &NumberField::edited, this, [this, member](double value) {
        edit([member, value](ShapeProperties &properties) { properties.*member = value; });
    });
    addRow(field);
    return field;
}

void PropertiesPanel::build()
{
    m_form->setContentsMargins(8, 4, 8, 4);
    m_form->setVerticalSpacing(3);
    m_form->setHorizontalSpacing(10);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_form->setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_kind->setObjectName(QStringLiteral("kind"));
    m_kind->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_kind->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_kind->setMinimumHeight(m_radius->sizeHint().height());
    addRow(m_kind);
    m_radius->setObjectName(QStringLiteral("radius"));
    m_radius->setBounds(0.0, mostRadius);
    connect(m_radius, &NumberField::edited, this, &PropertiesPanel::editRadius);
    addRow(m_radius);
    m_density = numberRow("density", 0.0, mostDensity, 0.1, &ShapeProperties::density);
    m_friction = numberRow("friction", 0.0, mostFriction, 0.05, &ShapeProperties::friction);
    m_restitution = numberRow("restitution", 0.0, 1.0, 0.05, &ShapeProperties::restitution);
    m_category->setObjectName(QStringLiteral("category"));
    m_mask->setObjectName(QStringLiteral("mask"));
    m_sensor->setObjectName(QStringLiteral("sensor"));
    m_group->setObjectName(QStringLiteral("group"));
    m_group->setDecimals(0);
    m_group->setBounds(std::numeric_limits<qint16>::min(), std::numeric_limits<qint16>::max());
    for (QWidget *field : {static_cast<QWidget *>(m_category), static_cast<QWidget *>(m_mask),
                           static_cast<QWidget *>(m_sensor), static_cast<QWidget *>(m_group)})
        addRow(field);
    connect(m_category, &CategoryField::edited, this, [this](const auto &chosen) {
        edit([&chosen](ShapeProperties &properties) {
            properties.category = chosen.value_or(QStringList());
        });
    });
    connect(m_mask, &CategoryField::edited, this, [this](const auto &chosen) {
        edit([&chosen](ShapeProperties &properties) { properties.mask = chosen; });
    });
    connect(m_category, &CategoryField::categoryAdded, this,
            [this](const QString &name) { addCategory(name, false); });
    connect(m_mask, &CategoryField::categoryAdded, this,
            [this](const QString &name) { addCategory(name, true); });
    connect(m_sensor, &QCheckBox::clicked, this, [this] {
        const bool on = m_sensor->checkState() != Qt::Unchecked;
        edit([on](ShapeProperties &properties) { properties.sensor = on; });
    });
    connect(m_group, &NumberField::edited, this, [this](double value) {
        edit([value](ShapeProperties &properties) { properties.group = int(value); });
    });
}

void PropertiesPanel::edit(const Edit &change)
{
    std::vector<SceneShape> shapes = editedShapes(m_document, m_selection);
    const std::vector<SceneShape> before = shapes;
    for (SceneShape &shape : shapes)
        change(shape.properties);
    if (shapes != before)
        m_document.undoStack()->push(new ChangeShapePropertiesCommand(m_document, shapes));
}

void PropertiesPanel::editRadius(double radius)
{
    std::vector<SceneShape> round = editedShapes(m_document, m_selection);
    std::erase_if(round, [radius](const SceneShape &shape) {
        return shape.type == ShapeType::Outline || shape.radius == radius;
    });
    if (round.empty())
        return;
    QUndoStack *stack = m_document.undoStack();
    if (round.size() > 1)
        stack->beginMacro(
            StepText("PropertiesPanel", QT_TRANSLATE_NOOP("PropertiesPanel", "Change radius")));
    for (SceneShape &shape : round) {
        shape.radius = radius;
        stack->push(new SetGeometryCommand(
            m_document, shape, 0,
            StepText("PropertiesPanel", QT_TRANSLATE_NOOP("PropertiesPanel", "Change radius"))));
    }
    if (round.size() > 1)
        stack->endMacro();
}

void PropertiesPanel::addCategory(const QString &name, bool toMask)
{
    SceneSettings settings = m_document.data().settings;
    settings.categories << name;
    QUndoStack *stack = m_document.undoStack();
    stack->beginMacro(
        StepText("PropertiesPanel", QT_TRANSLATE_NOOP("PropertiesPanel", "Add category “%1”"))
            .arg(name));
    stack->push(new ChangeSettingsCommand(m_document, settings));
    const QString first = settings.categories.front();
    edit([&](ShapeProperties &properties) {
        if (!toMask) {
            if (properties.category.isEmpty())
                properties.category << first;
            properties.category << name;
        } else if (properties.mask) {
            *properties.mask << name;
        }
    });
    stack->endMacro();
}

QString PropertiesPanel::heading() const
{
    const SceneBody *body = m_document.data().body(m_selection.body());
    if (!body)
        return tr("Shape");
    if (m_selection.shapes().size() > 1)
        return tr("%1 shapes · %2").arg(m_selection.shapes().size()).arg(body->name);
    const SceneShape *shape = m_document.data().shape(shownShape(m_document, m_selection));
    return shape ? tr("Shape · %1 / %2").arg(body->name, shape->name)
                 : tr("Shape · %1").arg(body->name);
}

void PropertiesPanel::refresh()
{
    const std::vector<SceneShape> shapes = editedShapes(m_document, m_selection);
    setEnabled(!shapes.empty());
    refreshNumber(m_density, shapes, &ShapeProperties::density);
    refreshNumber(m_friction, shapes, &ShapeProperties::friction);
    refreshNumber(m_restitution, shapes, &ShapeProperties::restitution);
    const bool round = std::ranges::any_of(
        shapes, [](const SceneShape &shape) { return shape.type != ShapeType::Outline; });
    m_form->setRowVisible(m_radius, round);
    if (shapes.empty())
        m_kind->setText(tr("none"));
    else if (shapes.size() == 1)
        m_kind->setText(shapeKind(shapes.front()));
    else
        m_kind->setText(tr("several"));
    if (round) {
        if (allEqual(shapes, [](const SceneShape &shape) { return shape.radius; }))
            m_radius->show(shapes.front().radius);
        else
            m_radius->showSeveral(shapes.back().radius);
    }
    refreshFilter(shapes);
    if (const QString now = heading(); now != m_heading) {
        m_heading = now;
        Q_EMIT headingChanged(now);
    }
}

void PropertiesPanel::refreshNumber(NumberField *field, const std::vector<SceneShape> &shapes,
                                    double ShapeProperties::*member)
{
    const auto value = [member](const SceneShape &shape) { return shape.properties.*member; };
    if (shapes.empty())
        field->show(ShapeProperties().*member);
    else if (allEqual(shapes, value))
        field->show(value(shapes.front()));
    else
        field->showSeveral(value(shapes.front()));
}

void PropertiesPanel::refreshFilter(const std::vector<SceneShape> &shapes)
{
    const QStringList &categories = m_document.data().settings.categories;
    const ShapeProperties first = shapes.empty() ? ShapeProperties() : shapes.front().properties;
    const auto category = [](const SceneShape &shape) { return shape.properties.category; };
    if (!allEqual(shapes, category))
        m_category->showSeveral(categories);
    else if (first.category.isEmpty())
        m_category->show(categories, categories.mid(0, 1));
    else
        m_category->show(categories, first.category);
    if (allEqual(shapes, [](const SceneShape &shape) { return shape.properties.mask; }))
        m_mask->show(categories, first.mask);
    else
        m_mask->showSeveral(categories);
    if (allEqual(shapes, [](const SceneShape &shape) { return shape.properties.group; }))
        m_group->show(first.group);
    else
        m_group->showSeveral(first.group);
    const QSignalBlocker blocker(m_sensor);
    const bool same =
        allEqual(shapes, [](const SceneShape &shape) { return shape.properties.sensor; });
    m_sensor->setTristate(!same);
    m_sensor->setCheckState(!same          ? Qt::PartiallyChecked
                            : first.sensor ? Qt::Checked
                                           : Qt::Unchecked);
}

void PropertiesPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void PropertiesPanel::retranslate()
{
    const QStringList texts = {tr("Kind"),          tr("Radius"),      tr("Density"),
                               tr("Friction"),      tr("Restitution"), tr("Category"),
                               tr("Collides with"), tr("Sensor"),      tr("Group")};
    for (std::size_t i = 0; i < m_labels.size(); ++i) {
        m_labels[i]->setText(texts[qsizetype(i)]);
        m_labels[i]->buddy()->setAccessibleName(texts[qsizetype(i)]);
    }
    //: Unit behind a number; keep the space.
    m_density->setSuffix(tr(" kg/m²"));
    m_radius->setSuffix(tr(" px"));
    m_sensor->setText(tr("reports contacts, pushes nothing"));
    m_friction->setToolTip(tr("Two shapes mix by the geometric mean"));
    m_restitution->setToolTip(tr("Two shapes mix by the larger one"));
    m_group->setToolTip(tr("The same negative group never collides, the same positive one always"));
    refresh();
}

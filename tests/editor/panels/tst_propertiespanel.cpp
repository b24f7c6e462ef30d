#include "editor/document/commands/changeshapepropertiescommand.h"
#include "editor/panels/bodypropertiespanel.h"
#include "editor/panels/categoryfield.h"
#include "editor/panels/masspanel.h"
#include "editor/panels/numberfield.h"
#include "editor/panels/propertiespanel.h"
#include "panelfixture.h"

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QTest>
#include <QWheelEvent>

class tst_PropertiesPanel : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void fieldsShowTheShape();
    void typedFiguresAreOneStep();
    void numbersUseAPointInEveryLanguage();
    void wheelWithoutFocusChangesNothing();
    void severalShapesAreEditedTogether();
    void differingFieldsSaySo();
    void categoriesAreCheckBoxes();
    void aNewCategoryIsOneStep();
    void masksListWhatTheShapeCollidesWith();
    void radiusOfACircleCanBeTyped();
    void fieldsFollowUndo();
    void bodyNamePivotAndScale();
    void massIsThatOfTheEngine();
    void nothingSelectedDisablesTheFields();
};

namespace {

void enter(NumberField *field, const QString &text)
{
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, text);
    QTest::keyClick(field, Qt::Key_Return);
}

template <typename Panel>
bool showActive(Panel &panel)
{
    panel.show();
    panel.activateWindow();
    return QTest::qWaitForWindowActive(&panel);
}

} // namespace

void tst_PropertiesPanel::fieldsShowTheShape()
{
    PanelFixture f;
    PropertiesPanel panel(f.document, f.selection);
    QCOMPARE(panel.findChild<NumberField *>("density")->value(), 1.0);
    QCOMPARE(panel.findChild<NumberField *>("friction")->value(), 0.2);
    QCOMPARE(panel.findChild<NumberField *>("density")->text(), QStringLiteral("1.00 kg/m²"));
    QCOMPARE(panel.findChild<QLabel *>("kind")->text(), QStringLiteral("Outline · convex"));
    QCOMPARE(panel.heading(), QStringLiteral("Shape · ship / hull"));
    f.select(1); // Two shapes, none selected: the panel does not guess.
    QCOMPARE(panel.heading(), QStringLiteral("Shape · asteroid"));
    QVERIFY(!panel.isEnabled());
}

void tst_PropertiesPanel::typedFiguresAreOneStep()
{
    PanelFixture f;
    const SceneData before = f.document.data();
    PropertiesPanel panel(f.document, f.selection);
    QVERIFY(showActive(panel));
    enter(panel.findChild<NumberField *>("density"), "2.75");
    QCOMPARE(f.shapeAt(0).properties.density, 2.75);
    QCOMPARE(f.document.undoStack()->count(), 1);
    enter(panel.findChild<NumberField *>("restitution"), "7"); // Above the most: not taken.
    QVERIFY(f.shapeAt(0).properties.restitution <= 1.0);
    while (f.document.undoStack()->canUndo())
        f.document.undo();
    QVERIFY(f.document.data() == before);
}

void tst_PropertiesPanel::numbersUseAPointInEveryLanguage()
{
    const QLocale old;
    QLocale::setDefault(QLocale(QLocale::German));
    PanelFixture f;
    PropertiesPanel panel(f.document, f.selection);
    QCOMPARE(panel.findChild<NumberField *>("friction")->text(), QStringLiteral("0.20"));
    QVERIFY(showActive(panel));
    enter(panel.findChild<NumberField *>("friction"), "0.65");
    QCOMPARE(f.shapeAt(0).properties.friction, 0.65);
    QLocale::setDefault(old);
}

void tst_PropertiesPanel::wheelWithoutFocusChangesNothing()
{
    PanelFixture f;
    PropertiesPanel panel(f.document, f.selection);
    QVERIFY(showActive(panel));
    auto *field = panel.findChild<NumberField *>("density");
    panel.findChild<NumberField *>("friction")->setFocus();
    const QPointF middle(field->rect().center());
    QWheelEvent wheel(middle, field->mapToGlobal(middle), {}, {0, 120}, Qt::NoButton, {},
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(field, &wheel);
    QCOMPARE(f.document.undoStack()->count(), 0);
    QVERIFY(!wheel.isAccepted());
}

void tst_PropertiesPanel::severalShapesAreEditedTogether()
{
    PanelFixture f;
    f.select(1);
    f.selection.set({f.shapeAt(1, 0).id, f.shapeAt(1, 1).id});
    PropertiesPanel panel(f.document, f.selection);
    QVERIFY(showActive(panel));
    enter(panel.findChild<NumberField *>("friction"), "0.9");
    QCOMPARE(f.shapeAt(1, 0).properties.friction, 0.9);
    QCOMPARE(f.shapeAt(1, 1).properties.friction, 0.9);
    QCOMPARE(f.document.undoStack()->count(), 1);
    QTest::mouseClick(panel.findChild<QCheckBox *>("sensor"), Qt::LeftButton, {}, QPoint(8, 8));
    QVERIFY(f.shapeAt(1, 0).properties.sensor && f.shapeAt(1, 1).properties.sensor);
    QCOMPARE(f.document.undoStack()->count(), 2);
}

void tst_PropertiesPanel::differingFieldsSaySo()
{
    PanelFixture f;
    f.select(1);
    SceneShape dense = f.shapeAt(1, 0);
    dense.properties.density = 5.0;
    f.document.undoStack()->push(new ChangeShapePropertiesCommand(f.document, {dense}));
    f.selection.set({f.shapeAt(1, 0).id, f.shapeAt(1, 1).id});
    PropertiesPanel panel(f.document, f.selection);
    auto *density = panel.findChild<NumberField *>("density");
    QVERIFY(density->isSeveral());
    QCOMPARE(density->text(), QStringLiteral("several"));
    QCOMPARE(f.document.undoStack()->count(), 1); // Showing is no edit.
    density->stepUp();
    QCOMPARE(f.shapeAt(1, 1).properties.density, 5.1);
    QVERIFY(!density->isSeveral());
}

void tst_PropertiesPanel::categoriesAreCheckBoxes()
{
    PanelFixture f;
    PropertiesPanel panel(f.document, f.selection);
    auto *field = panel.findChild<CategoryField *>("category");
    QCOMPARE(field->text(), QStringLiteral("default"));
    auto *box = field->choices()->findChild<QCheckBox *>("player");
    QVERIFY(box && !box->isChecked());
    box->click();
    const QStringList both = {"default", "player"};
    QCOMPARE(f.shapeAt(0).properties.category, both);
    QCOMPARE(field->text(), QStringLiteral("default, player"));
}

void tst_PropertiesPanel::aNewCategoryIsOneStep()
{
    PanelFixture f;
    const SceneData before = f.document.data();
    PropertiesPanel panel(f.document, f.selection);
    auto *edit = panel.findChild<CategoryField *>("category")
                     ->choices()
                     ->findChild<QLineEdit *>("newCategory");
    QVERIFY(edit);
    edit->setText(QStringLiteral("debris"));
    QTest::keyClick(edit, Qt::Key_Return);
    QCOMPARE(f.document.data().settings.categories.back(), QStringLiteral("debris"));
    QVERIFY(f.shapeAt(0).properties.category.contains("debris"));
    QCOMPARE(f.document.undoStack()->count(), 1);
    f.document.undo();
    QVERIFY(f.document.data() == before);
}

void tst_PropertiesPanel::masksListWhatTheShapeCollidesWith()
{
    PanelFixture f;
    PropertiesPanel panel(f.document, f.selection);
    auto *field = panel.findChild<CategoryField *>("mask");
    QCOMPARE(field->text(), QStringLiteral("everything"));
    field->choices()->findChild<QCheckBox *>("player")->click();
    QVERIFY(f.shapeAt(0).properties.mask.has_value());
    QCOMPARE(*f.shapeAt(0).properties.mask, QStringList{"default"});
    field->choices()->findChild<QCheckBox *>("everything")->click();
    QVERIFY(!f.shapeAt(0).properties.mask.has_value());
}

void tst_PropertiesPanel::radiusOfACircleCanBeTyped()
{
    PanelFixture f;
    f.select(2);
    PropertiesPanel panel(f.document, f.selection);
    QVERIFY(showActive(panel));
    auto *radius = panel.findChild<NumberField *>("radius");
    QVERIFY(radius->isVisible());
    enter(radius, "6.5");
    QCOMPARE(f.shapeAt(2).radius, 6.5);
    f.select(0);
    QVERIFY(!radius->isVisible());
}

void tst_PropertiesPanel::fieldsFollowUndo()
{
    PanelFixture f;
    PropertiesPanel panel(f.document, f.selection);
    QVERIFY(showActive(panel));
    auto *group = panel.findChild<NumberField *>("group");
    enter(group, "-7");
    QCOMPARE(f.shapeAt(0).properties.group, -7);
    f.document.undo();
    QCOMPARE(group->value(), 0.0);
    f.document.redo();
    QCOMPARE(group->value(), -7.0);
}

void tst_PropertiesPanel::bodyNamePivotAndScale()
{
    PanelFixture f;
    const SceneData before = f.document.data();
    BodyPropertiesPanel panel(f.document, f.selection);
    QVERIFY(showActive(panel));
    auto *name = panel.findChild<QLineEdit *>("bodyName");
    name->setFocus();
    name->selectAll();
    QTest::keyClicks(name, "cruiser");
    QTest::keyClick(name, Qt::Key_Return);
    QCOMPARE(f.at(0).name, QStringLiteral("cruiser"));
    enter(panel.findChild<NumberField *>("pivotX"), "10");
    QCOMPARE(f.at(0).pivot, hullsmith::Vec2(10, 0));
    QCOMPARE(f.shapeAt(0).vertices[0], hullsmith::Vec2(-42, -32)); // Stays on the image.
    auto *project = panel.findChild<QCheckBox *>("projectScale");
    QVERIFY(project->isChecked());
    enter(panel.findChild<NumberField *>("pixelsPerMetre"), "64");
    QCOMPARE(f.document.data().settings.pixelsPerMetre, 64.0);
    project->click();
    enter(panel.findChild<NumberField *>("pixelsPerMetre"), "16");
    QCOMPARE(f.at(0).pixelsPerMetre, std::optional(16.0));
    QCOMPARE(f.document.data().settings.pixelsPerMetre, 64.0);
    while (f.document.undoStack()->canUndo())
        f.document.undo();
    QVERIFY(f.document.data() == before);
}

void tst_PropertiesPanel::massIsThatOfTheEngine()
{
    PanelFixture f;
    MassPanel panel(f.document, f.selection);
    // A box of 64 px at 32 px/m: 2 m by 2 m, 4 kg, inertia m (w^2 + h^2) / 12.
    QCOMPARE(panel.findChild<QLabel *>("shapeArea")->text(), QStringLiteral("4 m²"));
    QCOMPARE(panel.findChild<QLabel *>("shapeMass")->text(), QStringLiteral("4 kg"));
    QCOMPARE(panel.findChild<QLabel *>("bodyInertia")->text(), QStringLiteral("2.667 kg·m²"));
    QCOMPARE(panel.findChild<QLabel *>("bodyCentroid")->text(), QStringLiteral("0.00, 0.00 m"));
    f.select(1);
    QCOMPARE(panel.findChild<QLabel *>("shapeArea")->text(), QStringLiteral("–"));
    QVERIFY(panel.findChild<QLabel *>("bodyArea")->text() != QStringLiteral("–"));
}

void tst_PropertiesPanel::nothingSelectedDisablesTheFields()
{
    PanelFixture f;
    f.document.reset({});
    PropertiesPanel panel(f.document, f.selection);
    BodyPropertiesPanel body(f.document, f.selection);
    MassPanel mass(f.document, f.selection);
    QVERIFY(!panel.isEnabled());
    QVERIFY(!body.findChild<QLineEdit *>("bodyName")->isEnabled());
    QCOMPARE(mass.findChild<QLabel *>("bodyMass")->text(), QStringLiteral("–"));
}

QTEST_MAIN(tst_PropertiesPanel)
#include "tst_propertiespanel.moc"

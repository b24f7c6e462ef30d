#include "editor/document/commands/addbodycommand.h"
#include "editor/document/commands/moveverticescommand.h"
#include "editor/document/commands/removebodycommand.h"
#include "editor/panels/bodiespanel.h"
#include "editor/panels/bodylistmodel.h"
#include "editor/panels/shapelistmodel.h"
#include "panelfixture.h"

#include <QAbstractItemModelTester>
#include <QLineEdit>
#include <QListView>
#include <QMimeData>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

class tst_BodyList : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void rowsFollowTheDocument();
    void summariesNameWhatThereIs_data();
    void summariesNameWhatThereIs();
    void verticesOfHolesAreCountedApart();
    void badgesCountFaults();
    void anEditAsksForOneBodyAlone();
    void droppingRowsReordersInOneStep();
    void renamingKeepsNamesApart();
    void filterLooksInBodiesAndShapes();
    void clickSelectsTheBody();
    void selectionMovesTheListAlong();
    void shapesAreLinkedBothWays();
    void f2RenamesInPlace();
    void deleteKeyAsksForRemoval();
};

void tst_BodyList::rowsFollowTheDocument()
{
    PanelFixture f;
    BodyListModel model(f.document, f.checks);
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(model.rowCount(), 3);

    f.document.undoStack()->push(new AddBodyCommand(f.document, PanelFixture::body("new", {}), 1));
    QCOMPARE(model.rowCount(), 4);
    QCOMPARE(model.index(1).data().toString(), QStringLiteral("new"));
    f.document.undoStack()->push(new RemoveBodyCommand(f.document, f.at(0).id));
    QCOMPARE(model.index(0).data().toString(), QStringLiteral("new"));
    f.document.undo();
    f.document.undo();
    QCOMPARE(model.index(0).data().toString(), QStringLiteral("ship"));
    QCOMPARE(model.rowCount(), 3);
}

void tst_BodyList::summariesNameWhatThereIs_data()
{
    QTest::addColumn<int>("row");
    QTest::addColumn<QString>("summary");
    QTest::newRow("one outline") << 0 << QString::fromUtf8("1 outline · 4 vertices");
    QTest::newRow("mixed") << 1 << QStringLiteral("2 shapes");
    QTest::newRow("one circle") << 2 << QStringLiteral("1 circle");
}

void tst_BodyList::summariesNameWhatThereIs()
{
    QFETCH(int, row);
    QFETCH(QString, summary);
    PanelFixture f;
    BodyListModel model(f.document, f.checks);
    QCOMPARE(model.index(row).data(BodyListModel::SummaryRole).toString(), summary);
}

void tst_BodyList::verticesOfHolesAreCountedApart()
{
    PanelFixture f;
    SceneShape ring = PanelFixture::box("ring");
    ring.holes = {{{-8, -8}, {0, 8}, {8, -8}}, {{16, 16}, {16, 20}, {20, 20}, {20, 16}}};
    SceneData data = f.document.data();
    data.bodies[0].shapes = {ring};
    f.document.reset(data);
    const BodyListModel bodies(f.document, f.checks);
    QCOMPARE(bodies.index(0).data(BodyListModel::SummaryRole).toString(),
             QString::fromUtf8("1 outline · 4 + 7 vertices"));
    f.select(0);
    const ShapeListModel shapes(f.document, f.selection, f.checks);
    QCOMPARE(shapes.index(0).data(ShapeListModel::SummaryRole).toString(),
             QString::fromUtf8("outline · 4 + 7 vertices"));
    QCOMPARE(shapes.index(0).data(ShapeListModel::MeasureRole).toString(),
             QStringLiteral("4 + 7 vertices"));
}

void tst_BodyList::badgesCountFaults()
{
    PanelFixture f;
    BodyListModel model(f.document, f.checks);
    QCOMPARE(model.index(0).data(BodyListModel::ErrorsRole).toInt(), 0);
    // The first corner goes through the opposite edge: edges cross.
    f.document.undoStack()->push(
        new MoveVerticesCommand(f.document, {{{f.shapeAt(0).id, 0}, {64.0, 0.0}}}));
    QVERIFY(model.index(0).data(BodyListModel::ErrorsRole).toInt() > 0);
    f.document.undo();
    QCOMPARE(model.index(0).data(BodyListModel::ErrorsRole).toInt(), 0);
}

void tst_BodyList::anEditAsksForOneBodyAlone()
{
    PanelFixture f;
    BodyListModel model(f.document, f.checks);
    QSignalSpy spy(&model, &QAbstractItemModel::dataChanged);
    f.document.undoStack()->push(
        new MoveVerticesCommand(f.document, {{{f.shapeAt(1).id, 0}, {-20.0, -20.0}}}));
    QCOMPARE(spy.size(), 1);
    QCOMPARE(spy.at(0).at(0).toModelIndex().row(), 1);
    QCOMPARE(spy.at(0).at(1).toModelIndex().row(), 1);
}

void tst_BodyList::droppingRowsReordersInOneStep()
{
    PanelFixture f;
    const SceneData before = f.document.data();
    BodyListModel model(f.document, f.checks);
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const std::unique_ptr<QMimeData> rows(model.mimeData({model.index(0), model.index(1)}));
    model.dropMimeData(rows.get(), Qt::MoveAction, 3, 0, {});
    QCOMPARE(f.at(0).name, QStringLiteral("bullet"));
    QCOMPARE(f.at(1).name, QStringLiteral("ship"));
    QCOMPARE(f.at(2).name, QStringLiteral("asteroid"));
    QCOMPARE(model.index(0).data().toString(), QStringLiteral("bullet"));
    QCOMPARE(f.document.undoStack()->count(), 1);
    f.document.undo();
    QVERIFY(f.document.data() == before);
}

void tst_BodyList::renamingKeepsNamesApart()
{
    PanelFixture f;
    BodyListModel model(f.document, f.checks);
    QVERIFY(model.setData(model.index(2), "ship"));
    QVERIFY(f.at(2).name != f.at(0).name);
    QVERIFY(f.at(2).name.startsWith(QStringLiteral("ship")));
    QVERIFY(!model.setData(model.index(2), "   "));
    QVERIFY(!model.setData(model.index(0), "ship")); // No change, no step.
    QCOMPARE(f.document.undoStack()->count(), 1);
}

void tst_BodyList::filterLooksInBodiesAndShapes()
{
    PanelFixture f;
    BodiesPanel panel(f.document, f.selection, f.checks);
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    auto *filter = panel.findChild<QLineEdit *>("bodyFilter");
    auto *list = panel.findChild<QListView *>("bodies");
    QTest::keyClicks(filter, "AST");
    QCOMPARE(list->model()->rowCount(), 1);
    QCOMPARE(list->model()->index(0, 0).data().toString(), QStringLiteral("asteroid"));
    filter->clear();
    QTest::keyClicks(filter, "ball");
    QCOMPARE(list->model()->rowCount(), 1);
    QCOMPARE(list->model()->index(0, 0).data().toString(), QStringLiteral("bullet"));
    filter->clear();
    QCOMPARE(list->model()->rowCount(), 3);
    QCOMPARE(list->currentIndex().row(), 0); // Back on the current body.
}

void tst_BodyList::clickSelectsTheBody()
{
    PanelFixture f;
    BodiesPanel panel(f.document, f.selection, f.checks);
    panel.resize(240, 600);
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    auto *list = panel.findChild<QListView *>("bodies");
    const QRect row = list->visualRect(list->model()->index(1, 0));
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, row.center());
    QCOMPARE(f.selection.body(), f.at(1).id);
    auto *shapes = panel.findChild<QListView *>("shapes");
    QCOMPARE(shapes->model()->rowCount(), 2);
}

void tst_BodyList::selectionMovesTheListAlong()
{
    PanelFixture f;
    BodiesPanel panel(f.document, f.selection, f.checks);
    auto *list = panel.findChild<QListView *>("bodies");
    f.select(2);
    QCOMPARE(list->currentIndex().row(), 2);
    QVERIFY(list->selectionModel()->isSelected(list->model()->index(2, 0)));
    QCOMPARE(panel.selectedBodies(), std::vector<BodyId>{f.at(2).id});
    // A new body is there for the list as soon as it is selected.
    auto *command = new AddBodyCommand(f.document, PanelFixture::body("new", {}));
    const BodyId id = command->body();
    f.document.undoStack()->push(command);
    f.selection.setBody(id);
    QCOMPARE(list->currentIndex().row(), 3);
}

void tst_BodyList::shapesAreLinkedBothWays()
{
    PanelFixture f;
    f.select(1);
    BodiesPanel panel(f.document, f.selection, f.checks);
    panel.resize(240, 600);
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    auto *shapes = panel.findChild<QListView *>("shapes");
    f.selection.set({f.shapeAt(1, 1).id});
    QCOMPARE(shapes->selectionModel()->selectedIndexes().size(), 1);
    QCOMPARE(shapes->selectionModel()->selectedIndexes().front().row(), 1);
    const QRect row = shapes->visualRect(shapes->model()->index(0, 0));
    QTest::mouseClick(shapes->viewport(), Qt::LeftButton, {}, row.center());
    QCOMPARE(f.selection.shapes(), std::set<ShapeId>{f.shapeAt(1, 0).id});
}

void tst_BodyList::f2RenamesInPlace()
{
    PanelFixture f;
    BodiesPanel panel(f.document, f.selection, f.checks);
    panel.resize(240, 600);
    panel.show();
    panel.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&panel));
    auto *list = panel.findChild<QListView *>("bodies");
    list->setFocus();
    QTest::keyClick(list, Qt::Key_F2);
    auto *edit = list->findChild<QLineEdit *>("rename");
    QVERIFY(edit);
    edit->selectAll();
    QTest::keyClicks(edit, "cruiser");
    QTest::keyClick(edit, Qt::Key_Return);
    QTRY_COMPARE(f.at(0).name, QStringLiteral("cruiser"));
    f.document.undo();
    QCOMPARE(list->model()->index(0, 0).data().toString(), QStringLiteral("ship"));
}

void tst_BodyList::deleteKeyAsksForRemoval()
{
    PanelFixture f;
    BodiesPanel panel(f.document, f.selection, f.checks);
    QSignalSpy removal(&panel, &BodiesPanel::removeRequested);
    QSignalSpy shapeRemoval(&panel, &BodiesPanel::deleteShapesRequested);
    QTest::keyClick(panel.findChild<QListView *>("bodies"), Qt::Key_Delete);
    QCOMPARE(removal.size(), 1);
    QTest::keyClick(panel.findChild<QListView *>("shapes"), Qt::Key_Delete);
    QCOMPARE(shapeRemoval.size(), 1);
    panel.findChild<QToolButton *>("removeBody")->click();
    QCOMPARE(removal.size(), 2);
}

QTEST_MAIN(tst_BodyList)
#include "tst_bodylist.moc"

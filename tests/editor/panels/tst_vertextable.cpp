#include "editor/document/commands/insertvertexcommand.h"
#include "editor/document/commands/moveverticescommand.h"
#include "editor/panels/vertexpanel.h"
#include "editor/panels/vertextablemodel.h"
#include "panelfixture.h"

#include <QAbstractItemModelTester>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

#include <algorithm>
#include <cmath>

using hullsmith::Vec2;

class tst_VertexTable : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void anglesAreInterior_data();
    void anglesAreInterior();
    void rowsFollowTheDocument();
    void holesFollowTheOutline();
    void rowsAtFaultAreTinted();
    void typedTextIsOneStep_data();
    void typedTextIsOneStep();
    void invalidTextKeepsTheOldValue();
    void openingWithoutChangeIsNoStep();
    void enterMovesOn();
    void rowsSelectVertices();
    void verticesSelectRows();
    void deleteRemovesRows();
    void undoReachesTheTable();
};

namespace {

/// A shown panel with the keyboard.
struct ShownPanel {
    explicit ShownPanel(PanelFixture &f)
        : panel(f.document, f.selection, f.checks)
        , table(panel.findChild<QTableView *>("vertices"))
    {
        panel.resize(320, 300);
        panel.show();
        panel.activateWindow();
    }
    bool ready() { return QTest::qWaitForWindowActive(&panel); }
    QModelIndex cell(int row, int column) const { return table->model()->index(row, column); }
    void type(int row, int column, const QString &text)
    {
        table->setFocus();
        table->setCurrentIndex(cell(row, column));
        QTest::keyClick(table, Qt::Key_F2);
        QTest::keyClicks(editor(), text); // The editor opens with its text selected.
    }
    QLineEdit *editor() const { return table->findChild<QLineEdit *>("coordinate"); }

    VertexPanel panel;
    QTableView *table;
};

} // namespace

void tst_VertexTable::anglesAreInterior_data()
{
    QTest::addColumn<std::vector<Vec2>>("ring");
    QTest::addColumn<bool>("ccw");
    QTest::addColumn<int>("vertex");
    QTest::addColumn<double>("angle");
    const std::vector<Vec2> square = {{0, 0}, {2, 0}, {2, 2}, {0, 2}};
    const std::vector<Vec2> turned = {{0, 0}, {0, 2}, {2, 2}, {2, 0}};
    const std::vector<Vec2> arrow = {{0, 0}, {2, 0}, {1, 1}, {2, 2}, {0, 2}};
    QTest::newRow("square") << square << true << 1 << 90.0;
    QTest::newRow("clockwise square") << turned << false << 1 << 90.0;
    QTest::newRow("reflex") << arrow << true << 2 << 270.0;
    QTest::newRow("straight") << std::vector<Vec2>{{0, 0}, {1, 0}, {2, 0}, {1, 2}} << true << 1
                              << 180.0;
}

void tst_VertexTable::anglesAreInterior()
{
    QFETCH(std::vector<Vec2>, ring);
    QFETCH(bool, ccw);
    QFETCH(int, vertex);
    QFETCH(double, angle);
    QVERIFY(std::abs(interiorAngle(ring, vertex, ccw) - angle) < 1e-9);
    QVERIFY(std::isnan(interiorAngle({{1, 1}, {1, 1}, {2, 2}}, 0, true)));
}

void tst_VertexTable::rowsFollowTheDocument()
{
    PanelFixture f;
    VertexTableModel model(f.document, f.checks);
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const ShapeId shape = f.shapeAt(0).id;
    model.setShape(shape);
    QCOMPARE(model.rowCount(), 4);
    f.document.undoStack()->push(new InsertVertexCommand(f.document, {shape, 1}, {0, -40}));
    QCOMPARE(model.rowCount(), 5);
    QCOMPARE(model.index(1, VertexTableModel::YColumn).data().toString(), QStringLiteral("-40.00"));
    f.document.undo();
    QCOMPARE(model.rowCount(), 4);
    model.setShape({});
    QCOMPARE(model.rowCount(), 0);
}

void tst_VertexTable::holesFollowTheOutline()
{
    PanelFixture f;
    SceneData data = f.document.data();
    data.bodies[0].shapes[0].holes = {{{-8, -8}, {-8, 8}, {8, 8}, {8, -8}},
                                      {{20, 20}, {20, 24}, {24, 24}}};
    f.document.reset(data);
    f.select(0);
    const ShapeId shape = f.shapeAt(0).id;
    VertexPanel panel(f.document, f.selection, f.checks);
    f.selection.set({shape});
    VertexTableModel &model = *panel.model();
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(model.rowCount(), 11);
    const auto text = [&](int row, int column) {
        return model.index(row, column).data().toString();
    };
    QCOMPARE(text(3, VertexTableModel::NumberColumn), QStringLiteral("3"));
    QCOMPARE(text(5, VertexTableModel::NumberColumn), QStringLiteral("0:1"));
    QCOMPARE(text(10, VertexTableModel::NumberColumn), QStringLiteral("1:2"));
    QCOMPARE(model.index(5, 0).data(Qt::ToolTipRole).toString(),
             QStringLiteral("Vertex 1 of hole 0"));
    QCOMPARE(text(5, VertexTableModel::AngleColumn), QStringLiteral("270.0°")); // of the solid

    auto *table = panel.findChild<QTableView *>(QStringLiteral("vertices"));
    f.selection.set({shape}, {{shape, 3}, {shape, 0, 0}, {shape, 2, 1}});
    QList<int> rows;
    for (const QModelIndex &index : table->selectionModel()->selectedRows())
        rows << index.row();
    std::ranges::sort(rows);
    QCOMPARE(rows, (QList<int>{3, 4, 10}));
    table->selectRow(7);
    QCOMPARE(f.selection.vertices(), (std::set<VertexRef>{{shape, 3, 0}}));

    QVERIFY(model.setData(model.index(7, VertexTableModel::XColumn), QStringLiteral("+2")));
    QCOMPARE(f.shapeAt(0).holes[0][3], Vec2(10, -8));
    QCOMPARE(f.document.undoStack()->count(), 1);
    // "@" counts from the vertex before in the same ring: the last of the hole.
    QVERIFY(model.setData(model.index(8, VertexTableModel::XColumn), QStringLiteral("@5<180")));
    QVERIFY((f.shapeAt(0).holes[1][0] - Vec2(19, 24)).norm() < 1e-9);

    // A fault of a hole tints its own rows, not those of the outline.
    f.document.undoStack()->push(
        new MoveVerticesCommand(f.document, {{{shape, 1, 0}, f.shapeAt(0).holes[0][0]}}));
    QVERIFY(model.index(5, 0).data(VertexTableModel::SeverityRole).isValid());
    QVERIFY(!model.index(1, 0).data(VertexTableModel::SeverityRole).isValid());

    f.selection.set({shape}, {{shape, 0, 0}, {shape, 1, 0}, {shape, 2, 0}, {shape, 3, 0}});
    QTest::keyClick(table, Qt::Key_Delete);
    QCOMPARE(f.shapeAt(0).holes.size(), std::size_t(1));
    QCOMPARE(model.rowCount(), 7);
    QCOMPARE(text(4, VertexTableModel::NumberColumn), QStringLiteral("0:0"));
}

void tst_VertexTable::rowsAtFaultAreTinted()
{
    PanelFixture f;
    const ShapeId shape = f.shapeAt(0).id;
    VertexTableModel model(f.document, f.checks);
    model.setShape(shape);
    QVERIFY(!model.index(1, 0).data(Qt::BackgroundRole).isValid());
    // Vertex 1 moves onto vertex 0: a duplicate.
    f.document.undoStack()->push(
        new MoveVerticesCommand(f.document, {{{shape, 1}, f.shapeAt(0).vertices[0]}}));
    QVERIFY(model.index(1, 0).data(Qt::BackgroundRole).isValid());
    QCOMPARE(model.index(1, 0).data(VertexTableModel::SeverityRole).toInt(),
             int(Finding::Severity::Error));
    QVERIFY(!model.index(3, 0).data(Qt::BackgroundRole).isValid());
    f.document.undo();
    QVERIFY(!model.index(1, 0).data(Qt::BackgroundRole).isValid());
}

void tst_VertexTable::typedTextIsOneStep_data()
{
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("text");
    QTest::addColumn<Vec2>("expected");
    QTest::newRow("plain") << 1 << "12.5" << Vec2(12.5, -32);
    QTest::newRow("relative") << 2 << "+2" << Vec2(-32, -30);
    QTest::newRow("factor") << 1 << "*1.5" << Vec2(-48, -32);
    QTest::newRow("metres") << 1 << "1 m" << Vec2(32, -32);
    QTest::newRow("polar") << 1 << "40<0" << Vec2(40, 0);
}

void tst_VertexTable::typedTextIsOneStep()
{
    QFETCH(int, column);
    QFETCH(QString, text);
    QFETCH(Vec2, expected);
    PanelFixture f;
    const SceneData before = f.document.data();
    ShownPanel shown(f);
    QVERIFY(shown.ready());
    shown.type(0, column, text);
    QTest::keyClick(shown.editor(), Qt::Key_Return);
    QTRY_COMPARE(f.shapeAt(0).vertices[0], expected);
    QCOMPARE(f.document.undoStack()->count(), 1);
    f.document.undo();
    QVERIFY(f.document.data() == before);
}

void tst_VertexTable::invalidTextKeepsTheOldValue()
{
    PanelFixture f;
    ShownPanel shown(f);
    QVERIFY(shown.ready());
    QSignalSpy messages(&shown.panel, &VertexPanel::message);
    shown.type(2, 1, "12,5");
    QTest::keyClick(shown.editor(), Qt::Key_Return);
    QTRY_COMPARE(messages.size(), 1);
    QVERIFY(messages[0][0].toString().contains("12,5"));
    QCOMPARE(shown.cell(2, 1).data().toString(), QStringLiteral("32.00"));
    QCOMPARE(f.document.undoStack()->count(), 0);
}

void tst_VertexTable::openingWithoutChangeIsNoStep()
{
    PanelFixture f;
    f.document.undoStack()->push(new MoveVerticesCommand(
        f.document, {{{f.shapeAt(0).id, 0}, {-100.0 / 3.0, -32.123456789012345}}}));
    ShownPanel shown(f);
    QVERIFY(shown.ready());
    shown.type(0, 1, {});
    QTest::keyClick(shown.editor(), Qt::Key_Return);
    QTRY_COMPARE(shown.table->currentIndex().row(), 1);
    QCOMPARE(f.document.undoStack()->count(), 1);
}

void tst_VertexTable::enterMovesOn()
{
    PanelFixture f;
    ShownPanel shown(f);
    QVERIFY(shown.ready());
    shown.type(0, 1, "-33");
    QTest::keyClick(shown.editor(), Qt::Key_Return);
    QTRY_COMPARE(shown.table->currentIndex(), shown.cell(1, 1));
    QTRY_VERIFY(shown.editor() && shown.editor()->text() == QStringLiteral("32"));
    QTest::keyClicks(shown.editor(), "33");
    QTest::keyClick(shown.editor(), Qt::Key_Return);
    QTRY_COMPARE(f.shapeAt(0).vertices[1], Vec2(33, -32));
    QCOMPARE(f.shapeAt(0).vertices[0], Vec2(-33, -32));
}

void tst_VertexTable::rowsSelectVertices()
{
    PanelFixture f;
    ShownPanel shown(f);
    QVERIFY(shown.ready());
    QTest::mouseClick(shown.table->viewport(), Qt::LeftButton, {},
                      shown.table->visualRect(shown.cell(1, 2)).center());
    QTest::mouseClick(shown.table->viewport(), Qt::LeftButton, Qt::ShiftModifier,
                      shown.table->visualRect(shown.cell(2, 2)).center());
    const ShapeId shape = f.shapeAt(0).id;
    const std::set<VertexRef> expected = {{shape, 1}, {shape, 2}};
    QCOMPARE(f.selection.vertices(), expected);
}

void tst_VertexTable::verticesSelectRows()
{
    PanelFixture f;
    ShownPanel shown(f);
    const ShapeId shape = f.shapeAt(0).id;
    f.selection.set({shape}, {{shape, 0}, {shape, 3}});
    QModelIndexList rows = shown.table->selectionModel()->selectedRows();
    std::sort(rows.begin(), rows.end());
    QCOMPARE(rows.size(), 2);
    QCOMPARE(rows[0].row(), 0);
    QCOMPARE(rows[1].row(), 3);
    f.selection.clear();
    QVERIFY(!shown.table->selectionModel()->hasSelection());
}

void tst_VertexTable::deleteRemovesRows()
{
    PanelFixture f;
    ShownPanel shown(f);
    QVERIFY(shown.ready());
    QTest::mouseClick(shown.table->viewport(), Qt::LeftButton, {},
                      shown.table->visualRect(shown.cell(3, 0)).center());
    QTest::keyClick(shown.table, Qt::Key_Delete);
    QCOMPARE(f.shapeAt(0).vertices.size(), std::size_t(3));
    QCOMPARE(shown.table->model()->rowCount(), 3);
    f.document.undo();
    QCOMPARE(shown.table->model()->rowCount(), 4);
}

void tst_VertexTable::undoReachesTheTable()
{
    PanelFixture f;
    ShownPanel shown(f);
    f.document.undoStack()->push(
        new MoveVerticesCommand(f.document, {{{f.shapeAt(0).id, 2}, {50, 60}}}));
    QCOMPARE(shown.cell(2, 1).data().toString(), QStringLiteral("50.00"));
    f.document.undo();
    QCOMPARE(shown.cell(2, 1).data().toString(), QStringLiteral("32.00"));
}

QTEST_MAIN(tst_VertexTable)
#include "tst_vertextable.moc"

#include "editor/document/commands/insertvertexcommand.h"
#include "editor/document/commands/moveverticescommand.h"
#include "editor/panels/checkspanel.h"
#include "editor/panels/findingdelegate.h"
#include "editor/panels/findingsmodel.h"
#include "panelfixture.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QListView>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <set>

class tst_ChecksPanel : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void fineShapesGetOneTick();
    void findingsFollowADrag();
    void pressingTheButtonFixesInOneStep();
    void fixAllIsOneStep();
    void spaceFixesAndEnterShows();
    void clickingARowShowsIt();
    void otherTargetsHaveOtherRules();
    void fineRowHidesWhatIsNotKnown();
    void onlyTheEditedBodyIsCheckedAgain();
    void rowsHoldTheirTextAtEveryWidth();
};

namespace {

struct ShownChecks {
    explicit ShownChecks(PanelFixture &f)
        : panel(f.document, f.selection, f.checks)
        , list(panel.findChild<QListView *>("findings"))
    {
        panel.resize(330, 400);
        panel.show();
        panel.activateWindow();
    }
    bool ready() { return QTest::qWaitForWindowActive(&panel); }
    int rowOf(Finding::Kind kind) const
    {
        for (int row = 0; row < panel.model()->rowCount(); ++row)
            if (const Finding *finding = panel.model()->findingAt(row);
                finding && finding->kind == kind)
                return row;
        return -1;
    }
    QPoint button(int row) const
    {
        QStyleOptionViewItem option;
        option.font = list->font();
        option.widget = list;
        const QModelIndex index = list->model()->index(row, 0);
        return FindingDelegate::buttonRect(option, list->visualRect(index), index).center();
    }

    ChecksPanel panel;
    QListView *list;
};

bool has(const BodyChecks::Count &count)
{
    return count.errors > 0;
}

/// Turns the ship's outline round: clockwise, which has a fix.
void makeClockwise(PanelFixture &f)
{
    const ShapeId shape = f.shapeAt(0).id;
    f.document.undoStack()->push(new MoveVerticesCommand(
        f.document, {{{shape, 1}, {-32.0, 32.0}}, {{shape, 3}, {32.0, -32.0}}}));
}

} // namespace

void tst_ChecksPanel::fineShapesGetOneTick()
{
    PanelFixture f;
    FindingsModel model(f.document, f.selection, f.checks);
    QCOMPARE(model.rowCount(), 1);
    QVERIFY(!model.findingAt(0));
    QCOMPARE(model.index(0).data().toString(),
             QStringLiteral("Winding, crossings, duplicates, area, limits"));
    QVERIFY(!model.index(0).data(FindingsModel::SeverityRole).isValid());
}

void tst_ChecksPanel::findingsFollowADrag()
{
    PanelFixture f;
    FindingsModel model(f.document, f.selection, f.checks);
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const ShapeId shape = f.shapeAt(0).id;
    const int gesture = f.document.newGesture();
    const auto drag = [&](double x) {
        f.document.undoStack()->push(
            new MoveVerticesCommand(f.document, {{{shape, 0}, {x, 0.0}}}, gesture));
    };
    drag(0.0);
    const auto crosses = [&model] {
        for (int row = 0; row < model.rowCount(); ++row)
            if (const Finding *finding = model.findingAt(row);
                finding && finding->kind == Finding::Kind::SelfIntersection)
                return true;
        return false;
    };
    QVERIFY(!crosses());
    drag(64.0);
    QVERIFY(crosses());
    drag(-40.0);
    QVERIFY(!crosses());
    QCOMPARE(f.document.undoStack()->count(), 1);
}

void tst_ChecksPanel::pressingTheButtonFixesInOneStep()
{
    PanelFixture f;
    makeClockwise(f);
    const SceneData faulty = f.document.data();
    ShownChecks shown(f);
    QVERIFY(shown.ready());
    const int row = shown.rowOf(Finding::Kind::Clockwise);
    QVERIFY(row >= 0);
    const int steps = f.document.undoStack()->count();
    QTest::mouseClick(shown.list->viewport(), Qt::LeftButton, {}, shown.button(row));
    QCOMPARE(f.document.undoStack()->count(), steps + 1);
    QVERIFY(shown.rowOf(Finding::Kind::Clockwise) < 0);
    f.document.undo();
    QVERIFY(f.document.data() == faulty);
    QVERIFY(shown.rowOf(Finding::Kind::Clockwise) >= 0);
}

void tst_ChecksPanel::fixAllIsOneStep()
{
    PanelFixture f;
    const ShapeId shape = f.shapeAt(0).id;
    makeClockwise(f);
    f.document.undoStack()->push(
        new InsertVertexCommand(f.document, {shape, 1}, f.shapeAt(0).vertices[0]));
    const SceneData faulty = f.document.data();
    ShownChecks shown(f);
    QVERIFY(shown.ready());
    auto *all = shown.panel.findChild<QPushButton *>("fixAll");
    QVERIFY(all->isVisible());
    const int steps = f.document.undoStack()->count();
    QTest::mouseClick(all, Qt::LeftButton);
    QCOMPARE(f.document.undoStack()->count(), steps + 1);
    QVERIFY(!has(f.checks.count(f.at(0).id)));
    f.document.undo();
    QVERIFY(f.document.data() == faulty);
}

void tst_ChecksPanel::spaceFixesAndEnterShows()
{
    PanelFixture f;
    makeClockwise(f);
    ShownChecks shown(f);
    QVERIFY(shown.ready());
    QSignalSpy asked(&shown.panel, &ChecksPanel::shown);
    shown.list->setFocus();
    shown.list->setCurrentIndex(
        shown.list->model()->index(shown.rowOf(Finding::Kind::Clockwise), 0));
    QTest::keyClick(shown.list, Qt::Key_Return);
    QCOMPARE(asked.size(), 1);
    QTest::keyClick(shown.list, Qt::Key_Space);
    QVERIFY(shown.rowOf(Finding::Kind::Clockwise) < 0);
}

void tst_ChecksPanel::clickingARowShowsIt()
{
    PanelFixture f;
    f.document.undoStack()->push(
        new MoveVerticesCommand(f.document, {{{f.shapeAt(0).id, 0}, {64.0, 0.0}}}));
    ShownChecks shown(f);
    QVERIFY(shown.ready());
    const int row = shown.rowOf(Finding::Kind::SelfIntersection);
    QVERIFY(row >= 0);
    QSignalSpy asked(&shown.panel, &ChecksPanel::shown);
    const QRect rect = shown.list->visualRect(shown.list->model()->index(row, 0));
    QTest::mouseClick(shown.list->viewport(), Qt::LeftButton, {}, rect.topLeft() + QPoint(40, 8));
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked[0][0].value<Finding>().kind, Finding::Kind::SelfIntersection);
}

void tst_ChecksPanel::otherTargetsHaveOtherRules()
{
    PanelFixture f;
    ShownChecks shown(f);
    auto *target = shown.panel.findChild<QComboBox *>("target");
    QVERIFY(target->count() >= 3);
    QCOMPARE(target->currentData().toString(), QStringLiteral("box2d-2.4"));
    const int other = target->findData(QStringLiteral("godot-4"));
    QVERIFY(other >= 0);
    target->setCurrentIndex(other);
    Q_EMIT target->activated(other);
    QCOMPARE(f.document.data().settings.target, QStringLiteral("godot-4"));
    QCOMPARE(f.checks.profile().id, QStringLiteral("godot-4"));
    QCOMPARE(f.document.undoStack()->count(), 1);
    f.document.undo();
    QCOMPARE(target->currentData().toString(), QStringLiteral("box2d-2.4"));
}

void tst_ChecksPanel::fineRowHidesWhatIsNotKnown()
{
    PanelFixture f;
    const ShapeId shape = f.shapeAt(0).id;
    // All on one line: nothing else can be said about the outline.
    f.document.undoStack()->push(new MoveVerticesCommand(
        f.document, {{{shape, 2}, {64.0, -32.0}}, {{shape, 3}, {96.0, -32.0}}}));
    FindingsModel model(f.document, f.selection, f.checks);
    QVERIFY(model.rowCount() > 0);
    for (int row = 0; row < model.rowCount(); ++row)
        QVERIFY(model.findingAt(row));
}

void tst_ChecksPanel::onlyTheEditedBodyIsCheckedAgain()
{
    PanelFixture f;
    const auto *asteroid = f.checks.findings(f.at(1).id).data();
    QSignalSpy changed(&f.checks, &BodyChecks::changed);
    f.document.undoStack()->push(
        new MoveVerticesCommand(f.document, {{{f.shapeAt(0).id, 0}, {64.0, 0.0}}}));
    QCOMPARE(changed.size(), 1);
    QCOMPARE(changed[0][0].value<BodyId>(), f.at(0).id);
    QVERIFY(has(f.checks.count(f.at(0).id)));
    QCOMPARE(f.checks.findings(f.at(1).id).data(), asteroid);
}

void tst_ChecksPanel::rowsHoldTheirTextAtEveryWidth()
{
    PanelFixture f;
    ShownChecks shown(f);
    QVERIFY(shown.ready());
    makeClockwise(f);
    QTRY_VERIFY(shown.rowOf(Finding::Kind::Clockwise) >= 0);
    const QModelIndex row = shown.list->model()->index(shown.rowOf(Finding::Kind::Clockwise), 0);
    QStyleOptionViewItem option;
    option.font = shown.list->font();
    option.widget = shown.list;
    std::set<int> heights;
    for (const int width : {330, 200, 330, 180, 260, 190}) {
        // Narrower in two steps, the second while the first is still being laid out.
        shown.panel.resize((shown.panel.width() + width) / 2, 400);
        QCoreApplication::processEvents();
        shown.panel.resize(width, 400);
        const int needed = shown.list->itemDelegate()->sizeHint(option, row).height();
        QTRY_COMPARE(shown.list->visualRect(row).height(), needed);
        heights.insert(needed);
    }
    QVERIFY(heights.size() > 1);
}

QTEST_MAIN(tst_ChecksPanel)
#include "tst_checkspanel.moc"

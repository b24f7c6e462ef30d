#include "editor/panels/checkspanel.h"
#include "editor/panels/findingsmodel.h"
#include "editor/panels/repairdialog.h"
#include "editor/panels/repairpane.h"
#include "panelfixture.h"

#include <QListView>
#include <QPushButton>
#include <QTest>

#include <cmath>

using hullsmith::FillRule;
using hullsmith::Vec2;

namespace {

/// The body of the fixture with one outline in place of its box.
struct RepairFixture : PanelFixture {
    explicit RepairFixture(SceneShape shape)
    {
        SceneData data;
        data.bodies = {body(QStringLiteral("ship"), {std::move(shape)})};
        document.reset(data);
        select(0);
    }
};

/// A star whose edges cross: its middle is run round twice.
SceneShape pentagram()
{
    return PanelFixture::outline(QStringLiteral("star"),
                                 {{50, 0}, {79, 90}, {2, 35}, {98, 35}, {21, 90}});
}

QString valueOf(const RepairPane &pane, const QString &label)
{
    for (const RepairPane::Row &row : pane.rows())
        if (row.label == label)
            return row.value;
    return {};
}

} // namespace

class tst_RepairDialog : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void bothRulesStateTheirFigures();
    void enterRepairsByTheChosenRule();
    void arrowChoosesTheOtherRule();
    void escapeLeavesTheOutlineAlone();
    void doubleClickChoosesAndRepairs();
    void outlineWithoutAreaIsRemoved();
    void spaceInTheChecksOpensThePreview();
    void fixAllTakesTheRuleThatIsShown();
};

void tst_RepairDialog::bothRulesStateTheirFigures()
{
    RepairFixture f(pentagram());
    RepairDialog dialog(f.document, f.shapeAt(0).id);
    const auto *evenOdd = dialog.findChild<RepairPane *>("repairEvenOdd");
    const auto *nonZero = dialog.findChild<RepairPane *>("repairNonZero");
    const auto *before = dialog.findChild<RepairPane *>("repairBefore");
    QCOMPARE(valueOf(*before, "Crossings"), "5");
    QCOMPARE(valueOf(*before, "Vertices"), "5");
    QCOMPARE(valueOf(*evenOdd, "Area"), "1929.6 px²");
    QCOMPARE(valueOf(*evenOdd, "Shapes"), "5");
    QCOMPARE(valueOf(*nonZero, "Area"), "2792.3 px²");
    QCOMPARE(valueOf(*nonZero, "Shapes"), "1");
    QCOMPARE(valueOf(*nonZero, "Vertices"), "10");
    QVERIFY(dialog.rule() == FillRule::EvenOdd);
}

void tst_RepairDialog::enterRepairsByTheChosenRule()
{
    RepairFixture f(pentagram());
    RepairDialog dialog(f.document, f.shapeAt(0).id);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    QTest::keyClick(dialog.focusWidget(), Qt::Key_Return);
    QCOMPARE(dialog.result(), int(QDialog::Accepted));
    QCOMPARE(f.at(0).shapes.size(), std::size_t(5));
    QCOMPARE(f.shapeAt(0, 4).name, "star_5");
    QCOMPARE(f.document.undoStack()->count(), 1);
}

void tst_RepairDialog::arrowChoosesTheOtherRule()
{
    RepairFixture f(pentagram());
    const SceneData before = f.document.data();
    RepairDialog dialog(f.document, f.shapeAt(0).id);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    QTest::keyClick(dialog.focusWidget(), Qt::Key_Right);
    QVERIFY(dialog.rule() == FillRule::NonZero);
    QTest::keyClick(dialog.focusWidget(), Qt::Key_Left);
    QVERIFY(dialog.rule() == FillRule::EvenOdd);
    QTest::keyClick(dialog.focusWidget(), Qt::Key_Right);
    QTest::keyClick(dialog.focusWidget(), Qt::Key_Enter);
    QCOMPARE(f.at(0).shapes.size(), std::size_t(1));
    QCOMPARE(f.shapeAt(0).vertices.size(), std::size_t(10));
    f.document.undo();
    QVERIFY(f.document.data() == before);
}

void tst_RepairDialog::escapeLeavesTheOutlineAlone()
{
    RepairFixture f(pentagram());
    const SceneData before = f.document.data();
    RepairDialog dialog(f.document, f.shapeAt(0).id);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    QTest::keyClick(dialog.focusWidget(), Qt::Key_Escape);
    QCOMPARE(dialog.result(), int(QDialog::Rejected));
    QVERIFY(!dialog.isVisible());
    QVERIFY(f.document.data() == before);
    QCOMPARE(f.document.undoStack()->count(), 0);
}

void tst_RepairDialog::doubleClickChoosesAndRepairs()
{
    RepairFixture f(pentagram());
    RepairDialog dialog(f.document, f.shapeAt(0).id);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    auto *nonZero = dialog.findChild<RepairPane *>("repairNonZero");
    QTest::mouseClick(nonZero, Qt::LeftButton);
    QTest::mouseDClick(nonZero, Qt::LeftButton);
    QCOMPARE(dialog.result(), int(QDialog::Accepted));
    QCOMPARE(f.at(0).shapes.size(), std::size_t(1));
}

void tst_RepairDialog::outlineWithoutAreaIsRemoved()
{
    const std::vector<Vec2> once{{0, 0}, {30, 0}, {30, 30}, {0, 30}};
    std::vector<Vec2> twice = once;
    twice.insert(twice.end(), once.begin(), once.end());
    RepairFixture f(PanelFixture::outline(QStringLiteral("loop"), twice));
    RepairDialog dialog(f.document, f.shapeAt(0).id);
    QVERIFY(dialog.findChild<RepairPane *>("repairEvenOdd")->rows().empty());
    QCOMPARE(valueOf(*dialog.findChild<RepairPane *>("repairNonZero"), "Area"), "900 px²");
    dialog.accept();
    QVERIFY(f.at(0).shapes.empty());
}

void tst_RepairDialog::spaceInTheChecksOpensThePreview()
{
    RepairFixture f(pentagram());
    ChecksPanel panel(f.document, f.selection, f.checks);
    panel.resize(330, 400);
    panel.show();
    QVERIFY(QTest::qWaitForWindowActive(&panel));
    auto *list = panel.findChild<QListView *>("findings");
    list->setFocus();
    list->setCurrentIndex(list->model()->index(0, 0));
    QTest::keyClick(list, Qt::Key_Space);
    auto *dialog = panel.findChild<RepairDialog *>("repairDialog");
    QVERIFY(dialog && dialog->isVisible());
    QCOMPARE(f.document.undoStack()->count(), 0);
    QTRY_VERIFY(dialog->focusWidget() && dialog->focusWidget()->hasFocus());
    QTest::keyClick(dialog->focusWidget(), Qt::Key_Right);
    QTest::keyClick(dialog->focusWidget(), Qt::Key_Return);
    QCOMPARE(f.document.undoStack()->count(), 1);
    QCOMPARE(f.shapeAt(0).vertices.size(), std::size_t(10));
    QTRY_VERIFY(!panel.findChild<RepairDialog *>("repairDialog"));
}

void tst_RepairDialog::fixAllTakesTheRuleThatIsShown()
{
    RepairFixture f(pentagram());
    FindingsModel model(f.document, f.selection, f.checks);
    QVERIFY(model.fixAll() > 0);
    QCOMPARE(f.document.undoStack()->count(), 1);
    QCOMPARE(f.at(0).shapes.size(), std::size_t(5));
}

QTEST_MAIN(tst_RepairDialog)
#include "tst_repairdialog.moc"

// The splitting part of Author mode, driven by mouse and keys.
#include "authorfixture.h"
#include "editor/document/shapesplit.h"
#include "editor/formats/nativeformat.h"

#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QTableWidget>
#include <QUndoStack>

#include <numbers>

using hullsmith::Vec2;

namespace {

/// A cross: twelve corners, four of them turn inwards.
const std::vector<Vec2> cross = {{-10, -30}, {10, -30}, {10, -10},  {30, -10},
                                 {30, 10},   {10, 10},  {10, 30},   {-10, 30},
                                 {-10, 10},  {-30, 10}, {-30, -10}, {-10, -10}};

SceneData emptyBody()
{
    SceneData data;
    SceneBody body;
    body.name = QStringLiteral("ship");
    data.bodies.push_back(body);
    return data;
}

SceneData withOutline(const std::vector<Vec2> &vertices)
{
    SceneData data = emptyBody();
    SceneShape shape;
    shape.name = QStringLiteral("hull");
    shape.vertices = vertices;
    data.bodies.front().shapes.push_back(shape);
    return data;
}

} // namespace

class tst_SplitPanel : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void tableTellsWhatPhysicsTells();
    void everythingUndoesToTheSameFile();
    void keysChooseTheMethod();
    void cutToolSnapsToVerticesAndEscapeDropsTheLine();
    void deleteRemovesTheCutUnderTheCursor();
    void enterCutsBetweenTwoSelectedVertices();
    void cutThatDoesNothingIsMarked();
    void splitIntoShapesKeepsProperties();
    void mergeJoinsOnlyWhatIsConvexTogether();
    void faultyOutlineSaysWhereAndShowsIt();
    void convexOutlineNeedsNoSplit();
};

void tst_SplitPanel::tableTellsWhatPhysicsTells()
{
    SceneData data = withOutline(cross);
    data.bodies.front().shapes.front().split.cuts = {{Vec2(-40, 0), Vec2(40, 0)}};
    data.bodies.front().shapes.front().split.limit = 4;
    AuthorFixture f(data);
    QVERIFY(f.ready());
    f.selection.set({f.body().shapes[0].id});
    auto *table = f.child<QTableWidget>("splitMethods");
    const SceneShape &shape = f.body().shapes[0];
    for (int row = 0; row < 3; ++row) {
        const auto method = SplitSettings::Method(row);
        const EngineProfile *target = engineProfile(f.document.data().settings.target);
        const auto expected = hullsmith::split(
            shape.vertices, shape.holes,
            {.method = method == SplitSettings::Method::Fast ? hullsmith::SplitMethod::Fast
                                                             : hullsmith::SplitMethod::Fewest,
             .cornerLimit = 4,
             .cutLines = shape.split.cuts,
             .addPoints = method == SplitSettings::Method::AddPoints,
             .leastThickness = std::max(target->weldDistance, target->leastEdge) * 32.0});
        QVERIFY(expected);
        QTRY_COMPARE(table->item(row, 1)->text(), QString::number(expected->pieces.size()));
        QCOMPARE(table->item(row, 2)->text(), QString::number(expected->mostCorners));
        QCOMPARE(
            table->item(row, 3)->text().chopped(1).toDouble(),
            QString::number(expected->smallestAngle * 180.0 / std::numbers::pi, 'g', 3).toDouble());
        QCOMPARE(table->item(row, 4)->text(), QString::number(expected->thin.size()));
        QVERIFY(expected->mostCorners <= 4);
    }
}

void tst_SplitPanel::everythingUndoesToTheSameFile()
{
    AuthorFixture f(emptyBody());
    QVERIFY(f.ready());
    const QByteArray before = writeNative(f.document.data());
    f.trigger("tool.polygon");
    for (const Vec2 &corner : cross)
        f.click(corner);
    QTest::keyClick(f.mode->canvas(), Qt::Key_Return);
    QCOMPARE(f.body().shapes.size(), std::size_t(1));
    auto *outcome = f.child<QLabel>("splitOutcome");
    QTRY_VERIFY2(outcome->text().startsWith("Pieces: 3,"), qPrintable(outcome->text()));
    QVERIFY2(outcome->text().endsWith("area difference 0"), qPrintable(outcome->text()));

    auto *table = f.child<QTableWidget>("splitMethods");
    QTest::mouseClick(table->viewport(), Qt::LeftButton, {},
                      table->visualItemRect(table->item(1, 0)).center());
    QCOMPARE(f.body().shapes[0].split.method, SplitSettings::Method::Fast);

    auto *limit = f.child<QComboBox>("splitLimit");
    limit->setFocus();
    QTest::keyClick(limit, Qt::Key_Down);
    auto *own = f.child<QSpinBox>("ownSplitLimit");
    QTRY_VERIFY(own->isVisible());
    own->setFocus();
    own->selectAll();
    QTest::keyClicks(own, "3");
    QTest::keyClick(own, Qt::Key_Return);
    QCOMPARE(f.body().shapes[0].split.limit, std::optional<int>(3));
    QTRY_VERIFY2(outcome->text().contains("at most 3 vertices"), qPrintable(outcome->text()));

    f.trigger("tool.cut");
    f.press(f.body().shapes[0].vertices[2]);
    f.dragTo({0, 0});
    f.dragTo(f.body().shapes[0].vertices[8]);
    QVERIFY(!f.mode->canvas()->tool()->overlay().pieces.empty());
    f.release(f.body().shapes[0].vertices[8]);
    QCOMPARE(f.body().shapes[0].split.cuts.size(), std::size_t(1));
    QTRY_COMPARE(f.child<QListWidget>("cutLines")->count(), 1);

    f.trigger("tool.select");
    f.press(f.body().shapes[0].vertices[0]);
    f.dragTo({-12, -26});
    f.dragTo({-14, -24});
    f.release({-14, -24});
    QVERIFY((f.body().shapes[0].vertices[0] - Vec2(-14, -24)).norm() < 1.0);
    QVERIFY(writeNative(f.document.data()) != before);
    f.undoAll();
    QCOMPARE(writeNative(f.document.data()), before);
}

void tst_SplitPanel::keysChooseTheMethod()
{
    AuthorFixture f(withOutline(cross));
    QVERIFY(f.ready());
    auto *table = f.child<QTableWidget>("splitMethods");
    table->setFocus();
    table->setCurrentCell(0, 0);
    QTest::keyClick(table, Qt::Key_Down);
    QTest::keyClick(table, Qt::Key_Down);
    QTest::keyClick(table, Qt::Key_Return);
    QCOMPARE(f.body().shapes[0].split.method, SplitSettings::Method::AddPoints);
    QCOMPARE(f.document.undoStack()->count(), 1);
    QTest::keyClick(table, Qt::Key_Return); // In use already: no step.
    QCOMPARE(f.document.undoStack()->count(), 1);
}

void tst_SplitPanel::cutToolSnapsToVerticesAndEscapeDropsTheLine()
{
    AuthorFixture f(withOutline(cross));
    QVERIFY(f.ready());
    f.trigger("tool.cut");
    const double pixel = 1.0 / f.mode->canvas()->view().zoom();
    f.press(cross[2] + Vec2(3.0 * pixel, 2.0 * pixel));
    f.dragTo({0, 0});
    f.dragTo(cross[8]);
    QTest::keyClick(f.mode->canvas(), Qt::Key_Escape);
    f.release(cross[8]);
    QCOMPARE(f.document.undoStack()->count(), 0);
    // Click and click draws it as well.
    f.click(cross[2] + Vec2(3.0 * pixel, 2.0 * pixel));
    f.click(cross[8] - Vec2(2.0 * pixel, 3.0 * pixel));
    QCOMPARE(f.body().shapes[0].split.cuts,
             std::vector<hullsmith::CutLine>({{cross[2], cross[8]}}));
}

void tst_SplitPanel::deleteRemovesTheCutUnderTheCursor()
{
    SceneData data = withOutline(cross);
    data.bodies.front().shapes.front().split.cuts = {{Vec2(-40, 0), Vec2(40, 0)},
                                                     {Vec2(0, -40), Vec2(0, 40)}};
    AuthorFixture f(data);
    QVERIFY(f.ready());
    f.trigger("tool.cut");
    f.dragTo({1, 20});
    f.dragTo({0, 21});
    QVERIFY(f.mode->canvas()->tool()->overlay().litLine);
    f.trigger("edit.delete");
    QCOMPARE(f.body().shapes[0].split.cuts,
             std::vector<hullsmith::CutLine>({{Vec2(-40, 0), Vec2(40, 0)}}));
    QCOMPARE(f.body().shapes[0].vertices, cross);
    // The list removes with its key, and all with a button.
    auto *list = f.child<QListWidget>("cutLines");
    QTRY_COMPARE(list->count(), 1);
    list->setFocus();
    list->setCurrentRow(0);
    QTest::keyClick(list, Qt::Key_Delete);
    QVERIFY(f.body().shapes[0].split.cuts.empty());
    f.undoAll();
    f.child<QPushButton>("removeCutLines")->click();
    QVERIFY(f.body().shapes[0].split.cuts.empty());
}

void tst_SplitPanel::enterCutsBetweenTwoSelectedVertices()
{
    AuthorFixture f(withOutline(cross));
    QVERIFY(f.ready());
    const ShapeId id = f.body().shapes[0].id;
    f.selection.set({id}, {{id, 2}, {id, 8}});
    f.trigger("tool.cut");
    QTest::keyClick(f.mode->canvas(), Qt::Key_Return);
    QCOMPARE(f.body().shapes[0].split.cuts,
             std::vector<hullsmith::CutLine>({{cross[2], cross[8]}}));
}

void tst_SplitPanel::cutThatDoesNothingIsMarked()
{
    SceneData data = withOutline(cross);
    data.bodies.front().shapes.front().split.cuts = {{Vec2(20, 20), Vec2(28, 28)}};
    AuthorFixture f(data);
    QVERIFY(f.ready());
    auto *list = f.child<QListWidget>("cutLines");
    QTRY_VERIFY(list->count() == 1 && list->item(0)->text().contains("does nothing"));
    // The tool does not keep such a line in the first place.
    f.trigger("tool.cut");
    f.press({20, 22});
    f.dragTo({24, 24});
    f.release({28, 27});
    QCOMPARE(f.document.undoStack()->count(), 0);
}

void tst_SplitPanel::splitIntoShapesKeepsProperties()
{
    SceneData data = withOutline(cross);
    data.bodies.front().shapes.front().properties.friction = 0.75;
    AuthorFixture f(data);
    QVERIFY(f.ready());
    const QByteArray before = writeNative(f.document.data());
    auto *button = f.child<QPushButton>("splitIntoShapes");
    QTRY_VERIFY(button->isEnabled());
    button->click();
    QCOMPARE(f.body().shapes.size(), std::size_t(3));
    QCOMPARE(f.body().shapes[2].name, QStringLiteral("hull_3"));
    for (const SceneShape &shape : f.body().shapes)
        QCOMPARE(shape.properties.friction, 0.75);
    QCOMPARE(f.selection.shapes().size(), std::size_t(3));
    QCOMPARE(f.document.undoStack()->count(), 1);
    f.undoAll();
    QCOMPARE(writeNative(f.document.data()), before);
}

void tst_SplitPanel::mergeJoinsOnlyWhatIsConvexTogether()
{
    SceneData data = withOutline({{0, 0}, {10, 0}, {10, 10}, {0, 10}});
    SceneShape next;
    next.name = QStringLiteral("next");
    next.vertices = {{10, 0}, {20, 0}, {20, 10}, {10, 10}};
    SceneShape off = next;
    off.name = QStringLiteral("off");
    off.vertices = {{10, 10}, {20, 10}, {28, 30}, {2, 30}};
    data.bodies.front().shapes.push_back(next);
    data.bodies.front().shapes.push_back(off);
    AuthorFixture f(data);
    QVERIFY(f.ready());
    const QByteArray before = writeNative(f.document.data());
    const ShapeId a = f.body().shapes[0].id;
    const ShapeId b = f.body().shapes[1].id;
    const ShapeId c = f.body().shapes[2].id;
    auto *button = f.child<QPushButton>("mergeShapes");
    f.selection.set({b, c});
    QVERIFY(button->isVisible());
    button->click();
    QCOMPARE(f.document.undoStack()->count(), 0);
    QCOMPARE(f.mode->statusHint(), QStringLiteral("Together the two shapes are not convex"));
    f.selection.set({a, c});
    button->click();
    QCOMPARE(f.mode->statusHint(),
             QStringLiteral("The two shapes do not share an edge from end to end"));
    f.selection.set({a, b});
    button->click();
    QCOMPARE(f.body().shapes.size(), std::size_t(2));
    QCOMPARE(f.body().shapes[0].vertices.size(), std::size_t(4));
    QCOMPARE(f.document.undoStack()->count(), 1);
    f.undoAll();
    QCOMPARE(writeNative(f.document.data()), before);
}

void tst_SplitPanel::faultyOutlineSaysWhereAndShowsIt()
{
    AuthorFixture f(withOutline({{0, 0}, {64, 64}, {64, 0}, {0, 64}}));
    QVERIFY(f.ready());
    auto *outcome = f.child<QLabel>("splitOutcome");
    QTRY_VERIFY2(outcome->text().startsWith("Not split: the outline crosses itself"),
                 qPrintable(outcome->text()));
    Q_EMIT outcome->linkActivated(QStringLiteral("place"));
    const Vec2 shown = f.mode->canvas()->view().centre();
    QVERIFY2((shown - Vec2(32, 32)).norm() < 1e-6,
             qPrintable(QStringLiteral("%1, %2").arg(shown.x()).arg(shown.y())));
}

void tst_SplitPanel::convexOutlineNeedsNoSplit()
{
    AuthorFixture f(withOutline({{0, 0}, {10, 0}, {10, 10}, {0, 10}}));
    QVERIFY(f.ready());
    QVERIFY(!f.child<QTableWidget>("splitMethods")->isVisible());
    QVERIFY(!f.child<QPushButton>("splitIntoShapes")->isVisible());
}

QTEST_MAIN(tst_SplitPanel)
#include "tst_splitpanel.moc"

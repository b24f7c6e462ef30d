#include "editor/tools/snap.h"

#include "toolfixture.h"

#include <QTest>

using hullsmith::Vec2;

class tst_Snap : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void offLeavesThePoint();
    void targets_data();
    void targets();
    void vertexReachIsInScreenPixels();
    void movingVerticesAreNoTargets();
    void pixelCornersCountFromTheImage();
    void heldCtrlInverts_data();
    void heldCtrlInverts();
    void constraints();
};

void tst_Snap::offLeavesThePoint()
{
    ToolFixture f;
    f.loadSquare();
    const Snapped result = snap(f.context, f.at(39.0, 39.5));
    QVERIFY(!result.snapped);
    QCOMPARE(result.point, Vec2(39.0, 39.5));
}

void tst_Snap::targets_data()
{
    QTest::addColumn<bool>("grid");
    QTest::addColumn<bool>("vertices");
    QTest::addColumn<bool>("pixels");
    QTest::addColumn<double>("x");
    QTest::addColumn<double>("y");
    // The cursor is at 37.2, 43.6: near the vertex 40, 40; grid 8.
    QTest::newRow("grid") << true << false << false << 40.0 << 40.0;
    QTest::newRow("vertices") << false << true << false << 40.0 << 40.0;
    QTest::newRow("pixels") << false << false << true << 37.0 << 44.0;
    QTest::newRow("vertex before pixel") << false << true << true << 40.0 << 40.0;
    QTest::newRow("grid point within reach before pixel") << true << false << true << 40.0 << 40.0;
}

void tst_Snap::targets()
{
    QFETCH(bool, grid);
    QFETCH(bool, vertices);
    QFETCH(bool, pixels);
    QFETCH(double, x);
    QFETCH(double, y);
    ToolFixture f;
    f.loadSquare();
    f.context.snap = {.grid = grid, .vertices = vertices, .pixels = pixels};
    const Snapped result = snap(f.context, f.at(37.2, 43.6));
    QVERIFY(result.snapped);
    QCOMPARE(result.point, Vec2(x, y));
}

void tst_Snap::vertexReachIsInScreenPixels()
{
    ToolFixture f;
    f.loadSquare();
    f.context.snap.vertices = true;
    f.zoom = 4.0;
    QVERIFY(snap(f.context, f.at(41.9, 40.0)).snapped);
    QVERIFY(!snap(f.context, f.at(42.1, 40.0)).snapped);
}

void tst_Snap::movingVerticesAreNoTargets()
{
    ToolFixture f;
    const ShapeId id = f.loadSquare();
    f.context.snap.vertices = true;
    QVERIFY(!snap(f.context, f.at(41.0, 40.0), {{id, 2}}).snapped);
}

void tst_Snap::pixelCornersCountFromTheImage()
{
    ToolFixture f;
    SceneData data = f.document.data();
    data.bodies.front().pivot = {10.5, 10.25};
    f.load(data);
    f.context.snap.pixels = true;
    QCOMPARE(snap(f.context, f.at(0.4, 0.1)).point, Vec2(0.5, -0.25));
}

void tst_Snap::heldCtrlInverts_data()
{
    QTest::addColumn<bool>("grid");
    QTest::addColumn<bool>("anyWithCtrl");
    QTest::newRow("on becomes off") << true << false;
    QTest::newRow("off becomes on") << false << true;
}

void tst_Snap::heldCtrlInverts()
{
    QFETCH(bool, grid);
    QFETCH(bool, anyWithCtrl);
    const SnapSettings settings{.grid = grid};
    QCOMPARE(snapInForce(settings, Qt::NoModifier).any(), grid);
    QCOMPARE(snapInForce(settings, Qt::ControlModifier).any(), anyWithCtrl);
}

void tst_Snap::constraints()
{
    QCOMPARE(alongOneAxis({1.0, 1.0}, {5.0, 3.0}), Vec2(5.0, 1.0));
    QCOMPARE(alongOneAxis({1.0, 1.0}, {2.0, -3.0}), Vec2(1.0, -3.0));
    QCOMPARE(squareCorner({0.0, 0.0}, {-3.0, 2.0}), Vec2(-3.0, 3.0));
    QCOMPARE(at15Degrees({0.0, 0.0}, {0.1, -4.0}), Vec2(0.0, -4.0));
}

QTEST_GUILESS_MAIN(tst_Snap)
#include "tst_snap.moc"

#include "editor/canvas/viewtransform.h"

#include <QTest>

#include <cmath>

using hullsmith::Aabb;
using hullsmith::Vec2;

class tst_ViewTransform : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void roundTrip_data();
    void roundTrip();
    void yPointsUp();
    void painterTransformAgrees();
    void zoomKeepsTheAnchor_data();
    void zoomKeepsTheAnchor();
    void zoomHasLimits();
    void panFollowsTheHand();
    void fitShowsTheWholeBox_data();
    void fitShowsTheWholeBox();
    void fitOfNothingChangesNothing();
    void fitOfAPointCentresIt();

private:
    static bool near(const QPointF &a, const QPointF &b, double by)
    {
        return std::hypot(a.x() - b.x(), a.y() - b.y()) <= by;
    }
    static ViewTransform view(double zoom, double turn)
    {
        ViewTransform v;
        v.setSize({800.0, 600.0});
        v.setCentre({12.5, -7.25});
        v.setZoom(zoom);
        v.setTurn(turn);
        return v;
    }
};

void tst_ViewTransform::roundTrip_data()
{
    QTest::addColumn<double>("zoom");
    QTest::addColumn<double>("turn");
    QTest::newRow("natural") << 1.0 << 0.0;
    QTest::newRow("far") << ViewTransform::leastZoom << 0.0;
    QTest::newRow("near, turned") << ViewTransform::mostZoom << 0.7;
    QTest::newRow("upside down") << 2.0 << 3.0;
}

void tst_ViewTransform::roundTrip()
{
    QFETCH(double, zoom);
    QFETCH(double, turn);
    const ViewTransform v = view(zoom, turn);
    for (const QPointF &p : {QPointF(0.0, 0.0), QPointF(800.0, 600.0), QPointF(13.0, 500.5)})
        QVERIFY(near(v.toScreen(v.toWorld(p)), p, 1e-6));
    QVERIFY(near(v.toScreen(v.centre()), {400.0, 300.0}, 1e-9));
}

void tst_ViewTransform::yPointsUp()
{
    const ViewTransform v = view(2.0, 0.0);
    QVERIFY(near(v.toScreen(v.centre() + Vec2(10.0, 5.0)), {420.0, 290.0}, 1e-9));
    // Turned counter-clockwise, the x axis points up on the screen.
    const ViewTransform turned = view(2.0, std::acos(0.0));
    QVERIFY(near(turned.toScreen(turned.centre() + Vec2(10.0, 0.0)), {400.0, 280.0}, 1e-9));
}

void tst_ViewTransform::painterTransformAgrees()
{
    const ViewTransform v = view(3.0, 0.4);
    for (const Vec2 &w : {Vec2(0.0, 0.0), Vec2(100.0, -40.0)})
        QVERIFY(near(v.transform().map(QPointF(w.x(), w.y())), v.toScreen(w), 1e-9));
}

void tst_ViewTransform::zoomKeepsTheAnchor_data()
{
    QTest::addColumn<double>("factor");
    QTest::addColumn<double>("turn");
    QTest::newRow("in") << 1.25 << 0.0;
    QTest::newRow("out, turned") << 0.4 << 1.1;
    QTest::newRow("beyond the limit") << 1e9 << 0.0;
}

void tst_ViewTransform::zoomKeepsTheAnchor()
{
    QFETCH(double, factor);
    QFETCH(double, turn);
    ViewTransform v = view(2.0, turn);
    const QPointF anchor(650.0, 120.0);
    const Vec2 world = v.toWorld(anchor);
    v.zoomAt(anchor, factor);
    QVERIFY(near(v.toScreen(world), anchor, 1e-6));
}

void tst_ViewTransform::zoomHasLimits()
{
    ViewTransform v;
    v.setZoom(1e-9);
    QCOMPARE(v.zoom(), ViewTransform::leastZoom);
    v.setZoom(1e9);
    QCOMPARE(v.zoom(), ViewTransform::mostZoom);
    v.setZoom(std::nan(""));
    QCOMPARE(v.zoom(), ViewTransform::mostZoom);
}

void tst_ViewTransform::panFollowsTheHand()
{
    ViewTransform v = view(4.0, 0.9);
    const Vec2 world = v.toWorld({100.0, 100.0});
    v.pan({30.0, -20.0});
    QVERIFY(near(v.toScreen(world), {130.0, 80.0}, 1e-9));
}

void tst_ViewTransform::fitShowsTheWholeBox_data()
{
    QTest::addColumn<double>("turn");
    QTest::addColumn<double>("width");
    QTest::addColumn<double>("height");
    QTest::newRow("wide") << 0.0 << 500.0 << 3.0;
    QTest::newRow("tall") << 0.0 << 2.0 << 70.0;
    QTest::newRow("turned") << 0.8 << 64.0 << 48.0;
    QTest::newRow("a line") << 0.0 << 10.0 << 0.0;
}

void tst_ViewTransform::fitShowsTheWholeBox()
{
    QFETCH(double, turn);
    QFETCH(double, width);
    QFETCH(double, height);
    ViewTransform v = view(1.0, turn);
    const Aabb box{{5.0, 5.0}, {5.0 + width, 5.0 + height}};
    v.fit(box, 32.0);
    QRectF shown;
    for (const Vec2 &corner : {box.lower, box.upper, Vec2(box.lower.x(), box.upper.y()),
                               Vec2(box.upper.x(), box.lower.y())}) {
        const QPointF p = v.toScreen(corner);
        shown |= QRectF(p - QPointF(0.5, 0.5), QSizeF(1.0, 1.0));
    }
    QVERIFY(QRectF(31.0, 31.0, 738.0, 538.0).contains(shown));
    // And not smaller than need be: it touches the margin in one direction.
    QVERIFY(shown.width() > 735.0 || shown.height() > 535.0);
}

void tst_ViewTransform::fitOfNothingChangesNothing()
{
    ViewTransform v = view(3.0, 0.0);
    v.fit({});
    QCOMPARE(v.zoom(), 3.0);
    QCOMPARE(v.centre(), Vec2(12.5, -7.25));
}

void tst_ViewTransform::fitOfAPointCentresIt()
{
    ViewTransform v = view(3.0, 0.0);
    v.fit({{7.0, 8.0}, {7.0, 8.0}});
    QCOMPARE(v.zoom(), 3.0);
    QCOMPARE(v.centre(), Vec2(7.0, 8.0));
}

QTEST_APPLESS_MAIN(tst_ViewTransform)
#include "tst_viewtransform.moc"

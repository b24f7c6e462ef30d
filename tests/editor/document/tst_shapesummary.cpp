#include "editor/document/shapesummary.h"
#include "samplescene.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <numbers>

using hullsmith::MassProperties;
using hullsmith::Vec2;

class tst_ShapeSummary : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void boxInMetres();
    void holeIsTakenOut();
    void circleAndCapsule();
    void bodyAddsUpItsShapes();
    void sensorsHaveNoMass();
    void bodysOwnScaleCounts();
    void faultyShapesHaveNoMass_data();
    void faultyShapesHaveNoMass();
    void unknownIdsHaveNoSummary();

private:
    static bool near(double a, double b)
    {
        return std::abs(a - b) <= 1e-12 * std::max(1.0, std::abs(b));
    }
};

void tst_ShapeSummary::boxInMetres()
{
    SceneShape box = outline("box", {{0, 0}, {64, 0}, {64, 32}, {0, 32}}); // 2 m by 1 m
    box.properties.density = 3.0;
    const MassProperties mass = shapeMass(box, 32.0);
    QVERIFY(near(mass.area, 2.0));
    QVERIFY(near(mass.mass, 6.0));
    QVERIFY(near(mass.centroid.x(), 1.0) && near(mass.centroid.y(), 0.5));
    QVERIFY(near(mass.inertia, 6.0 * (4.0 + 1.0) / 12.0));
    std::ranges::reverse(box.vertices);
    QVERIFY(near(shapeMass(box, 32.0).inertia, mass.inertia));
}

void tst_ShapeSummary::holeIsTakenOut()
{
    SceneShape box = outline("box", {{0, 0}, {4, 0}, {4, 4}, {0, 4}});
    box.holes = {{{2, 1}, {2, 3}, {3, 3}, {3, 1}}}; // off the middle: the centroid moves away
    const MassProperties mass = shapeMass(box, 1.0);
    QVERIFY(near(mass.area, 14.0));
    QVERIFY(near(mass.centroid.x(), (16.0 * 2.0 - 2.0 * 2.5) / 14.0));
    QVERIFY(near(mass.centroid.y(), 2.0));
    // Of the same figure put together from four boxes around the hole.
    const std::vector<MassProperties> parts = {
        shapeMass(outline("left", {{0, 0}, {2, 0}, {2, 4}, {0, 4}}), 1.0),
        shapeMass(outline("right", {{3, 0}, {4, 0}, {4, 4}, {3, 4}}), 1.0),
        shapeMass(outline("low", {{2, 0}, {3, 0}, {3, 1}, {2, 1}}), 1.0),
        shapeMass(outline("high", {{2, 3}, {3, 3}, {3, 4}, {2, 4}}), 1.0)};
    QVERIFY(near(mass.inertia, hullsmith::combine(parts).inertia));
}

void tst_ShapeSummary::circleAndCapsule()
{
    const MassProperties disc = shapeMass(circle("c", {10, 20}, 5), 10.0);
    QVERIFY(near(disc.area, std::numbers::pi * 0.25));
    QVERIFY(near(disc.centroid.x(), 1.0) && near(disc.centroid.y(), 2.0));
    QVERIFY(near(disc.inertia, 0.5 * disc.mass * 0.25));
    const MassProperties pill = shapeMass(capsule("p", {-10, 0}, {10, 0}, 5), 10.0);
    QVERIFY(near(pill.area, std::numbers::pi * 0.25 + 2.0));
    QVERIFY(near(pill.centroid.x(), 0.0));
}

void tst_ShapeSummary::bodyAddsUpItsShapes()
{
    SampleDocument sample;
    const ShapeSummary body = *summarize(sample.data(), sample.ship().id);
    double mass = 0.0;
    double about = 0.0;
    for (const SceneShape &shape : sample.ship().shapes) {
        const ShapeSummary part = *summarize(sample.data(), shape.id);
        mass += part.mass.mass;
        about += part.mass.inertiaAboutOrigin();
    }
    QVERIFY(near(body.mass.mass, mass));
    QVERIFY(near(body.mass.inertiaAboutOrigin(), about));
    QCOMPARE(body.shapes, 3);
    QCOMPARE(body.vertices, 9); // five of the hull and four of its hole
}

void tst_ShapeSummary::sensorsHaveNoMass()
{
    SceneData scene = sampleScene();
    scene.bodies[0].shapes[0].properties.sensor = true;
    Document document;
    document.reset(scene);
    const ShapeSummary body = *summarize(document.data(), document.data().bodies[0].id);
    QCOMPARE(body.shapes, 2);
    const auto &shapes = document.data().bodies[0].shapes;
    QVERIFY(near(body.mass.mass, summarize(document.data(), shapes[1].id)->mass.mass +
                                     summarize(document.data(), shapes[2].id)->mass.mass));
}

void tst_ShapeSummary::bodysOwnScaleCounts()
{
    SampleDocument sample;
    QVERIFY(near(summarize(sample.data(), sample.stone().id)->mass.area,
                 shapeMass(sample.stone(), 64.0).area));
}

void tst_ShapeSummary::faultyShapesHaveNoMass_data()
{
    QTest::addColumn<SceneShape>("shape");
    const double nan = std::numeric_limits<double>::quiet_NaN();
    QTest::newRow("no vertices") << outline("o", {});
    QTest::newRow("two vertices") << outline("o", {{0, 0}, {1, 1}});
    QTest::newRow("line") << outline("o", {{0, 0}, {1, 1}, {2, 2}});
    QTest::newRow("not a number") << outline("o", {{0, 0}, {nan, 1}, {2, 2}});
    QTest::newRow("no radius") << circle("c", {0, 0}, 0);
    QTest::newRow("negative radius") << circle("c", {0, 0}, -3);
    SceneShape centreless = circle("c", {0, 0}, 1);
    centreless.vertices.clear();
    QTest::newRow("no centre") << centreless;
}

void tst_ShapeSummary::faultyShapesHaveNoMass()
{
    QFETCH(SceneShape, shape);
    for (double scale : {32.0, 0.0, -1.0, std::numeric_limits<double>::quiet_NaN()}) {
        const MassProperties mass = shapeMass(shape, scale);
        QCOMPARE(mass.area, 0.0);
        QCOMPARE(mass.mass, 0.0);
        QCOMPARE(mass.inertia, 0.0);
    }
}

void tst_ShapeSummary::unknownIdsHaveNoSummary()
{
    const SampleDocument sample;
    QVERIFY(!summarize(sample.data(), ShapeId{99}));
    QVERIFY(!summarize(sample.data(), BodyId{99}));
    const ShapeSummary empty = *summarize(sample.data(), sample.empty().id);
    QCOMPARE(empty.shapes, 0);
    QCOMPARE(empty.mass.mass, 0.0);
}

QTEST_GUILESS_MAIN(tst_ShapeSummary)
#include "tst_shapesummary.moc"

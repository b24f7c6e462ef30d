#include "physics/geometry/massproperties.h"

#include "casefile.h"

#include <QtTest>

#include <cmath>
#include <numbers>
#include <random>

using namespace hullsmith;

using Ring = std::vector<Vec2>;
Q_DECLARE_METATYPE(Vec2)

namespace {

bool near(double got, double wanted, double tolerance = 1e-9)
{
    return std::abs(got - wanted) <= tolerance * std::max(1.0, std::abs(wanted));
}

bool relativelyNear(double got, double wanted, double tolerance)
{
    return std::abs(got - wanted) <= tolerance * std::abs(wanted);
}

Ring moved(Ring ring, const Vec2 &by)
{
    for (Vec2 &p : ring)
        p += by;
    return ring;
}

} // namespace

class tst_MassProperties : public QObject {
    Q_OBJECT

private slots:
    void casesHoldTheirAnswers_data();
    void casesHoldTheirAnswers();
    void smallShapeFarOutKeepsItsDigits_data();
    void smallShapeFarOutKeepsItsDigits();
    void sliverHasPositiveInertia();
    void windingDoesNotMatter();
    void ringWithoutAreaHasNoMass();
    void concaveRingIsTheDifferenceOfItsParts();
    void discAndCapsule();
    void capsuleAgainstManyCorners();
    void partsMakeOneBody();
};

void tst_MassProperties::casesHoldTheirAnswers_data()
{
    QTest::addColumn<QJsonObject>("input");
    QTest::addColumn<QJsonObject>("expected");
    int rows = 0;
    const QJsonArray cases = readCases(QStringLiteral("simulate.json"));
    for (const auto &entry : cases) {
        const QJsonObject input = entry[QStringLiteral("input")].toObject();
        if (!input.contains(QStringLiteral("polygons")))
            continue;
        QTest::newRow(entry[QStringLiteral("id")].toString().toUtf8().constData())
            << input << entry[QStringLiteral("expected")].toObject();
        ++rows;
    }
    QVERIFY(rows >= 3);
}

void tst_MassProperties::casesHoldTheirAnswers()
{
    QFETCH(QJsonObject, input);
    QFETCH(QJsonObject, expected);
    std::vector<MassProperties> parts;
    const QJsonArray polygons = input[QStringLiteral("polygons")].toArray();
    for (const auto &polygon : polygons)
        parts.push_back(
            polygonMass(readPoints(polygon), input[QStringLiteral("density")].toDouble()));
    const MassProperties whole = combine(parts);
    const Vec2 centre = readPoint(expected[QStringLiteral("center")]);
    QVERIFY(near(whole.mass, expected[QStringLiteral("mass")].toDouble()));
    QVERIFY(near(whole.centroid.x(), centre.x()) && near(whole.centroid.y(), centre.y()));
    QVERIFY(near(whole.inertia, expected[QStringLiteral("inertia_center")].toDouble()));
    QVERIFY(
        near(whole.inertiaAboutOrigin(), expected[QStringLiteral("inertia_origin")].toDouble()));
}

void tst_MassProperties::smallShapeFarOutKeepsItsDigits_data()
{
    QTest::addColumn<Vec2>("offset");
    QTest::newRow("1e6") << Vec2(1e6, -1e6);
    QTest::newRow("2^30") << Vec2(std::ldexp(1.0, 30), 0.0);
}

void tst_MassProperties::smallShapeFarOutKeepsItsDigits()
{
    QFETCH(Vec2, offset);
    // Quarters of a millimetre, so that moving the corners is exact.
    const double unit = std::ldexp(1.0, -12);
    const Ring shape = {{0, 0}, {5 * unit, unit}, {7 * unit, 6 * unit}, {unit, 4 * unit}};
    const MassProperties here = polygonMass(shape, 1000.0);
    const MassProperties there = polygonMass(moved(shape, offset), 1000.0);
    QVERIFY(relativelyNear(there.area, here.area, 1e-14));
    QVERIFY(relativelyNear(there.inertia, here.inertia, 1e-14));
    QVERIFY(here.area > 0.0 && here.inertia > 0.0);
    // As near as a double at that place can be.
    QVERIFY((there.centroid - offset - here.centroid).cwiseAbs().maxCoeff() <=
            std::ldexp(offset.cwiseAbs().maxCoeff(), -53));
}

void tst_MassProperties::sliverHasPositiveInertia()
{
    const Ring sliver = {{-71.2764892578125, 36},
                         {-71.35301208496094, 36.076534271240234},
                         {-71.37351989746094, 36}};
    const MassProperties mass = polygonMass(sliver, 1.0);
    QVERIFY(relativelyNear(mass.area, 0.0037130846467335553, 1e-12));
    // A triangle's inertia about its centroid: area / 36 times the squared sides.
    const double sides = (sliver[1] - sliver[0]).squaredNorm() +
                         (sliver[2] - sliver[1]).squaredNorm() +
                         (sliver[0] - sliver[2]).squaredNorm();
    QVERIFY(relativelyNear(mass.inertia, mass.area * sides / 36.0, 1e-13));

    const Ring needle = {{1e6, 1e6}, {1e6 + 1.0, 1e6 + std::ldexp(1.0, -32)}, {1e6 + 2.0, 1e6}};
    const MassProperties thin = polygonMass(needle, 1.0);
    QVERIFY(relativelyNear(thin.area, std::ldexp(1.0, -32), 1e-14));
    QVERIFY(relativelyNear(thin.inertia, thin.area * (1.0 + 1.0 + 4.0) / 36.0, 1e-9));
}

void tst_MassProperties::windingDoesNotMatter()
{
    Ring ring = {{0, 0}, {4, 0}, {4, 3}, {1, 5}};
    const MassProperties plain = polygonMass(ring, 2.0);
    std::reverse(ring.begin(), ring.end());
    const MassProperties turned = polygonMass(ring, 2.0);
    QCOMPARE(turned.mass, plain.mass);
    QVERIFY(relativelyNear(turned.inertia, plain.inertia, 1e-15));
    QVERIFY((turned.centroid - plain.centroid).norm() < 1e-15);
}

void tst_MassProperties::ringWithoutAreaHasNoMass()
{
    const Ring rings[] = {
        {}, {{1, 2}}, {{0, 0}, {3, 3}, {1, 1}}, {{0.1, 0.1}, {0.3, 0.3}, {0.7, 0.7}}};
    for (const Ring &ring : rings) {
        const MassProperties mass = polygonMass(ring, 1.0);
        QCOMPARE(mass.area, 0.0);
        QCOMPARE(mass.mass, 0.0);
        QCOMPARE(mass.inertia, 0.0);
        QVERIFY(mass.centroid == Vec2(0, 0));
    }
}

void tst_MassProperties::concaveRingIsTheDifferenceOfItsParts()
{
    // An L: a square of 4 less a square of 2.
    const MassProperties corner =
        polygonMass(Ring{{0, 0}, {4, 0}, {4, 2}, {2, 2}, {2, 4}, {0, 4}}, 3.0);
    const std::vector<MassProperties> boxes = {
        polygonMass(Ring{{0, 0}, {4, 0}, {4, 2}, {0, 2}}, 3.0),
        polygonMass(Ring{{0, 2}, {2, 2}, {2, 4}, {0, 4}}, 3.0)};
    const MassProperties whole = combine(boxes);
    QVERIFY(near(corner.mass, 36.0, 1e-14) && near(whole.mass, 36.0, 1e-14));
    QVERIFY((corner.centroid - whole.centroid).norm() < 1e-14);
    QVERIFY(near(corner.inertia, whole.inertia, 1e-14));
}

void tst_MassProperties::discAndCapsule()
{
    const MassProperties disc = circleMass({3, 4}, 2.0, 0.5);
    QVERIFY(near(disc.area, 4.0 * std::numbers::pi, 1e-15));
    QVERIFY(near(disc.mass, 2.0 * std::numbers::pi, 1e-15));
    QVERIFY(near(disc.inertia, 4.0 * std::numbers::pi, 1e-15));
    QVERIFY(near(disc.inertiaAboutOrigin(), 54.0 * std::numbers::pi, 1e-15));

    const MassProperties point = capsuleMass({3, 4}, {3, 4}, 2.0, 0.5);
    QVERIFY(near(point.mass, disc.mass, 1e-15) && near(point.inertia, disc.inertia, 1e-15));
    QVERIFY(point.centroid == disc.centroid);
    const MassProperties far = capsuleMass({1e6, 1e6}, {1e6 + 1, 1e6}, 0.5, 1.0);
    QVERIFY(near(far.inertia, capsuleMass({0, 0}, {1, 0}, 0.5, 1.0).inertia, 1e-15));
}

void tst_MassProperties::capsuleAgainstManyCorners()
{
    const Vec2 p1(-1, 2);
    const Vec2 p2(2, 6);
    Ring ring;
    const int half = 20000;
    const double start = std::atan2(4.0, 3.0) - 0.5 * std::numbers::pi;
    for (int i = 0; i <= 2 * half + 1; ++i) {
        const double angle = start + std::numbers::pi * (i <= half ? i : i - 1) / half;
        ring.push_back((i <= half ? p2 : p1) + 1.5 * Vec2(std::cos(angle), std::sin(angle)));
    }
    const MassProperties corners = polygonMass(ring, 7.0);
    const MassProperties capsule = capsuleMass(p1, p2, 1.5, 7.0);
    QVERIFY(near(capsule.area, corners.area, 1e-7));
    QVERIFY(near(capsule.mass, corners.mass, 1e-7));
    QVERIFY(near(capsule.inertia, corners.inertia, 1e-7));
    QVERIFY((capsule.centroid - corners.centroid).norm() < 1e-7);
}

void tst_MassProperties::partsMakeOneBody()
{
    // A square cut along random lines through it weighs and turns like the square.
    std::mt19937 random(41);
    std::uniform_real_distribution<double> place(0.1, 0.9);
    for (int i = 0; i < 200; ++i) {
        const double bottom = place(random);
        const double top = place(random);
        const Vec2 offset(1000.0 * place(random), -1000.0 * place(random));
        const std::vector<MassProperties> parts = {
            polygonMass(moved({{0, 0}, {bottom, 0}, {top, 1}, {0, 1}}, offset), 2.0),
            polygonMass(moved({{bottom, 0}, {1, 0}, {1, 1}, {top, 1}}, offset), 2.0)};
        const MassProperties whole = combine(parts);
        QVERIFY(near(whole.mass, 2.0, 1e-11));
        QVERIFY((whole.centroid - offset - Vec2(0.5, 0.5)).norm() < 1e-11);
        QVERIFY(near(whole.inertia, 2.0 / 6.0, 1e-11));
    }
    QCOMPARE(combine({}).mass, 0.0);
    const std::vector<MassProperties> weightless = {polygonMass(Ring{{0, 0}, {2, 0}, {0, 2}}, 0.0)};
    QCOMPARE(combine(weightless).centroid, weightless[0].centroid);
}

QTEST_APPLESS_MAIN(tst_MassProperties)
#include "tst_massproperties.moc"

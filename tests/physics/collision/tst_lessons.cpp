#include "collisionshapes.h"

#include "physics/collision/sattrace.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace hullsmith;

namespace {

constexpr double tolerance = 1e-12;

Vec2 vec(const QJsonValue &value)
{
    const QJsonArray pair = value.toArray();
    return {pair.at(0).toDouble(), pair.at(1).toDouble()};
}

std::vector<Vec2> vertices(const QJsonObject &shape)
{
    std::vector<Vec2> points;
    for (const QJsonValue point : shape["vertices"].toArray())
        points.push_back(vec(point));
    return points;
}

/// The polygon that the table is about: without repeated vertices, and the hull of a concave one.
Shape tablePolygon(std::vector<Vec2> points)
{
    points.erase(std::unique(points.begin(), points.end()), points.end());
    if (ConvexPolygon::create(points))
        return polygon(points);
    std::vector<Vec2> hull = convexHull(points).value();
    const auto rank = [&](const Vec2 &p) { return std::ranges::find(points, p); };
    std::ranges::rotate(hull, std::ranges::min_element(hull, {}, rank));
    return polygon(hull);
}

Shape tableShape(const QJsonObject &shape)
{
    const QString kind = shape["kind"].toString();
    if (kind == QLatin1String("circle"))
        return Shape::circle(vec(shape["centre"]), shape["radius"].toDouble()).value();
    if (kind == QLatin1String("capsule"))
        return capsule(vec(shape["p1"]), vec(shape["p2"]), shape["radius"].toDouble());
    return tablePolygon(vertices(shape));
}

Shape shapeNamed(const QJsonObject &scene, const QJsonValue &name)
{
    for (const QJsonValue shape : scene["shapes"].toArray())
        if (shape["name"] == name)
            return tableShape(shape.toObject());
    qFatal("no such shape");
}

QJsonArray allScenes()
{
    QFile file(QStringLiteral(HULLSMITH_SOURCE_DIR "/resources/lessons/scenes.json"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read the lessons");
    const QJsonObject root = QJsonDocument::fromJson(file.readAll()).object();
    QJsonArray scenes = root["scenes"].toArray();
    for (const QJsonValue scene : root["bonus_scenes"].toArray())
        scenes.append(scene);
    return scenes;
}

bool near(double value, double expected)
{
    return std::abs(value - expected) <= tolerance;
}
bool near(const Vec2 &value, const QJsonValue &expected)
{
    return (value - vec(expected)).cwiseAbs().maxCoeff() <= tolerance;
}
bool near(const Interval &value, const QJsonValue &expected)
{
    return near(Vec2(value.min, value.max), expected);
}

std::vector<const SatEvent *> eventsOf(const SatTrace &trace, SatEvent::Kind kind)
{
    std::vector<const SatEvent *> events;
    for (const SatEvent &event : trace.events)
        if (event.kind == kind)
            events.push_back(&event);
    return events;
}

/// The far side of a capsule, which the tables list as a row of its own.
bool isFarSide(const QJsonValue &row)
{
    return row["source"].toString().endsWith(QLatin1String("s-"));
}

struct Lesson {
    Shape a, b;
    QJsonObject expected;

    SatTrace trace(SatOptions options) const { return satTrace(a, {}, b, {}, options); }
    SatTrace allAxes() const
    {
        return trace({.earlyOut = false, .skipParallel = false, .cached = {}});
    }
    SatTrace uniqueAxes() const
    {
        return trace({.earlyOut = false, .skipParallel = true, .cached = {}});
    }
    std::vector<QJsonValue> rows() const
    {
        const QJsonArray all = expected["axes"].toArray();
        std::vector<QJsonValue> rows(all.begin(), all.end());
        std::erase_if(rows, isFarSide);
        return rows;
    }
    int farSides() const { return int(expected["axes"].toArray().size()) - int(rows().size()); }
    /// The verdict: that of the hull where a shape is concave.
    QJsonObject verdict() const
    {
        return expected.contains("hull_answer") ? expected["hull_answer"].toObject() : expected;
    }
};

} // namespace

/// Walks the tables of the lessons. A table holds closed sets: touching is colliding with depth 0.
class tst_Lessons : public QObject {
    Q_OBJECT

    QJsonArray m_scenes = allScenes();

    void addScenes() const
    {
        QTest::addColumn<int>("scene");
        for (int i = 0; i < m_scenes.size(); ++i)
            QTest::newRow(qPrintable(m_scenes.at(i)["id"].toString())) << i;
    }
    Lesson lesson() const
    {
        QFETCH(int, scene);
        const QJsonObject given = m_scenes.at(scene).toObject();
        const QJsonArray pair = given["pair"].toArray();
        return {shapeNamed(given, pair.at(0)), shapeNamed(given, pair.at(1)),
                given["expected"].toObject()};
    }

private Q_SLOTS:
    void thereAreTwentySeven() { QCOMPARE(m_scenes.size(), 27); }

    void everyRowOfTheTable_data() { addScenes(); }
    void everyRowOfTheTable();
    void parallelAxesAreMarked_data() { addScenes(); }
    void parallelAxesAreMarked();
    void farSideOfACapsuleMirrorsTheNearOne();
    void countsOfAxes_data() { addScenes(); }
    void countsOfAxes();
    void firstGap_data() { addScenes(); }
    void firstGap();
    void relation_data() { addScenes(); }
    void relation();
    void depthAndNormal_data() { addScenes(); }
    void depthAndNormal();
    void gapAndItsNormal_data() { addScenes(); }
    void gapAndItsNormal();
    void repeatedVertexYieldsADegenerateEdge();
};

void tst_Lessons::everyRowOfTheTable()
{
    const Lesson given = lesson();
    const std::vector<QJsonValue> rows = given.rows();
    const SatTrace trace = given.allAxes();
    const auto compared = eventsOf(trace, SatEvent::Kind::Compare);
    QCOMPARE(compared.size(), rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const SatAxis &axis = compared[i]->axis;
        const QString name = rows[i]["source"].toString();
        QCOMPARE(QString::fromStdString(axisName(axis.source, compared[i]->segment)), name);
        QVERIFY2(near(axis.normal, rows[i]["axis"]), qPrintable(name));
        QVERIFY2(near(axis.a, rows[i]["a"]), qPrintable(name));
        QVERIFY2(near(axis.b, rows[i]["b"]), qPrintable(name));
        QVERIFY2(near(axis.push, rows[i]["push"].toDouble()), qPrintable(name));
        QVERIFY2(near(axis.pushDirection(), rows[i]["push_direction"]), qPrintable(name));
    }
}

void tst_Lessons::parallelAxesAreMarked()
{
    const Lesson given = lesson();
    const SatTrace trace = given.uniqueAxes();
    for (const QJsonValue &row : given.rows()) {
        const std::string key = "sat/axis/" + row["source"].toString().toStdString();
        QCOMPARE(trace.find(key + "/duplicate") >= 0, row["duplicate"].toBool());
        QCOMPARE(trace.find(key + "/compare") >= 0, !row["duplicate"].toBool());
    }
}

void tst_Lessons::farSideOfACapsuleMirrorsTheNearOne()
{
    int found = 0;
    for (const QJsonValue scene : m_scenes) {
        const QJsonArray axes = scene["expected"]["axes"].toArray();
        for (int i = 1; i < axes.size(); ++i) {
            if (!isFarSide(axes.at(i)))
                continue;
            ++found;
            QVERIFY(axes.at(i)["duplicate"].toBool());
            QCOMPARE(axes.at(i)["push"], axes.at(i - 1)["push"]);
            QCOMPARE(axes.at(i)["push_direction"], axes.at(i - 1)["push_direction"]);
            QCOMPARE(vec(axes.at(i)["axis"]), Vec2(-vec(axes.at(i - 1)["axis"])));
        }
    }
    QCOMPARE(found, 1);
}

void tst_Lessons::countsOfAxes()
{
    const Lesson given = lesson();
    const SatTrace trace = given.uniqueAxes();
    QCOMPARE(trace.events.front().normals + given.farSides(), given.expected["axes_total"].toInt());
    QCOMPARE(trace.events.front().unique, given.expected["axes_unique"].toInt());
    QCOMPARE(trace.result.axesTested, given.expected["axes_unique"].toInt());
}

void tst_Lessons::firstGap()
{
    const Lesson given = lesson();
    const SatResult result = sat(given.a, {}, given.b, {});
    const QJsonValue test = given.expected["first_gap_test"];
    QCOMPARE(result.relation == Relation::Apart, !test.isNull());
    if (!test.isNull())
        QCOMPARE(result.axesTested, test.toInt());
}

void tst_Lessons::relation()
{
    const Lesson given = lesson();
    const SatResult result = sat(given.a, {}, given.b, {});
    const QJsonObject verdict = given.verdict();
    const bool closed = verdict["colliding"].toBool();
    QCOMPARE(collides(result, {CollisionPolicy::Kind::Closed}), closed);
    QCOMPARE(result.relation == Relation::Touching, verdict["touching"].toBool());
    QCOMPARE(collides(result, {}), closed && !verdict["touching"].toBool());
}

void tst_Lessons::depthAndNormal()
{
    const Lesson given = lesson();
    const QJsonObject verdict = given.verdict();
    if (!verdict["colliding"].toBool())
        return;
    const SatResult result = sat(given.a, {}, given.b, {});
    QVERIFY(near(result.depth(), verdict["depth"].toDouble()));
    bool right = near(result.normal(), verdict["normal"]);
    for (const QJsonValue other : verdict["normal_alternatives"].toArray())
        right = right || near(result.normal(), other);
    QVERIFY(right);
}

void tst_Lessons::gapAndItsNormal()
{
    const Lesson given = lesson();
    if (given.verdict()["colliding"].toBool())
        return;
    const SatResult result = given.uniqueAxes().result;
    QVERIFY(near(result.separation(), given.expected["gap"].toDouble()));
    QVERIFY(near(result.normal(), given.expected["separating_axis"]));
    QVERIFY(near(result.normal(), given.expected["normal"]));
}

void tst_Lessons::repeatedVertexYieldsADegenerateEdge()
{
    for (const QJsonValue scene : m_scenes) {
        if (scene["id"] != QLatin1String("duplicate-vertex"))
            continue;
        const QJsonArray shapes = scene["shapes"].toArray();
        const Shape a = Shape::ring(vertices(shapes.at(0).toObject())).value();
        const SatTrace trace = satTrace(a, {}, tableShape(shapes.at(1).toObject()), {});
        const int degenerate = trace.find("sat/axis/A1/degenerate");
        QVERIFY(degenerate >= 0);
        QCOMPARE(trace.events[std::size_t(degenerate)].value, 0.0);
        QCOMPARE(trace.find("sat/axis/A1/axis"), -1);
        QVERIFY(trace.find("sat/axis/A2/compare") >= 0);
        QVERIFY(near(trace.result.depth(), scene["expected"]["depth"].toDouble()));
        QVERIFY(near(trace.result.normal(), scene["expected"]["normal"]));
        return;
    }
    QFAIL("no such lesson");
}

QTEST_APPLESS_MAIN(tst_Lessons)
#include "tst_lessons.moc"

#include "consumer.h"
#include "editor/formats/examplescene.h"

/// Loads our scenes in the Godot 4 engine and compares what the engine made of them.
class tst_GodotConsumer : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void keepsEveryShape();
    void answersPointQueries();
    void keepsSurfacesApart();
    void hardNamesArrive();

private:
    ConsumerRun runGodot(const SceneData &scene, const QByteArray &points = {});

    QTemporaryDir m_folder;
};

void tst_GodotConsumer::initTestCase()
{
    REQUIRE_NODE();
    QVERIFY(m_folder.isValid());
}

ConsumerRun tst_GodotConsumer::runGodot(const SceneData &scene, const QByteArray &points)
{
    QStringList arguments = {
        exported(m_folder, QStringLiteral("godot4"), scene, exampleImageFolder())};
    if (!points.isEmpty()) {
        QFile file(m_folder.filePath(QStringLiteral("points.json")));
        if (file.open(QIODevice::WriteOnly) && file.write(points) == points.size())
            arguments.append(file.fileName());
    }
    return runNode(QStringLiteral("godot.mjs"), arguments);
}

void tst_GodotConsumer::keepsEveryShape()
{
    const SceneData scene = exampleScene();
    const ConsumerRun godot = runGodot(scene);
    QVERIFY2(godot.exitCode == 0, godot.errors.constData());
    QCOMPARE(godot.json()[QStringLiteral("complaints")].toArray().size(), 0);

    const QJsonArray objects = godot.json()[QStringLiteral("objects")].toArray();
    QCOMPARE(namesIn(objects),
             QStringList({QStringLiteral("crate"), QStringLiteral("zone"), QStringLiteral("ell")}));
    for (const SceneBody &body : scene.bodies)
        for (const SceneShape &shape : body.shapes) {
            const QString owner = shape.properties.sensor ? shape.name : body.name;
            const QJsonObject object = namedIn(objects, owner);
            const QJsonObject seen =
                namedIn(object[QStringLiteral("shapes")].toArray(), shape.name);
            VERIFY_SAME_SHAPE(seenShape(seen), expectedShape(shape, 1.0, true));
            QCOMPARE(object[QStringLiteral("sensor")].toBool(), shape.properties.sensor);
            QCOMPARE(object[QStringLiteral("category")].toInt(), 2);
            QCOMPARE(object[QStringLiteral("mask")].toInt(), 65533);
            if (!shape.properties.sensor) {
                QVERIFY(isNear(object[QStringLiteral("friction")].toDouble(), 0.4));
                QVERIFY(isNear(object[QStringLiteral("restitution")].toDouble(), 0.2));
            }
        }
    QCOMPARE(namedIn(objects, QStringLiteral("zone"))[QStringLiteral("parent")].toString(),
             QStringLiteral("crate"));
}

void tst_GodotConsumer::answersPointQueries()
{
    // y down: the wheel is above the middle, the pill below it, the L's foot at the lower right.
    const ConsumerRun godot =
        runGodot(exampleScene(), "[[14, -11], [0, 14], [14, 20], [-30, 0], [27, -19], "
                                 "[27, 5], [100, 100]]");
    QVERIFY2(godot.exitCode == 0, godot.errors.constData());
    const QJsonArray expected = QJsonDocument::fromJson(R"([
        ["crate/0", "crate/1", "zone/0"],
        ["crate/0", "crate/2", "ell/1", "zone/0"],
        ["ell/1"],
        ["ell/0"],
        [],
        ["crate/0"],
        []])")
                                    .array();
    QCOMPARE(godot.json()[QStringLiteral("hits")].toArray(), expected);
}

void tst_GodotConsumer::keepsSurfacesApart()
{
    SceneData scene = exampleScene();
    scene.bodies[1].shapes[1].properties.friction = 0.9;
    scene.bodies[1].shapes[1].properties.category = {QStringLiteral("c3")};
    const ConsumerRun godot = runGodot(scene);
    QVERIFY2(godot.exitCode == 0, godot.errors.constData());
    const QJsonArray objects = godot.json()[QStringLiteral("objects")].toArray();
    const QJsonObject post = namedIn(objects, QStringLiteral("ell"));
    const QJsonObject foot = namedIn(objects, QStringLiteral("foot"));
    QCOMPARE(post[QStringLiteral("shapes")].toArray().size(), 1);
    QCOMPARE(foot[QStringLiteral("shapes")].toArray().size(), 1);
    QCOMPARE(foot[QStringLiteral("parent")].toString(), QStringLiteral("ell"));
    QCOMPARE(post[QStringLiteral("category")].toInt(), 2);
    QCOMPARE(foot[QStringLiteral("category")].toInt(), 8);
    QVERIFY(isNear(post[QStringLiteral("friction")].toDouble(), 0.4));
    QVERIFY(isNear(foot[QStringLiteral("friction")].toDouble(), 0.9));
}

void tst_GodotConsumer::hardNamesArrive()
{
    const SceneData scene = hardScene();
    const ConsumerRun godot = runGodot(scene);
    QVERIFY2(godot.exitCode == 0, godot.errors.constData());
    const QJsonArray objects = godot.json()[QStringLiteral("objects")].toArray();
    QCOMPARE(namesIn(objects),
             QStringList({QString::fromUtf8("a _quoted_, back\\slash; <b>&amp; ?\?_ 木箱"),
                          QStringLiteral("=1+1"), QStringLiteral("class")}));
    QCOMPARE(namesIn(objects[2][QStringLiteral("shapes")].toArray()),
             QStringList({QStringLiteral("a_b"), QStringLiteral("a_b2")}));
}

QTEST_GUILESS_MAIN(tst_GodotConsumer)
#include "tst_godotconsumer.moc"

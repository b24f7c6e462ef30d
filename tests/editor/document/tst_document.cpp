#include "editor/document/document.h"
#include "samplescene.h"

#include <QDir>
#include <QSignalSpy>
#include <QTest>
#include <QUndoStack>

Q_DECLARE_METATYPE(Change)

class tst_Document : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void resetGivesIdsThatDiffer();
    void resetKeepsIdsAndMendsRepeatedOnes();
    void idsAreNeverUsedTwice();
    void lookupsFollowEveryChange();
    void unknownIdsFindNothing();
    void writersIgnoreUnknownIds();
    void eachWriterTellsOnce();
    void undoIsAnnounced();
    void freeNames();
    void fileNameIsAbsolute();
    void categoryBitsFollowTheNames();
    void lookupInAPlainCopyStillWorks();
};

static std::vector<quint32> allIds(const SceneData &data)
{
    std::vector<quint32> ids;
    for (const SceneBody &body : data.bodies) {
        ids.push_back(body.id.value);
        for (const SceneShape &shape : body.shapes)
            ids.push_back(shape.id.value);
    }
    return ids;
}

static void compareWithScan(const SceneData &data)
{
    for (int b = 0; b < int(data.bodies.size()); ++b) {
        const SceneBody &body = data.bodies[std::size_t(b)];
        QCOMPARE(data.indexOf(body.id), b);
        QCOMPARE(data.body(body.id), &body);
        for (int s = 0; s < int(body.shapes.size()); ++s) {
            const SceneShape &shape = body.shapes[std::size_t(s)];
            QCOMPARE(data.indexOf(shape.id), s);
            QCOMPARE(data.shape(shape.id), &shape);
            QCOMPARE(data.bodyOf(shape.id), &body);
        }
    }
}

void tst_Document::resetGivesIdsThatDiffer()
{
    SampleDocument sample;
    std::vector<quint32> ids = allIds(sample.data());
    QCOMPARE(ids.size(), std::size_t(7));
    std::ranges::sort(ids);
    QVERIFY(ids.front() > 0);
    QVERIFY(std::ranges::adjacent_find(ids) == ids.end());
}

void tst_Document::resetKeepsIdsAndMendsRepeatedOnes()
{
    SceneData scene = sampleScene();
    scene.bodies[0].id = {7};
    scene.bodies[1].id = {7};
    scene.bodies[1].shapes[0].id = {3};
    Document document;
    document.reset(scene);

    QCOMPARE(document.data().bodies[0].id.value, 7U);
    QCOMPARE(document.data().bodies[1].shapes[0].id.value, 3U);
    std::vector<quint32> ids = allIds(document.data());
    std::ranges::sort(ids);
    QVERIFY(std::ranges::adjacent_find(ids) == ids.end());
    QVERIFY(document.newBodyId().value > ids.back());
}

void tst_Document::idsAreNeverUsedTwice()
{
    SampleDocument sample;
    const quint32 before = sample.document.newShapeId().value;
    sample.document.reset(sampleScene());
    for (quint32 id : allIds(sample.data()))
        QVERIFY(id > before);
}

void tst_Document::lookupsFollowEveryChange()
{
    SampleDocument sample;
    Document &document = sample.document;
    const BodyId ship = sample.ship().id;
    const ShapeId hull = sample.hull().id;

    SceneBody added;
    added.id = document.newBodyId();
    added.shapes.push_back(circle(QStringLiteral("c"), {0, 0}, 1));
    added.shapes.back().id = document.newShapeId();
    document.insertBody(0, added);
    compareWithScan(document.data());

    document.moveBody(ship, 3);
    QCOMPARE(document.data().indexOf(ship), 3);
    compareWithScan(document.data());

    SceneShape shape = circle(QStringLiteral("d"), {0, 0}, 1);
    shape.id = document.newShapeId();
    document.insertShape(ship, 0, shape);
    QCOMPARE(document.data().indexOf(hull), 1);
    compareWithScan(document.data());

    document.removeShape(shape.id);
    compareWithScan(document.data());
    QCOMPARE(document.data().shape(shape.id), nullptr);
    document.removeBody(added.id);
    compareWithScan(document.data());
    QCOMPARE(document.data().shape(added.shapes[0].id), nullptr);
}

void tst_Document::unknownIdsFindNothing()
{
    const SampleDocument sample;
    for (quint32 id : {0U, 999U, 0xFFFFFFFFU}) {
        QCOMPARE(sample.data().body(BodyId{id}), nullptr);
        QCOMPARE(sample.data().shape(ShapeId{id}), nullptr);
        QCOMPARE(sample.data().bodyOf(ShapeId{id}), nullptr);
        QCOMPARE(sample.data().indexOf(BodyId{id}), -1);
        QCOMPARE(sample.data().indexOf(ShapeId{id}), -1);
    }
}

void tst_Document::writersIgnoreUnknownIds()
{
    SampleDocument sample;
    Document &document = sample.document;
    const SceneData before = document.data();
    int changes = 0;
    connect(&document, &Document::changed, this, [&] { ++changes; });

    SceneBody body;
    body.id = {999};
    SceneShape shape;
    shape.id = {999};
    document.removeBody(body.id);
    document.moveBody(body.id, 0);
    document.setBody(body);
    document.setPivot(body.id, {1, 1});
    document.placeBody(body.id, {1, 1}, 1.0);
    document.insertShape(body.id, 0, shape);
    document.removeShape(shape.id);
    document.setShapeProperties(shape);
    document.setGeometry(shape);
    document.setVertices(shape.id, {});

    QCOMPARE(changes, 0);
    QVERIFY(document.data() == before);
}

void tst_Document::eachWriterTellsOnce()
{
    SampleDocument sample;
    Document &document = sample.document;
    std::vector<Change> changes;
    connect(&document, &Document::changed, this, [&](const Change &c) { changes.push_back(c); });
    const BodyId rock = sample.rock().id;
    const ShapeId stone = sample.stone().id;
    const auto last = [&](Change::Kind kind, BodyId body, ShapeId shape) {
        const bool right = changes.size() == 1 && changes[0].kind == kind &&
                           changes[0].body == body && changes[0].shape == shape;
        changes.clear();
        return right;
    };

    const SceneBody body = sample.rock();
    const SceneShape shape = sample.stone();
    document.setBody(body);
    QVERIFY(last(Change::Kind::BodyChanged, rock, {}));
    document.moveBody(rock, 0);
    QVERIFY(last(Change::Kind::BodyMoved, rock, {}));
    document.setGeometry(shape);
    QVERIFY(last(Change::Kind::GeometryChanged, rock, stone));
    document.setShapeProperties(shape);
    QVERIFY(last(Change::Kind::ShapeChanged, rock, stone));
    document.removeShape(stone);
    QVERIFY(last(Change::Kind::ShapeRemoved, rock, stone));
    document.insertShape(rock, 0, shape);
    QVERIFY(last(Change::Kind::ShapeInserted, rock, stone));
    document.removeBody(rock);
    QVERIFY(last(Change::Kind::BodyRemoved, rock, {}));
    document.insertBody(0, body);
    QVERIFY(last(Change::Kind::BodyInserted, rock, {}));
    document.setSettings({});
    QVERIFY(last(Change::Kind::SettingsChanged, {}, {}));
    document.reset({});
    QVERIFY(last(Change::Kind::Reset, {}, {}));
}

void tst_Document::undoIsAnnounced()
{
    Document document;
    QStringList order;
    document.undoStack()->push(new QUndoCommand(QStringLiteral("step")));
    connect(&document, &Document::aboutToUndo, this,
            [&] { order << QStringLiteral("about at %1").arg(document.undoStack()->index()); });
    document.undo();
    order << QStringLiteral("now %1").arg(document.undoStack()->index());
    document.redo();
    order << QStringLiteral("now %1").arg(document.undoStack()->index());
    QCOMPARE(order, QStringList({"about at 1", "now 0", "about at 0", "now 1"}));
}

void tst_Document::freeNames()
{
    SampleDocument sample;
    QCOMPARE(sample.document.freeBodyName("box"), "box");
    QCOMPARE(sample.document.freeBodyName("ship"), "ship_2");
    QCOMPARE(sample.document.freeShapeName(sample.ship().id, "hull"), "hull_2");
    QCOMPARE(sample.document.freeShapeName(sample.rock().id, "hull"), "hull");
    QCOMPARE(sample.document.freeShapeName(BodyId{}, "hull"), "hull");
    SceneBody second;
    second.name = "ship_2";
    sample.document.insertBody(-1, second);
    QCOMPARE(sample.document.freeBodyName("ship"), "ship_3");
}

void tst_Document::fileNameIsAbsolute()
{
    Document document;
    QSignalSpy spy(&document, &Document::fileNameChanged);
    QCOMPARE(document.folder(), QDir::currentPath());
    document.setFileName("sub/a.hull");
    QCOMPARE(document.fileName(), QDir::current().absoluteFilePath("sub/a.hull"));
    QCOMPARE(document.folder(), QDir::current().absoluteFilePath("sub"));
    document.setFileName("sub/a.hull");
    QCOMPARE(spy.count(), 1);
    document.reset({});
    QCOMPARE(document.fileName(), QString());
    QCOMPARE(spy.count(), 2);
}

void tst_Document::categoryBitsFollowTheNames()
{
    const SceneSettings settings = sampleScene().settings;
    ShapeProperties properties;
    QCOMPARE(categoryBits(settings, properties), quint16(1));
    QCOMPARE(maskBits(settings, properties), quint16(0xFFFF));
    properties.category = {"player", "rock"};
    properties.mask = QStringList{"default", "rock"};
    QCOMPARE(categoryBits(settings, properties), quint16(6));
    QCOMPARE(maskBits(settings, properties), quint16(5));
    properties.mask = QStringList{};
    QCOMPARE(maskBits(settings, properties), quint16(0));
    properties.mask = QStringList{"gone"};
    QCOMPARE(maskBits(settings, properties), quint16(0));

    SceneSettings many;
    many.categories.clear();
    for (int i = 0; i < 20; ++i)
        many.categories << QString::number(i);
    properties.category = {"15", "16"};
    QCOMPARE(categoryBits(many, properties), quint16(0x8000));
}

void tst_Document::lookupInAPlainCopyStillWorks()
{
    const SampleDocument sample;
    SceneData copy = sample.data();
    const ShapeId stone = sample.stone().id;
    std::swap(copy.bodies[0], copy.bodies[1]); // the noted places are now wrong
    QCOMPARE(copy.shape(stone), &copy.bodies[0].shapes[0]);
    QCOMPARE(copy.indexOf(sample.ship().id), 1);
    copy.bodies.clear();
    QCOMPARE(copy.shape(stone), nullptr);
}

QTEST_GUILESS_MAIN(tst_Document)
#include "tst_document.moc"

#include "editor/document/selection.h"
#include "samplescene.h"

#include <QSignalSpy>
#include <QTest>

using hullsmith::Vec2;

class tst_Selection : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void startsWithTheFirstBody();
    void verticesBringTheirShapes();
    void whatDoesNotExistIsLeftOut();
    void tellsOnlyWhenItChanges();
    void currentShapeIsTheLastSelected();
    void anotherBodyEmptiesIt();
    void bodyComesBackWithItsSelection();
    void shapeOfAnotherBodyBringsItsBody();
    void removedShapeLeaves();
    void lostVertexIndicesLeave();
    void vertexOfALostHoleLeaves();
    void neighbourFollowsARemovedBody();
    void movedBodyStaysCurrent();
    void resetStartsAfresh();
};

void tst_Selection::startsWithTheFirstBody()
{
    SampleDocument sample;
    const Selection selection(sample.document);
    QCOMPARE(selection.body(), sample.ship().id);
    Document empty;
    QVERIFY(!Selection(empty).body());
}

void tst_Selection::verticesBringTheirShapes()
{
    SampleDocument sample;
    Selection selection(sample.document);
    const VertexRef vertex = {sample.hull().id, 2};
    selection.set({}, {vertex});
    QVERIFY(selection.contains(vertex));
    QVERIFY(selection.contains(sample.hull().id));
}

void tst_Selection::whatDoesNotExistIsLeftOut()
{
    SampleDocument sample;
    Selection selection(sample.document);
    selection.set({ShapeId{99}}, {{sample.hull().id, 5}, {sample.hull().id, -1}, {ShapeId{99}, 0}});
    QVERIFY(selection.shapes().empty());
    QVERIFY(selection.vertices().empty());
    QVERIFY(!selection.currentShape());
    selection.setBody({99});
    QVERIFY(!selection.body());
}

void tst_Selection::tellsOnlyWhenItChanges()
{
    SampleDocument sample;
    Selection selection(sample.document);
    QSignalSpy spy(&selection, &Selection::changed);
    selection.set({sample.hull().id});
    QCOMPARE(spy.count(), 1);
    selection.set({sample.hull().id});
    selection.setBody(sample.ship().id);
    QCOMPARE(spy.count(), 1);
    selection.clear();
    selection.clear();
    QCOMPARE(spy.count(), 2);
}

void tst_Selection::currentShapeIsTheLastSelected()
{
    SampleDocument sample;
    Selection selection(sample.document);
    const ShapeId hull = sample.hull().id;
    const ShapeId wheel = sample.wheel().id;
    selection.set({wheel});
    selection.set({hull, wheel});
    QCOMPARE(selection.currentShape(), hull);
    selection.set({hull, wheel}, {{wheel, 0}});
    QCOMPARE(selection.currentShape(), hull);
    selection.set({wheel});
    QCOMPARE(selection.currentShape(), wheel);
    selection.clear();
    QVERIFY(!selection.currentShape());
    QCOMPARE(selection.body(), sample.ship().id);
}

void tst_Selection::anotherBodyEmptiesIt()
{
    SampleDocument sample;
    Selection selection(sample.document);
    selection.set({}, {{sample.hull().id, 0}});
    selection.setBody(sample.rock().id);
    QVERIFY(selection.shapes().empty());
    QVERIFY(selection.vertices().empty());
}

void tst_Selection::bodyComesBackWithItsSelection()
{
    SampleDocument sample;
    Selection selection(sample.document);
    const ShapeId hull = sample.hull().id;
    const ShapeId wheel = sample.wheel().id;
    selection.set({hull, wheel}, {{hull, 0}, {hull, 1, 0}});
    selection.set({hull, wheel}, {{hull, 0}, {hull, 1, 0}, {wheel, 0}});
    const ShapeId current = selection.currentShape();
    selection.set({sample.stone().id}); // brings its own body
    selection.setBody(sample.ship().id);
    QCOMPARE(selection.shapes(), (std::set{hull, wheel}));
    QCOMPARE(selection.vertices().size(), std::size_t(3));
    QCOMPARE(selection.currentShape(), current);
    selection.setBody(sample.rock().id);
    QCOMPARE(selection.shapes(), std::set{sample.stone().id});
    sample.document.removeShape(wheel); // while nobody looks
    selection.setBody(sample.ship().id);
    QCOMPARE(selection.shapes(), std::set{hull});
    QCOMPARE(selection.vertices(), (std::set<VertexRef>{{hull, 0}, {hull, 1, 0}}));
    selection.clear();
    selection.setBody(sample.rock().id);
    selection.setBody(sample.ship().id);
    QVERIFY(selection.shapes().empty());
    selection.setBody(sample.rock().id);
    sample.document.reset(sampleScene()); // another project
    selection.setBody(sample.rock().id);
    QVERIFY(selection.shapes().empty());
}

void tst_Selection::shapeOfAnotherBodyBringsItsBody()
{
    SampleDocument sample;
    Selection selection(sample.document);
    selection.set({sample.stone().id});
    QCOMPARE(selection.body(), sample.rock().id);
}

void tst_Selection::removedShapeLeaves()
{
    SampleDocument sample;
    Selection selection(sample.document);
    const ShapeId hull = sample.hull().id;
    const ShapeId wheel = sample.wheel().id;
    selection.set({hull, wheel}, {{hull, 0}, {wheel, 0}});
    QSignalSpy spy(&selection, &Selection::changed);
    sample.document.removeShape(hull);
    QCOMPARE(selection.shapes(), std::set{wheel});
    QCOMPARE(selection.vertices(), (std::set<VertexRef>{{wheel, 0}}));
    QCOMPARE(selection.currentShape(), wheel);
    QCOMPARE(spy.count(), 1);
}

void tst_Selection::lostVertexIndicesLeave()
{
    SampleDocument sample;
    Selection selection(sample.document);
    SceneShape hull = sample.hull();
    selection.set({}, {{hull.id, 1}, {hull.id, 3}, {hull.id, 4}, {sample.wheel().id, 0}});
    QSignalSpy spy(&selection, &Selection::changed);
    hull.vertices.resize(3);
    sample.document.setGeometry(hull);
    QCOMPARE(selection.vertices(), (std::set<VertexRef>{{hull.id, 1}, {sample.wheel().id, 0}}));
    QCOMPARE(spy.count(), 1);
    sample.document.setGeometry(hull);
    QCOMPARE(spy.count(), 1);
}

void tst_Selection::vertexOfALostHoleLeaves()
{
    SampleDocument sample;
    Selection selection(sample.document);
    SceneShape hull = sample.hull();
    const VertexRef inHole{hull.id, 3, 0};
    selection.set({}, {{hull.id, 4}, inHole, {hull.id, 4, 0}, {hull.id, 0, 1}});
    QCOMPARE(selection.vertices(), (std::set<VertexRef>{{hull.id, 4}, inHole}));
    hull.holes.clear();
    sample.document.setGeometry(hull);
    QCOMPARE(selection.vertices(), (std::set<VertexRef>{{hull.id, 4}}));
}

void tst_Selection::neighbourFollowsARemovedBody()
{
    SampleDocument sample;
    Selection selection(sample.document);
    const BodyId ship = sample.ship().id;
    const BodyId rock = sample.rock().id;
    const BodyId empty = sample.empty().id;
    selection.set({sample.stone().id});
    sample.document.removeBody(rock);
    QCOMPARE(selection.body(), empty);
    QVERIFY(selection.shapes().empty());
    sample.document.removeBody(empty);
    QCOMPARE(selection.body(), ship);
    sample.document.removeBody(ship);
    QVERIFY(!selection.body());
    SceneBody again;
    again.id = ship;
    sample.document.insertBody(0, again);
    QCOMPARE(selection.body(), ship);
}

void tst_Selection::movedBodyStaysCurrent()
{
    SampleDocument sample;
    Selection selection(sample.document);
    const BodyId rock = sample.rock().id;
    selection.set({sample.stone().id});
    sample.document.moveBody(rock, 2);
    QCOMPARE(selection.body(), rock);
    QCOMPARE(selection.shapes().size(), std::size_t(1));
    sample.document.removeBody(rock); // it was the last: the one before takes over
    QCOMPARE(selection.body(), sample.data().bodies.back().id);
}

void tst_Selection::resetStartsAfresh()
{
    SampleDocument sample;
    Selection selection(sample.document);
    selection.set({sample.stone().id});
    sample.document.reset(sampleScene());
    QCOMPARE(selection.body(), sample.ship().id);
    QVERIFY(selection.shapes().empty());
    sample.document.reset({});
    QVERIFY(!selection.body());
}

QTEST_GUILESS_MAIN(tst_Selection)
#include "tst_selection.moc"

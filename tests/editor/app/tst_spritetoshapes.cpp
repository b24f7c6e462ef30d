#include "windowuser.h"

#include "editor/panels/tracepanel.h"

#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QSlider>
#include <QTableWidget>

#include <algorithm>
#include <limits>

using hullsmith::Vec2;

namespace {

/// The vertex of the ring that is farthest from its neighbours: the easiest to grasp.
std::size_t loneliestVertex(const std::vector<Vec2> &ring)
{
    const auto room = [&](std::size_t i) {
        double least = std::numeric_limits<double>::infinity();
        for (std::size_t j = 0; j < ring.size(); ++j)
            if (j != i)
                least = std::min(least, (ring[i] - ring[j]).norm());
        return least;
    };
    std::size_t best = 0;
    for (std::size_t i = 1; i < ring.size(); ++i)
        if (room(i) > room(best))
            best = i;
    return best;
}

} // namespace

/// From a sprite with islands and holes to pieces, in the real window, by mouse and keys only.
class tst_SpriteToShapes : public QObject, private WindowUser {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void cleanup() { m_app.reset(); }
    void dropTraceSplitDragCutUndo();

private:
    // What a person does. Each looks at what comes of it.
    void trace();
    void moveSlider();
    void chooseFastSplit();
    void dragVertex();
    void cutAcross();
    void splitIntoShapes();
    void undoAllAndRedo();

    template <typename Widget>
    Widget &inPane(const char *name) const;
    void click(const char *button) const;
    std::size_t vertexCount() const;
    /// The island with the hole.
    const SceneShape &holed() const;
};

void tst_SpriteToShapes::init()
{
    m_app = std::make_unique<AppFixture>();
    m_app->show();
}

/// The widget of that name, scrolled to.
template <typename Widget>
Widget &tst_SpriteToShapes::inPane(const char *name) const
{
    auto *widget = window().findChild<Widget *>(QLatin1String(name));
    window().findChild<QScrollArea *>(QStringLiteral("shapePane"))->ensureWidgetVisible(widget);
    return *widget;
}

void tst_SpriteToShapes::click(const char *button) const
{
    auto &found = inPane<QPushButton>(button);
    QTRY_VERIFY(found.isVisible() && found.isEnabled());
    QTest::mouseClick(&found, Qt::LeftButton);
}

std::size_t tst_SpriteToShapes::vertexCount() const
{
    std::size_t count = 0;
    for (const SceneShape &shape : body().shapes)
        count += shape.vertices.size();
    return count;
}

const SceneShape &tst_SpriteToShapes::holed() const
{
    return *std::ranges::find_if(body().shapes,
                                 [](const SceneShape &s) { return !s.holes.empty(); });
}

void tst_SpriteToShapes::trace()
{
    click("traceStart");
    QTRY_VERIFY(!window().findChild<TracePanel *>()->isBusy());
    QVERIFY(body().shapes.empty());
    click("traceApply");
    QCOMPARE(body().shapes.size(), std::size_t(5));
    QCOMPARE(holed().holes.size(), std::size_t(1));
    QVERIFY(body().trace);
}

void tst_SpriteToShapes::moveSlider()
{
    const std::size_t before = vertexCount();
    const int steps = stack().count();
    auto &slider = inPane<QSlider>("traceSlider");
    slider.setFocus();
    for (int i = 0; i < 3; ++i)
        QTest::keyClick(&slider, Qt::Key_PageUp);
    QTRY_VERIFY(vertexCount() < before);
    QTRY_VERIFY(!window().findChild<TracePanel *>()->isBusy());
    QCOMPARE(stack().count(), steps); // One step with the tracing.
    QCOMPARE(body().shapes.size(), std::size_t(5));
}

void tst_SpriteToShapes::chooseFastSplit()
{
    // A click inside the island selects it.
    key(Qt::Key_S);
    const SceneShape &island = holed();
    const Vec2 inside = 0.5 * (island.vertices[0] + island.holes[0][0]);
    press(inside);
    release(inside);
    QVERIFY(window().selection().contains(island.id));
    auto &table = inPane<QTableWidget>("splitMethods");
    QTest::mouseClick(table.viewport(), Qt::LeftButton, {},
                      table.visualItemRect(table.item(1, 0)).center());
    QCOMPARE(holed().split.method, SplitSettings::Method::Fast);
}

void tst_SpriteToShapes::dragVertex()
{
    const std::size_t i = loneliestVertex(holed().vertices);
    const Vec2 from = holed().vertices[i];
    const Vec2 to = from * 1.05; // outwards, as seen from the pivot
    press(from);
    moveTo(0.5 * (from + to));
    moveTo(to);
    release(to);
    QVERIFY((holed().vertices[i] - to).norm() < 1.0);
    QVERIFY(holed().vertices[i] != from);
}

void tst_SpriteToShapes::cutAcross()
{
    key(Qt::Key_K);
    QVERIFY(window().actions()["tool.cut"]->isChecked());
    double left = std::numeric_limits<double>::infinity();
    double right = -left;
    for (const Vec2 &p : holed().vertices) {
        left = std::min(left, p.x());
        right = std::max(right, p.x());
    }
    const double height = holed().holes[0][0].y();
    const Vec2 from(left - 6.0, height);
    const Vec2 to(right + 6.0, height);
    press(from);
    moveTo(0.5 * (from + to));
    moveTo(to);
    release(to);
    QCOMPARE(holed().split.cuts.size(), std::size_t(1));
    QTRY_COMPARE(inPane<QListWidget>("cutLines").count(), 1);
}

void tst_SpriteToShapes::splitIntoShapes()
{
    const std::size_t before = body().shapes.size();
    click("splitIntoShapes");
    QVERIFY(body().shapes.size() > before);
    QVERIFY(std::ranges::none_of(body().shapes, [](const auto &s) { return !s.holes.empty(); }));
}

void tst_SpriteToShapes::undoAllAndRedo()
{
    const QByteArray made = text();
    const int steps = stack().index();
    canvas().setFocus();
    for (int i = 1; i < steps; ++i)
        undo();
    QCOMPARE(text(), m_withSprite);
    undo();
    QVERIFY(stack().isClean());
    QCOMPARE(text(), m_empty);
    for (int i = 0; i < steps; ++i)
        redo();
    QCOMPARE(text(), made);
}

void tst_SpriteToShapes::dropTraceSplitDragCutUndo()
{
    startEmpty();
    dropFile(QStringLiteral(HULLSMITH_TEST_DATA "/geometry/sprites/s06_islands_128.png"));
    for (const auto step : {&tst_SpriteToShapes::trace, &tst_SpriteToShapes::moveSlider,
                            &tst_SpriteToShapes::chooseFastSplit, &tst_SpriteToShapes::dragVertex,
                            &tst_SpriteToShapes::cutAcross, &tst_SpriteToShapes::splitIntoShapes,
                            &tst_SpriteToShapes::undoAllAndRedo}) {
        (this->*step)();
        if (QTest::currentTestFailed())
            return;
    }
}

QTEST_MAIN(tst_SpriteToShapes)
#include "tst_spritetoshapes.moc"

#include "editor/canvas/canvas.h"

#include "editor/canvas/background.h"
#include "editor/tools/handtool.h"
#include "editor/tools/pivottool.h"
#include "editor/tools/selecttool.h"
#include "tests/editor/tools/toolfixture.h"

#include <QAction>
#include <QDropEvent>
#include <QMimeData>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include <cmath>

using hullsmith::Vec2;

namespace {

/// Records what the canvas sends.
class RecordingTool : public CanvasTool {
    Q_OBJECT
public:
    using CanvasTool::CanvasTool;

    void press(const CanvasEvent &e) override
    {
        calls << QStringLiteral("press");
        last = e;
    }
    void move(const CanvasEvent &e) override
    {
        calls << (e.button == Qt::LeftButton ? QStringLiteral("drag") : QStringLiteral("hover"));
        last = e;
    }
    void release(const CanvasEvent &e) override
    {
        calls << QStringLiteral("release");
        last = e;
    }
    void doublePress(const CanvasEvent &) override { calls << QStringLiteral("double"); }
    void cancel() override { calls << QStringLiteral("cancel"); }
    bool key(int key, Qt::KeyboardModifiers) override
    {
        keys << key;
        return usesKeys;
    }
    bool isBusy() const override { return busy; }
    QString hint() const override { return {}; }

    QStringList calls;
    QList<int> keys;
    CanvasEvent last;
    bool usesKeys = false;
    bool busy = false;
};

bool near(const Vec2 &a, const Vec2 &b)
{
    return (a - b).norm() < 1e-9;
}

} // namespace

class tst_Canvas : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void cleanup();
    void sceneLiesWhereTheViewSays();
    void wheelZoomsAtTheCursor_data();
    void wheelZoomsAtTheCursor();
    void twoFingerScrollPans();
    void middleDragPans();
    void spaceDragPans();
    void handToolPans();
    void arrowsPanWhenTheToolHasNoUseForThem();
    void toolGetsWorldPositionsWithTheButtonHeld();
    void doubleClickReachesTheTool();
    void changingTheToolCancelsTheOldOne();
    void busyToolKeepsItsKeysFromShortcuts();
    void zoomSlots();
    void fitBeforeTheFirstShow();
    void turnEndsAtTheAngle();
    void newInputFinishesTheTurn();
    void dropEmitsFiles();
    void dropOfTextIsRefused();
    void pivotDragKeepsTheImageInPlace();
    void inputMethodsAreOff();
    void gridSpacingAdapts();
    void scaleBarIsRound();
    void gridLinesAreOneCrispPixel();

private:
    QPoint toPoint(const Vec2 &world) const { return m_canvas->view().toScreen(world).toPoint(); }
    void wheel(const QPointF &at, const QPoint &pixels, const QPoint &angle,
               Qt::ScrollPhase phase = Qt::NoScrollPhase,
               Qt::KeyboardModifiers modifiers = Qt::NoModifier) const
    {
        QWheelEvent event(at, m_canvas->viewport()->mapToGlobal(at), pixels, angle, Qt::NoButton,
                          modifiers, phase, false);
        QCoreApplication::sendEvent(m_canvas->viewport(), &event);
    }

    std::unique_ptr<ToolFixture> m_fixture;
    std::unique_ptr<Canvas> m_canvas;
    std::unique_ptr<RecordingTool> m_tool;
};

void tst_Canvas::init()
{
    m_fixture = std::make_unique<ToolFixture>();
    m_canvas = std::make_unique<Canvas>();
    m_canvas->resize(640, 480);
    m_tool = std::make_unique<RecordingTool>(m_fixture->context);
    m_canvas->setTool(m_tool.get());
    m_canvas->show();
    QVERIFY(QTest::qWaitForWindowActive(m_canvas.get()));
    m_canvas->setFocus();
    m_tool->calls.clear();
}

void tst_Canvas::cleanup()
{
    m_canvas.reset();
    m_tool.reset();
    m_fixture.reset();
}

void tst_Canvas::sceneLiesWhereTheViewSays()
{
    ViewTransform v = m_canvas->view();
    v.setZoom(3.7);
    v.setCentre({1234.5, -987.25});
    m_canvas->setView(v);
    for (const Vec2 &w : {Vec2(1234.5, -987.25), Vec2(1200.0, -950.0)}) {
        const QPointF shown = m_canvas->viewportTransform().map(QPointF(w.x(), w.y()));
        const QPointF expected = m_canvas->view().toScreen(w);
        QVERIFY(std::hypot(shown.x() - expected.x(), shown.y() - expected.y()) < 1e-6);
    }
}

void tst_Canvas::wheelZoomsAtTheCursor_data()
{
    QTest::addColumn<int>("notches");
    QTest::addColumn<int>("modifiers");
    QTest::newRow("in") << 1 << int(Qt::NoModifier);
    QTest::newRow("out, three at once") << -3 << int(Qt::NoModifier);
    QTest::newRow("ctrl") << 2 << int(Qt::ControlModifier);
}

void tst_Canvas::wheelZoomsAtTheCursor()
{
    QFETCH(int, notches);
    QFETCH(int, modifiers);
    const QPointF at(123.0, 333.0);
    const Vec2 world = m_canvas->view().toWorld(at);
    const double before = m_canvas->view().zoom();
    QSignalSpy byHand(m_canvas.get(), &Canvas::userPanned);
    wheel(at, {}, {0, 120 * notches}, Qt::NoScrollPhase, Qt::KeyboardModifiers(modifiers));
    QCOMPARE(m_canvas->view().zoom() > before, notches > 0);
    QVERIFY(near(m_canvas->view().toWorld(at), world));
    QCOMPARE(byHand.count(), 1);
}

void tst_Canvas::twoFingerScrollPans()
{
    const double zoom = m_canvas->view().zoom();
    const Vec2 world = m_canvas->view().toWorld({100.0, 100.0});
    wheel({50.0, 50.0}, {7, -12}, {56, -96}, Qt::ScrollUpdate);
    QCOMPARE(m_canvas->view().zoom(), zoom);
    QVERIFY(near(m_canvas->view().toWorld({107.0, 88.0}), world));
    // With Ctrl the same gesture zooms.
    wheel({50.0, 50.0}, {0, 12}, {0, 96}, Qt::ScrollUpdate, Qt::ControlModifier);
    QVERIFY(m_canvas->view().zoom() > zoom);
}

void tst_Canvas::middleDragPans()
{
    const Vec2 world = m_canvas->view().toWorld({200.0, 200.0});
    QTest::mousePress(m_canvas->viewport(), Qt::MiddleButton, {}, {200, 200});
    QTest::mouseMove(m_canvas->viewport(), {230, 180});
    QTest::mouseMove(m_canvas->viewport(), {260, 150});
    QTest::mouseRelease(m_canvas->viewport(), Qt::MiddleButton, {}, {260, 150});
    QVERIFY(near(m_canvas->view().toWorld({260.0, 150.0}), world));
    QVERIFY(!m_tool->calls.contains(QStringLiteral("press")));
}

void tst_Canvas::spaceDragPans()
{
    const Vec2 world = m_canvas->view().toWorld({200.0, 200.0});
    QTest::keyPress(m_canvas.get(), Qt::Key_Space);
    QCOMPARE(m_canvas->viewport()->cursor().shape(), Qt::OpenHandCursor);
    QTest::mousePress(m_canvas->viewport(), Qt::LeftButton, {}, {200, 200});
    QTest::mouseMove(m_canvas->viewport(), {150, 260});
    QTest::mouseRelease(m_canvas->viewport(), Qt::LeftButton, {}, {150, 260});
    QTest::keyRelease(m_canvas.get(), Qt::Key_Space);
    QVERIFY(near(m_canvas->view().toWorld({150.0, 260.0}), world));
    QVERIFY(!m_tool->calls.contains(QStringLiteral("press")));
    QVERIFY(m_tool->keys.isEmpty());
    QTest::mouseClick(m_canvas->viewport(), Qt::LeftButton, {}, {150, 260});
    QVERIFY(m_tool->calls.contains(QStringLiteral("press")));
}

void tst_Canvas::handToolPans()
{
    HandTool hand(m_fixture->context);
    m_canvas->setTool(&hand);
    const Vec2 world = m_canvas->view().toWorld({200.0, 200.0});
    QTest::mousePress(m_canvas->viewport(), Qt::LeftButton, {}, {200, 200});
    QTest::mouseMove(m_canvas->viewport(), {220, 220});
    QTest::mouseRelease(m_canvas->viewport(), Qt::LeftButton, {}, {220, 220});
    QVERIFY(near(m_canvas->view().toWorld({220.0, 220.0}), world));
    m_canvas->setTool(nullptr);
}

void tst_Canvas::arrowsPanWhenTheToolHasNoUseForThem()
{
    const Vec2 centre = m_canvas->view().centre();
    QTest::keyClick(m_canvas.get(), Qt::Key_Right);
    QVERIFY(m_canvas->view().centre().x() > centre.x());
    QTest::keyClick(m_canvas.get(), Qt::Key_Up);
    QVERIFY(m_canvas->view().centre().y() > centre.y());
    m_tool->usesKeys = true;
    const Vec2 there = m_canvas->view().centre();
    QTest::keyClick(m_canvas.get(), Qt::Key_Left);
    QCOMPARE(m_canvas->view().centre(), there);
    QCOMPARE(m_tool->keys, (QList<int>{Qt::Key_Right, Qt::Key_Up, Qt::Key_Left}));
}

void tst_Canvas::toolGetsWorldPositionsWithTheButtonHeld()
{
    ViewTransform v = m_canvas->view();
    v.setZoom(4.0);
    m_canvas->setView(v);
    QSignalSpy cursor(m_canvas.get(), &Canvas::cursorMoved);
    QTest::mouseMove(m_canvas->viewport(), {100, 100});
    QTRY_VERIFY(m_tool->calls.contains(QStringLiteral("hover")));
    QTest::mousePress(m_canvas->viewport(), Qt::LeftButton, {}, {300, 200});
    QTest::mouseMove(m_canvas->viewport(), {340, 160});
    QTRY_VERIFY(m_tool->calls.contains(QStringLiteral("drag")));
    QVERIFY(near(m_tool->last.world, m_canvas->view().toWorld({340.0, 160.0})));
    QCOMPARE(m_tool->last.pixelSize, 0.25);
    QTest::mouseRelease(m_canvas->viewport(), Qt::LeftButton, {}, {340, 160});
    QCOMPARE(m_tool->calls.last(), QStringLiteral("release"));
    QVERIFY(cursor.count() >= 2);
}

void tst_Canvas::doubleClickReachesTheTool()
{
    QTest::mouseClick(m_canvas->viewport(), Qt::LeftButton, {}, {300, 200});
    QTest::mouseDClick(m_canvas->viewport(), Qt::LeftButton, {}, {300, 200});
    QVERIFY(m_tool->calls.contains(QStringLiteral("double")));
}

void tst_Canvas::changingTheToolCancelsTheOldOne()
{
    QTest::mousePress(m_canvas->viewport(), Qt::LeftButton, {}, {300, 200});
    RecordingTool next(m_fixture->context);
    m_canvas->setTool(&next);
    QCOMPARE(m_tool->calls.last(), QStringLiteral("cancel"));
    QTest::mouseRelease(m_canvas->viewport(), Qt::LeftButton, {}, {300, 200});
    QVERIFY(!next.calls.contains(QStringLiteral("release"))); // it never got the press
    m_canvas->setTool(nullptr);
}

void tst_Canvas::busyToolKeepsItsKeysFromShortcuts()
{
    QAction action;
    action.setShortcut(Qt::Key_Escape);
    m_canvas->addAction(&action);
    QSignalSpy triggered(&action, &QAction::triggered);
    m_tool->busy = true;
    QTest::keyClick(m_canvas.get(), Qt::Key_Escape);
    QCOMPARE(triggered.count(), 0);
    QCOMPARE(m_tool->keys, QList<int>{Qt::Key_Escape});
    m_tool->busy = false;
    QTest::keyClick(m_canvas.get(), Qt::Key_Escape);
    QCOMPARE(triggered.count(), 1);
}

void tst_Canvas::zoomSlots()
{
    const Vec2 centre = m_canvas->view().centre();
    m_canvas->zoomIn();
    QVERIFY(m_canvas->view().zoom() > 1.0);
    m_canvas->zoomOut();
    QVERIFY(std::abs(m_canvas->view().zoom() - 1.0) < 1e-12);
    m_canvas->zoomOut();
    m_canvas->zoomTo100();
    QCOMPARE(m_canvas->view().zoom(), 1.0);
    QVERIFY(near(m_canvas->view().centre(), centre));
    m_canvas->setContentBounds({{0.0, 0.0}, {1000.0, 10.0}});
    m_canvas->setSelectionBounds({{0.0, 0.0}, {10.0, 10.0}});
    m_canvas->fitAll();
    QVERIFY(near(m_canvas->view().centre(), {500.0, 5.0}));
    m_canvas->fitSelection();
    QVERIFY(near(m_canvas->view().centre(), {5.0, 5.0}));
    m_canvas->setSelectionBounds({});
    m_canvas->fitSelection();
    QVERIFY(near(m_canvas->view().centre(), {500.0, 5.0}));
}

void tst_Canvas::fitBeforeTheFirstShow()
{
    Canvas canvas;
    canvas.setContentBounds({{0.0, 0.0}, {100.0, 100.0}});
    canvas.fitAll();
    canvas.resize(500, 500);
    canvas.show();
    QVERIFY(QTest::qWaitForWindowExposed(&canvas));
    QVERIFY(near(canvas.view().centre(), {50.0, 50.0}));
    QVERIFY(canvas.view().zoom() > 4.0);
}

void tst_Canvas::turnEndsAtTheAngle()
{
    m_canvas->turnTo(0.5, 0);
    QCOMPARE(m_canvas->view().turn(), 0.5);
    QSignalSpy changed(m_canvas.get(), &Canvas::viewChanged);
    m_canvas->turnTo(0.0, 30);
    QTRY_COMPARE(m_canvas->view().turn(), 0.0);
    QVERIFY(changed.count() >= 1);
}

void tst_Canvas::newInputFinishesTheTurn()
{
    m_canvas->turnTo(1.0, 100000);
    wheel({100.0, 100.0}, {}, {0, 120});
    QCOMPARE(m_canvas->view().turn(), 1.0);
}

void tst_Canvas::dropEmitsFiles()
{
    QMimeData mime;
    mime.setUrls({QUrl::fromLocalFile(QStringLiteral("/tmp/ship.png")),
                  QUrl(QStringLiteral("https://example.org/a.png"))});
    QSignalSpy dropped(m_canvas.get(), &Canvas::filesDropped);
    QDragEnterEvent enter({100, 50}, Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(m_canvas->viewport(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop({100.0, 50.0}, Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(m_canvas->viewport(), &drop);
    QVERIFY(drop.isAccepted());
    QCOMPARE(dropped.count(), 1);
    QCOMPARE(dropped.first().at(0).toStringList(), QStringList{QStringLiteral("/tmp/ship.png")});
    QVERIFY(near(dropped.first().at(1).value<Vec2>(), m_canvas->view().toWorld({100.0, 50.0})));
}

void tst_Canvas::dropOfTextIsRefused()
{
    QMimeData mime;
    mime.setText(QStringLiteral("hello"));
    QDragEnterEvent enter({100, 50}, Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
    enter.setAccepted(false);
    QCoreApplication::sendEvent(m_canvas->viewport(), &enter);
    QVERIFY(!enter.isAccepted());
}

void tst_Canvas::pivotDragKeepsTheImageInPlace()
{
    m_fixture->loadSquare();
    PivotTool tool(m_fixture->context);
    m_canvas->setTool(&tool);
    const auto imageOnScreen = [this] {
        return m_canvas->view().toScreen(-m_fixture->body().pivot);
    };
    const QPointF before = imageOnScreen();
    QTest::mousePress(m_canvas->viewport(), Qt::LeftButton, {}, toPoint({10.0, 10.0}));
    const QPoint end = toPoint({0.0, 0.0}) + QPoint(25, 40);
    QTest::mouseMove(m_canvas->viewport(), toPoint({0.0, 0.0}) + QPoint(7, 9));
    QTest::mouseMove(m_canvas->viewport(), end);
    QTest::mouseRelease(m_canvas->viewport(), Qt::LeftButton, {}, end);
    QVERIFY(m_fixture->body().pivot != Vec2(32.0, 24.0));
    QCOMPARE(imageOnScreen(), before);
    QCOMPARE(m_canvas->view().toScreen({0.0, 0.0}).toPoint(), end); // the mark is under the cursor
    QCOMPARE(m_fixture->steps(), 1);
    m_canvas->setTool(nullptr);
}

void tst_Canvas::inputMethodsAreOff()
{
    QVERIFY(!m_canvas->testAttribute(Qt::WA_InputMethodEnabled));
    QVERIFY(!m_canvas->accessibleName().isEmpty());
}

void tst_Canvas::gridSpacingAdapts()
{
    QCOMPARE(visibleGridSpacing(8.0, 1.0), 8.0);
    QCOMPARE(visibleGridSpacing(8.0, 0.2), 40.0);
    QCOMPARE(visibleGridSpacing(1.0, 1.0 / 256.0), 3125.0);
    QCOMPARE(visibleGridSpacing(0.0, 1.0), 0.0);
}

void tst_Canvas::scaleBarIsRound()
{
    QCOMPARE(scaleBarMetres(64.0), 1.0);
    QCOMPARE(scaleBarMetres(32.0), 2.0);
    QCOMPARE(scaleBarMetres(300.0), 0.5);
    QCOMPARE(scaleBarMetres(0.0), 0.0);
    QCOMPARE(scaleBarText(1.0, 32.0), QStringLiteral("1 m = 32 px"));
    QCOMPARE(scaleBarText(2.0, 1.0), QStringLiteral("2 m"));
}

void tst_Canvas::gridLinesAreOneCrispPixel()
{
    m_canvas->setGrid(true, 50.0);
    ViewTransform v = m_canvas->view();
    v.setZoom(1.3);
    v.setCentre({0.37, 0.0});
    m_canvas->setView(v);
    const QImage shot = m_canvas->viewport()->grab().toImage();
    // Along a row between the grid's lines every pixel is canvas, grid, major line or axis: no
    // blends of two of them.
    const int row = toPoint({0.0, 25.0}).y();
    QSet<QRgb> colours;
    int lines = 0;
    for (int x = 0; x < shot.width(); ++x) {
        colours << shot.pixel(x, row);
        lines += shot.pixel(x, row) != m_canvas->palette2D().canvas.rgb();
    }
    QVERIFY2(colours.size() <= 4, qPrintable(QString::number(colours.size())));
    QVERIFY(std::abs(lines - int(640.0 / 65.0)) <= 1);
}

QTEST_MAIN(tst_Canvas)
#include "tst_canvas.moc"

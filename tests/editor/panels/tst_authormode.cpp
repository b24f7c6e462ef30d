#include "authorfixture.h"

#include "editor/canvas/bodyitem.h"
#include "editor/canvas/calloutitem.h"
#include "editor/formats/nativeformat.h"
#include "editor/panels/checkspanel.h"
#include "editor/panels/findingdelegate.h"
#include "editor/panels/findingsmodel.h"
#include "editor/panels/repairdialog.h"

#include <QClipboard>
#include <QElapsedTimer>
#include <QListView>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>

#include <algorithm>
#include <cmath>
#include <ctime>
#include <numbers>

using hullsmith::Vec2;

class tst_AuthorMode : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void emptyProjectSaysWhatToDo();
    void drawingInAnEmptyProjectMakesABody();
    void firstShapeIsSelectedOnce();
    void drawsAPolygonByClicks();
    void dragThroughTheOppositeEdgeIsFoundAndFixed();
    void everythingUndoesToTheSameBytes();
    void clickingAFindingShowsItsPlace();
    void faultOfAHoleShowsItsVertices();
    void linkInTheCalloutFixes();
    void calloutStaysOpenOnTheWayToItsLink();
    void deleteRemovesVerticesThenShapes();
    void copyAndPasteShapes();
    void pasteGoesToEverySelectedBody();
    void bodiesTravelAsText();
    void nonsenseOnTheClipboardIsSaid_data();
    void nonsenseOnTheClipboardIsSaid();
    void menuEditsWorkOnTheShownShape();
    void viewIsKeptPerBody();
    void snappingFollowsTheActions();
    void toolKeysReachTheTool();
    void statusSaysWhatIsThere();
    void leavingTheModeSwitchesItsActionsOff();
    void dragAmongThousandsTouchesOneBody();
};

namespace {

SceneData oneBody(std::vector<SceneShape> shapes)
{
    SceneData data;
    data.bodies = {PanelFixture::body(QStringLiteral("ship"), std::move(shapes))};
    return data;
}

SceneShape kite()
{
    return PanelFixture::outline(QStringLiteral("hull"), {{0, -40}, {40, 0}, {0, 40}, {-40, 0}});
}

/// The callout that is open on the canvas; nullptr if none is.
const CalloutItem *openCallout(AuthorFixture &f)
{
    for (QGraphicsItem *child : f.mode->bodyItem()->childItems())
        if (const auto *box = dynamic_cast<CalloutItem *>(child); box && box->isVisible())
            return box;
    return nullptr;
}

/// Its headline; empty if none is open.
QString callout(AuthorFixture &f)
{
    const CalloutItem *box = openCallout(f);
    return box ? box->title() : QString();
}

/// Where the callout's link is on the screen.
QPoint linkPlace(AuthorFixture &f)
{
    const CalloutItem *box = openCallout(f);
    return (f.mode->canvas()->view().toScreen({box->x(), box->y()}) + box->linkBox().center())
        .toPoint();
}

int rowOf(const FindingsModel &model, Finding::Kind kind)
{
    for (int row = 0; row < model.rowCount(); ++row)
        if (const Finding *finding = model.findingAt(row); finding && finding->kind == kind)
            return row;
    return -1;
}

FindingsModel *findingsModel(AuthorFixture &f)
{
    return f.window.findChild<ChecksPanel *>()->model();
}

void pressFix(AuthorFixture &f, int row)
{
    auto *list = f.child<QListView>("findings");
    const QModelIndex index = list->model()->index(row, 0);
    list->scrollTo(index);
    QStyleOptionViewItem option;
    option.font = list->font();
    option.widget = list;
    const QRect button = FindingDelegate::buttonRect(option, list->visualRect(index), index);
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, button.center());
}

} // namespace

void tst_AuthorMode::emptyProjectSaysWhatToDo()
{
    AuthorFixture f;
    QVERIFY(f.ready());
    auto *hint = f.child<QWidget>("emptyHint");
    QVERIFY(hint->isVisible());
    QSignalSpy asked(f.actions["file.openImage"], &QAction::triggered);
    hint->findChild<QPushButton *>("file.openImage")->click();
    QCOMPARE(asked.size(), 1);
    QTest::mouseClick(hint->findChild<QPushButton *>("body.add"), Qt::LeftButton);
    QCOMPARE(f.document.data().bodies.size(), std::size_t(1));
    QVERIFY(!hint->isVisible());
    f.document.undo();
    QVERIFY(hint->isVisible());
}

void tst_AuthorMode::drawingInAnEmptyProjectMakesABody()
{
    AuthorFixture f;
    QVERIFY(f.ready());
    f.trigger("tool.box");
    QVERIFY(!f.child<QWidget>("emptyHint")->isVisible()); // It would stand in the way.
    const QPoint corner = f.screen({10, -10});
    f.press(Vec2(-30, 20));
    f.dragTo(Vec2(0, 0));
    f.dragTo(Vec2(10, -10));
    f.release(Vec2(10, -10));
    QCOMPARE(f.document.data().bodies.size(), std::size_t(1));
    QCOMPARE(f.body().name, QStringLiteral("body"));
    QCOMPARE(f.body().shapes.size(), std::size_t(1));
    QCOMPARE(f.body().shapes[0].name, QStringLiteral("box"));
    QCOMPARE(f.selection.shapes(), std::set<ShapeId>{f.body().shapes[0].id});
    QCOMPARE(f.screen({10, -10}), corner); // The view does not jump.
    QCOMPARE(f.document.undoStack()->count(), 1);
    f.document.undo();
    QVERIFY(f.document.data().bodies.empty());
    f.trigger("tool.polygon");
    for (const Vec2 &point : {Vec2(-30, -20), Vec2(30, -20), Vec2(0, 40)})
        f.click(point);
    QTest::keyClick(f.mode->canvas(), Qt::Key_Return);
    QCOMPARE(f.body().shapes[0].vertices.size(), std::size_t(3));
    f.document.undo();
    f.trigger("tool.select");
    QVERIFY(f.child<QWidget>("emptyHint")->isVisible());
}

void tst_AuthorMode::firstShapeIsSelectedOnce()
{
    SceneData data = oneBody({kite()});
    data.bodies.push_back(PanelFixture::body(QStringLiteral("rock"), {kite(), kite()}));
    AuthorFixture f(data);
    QVERIFY(f.ready());
    const BodyId ship = f.document.data().bodies[0].id;
    const SceneBody &rock = f.document.data().bodies[1];
    QCOMPARE(f.selection.shapes(), std::set<ShapeId>{f.body().shapes[0].id});
    f.selection.setBody(rock.id);
    QCOMPARE(f.selection.shapes(), std::set<ShapeId>{rock.shapes[0].id});
    QCOMPARE(f.child<QTableView>("vertices")->model()->rowCount(), 4);
    f.selection.clear();
    f.selection.setBody(ship); // It has what it was left with.
    QCOMPARE(f.selection.shapes(), std::set<ShapeId>{f.body().shapes[0].id});
    f.selection.setBody(rock.id);
    QVERIFY(f.selection.shapes().empty()); // Nothing, as the user left it.
}

void tst_AuthorMode::drawsAPolygonByClicks()
{
    AuthorFixture f(oneBody({}));
    QVERIFY(f.ready());
    f.trigger("tool.polygon");
    for (const Vec2 &corner : {Vec2(-30, -20), Vec2(30, -20), Vec2(0, 40)})
        f.click(corner);
    QVERIFY(f.mode->canvas()->tool()->isBusy());
    QTest::keyClick(f.mode->canvas(), Qt::Key_Return);
    QCOMPARE(f.body().shapes.size(), std::size_t(1));
    QCOMPARE(f.body().shapes[0].vertices.size(), std::size_t(3));
    QVERIFY(f.selection.contains(f.body().shapes[0].id));
    QCOMPARE(f.child<QTableView>("vertices")->model()->rowCount(), 3);
    QCOMPARE(f.child<QListView>("shapes")->model()->rowCount(), 1);
    QCOMPARE(f.document.undoStack()->count(), 1);
}

void tst_AuthorMode::dragThroughTheOppositeEdgeIsFoundAndFixed()
{
    AuthorFixture f(oneBody({kite()}));
    QVERIFY(f.ready());
    f.selection.set({f.body().shapes[0].id});
    const FindingsModel &model = *findingsModel(f);
    QVERIFY(rowOf(model, Finding::Kind::SelfIntersection) < 0);

    f.press(Vec2(40, 0));
    f.dragTo(Vec2(0, 0));
    f.dragTo(Vec2(-60, 30));
    QVERIFY(rowOf(model, Finding::Kind::SelfIntersection) >= 0); // Live, in mid-drag.
    QVERIFY(f.mode->bodyItem()->openFinding().has_value());
    QVERIFY(callout(f).contains(QStringLiteral("cross"))); // And on the canvas.
    f.release(Vec2(-60, 30));
    QCOMPARE(f.document.undoStack()->count(), 1);

    const int row = rowOf(model, Finding::Kind::SelfIntersection);
    QVERIFY(model.findingAt(row)->fix != Fix::None);
    pressFix(f, row);
    auto *preview = f.window.findChild<RepairDialog *>();
    QVERIFY(preview && preview->isVisible());
    preview->accept();
    QVERIFY(rowOf(model, Finding::Kind::SelfIntersection) < 0);
    QVERIFY(!callout(f).contains(QStringLiteral("cross")));
    QCOMPARE(f.document.undoStack()->count(), 2);
}

void tst_AuthorMode::everythingUndoesToTheSameBytes()
{
    AuthorFixture f(oneBody({kite()}));
    QVERIFY(f.ready());
    const QByteArray before = writeNative(f.document.data());
    f.selection.set({f.body().shapes[0].id});
    f.press(Vec2(0, 40));
    f.dragTo(Vec2(5, 60));
    f.release(Vec2(5, 60));
    f.trigger("edit.duplicate");
    f.trigger("shape.reverse");
    f.trigger("tool.box");
    f.press(Vec2(-20, -20));
    f.dragTo(Vec2(10, 10));
    f.release(Vec2(10, 10));
    f.trigger("tool.circle");
    f.press(Vec2(20, 20));
    f.dragTo(Vec2(30, 20));
    f.release(Vec2(30, 20));
    f.trigger("body.add");
    QVERIFY(f.document.undoStack()->count() >= 6);
    const QByteArray after = writeNative(f.document.data());
    QVERIFY(after != before);
    f.undoAll();
    QCOMPARE(writeNative(f.document.data()), before);
    while (f.document.undoStack()->canRedo())
        f.document.redo();
    QCOMPARE(writeNative(f.document.data()), after);
}

void tst_AuthorMode::clickingAFindingShowsItsPlace()
{
    SceneShape far = kite();
    for (Vec2 &v : far.vertices)
        v += Vec2(500, 300);
    far.vertices.insert(far.vertices.begin() + 1, far.vertices[0]); // A duplicate.
    AuthorFixture f(oneBody({far, kite()}));
    QVERIFY(f.ready());
    f.mode->canvas()->zoomTo100();
    const int row = rowOf(*findingsModel(f), Finding::Kind::Duplicate);
    QVERIFY(row >= 0);
    auto *list = f.child<QListView>("findings");
    const QRect rect = list->visualRect(list->model()->index(row, 0));
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, rect.topLeft() + QPoint(40, 8));
    QVERIFY(!f.selection.vertices().empty());
    QVERIFY(f.selection.contains(f.body().shapes[0].id));
    QVERIFY((f.mode->canvas()->view().centre() - far.vertices[0]).norm() < 1.0);
}

void tst_AuthorMode::faultOfAHoleShowsItsVertices()
{
    SceneShape frame = kite();
    frame.holes = {{{-5, -5}, {-5, 5}, {5, 5}, {5, 5}, {5, -5}}};
    AuthorFixture f(oneBody({frame}));
    QVERIFY(f.ready());
    const int row = rowOf(*findingsModel(f), Finding::Kind::Duplicate);
    QVERIFY(row >= 0);
    auto *list = f.child<QListView>("findings");
    const QRect rect = list->visualRect(list->model()->index(row, 0));
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, rect.topLeft() + QPoint(40, 8));
    QVERIFY(!f.selection.vertices().empty());
    for (const VertexRef &vertex : f.selection.vertices())
        QCOMPARE(vertex.ring, 0);
}

void tst_AuthorMode::linkInTheCalloutFixes()
{
    SceneShape doubled = kite();
    doubled.vertices.insert(doubled.vertices.begin() + 1, doubled.vertices[0]);
    AuthorFixture f(oneBody({doubled}));
    QVERIFY(f.ready());
    const CalloutItem *box = openCallout(f);
    QVERIFY(box);
    QCOMPARE(box->link(), fixText(Fix::WeldDuplicates));
    QVERIFY(box->box().contains(box->linkBox()));

    // Pressed, but let go elsewhere: nothing happens, and no tool gets anything.
    const std::set<ShapeId> selected = f.selection.shapes();
    QTest::mouseMove(f.viewport(), linkPlace(f));
    QCOMPARE(f.viewport()->cursor().shape(), Qt::PointingHandCursor);
    QTest::mousePress(f.viewport(), Qt::LeftButton, {}, linkPlace(f));
    QTest::mouseRelease(f.viewport(), Qt::LeftButton, {}, QPoint(5, 5));
    QCOMPARE(f.document.undoStack()->count(), 0);
    QCOMPARE(f.selection.shapes(), selected);

    QTest::mouseClick(f.viewport(), Qt::LeftButton, {}, linkPlace(f));
    QCOMPARE(f.body().shapes[0].vertices, kite().vertices);
    QCOMPARE(f.document.undoStack()->count(), 1);
    QVERIFY(callout(f).isEmpty());
    f.document.undo();
    QCOMPARE(f.body().shapes[0].vertices, doubled.vertices);
}

void tst_AuthorMode::calloutStaysOpenOnTheWayToItsLink()
{
    SceneShape straight = kite();
    straight.vertices.insert(straight.vertices.begin() + 1, Vec2(20, -20)); // A note, no error.
    AuthorFixture f(oneBody({straight}));
    QVERIFY(f.ready());
    QVERIFY(callout(f).isEmpty());
    const QPoint place = f.screen({20, -20});
    QTest::mouseMove(f.viewport(), place + QPoint(10, -10));
    QVERIFY(!callout(f).isEmpty());
    const QPoint link = linkPlace(f);
    for (double part : {0.2, 0.4, 0.6, 0.8, 1.0}) {
        QTest::mouseMove(f.viewport(), place + ((link - place).toPointF() * part).toPoint());
        QVERIFY2(!callout(f).isEmpty(), qPrintable(QString::number(part)));
    }
    QTest::mouseClick(f.viewport(), Qt::LeftButton, {}, link);
    QCOMPARE(f.body().shapes[0].vertices, kite().vertices);
    QTest::mouseMove(f.viewport(), QPoint(5, 5));
    QVERIFY(callout(f).isEmpty());
}

void tst_AuthorMode::deleteRemovesVerticesThenShapes()
{
    AuthorFixture f(oneBody({kite()}));
    QVERIFY(f.ready());
    const ShapeId shape = f.body().shapes[0].id;
    f.selection.set({shape}, {{shape, 3}});
    QTest::keyClick(f.mode->canvas(), Qt::Key_Delete);
    QCOMPARE(f.body().shapes[0].vertices.size(), std::size_t(3));
    f.selection.set({shape});
    QTest::keyClick(f.mode->canvas(), Qt::Key_Delete);
    QVERIFY(f.body().shapes.empty());
    f.undoAll();
    QCOMPARE(f.body().shapes[0].vertices.size(), std::size_t(4));
}

void tst_AuthorMode::copyAndPasteShapes()
{
    AuthorFixture f(oneBody({kite()}));
    QVERIFY(f.ready());
    f.selection.set({f.body().shapes[0].id});
    f.trigger("edit.copy");
    f.trigger("edit.paste");
    QCOMPARE(f.body().shapes.size(), std::size_t(2));
    const SceneShape &copy = f.body().shapes[1];
    QVERIFY(copy.name != f.body().shapes[0].name);
    QVERIFY(copy.vertices != f.body().shapes[0].vertices); // Beside it, not hidden on top of it.
    QVERIFY(f.selection.contains(copy.id));
    f.trigger("edit.cut");
    QCOMPARE(f.body().shapes.size(), std::size_t(1));
    f.trigger("edit.paste");
    QCOMPARE(f.body().shapes.size(), std::size_t(2));
    f.document.undo();
    f.document.undo();
    f.document.undo();
    QCOMPARE(f.body().shapes.size(), std::size_t(1));
    QVERIFY(!f.document.undoStack()->canUndo());
}

void tst_AuthorMode::pasteGoesToEverySelectedBody()
{
    SceneData data = oneBody({kite()});
    data.bodies.push_back(PanelFixture::body(QStringLiteral("second"), {}));
    data.bodies.push_back(PanelFixture::body(QStringLiteral("third"), {}));
    AuthorFixture f(data);
    QVERIFY(f.ready());
    f.selection.set({f.body(0).shapes[0].id});
    f.trigger("edit.copy");
    auto *list = f.child<QListView>("bodies");
    const auto middle = [list](int row) {
        return list->visualRect(list->model()->index(row, 0)).center();
    };
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, middle(1));
    QTest::mouseClick(list->viewport(), Qt::LeftButton, Qt::ControlModifier, middle(2));
    f.trigger("edit.paste");
    QCOMPARE(f.body(1).shapes.size(), std::size_t(1));
    QCOMPARE(f.body(2).shapes.size(), std::size_t(1));
    QCOMPARE(f.body(1).shapes[0].vertices, kite().vertices);
    QCOMPARE(f.document.undoStack()->count(), 1);
}

void tst_AuthorMode::bodiesTravelAsText()
{
    SceneData data = oneBody({kite()});
    data.settings.categories = {QStringLiteral("default"), QStringLiteral("player")};
    data.bodies[0].shapes[0].properties.category = {QStringLiteral("player")};
    data.bodies[0].shapes[0].traced = TracedRings{{3, 4}, kite().vertices, {}};
    data.bodies[0].shapes[0].split.cuts = {{{-9, 0}, {9, 0}}};
    data.bodies[0].trace = TraceSettings();
    QString text;
    {
        AuthorFixture f(data);
        QVERIFY(f.ready());
        f.child<QListView>("bodies")->setFocus();
        f.trigger("edit.copy");
        text = QGuiApplication::clipboard()->text();
        QVERIFY(readNative(text.toUtf8()).has_value());
    }
    QGuiApplication::clipboard()->setText(text); // As it comes from a text editor.
    AuthorFixture other;
    QVERIFY(other.ready());
    other.trigger("edit.paste");
    QCOMPARE(other.document.data().bodies.size(), std::size_t(1));
    QCOMPARE(other.body().shapes[0].properties.category, QStringList{"player"});
    QVERIFY(other.body().shapes[0].traced == data.bodies[0].shapes[0].traced);
    QVERIFY(other.body().shapes[0].split == data.bodies[0].shapes[0].split);
    QVERIFY(other.body().trace == data.bodies[0].trace);
    QVERIFY(other.document.data().settings.categories.contains("player"));
    QCOMPARE(other.selection.body(), other.body().id);
    QCOMPARE(other.document.undoStack()->count(), 1);
}

void tst_AuthorMode::nonsenseOnTheClipboardIsSaid_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("empty") << QString();
    QTest::newRow("prose") << QStringLiteral("Hello, world");
    QTest::newRow("other JSON") << QStringLiteral("{\"a\": [1, 2, 3]}");
    QTest::newRow("newer version") << QStringLiteral("{\"format\":\"hullsmith\",\"version\":999}");
    QTest::newRow("cut off") << QStringLiteral(
        "{\"format\":\"hullsmith\",\"version\":1,\"bodies\":[");
}

void tst_AuthorMode::nonsenseOnTheClipboardIsSaid()
{
    QFETCH(QString, text);
    AuthorFixture f(oneBody({kite()}));
    QVERIFY(f.ready());
    QGuiApplication::clipboard()->setText(text);
    f.trigger("edit.paste");
    QCOMPARE(f.document.undoStack()->count(), 0);
    QVERIFY(f.mode->statusHint().contains(QStringLiteral("clipboard")));
}

void tst_AuthorMode::menuEditsWorkOnTheShownShape()
{
    SceneShape shape = kite();
    shape.vertices.insert(shape.vertices.begin() + 1, {20, -20}); // On the edge: collinear.
    shape.vertices.push_back(shape.vertices.back());              // A duplicate.
    AuthorFixture f(oneBody({shape}));
    QVERIFY(f.ready());
    f.trigger("shape.weld");
    QCOMPARE(f.body().shapes[0].vertices.size(), std::size_t(5));
    f.trigger("shape.dropCollinear");
    QCOMPARE(f.body().shapes[0].vertices, kite().vertices);
    f.trigger("shape.reverse");
    QCOMPARE(f.body().shapes[0].vertices[0], kite().vertices[0]);
    QCOMPARE(f.body().shapes[0].vertices[1], kite().vertices[3]);
    f.trigger("shape.reverse");
    QCOMPARE(f.body().shapes[0].vertices, kite().vertices);
    const int steps = f.document.undoStack()->count();
    f.trigger("shape.hull"); // Convex already: no step, and it says so.
    QCOMPARE(f.document.undoStack()->count(), steps);
    QVERIFY(!f.mode->statusHint().isEmpty());
    QCOMPARE(steps, 4);
}

void tst_AuthorMode::viewIsKeptPerBody()
{
    SceneData data = oneBody({kite()});
    data.bodies.push_back(PanelFixture::body(QStringLiteral("second"), {kite()}));
    AuthorFixture f(data);
    QVERIFY(f.ready());
    Canvas *canvas = f.mode->canvas();
    ViewTransform view = canvas->view();
    view.setZoom(12.5);
    view.setCentre(Vec2(7, 3));
    canvas->setView(view);
    f.selection.setBody(f.body(1).id);
    QVERIFY(canvas->view().zoom() != 12.5);
    f.selection.setBody(f.body(0).id);
    QCOMPARE(canvas->view().zoom(), 12.5);
    QCOMPARE(canvas->view().centre(), Vec2(7, 3));
}

void tst_AuthorMode::snappingFollowsTheActions()
{
    AuthorFixture f(oneBody({}));
    QVERIFY(f.ready());
    f.actions["snap.grid"]->setChecked(true);
    f.trigger("tool.box");
    f.press(Vec2(-15.2, -7.3));
    f.dragTo(Vec2(17.1, 8.4));
    f.release(Vec2(17.1, 8.4));
    QCOMPARE(f.body().shapes.size(), std::size_t(1));
    for (const Vec2 &v : f.body().shapes[0].vertices) {
        QCOMPARE(std::remainder(v.x(), 8.0), 0.0);
        QCOMPARE(std::remainder(v.y(), 8.0), 0.0);
    }
}

void tst_AuthorMode::toolKeysReachTheTool()
{
    AuthorFixture f(oneBody({}));
    QVERIFY(f.ready());
    QTest::keyClick(f.mode->canvas(), Qt::Key_P);
    QVERIFY(f.actions["tool.polygon"]->isChecked());
    f.click(Vec2(-30, -20));
    f.click(Vec2(30, -20));
    QTest::keyClick(f.mode->canvas(), Qt::Key_Backspace);
    QVERIFY(f.mode->canvas()->tool()->isBusy());
    QTest::keyClick(f.mode->canvas(), Qt::Key_Escape);
    QVERIFY(!f.mode->canvas()->tool()->isBusy());
    QVERIFY(f.body().shapes.empty());
    QTest::keyClick(f.mode->canvas(), Qt::Key_S);
    QVERIFY(f.actions["tool.select"]->isChecked());
}

void tst_AuthorMode::statusSaysWhatIsThere()
{
    AuthorFixture f(oneBody({kite()}));
    QVERIFY(f.ready());
    QCOMPARE(f.mode->statusSummary(),
             QStringLiteral("ship: 4 vertices, simple, counter-clockwise"));
    f.trigger("shape.reverse");
    QCOMPARE(f.mode->statusSummary(), QStringLiteral("ship: 4 vertices, simple, clockwise"));
    QVERIFY(!f.mode->statusHint().isEmpty());
}

void tst_AuthorMode::leavingTheModeSwitchesItsActionsOff()
{
    AuthorFixture f(oneBody({kite()}));
    QVERIFY(f.ready());
    f.mode->leave();
    f.actions["body.add"]->setEnabled(true);
    f.trigger("body.add");
    QCOMPARE(f.document.data().bodies.size(), std::size_t(1));
    f.mode->enter();
    f.trigger("body.add");
    QCOMPARE(f.document.data().bodies.size(), std::size_t(2));
}

/// Collects where a widget paints itself.
class PaintWatch : public QObject {
public:
    explicit PaintWatch(QWidget *widget) { widget->installEventFilter(this); }
    QRegion area() const { return m_area; }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::Paint)
            m_area |= static_cast<QPaintEvent *>(event)->region();
        return QObject::eventFilter(watched, event);
    }

private:
    QRegion m_area;
};

/// Also prints what a move costs, from the mouse event to the painted window.
void tst_AuthorMode::dragAmongThousandsTouchesOneBody()
{
    constexpr int bodies = 2000;
    constexpr int corners = 12;
    constexpr int moves = 60;
    SceneData data;
    std::vector<Vec2> ring;
    for (int i = 0; i < corners; ++i) {
        const double angle = 2.0 * std::numbers::pi * i / corners;
        ring.emplace_back(100.0 * std::cos(angle), 100.0 * std::sin(angle));
    }
    for (int i = 0; i < bodies; ++i)
        data.bodies.push_back(
            PanelFixture::body(QStringLiteral("body_%1").arg(i),
                               {PanelFixture::outline(QStringLiteral("hull"), ring)}));
    AuthorFixture f(data);
    QVERIFY(f.ready());
    f.selection.set({f.body().shapes[0].id});
    QSignalSpy checked(&f.mode->checks(), &BodyChecks::changed);
    std::vector<qint64> times;
    const std::clock_t start = std::clock();
    f.press(ring[0]);
    auto *list = f.child<QListView>("bodies");
    const PaintWatch painted(list->viewport());
    for (int i = 1; i <= moves; ++i) {
        QElapsedTimer timer;
        timer.start();
        f.dragTo(Vec2(100.0 + i, 0.5 * i));
        QCoreApplication::processEvents();
        times.push_back(timer.nsecsElapsed());
    }
    const double busy = 1000.0 * double(std::clock() - start) / CLOCKS_PER_SEC / moves;
    f.release(Vec2(100.0 + moves, 0.5 * moves));
    std::ranges::sort(times);
    qInfo("vertex drag among %d bodies: median %.2f ms a move, worst %.2f, processor %.2f", bodies,
          double(times[times.size() / 2]) / 1e6, double(times.back()) / 1e6, busy);
    const QRect row = list->visualRect(list->model()->index(0, 0));
    QVERIFY(!painted.area().isEmpty());
    QVERIFY2(row.contains(painted.area().boundingRect()), "more than the body's own row");
    QVERIFY(checked.size() > moves / 2);
    for (const QList<QVariant> &change : checked)
        QCOMPARE(change[0].value<BodyId>(), f.body().id);
    QCOMPARE(f.document.undoStack()->count(), 1);
}

QTEST_MAIN(tst_AuthorMode)
#include "tst_authormode.moc"

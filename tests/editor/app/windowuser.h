#pragma once

#include "appfixture.h"

#include "editor/app/authormode.h"
#include "editor/app/inspectmode.h"
#include "editor/canvas/bodyitem.h"
#include "editor/canvas/calloutitem.h"
#include "editor/canvas/canvas.h"
#include "editor/canvas/faultmarks.h"
#include "editor/formats/nativeformat.h"
#include "editor/panels/findingsmodel.h"
#include "editor/panels/inspectsentence.h"

#include <QDialog>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QListView>
#include <QMimeData>
#include <QUndoStack>

#include <functional>

/// Works in the modal dialog of that name as soon as it is open, and closes it if it still is.
class InDialog : public QObject {
public:
    InDialog(const char *name, std::function<void(QDialog &)> work)
        : m_name(QLatin1String(name))
        , m_work(std::move(work))
    {
        m_timer.callOnTimeout(this, &InDialog::look);
        m_timer.start(5);
    }

    bool wasOpen() const { return m_open; }

private:
    void look()
    {
        auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
        if (!dialog || dialog->objectName() != m_name || !dialog->isVisible())
            return;
        m_open = true;
        m_timer.stop();
        m_work(*dialog);
        dialog->reject();
    }

    QString m_name;
    std::function<void(QDialog &)> m_work;
    QTimer m_timer;
    bool m_open = false;
};

/// A person at the window, who uses mouse and keys only, and what the person sees. The first steps
/// of the main job stand here because many tests begin with them; each looks at what comes of it.
class WindowUser {
protected:
    void startEmpty();
    void dropSprite()
    {
        dropFile(QStringLiteral(HULLSMITH_SOURCE_DIR "/resources/examples/crate.png"));
    }
    void dropFile(const QString &sprite);
    void drawPolygon();
    void dragThroughOppositeEdge();

    void key(int key, Qt::KeyboardModifiers modifiers = {}) const;
    void undo() const { key(Qt::Key_Z, Qt::ControlModifier); }
    void redo() const { key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier); }
    QPoint at(const hullsmith::Vec2 &world) const
    {
        return canvas().view().toScreen(world).toPoint();
    }
    void press(const hullsmith::Vec2 &world) const;
    void moveTo(const hullsmith::Vec2 &world) const
    {
        QTest::mouseMove(canvas().viewport(), at(world));
    }
    void release(const hullsmith::Vec2 &world) const
    {
        QTest::mouseRelease(canvas().viewport(), Qt::LeftButton, {}, at(world));
    }
    int rowOf(Finding::Kind kind) const;

    MainWindow &window() const { return *m_app->window; }
    Canvas &canvas() const { return *window().mode()->canvas(); }
    QUndoStack &stack() const { return *window().project().undoStack(); }
    const SceneBody &body() const { return window().project().data().bodies.at(0); }
    const SceneShape &shape() const { return body().shapes.at(0); }
    QByteArray text() const { return writeNative(window().project().data()); }
    InspectMode &inspect() const { return static_cast<InspectMode &>(*window().mode("inspect")); }
    const PairInspection &pair() const { return inspect().session().pair(); }
    QString sentence() const { return window().findChild<InspectSentence *>()->text(); }
    const BodyItem &bodyItem() const
    {
        return *static_cast<AuthorMode *>(window().mode("author"))->bodyItem();
    }
    /// The item of this kind that the body shows; nullptr if there is none.
    template <typename Item>
    const Item *shown() const;
    bool isMarked() const { return !shown<FaultMarksItem>()->boundingRect().isEmpty(); }

    std::unique_ptr<AppFixture> m_app;
    QByteArray m_empty, m_withSprite; ///< The project then, as text.
};

template <typename Item>
const Item *WindowUser::shown() const
{
    for (const QGraphicsItem *child : bodyItem().childItems()) {
        if (const auto *item = dynamic_cast<const Item *>(child); item && item->isVisible())
            return item;
    }
    return nullptr;
}

inline void WindowUser::key(int key, Qt::KeyboardModifiers modifiers) const
{
    QWidget *focus = QApplication::focusWidget();
    QTest::keyClick(focus ? focus : &window(), Qt::Key(key), modifiers);
}

inline void WindowUser::press(const hullsmith::Vec2 &world) const
{
    moveTo(world);
    QTest::mousePress(canvas().viewport(), Qt::LeftButton, {}, at(world));
}

inline int WindowUser::rowOf(Finding::Kind kind) const
{
    const auto *list = window().findChild<QListView *>(QStringLiteral("findings"));
    const auto *model = qobject_cast<FindingsModel *>(list->model());
    for (int row = 0; row < model->rowCount(); ++row) {
        if (const Finding *finding = model->findingAt(row); finding && finding->kind == kind)
            return row;
    }
    return -1;
}

inline void WindowUser::startEmpty()
{
    QVERIFY(window().files().open(QStringLiteral(":/examples/asteroids.hull")));
    key(Qt::Key_N, Qt::ControlModifier);
    QVERIFY(window().project().data().bodies.empty());
    m_empty = text();
}

inline void WindowUser::dropFile(const QString &sprite)
{
    const QString name = QFileInfo(sprite).fileName();
    const QString path = m_app->path(name);
    QVERIFY(QFile::copy(sprite, path));
    QMimeData files;
    files.setUrls({QUrl::fromLocalFile(path)});
    const QPoint middle = canvas().mapTo(&window(), canvas().rect().center());
    QWidget *target = window().childAt(middle);
    QVERIFY(target);
    QDragEnterEvent enter(target->mapFrom(&window(), middle), Qt::CopyAction, &files,
                          Qt::LeftButton, {});
    QApplication::sendEvent(target, &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(target->mapFrom(&window(), middle), Qt::CopyAction, &files, Qt::LeftButton, {});
    QApplication::sendEvent(target, &drop);
    QCOMPARE(window().project().data().bodies.size(), std::size_t(1));
    QCOMPARE(body().name, QFileInfo(sprite).baseName());
    QVERIFY(body().image.endsWith(name));
    m_withSprite = text();
}

inline void WindowUser::drawPolygon()
{
    const std::vector<hullsmith::Vec2> corners = {
        {-24, -20}, {20, -24}, {28, 8}, {0, 26}, {-26, 10}};
    key(Qt::Key_P);
    QVERIFY(window().actions()["tool.polygon"]->isChecked());
    for (const hullsmith::Vec2 &corner : corners) {
        press(corner);
        release(corner);
    }
    key(Qt::Key_Return);
    QCOMPARE(body().shapes.size(), std::size_t(1));
    QCOMPARE(shape().vertices.size(), corners.size());
    for (std::size_t i = 0; i < corners.size(); ++i)
        QVERIFY((shape().vertices[i] - corners[i]).norm() < 1.0);
    QTRY_COMPARE(rowOf(Finding::Kind::SelfIntersection), -1);
    QVERIFY(!bodyItem().openFinding());
    QVERIFY(!isMarked());
}

inline void WindowUser::dragThroughOppositeEdge()
{
    key(Qt::Key_S);
    QVERIFY(window().actions()["tool.select"]->isChecked());
    const int steps = stack().count();
    const hullsmith::Vec2 from = shape().vertices[3];
    const hullsmith::Vec2 to(-2, -29);
    press(from);
    for (int i = 1; i <= 8; ++i)
        moveTo(from + (to - from) * (i / 8.0));
    // The button is still down.
    QTRY_VERIFY(rowOf(Finding::Kind::SelfIntersection) >= 0);
    QVERIFY(bodyItem().openFinding());
    const auto *callout = shown<CalloutItem>();
    QVERIFY(callout);
    QVERIFY(isMarked());
    release(to);
    QVERIFY((shape().vertices[3] - to).norm() < 1.0);
    QCOMPARE(stack().count(), steps + 1);
    const auto *list = window().findChild<QListView *>(QStringLiteral("findings"));
    const int row = rowOf(Finding::Kind::SelfIntersection);
    QVERIFY(row >= 0);
    QCOMPARE(callout->title(), list->model()->index(row, 0).data().toString());
}

#include "editor/app/authormode.h"
#include "editor/app/mainwindow.h"
#include "editor/app/settings.h"
#include "editor/canvas/canvas.h"
#include "editor/formats/nativeformat.h"

#include <QAbstractSpinBox>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDragEnterEvent>
#include <QImage>
#include <QLineEdit>
#include <QListView>
#include <QMimeData>
#include <QScrollArea>
#include <QSlider>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QUndoStack>
#include <QWheelEvent>

using hullsmith::Vec2;

/// Author mode inside the real window: dropped sprites, and the keyboard between panes and canvas.
class tst_AuthorWindow : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void cleanup();
    void spritesDropOnTheListAndOnTheCanvas_data();
    void spritesDropOnTheListAndOnTheCanvas();
    void deleteMeansTheRowThatHasTheFocus();
    void digitsStartAnEntryInTheTable();
    void shapePaneFollowsTheSelectionInItsTitle();
    void wheelOverAFieldScrollsThePane();

private:
    QString writeSprite(const QString &name, const QSize &size);
    QPoint screen(const Vec2 &world) const;
    void drawTriangle();
    template <typename Widget>
    Widget *child(const char *name) const
    {
        return m_window->findChild<Widget *>(QLatin1String(name));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<MainWindow> m_window;
    Canvas *m_canvas = nullptr;
};

void tst_AuthorWindow::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    qputenv("HULLSMITH_SETTINGS", m_folder->filePath("settings.ini").toLocal8Bit());
    m_settings = std::make_unique<Settings>();
    m_settings->setLanguage(QStringLiteral("en"));
    m_window = std::make_unique<MainWindow>(*m_settings);
    m_window->actions()["body.traceDropped"]->setChecked(false);
    m_window->resize(1440, 900);
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    QVERIFY(m_window->setMode(QStringLiteral("author")));
    m_canvas = m_window->mode()->canvas();
}

void tst_AuthorWindow::cleanup()
{
    m_window.reset();
    m_settings.reset();
    m_folder.reset();
}

QString tst_AuthorWindow::writeSprite(const QString &name, const QSize &size)
{
    QImage image(size, QImage::Format_ARGB32);
    image.fill(Qt::darkCyan);
    const QString path = m_folder->filePath(name);
    return image.save(path) ? path : QString();
}

QPoint tst_AuthorWindow::screen(const Vec2 &world) const
{
    return m_canvas->view().toScreen(world).toPoint();
}

void tst_AuthorWindow::drawTriangle()
{
    m_window->actions()["tool.polygon"]->trigger();
    for (const Vec2 &corner : {Vec2(-20, -10), Vec2(20, -10), Vec2(0, 12)}) {
        QTest::mouseMove(m_canvas->viewport(), screen(corner));
        QTest::mouseClick(m_canvas->viewport(), Qt::LeftButton, {}, screen(corner));
    }
    m_canvas->setFocus();
    QTest::keyClick(m_canvas, Qt::Key_Return);
}

void tst_AuthorWindow::spritesDropOnTheListAndOnTheCanvas_data()
{
    QTest::addColumn<bool>("onList");
    QTest::newRow("list") << true;
    QTest::newRow("canvas") << false;
}

void tst_AuthorWindow::spritesDropOnTheListAndOnTheCanvas()
{
    QFETCH(bool, onList);
    const QString path = writeSprite(QStringLiteral("rocket.png"), QSize(64, 48));
    QVERIFY(!path.isEmpty());
    QWidget *target = onList ? child<QListView>("bodies")->viewport() : m_canvas->viewport();
    QMimeData files;
    files.setUrls({QUrl::fromLocalFile(path)});
    QDragEnterEvent enter(QPoint(20, 20), Qt::CopyAction, &files, Qt::LeftButton, {});
    QApplication::sendEvent(target, &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(20, 20), Qt::CopyAction, &files, Qt::LeftButton, {});
    QApplication::sendEvent(target, &drop);

    const SceneData &data = m_window->project().data();
    QCOMPARE(data.bodies.size(), std::size_t(1));
    QCOMPARE(data.bodies[0].name, QStringLiteral("rocket"));
    QCOMPARE(data.bodies[0].pivot, Vec2(32, 24));
    QCOMPARE(m_window->selection().body(), data.bodies[0].id);
    QCOMPARE(child<QListView>("bodies")->model()->rowCount(), 1);
    QCOMPARE(m_window->project().undoStack()->count(), 1);
}

void tst_AuthorWindow::deleteMeansTheRowThatHasTheFocus()
{
    m_window->actions()["body.add"]->trigger();
    drawTriangle();
    const SceneData &data = m_window->project().data();
    QCOMPARE(data.bodies[0].shapes.size(), std::size_t(1));
    // In the table, Delete removes a vertex; on the canvas the selected shape; in the list the
    // body.
    auto *table = child<QTableView>("vertices");
    QTest::mouseClick(table->viewport(), Qt::LeftButton, {},
                      table->visualRect(table->model()->index(0, 0)).center());
    QTest::keyClick(table, Qt::Key_Delete);
    QCOMPARE(data.bodies[0].shapes[0].vertices.size(), std::size_t(2));
    m_window->project().undo();
    m_window->selection().set({data.bodies[0].shapes[0].id});
    m_canvas->setFocus();
    QTest::keyClick(m_canvas, Qt::Key_Delete);
    QVERIFY(data.bodies[0].shapes.empty());
    auto *list = child<QListView>("bodies");
    list->setFocus();
    QTest::keyClick(list, Qt::Key_Delete);
    QVERIFY(data.bodies.empty());
    while (m_window->project().undoStack()->canUndo())
        m_window->project().undo();
    QVERIFY(data.bodies.empty());
}

void tst_AuthorWindow::digitsStartAnEntryInTheTable()
{
    m_window->actions()["body.add"]->trigger();
    drawTriangle();
    auto *table = child<QTableView>("vertices");
    table->setFocus();
    table->setCurrentIndex(table->model()->index(1, 1));
    QTest::keyClicks(table, "7");
    auto *edit = table->findChild<QLineEdit *>("coordinate");
    QVERIFY(edit);
    QTest::keyClicks(edit, ".5");
    QTest::keyClick(edit, Qt::Key_Return);
    QTRY_COMPARE(m_window->project().data().bodies[0].shapes[0].vertices[1].x(), 7.5);
}

void tst_AuthorWindow::shapePaneFollowsTheSelectionInItsTitle()
{
    m_window->actions()["body.add"]->trigger();
    const QString body = m_window->project().data().bodies[0].name;
    const QWidget *pane = child<QWidget>("shapePane");
    QVERIFY(pane->windowTitle().contains(body));
    drawTriangle();
    QVERIFY(pane->windowTitle().contains(m_window->project().data().bodies[0].shapes[0].name));
}

void tst_AuthorWindow::wheelOverAFieldScrollsThePane()
{
    drawTriangle();
    const auto *pane = m_window->findChild<QScrollArea *>(QStringLiteral("shapePane"));
    int fields = 0;
    for (QWidget *field : pane->findChildren<QWidget *>()) {
        const bool isField = qobject_cast<QComboBox *>(field) ||
                             qobject_cast<QAbstractSpinBox *>(field) ||
                             qobject_cast<QSlider *>(field);
        if (!isField)
            continue;
        ++fields;
        // Else the wheel would give it the focus first.
        QVERIFY2(field->focusPolicy() == Qt::StrongFocus, qPrintable(field->objectName()));
        QWheelEvent turn(field->rect().center(), field->mapToGlobal(field->rect().center()), {},
                         {0, 120}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        field->clearFocus();
        QApplication::sendEvent(field, &turn);
        QVERIFY2(!turn.isAccepted(), qPrintable(field->objectName()));
    }
    QVERIFY(fields > 10);
}

QTEST_MAIN(tst_AuthorWindow)
#include "tst_authorwindow.moc"

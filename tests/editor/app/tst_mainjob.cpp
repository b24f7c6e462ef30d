#include "windowuser.h"

#include "editor/formats/lessonformat.h"
#include "editor/panels/findingdelegate.h"
#include "editor/panels/repairdialog.h"

#include <QAction>
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QRegularExpression>

#include <algorithm>

using hullsmith::Vec2;

namespace {

/// Every point list of a Godot scene, y up again.
std::vector<std::vector<Vec2>> pointLists(const QByteArray &scene)
{
    static const QRegularExpression list(QStringLiteral("PackedVector2Array\\(([^)]*)\\)"));
    std::vector<std::vector<Vec2>> lists;
    for (const auto &match : list.globalMatch(QString::fromUtf8(scene))) {
        const QStringList numbers = match.captured(1).split(u',');
        std::vector<Vec2> points;
        for (qsizetype i = 0; i + 1 < numbers.size(); i += 2)
            points.emplace_back(numbers[i].toDouble(), -numbers[i + 1].toDouble());
        lists.push_back(points);
    }
    return lists;
}

bool samePoints(const std::vector<Vec2> &a, const std::vector<Vec2> &b)
{
    return a.size() == b.size() && std::ranges::all_of(a, [&b](const Vec2 &p) {
               return std::ranges::any_of(b, [&p](const Vec2 &q) { return (p - q).norm() < 1e-4; });
           });
}

} // namespace

/// The main job in the real window, by mouse and keys only: sprite, shape, fault, fix, undo, the
/// separating axis test step by step, export.
class tst_MainJob : public QObject, private WindowUser {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void cleanup();
    void fromTheSpriteToTheGame();
    void everyLessonStepsToItsEndAndBack();
    void undoWhileBIsDraggedKeepsTheLesson();
    void undoDuringDragKeepsDocument_data();
    void undoDuringDragKeepsDocument();
    void undoInsideTheHalfDrawnPolygon();
    void failedExportLeavesNoFile();

private:
    // What a person does. Each looks at what comes of it.
    void pressFix();
    void undoAllAndRedo();
    void drawBox();
    void openLesson(const QString &id);
    void stepThrough();
    void dragBWhilePaused();
    void inspectOwnPair();
    void backToAuthor();
    void exportToGodot();

    QStringList sceneFiles() const { return QDir(m_app->path({})).entryList({"*tscn*", "no*"}); }
    bool run(std::initializer_list<void (tst_MainJob::*)()> steps);
};

void tst_MainJob::init()
{
    m_app = std::make_unique<AppFixture>();
    m_app->show();
}

void tst_MainJob::cleanup()
{
    m_app.reset();
}

bool tst_MainJob::run(std::initializer_list<void (tst_MainJob::*)()> steps)
{
    for (const auto step : steps) {
        (this->*step)();
        if (QTest::currentTestFailed())
            return false;
    }
    return true;
}

void tst_MainJob::pressFix()
{
    auto *list = window().findChild<QListView *>(QStringLiteral("findings"));
    const QModelIndex row = list->model()->index(rowOf(Finding::Kind::SelfIntersection), 0);
    list->scrollTo(row);
    QStyleOptionViewItem option;
    option.font = list->font();
    option.widget = list;
    const auto button = [&] {
        return FindingDelegate::buttonRect(option, list->visualRect(row), row).center();
    };
    QTRY_VERIFY(list->viewport()->visibleRegion().contains(button()));
    // A look at the preview: the repair cuts the outline in three.
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, button());
    auto *preview = window().findChild<RepairDialog *>();
    QVERIFY(preview && preview->isVisible());
    QTRY_VERIFY(preview->focusWidget() && preview->focusWidget()->hasFocus());
    QTest::keyClick(preview->focusWidget(), Qt::Key_Return);
    QTRY_COMPARE(rowOf(Finding::Kind::SelfIntersection), -1);
    QCOMPARE(body().shapes.size(), std::size_t(3));
    window().activateWindow(); // without a window manager nobody else does
    QVERIFY(QTest::qWaitForWindowActive(&window()));
    undo();
    QCOMPARE(body().shapes.size(), std::size_t(1));
    // The hull keeps it whole.
    window().actions()["shape.hull"]->trigger();
    QTRY_COMPARE(rowOf(Finding::Kind::SelfIntersection), -1);
    QVERIFY(!bodyItem().openFinding());
    QVERIFY(!shown<CalloutItem>() && !isMarked());
    QCOMPARE(shape().vertices.size(), std::size_t(5));
}

void tst_MainJob::undoAllAndRedo()
{
    const QByteArray made = text();
    const int steps = stack().index();
    for (int i = 1; i < steps; ++i)
        undo();
    QCOMPARE(text(), m_withSprite);
    undo();
    QVERIFY(stack().isClean());
    QCOMPARE(stack().index(), 0);
    QCOMPARE(text(), m_empty);
    undo(); // There is nothing left.
    QCOMPARE(text(), m_empty);
    for (int i = 0; i < steps; ++i)
        redo();
    QCOMPARE(text(), made);
    QVERIFY(!stack().canRedo());
}

void tst_MainJob::drawBox()
{
    canvas().setFocus();
    key(Qt::Key_R);
    press({-30, 14});
    moveTo({-20, 20});
    moveTo({-10, 30});
    release({-10, 30});
    QCOMPARE(body().shapes.size(), std::size_t(2));
    key(Qt::Key_S);
    press({4, -4});
    release({4, -4});
    QCOMPARE(window().selection().shapes(), std::set<ShapeId>{shape().id});
}

void tst_MainJob::openLesson(const QString &id)
{
    key(Qt::Key_2, Qt::ControlModifier);
    QCOMPARE(window().mode()->id(), QStringLiteral("inspect"));
    auto *list = window().findChild<QListWidget *>(QStringLiteral("inspectLessons"));
    QListWidgetItem *item = nullptr;
    for (int i = 0; i < list->count(); ++i)
        item = list->item(i)->data(Qt::UserRole).toString() == id ? list->item(i) : item;
    QVERIFY(item);
    list->scrollToItem(item);
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(item).center());
    QVERIFY(item->isSelected());
    QVERIFY2(pair().isValid(), qPrintable(id));
    QCOMPARE(pair().key(), QStringLiteral("sat/start"));
}

/// Forward through every step to the result, and back through the same ones.
void tst_MainJob::stepThrough()
{
    QStringList forward{pair().key()};
    QVERIFY(pair().atFirst() && !sentence().isEmpty());
    while (!pair().atLast() && forward.size() <= pair().stopCount()) {
        key(Qt::Key_Period);
        forward.append(pair().key());
        QVERIFY2(!sentence().isEmpty(), qPrintable(pair().key()));
    }
    QCOMPARE(forward.size(), pair().stopCount());
    QCOMPARE(forward.last(), QStringLiteral("sat/result"));
    QStringList backward{pair().key()};
    while (!pair().atFirst() && backward.size() <= forward.size()) {
        key(Qt::Key_Comma);
        backward.append(pair().key());
        QVERIFY2(!sentence().isEmpty(), qPrintable(pair().key()));
    }
    std::ranges::reverse(backward);
    QCOMPARE(backward, forward);
}

void tst_MainJob::dragBWhilePaused()
{
    const QString wanted = QStringLiteral("sat/axis/B0/compare");
    for (int i = pair().stopCount(); i > 0 && pair().key() != wanted; --i)
        key(Qt::Key_Period);
    QCOMPARE(pair().key(), wanted);
    double push = pair().event()->axis.push;
    press({5.5, 6.5});
    for (const Vec2 &to : {Vec2(5.6, 6.3), Vec2(5.75, 6.1), Vec2(5.9, 5.9)}) {
        moveTo(to);
        QCOMPARE(pair().key(), wanted);
        QVERIFY(pair().event()->axis.push != push);
        QVERIFY(!sentence().isEmpty());
        push = pair().event()->axis.push;
    }
    release({5.9, 5.9});
    QCOMPARE(pair().key(), wanted);
    QCOMPARE(inspect().document()->undoStack()->count(), 1);
}

void tst_MainJob::inspectOwnPair()
{
    const QByteArray before = text();
    window().actions()["inspect.pickPair"]->trigger();
    auto *button = window().findChild<QPushButton *>(QStringLiteral("inspectPair"));
    QTRY_VERIFY(button->isEnabled() && !button->visibleRegion().isEmpty());
    QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(inspect().document(), &window().project());
    QCOMPARE(inspect().session().first(), shape().id);
    QCOMPARE(inspect().session().second(), body().shapes[1].id);
    stepThrough();
    QVERIFY(inspect().inspectPair(body().shapes[1].id, shape().id));
    QCOMPARE(inspect().session().first(), body().shapes[1].id);
    stepThrough();
    QCOMPARE(text(), before);
}

void tst_MainJob::backToAuthor()
{
    key(Qt::Key_1, Qt::ControlModifier);
    QCOMPARE(window().mode()->id(), QStringLiteral("author"));
    QCOMPARE(window().selection().body(), body().id);
    QCOMPARE(window().selection().shapes(), std::set<ShapeId>{shape().id});
    QCOMPARE(bodyItem().body(), body().id);
}

void tst_MainJob::exportToGodot()
{
    const QString path = m_app->path(QStringLiteral("shapes.tscn"));
    const QString nowhere = m_app->path(QStringLiteral("no such folder/shapes.tscn"));
    const InDialog user("exportDialog", [&](QDialog &dialog) {
        auto *format = dialog.findChild<QComboBox *>(QStringLiteral("exportFormat"));
        QTest::keyClicks(format, QStringLiteral("Godot"));
        QCOMPARE(format->currentData().toString(), QStringLiteral("godot4"));
        auto *file = dialog.findChild<QLineEdit *>(QStringLiteral("exportPath"));
        auto *button = dialog.findChild<QPushButton *>(QStringLiteral("exportButton"));
        const auto writeTo = [&](const QString &name) {
            file->setFocus();
            QTest::keyClick(file, Qt::Key_A, Qt::ControlModifier);
            QTest::keyClicks(file, name);
            QTest::mouseClick(button, Qt::LeftButton);
        };
        writeTo(nowhere);
        const auto *faults = dialog.findChild<QLabel *>(QStringLiteral("exportFaults"));
        QVERIFY(dialog.isVisible());
        QVERIFY(faults->isVisible() && faults->text().contains(QStringLiteral("no such folder")));
        QVERIFY(sceneFiles().isEmpty());
        writeTo(path);
        QVERIFY(!dialog.isVisible());
    });
    key(Qt::Key_E, Qt::ControlModifier);
    QVERIFY(user.wasOpen());
    QCOMPARE(sceneFiles(), QStringList{"shapes.tscn"});
    const auto lists = pointLists(AppFixture::read(path));
    QCOMPARE(lists.size(), body().shapes.size());
    for (const SceneShape &each : body().shapes)
        QVERIFY(std::ranges::any_of(
            lists, [&](const auto &points) { return samePoints(points, each.vertices); }));
}

void tst_MainJob::fromTheSpriteToTheGame()
{
    if (!run({&tst_MainJob::startEmpty, &tst_MainJob::dropSprite, &tst_MainJob::drawPolygon,
              &tst_MainJob::dragThroughOppositeEdge, &tst_MainJob::pressFix,
              &tst_MainJob::undoAllAndRedo, &tst_MainJob::drawBox}))
        return;
    const QByteArray made = text();
    openLesson(QStringLiteral("only-b-knows"));
    if (!run({&tst_MainJob::stepThrough, &tst_MainJob::dragBWhilePaused,
              &tst_MainJob::inspectOwnPair, &tst_MainJob::backToAuthor}))
        return;
    QCOMPARE(text(), made);
    exportToGodot();
    QCOMPARE(text(), made);
}

void tst_MainJob::everyLessonStepsToItsEndAndBack()
{
    for (const Lesson &each : lessons()) {
        openLesson(each.id);
        for (const int level : {1, 2, 3}) {
            while (pair().level() != level)
                key(level > pair().level() ? Qt::Key_BracketRight : Qt::Key_BracketLeft);
            stepThrough();
            QVERIFY2(!QTest::currentTestFailed(), qPrintable(each.id));
        }
    }
}

void tst_MainJob::undoWhileBIsDraggedKeepsTheLesson()
{
    openLesson(QStringLiteral("only-b-knows"));
    const SceneData before = inspect().document()->data();
    press({5.5, 6.5});
    moveTo({5.0, 6.0});
    moveTo({4.0, 5.0});
    QVERIFY(inspect().document()->data() != before);
    undo();
    QCOMPARE(inspect().document()->data(), before);
    moveTo({3.0, 4.0});
    release({3.0, 4.0});
    QCOMPARE(inspect().document()->data(), before);
    QVERIFY(pair().isValid());
}

void tst_MainJob::undoDuringDragKeepsDocument_data()
{
    QTest::addColumn<Vec2>("offset"); // Of the press from vertex 1, towards vertex 2 and inwards.
    QTest::addColumn<int>("moves");

    QTest::newRow("vertex") << Vec2(0, 0) << 3;
    QTest::newRow("vertex, not moved yet: takes the polygon") << Vec2(0, 0) << 0;
    QTest::newRow("inserted vertex") << Vec2(4, 16) << 3;
    QTest::newRow("whole shape") << Vec2(-18, 20) << 3;
}

void tst_MainJob::undoDuringDragKeepsDocument()
{
    QFETCH(Vec2, offset);
    QFETCH(int, moves);

    if (!run({&tst_MainJob::startEmpty, &tst_MainJob::dropSprite, &tst_MainJob::drawPolygon}))
        return;
    const QByteArray drawn = text();
    const QByteArray expected = moves > 0 ? drawn : m_withSprite;
    key(Qt::Key_S);
    const Vec2 from = shape().vertices[1] + offset;
    press(from);
    for (int i = 1; i <= moves; ++i)
        moveTo(from + Vec2(-4.0 * i, 3.0 * i));
    QCOMPARE(text() != drawn, moves > 0);
    undo();
    QCOMPARE(text(), expected);
    for (int i = 1; i <= 4; ++i)
        moveTo(from + Vec2(3.0 * i, 2.0 * i));
    QCOMPARE(text(), expected);
    release(from + Vec2(12, 8));
    QCOMPARE(text(), expected);
    redo();
    QVERIFY(text() != expected);
    for (int i = stack().index(); i > 0; --i)
        undo();
    QCOMPARE(text(), m_empty);
}

void tst_MainJob::undoInsideTheHalfDrawnPolygon()
{
    if (!run({&tst_MainJob::startEmpty, &tst_MainJob::dropSprite}))
        return;
    key(Qt::Key_P);
    for (const Vec2 &corner : {Vec2(-20, -20), Vec2(20, -20), Vec2(25, 25), Vec2(0, 20)}) {
        press(corner);
        release(corner);
    }
    undo();
    undo();
    redo();
    QCOMPARE(text(), m_withSprite);
    key(Qt::Key_Return);
    QCOMPARE(shape().vertices.size(), std::size_t(3));
    undo();
    QCOMPARE(text(), m_withSprite);
}

/// A shape that Godot could not load is named, and the file that is there stays as it is.
void tst_MainJob::failedExportLeavesNoFile()
{
    if (!run({&tst_MainJob::startEmpty, &tst_MainJob::dropSprite, &tst_MainJob::drawPolygon,
              &tst_MainJob::dragThroughOppositeEdge}))
        return;
    const QString old = m_app->write(QStringLiteral("old.tscn"), "the old one");
    const InDialog user("exportDialog", [&](QDialog &dialog) {
        QTest::keyClicks(dialog.findChild<QComboBox *>(QStringLiteral("exportFormat")),
                         QStringLiteral("Godot"));
        auto *file = dialog.findChild<QLineEdit *>(QStringLiteral("exportPath"));
        QTest::keyClick(file, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(file, old);
        QVERIFY(!dialog.findChild<QPushButton *>(QStringLiteral("exportButton"))->isEnabled());
        QTest::keyClick(file, Qt::Key_Return);
        QVERIFY(dialog.isVisible());
        QVERIFY(dialog.findChild<QLabel *>(QStringLiteral("exportFaults"))
                    ->text()
                    .contains(shape().name));
    });
    key(Qt::Key_E, Qt::ControlModifier);
    QVERIFY(user.wasOpen());
    QCOMPARE(AppFixture::read(old), QByteArray("the old one"));
    QCOMPARE(sceneFiles(), QStringList{"old.tscn"});
}

QTEST_MAIN(tst_MainJob)
#include "tst_mainjob.moc"

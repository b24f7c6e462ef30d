#include "editor/app/actions.h"
#include "editor/app/inspectflight.h"
#include "editor/app/inspectmode.h"
#include "editor/app/inspectmotion.h"
#include "editor/app/inspectview.h"
#include "editor/app/settings.h"
#include "editor/canvas/canvas.h"
#include "editor/document/document.h"
#include "editor/document/selection.h"
#include "editor/formats/lessonformat.h"
#include "editor/inspection/figure.h"
#include "editor/inspection/figureparts.h"
#include "editor/inspection/pseudocode.h"
#include "editor/inspection/sentences.h"
#include "editor/panels/inspectledgermodel.h"
#include "editor/panels/inspectnumberline.h"
#include "editor/panels/inspectsentence.h"
#include "editor/panels/inspectstepsmodel.h"
#include "editor/panels/inspecttimeline.h"
#include "editor/panels/numberfield.h"

#include <QAbstractItemView>
#include <QAction>
#include <QCheckBox>
#include <QLabel>
#include <QListWidget>
#include <QMainWindow>
#include <QPainter>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QToolBar>
#include <QTreeView>
#include <QUndoStack>

#include <functional>
#include <map>
#include <memory>

using hullsmith::Relation;
using hullsmith::Vec2;

namespace {

/// Inspect mode in a plain window, with every action's shortcut alive.
struct Stage {
    Stage()
    {
        qputenv("HULLSMITH_SETTINGS",
                folder.filePath(QStringLiteral("settings.ini")).toLocal8Bit());
        settings = std::make_unique<Settings>();
        settings->setLanguage(QStringLiteral("en"));
        settings->setReduceMotion(true);
        actions.setMode(QStringLiteral("inspect"));
        context = std::make_unique<AppContext>(AppContext{project, selection, actions, *settings});
        mode = std::make_unique<InspectMode>(*context);
        window.resize(1200, 800);
        window.setCentralWidget(mode->centre());
        auto *bar = new QToolBar;
        bar->addWidget(mode->footer());
        window.addToolBar(Qt::BottomToolBarArea, bar);
        for (const ModePane &pane : mode->panes()) {
            auto *dock = new QToolBar;
            dock->addWidget(pane.widget);
            window.addToolBar(pane.area == Qt::LeftDockWidgetArea ? Qt::LeftToolBarArea
                                                                  : Qt::RightToolBarArea,
                              dock);
        }
        window.addActions(actions.all());
    }

    ~Stage()
    {
        mode->leave();
        qunsetenv("HULLSMITH_SETTINGS");
    }

    bool show()
    {
        mode->enter();
        window.show();
        if (!QTest::qWaitForWindowActive(&window))
            return false;
        canvas().setFocus();
        return QTest::qWaitFor([this] { return canvas().view().size().width() > 100.0; });
    }

    Canvas &canvas() { return *mode->canvas(); }
    const PairInspection &pair() { return mode->session().pair(); }
    void type(const QString &text)
    {
        for (const QChar c : text)
            QTest::keyClick(&canvas(), c.toLatin1());
    }
    /// The place of a world point (document pixels) on the canvas's viewport.
    QPoint at(const Vec2 &world) { return canvas().view().toScreen(world).toPoint(); }
    void drag(const Vec2 &from, const Vec2 &to)
    {
        QWidget *viewport = canvas().viewport();
        QTest::mouseMove(viewport, at(from));
        QTest::mousePress(viewport, Qt::LeftButton, {}, at(from));
        for (int i = 1; i <= 4; ++i)
            QTest::mouseMove(viewport, at(from + (to - from) * (i / 4.0)));
        QTest::mouseRelease(viewport, Qt::LeftButton, {}, at(to));
    }

    QTemporaryDir folder;
    std::unique_ptr<Settings> settings;
    Document project;
    Selection selection{project};
    Actions actions;
    std::unique_ptr<AppContext> context;
    std::unique_ptr<InspectMode> mode;
    QMainWindow window;
};

SceneData twoBoxes()
{
    SceneData data;
    for (const double x : {0.0, 40.0}) {
        SceneBody body;
        body.name = QStringLiteral("box%1").arg(x);
        body.position = {x, 0.0};
        SceneShape shape;
        shape.name = QStringLiteral("hull");
        shape.vertices = {{0, 0}, {32, 0}, {32, 32}, {0, 32}};
        body.shapes.push_back(shape);
        data.bodies.push_back(body);
    }
    return data;
}

} // namespace

class tst_InspectMode : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void opensEveryLesson();
    void keysStepForwardAndBack();
    void levelKeysChangeTheStops();
    void draggingBKeepsTheStep();
    void undoTakesTheDragBack();
    void vanishedStepShowsANote();
    void alignTurnsTheAxisLevel();
    void swapTurnsTheNormal();
    void playsToTheEnd();
    void playRestsLongerOnLongSentences();
    void viewsShowTheSameStep();
    void timelineScrubs();
    void ledgerRowGoesToItsStep();
    void projectPairIsEditedInPlace();
    void questionRevealsTheAnswer();
    void languageChangesWithoutRestart();
    void policyChangesTheAnswer();
    void predictionAsksFirst();
    void predictionWithoutAGuess();
    void sortedLedgerKeepsTheAnswer();
    void everyViewPointsAtTheSame_data();
    void everyViewPointsAtTheSame();
    void contactsLinkToTheirEdges();
    void outlineIsRoundedForThePair();
    void circleChangesItsRadius();
    void verdictCoversNoShape_data();
    void verdictCoversNoShape();
    void turnedPairStaysInView();
    void freeAxisBarsStayInView();
    void lessonsHaveNoHundredPercent();
    void cursorShowsThatTheAxisMoves();
    void keyboardPointsToo();
    void focusGivesNoAnswerAway();
    void focusGoesWithItsThing();
    void freeAxisTurnsByKeys();
    void freeAxisTurnsByDragging();
    void freeAxisHandlesStayInView();
    void alignedViewFollowsTheFreeAxis();
    void axisLineMovesAside();
    void motionTakesTheTimesOfTheDesign();
    void reducedMotionShowsTheEnd();
    void barFliesToTheNumberLine();
    void repaintsAnEightGonPairQuickly();
};

void tst_InspectMode::opensEveryLesson()
{
    Stage stage;
    QVERIFY(stage.show());
    for (const Lesson &each : lessons()) {
        QVERIFY(stage.mode->openLesson(each.id));
        QVERIFY2(stage.pair().isValid(), qPrintable(each.id));
        QCOMPARE(stage.pair().key(), QStringLiteral("sat/start"));
        stage.canvas().grab();
    }
    QVERIFY(!stage.mode->openLesson(QStringLiteral("no-such-lesson")));
    QVERIFY(!stage.mode->goToStep(QStringLiteral("sat/axis/Z9/compare")));
}

void tst_InspectMode::keysStepForwardAndBack()
{
    Stage stage;
    QVERIFY(stage.show());
    QVERIFY(stage.mode->openLesson(QStringLiteral("only-b-knows")));
    stage.type(QStringLiteral("."));
    QCOMPARE(stage.pair().key(), QStringLiteral("sat/axis/A0/axis"));
    QTest::keyClick(&stage.canvas(), Qt::Key_F8);
    QCOMPARE(stage.pair().key(), QStringLiteral("sat/axis/A0/project-A"));
    stage.type(QStringLiteral(","));
    QCOMPARE(stage.pair().key(), QStringLiteral("sat/axis/A0/axis"));
    QTest::keyClick(&stage.canvas(), Qt::Key_F8, Qt::ShiftModifier);
    QCOMPARE(stage.pair().key(), QStringLiteral("sat/start"));
    QTest::keyClick(&stage.canvas(), Qt::Key_End);
    QCOMPARE(stage.pair().key(), QStringLiteral("sat/result"));
    QTest::keyClick(&stage.canvas(), Qt::Key_Home);
    QCOMPARE(stage.pair().key(), QStringLiteral("sat/start"));
}

void tst_InspectMode::levelKeysChangeTheStops()
{
    Stage stage;
    QVERIFY(stage.show());
    QCOMPARE(stage.pair().level(), 2);
    stage.type(QStringLiteral("]"));
    QCOMPARE(stage.pair().level(), 3);
    stage.type(QStringLiteral("[["));
    QCOMPARE(stage.pair().level(), 1);
}

void tst_InspectMode::draggingBKeepsTheStep()
{
    Stage stage;
    QVERIFY(stage.show());
    QVERIFY(stage.mode->openLesson(QStringLiteral("only-b-knows")));
    const QString key = QStringLiteral("sat/axis/B0/compare");
    QVERIFY(stage.mode->goToStep(key));
    const double before = stage.pair().event()->axis.push;
    stage.drag({5.5, 6.5}, {5.9, 5.9});
    QCOMPARE(stage.pair().key(), key);
    QVERIFY(stage.pair().event()->axis.push != before);
    QVERIFY(stage.mode->document()->data().bodies[1].position != Vec2(0.0, 0.0));
}

void tst_InspectMode::undoTakesTheDragBack()
{
    Stage stage;
    QVERIFY(stage.show());
    QVERIFY(stage.mode->openLesson(QStringLiteral("one-gap")));
    const SceneData before = stage.mode->document()->data();
    stage.drag({7.0, 2.0}, {5.0, 2.0});
    QVERIFY(stage.mode->document()->data() != before);
    QCOMPARE(stage.mode->document()->undoStack()->count(), 1);
    stage.mode->document()->undo();
    QCOMPARE(stage.mode->document()->data(), before);
}

void tst_InspectMode::vanishedStepShowsANote()
{
    Stage stage;
    QVERIFY(stage.show());
    QVERIFY(stage.mode->openLesson(QStringLiteral("only-b-knows")));
    QVERIFY(stage.mode->goToStep(QStringLiteral("sat/axis/B1/compare")));
    auto *note = stage.window.findChild<QLabel *>(QStringLiteral("inspectNote"));
    QVERIFY(note && note->isHidden());
    stage.drag({5.5, 6.5}, {9.5, 6.5});
    QCOMPARE(note->accessibleName(), QStringLiteral("B1 is not reached any more: gap found on A1"));
    QVERIFY(!note->isHidden());
    stage.type(QStringLiteral("."));
    QVERIFY(note->isHidden());
}

void tst_InspectMode::alignTurnsTheAxisLevel()
{
    Stage stage;
    QVERIFY(stage.show());
    QVERIFY(stage.mode->openLesson(QStringLiteral("only-b-knows")));
    QVERIFY(stage.mode->goToStep(QStringLiteral("sat/axis/B1/compare")));
    stage.type(QStringLiteral("t"));
    const Vec2 normal = stage.pair().event()->axis.normal;
    const QPointF along =
        stage.canvas().view().toScreen(normal) - stage.canvas().view().toScreen({0, 0});
    QVERIFY(along.x() > 0.0);
    QVERIFY(std::abs(along.y()) < 1e-6 * along.x());
    stage.type(QStringLiteral("t"));
    QCOMPARE(stage.canvas().view().turn(), 0.0);
}

void tst_InspectMode::swapTurnsTheNormal()
{
    Stage stage;
    QVERIFY(stage.show());
    QVERIFY(stage.mode->openLesson(QStringLiteral("which-way")));
    const Vec2 normal = stage.pair().trace().result.normal();
    const ShapeId a = stage.mode->session().first();
    stage.type(QStringLiteral("x"));
    QCOMPARE(stage.mode->session().second(), a);
    QCOMPARE(stage.pair().trace().result.normal(), Vec2(-normal));
}

void tst_InspectMode::playsToTheEnd()
{
    Stage stage;
    QVERIFY(stage.show());
    QVERIFY(stage.mode->openLesson(QStringLiteral("gap-not-distance")));
    stage.mode->session().setLevel(1);
    stage.mode->motion().setSpeed(200.0);
    QAction *play = stage.actions["inspect.play"];
    stage.type(QStringLiteral("k"));
    QVERIFY(play->isChecked());
    QTRY_COMPARE(stage.pair().key(), QStringLiteral("sat/result"));
    QTRY_VERIFY(!play->isChecked());
    QVERIFY(!stage.mode->motion().isPlaying());
}

void tst_InspectMode::playRestsLongerOnLongSentences()
{
    QCOMPARE(InspectMotion::pauseFor(10, 1.0), 1400);
    QCOMPARE(InspectMotion::pauseFor(40, 1.0), 1400);
    QCOMPARE(InspectMotion::pauseFor(50, 1.0), 1750);
    QCOMPARE(InspectMotion::pauseFor(50, 4.0), 437);
    QCOMPARE(InspectMotion::pauseFor(10, 0.25), 5600);
}

void tst_InspectMode::viewsShowTheSameStep()
{
    Stage stage;
    QVERIFY(stage.show());
    QVERIFY(stage.mode->openLesson(QStringLiteral("only-b-knows")));
    QVERIFY(stage.mode->goToStep(QStringLiteral("sat/axis/B1/compare")));
    const auto *sentence = stage.window.findChild<QLabel *>(QStringLiteral("inspectSentence"));
    QVERIFY(sentence->accessibleName().startsWith(QLatin1String("A gap of 0.4")));
    const auto *steps = stage.window.findChild<QTreeView *>(QStringLiteral("inspectSteps"));
    QCOMPARE(steps->currentIndex().data().toString(), QStringLiteral("compare → gap 0.4"));
    QCOMPARE(steps->currentIndex().parent().data().toString(), QStringLiteral("B1  gap 0.4"));
    const auto *code = stage.window.findChild<QListWidget *>(QStringLiteral("inspectPseudocode"));
    QVERIFY(code->currentItem()->text().contains(QLatin1String("gap = max")));
    const auto *ledger =
        stage.window.findChild<QAbstractItemView *>(QStringLiteral("inspectLedger"));
    const QModelIndex row = ledger->currentIndex();
    QCOMPARE(row.siblingAtColumn(InspectLedgerModel::Axis).data().toString(), QStringLiteral("B1"));
    QVERIFY(row.siblingAtColumn(InspectLedgerModel::Result)
                .data()
                .toString()
                .startsWith(QLatin1String("gap 0.4")));
}

void tst_InspectMode::timelineScrubs()
{
    Stage stage;
    QVERIFY(stage.show());
    QVERIFY(stage.mode->openLesson(QStringLiteral("only-b-knows")));
    auto *timeline = stage.window.findChild<InspectTimeline *>(QStringLiteral("inspectTimeline"));
    const auto place = [&](const char *key) {
        const int event = stage.pair().trace().find(key);
        return QPoint(qRound(timeline->positionOf(event)), timeline->height() / 2);
    };
    QTest::mousePress(timeline, Qt::LeftButton, {}, place("sat/axis/A1/compare"));
    QCOMPARE(stage.pair().key(), QStringLiteral("sat/axis/A1/compare"));
    QTest::mouseMove(timeline, place("sat/axis/B0/project-A"));
    QCOMPARE(stage.pair().key(), QStringLiteral("sat/axis/B0/project-A"));
    QTest::mouseRelease(timeline, Qt::LeftButton, {}, place("sat/axis/B0/project-A"));
    QTest::keyClick(timeline, Qt::Key_Right);
    QCOMPARE(stage.pair().key(), QStringLiteral("sat/axis/B0/project-B"));
}

void tst_InspectMode::ledgerRowGoesToItsStep()
{
    Stage stage;
    QVERIFY(stage.show());
    QVERIFY(stage.mode->openLesson(QStringLiteral("only-b-knows")));
    auto *ledger = stage.window.findChild<QAbstractItemView *>(QStringLiteral("inspectLedger"));
    const QModelIndex row = ledger->model()->index(1, 0);
    QTest::mouseClick(ledger->viewport(), Qt::LeftButton, {}, ledger->visualRect(row).center());
    QCOMPARE(stage.pair().key(), QStringLiteral("sat/axis/A1/compare"));
}

void tst_InspectMode::projectPairIsEditedInPlace()
{
    Stage stage;
    QVERIFY(stage.show());
    stage.project.reset(twoBoxes());
    const ShapeId a = stage.project.data().bodies[0].shapes[0].id;
    const ShapeId b = stage.project.data().bodies[1].shapes[0].id;
    QVERIFY(!stage.mode->inspectPair(a, a));
    QVERIFY(!stage.mode->inspectPair(a, ShapeId{4711}));
    QVERIFY(stage.mode->inspectPair(a, b));
    QCOMPARE(stage.mode->document(), &stage.project);
    QCOMPARE(stage.pair().trace().result.separation(), 8.0 / 32.0);
    stage.drag({56.0, 16.0}, {40.0, 16.0});
    QCOMPARE(stage.pair().trace().result.relation, Relation::Overlapping);
    QVERIFY(stage.project.undoStack()->canUndo());
    stage.project.undo();
    QCOMPARE(stage.pair().trace().result.relation, Relation::Apart);
    stage.project.removeShape(b); // what an undo of drawing it does
    QVERIFY(!stage.pair().isValid());
    stage.canvas().grab();
}

void tst_InspectMode::questionRevealsTheAnswer()
{
    Stage stage;
    QVERIFY(stage.show());
    QVERIFY(stage.mode->openLesson(QStringLiteral("one-gap")));
    auto *answer = stage.window.findChild<QLabel *>(QStringLiteral("inspectAnswer"));
    QVERIFY(answer->isHidden());
    auto *wrong = stage.window.findChild<QPushButton *>(QStringLiteral("inspectChoice0"));
    QVERIFY(wrong);
    wrong->click();
    QTRY_VERIFY(!answer->isHidden());
    QCOMPARE(answer->text(), QStringLiteral("The answer is: 2."));
}

void tst_InspectMode::languageChangesWithoutRestart()
{
    Stage stage;
    QVERIFY(stage.show());
    QVERIFY(stage.mode->openLesson(QStringLiteral("only-b-knows")));
    const auto *sentence = stage.window.findChild<QLabel *>(QStringLiteral("inspectSentence"));
    const QString english = sentence->accessibleName();
    stage.settings->setLanguage(QStringLiteral("zh_CN"));
    QTRY_VERIFY(sentence->accessibleName() != english);
    QVERIFY(sentence->accessibleName().contains(QStringLiteral("间隙")));
    QCOMPARE(stage.mode->title(), QStringLiteral("检视"));
    stage.settings->setLanguage(QStringLiteral("en"));
    QTRY_COMPARE(sentence->accessibleName(), english);
}

void tst_InspectMode::policyChangesTheAnswer()
{
    Stage stage;
    QVERIFY(stage.show());
    QVERIFY(stage.mode->openLesson(QStringLiteral("just-touching")));
    QVERIFY(stage.mode->goToStep(QStringLiteral("sat/axis/A1/compare")));
    const auto *sentence = stage.window.findChild<QLabel *>(QStringLiteral("inspectSentence"));
    QVERIFY(sentence->accessibleName().endsWith(QLatin1String("this counts as no collision.")));
    stage.actions["inspect.policy.closed"]->trigger();
    QVERIFY(sentence->accessibleName().endsWith(QLatin1String("this counts as a collision.")));
}

void tst_InspectMode::predictionAsksFirst()
{
    Stage stage;
    QVERIFY(stage.show());
    QVERIFY(stage.mode->openLesson(QStringLiteral("only-b-knows")));
    QVERIFY(!stage.actions["inspect.predictGap"]->isEnabled());
    stage.actions["inspect.predict"]->trigger();
    QVERIFY(stage.actions["inspect.predictGap"]->isEnabled());
    QVERIFY(stage.window.findChild<QCheckBox *>(QStringLiteral("inspectPredicts"))->isChecked());
    auto *sentence = stage.window.findChild<InspectSentence *>();
    auto *gap = stage.window.findChild<QPushButton *>(QStringLiteral("inspectGuessGap"));
    QVERIFY(gap->isHidden());
    stage.type(QStringLiteral("..."));
    QCOMPARE(stage.pair().key(), QStringLiteral("sat/axis/A0/compare"));
    QCOMPARE(sentence->text(), QStringLiteral("Gap or overlap on axis A0?"));
    QVERIFY(!gap->isHidden());
    const LedgerRow covered = stage.pair().ledger(stage.pair().cursor()).front();
    QVERIFY(covered.isCurrent && covered.knowsA && !covered.knowsB && !covered.compared());
    const int asked = stage.pair().cursor();
    for (const int event : {asked - 1, asked, asked + 1}) // project B, compare, best
        QCOMPARE(stepTitle(stage.pair(), event), QStringLiteral("?"));
    const int ofA = stage.pair().trace().find("sat/axis/A0/project-A");
    QVERIFY(stepTitle(stage.pair(), ofA) != QStringLiteral("?"));
    stage.canvas().grab();
    stage.type(QStringLiteral("o"));
    QCOMPARE(stage.pair().key(), QStringLiteral("sat/axis/A0/compare"));
    QVERIFY(sentence->text().startsWith(QStringLiteral("Your guess is right. No gap here.")));
    QVERIFY(gap->isHidden());
    QVERIFY(stage.pair().ledger(stage.pair().cursor()).front().compared());
    QVERIFY(stage.mode->goToStep(QStringLiteral("sat/axis/A1/project-A")));
    stage.type(QStringLiteral("."));
    QVERIFY(stage.pair().isAsking());
    QTest::mouseClick(gap, Qt::LeftButton);
    QVERIFY(sentence->text().startsWith(QStringLiteral("Your guess is not right. No gap here.")));
}

void tst_InspectMode::predictionWithoutAGuess()
{
    Stage stage;
    QVERIFY(stage.show());
    QVERIFY(stage.mode->openLesson(QStringLiteral("only-b-knows")));
    stage.actions["inspect.predict"]->trigger();
    auto *sentence = stage.window.findChild<InspectSentence *>();
    stage.type(QStringLiteral("..."));
    QVERIFY(stage.pair().isAsking());
    const double before = stage.pair().event()->axis.push;
    stage.drag({5.5, 6.5}, {5.9, 5.9}); // The question stays while a shape is dragged,
    QVERIFY(stage.pair().event()->axis.push != before);
    QVERIFY(stage.pair().isAsking());
    stage.type(QStringLiteral("]")); // and at another level.
    QVERIFY(stage.pair().isAsking());
    stage.type(QStringLiteral("."));
    QCOMPARE(stage.pair().key(), QStringLiteral("sat/axis/A0/compare"));
    QVERIFY(sentence->text().startsWith(QStringLiteral("No gap here.")));
    stage.type(QStringLiteral("[..,"));
    QCOMPARE(stage.pair().key(), QStringLiteral("sat/axis/A0/best"));
    stage.actions["inspect.nextAxis"]->trigger();
    stage.actions["inspect.nextAxis"]->trigger();
    QCOMPARE(stage.pair().key(), QStringLiteral("sat/axis/A1/compare"));
    QVERIFY(stage.pair().isAsking());
    QTest::keyClick(&stage.canvas(), Qt::Key_Comma);
    QCOMPARE(stage.pair().key(), QStringLiteral("sat/axis/A1/project-A"));
    stage.type(QStringLiteral("."));
    stage.actions["inspect.predict"]->trigger();
    QVERIFY(!stage.pair().isAsking());
}

void tst_InspectMode::sortedLedgerKeepsTheAnswer()
{
    Stage stage;
    QVERIFY(stage.show());
    QVERIFY(stage.mode->openLesson(QStringLiteral("only-b-knows")));
    stage.actions["inspect.predict"]->trigger();
    auto *ledger = stage.window.findChild<QAbstractItemView *>(QStringLiteral("inspectLedger"));
    const auto axes = [&] {
        QStringList names;
        for (int row = 0; row < ledger->model()->rowCount(); ++row)
            names << ledger->model()->index(row, InspectLedgerModel::Axis).data().toString();
        return names.join(u' ');
    };
    ledger->model()->sort(InspectLedgerModel::Result, Qt::AscendingOrder);
    QCOMPARE(axes(), QStringLiteral("A0 A1 A2 A3 B0 B1 B2 B3"));
    ledger->model()->sort(InspectLedgerModel::Result, Qt::DescendingOrder);
    QCOMPARE(axes(), QStringLiteral("A0 A1 A2 A3 B0 B1 B2 B3"));
    QVERIFY(stage.mode->goToStep(QStringLiteral("sat/axis/B0/best"))); // Overlaps 1, 2 and 5.2.
    QCOMPARE(axes(), QStringLiteral("B0 A1 A0 A2 A3 B1 B2 B3"));
    stage.type(QStringLiteral(".."));
    QCOMPARE(stage.pair().key(), QStringLiteral("sat/axis/B1/project-A"));
    stage.type(QStringLiteral("."));
    QVERIFY(stage.pair().isAsking());
    QCOMPARE(axes(), QStringLiteral("B0 A1 A0 A2 A3 B1 B2 B3"));
    stage.type(QStringLiteral("g"));
    QCOMPARE(axes(), QStringLiteral("B0 A1 A0 B1 A2 A3 B2 B3"));
}

void tst_InspectMode::everyViewPointsAtTheSame_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("focus");
    QTest::addColumn<QString>("steps");
    QTest::addColumn<int>("line");
    QTest::addColumn<QString>("cells");
    QTest::addColumn<QString>("words");

    const QString gap = QStringLiteral("B1  gap 0.4|compare → gap 0.4");
    const QString axis =
        QStringLiteral("B1  gap 0.4|axis (0.6, 0.8)|project A → [0, 5.6]|"
                       "project B → [6, 11]|compare → gap 0.4|best so far: gap 0.4|"
                       "Result: apart");
    const QString project = QStringLiteral("B1  gap 0.4|project A → [0, 5.6]");
    const QString vertex = QStringLiteral("project A → [0, 5.6]");
    for (const char *view : {"ledger", "steps", "code", "canvas", "number line"})
        QTest::addRow("interval from %s", view)
            << view << "interval" << project << int(Pseudocode::ProjectA) << "B1|[0, 5.6]" << "";
    for (const char *view : {"ledger", "steps", "code", "canvas", "number line", "words"})
        QTest::addRow("gap from %s", view)
            << view << "gap" << gap << int(Pseudocode::Gap) << "B1|gap 0.4" << "0.4";
    for (const char *view : {"ledger", "steps", "code", "canvas"})
        QTest::addRow("axis from %s", view)
            << view << "axis" << axis << int(Pseudocode::Loop) << "B1" << "";
    for (const char *view : {"canvas", "number line"})
        QTest::addRow("vertex from %s", view)
            << view << "vertex" << vertex << int(Pseudocode::ProjectA) << "[−4, 0]|[0, 5.6]" << "";
}

void tst_InspectMode::everyViewPointsAtTheSame()
{
    QFETCH(QString, from);
    QFETCH(QString, focus);
    QFETCH(QString, steps);
    QFETCH(int, line);
    QFETCH(QString, cells);
    QFETCH(QString, words);
    Stage stage;
    QVERIFY(stage.show());
    QVERIFY(stage.mode->openLesson(QStringLiteral("only-b-knows")));
    QVERIFY(stage.mode->goToStep(QStringLiteral("sat/axis/B1/compare")));
    InspectSession &session = stage.mode->session();
    auto *tree = stage.window.findChild<QTreeView *>(QStringLiteral("inspectSteps"));
    auto *code = stage.window.findChild<QListWidget *>(QStringLiteral("inspectPseudocode"));
    auto *ledger = stage.window.findChild<QAbstractItemView *>(QStringLiteral("inspectLedger"));
    auto *label = stage.window.findChild<QLabel *>(QStringLiteral("inspectSentence"));
    auto *numbers = stage.window.findChild<InspectNumberLine *>();
    const hullsmith::AxisSource b1{hullsmith::Owner::B, 1};
    const std::map<QString, StepFocus> things{
        {QStringLiteral("interval"), StepFocus::onInterval(b1, hullsmith::Owner::A)},
        {QStringLiteral("gap"), StepFocus::onBetween(b1)},
        {QStringLiteral("axis"), StepFocus::onAxis(b1)},
        {QStringLiteral("vertex"), StepFocus::onVertex(hullsmith::Owner::A, 2)}};
    const StepFocus thing = things.at(focus);
    QTest::mouseMove(&stage.window, QPoint(1, 1));
    session.setFocus(std::nullopt);
    const QImage before = stage.canvas().grab().toImage();
    const QString plainWords = label->text();

    if (from == QLatin1String("ledger")) {
        const int column = focus == QLatin1String("interval") ? InspectLedgerModel::IntervalA
                           : focus == QLatin1String("gap")    ? InspectLedgerModel::Result
                                                              : InspectLedgerModel::Normal;
        const QModelIndex cell = ledger->currentIndex().siblingAtColumn(column);
        QTest::mouseMove(ledger->viewport(), ledger->visualRect(cell).center());
    } else if (from == QLatin1String("steps")) {
        const QModelIndex parent = tree->currentIndex().parent();
        const int row = focus == QLatin1String("interval") ? 1
                        : focus == QLatin1String("gap")    ? 3
                                                           : 0;
        QTest::mouseMove(tree->viewport(),
                         tree->visualRect(tree->model()->index(row, 0, parent)).center());
    } else if (from == QLatin1String("code")) {
        QTest::mouseMove(code->viewport(), code->visualItemRect(code->item(line)).center());
    } else if (from == QLatin1String("words")) {
        Q_EMIT label->linkHovered(QStringLiteral("1"));
    } else if (from == QLatin1String("number line")) {
        const double value = focus == QLatin1String("interval") ? 1.2
                             : focus == QLatin1String("gap")    ? 5.8
                                                                : 5.6;
        const double y = focus == QLatin1String("vertex") ? 79.0 : 68.0;
        QTest::mouseMove(numbers, QPointF(numbers->scale().x(value), y).toPoint());
    } else {
        const FigureView view{stage.canvas().view().transform(), stage.canvas().view().size()};
        const StepFacts facts = stepFacts(stage.pair(), stage.pair().cursor());
        const AxisFrame frame(stage.pair(), facts.values.normal, view, {});
        const QPointF place =
            focus == QLatin1String("interval") ? barLine(facts, frame, hullsmith::Owner::A).center()
            : focus == QLatin1String("gap")    ? betweenLine(facts, frame).center()
            : focus == QLatin1String("axis")   ? edgeLine(stage.pair(), view, b1).center()
                                               : QPointF(stage.at({4.0, 4.0}));
        QTest::mouseMove(stage.canvas().viewport(), place.toPoint());
    }
    QTRY_COMPARE(session.focus(), std::optional(thing));

    QStringList shown;
    std::function<void(const QModelIndex &)> collect = [&](const QModelIndex &parent) {
        for (int row = 0; row < tree->model()->rowCount(parent); ++row) {
            const QModelIndex index = tree->model()->index(row, 0, parent);
            const bool isOfB1 = index.parent() == tree->currentIndex().parent() ||
                                index == tree->currentIndex().parent() || !parent.isValid();
            if (isOfB1 && index.data(InspectStepsModel::FocusRole).toBool())
                shown << index.data().toString();
            collect(index);
        }
    };
    collect({});
    QCOMPARE(shown.join(u'|'), steps);
    for (int i = 0; i < code->count(); ++i)
        QCOMPARE(code->item(i)->data(Qt::UserRole).toBool(), i == line);
    QStringList framed;
    for (int row = 0; row < ledger->model()->rowCount(); ++row) {
        for (int column = 0; column < ledger->model()->columnCount(); ++column) {
            const QModelIndex cell = ledger->model()->index(row, column);
            if (cell.data(InspectLedgerModel::FocusRole).toBool())
                framed << cell.data().toString();
        }
    }
    QCOMPARE(framed.join(u'|'), cells);
    QVERIFY(stage.canvas().grab().toImage() != before);
    if (from != QLatin1String("words"))
        QCOMPARE(label->text().contains(QLatin1String("background-color")), !words.isEmpty());
    QCOMPARE(label->accessibleName(),
             QStringLiteral("A gap of 0.4: a line fits between the shapes. "
                            "They cannot touch, and no further axis is "
                            "needed."));

    session.setFocus(std::nullopt);
    if (from != QLatin1String("canvas")) // There the tool marks what is under the mouse too.
        QCOMPARE(stage.canvas().grab().toImage(), before);
    QCOMPARE(label->text(), plainWords);
}

void tst_InspectMode::contactsLinkToTheirEdges()
{
    Stage stage;
    QVERIFY(stage.show());
    QVERIFY(stage.mode->openLesson(QStringLiteral("overhang")));
    QVERIFY(stage.mode->goToStep(QStringLiteral("sat/result")));
    InspectSession &session = stage.mode->session();
    auto *ledger = stage.window.findChild<QAbstractItemView *>(QStringLiteral("inspectLedger"));
    auto *label = stage.window.findChild<QLabel *>(QStringLiteral("inspectSentence"));
    QTest::mouseMove(stage.canvas().viewport(), stage.at({7.0, 1.75}));
    QTRY_COMPARE(session.focus(), std::optional(StepFocus::onContact(1)));
    QStringList framed;
    for (int row = 0; row < ledger->model()->rowCount(); ++row) {
        const QModelIndex cell = ledger->model()->index(row, InspectLedgerModel::Axis);
        if (cell.data(InspectLedgerModel::FocusRole).toBool())
            framed << cell.data().toString();
    }
    QCOMPARE(framed, QStringList({QStringLiteral("A2"), QStringLiteral("B0")}));
    QVERIFY(label->text().contains(QLatin1String("background-color")));

    QTest::mouseMove(stage.canvas().viewport(), QPoint(2, 2));
    QTRY_VERIFY(!session.focus());
    const QImage with = stage.canvas().grab().toImage();
    stage.actions["inspect.contacts"]->trigger();
    QVERIFY(stage.canvas().grab().toImage() != with);
    QTest::mouseMove(stage.canvas().viewport(), stage.at({7.0, 1.75}));
    QTest::mouseMove(stage.canvas().viewport(), stage.at({7.0, 1.76}));
    QVERIFY(session.focus() != std::optional(StepFocus::onContact(1)));

    stage.actions["inspect.contacts"]->trigger();
    QVERIFY(stage.mode->goToStep(QStringLiteral("sat/axis/A0/compare")));
    QTest::mouseMove(stage.canvas().viewport(), QPoint(2, 2));
    QTest::mouseMove(stage.canvas().viewport(), stage.at({7.0, 1.75}));
    QVERIFY(session.focus() != std::optional(StepFocus::onContact(1))); // Not known yet.
}

void tst_InspectMode::outlineIsRoundedForThePair()
{
    Stage stage;
    QVERIFY(stage.show());
    stage.project.reset(twoBoxes());
    QVERIFY(stage.mode->inspectPair(stage.project.data().bodies[0].shapes[0].id,
                                    stage.project.data().bodies[1].shapes[0].id));
    auto *a = stage.window.findChild<NumberField *>(QStringLiteral("inspectRadiusA"));
    auto *b = stage.window.findChild<NumberField *>(QStringLiteral("inspectRadiusB"));
    QVERIFY(a && b);
    QCOMPARE(a->value(), 0.0);
    stage.actions["inspect.rounding"]->trigger();
    QVERIFY(a->hasFocus());
    QTest::keyClicks(a, QStringLiteral("0.125"));
    QTest::keyClick(a, Qt::Key_Return);
    QCOMPARE(stage.pair().a().radius, 0.125);
    QCOMPARE(stage.pair().b().radius, 0.0);
    QVERIFY(stage.project.undoStack()->isClean()); // The file would not keep it.

    stage.canvas().setFocus();
    stage.drag({50.0, 16.0}, {42.0, 16.0});
    QVERIFY(!stage.project.undoStack()->isClean());
    QCOMPARE(stage.pair().a().radius, 0.125); // Kept while dragging.
    stage.type(QStringLiteral("x"));
    QCOMPARE(stage.pair().b().radius, 0.125);
    QCOMPARE(a->value(), 0.0);
    QCOMPARE(b->value(), 0.125);
    QVERIFY(stage.mode->openLesson(QStringLiteral("one-gap")));
    QCOMPARE(stage.pair().b().radius, 0.0); // Another pair.
}

void tst_InspectMode::circleChangesItsRadius()
{
    Stage stage;
    QVERIFY(stage.show());
    QVERIFY(stage.mode->openLesson(QStringLiteral("circle-corner")));
    auto *b = stage.window.findChild<NumberField *>(QStringLiteral("inspectRadiusB"));
    QCOMPARE(b->value(), 4.5);
    b->setFocus();
    b->selectAll();
    QTest::keyClicks(b, QStringLiteral("5.5"));
    QTest::keyClick(b, Qt::Key_Return);
    QCOMPARE(stage.pair().b().radius, 5.5);
    QCOMPARE(stage.pair().trace().result.relation, Relation::Overlapping);
    QCOMPARE(stage.mode->document()->undoStack()->count(), 1);
    stage.mode->document()->undo();
    QCOMPARE(stage.pair().b().radius, 4.5);
    QCOMPARE(b->value(), 4.5);
}

void tst_InspectMode::verdictCoversNoShape_data()
{
    QTest::addColumn<QString>("id");
    for (const Lesson &each : lessons())
        QTest::newRow(qPrintable(each.id)) << each.id;
}

void tst_InspectMode::verdictCoversNoShape()
{
    QFETCH(QString, id);
    Stage stage;
    stage.window.resize(1024, 620);
    QVERIFY(stage.show());
    QVERIFY(stage.mode->openLesson(id));
    stage.mode->session().goLast();
    QCoreApplication::processEvents();
    const FigureView view = {stage.canvas().view().transform(), stage.canvas().view().size()};
    FigureStyle style;
    QImage with(view.size.toSize(), QImage::Format_RGB32);
    QImage without(view.size.toSize(), QImage::Format_RGB32);
    for (QImage *image : {&with, &without}) {
        style.chip = image == &with;
        QPainter painter(image);
        paintFigure(painter, stage.pair(), stage.pair().cursor(), view, style);
    }
    const QColor frame = stage.pair().isApart() ? style.palette.gap : style.palette.overlap;
    int lowest = 0;
    for (const hullsmith::Owner owner : {hullsmith::Owner::A, hullsmith::Owner::B}) {
        const InspectedShape &shape = stage.pair().shape(owner);
        for (const Vec2 &v : shape.outline)
            lowest = std::max(lowest, int(onScreen(stage.pair(), view, v).y() +
                                          shape.radius * stage.canvas().view().zoom()));
    }
    constexpr int strip = 40; // The chip and its margin.
    QVERIFY(lowest < with.height() - strip);
    int inStrip = 0;
    for (int y = with.height() - strip; y < with.height(); ++y) {
        for (int x = 0; x < with.width(); ++x)
            inStrip += with.pixelColor(x, y) == frame && without.pixelColor(x, y) != frame;
    }
    QVERIFY(inStrip > 20);
}

void tst_InspectMode::turnedPairStaysInView()
{
    Stage stage;
    QVERIFY(stage.show());
    QVERIFY(stage.mode->openLesson(QStringLiteral("only-b-knows")));
    QVERIFY(stage.mode->goToStep(QStringLiteral("sat/axis/B1/compare")));
    stage.type(QStringLiteral("t"));
    const FigureView view = {stage.canvas().view().transform(), stage.canvas().view().size()};
    const QRectF frame(QPointF(), view.size);
    for (const hullsmith::Owner owner : {hullsmith::Owner::A, hullsmith::Owner::B}) {
        for (const Vec2 &v : stage.pair().shape(owner).core)
            QVERIFY(frame.contains(onScreen(stage.pair(), view, v)));
    }
}

void tst_InspectMode::freeAxisBarsStayInView()
{
    Stage stage;
    QVERIFY(stage.show());
    QVERIFY(stage.mode->openLesson(QStringLiteral("long-normals"))); // Wide and low.
    for (int degrees = 0; degrees < 180; degrees += 5) {
        stage.mode->session().setFreeAxis(degrees);
        const FigureView view = {stage.canvas().view().transform(), stage.canvas().view().size()};
        const QRectF frame(QPointF(), view.size);
        const StepFacts facts = stepFacts(stage.pair(), stage.pair().cursor());
        const AxisFrame axis = axisFrame(stage.pair(), facts, view, {});
        for (const hullsmith::Owner owner : {hullsmith::Owner::A, hullsmith::Owner::B}) {
            const QLineF bar = barLine(facts, axis, owner);
            QVERIFY2(frame.contains(bar.p1()) && frame.contains(bar.p2()),
                     qPrintable(QString::number(degrees)));
        }
    }
}

void tst_InspectMode::lessonsHaveNoHundredPercent()
{
    Stage stage;
    QVERIFY(stage.show());
    QVERIFY(stage.mode->openLesson(QStringLiteral("one-gap")));
    const double fitted = stage.canvas().view().zoom();
    stage.canvas().zoomIn();
    stage.canvas().zoomTo100();
    QCOMPARE(stage.canvas().view().zoom(), fitted);
    stage.project.reset(twoBoxes());
    QVERIFY(stage.mode->inspectPair(stage.project.data().bodies[0].shapes[0].id,
                                    stage.project.data().bodies[1].shapes[0].id));
    stage.canvas().zoomTo100();
    QCOMPARE(stage.canvas().view().zoom(), 1.0);
}

void tst_InspectMode::cursorShowsThatTheAxisMoves()
{
    Stage stage;
    QVERIFY(stage.show());
    QVERIFY(stage.mode->openLesson(QStringLiteral("one-gap")));
    QVERIFY(stage.mode->goToStep(QStringLiteral("sat/axis/A1/compare")));
    const FigureView view = {stage.canvas().view().transform(), stage.canvas().view().size()};
    const StepFacts facts = stepFacts(stage.pair(), stage.pair().cursor());
    const QPointF handle = pivotHandle(facts.values, axisFrame(stage.pair(), facts, view, {}));
    QTest::mouseMove(stage.canvas().viewport(), handle.toPoint());
    QTRY_COMPARE(stage.canvas().viewport()->cursor().shape(), Qt::SizeVerCursor);
    QTest::mouseMove(stage.canvas().viewport(), QPoint(3, 3));
    QTRY_VERIFY(stage.canvas().viewport()->cursor().shape() != Qt::SizeVerCursor);
}

void tst_InspectMode::keyboardPointsToo()
{
    Stage stage;
    QVERIFY(stage.show());
    QVERIFY(stage.mode->openLesson(QStringLiteral("overhang")));
    QVERIFY(stage.mode->goToStep(QStringLiteral("sat/result")));
    InspectSession &session = stage.mode->session();
    QTest::mouseMove(stage.canvas().viewport(), QPoint(2, 2));
    QTest::mouseClick(stage.canvas().viewport(), Qt::LeftButton, {}, stage.at({2.0, 0.7}));
    stage.canvas().setFocus();
    session.setFocus(std::nullopt);
    stage.type(QStringLiteral("n"));
    QVERIFY(session.focus());
    QCOMPARE(session.focus()->kind, StepFocus::Kind::Vertex);
    QCOMPARE(session.focus()->owner, hullsmith::Owner::A);

    auto *label = stage.window.findChild<QLabel *>(QStringLiteral("inspectSentence"));
    label->setFocus(Qt::TabFocusReason);
    QSet<int> kinds;
    for (int i = 0; i < 6 && label->hasFocus(); ++i) {
        QTest::keyClick(label, Qt::Key_Tab);
        QCoreApplication::processEvents();
        if (session.focus())
            kinds << int(session.focus()->kind);
    }
    QVERIFY(kinds.contains(int(StepFocus::Kind::Contact)));
    stage.canvas().setFocus();
    QVERIFY(!session.focus());
}

void tst_InspectMode::focusGivesNoAnswerAway()
{
    Stage stage;
    QVERIFY(stage.show());
    QVERIFY(stage.mode->openLesson(QStringLiteral("only-b-knows")));
    stage.actions["inspect.predict"]->trigger();
    QVERIFY(stage.mode->goToStep(QStringLiteral("sat/axis/B1/project-A")));
    stage.type(QStringLiteral("."));
    QVERIFY(stage.pair().isAsking());
    InspectSession &session = stage.mode->session();
    const hullsmith::AxisSource b1{hullsmith::Owner::B, 1};
    session.setFocus(StepFocus::onInterval(b1, hullsmith::Owner::B));
    QVERIFY(!session.isInFocus(stage.pair().trace().find("sat/axis/B1/project-B")));
    session.setFocus(StepFocus::onAxis(b1)); // It will decide.
    QVERIFY(!session.isInFocus(stage.pair().trace().find("sat/result")));
    QVERIFY(!focusOf(stage.pair(), stage.pair().trace().find("sat/result")));
    stage.type(QStringLiteral("g"));
    QVERIFY(session.isInFocus(stage.pair().cursor()));
}

void tst_InspectMode::focusGoesWithItsThing()
{
    Stage stage;
    QVERIFY(stage.show());
    stage.project.reset(twoBoxes());
    const ShapeId a = stage.project.data().bodies[0].shapes[0].id;
    const ShapeId b = stage.project.data().bodies[1].shapes[0].id;
    QVERIFY(stage.mode->inspectPair(a, b));
    InspectSession &session = stage.mode->session();
    session.setFocus(StepFocus::onVertex(hullsmith::Owner::A, 3));
    QVERIFY(session.focus());
    SceneShape shape = *stage.project.data().shape(a);
    shape.vertices.pop_back();
    stage.project.setGeometry(shape);
    QVERIFY(!session.focus());
    stage.canvas().grab();
    session.setFocus(StepFocus::onVertex(hullsmith::Owner::A, 3));
    QVERIFY(!session.focus());
}

void tst_InspectMode::freeAxisTurnsByKeys()
{
    Stage stage;
    QVERIFY(stage.show());
    QVERIFY(stage.mode->openLesson(QStringLiteral("gap-not-distance")));
    auto *sentence = stage.window.findChild<InspectSentence *>();
    QAction *action = stage.actions["inspect.freeAxis"];
    stage.type(QStringLiteral("a"));
    QVERIFY(action->isChecked());
    QCOMPARE(stage.pair().freeAxis(), std::optional(0.0));
    QCOMPARE(sentence->text(), QStringLiteral("Free axis at 0°: gap 3."));
    for (const Qt::KeyboardModifiers turn :
         {Qt::ShiftModifier, Qt::ShiftModifier, Qt::ShiftModifier, Qt::NoModifier,
          Qt::ControlModifier})
        QTest::keyClick(&stage.canvas(), Qt::Key_Left, turn);
    QTest::keyClick(&stage.canvas(), Qt::Key_Right);
    QCOMPARE(*stage.pair().freeAxis(), 45.1);
    QTest::keyClick(&stage.canvas(), Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(sentence->text(), QStringLiteral("Free axis at 45°: gap 4.95."));
    stage.canvas().grab();
    QCOMPARE(stage.mode->document()->undoStack()->count(), 0);
    stage.type(QStringLiteral("a"));
    QVERIFY(!action->isChecked());
    QVERIFY(!stage.pair().freeAxis());
    stage.type(QStringLiteral("a."));
    QVERIFY(!action->isChecked());
    QCOMPARE(stage.pair().key(), QStringLiteral("sat/axis/A0/axis"));
    QTest::keyClick(&stage.canvas(), Qt::Key_End);
    stage.type(QStringLiteral("a"));
    QVERIFY(stage.pair().freeAxis());
    QTest::keyClick(&stage.canvas(), Qt::Key_Period); // There is no next step.
    QVERIFY(!stage.pair().freeAxis());
}

void tst_InspectMode::freeAxisTurnsByDragging()
{
    Stage stage;
    QVERIFY(stage.show());
    QVERIFY(stage.mode->openLesson(QStringLiteral("gap-not-distance")));
    stage.type(QStringLiteral("a"));
    const SceneData before = stage.mode->document()->data();
    const Vec2 middle(5.5, 6.0); // of the centres of both boxes
    stage.drag(middle + Vec2(4.0, 0.0), middle + Vec2(0.0, 4.0));
    QVERIFY(std::abs(*stage.pair().freeAxis() - 90.0) < 2.0);
    QCOMPARE(stage.mode->document()->data(), before);
    const double turned = *stage.pair().freeAxis();
    stage.drag({9.0, 10.0}, {9.5, 10.5}); // On B: moves it, the axis stays.
    QCOMPARE(*stage.pair().freeAxis(), turned);
    QVERIFY(stage.mode->document()->data() != before);
}

void tst_InspectMode::freeAxisHandlesStayInView()
{
    Stage stage;
    QVERIFY(stage.show());
    for (const Lesson &each : lessons()) {
        QVERIFY(stage.mode->openLesson(each.id));
        const FigureView view{stage.canvas().view().transform(), stage.canvas().view().size()};
        const QRectF room(QPointF(), view.size);
        for (int degrees = 0; degrees < 360; degrees += 7) {
            stage.mode->session().setFreeAxis(degrees);
            const StepFacts facts = stepFacts(stage.pair(), stage.pair().cursor());
            const AxisFrame frame = axisFrame(stage.pair(), facts, view, {});
            const auto ends = freeAxisHandles(facts.values, frame, view.size);
            for (const QPointF &end : ends)
                QVERIFY2(room.contains(end), qPrintable(each.id));
            QVERIFY(QLineF(ends[0], ends[1]).length() > 40.0);
        }
    }
}

void tst_InspectMode::alignedViewFollowsTheFreeAxis()
{
    Stage stage;
    QVERIFY(stage.show());
    QVERIFY(stage.mode->openLesson(QStringLiteral("gap-not-distance")));
    stage.window.findChild<QTreeView *>(QStringLiteral("inspectSteps"))->setFocus();
    stage.actions["inspect.align"]->trigger();
    stage.actions["inspect.freeAxis"]->trigger();
    QVERIFY(stage.canvas().hasFocus()); // For the arrow keys.
    QCOMPARE(stage.canvas().view().turn(), 0.0);
    QTest::keyClick(&stage.canvas(), Qt::Key_Left, Qt::ShiftModifier);
    const auto turn = [&] { return -stage.canvas().view().turn() * 180.0 / std::numbers::pi; };
    QVERIFY(std::abs(turn() - 15.0) < 1e-9);
    QWidget *viewport = stage.canvas().viewport();
    const QPoint from = stage.at({9.5, 3.0});
    QTest::mousePress(viewport, Qt::LeftButton, {}, from);
    QTest::mouseMove(viewport, from - QPoint(0, 60));
    QVERIFY(*stage.pair().freeAxis() > 16.0);
    QVERIFY(std::abs(turn() - 15.0) < 1e-9); // Not under the mouse,
    QTest::mouseRelease(viewport, Qt::LeftButton, {}, from - QPoint(0, 60));
    QVERIFY(std::abs(turn() - *stage.pair().freeAxis()) < 1e-9); // but then.
}

void tst_InspectMode::axisLineMovesAside()
{
    Stage stage;
    QVERIFY(stage.show());
    QVERIFY(stage.mode->openLesson(QStringLiteral("only-b-knows")));
    QVERIFY(stage.mode->goToStep(QStringLiteral("sat/axis/B1/compare")));
    const SceneData before = stage.mode->document()->data();
    const hullsmith::SatAxis values = stage.pair().event()->axis;
    const auto handle = [&] {
        const FigureView view{stage.canvas().view().transform(), stage.canvas().view().size()};
        const StepFacts facts = stepFacts(stage.pair(), stage.pair().cursor());
        const AxisFrame frame = axisFrame(stage.pair(), facts, view, stage.mode->session().pivot());
        return pivotHandle(facts.values, frame);
    };
    QWidget *viewport = stage.canvas().viewport();
    const QPointF from = handle();
    const QPointF aside(40.0, 30.0); // At right angles to (0.6, 0.8), on the screen.
    QTest::mouseMove(viewport, from.toPoint());
    QVERIFY(stage.mode->statusHint().contains(QStringLiteral("do not depend")));
    QTest::mousePress(viewport, Qt::LeftButton, {}, from.toPoint());
    QTest::mouseMove(viewport, (from + aside).toPoint());
    QTest::mouseRelease(viewport, Qt::LeftButton, {}, (from + aside).toPoint());
    QVERIFY(QLineF(handle(), from + aside).length() < 1.5);
    QCOMPARE(stage.mode->document()->data(), before);
    QCOMPARE(stage.pair().event()->axis.push, values.push);
    QCOMPARE(stage.pair().event()->axis.a.min, values.a.min);
    QTest::mouseDClick(viewport, Qt::LeftButton, {}, handle().toPoint());
    QVERIFY(!stage.mode->session().pivot());
    QVERIFY(QLineF(handle(), from).length() < 1e-9);
    stage.type(QStringLiteral("a"));
    QTest::keyClick(&stage.canvas(), Qt::Key_Up);
    QVERIFY(stage.mode->session().pivot());
    QVERIFY(stage.mode->openLesson(QStringLiteral("one-gap")));
    QVERIFY(!stage.mode->session().pivot());
}

void tst_InspectMode::motionTakesTheTimesOfTheDesign()
{
    QCOMPARE(StepClock(0.0).ghost(), std::optional(0.0));
    QCOMPARE(StepClock(200.0).ghost(), std::optional(0.5));
    QCOMPARE(StepClock(400.0).ghost(), std::optional(1.0));
    QCOMPARE(StepClock(699.0).ghost(), std::optional(1.0));
    QCOMPARE(StepClock(800.0).ghost(), std::optional(0.5));
    QVERIFY(!StepClock(900.0).ghost());
    QCOMPARE(StepClock(260.0).dropline(0, 4), 1.0);
    QVERIFY(StepClock(260.0).dropline(1, 4) < 1.0);
    QCOMPARE(StepClock(280.0).dropline(1, 4), 1.0);
    QCOMPARE(StepClock(60.0).dropline(3, 4), 0.0);
    QCOMPARE(StepClock(320.0).flight(4), 0.0);
    QCOMPARE(StepClock(470.0).flight(4), 0.5);
    QCOMPARE(StepClock(620.0).flight(4), 1.0);
    QVERIFY(StepClock(660.0).haveFallen(1000)); // However many there are.
    QCOMPARE(StepClock().step(), 1.0);

    Stage stage;
    stage.settings->setReduceMotion(false);
    QVERIFY(stage.show());
    InspectMotion &motion = stage.mode->motion();
    QVERIFY(stage.mode->openLesson(QStringLiteral("which-way")));
    QVERIFY(!motion.isMoving());
    stage.type(QStringLiteral("."));
    QCOMPARE(motion.duration(), 180);
    stage.type(QStringLiteral(".")); // New input ends what moves; four droplines and the flight.
    QCOMPARE(motion.duration(), 260 + 3 * 20 + 300);
    QVERIFY(stage.mode->goToStep(QStringLiteral("sat/axis/A0/compare")));
    QVERIFY(!motion.isMoving());
    stage.type(QStringLiteral("."));
    QCOMPARE(stage.pair().key(), QStringLiteral("sat/axis/A0/best"));
    QCOMPARE(motion.duration(), 900);
    stage.type(QStringLiteral(",")); // Back: in half the time.
    QCOMPARE(motion.duration(), 90);
    QTRY_VERIFY(!motion.isMoving());
    QCOMPARE(motion.clock().step(), 1.0);
    QVERIFY(!motion.clock().ghost());
}

void tst_InspectMode::reducedMotionShowsTheEnd()
{
    Stage stage; // Has reduced motion.
    QVERIFY(stage.show());
    QVERIFY(stage.mode->openLesson(QStringLiteral("which-way")));
    while (!stage.pair().atLast()) {
        stage.type(QStringLiteral("."));
        QVERIFY(!stage.mode->motion().isMoving());
        QCOMPARE(stage.mode->motion().clock().step(), 1.0);
        QCOMPARE(stage.mode->motion().clock().flight(4), 1.0);
        QVERIFY(!stage.mode->motion().clock().ghost());
    }
    QCOMPARE(stage.mode->motion().turnDuration(), 0);
}

void tst_InspectMode::barFliesToTheNumberLine()
{
    Stage stage;
    QVERIFY(stage.show());
    QVERIFY(stage.mode->openLesson(QStringLiteral("only-b-knows")));
    QVERIFY(stage.mode->goToStep(QStringLiteral("sat/axis/B1/project-A")));
    auto *view = qobject_cast<InspectView *>(stage.mode->centre());
    const auto *flight = view->findChild<InspectFlight *>();
    QVERIFY(flight && flight->isHidden());
    const QImage end = view->grab().toImage();
    QList<QImage> frames;
    for (const double time : {0.0, 300.0, 400.0, 470.0, 600.0}) {
        view->setClock(StepClock(time));
        QCOMPARE(flight->isVisible(), time > 320.0);
        const QImage frame = view->grab().toImage();
        QVERIFY(frame != end && !frames.contains(frame));
        frames << frame;
    }
    view->setClock(StepClock(620.0));
    QVERIFY(flight->isHidden());
    QCOMPARE(view->grab().toImage(), end);
}

/// Prints the time; the design asks for 8 ms for tracing and painting while dragging.
void tst_InspectMode::repaintsAnEightGonPairQuickly()
{
    SceneData data = twoBoxes();
    for (SceneBody &body : data.bodies) {
        body.shapes[0].vertices.clear();
        for (int i = 0; i < 8; ++i) {
            const double angle = 0.1 + 0.785 * i;
            body.shapes[0].vertices.emplace_back(20.0 * std::cos(angle), 20.0 * std::sin(angle));
        }
    }
    Document document;
    document.reset(data);
    PairInspection pair;
    pair.setPair(document.data().bodies[0].shapes[0].id, document.data().bodies[1].shapes[0].id);
    pair.update(document.data());
    pair.last();
    QImage image(1000, 700, QImage::Format_ARGB32_Premultiplied);
    const FigureView view = FigureView::fitted(figureBounds(pair), QSizeF(image.size()));
    QBENCHMARK
    {
        pair.update(document.data());
        QPainter painter(&image);
        paintFigure(painter, pair, pair.cursor(), view);
    }
    QVERIFY(pair.isValid());
}

QTEST_MAIN(tst_InspectMode)
#include "tst_inspectmode.moc"

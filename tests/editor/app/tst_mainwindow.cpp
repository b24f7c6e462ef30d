#include "appfixture.h"

#include "editor/app/commandsearch.h"
#include "editor/app/modes.h"
#include "editor/app/theme.h"
#include "editor/canvas/canvas.h"

#include <QAction>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QToolButton>
#include <QUndoStack>

class tst_MainWindow : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void everyModeHasATabAndOpens();
    void modeKeysSwitch();
    void pseudocodeIsNotCut();
    void zoomReadsInTheModesUnit();
    void languageSwitchesBothWays();
    void themeChangesColours_data();
    void themeChangesColours();
    void textIsReadable_data();
    void textIsReadable();
    void settingsOutliveTheRun();
    void commandSearchFindsInBothLanguages();
    void commandSearchTriggers();
    void letterSwitchesTool();
    void letterInATextFieldIsText();
    void undoFollowsTheMode();
    void hidePanesAndBack();
    void nextPaneGoesRound();
    void hintIsElidedToItsRoom();
    void tabbedPaneSaysItsNameOnce();
    void gridButtonChangesTheProject();
    void shortcutsAreKept();
    void closingAndOpeningKeepsTheLayout();

private:
    MainWindow &window() const { return *m_app->window; }
    QMenu *menu(const char *name) const;

    std::unique_ptr<AppFixture> m_app;
};

void tst_MainWindow::init()
{
    m_app = std::make_unique<AppFixture>();
    m_app->show();
}

void tst_MainWindow::cleanup()
{
    m_app.reset();
}

QMenu *tst_MainWindow::menu(const char *name) const
{
    return window().menuBar()->findChild<QMenu *>(QLatin1String("menu.") + QLatin1String(name));
}

void tst_MainWindow::everyModeHasATabAndOpens()
{
    QVERIFY(!MainWindow::modeIds().isEmpty());
    const QStringList ids = MainWindow::modeIds();
    for (const QString &id : ids) {
        QVERIFY(window().findChild<QToolButton *>(QStringLiteral("segment.mode.") + id));
        QVERIFY(window().setMode(id));
        QCOMPARE(window().mode()->id(), id);
        QVERIFY(window().mode()->centre()->isVisible());
        QVERIFY(window().mode()->canvas());
        QVERIFY(window().mode()->document());
        const QList<QDockWidget *> docks = window().findChildren<QDockWidget *>();
        for (const QDockWidget *dock : docks) {
            const QString owner = dock->objectName().section(u'.', 0, 0);
            if (owner != id && ids.contains(owner))
                QVERIFY2(dock->isHidden(), qPrintable(dock->objectName()));
        }
    }
    QVERIFY(!window().setMode(QStringLiteral("no such mode")));
}

void tst_MainWindow::modeKeysSwitch()
{
    QTest::keyClick(&window(), Qt::Key_2, Qt::ControlModifier);
    QCOMPARE(window().mode()->id(), QStringLiteral("inspect"));
    QVERIFY(window().actions()["mode.inspect"]->isChecked());
    QTest::keyClick(&window(), Qt::Key_1, Qt::ControlModifier);
    QCOMPARE(window().mode()->id(), QStringLiteral("author"));
}

void tst_MainWindow::pseudocodeIsNotCut()
{
    window().resize(1440, 900);
    QVERIFY(window().setMode(QStringLiteral("inspect")));
    auto *code = window().findChild<QListWidget *>(QStringLiteral("inspectPseudocode"));
    QVERIFY(code);
    QTRY_VERIFY(code->visualItemRect(code->item(0)).isValid());
    const QRect last = code->visualItemRect(code->item(code->count() - 1));
    QTRY_VERIFY(code->viewport()->rect().contains(last));
}

void tst_MainWindow::zoomReadsInTheModesUnit()
{
    const auto *zoom = window().findChild<QLabel *>(QStringLiteral("zoom"));
    window().mode()->canvas()->zoomTo100();
    QCOMPARE(zoom->text(), QStringLiteral("zoom 100 %"));
    QVERIFY(window().setMode(QStringLiteral("inspect"))); // A lesson: its unit is the metre.
    ViewTransform view = window().mode()->canvas()->view();
    view.setZoom(92.6);
    window().mode()->canvas()->setView(view);
    QCOMPARE(zoom->text(), QStringLiteral("1 m = 93 px"));
    QVERIFY(window().setMode(QStringLiteral("author")));
    QCOMPARE(zoom->text(), QStringLiteral("zoom 100 %"));
}

void tst_MainWindow::languageSwitchesBothWays()
{
    const QAction *save = window().actions()["file.save"];
    const QMenu *file = menu("file");
    QCOMPARE(save->text(), QStringLiteral("Save"));
    QVERIFY(file->title().contains(QStringLiteral("File")));

    window().actions()["view.language.zh_CN"]->trigger();
    QTRY_COMPARE(save->text(), QStringLiteral("保存"));
    QVERIFY(file->title().contains(QStringLiteral("文件")));
    QCOMPARE(m_app->settings->language(), QStringLiteral("zh_CN"));
    QVERIFY(window()
                .findChild<QToolButton *>(QStringLiteral("snapButton"))
                ->text()
                .contains(QStringLiteral("吸附")));

    window().actions()["view.language.en"]->trigger();
    QTRY_COMPARE(save->text(), QStringLiteral("Save"));
    QVERIFY(file->title().contains(QStringLiteral("File")));
}

void tst_MainWindow::themeChangesColours_data()
{
    QTest::addColumn<QString>("action");
    QTest::addColumn<bool>("dark");

    QTest::newRow("light") << "view.theme.light" << false;
    QTest::newRow("dark") << "view.theme.dark" << true;
}

void tst_MainWindow::themeChangesColours()
{
    QFETCH(QString, action);
    QFETCH(bool, dark);

    window().actions()["view.theme.highContrast"]->trigger();
    QVERIFY(Theme::isHighContrast(qApp->palette()));
    window().actions().find(action)->trigger();
    QVERIFY(!Theme::isHighContrast(qApp->palette()));
    QTRY_COMPARE(window().palette().color(QPalette::Window).lightness() < 128, dark);
    QCOMPARE(m_app->settings->palette().dark, dark);
    QTRY_COMPARE(window().mode()->canvas()->palette2D().canvas, m_app->settings->palette().canvas);
}

void tst_MainWindow::textIsReadable_data()
{
    QTest::addColumn<QPalette>("palette");

    QTest::newRow("light") << Theme::light();
    QTest::newRow("dark") << Theme::dark();
    QTest::newRow("high contrast") << Theme::highContrast(false);
    QTest::newRow("high contrast, dark") << Theme::highContrast(true);
}

void tst_MainWindow::textIsReadable()
{
    QFETCH(QPalette, palette);

    constexpr double enough = 4.5;
    const auto readable = [&palette](QPalette::ColorRole text, QPalette::ColorRole ground) {
        return Theme::contrast(palette.color(text), palette.color(ground)) >= enough;
    };
    QVERIFY(readable(QPalette::WindowText, QPalette::Window));
    QVERIFY(readable(QPalette::Text, QPalette::Base));
    QVERIFY(readable(QPalette::Text, QPalette::AlternateBase));
    QVERIFY(readable(QPalette::ButtonText, QPalette::Button));
    QVERIFY(readable(QPalette::HighlightedText, QPalette::Highlight));
    QVERIFY(readable(QPalette::PlaceholderText, QPalette::Base));
    QVERIFY(readable(QPalette::PlaceholderText, QPalette::Window));
    QVERIFY(readable(QPalette::Link, QPalette::Base));
    QVERIFY(readable(QPalette::ToolTipText, QPalette::ToolTipBase));
    QVERIFY(Theme::contrast(Theme::accent(palette), Theme::accentText(palette)) >= enough);
}

void tst_MainWindow::settingsOutliveTheRun()
{
    window().actions()["view.theme.dark"]->trigger();
    window().actions()["view.language.zh_CN"]->trigger();
    window().actions()["view.reduceMotion"]->trigger();
    const Settings again;
    QCOMPARE(again.theme(), Settings::Theme::Dark);
    QVERIFY(again.isDark());
    QCOMPARE(again.language(), QStringLiteral("zh_CN"));
    QVERIFY(again.reduceMotion());
}

void tst_MainWindow::commandSearchFindsInBothLanguages()
{
    const Actions &actions = window().actions();
    QCOMPARE(CommandSearch::matches(actions, QStringLiteral("zoom in")).first(),
             actions["view.zoomIn"]);
    QVERIFY(
        CommandSearch::matches(actions, QStringLiteral("放大")).contains(actions["view.zoomIn"]));
    QCOMPARE(CommandSearch::matches(actions, QStringLiteral("SAVE")).first(), actions["file.save"]);
    QVERIFY(CommandSearch::matches(actions, QStringLiteral("no such command")).isEmpty());
    QVERIFY(CommandSearch::matches(actions, QString()).size() > 50);
}

void tst_MainWindow::commandSearchTriggers()
{
    QTest::keyClick(&window(), Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(qApp->activeModalWidget());
    auto *search = qobject_cast<CommandSearch *>(qApp->activeModalWidget());
    QVERIFY(search);
    auto *text = search->findChild<QLineEdit *>();
    QTest::keyClicks(text, QStringLiteral("snap pixel"));
    QCOMPARE(search->findChild<QListWidget *>()->count(), 1);
    QVERIFY(!window().actions()["snap.pixels"]->isChecked());
    QTest::keyClick(text, Qt::Key_Return);
    QTRY_VERIFY(window().actions()["snap.pixels"]->isChecked());
    QTRY_VERIFY(!qApp->activeModalWidget());
}

void tst_MainWindow::letterSwitchesTool()
{
    window().mode()->canvas()->setFocus();
    QTest::keyClick(window().mode()->canvas(), Qt::Key_P);
    QTRY_VERIFY(window().actions()["tool.polygon"]->isChecked());
    QTest::keyClick(window().mode()->canvas(), Qt::Key_S);
    QTRY_VERIFY(window().actions()["tool.select"]->isChecked());
}

void tst_MainWindow::letterInATextFieldIsText()
{
    const QList<QLineEdit *> fields = window().findChildren<QLineEdit *>();
    QLineEdit *field = nullptr;
    for (QLineEdit *candidate : fields) {
        if (candidate->isVisible() && candidate->isEnabled() && !candidate->isReadOnly() &&
            !candidate->validator())
            field = field ? field : candidate;
    }
    QVERIFY(field);
    field->setFocus();
    QTRY_VERIFY(field->hasFocus());
    field->clear();
    QTest::keyClicks(field, QStringLiteral("prch"));
    QCOMPARE(field->text(), QStringLiteral("prch"));
    QVERIFY(window().actions()["tool.select"]->isChecked());
}

void tst_MainWindow::undoFollowsTheMode()
{
    QVERIFY(window().files().open(QStringLiteral(":/examples/asteroids.hull")));
    QVERIFY(!window().actions()["edit.undo"]->isEnabled());
    window().files().addImages({QStringLiteral(":/examples/ship.png")});
    QVERIFY(window().actions()["edit.undo"]->isEnabled());
    QVERIFY(window().actions()["edit.undo"]->text().contains(QStringLiteral("sprite")));
    const std::size_t count = window().project().data().bodies.size();
    window().actions()["edit.undo"]->trigger();
    QCOMPARE(window().project().data().bodies.size(), count - 1);
    QVERIFY(window().actions()["edit.redo"]->isEnabled());
    window().actions()["edit.redo"]->trigger();
    QCOMPARE(window().project().data().bodies.size(), count);
}

void tst_MainWindow::hidePanesAndBack()
{
    const auto shown = [this] {
        QStringList names;
        const QList<QDockWidget *> docks = window().findChildren<QDockWidget *>();
        for (const QDockWidget *dock : docks) {
            if (!dock->isHidden())
                names.append(dock->objectName());
        }
        return names;
    };
    const QStringList before = shown();
    QVERIFY(!before.isEmpty());
    QTest::keyClick(&window(), Qt::Key_Backslash, Qt::ControlModifier);
    QVERIFY(shown().isEmpty());
    QTest::keyClick(&window(), Qt::Key_Backslash, Qt::ControlModifier);
    QCOMPARE(shown(), before);
}

void tst_MainWindow::nextPaneGoesRound()
{
    QVERIFY(window().files().open(QStringLiteral(":/examples/asteroids.hull")));
    window().mode()->canvas()->setFocus();
    QSet<QWidget *> seen;
    bool back = false;
    for (int i = 0; i < 20 && !back; ++i) {
        QTest::keyClick(&window(), Qt::Key_F6);
        back = window().mode()->canvas()->hasFocus();
        seen.insert(QApplication::focusWidget());
    }
    QVERIFY(back);
    QVERIFY(seen.size() > 2);
}

void tst_MainWindow::hintIsElidedToItsRoom()
{
    QVERIFY(window().files().open(QStringLiteral(":/examples/asteroids.hull")));
    const auto *hint = window().findChild<QLabel *>(QStringLiteral("statusHint"));
    auto *summary = window().findChild<QLabel *>(QStringLiteral("statusSummary"));
    QVERIFY(hint && summary);
    const auto fits = [hint] {
        return hint->fontMetrics().horizontalAdvance(hint->text()) <= hint->width();
    };
    window().resize(1024, 700);
    QTRY_VERIFY(fits());
    summary->setText(QString(60, u'm')); // leaves less room
    QTRY_VERIFY(hint->text().endsWith(u'…') && fits());
}

void tst_MainWindow::tabbedPaneSaysItsNameOnce()
{
    auto *pane = window().findChild<QDockWidget *>(QStringLiteral("author.shape"));
    auto *history = window().findChild<QDockWidget *>(QStringLiteral("history"));
    QVERIFY(pane && history);
    // Where the title stands: left of the buttons, above the pane.
    const auto colours = [pane] {
        const QImage title =
            pane->grab({8, 2, pane->width() / 2, pane->widget()->y() - 4}).toImage();
        QSet<QRgb> found;
        for (int y = 0; y < title.height(); ++y)
            for (int x = 0; x < title.width(); ++x)
                found.insert(title.pixel(x, y));
        return found.size();
    };
    QVERIFY(colours() > 1);
    history->show();
    window().tabifyDockWidget(pane, history);
    pane->raise();
    QTRY_COMPARE(colours(), 1);
    history->hide();
    QTRY_VERIFY(colours() > 1);
}

void tst_MainWindow::gridButtonChangesTheProject()
{
    auto *button = window().findChild<QToolButton *>(QStringLiteral("gridButton"));
    QVERIFY(button);
    QCOMPARE(button->text(), QStringLiteral("Grid 8 px"));
    QAction *sixteen = nullptr;
    const QList<QAction *> choices = button->menu()->actions();
    for (QAction *choice : choices)
        sixteen = choice->text() == QStringLiteral("16") ? choice : sixteen;
    QVERIFY(sixteen);
    sixteen->trigger();
    QCOMPARE(window().project().data().settings.grid, 16.0);
    QCOMPARE(button->text(), QStringLiteral("Grid 16 px"));
    window().actions()["edit.undo"]->trigger();
    QCOMPARE(button->text(), QStringLiteral("Grid 8 px"));
}

void tst_MainWindow::shortcutsAreKept()
{
    window().actions().setShortcuts(QStringLiteral("tool.box"),
                                    {QKeySequence(QStringLiteral("B"))});
    m_app->settings->saveShortcuts(window().actions());
    Actions again;
    Settings().loadShortcuts(again);
    QCOMPARE(again["tool.box"]->shortcut(), QKeySequence(QStringLiteral("B")));
    QCOMPARE(again["tool.circle"]->shortcut(),
             again.defaultShortcut(QStringLiteral("tool.circle")));
}

void tst_MainWindow::closingAndOpeningKeepsTheLayout()
{
    const QList<QDockWidget *> docks = window().findChildren<QDockWidget *>();
    QString name;
    for (QDockWidget *dock : docks) {
        if (dock->isVisible() && name.isEmpty()) {
            name = dock->objectName();
            dock->close();
        }
    }
    QVERIFY(!name.isEmpty());
    QVERIFY(window().close());
    m_app->window = std::make_unique<MainWindow>(*m_app->settings);
    m_app->show();
    QVERIFY(window().findChild<QDockWidget *>(name)->isHidden());
}

QTEST_MAIN(tst_MainWindow)
#include "tst_mainwindow.moc"

#include "mainwindow.h"

#include "commandsearch.h"
#include "editor/canvas/canvas.h"
#include "editor/document/commands/changesettingscommand.h"
#include "editor/document/steptext.h"
#include "exportdialog.h"
#include "messagebar.h"
#include "modes.h"
#include "panedocks.h"
#include "preferencesdialog.h"
#include "progressstrip.h"
#include "settings.h"
#include "shortcutsdialog.h"
#include "tracebatch.h"
#include "windowbar.h"

#include <QAction>
#include <QCoreApplication>
#include <QDir>
#include <QDockWidget>
#include <QInputDialog>
#include <QMenu>
#include <QMessageBox>
#include <QUndoStack>

// What the window's own actions do. The rest of MainWindow is in mainwindow.cpp.

namespace {

constexpr double leastSpacing = 0.01;
constexpr double mostSpacing = 4096.0;

const QString traceAddedKey = QStringLiteral("trace/added");

} // namespace

void MainWindow::connectFiles()
{
    connect(m_actions["file.new"], &QAction::triggered, &m_files, &DocumentFiles::newProject);
    connect(m_actions["file.open"], &QAction::triggered, &m_files, &DocumentFiles::openWithDialog);
    connect(m_actions["file.openImage"], &QAction::triggered, &m_files,
            &DocumentFiles::addImagesWithDialog);
    connect(m_actions["file.save"], &QAction::triggered, &m_files, &DocumentFiles::save);
    connect(m_actions["file.saveAs"], &QAction::triggered, &m_files,
            &DocumentFiles::saveWithDialog);
    connect(m_actions["file.export"], &QAction::triggered, this, [this] { showExport({}); });
    connect(m_actions["file.quit"], &QAction::triggered, this, &QWidget::close);
    connect(m_bar, &WindowBar::exportRequested, this, &MainWindow::showExport);
    connect(&m_files, &DocumentFiles::failed, this,
            [this](const QString &title, const QStringList &lines) {
                m_messages->showMessage(MessageBar::Kind::Fault, title, lines);
            });
    connect(&m_files, &DocumentFiles::opened, m_messages, &QWidget::hide);
    connect(&m_files, &DocumentFiles::saved, m_messages, &QWidget::hide);
    connect(&m_files, &DocumentFiles::titleChanged, this, &MainWindow::updateTitle);
    connect(&m_settings, &Settings::recentFilesChanged, this, &MainWindow::updateRecentFiles);
    auto *recent = new QMenu(this);
    recent->setObjectName(QStringLiteral("menu.recent"));
    m_actions["file.recent"]->setMenu(recent);
    updateRecentFiles();
}

void MainWindow::connectEdit()
{
    connect(m_actions["edit.undo"], &QAction::triggered, this, &MainWindow::undo);
    connect(m_actions["edit.redo"], &QAction::triggered, this, &MainWindow::redo);
    connect(&m_undoGroup, &QUndoGroup::canUndoChanged, this, &MainWindow::updateUndo);
    connect(&m_undoGroup, &QUndoGroup::canRedoChanged, this, &MainWindow::updateUndo);
    connect(&m_undoGroup, &QUndoGroup::undoTextChanged, this, &MainWindow::updateUndo);
    connect(&m_undoGroup, &QUndoGroup::redoTextChanged, this, &MainWindow::updateUndo);
    connect(m_actions["snap.gridSize"], &QAction::triggered, this, &MainWindow::askGrid);
    connect(m_bar, &WindowBar::gridChosen, this, &MainWindow::chooseGrid);
    connect(&m_project, &Document::changed, this, &MainWindow::updateGrid);
}

void MainWindow::connectView()
{
    for (const ModeEntry &entry : modes()) {
        const QString id = QLatin1String(entry.id);
        connect(m_actions.find(QStringLiteral("mode.") + id), &QAction::triggered, this,
                [this, id] { setMode(id); });
    }
    const auto onCanvas = [this](const char *id, void (Canvas::*slot)()) {
        connect(m_actions[id], &QAction::triggered, this, [this, slot] {
            if (m_mode)
                (m_mode->canvas()->*slot)();
        });
    };
    onCanvas("view.zoomIn", &Canvas::zoomIn);
    onCanvas("view.zoomOut", &Canvas::zoomOut);
    onCanvas("view.zoom100", &Canvas::zoomTo100);
    onCanvas("view.fitAll", &Canvas::fitAll);
    onCanvas("view.fitSelection", &Canvas::fitSelection);
    connect(m_actions["view.hidePanes"], &QAction::toggled, m_panes, &PaneDocks::setAllHidden);
    QAction *history = m_actions["view.history"];
    QDockWidget *dock = m_panes->history();
    connect(history, &QAction::triggered, dock, &QDockWidget::setVisible);
    connect(dock->toggleViewAction(), &QAction::toggled, history, &QAction::setChecked);
    auto *panes = new QMenu(this);
    m_actions["view.panes"]->setMenu(panes);
    connect(panes, &QMenu::aboutToShow, this, [this, panes] { m_panes->fillMenu(*panes); });
    connect(m_actions["view.nextPane"], &QAction::triggered, this,
            [this] { m_panes->focusNext(1); });
    connect(m_actions["view.previousPane"], &QAction::triggered, this,
            [this] { m_panes->focusNext(-1); });
}

void MainWindow::connectSettings()
{
    using Theme = Settings::Theme;
    const QList<std::pair<const char *, Theme>> themes = {
        {"view.theme.system", Theme::System},
        {"view.theme.light", Theme::Light},
        {"view.theme.dark", Theme::Dark},
        {"view.theme.highContrast", Theme::HighContrast}};
    for (const auto &[id, theme] : themes) {
        m_actions[id]->setChecked(m_settings.theme() == theme);
        connect(m_actions[id], &QAction::triggered, this,
                [this, chosen = theme] { m_settings.setTheme(chosen); });
    }
    for (const char *language : {"en", "zh_CN"}) {
        const QString code = QLatin1String(language);
        QAction *action = m_actions.find(QStringLiteral("view.language.") + code);
        action->setChecked(m_settings.language() == code);
        connect(action, &QAction::triggered, this, [this, code] { m_settings.setLanguage(code); });
    }
    QAction *motion = m_actions["view.reduceMotion"];
    motion->setChecked(m_settings.reduceMotion());
    connect(motion, &QAction::toggled, &m_settings, &Settings::setReduceMotion);
    QAction *grid = m_actions["view.grid"];
    grid->setChecked(m_settings.value(QStringLiteral("grid"), true).toBool());
    connect(grid, &QAction::toggled, this,
            [this](bool on) { m_settings.setValue(QStringLiteral("grid"), on); });
    connect(m_actions["view.preferences"], &QAction::triggered, this,
            [this] { PreferencesDialog(m_actions, m_settings, this).exec(); });
}

void MainWindow::connectHelp()
{
    connect(m_actions["help.commandSearch"], &QAction::triggered, this,
            [this] { (new CommandSearch(m_actions, this))->open(); });
    connect(m_actions["help.shortcuts"], &QAction::triggered, this,
            [this] { ShortcutsDialog(m_actions, m_settings, this).exec(); });
    connect(m_actions["help.about"], &QAction::triggered, this, &MainWindow::showAbout);
}

void MainWindow::undo()
{
    if (!m_mode)
        return;
    CanvasTool *tool = m_mode->canvas()->tool();
    if (!tool || !tool->undoStep())
        m_mode->document()->undo();
    updateUndo();
}

void MainWindow::redo()
{
    if (!m_mode)
        return;
    CanvasTool *tool = m_mode->canvas()->tool();
    if (!tool || !tool->redoStep())
        m_mode->document()->redo();
    updateUndo();
}

void MainWindow::updateUndo()
{
    const CanvasTool *tool = m_mode ? m_mode->canvas()->tool() : nullptr;
    const bool busy = tool && tool->isBusy();
    QAction *undo = m_actions["edit.undo"];
    QAction *redo = m_actions["edit.redo"];
    undo->setEnabled(busy || m_undoGroup.canUndo());
    redo->setEnabled(busy || m_undoGroup.canRedo());
    const QString undone = StepText::shown(m_undoGroup.undoText());
    const QString redone = StepText::shown(m_undoGroup.redoText());
    //: %1 is a step of the undo list: "Move vertex".
    undo->setText(undone.isEmpty() ? tr("Undo") : tr("Undo: %1").arg(undone));
    redo->setText(redone.isEmpty() ? tr("Redo") : tr("Redo: %1").arg(redone));
}

void MainWindow::updateRecentFiles()
{
    QMenu *menu = m_actions["file.recent"]->menu();
    menu->clear();
    const QStringList files = m_settings.recentFiles();
    for (const QString &path : files) {
        QString text = QDir::toNativeSeparators(path);
        QAction *entry = menu->addAction(text.replace(u'&', QStringLiteral("&&")));
        connect(entry, &QAction::triggered, this, [this, path] { m_files.open(path); });
    }
    m_actions["file.recent"]->setEnabled(!files.isEmpty());
}

void MainWindow::showExport(const QString &format)
{
    ExportDialog dialog(m_project, m_settings, format, this);
    if (dialog.exec() == QDialog::Accepted)
        m_messages->showMessage(
            MessageBar::Kind::Note,
            tr("Exported to %1").arg(QDir::toNativeSeparators(dialog.writtenPath())),
            dialog.notes());
}

void MainWindow::chooseGrid(double spacing)
{
    Document &document = *m_mode->document();
    SceneSettings settings = document.data().settings;
    if (settings.grid == spacing)
        return;
    settings.grid = spacing;
    document.undoStack()->push(new ChangeSettingsCommand(document, settings));
    updateGrid();
}

void MainWindow::askGrid()
{
    bool chosen = false;
    const double spacing = QInputDialog::getDouble(
        this, tr("Grid spacing"), tr("Distance between grid lines in pixels:"),
        m_mode->document()->data().settings.grid, leastSpacing, mostSpacing, 2, &chosen);
    if (chosen)
        chooseGrid(spacing);
}

void MainWindow::showAbout()
{
    QMessageBox box(this);
    box.setObjectName(QStringLiteral("about"));
    box.setWindowTitle(tr("About Hullsmith"));
    box.setIconPixmap(windowIcon().pixmap(QSize(64, 64), devicePixelRatioF()));
    box.setTextFormat(Qt::PlainText);
    box.setText(tr("Hullsmith %1").arg(QLatin1String(HULLSMITH_VERSION)));
    box.setInformativeText(tr("Draw the hull, watch the axis decide, ship the shape.\n\n"
                              "Free software under the MIT licence. Uses Qt %1.")
                               .arg(QLatin1String(qVersion())));
    box.exec();
}

void MainWindow::connectTracing()
{
    QAction *added = m_actions["body.traceDropped"];
    added->setChecked(m_settings.value(traceAddedKey, true).toBool());
    connect(added, &QAction::toggled, this,
            [this](bool on) { m_settings.setValue(traceAddedKey, on); });
    connect(&m_files, &DocumentFiles::added, this,
            [this, added](const std::vector<BodyId> &bodies) {
                if (added->isChecked())
                    traceSprites(bodies);
            });
    connect(m_actions["body.traceAll"], &QAction::triggered, this, [this] {
        std::vector<BodyId> all;
        for (const SceneBody &body : m_project.data().bodies)
            all.push_back(body.id);
        traceSprites(all);
    });
    connect(m_progress, &ProgressStrip::cancelled, m_batch, &TraceBatch::cancel);
    connect(m_batch, &TraceBatch::progressed, m_progress, &ProgressStrip::setProgress);
    connect(m_batch, &TraceBatch::finished, this,
            [this](const QString &title, const QStringList &faults) {
                m_progress->hide();
                m_messages->showMessage(faults.isEmpty() ? MessageBar::Kind::Note
                                                         : MessageBar::Kind::Fault,
                                        title, faults);
            });
}

void MainWindow::traceSprites(const std::vector<BodyId> &bodies)
{
    if (!m_batch->start(bodies) && !m_batch->isRunning())
        m_messages->showMessage(MessageBar::Kind::Note, tr("No body has an image to trace"));
}

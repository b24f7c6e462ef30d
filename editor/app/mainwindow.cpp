#include "mainwindow.h"

#include "editor/canvas/canvas.h"
#include "editor/formats/formatregistry.h"
#include "menus.h"
#include "messagebar.h"
#include "modes.h"
#include "panedocks.h"
#include "progressstrip.h"
#include "settings.h"
#include "statusline.h"
#include "themedicon.h"
#include "tracebatch.h"
#include "windowbar.h"

#include <QAction>
#include <QCloseEvent>
#include <QDir>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QStackedWidget>
#include <QToolBar>
#include <QUndoStack>
#include <QVBoxLayout>

namespace {

constexpr QSize leastSize(1024, 700);
constexpr QSize firstSize(1440, 900);
constexpr int narrowWidth = 1200;
constexpr int widestTitle = 320; ///< Pixels; longer file names lose their middle.

const QString geometryKey = QStringLiteral("window/geometry");

/// Turns an edge-to-edge stack of pages into one that asks for the size of the page on show only.
class PageStack : public QStackedWidget {
public:
    using QStackedWidget::QStackedWidget;
    QSize sizeHint() const override
    {
        return currentWidget() ? currentWidget()->sizeHint() : QSize();
    }
    QSize minimumSizeHint() const override
    {
        return currentWidget() ? currentWidget()->minimumSizeHint() : QSize();
    }
};

QStringList localFiles(const QMimeData *data)
{
    QStringList paths;
    const QList<QUrl> urls = data->urls();
    for (const QUrl &url : urls) {
        if (url.isLocalFile())
            paths.append(url.toLocalFile());
    }
    return paths;
}

QStringList modeActionIds()
{
    QStringList ids;
    for (const ModeEntry &entry : modes())
        ids.append(QStringLiteral("mode.") + QLatin1String(entry.id));
    return ids;
}

} // namespace

MainWindow::MainWindow(Settings &settings, QWidget *parent)
    : QMainWindow(parent)
    , m_settings(settings)
    , m_selection(m_project)
    , m_context{m_project, m_selection, m_actions, settings}
    , m_files(m_project, m_selection, settings, this)
    , m_panes(nullptr)
    , m_bar(nullptr)
    , m_status(new StatusLine(this))
    , m_messages(new MessageBar)
    , m_progress(new ProgressStrip)
    , m_batch(new TraceBatch(m_project, this))
    , m_centre(new PageStack)
    , m_footer(new PageStack)
    , m_footerBar(new QToolBar(this))
    , m_fileState(new QLabel(this))
{
    setWindowIcon(themedIcon(QStringLiteral("hullsmith")));
    setMinimumSize(leastSize);
    setAcceptDrops(true);
    m_settings.loadShortcuts(m_actions);
    addActions(m_actions.all()); // Shortcuts act although an action stands in no menu.
    m_panes = new PaneDocks(*this, settings, m_undoGroup);
    buildBars();
    buildCentre();
    connectFiles();
    connectEdit();
    connectView();
    connectSettings();
    connectHelp();
    connectTracing();
    if (!restoreGeometry(settings.value(geometryKey).toByteArray()))
        resize(firstSize);
    m_panes->setNarrow(width() < narrowWidth);
    retranslate();
    setMode(settings.value(QStringLiteral("mode"), modeIds().value(0)).toString());
    if (!m_mode)
        setMode(modeIds().value(0));
}

MainWindow::~MainWindow()
{
    // Modes use the document, the selection and the actions: they go while those stand, and after
    // the last event that their widgets get.
    hide();
    m_mode = nullptr;
    qDeleteAll(m_modes);
}

QStringList MainWindow::modeIds()
{
    QStringList ids;
    for (const ModeEntry &entry : modes())
        ids.append(QLatin1String(entry.id));
    return ids;
}

void MainWindow::buildBars()
{
    buildMenus(*menuBar(), m_actions);
    auto *name = new QLabel(QStringLiteral("Hullsmith"), this);
    QFont bold = name->font();
    bold.setBold(true);
    name->setFont(bold);
    name->setContentsMargins(12, 0, 8, 0);
    m_fileState->setObjectName(QStringLiteral("fileState"));
    m_fileState->setTextFormat(Qt::PlainText);
    m_fileState->setContentsMargins(8, 0, 12, 0);
    m_fileState->setForegroundRole(QPalette::PlaceholderText);
    m_fileState->setMinimumHeight(menuBar()->sizeHint().height() - 1);
    menuBar()->setCornerWidget(name, Qt::TopLeftCorner);
    menuBar()->setCornerWidget(m_fileState, Qt::TopRightCorner);
    menuBar()->setNativeMenuBar(false);

    m_bar = new WindowBar(m_actions, modeActionIds(), this);
    addToolBar(Qt::TopToolBarArea, m_bar);
    QList<std::pair<QString, QString>> formats;
    for (const Exporter *format : exporters())
        formats.append({format->id(), format->title()});
    m_bar->setFormats(formats);

    m_footerBar->setObjectName(QStringLiteral("footerBar"));
    m_footerBar->setMovable(false);
    m_footerBar->setContextMenuPolicy(Qt::PreventContextMenu);
    m_footer->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_footerBar->addWidget(m_footer);
    addToolBar(Qt::BottomToolBarArea, m_footerBar);
    m_footerBar->hide();

    setStatusBar(m_status);
    m_status->setLanguages({m_actions["view.language.en"], m_actions["view.language.zh_CN"]});
}

void MainWindow::buildCentre()
{
    auto *centre = new QWidget(this);
    auto *column = new QVBoxLayout(centre);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_progress);
    column->addWidget(m_messages);
    column->addWidget(m_centre, 1);
    setCentralWidget(centre);
}

Mode *MainWindow::mode(const QString &id)
{
    for (Mode *made : std::as_const(m_modes)) {
        if (made->id() == id)
            return made;
    }
    for (const ModeEntry &entry : modes()) {
        if (id == QLatin1String(entry.id)) {
            Mode *made = entry.make(m_context, this);
            adopt(made);
            return made;
        }
    }
    return nullptr;
}

void MainWindow::adopt(Mode *made)
{
    m_modes.append(made);
    m_centre->addWidget(made->centre());
    if (QWidget *footer = made->footer())
        m_footer->addWidget(footer);
    m_panes->add(made);
    m_undoGroup.addStack(made->document()->undoStack());
    connectCanvas(made);
    connect(made, &Mode::statusChanged, this, [this, made] {
        if (made == m_mode) {
            updateStatus();
            updateUndo();
        }
    });
    connect(made, &Mode::documentChanged, this, [this, made] {
        m_undoGroup.addStack(made->document()->undoStack());
        if (made == m_mode) {
            m_undoGroup.setActiveStack(made->document()->undoStack());
            updateGrid();
        }
    });
}

void MainWindow::connectCanvas(Mode *made)
{
    Canvas *canvas = made->canvas();
    connect(canvas, &Canvas::viewChanged, this, [this, made, canvas] {
        if (made == m_mode)
            m_status->setZoom(canvas->view().zoom(), made->unitsPerMetre());
    });
    connect(canvas, &Canvas::cursorMoved, this, [this, canvas](const hullsmith::Vec2 &world) {
        const QString unit =
            m_mode && m_mode->document() == &m_project ? QStringLiteral("px") : QString();
        m_status->setCursor(world.x(), world.y(), canvas->view().zoom(), unit);
    });
    connect(canvas, &Canvas::filesDropped, this,
            [this](const QStringList &paths) { openFiles(paths); });
}

bool MainWindow::setMode(const QString &id)
{
    Mode *next = mode(id);
    if (!next)
        return false;
    if (next == m_mode)
        return true;
    if (m_mode)
        m_mode->leave();
    setUpdatesEnabled(false);
    m_mode = next;
    m_actions.setMode(id);
    m_actions.find(QStringLiteral("mode.") + id)->setChecked(true);
    m_centre->setCurrentWidget(next->centre());
    if (next->footer())
        m_footer->setCurrentWidget(next->footer());
    m_footer->updateGeometry();
    m_bar->setTools(next->tools());
    m_panes->show(next);
    m_footerBar->setVisible(next->footer() != nullptr);
    m_undoGroup.setActiveStack(next->document()->undoStack());
    next->enter();
    m_settings.setValue(QStringLiteral("mode"), id);
    m_status->clearCursor();
    updateStatus();
    updateUndo();
    updateGrid();
    setUpdatesEnabled(true);
    next->canvas()->setFocus();
    return true;
}

void MainWindow::updateStatus()
{
    m_status->setHint(m_mode ? m_mode->statusHint() : QString());
    m_status->setSummary(m_mode ? m_mode->statusSummary() : QString());
    if (m_mode)
        m_status->setZoom(m_mode->canvas()->view().zoom(), m_mode->unitsPerMetre());
}

void MainWindow::updateTitle()
{
    const QString title = m_files.title();
    m_fileState->setText(
        m_fileState->fontMetrics().elidedText(title, Qt::ElideMiddle, widestTitle));
    m_fileState->setAccessibleName(title);
    m_fileState->setToolTip(QDir::toNativeSeparators(m_project.fileName()));
    menuBar()->setCornerWidget(m_fileState, Qt::TopRightCorner); // Gives it room for the new text.
    setWindowModified(m_files.isModified());
    setWindowTitle(m_files.displayName() + QStringLiteral("[*] — Hullsmith"));
}

void MainWindow::updateGrid()
{
    if (m_mode)
        m_bar->setGrid(m_mode->document()->data().settings.grid);
}

void MainWindow::retranslate()
{
    m_actions.retranslate();
    retranslateMenus(*menuBar());
    m_bar->retranslate();
    m_panes->retranslate();
    updateUndo();
    updateTitle();
    updateStatus();
}

void MainWindow::openFiles(const QStringList &paths)
{
    if (!paths.isEmpty() && m_files.take(paths) && m_mode && m_mode->document() != &m_project)
        setMode(QStringLiteral("author"));
}

void MainWindow::saveLayout() const
{
    m_panes->saveLayout();
    m_settings.setValue(geometryKey, saveGeometry());
}

bool MainWindow::event(QEvent *event)
{
    if (event->type() == QEvent::ThemeChange)
        m_settings.followSystem();
    return QMainWindow::event(event);
}

void MainWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (!m_files.mayDiscard()) {
        event->ignore();
        return;
    }
    saveLayout();
    event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (!localFiles(event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    event->acceptProposedAction();
    openFiles(localFiles(event->mimeData()));
}

void MainWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    m_panes->setNarrow(width() < narrowWidth);
}

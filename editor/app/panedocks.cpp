#include "panedocks.h"

#include "editor/canvas/canvas.h"
#include "editor/document/steptext.h"
#include "settings.h"

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QMainWindow>
#include <QMenu>
#include <QStyledItemDelegate>
#include <QUndoGroup>
#include <QUndoStack>
#include <QUndoView>

#include <algorithm>

namespace {

/// Raised when docks change so much that an old layout would look wrong.
constexpr int layoutVersion = 1;

constexpr int leftWidth = 236;
constexpr int rightWidth = 336;
constexpr int narrowLeftWidth = 200;
constexpr int narrowRightWidth = 290;
constexpr int tabHeight = 30;

QString layoutKey(const Mode &mode)
{
    return QStringLiteral("layout/") + mode.id();
}

/// The widget in `root` that had the focus last, or the first that takes it by Tab.
QWidget *focusTarget(QWidget *root)
{
    if (QWidget *last = root->focusWidget();
        last && last != root && last->isVisible() && last->isEnabled())
        return last;
    if (root->focusPolicy() & Qt::TabFocus)
        return root;
    const QList<QWidget *> children = root->findChildren<QWidget *>();
    const auto found = std::find_if(children.begin(), children.end(), [](const QWidget *child) {
        return child->isVisible() && child->isEnabled() && (child->focusPolicy() & Qt::TabFocus);
    });
    return found == children.end() ? nullptr : *found;
}

/// The steps by their names in the program's language; the first row is the state without any.
class StepDelegate : public QStyledItemDelegate {
public:
    explicit StepDelegate(QUndoView &view)
        : QStyledItemDelegate(&view)
        , m_view(view)
    {
    }

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        const QUndoStack *stack = m_view.stack();
        if (const QUndoCommand *step = stack ? stack->command(index.row() - 1) : nullptr)
            option->text = StepText::shown(step->actionText());
    }

private:
    QUndoView &m_view;
};

} // namespace

PaneDocks::PaneDocks(QMainWindow &window, Settings &settings, QUndoGroup &undo)
    : QObject(&window)
    , m_window(window)
    , m_settings(settings)
    , m_history(new QDockWidget(&window))
{
    window.setDockOptions(QMainWindow::AllowTabbedDocks | QMainWindow::AllowNestedDocks);
    window.setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    auto *view = new QUndoView(&undo, m_history);
    view->setFrameShape(QFrame::NoFrame);
    view->setItemDelegate(new StepDelegate(*view));
    m_history->setObjectName(QStringLiteral("history"));
    m_history->setWidget(view);
    window.addDockWidget(Qt::RightDockWidgetArea, m_history);
    m_history->hide();
    retranslate();
}

void PaneDocks::add(Mode *mode)
{
    QDockWidget *previous = nullptr;
    const QList<ModePane> panes = mode->panes();
    for (const ModePane &pane : panes) {
        auto *dock = new QDockWidget(pane.widget->windowTitle(), &m_window);
        dock->setObjectName(mode->id() + u'.' + pane.id);
        dock->setWidget(pane.widget);
        dock->setProperty("tabbed", pane.tabbedWithPrevious);
        connect(pane.widget, &QWidget::windowTitleChanged, dock, &QWidget::setWindowTitle);
        m_window.addDockWidget(pane.area, dock);
        if (pane.tabbedWithPrevious && previous)
            m_window.tabifyDockWidget(previous, dock);
        dock->hide();
        m_docks[mode->id()].append(dock);
        previous = dock;
    }
}

QList<QDockWidget *> PaneDocks::docks(const QString &mode) const
{
    return m_docks.value(mode);
}

void PaneDocks::show(Mode *mode)
{
    const bool wereHidden = m_allHidden;
    if (wereHidden)
        setAllHidden(false);
    if (m_mode)
        saveLayout();
    m_mode = mode;
    const QByteArray layout = m_settings.value(layoutKey(*mode)).toByteArray();
    const bool restored = !layout.isEmpty() && m_window.restoreState(layout, layoutVersion);
    for (auto entry = m_docks.cbegin(); entry != m_docks.cend(); ++entry) {
        if (entry.key() == mode->id())
            continue;
        for (QDockWidget *dock : entry.value())
            dock->hide();
    }
    if (!restored)
        arrange(mode);
    if (wereHidden)
        setAllHidden(true);
}

void PaneDocks::arrange(Mode *mode)
{
    const QList<QDockWidget *> own = docks(mode->id());
    for (QDockWidget *dock : own)
        dock->show();
    if (m_narrow)
        stackRight();
    setWidths();
    setHeights();
    raiseFirst(own);
}

/// The panes below the first one at the right get the height that they ask for; it gets the rest.
void PaneDocks::setHeights()
{
    if (m_narrow)
        return;
    QDockWidget *above = nullptr;
    const QList<QDockWidget *> own = docks(m_mode->id());
    for (QDockWidget *dock : own) {
        if (m_window.dockWidgetArea(dock) != Qt::RightDockWidgetArea ||
            dock->property("tabbed").toBool())
            continue;
        if (above) // Besides the title bar there may be tabs.
            m_window.resizeDocks({dock}, {dock->sizeHint().height() + tabHeight}, Qt::Vertical);
        above = dock;
    }
}

void PaneDocks::setWidths()
{
    QList<QDockWidget *> columns;
    QList<int> widths;
    const QList<QDockWidget *> own = docks(m_mode->id());
    for (QDockWidget *dock : own) {
        if (dock->isHidden() || dock->isFloating())
            continue;
        columns.append(dock);
        const bool left = m_window.dockWidgetArea(dock) == Qt::LeftDockWidgetArea;
        widths.append(left ? (m_narrow ? narrowLeftWidth : leftWidth)
                           : (m_narrow ? narrowRightWidth : rightWidth));
    }
    m_window.resizeDocks(columns, widths, Qt::Horizontal);
}

void PaneDocks::saveLayout() const
{
    if (m_mode && !m_allHidden)
        m_settings.setValue(layoutKey(*m_mode), m_window.saveState(layoutVersion));
}

void PaneDocks::setAllHidden(bool hidden)
{
    if (hidden == m_allHidden || !m_mode)
        return;
    m_allHidden = hidden;
    if (!hidden) {
        for (QDockWidget *dock : std::as_const(m_hiddenTogether))
            dock->show();
        m_hiddenTogether.clear();
        return;
    }
    const QList<QDockWidget *> own = docks(m_mode->id()) + QList{m_history};
    for (QDockWidget *dock : own) {
        if (!dock->isHidden()) {
            m_hiddenTogether.append(dock);
            dock->hide();
        }
    }
}

void PaneDocks::setNarrow(bool narrow)
{
    if (narrow == m_narrow)
        return;
    m_narrow = narrow;
    if (!m_mode)
        return;
    stackRight();
    setWidths();
    setHeights();
}

/// The right side as tabs of one place, or one below the other as the mode wants them.
void PaneDocks::stackRight()
{
    QList<QDockWidget *> right;
    const QList<QDockWidget *> own = docks(m_mode->id());
    for (QDockWidget *dock : own) {
        if (!dock->isFloating() && !dock->isHidden() &&
            m_window.dockWidgetArea(dock) == Qt::RightDockWidgetArea)
            right.append(dock);
    }
    if (!m_narrow) { // Docks that share tabs stay together until they are taken out.
        for (QDockWidget *dock : std::as_const(right)) {
            m_window.removeDockWidget(dock);
            m_window.addDockWidget(Qt::RightDockWidgetArea, dock, Qt::Vertical);
            dock->show();
        }
    }
    for (qsizetype i = 1; i < right.size(); ++i) {
        if (m_narrow || right[i]->property("tabbed").toBool())
            m_window.tabifyDockWidget(right[i - 1], right[i]);
    }
    raiseFirst(right);
}

void PaneDocks::raiseFirst(const QList<QDockWidget *> &docks) const
{
    for (auto dock = docks.crbegin(); dock != docks.crend(); ++dock) {
        if (!(*dock)->property("tabbed").toBool())
            (*dock)->raise();
    }
}

void PaneDocks::retranslate()
{
    m_history->setWindowTitle(tr("Undo history"));
    static_cast<QUndoView *>(m_history->widget())->setEmptyLabel(tr("As it was opened"));
}

void PaneDocks::fillMenu(QMenu &menu) const
{
    menu.clear();
    if (!m_mode)
        return;
    const QList<QDockWidget *> own = docks(m_mode->id()) + QList{m_history};
    for (QDockWidget *dock : own)
        menu.addAction(dock->toggleViewAction());
}

QList<QWidget *> PaneDocks::stations() const
{
    QList<QWidget *> stations;
    if (!m_mode)
        return stations;
    if (m_mode->canvas())
        stations.append(m_mode->canvas());
    const QList<QDockWidget *> own = docks(m_mode->id()) + QList{m_history};
    for (QDockWidget *dock : own) {
        // A dock behind a tab is called visible, but stands outside the window.
        const bool inFront = dock->isFloating() || m_window.rect().intersects(dock->geometry());
        if (dock->isVisible() && inFront)
            stations.append(dock->widget());
    }
    if (m_mode->footer() && m_mode->footer()->isVisible())
        stations.append(m_mode->footer());
    return stations;
}

void PaneDocks::focusNext(int step)
{
    const QList<QWidget *> all = stations();
    if (all.isEmpty())
        return;
    const QWidget *focus = QApplication::focusWidget();
    qsizetype current = step > 0 ? -1 : 0;
    for (qsizetype i = 0; i < all.size(); ++i) {
        if (focus && (all[i] == focus || all[i]->isAncestorOf(focus)))
            current = i;
    }
    for (qsizetype tried = 1; tried <= all.size(); ++tried) {
        const qsizetype next = (current + step * tried + all.size() * 2) % all.size();
        if (QWidget *target = focusTarget(all[next])) {
            target->setFocus(step > 0 ? Qt::TabFocusReason : Qt::BacktabFocusReason);
            return;
        }
    }
}

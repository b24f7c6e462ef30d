#include "windowbar.h"

#include "segmentedswitch.h"

#include <QAction>
#include <QMenu>
#include <QToolButton>

#include <array>

namespace {

constexpr std::array<double, 7> commonSpacings = {1, 2, 4, 8, 16, 32, 64};

/// A figure of the grid with only the digits it needs, a point in every language.
QString figure(double value)
{
    return QString::number(value, 'g', 6);
}

void stretch(QToolBar &bar)
{
    auto *space = new QWidget(&bar);
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    bar.addWidget(space);
}

QWidget *gap(QWidget *parent)
{
    auto *space = new QWidget(parent);
    space->setFixedWidth(4);
    return space;
}

} // namespace

WindowBar::WindowBar(const Actions &actions, const QStringList &modeActions, QWidget *parent)
    : QToolBar(parent)
    , m_actions(actions)
{
    setObjectName(QStringLiteral("windowBar"));
    setMovable(false);
    setFloatable(false);
    setIconSize(QSize(20, 20));
    setContextMenuPolicy(Qt::PreventContextMenu);
    setContentsMargins(6, 3, 6, 3);

    auto *modes = new SegmentedSwitch(this);
    for (const QString &id : modeActions)
        modes->addSegment(actions.find(id));
    addWidget(gap(this));
    addWidget(modes);
    addWidget(gap(this));
    addSeparator();
    m_toolsEnd = addSeparator();
    addAction(actions["edit.undo"]);
    addAction(actions["edit.redo"]);
    addSeparator();
    buildSnap();
    addWidget(gap(this));
    buildGrid();
    stretch(*this);
    buildExport();
    retranslate();
}

QToolButton *WindowBar::menuButton(const char *name, QMenu *menu)
{
    auto *button = new QToolButton(this);
    button->setObjectName(QLatin1String(name));
    button->setProperty("field", true);
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    button->setPopupMode(QToolButton::InstantPopup);
    button->setFocusPolicy(Qt::TabFocus);
    menu->setParent(button, menu->windowFlags());
    button->setMenu(menu);
    addWidget(button);
    button->setAutoRaise(false); // The tool bar switches it on.
    return button;
}

void WindowBar::buildSnap()
{
    auto *menu = new QMenu;
    for (const char *id : {"snap.grid", "snap.vertices", "snap.pixels"}) {
        menu->addAction(m_actions[id]);
        connect(m_actions[id], &QAction::toggled, this, &WindowBar::updateSnapText);
    }
    m_snap = menuButton("snapButton", menu);
}

void WindowBar::buildGrid()
{
    auto *menu = new QMenu;
    for (const double spacing : commonSpacings) {
        QAction *choice = menu->addAction(figure(spacing));
        connect(choice, &QAction::triggered, this, [this, spacing] { Q_EMIT gridChosen(spacing); });
    }
    menu->addAction(m_actions["snap.gridSize"]);
    menu->addSeparator();
    menu->addAction(m_actions["view.grid"]);
    m_grid = menuButton("gridButton", menu);
}

void WindowBar::buildExport()
{
    m_export = menuButton("exportMenuButton", new QMenu);
    m_export->setProperty("primary", true);
    addWidget(gap(this));
}

void WindowBar::setFormats(const QList<std::pair<QString, QString>> &formats)
{
    QMenu *menu = m_export->menu();
    menu->clear();
    for (const auto &[id, title] : formats) {
        QAction *choice = menu->addAction(title);
        connect(choice, &QAction::triggered, this,
                [this, format = id] { Q_EMIT exportRequested(format); });
    }
    menu->addSeparator();
    menu->addAction(m_actions["file.export"]);
    menu->addAction(m_actions["inspect.exportFigure"]);
}

void WindowBar::setTools(const QList<QAction *> &tools)
{
    for (QAction *old : std::as_const(m_shown)) {
        removeAction(old);
        if (old->isSeparator() && old->parent() == this)
            old->deleteLater();
    }
    m_shown.clear();
    for (QAction *tool : tools) {
        if (tool) {
            insertAction(m_toolsEnd, tool);
            m_shown.append(tool);
        } else {
            m_shown.append(insertSeparator(m_toolsEnd));
        }
    }
}

void WindowBar::setGrid(double spacing)
{
    m_spacing = spacing;
    //: Button on the tool bar: distance between grid lines.
    m_grid->setText(tr("Grid %1 px").arg(figure(spacing)));
}

void WindowBar::updateSnapText()
{
    QStringList targets;
    if (m_actions["snap.grid"]->isChecked())
        //: Short name of a snapping target on the tool bar: "Snap: grid · vertex".
        targets.append(tr("grid"));
    if (m_actions["snap.vertices"]->isChecked())
        targets.append(tr("vertex"));
    if (m_actions["snap.pixels"]->isChecked())
        targets.append(tr("pixel"));
    const QString list = targets.isEmpty() ? tr("off") : targets.join(QStringLiteral(" · "));
    m_snap->setText(tr("Snap: %1").arg(list));
}

void WindowBar::retranslate()
{
    setWindowTitle(tr("Tools"));
    updateSnapText();
    setGrid(m_spacing);
    m_snap->setToolTip(tr("What points jump to; Ctrl held turns it round for one drag"));
    m_grid->setToolTip(tr("Distance between grid lines"));
    m_export->setText(tr("Export") + QStringLiteral(" ▾"));
    m_export->setAccessibleName(tr("Export"));
    m_export->setToolTip(m_actions["file.export"]->toolTip());
}

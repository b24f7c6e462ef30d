#pragma once

#include "actions.h"

#include <QToolBar>

class QMenu;
class QToolButton;

/// The tool bar: mode switch, tools of the mode, undo and redo, snapping, grid, and the Export
/// button.
class WindowBar : public QToolBar {
    Q_OBJECT
public:
    WindowBar(const Actions &actions, const QStringList &modeActions, QWidget *parent = nullptr);

    /// The tools of the mode that is on; nullptr is a separator.
    void setTools(const QList<QAction *> &tools);
    void setGrid(double spacing);
    /// What the Export button offers, by id and title; exportRequested() names the chosen one.
    void setFormats(const QList<std::pair<QString, QString>> &formats);
    void retranslate();

Q_SIGNALS:
    void gridChosen(double spacing);
    void exportRequested(const QString &format);

private:
    QToolButton *menuButton(const char *name, QMenu *menu);
    void buildSnap();
    void buildGrid();
    void buildExport();
    void updateSnapText();

    const Actions &m_actions;
    QAction *m_toolsEnd;
    QList<QAction *> m_shown; ///< Tools on the bar, and separators of our own.
    QToolButton *m_snap = nullptr;
    QToolButton *m_grid = nullptr;
    QToolButton *m_export = nullptr;
    double m_spacing = 0.0;
};

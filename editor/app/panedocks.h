#pragma once

#include "mode.h"

#include <QHash>

class QDockWidget;
class QMainWindow;
class QMenu;
class QUndoGroup;

/// The docks of the window: made from the panes of each mode, shown with their mode, their layout
/// kept for each mode. Also the undo history, hiding all panes, and going round them by keyboard.
class PaneDocks : public QObject {
    Q_OBJECT
public:
    PaneDocks(QMainWindow &window, Settings &settings, QUndoGroup &undo);

    void add(Mode *mode);
    /// Shows the docks of `mode` where the user left them.
    void show(Mode *mode);
    void saveLayout() const; ///< Of the mode that is on.
    void setAllHidden(bool hidden);
    bool areAllHidden() const { return m_allHidden; }
    QDockWidget *history() const { return m_history; }
    void retranslate();
    /// Switches for the docks of the mode that is on.
    void fillMenu(QMenu &menu) const;
    /// Moves the keyboard focus round canvas, docks and footer; `step` is 1 or -1.
    void focusNext(int step);
    /// On a narrow window the panes of the right side share one place as tabs.
    void setNarrow(bool narrow);

private:
    QList<QDockWidget *> docks(const QString &mode) const;
    void arrange(Mode *mode);
    void setWidths();
    void setHeights();
    void stackRight();
    void raiseFirst(const QList<QDockWidget *> &docks) const;
    QList<QWidget *> stations() const;

    QMainWindow &m_window;
    Settings &m_settings;
    QHash<QString, QList<QDockWidget *>> m_docks;
    QDockWidget *m_history;
    Mode *m_mode = nullptr;
    QList<QDockWidget *> m_hiddenTogether;
    bool m_allHidden = false;
    bool m_narrow = false;
};

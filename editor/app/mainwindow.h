#pragma once

#include "actions.h"
#include "documentfiles.h"
#include "editor/document/document.h"
#include "editor/document/selection.h"
#include "mode.h"

#include <QMainWindow>
#include <QUndoGroup>

class MessageBar;
class ProgressStrip;
class TraceBatch;
class PaneDocks;
class QLabel;
class QStackedWidget;
class StatusLine;
class WindowBar;

/// The window: menus, tool bar, status bar, and the widgets of the mode that is on. It builds and
/// connects; what is done stands in DocumentFiles, in the modes and in the dialogs.
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    explicit MainWindow(Settings &settings, QWidget *parent = nullptr);
    ~MainWindow() override;

    Document &project() { return m_project; }
    Selection &selection() { return m_selection; }
    Actions &actions() { return m_actions; }
    DocumentFiles &files() { return m_files; }
    MessageBar &messages() { return *m_messages; }

    Mode *mode() const { return m_mode; } ///< The one that is on.
    /// Builds the mode if it is asked for the first time; nullptr if there is none of that name.
    Mode *mode(const QString &id);
    bool setMode(const QString &id);
    static QStringList modeIds();

    /// Files from a drop or the command line: a project is opened, images become bodies.
    void openFiles(const QStringList &paths);

    QMenu *createPopupMenu() override { return nullptr; }

protected:
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void buildBars();
    void buildCentre();
    void connectFiles();
    void connectEdit();
    void connectView();
    void connectSettings();
    void connectHelp();
    void connectTracing();
    void traceSprites(const std::vector<BodyId> &bodies);
    void adopt(Mode *mode);
    void connectCanvas(Mode *mode);

    void undo();
    void redo();
    void updateUndo();
    void updateStatus();
    void updateTitle();
    void updateGrid();
    void updateRecentFiles();
    void retranslate();
    void showExport(const QString &format);
    void chooseGrid(double spacing);
    void askGrid();
    void showAbout();
    void saveLayout() const;

    Settings &m_settings;
    Document m_project;
    Selection m_selection;
    Actions m_actions;
    AppContext m_context;
    QUndoGroup m_undoGroup;
    DocumentFiles m_files;
    QList<Mode *> m_modes;
    Mode *m_mode = nullptr;
    PaneDocks *m_panes;
    WindowBar *m_bar;
    StatusLine *m_status;
    MessageBar *m_messages;
    ProgressStrip *m_progress;
    TraceBatch *m_batch;
    QStackedWidget *m_centre;
    QStackedWidget *m_footer;
    QToolBar *m_footerBar;
    QLabel *m_fileState;
};

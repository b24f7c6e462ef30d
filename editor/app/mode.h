#pragma once

#include "physics/geometry/vec.h"

#include <QList>
#include <QObject>
#include <QString>

class Actions;
class Canvas;
class Document;
class Selection;
class Settings;
class QAction;
class QWidget;

/// What every mode and panel of the window works with. Lives as long as the window.
struct AppContext {
    Document &project;    ///< The open project.
    Selection &selection; ///< In the project; kept when the mode changes.
    Actions &actions;     ///< Every QAction, by id.
    Settings &settings;   ///< What is remembered between runs; also theme and language.
};

/// A side pane of a mode; the window puts it in a dock that can be floated and closed.
struct ModePane {
    QString id;                ///< Object name of the dock: "bodies".
    QWidget *widget = nullptr; ///< Its windowTitle is the dock's title.
    Qt::DockWidgetArea area = Qt::LeftDockWidgetArea;
    bool tabbedWithPrevious = false;
};

/// One way of working: Author, Inspect. Builds its widgets once; the window shows them while the
/// mode is on. A mode is listed in modes() in mainwindow.cpp when it exists.
class Mode : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    virtual QString id() const = 0;               ///< "author"; never changes.
    virtual QString title() const = 0;            ///< On the mode switch.
    virtual QWidget *centre() = 0;                ///< Canvas and what stands right below it.
    virtual Canvas *canvas() = 0;                 ///< For the zoom actions.
    virtual QWidget *footer() { return nullptr; } ///< Full-width strip above the status bar.
    virtual QList<ModePane> panes() = 0;
    virtual QList<QAction *>
    tools() = 0;                      ///< On the tool bar while the mode is on; nullptr: separator.
    virtual Document *document() = 0; ///< Whose undo stack is active.
    virtual QString statusHint() const = 0; ///< Left of the status bar: what keys and mouse do.
    virtual QString
    statusSummary() const = 0; ///< Right: "ship: 21 vertices, simple, counter-clockwise".
    /// World units per metre where the zoom reads in pixels per metre; 0: it reads in per cent.
    virtual double unitsPerMetre() const { return 0.0; }
    virtual void enter() {}
    virtual void leave() {}

Q_SIGNALS:
    void statusChanged();
    void documentChanged(); ///< document() is another one now.
};

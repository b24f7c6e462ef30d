#pragma once

#include "editor/document/scenedata.h"

#include <QObject>
#include <QStringList>

#include <vector>

class Document;
class Selection;
class Settings;
class QWidget;

/// The files of the open project: new, open, save, add sprites. Asks before unsaved changes are
/// lost; a file that cannot be read or written leaves the open project as it is.
class DocumentFiles : public QObject {
    Q_OBJECT
public:
    DocumentFiles(Document &document, Selection &selection, Settings &settings, QWidget *window);

    /// Each returns whether it was done; false if the user cancelled or a fault was reported.
    bool newProject();
    bool openWithDialog();
    bool open(const QString &path);
    bool save();
    bool saveWithDialog();
    bool saveTo(const QString &path);
    bool addImagesWithDialog();
    /// Adds each image as a body with the pivot in its middle: one undo step for all.
    bool addImages(const QStringList &paths);
    /// Files from a drop or the command line: projects are opened, images become bodies.
    bool take(const QStringList &paths);

    /// Asks whether to save when there are unsaved changes; false if the user cancelled.
    bool mayDiscard();
    bool isModified() const;
    /// "asteroids.hull — saved"
    QString title() const;
    QString displayName() const;

    static QStringList imageSuffixes();
    static bool isProject(const QString &path);

Q_SIGNALS:
    /// `title` is one sentence; each line is a fault with its place: "FILE:LINE:COLUMN: error:
    /// text".
    void failed(const QString &title, const QStringList &lines);
    void added(const std::vector<BodyId> &bodies); ///< Images became bodies.
    void opened();
    void saved(const QString &path);
    void titleChanged();

private:
    QString startFolder() const;
    void remember(const QString &path);
    void insertBodies(std::vector<SceneBody> bodies);
    void rebaseImages(const QString &newFolder);
    QString rebased(const QString &image, const QString &newFolder) const;
    void copyExampleImages(const QString &newFolder) const;
    bool isExample() const; ///< Inside the program: it cannot be saved where it is.

    Document &m_document;
    Selection &m_selection;
    Settings &m_settings;
    QWidget *m_window;
};

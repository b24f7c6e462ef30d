#include "documentfiles.h"

#include "editor/document/commands/addbodycommand.h"
#include "editor/document/commands/changebodycommand.h"
#include "editor/document/document.h"
#include "editor/document/imagefile.h"
#include "editor/document/selection.h"
#include "editor/document/steptext.h"
#include "editor/formats/filefault.h"
#include "editor/formats/filenames.h"
#include "editor/formats/nativeformat.h"
#include "question.h"
#include "settings.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QUndoStack>
#include <QWidget>

namespace {

const QString folderKey = QStringLiteral("files/folder");
const QString suffix = QStringLiteral("hull");

/// A body's name from a file name; names are limited in length and hold no control characters.
QString bodyName(const QString &path)
{
    QString name = QFileInfo(path).completeBaseName();
    if (name.isEmpty() || nameProblem(name))
        name = shownName(name).left(nameLengthLimit / 2);
    return nameProblem(name) ? QStringLiteral("sprite") : name;
}

} // namespace

DocumentFiles::DocumentFiles(Document &document, Selection &selection, Settings &settings,
                             QWidget *window)
    : QObject(window)
    , m_document(document)
    , m_selection(selection)
    , m_settings(settings)
    , m_window(window)
{
    connect(&document, &Document::fileNameChanged, this, &DocumentFiles::titleChanged);
    connect(document.undoStack(), &QUndoStack::cleanChanged, this, &DocumentFiles::titleChanged);
}

bool DocumentFiles::isModified() const
{
    return !m_document.undoStack()->isClean();
}

QString DocumentFiles::displayName() const
{
    return m_document.fileName().isEmpty() ? tr("untitled")
                                           : QFileInfo(m_document.fileName()).fileName();
}

QString DocumentFiles::title() const
{
    if (isModified())
        //: State of the open project beside the menus; %1 is the file name.
        return tr("%1 — not saved").arg(displayName());
    return m_document.fileName().isEmpty() ? displayName() : tr("%1 — saved").arg(displayName());
}

QStringList DocumentFiles::imageSuffixes()
{
    return {QStringLiteral("png"), QStringLiteral("jpg"), QStringLiteral("jpeg"),
            QStringLiteral("webp"), QStringLiteral("svg")};
}

bool DocumentFiles::isProject(const QString &path)
{
    return QFileInfo(path).suffix().compare(suffix, Qt::CaseInsensitive) == 0;
}

bool DocumentFiles::mayDiscard()
{
    if (!isModified())
        return true;
    const auto answer =
        ask(m_window, "unsavedChanges", tr("Save the changes to “%1”?").arg(displayName()),
            tr("Without saving, they are lost."),
            QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Save);
    if (answer == QMessageBox::Save)
        return save();
    return answer == QMessageBox::Discard;
}

bool DocumentFiles::newProject()
{
    if (!mayDiscard())
        return false;
    m_document.reset({});
    Q_EMIT opened();
    return true;
}

QString DocumentFiles::startFolder() const
{
    if (!m_document.fileName().isEmpty() && !isExample())
        return m_document.folder();
    return m_settings.value(folderKey, QDir::homePath()).toString();
}

void DocumentFiles::remember(const QString &path)
{
    m_settings.setValue(folderKey, QFileInfo(path).absolutePath());
    m_settings.addRecentFile(path);
}

bool DocumentFiles::openWithDialog()
{
    const QString path = QFileDialog::getOpenFileName(m_window, tr("Open project"), startFolder(),
                                                      tr("Hullsmith project (*.hull)"));
    return !path.isEmpty() && open(path);
}

bool DocumentFiles::open(const QString &path)
{
    auto scene = loadNative(path);
    if (!scene) {
        m_settings.removeRecentFile(QDir::cleanPath(QFileInfo(path).absoluteFilePath()));
        Q_EMIT failed(tr("The project cannot be opened"),
                      {scene.error().located(QDir::toNativeSeparators(path))});
        return false;
    }
    if (!mayDiscard())
        return false;
    m_document.reset(std::move(*scene), path);
    if (!m_document.data().bodies.empty())
        m_selection.setBody(m_document.data().bodies.front().id);
    if (!isExample())
        remember(path);
    Q_EMIT opened();
    return true;
}

bool DocumentFiles::save()
{
    if (m_document.fileName().isEmpty() || isExample())
        return saveWithDialog();
    return saveTo(m_document.fileName());
}

bool DocumentFiles::saveWithDialog()
{
    const QString base =
        m_document.fileName().isEmpty() ? tr("untitled") + u'.' + suffix : displayName();
    QFileDialog dialog(m_window, tr("Save project"), startFolder(),
                       tr("Hullsmith project (*.hull)"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(suffix);
    dialog.selectFile(QDir(startFolder()).filePath(base));
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty())
        return false;
    return saveTo(dialog.selectedFiles().constFirst());
}

bool DocumentFiles::saveTo(const QString &path)
{
    const QString newFolder = QFileInfo(path).absolutePath();
    SceneData data = m_document.data();
    for (SceneBody &body : data.bodies)
        body.image = rebased(body.image, newFolder);
    if (const auto fault = saveNative(data, path)) {
        Q_EMIT failed(tr("The project cannot be saved"),
                      {fault->located(QDir::toNativeSeparators(path))});
        return false;
    }
    copyExampleImages(newFolder);
    rebaseImages(newFolder);
    m_document.setFileName(path);
    m_document.undoStack()->setClean();
    remember(path);
    Q_EMIT titleChanged();
    Q_EMIT saved(path);
    return true;
}

bool DocumentFiles::isExample() const
{
    return m_document.fileName().startsWith(u':');
}

/// Image paths start at the project file, so they change when it moves to another folder.
QString DocumentFiles::rebased(const QString &image, const QString &newFolder) const
{
    const QString oldFolder = m_document.folder();
    if (image.isEmpty() || oldFolder == newFolder || isExample())
        return image;
    return QDir(newFolder).relativeFilePath(QDir(oldFolder).filePath(image));
}

void DocumentFiles::rebaseImages(const QString &newFolder)
{
    std::vector<SceneBody> changed;
    for (const SceneBody &body : m_document.data().bodies) {
        SceneBody moved = body;
        moved.image = rebased(body.image, newFolder);
        if (moved.image != body.image)
            changed.push_back(std::move(moved));
    }
    if (changed.empty())
        return;
    m_document.undoStack()->beginMacro(
        StepText("DocumentFiles", QT_TRANSLATE_NOOP("DocumentFiles", "Adjust image paths")));
    for (SceneBody &body : changed)
        m_document.undoStack()->push(new ChangeBodyCommand(m_document, std::move(body)));
    m_document.undoStack()->endMacro();
}

/// The sprites of an example come along when it is saved; files that are there already stay.
void DocumentFiles::copyExampleImages(const QString &newFolder) const
{
    if (!isExample())
        return;
    for (const SceneBody &body : m_document.data().bodies) {
        if (!body.image.isEmpty())
            QFile::copy(QDir(m_document.folder()).filePath(body.image),
                        QDir(newFolder).filePath(body.image));
    }
}

bool DocumentFiles::addImagesWithDialog()
{
    const QString filter =
        tr("Images (%1)").arg(QStringLiteral("*.") + imageSuffixes().join(QStringLiteral(" *.")));
    const QStringList paths =
        QFileDialog::getOpenFileNames(m_window, tr("Add sprites"), startFolder(), filter);
    return !paths.isEmpty() && addImages(paths);
}

bool DocumentFiles::addImages(const QStringList &paths)
{
    std::vector<SceneBody> bodies;
    QStringList faults;
    for (const QString &path : paths) {
        const auto size = spriteSize(path);
        if (!size) {
            faults.append(
                FileFault{.message = size.error().message}.located(QDir::toNativeSeparators(path)));
            continue;
        }
        SceneBody body;
        body.name = bodyName(path);
        body.image = QDir(m_document.folder()).relativeFilePath(QFileInfo(path).absoluteFilePath());
        body.pivot = hullsmith::Vec2(size->width() / 2.0, size->height() / 2.0);
        bodies.push_back(std::move(body));
    }
    insertBodies(std::move(bodies));
    if (!faults.isEmpty())
        Q_EMIT failed(faults.size() == 1 ? tr("The image cannot be used")
                                         : tr("Some images cannot be used"),
                      faults);
    return faults.isEmpty();
}

void DocumentFiles::insertBodies(std::vector<SceneBody> bodies)
{
    if (bodies.empty())
        return;
    QUndoStack &stack = *m_document.undoStack();
    std::vector<BodyId> added;
    stack.beginMacro(
        bodies.size() == 1
            ? StepText("DocumentFiles", QT_TRANSLATE_NOOP("DocumentFiles", "Add sprite"))
            : StepText("DocumentFiles", QT_TRANSLATE_NOOP("DocumentFiles", "Add %1 sprites"))
                  .arg(bodies.size()));
    for (SceneBody &body : bodies) {
        body.name = m_document.freeBodyName(body.name);
        auto *command = new AddBodyCommand(m_document, std::move(body));
        added.push_back(command->body());
        stack.push(command);
    }
    stack.endMacro();
    m_selection.setBody(added.back());
    Q_EMIT this->added(added);
}

bool DocumentFiles::take(const QStringList &paths)
{
    QStringList images;
    QString project;
    for (const QString &path : paths) {
        if (isProject(path))
            project = project.isEmpty() ? path : project;
        else
            images.append(path);
    }
    if (!project.isEmpty() && !open(project))
        return false;
    return images.isEmpty() || addImages(images);
}

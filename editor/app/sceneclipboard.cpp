#include "sceneclipboard.h"

#include "editor/document/commands/addbodycommand.h"
#include "editor/document/commands/addshapecommand.h"
#include "editor/document/commands/changesettingscommand.h"
#include "editor/document/commands/shapegeometry.h"
#include "editor/document/document.h"
#include "editor/formats/nativeformat.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QDir>
#include <QGuiApplication>
#include <QMimeData>
#include <QUndoStack>

#include <algorithm>

namespace {

constexpr int mostCategories = 16;

QString kindMime()
{
    return QStringLiteral("application/x-hullsmith-kind");
}

QString folderMime()
{
    return QStringLiteral("application/x-hullsmith-folder");
}

QStringList usedCategories(const SceneData &scene)
{
    QStringList used;
    for (const SceneBody &body : scene.bodies)
        for (const SceneShape &shape : body.shapes)
            used << shape.properties.category << shape.properties.mask.value_or(QStringList());
    used.removeDuplicates();
    return used;
}

/// Adds the categories that `scene` uses and the project lacks, while there is room.
void addCategories(Document &document, const SceneData &scene)
{
    SceneSettings settings = document.data().settings;
    for (const QString &name : usedCategories(scene))
        if (!settings.categories.contains(name) && settings.categories.size() < mostCategories)
            settings.categories << name;
    if (settings != document.data().settings)
        document.undoStack()->push(new ChangeSettingsCommand(document, settings));
}

void keepKnownCategories(ShapeProperties &properties, const QStringList &known)
{
    const auto unknown = [&known](const QString &name) { return !known.contains(name); };
    properties.category.removeIf(unknown);
    if (properties.mask)
        properties.mask->removeIf(unknown);
}

bool liesOnEqual(const SceneBody &body, const SceneShape &shape)
{
    return std::ranges::any_of(body.shapes, [&shape](const SceneShape &other) {
        return other.type == shape.type && other.vertices == shape.vertices &&
               other.radius == shape.radius;
    });
}

SceneShape prepared(const Document &document, const SceneBody &body, SceneShape shape)
{
    const SceneSettings &settings = document.data().settings;
    shape.id = {};
    shape.name = document.freeShapeName(body.id, shape.name);
    keepKnownCategories(shape.properties, settings.categories);
    while (liesOnEqual(body, shape))
        shape = translated(shape, hullsmith::Vec2(settings.grid, -settings.grid));
    return shape;
}

QString rebased(const QString &image, const QString &from, const QString &to)
{
    if (image.isEmpty() || from.isEmpty() || from == to)
        return image;
    return QDir(to).relativeFilePath(QDir(from).absoluteFilePath(image));
}

void pasteShapes(Document &document, const SceneData &scene, const std::vector<BodyId> &targets,
                 SceneClipboard::Pasted &pasted)
{
    for (BodyId target : targets) {
        for (const SceneBody &source : scene.bodies) {
            for (const SceneShape &shape : source.shapes) {
                const SceneBody *body = document.data().body(target);
                if (!body)
                    continue;
                auto *command =
                    new AddShapeCommand(document, target, prepared(document, *body, shape));
                pasted.shapes.insert(command->shape());
                document.undoStack()->push(command);
            }
        }
        pasted.bodies.push_back(target);
    }
}

void pasteBodies(Document &document, const SceneClipboard::Content &content,
                 SceneClipboard::Pasted &pasted)
{
    const QStringList &known = document.data().settings.categories;
    for (SceneBody body : content.scene.bodies) {
        body.id = {};
        body.name = document.freeBodyName(body.name);
        body.image = rebased(body.image, content.folder, document.folder());
        for (SceneShape &shape : body.shapes) {
            shape.id = {};
            keepKnownCategories(shape.properties, known);
        }
        auto *command = new AddBodyCommand(document, std::move(body));
        pasted.bodies.push_back(command->body());
        document.undoStack()->push(command);
    }
}

} // namespace

SceneData SceneClipboard::pickShapes(const Document &document, const std::set<ShapeId> &shapes)
{
    SceneData picked;
    picked.settings = document.data().settings;
    for (const SceneBody &body : document.data().bodies) {
        SceneBody part = body;
        std::erase_if(part.shapes,
                      [&shapes](const SceneShape &shape) { return !shapes.contains(shape.id); });
        if (part.shapes.empty())
            continue;
        part.image.clear();
        part.trace.reset(); // nothing to trace without the image
        picked.bodies.push_back(std::move(part));
    }
    return picked;
}

SceneData SceneClipboard::pickBodies(const Document &document, const std::vector<BodyId> &bodies)
{
    SceneData picked;
    picked.settings = document.data().settings;
    for (BodyId id : bodies)
        if (const SceneBody *body = document.data().body(id))
            picked.bodies.push_back(*body);
    return picked;
}

void SceneClipboard::copy(const SceneData &scene, bool shapesOnly, const QString &folder)
{
    auto *data = new QMimeData;
    data->setText(QString::fromUtf8(writeNative(scene)));
    data->setData(kindMime(), shapesOnly ? "shapes" : "bodies");
    data->setData(folderMime(), folder.toUtf8());
    QGuiApplication::clipboard()->setMimeData(data);
}

std::expected<SceneClipboard::Content, QString> SceneClipboard::read()
{
    const QMimeData *data = QGuiApplication::clipboard()->mimeData();
    if (!data || !data->hasText() || data->text().trimmed().isEmpty())
        return std::unexpected(
            QCoreApplication::translate("SceneClipboard", "The clipboard holds no shapes"));
    auto scene = readNative(data->text().toUtf8());
    if (!scene)
        return std::unexpected(
            QCoreApplication::translate("SceneClipboard", "The clipboard holds no shapes: %1")
                .arg(scene.error().message));
    Content content;
    content.scene = std::move(*scene);
    content.shapesOnly = data->data(kindMime()) == "shapes";
    content.folder = QString::fromUtf8(data->data(folderMime()));
    return content;
}

SceneClipboard::Pasted SceneClipboard::paste(Document &document, const Content &content,
                                             const std::vector<BodyId> &targets,
                                             const QString &text)
{
    Pasted pasted;
    if (content.scene.bodies.empty())
        return pasted;
    document.undoStack()->beginMacro(text);
    addCategories(document, content.scene);
    if (content.shapesOnly && !targets.empty())
        pasteShapes(document, content.scene, targets, pasted);
    else
        pasteBodies(document, content, pasted);
    document.undoStack()->endMacro();
    return pasted;
}

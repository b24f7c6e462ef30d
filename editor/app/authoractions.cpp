// What the actions of Author mode do. The rest of AuthorMode is in authormode.cpp.
#include "actions.h"
#include "authormode.h"
#include "editor/canvas/canvas.h"
#include "editor/document/commands/addbodycommand.h"
#include "editor/document/commands/removebodycommand.h"
#include "editor/document/commands/removeshapescommand.h"
#include "editor/document/document.h"
#include "editor/document/finding.h"
#include "editor/document/selection.h"
#include "editor/document/steptext.h"
#include "editor/panels/bodiespanel.h"
#include "editor/panels/shownshape.h"
#include "editor/panels/splitpanel.h"
#include "editor/panels/tracepanel.h"
#include "editor/tools/cuttool.h"
#include "editor/tools/selecttool.h"
#include "sceneclipboard.h"
#include "shapeedits.h"
#include "vertexentry.h"

#include <QAction>
#include <QUndoStack>

template <typename Slot>
void AuthorMode::on(const char *action, Slot slot)
{
    connect(m_context.actions[action], &QAction::triggered, this, [this, slot] {
        if (m_active)
            slot();
    });
}

void AuthorMode::connectActions()
{
    for (const ToolEntry &entry : m_tools) {
        on(entry.action, [this, tool = entry.tool] {
            m_current = tool;
            m_canvas->setTool(tool);
            refreshEmptyHint();
            Q_EMIT statusChanged();
        });
    }
    connectEdits();
    connectBodies();
    connectView();
}

void AuthorMode::connectEdits()
{
    on("edit.copy", [this] { copyOrCut(false); });
    on("edit.cut", [this] { copyOrCut(true); });
    on("edit.paste", [this] { paste(); });
    on("edit.duplicate", [this] { duplicate(); });
    on("edit.delete", [this] { remove(); });
    on("edit.selectAll", [this] { m_select->selectAll(); });
    on("edit.invertSelection", [this] { m_select->invertSelection(); });
    on("shape.reverse", [this] {
        if (!ShapeEdits::reverse(m_context.project, editedIds()))
            say(tr("Select an outline first"));
    });
    // The steps are named as the actions are.
    const auto fix = [this](const char *action, Fix kind, const StepText &text) {
        on(action, [this, kind, text] {
            if (!ShapeEdits::apply(m_context.project, editedIds(), kind, text))
                say(tr("Nothing to change in the selected outlines"));
        });
    };
    fix("shape.hull", Fix::MakeHull, StepText("Actions", "Make convex hull"));
    fix("shape.weld", Fix::WeldDuplicates, StepText("Actions", "Weld duplicate vertices"));
    fix("shape.dropCollinear", Fix::DropCollinear, StepText("Actions", "Drop collinear vertices"));
}

void AuthorMode::connectBodies()
{
    on("shape.coordinates", [this] {
        if (!m_vertexEntry->open())
            say(tr("Select vertices first"));
    });
    on("shape.split", [this] { m_split->splitIntoShapes(); });
    on("shape.merge", [this] { m_split->mergeShapes(); });
    on("shape.rename", [this] { m_bodies->renameShape(); });
    on("body.trace", [this] { m_trace->preview(); });
    on("body.add", [this] { addBody(); });
    on("body.remove", [this] { removeBodies(); });
    on("body.rename", [this] { m_bodies->renameBody(); });
}

void AuthorMode::connectView()
{
    const auto snap = [this](const char *action, bool SnapSettings::*member) {
        QAction *toggle = m_context.actions[action];
        m_toolContext.snap.*member = toggle->isChecked();
        connect(toggle, &QAction::toggled, this,
                [this, member](bool checked) { m_toolContext.snap.*member = checked; });
    };
    snap("snap.grid", &SnapSettings::grid);
    snap("snap.vertices", &SnapSettings::vertices);
    snap("snap.pixels", &SnapSettings::pixels);
    connect(m_context.actions["view.grid"], &QAction::toggled, this, &AuthorMode::refreshGrid);
}

std::set<ShapeId> AuthorMode::editedIds() const
{
    std::set<ShapeId> ids;
    for (const SceneShape &shape : editedShapes(m_context.project, m_context.selection))
        ids.insert(shape.id);
    return ids;
}

void AuthorMode::copyOrCut(bool cut)
{
    Document &document = m_context.project;
    const std::set<ShapeId> shapes = m_context.selection.shapes();
    if (m_bodies->bodiesHaveFocus()) {
        const std::vector<BodyId> bodies = m_bodies->selectedBodies();
        if (bodies.empty())
            return;
        SceneClipboard::copy(SceneClipboard::pickBodies(document, bodies), false,
                             document.folder());
        if (cut)
            removeBodies();
        return;
    }
    if (shapes.empty()) {
        say(tr("Select shapes, or bodies in the list, first"));
        return;
    }
    SceneClipboard::copy(SceneClipboard::pickShapes(document, shapes), true, document.folder());
    if (cut)
        document.undoStack()->push(new RemoveShapesCommand(
            document, shapes, StepText("AuthorMode", QT_TRANSLATE_NOOP("AuthorMode", "Cut"))));
}

void AuthorMode::paste()
{
    const auto content = SceneClipboard::read();
    if (!content) {
        say(content.error());
        return;
    }
    const SceneClipboard::Pasted pasted =
        SceneClipboard::paste(m_context.project, *content, m_bodies->selectedBodies(),
                              StepText("AuthorMode", QT_TRANSLATE_NOOP("AuthorMode", "Paste")));
    if (!pasted.shapes.empty())
        m_context.selection.set(pasted.shapes);
    else if (!pasted.bodies.empty())
        m_context.selection.setBody(pasted.bodies.back());
}

void AuthorMode::duplicate()
{
    Document &document = m_context.project;
    const std::set<ShapeId> shapes = m_context.selection.shapes();
    if (m_bodies->bodiesHaveFocus()) {
        duplicateBodies();
        return;
    }
    if (shapes.empty()) {
        say(tr("Select shapes, or bodies in the list, first"));
        return;
    }
    const SceneClipboard::Content content{SceneClipboard::pickShapes(document, shapes), true,
                                          document.folder()};
    const SceneClipboard::Pasted pasted =
        SceneClipboard::paste(document, content, {m_context.selection.body()},
                              StepText("AuthorMode", QT_TRANSLATE_NOOP("AuthorMode", "Duplicate")));
    m_context.selection.set(pasted.shapes);
}

void AuthorMode::duplicateBodies()
{
    Document &document = m_context.project;
    const SceneClipboard::Content content{
        SceneClipboard::pickBodies(document, m_bodies->selectedBodies()), false, document.folder()};
    const SceneClipboard::Pasted pasted = SceneClipboard::paste(
        document, content, {},
        StepText("AuthorMode", QT_TRANSLATE_NOOP("AuthorMode", "Duplicate bodies")));
    if (!pasted.bodies.empty())
        m_context.selection.setBody(pasted.bodies.back());
}

void AuthorMode::remove()
{
    if (m_bodies->bodiesHaveFocus())
        removeBodies();
    else if (m_current == m_cut && m_cut->removeHovered())
        return;
    else if (!m_current->isBusy() && !m_select->deleteSelected())
        say(tr("Select vertices or shapes first"));
}

void AuthorMode::addBody()
{
    Document &document = m_context.project;
    SceneBody body;
    body.name = document.freeBodyName(QStringLiteral("body"));
    auto *command = new AddBodyCommand(document, body);
    const BodyId id = command->body();
    document.undoStack()->push(command);
    m_context.selection.setBody(id);
}

void AuthorMode::removeBodies()
{
    Document &document = m_context.project;
    const std::vector<BodyId> bodies = m_bodies->selectedBodies();
    if (bodies.empty())
        return;
    if (bodies.size() == 1) {
        document.undoStack()->push(new RemoveBodyCommand(document, bodies.front()));
        return;
    }
    document.undoStack()->beginMacro(
        StepText("AuthorMode", QT_TRANSLATE_NOOP("AuthorMode", "Remove bodies")));
    for (BodyId body : bodies)
        document.undoStack()->push(new RemoveBodyCommand(document, body));
    document.undoStack()->endMacro();
}

void AuthorMode::removeShapes()
{
    Document &document = m_context.project;
    const std::set<ShapeId> shapes = m_context.selection.shapes();
    if (!shapes.empty())
        document.undoStack()->push(new RemoveShapesCommand(document, shapes));
}

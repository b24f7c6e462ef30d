#include "pivottool.h"

#include "editor/document/commands/movepivotcommand.h"
#include "editor/document/document.h"
#include "editor/document/selection.h"
#include "newshape.h"
#include "nudge.h"
#include "snap.h"
#include "tooltext.h"

using hullsmith::Vec2;

PivotTool::PivotTool(ToolContext &context, QObject *parent)
    : CanvasTool(context, parent)
    , m_gesture(context.document)
{
    connect(&context.selection, &Selection::changed, this, [this] { m_nudging = false; });
}

void PivotTool::follow(const CanvasEvent &e)
{
    const SceneBody *body = targetBody(m_context);
    if (!body) {
        m_cursor.reset();
        return;
    }
    const Snapped place = snap(m_context, e);
    m_cursor = body->pivot + place.point;
    m_snapped = place.snapped;
}

void PivotTool::movePivot(const Vec2 &pivot)
{
    const SceneBody *body = targetBody(m_context);
    if (!body || body->pivot == pivot)
        return;
    const Vec2 before = body->pivot;
    m_gesture.push(new MovePivotCommand(m_context.document, body->id, pivot, m_gesture.number()));
    Q_EMIT originMoved(before, pivot);
}

void PivotTool::press(const CanvasEvent &e)
{
    follow(e);
    if (!m_cursor)
        return;
    m_gesture.begin();
    m_nudging = false;
    m_dragging = true;
    movePivot(*m_cursor);
    Q_EMIT overlayChanged();
    Q_EMIT hintChanged();
}

void PivotTool::move(const CanvasEvent &e)
{
    follow(e);
    if (m_dragging && m_cursor)
        movePivot(*m_cursor);
    Q_EMIT overlayChanged();
}

void PivotTool::release(const CanvasEvent & /*e*/)
{
    cancel();
}

void PivotTool::leave()
{
    m_nudging = false;
    m_cursor.reset();
    Q_EMIT overlayChanged();
}

bool PivotTool::key(int key, Qt::KeyboardModifiers modifiers)
{
    const SceneBody *body = targetBody(m_context);
    if (key == Qt::Key_Escape && m_dragging && body) {
        const Vec2 before = body->pivot;
        cancel();
        m_gesture.undo();
        if (const SceneBody *now = targetBody(m_context))
            Q_EMIT originMoved(before, now->pivot);
        return true;
    }
    const auto offset = nudgeOffset(key, modifiers);
    if (!offset || !body || m_dragging)
        return false;
    if (!m_nudging)
        m_gesture.begin();
    m_nudging = true;
    movePivot(body->pivot + *offset);
    return true;
}

void PivotTool::cancel()
{
    if (!m_dragging)
        return;
    m_dragging = false;
    Q_EMIT overlayChanged();
    Q_EMIT hintChanged();
}

ToolOverlay PivotTool::overlay() const
{
    ToolOverlay overlay;
    const SceneBody *body = targetBody(m_context);
    if (!body || !m_cursor)
        return overlay;
    const Vec2 world = *m_cursor - body->pivot;
    if (m_snapped)
        overlay.snapPoint = world;
    overlay.label = tr("pivot %1").arg(pointText(m_dragging ? body->pivot : *m_cursor));
    overlay.labelAt = world;
    return overlay;
}

QString PivotTool::hint() const
{
    if (!targetBody(m_context))
        return tr("There is no body yet: drop an image or add a body first");
    if (m_dragging)
        return tr("Release to set the pivot · Ctrl inverts snapping · Esc puts it back");
    return tr("Click or drag to set the pivot; the shapes stay on the image · "
              "arrow keys nudge it by 1 px (Shift 10, Alt 0.1)");
}

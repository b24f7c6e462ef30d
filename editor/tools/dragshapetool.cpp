#include "dragshapetool.h"

#include "editor/document/document.h"
#include "newshape.h"
#include "snap.h"

namespace {

/// Half the size of the shape that Enter adds, in grid steps.
constexpr double keyedReach = 2.0;

} // namespace

void DragShapeTool::follow(const CanvasEvent &e)
{
    const Snapped place = snap(m_context, e);
    m_cursor = place.point;
    m_snapped = place.snapped;
    if (m_from && (e.modifiers & Qt::ShiftModifier)) {
        m_cursor = regular(*m_from, place.point);
        m_snapped = false;
    }
}

void DragShapeTool::press(const CanvasEvent &e)
{
    m_from.reset();
    follow(e);
    m_from = m_cursor;
    Q_EMIT overlayChanged();
    Q_EMIT hintChanged();
}

void DragShapeTool::move(const CanvasEvent &e)
{
    follow(e);
    Q_EMIT overlayChanged();
}

void DragShapeTool::release(const CanvasEvent &e)
{
    follow(e);
    if (!m_from || !m_cursor)
        return;
    std::optional<SceneShape> drawn = shape(*m_from, *m_cursor);
    m_from.reset();
    if (drawn)
        addShape(m_context, std::move(*drawn), baseName());
    Q_EMIT overlayChanged();
    Q_EMIT hintChanged();
}

void DragShapeTool::leave()
{
    if (m_from)
        return;
    m_cursor.reset();
    Q_EMIT overlayChanged();
}

bool DragShapeTool::addAtPivot()
{
    if (m_context.movesBodies)
        return false;
    const double reach = keyedReach * m_context.document.data().settings.grid;
    std::optional<SceneShape> drawn = shape(Vec2::Constant(-reach), Vec2::Constant(reach));
    if (!drawn)
        return false;
    if (drawn->type == ShapeType::Circle) {
        drawn->vertices = {Vec2::Zero()};
        drawn->radius = reach;
    }
    addShape(m_context, std::move(*drawn), baseName());
    return true;
}

bool DragShapeTool::key(int key, Qt::KeyboardModifiers /*modifiers*/)
{
    if (key == Qt::Key_Escape && isBusy()) {
        cancel();
        return true;
    }
    if ((key == Qt::Key_Return || key == Qt::Key_Enter) && !isBusy())
        return addAtPivot();
    return false;
}

void DragShapeTool::cancel()
{
    if (!m_from)
        return;
    m_from.reset();
    Q_EMIT overlayChanged();
    Q_EMIT hintChanged();
}

ToolOverlay DragShapeTool::overlay() const
{
    ToolOverlay overlay;
    if (!m_cursor)
        return overlay;
    if (m_snapped)
        overlay.snapPoint = m_cursor;
    if (m_from) {
        draw(overlay, *m_from, *m_cursor);
        overlay.labelAt = *m_cursor;
    }
    return overlay;
}

QString DragShapeTool::hint() const
{
    return isBusy() ? busyHint() : idleHint();
}

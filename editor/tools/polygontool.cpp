#include "polygontool.h"

#include "hittest.h"
#include "newshape.h"
#include "snap.h"
#include "tooltext.h"

using hullsmith::Vec2;

void PolygonTool::follow(const CanvasEvent &e)
{
    CanvasEvent aimed = e;
    const bool constrained = (e.modifiers & Qt::ShiftModifier) && !m_draft.empty();
    if (constrained)
        aimed.world = at15Degrees(m_draft.back(), e.world);
    const Snapped place = constrained ? Snapped{aimed.world, false} : snap(m_context, aimed);
    m_cursor = place.point;
    m_snapped = place.snapped;
    m_onFirst = canClose() && (e.world - m_draft.front()).norm() <= hitRadius * e.pixelSize;
    if (m_onFirst)
        m_cursor = m_draft.front();
}

void PolygonTool::press(const CanvasEvent &e)
{
    follow(e);
    if (m_onFirst) {
        close();
        return;
    }
    if (!m_cursor || (!m_draft.empty() && *m_cursor == m_draft.back()))
        return;
    m_draft.push_back(*m_cursor);
    m_undone.clear();
    changed();
}

void PolygonTool::move(const CanvasEvent &e)
{
    const bool wasOnFirst = m_onFirst;
    follow(e);
    Q_EMIT overlayChanged();
    if (wasOnFirst != m_onFirst)
        Q_EMIT hintChanged();
}

void PolygonTool::leave()
{
    m_cursor.reset();
    m_onFirst = false;
    Q_EMIT overlayChanged();
}

bool PolygonTool::key(int key, Qt::KeyboardModifiers /*modifiers*/)
{
    switch (key) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_draft.empty())
            return false;
        close();
        return true;
    case Qt::Key_Backspace:
        return undoStep();
    case Qt::Key_Escape:
        if (!isBusy())
            return false;
        cancel();
        return true;
    default:
        return false;
    }
}

bool PolygonTool::close()
{
    if (!canClose())
        return false;
    SceneShape shape;
    shape.vertices = m_draft;
    // The draft goes first: adding the shape runs code that may ask for the overlay.
    m_draft.clear();
    m_undone.clear();
    m_onFirst = false;
    addShape(m_context, std::move(shape), QStringLiteral("polygon"));
    changed();
    return true;
}

void PolygonTool::cancel()
{
    const bool wasBusy = isBusy();
    m_draft.clear();
    m_undone.clear();
    m_onFirst = false;
    if (wasBusy)
        changed();
}

bool PolygonTool::undoStep()
{
    if (m_draft.empty()) {
        m_undone.clear();
        return false;
    }
    m_undone.push_back(m_draft.back());
    m_draft.pop_back();
    m_onFirst = m_onFirst && canClose();
    changed();
    return true;
}

bool PolygonTool::redoStep()
{
    if (m_undone.empty())
        return false;
    m_draft.push_back(m_undone.back());
    m_undone.pop_back();
    changed();
    return true;
}

void PolygonTool::changed()
{
    Q_EMIT overlayChanged();
    Q_EMIT hintChanged();
}

ToolOverlay PolygonTool::overlay() const
{
    ToolOverlay overlay;
    overlay.draft = m_draft;
    overlay.draftCanClose = m_onFirst;
    overlay.draftClosed = m_onFirst;
    if (!m_cursor)
        return overlay;
    if (m_snapped && !m_onFirst)
        overlay.snapPoint = m_cursor;
    if (!m_draft.empty() && !m_onFirst)
        overlay.draft.push_back(*m_cursor);
    if (m_draft.empty())
        return overlay;
    overlay.label = pointText(*m_cursor);
    overlay.labelAt = *m_cursor;
    return overlay;
}

QString PolygonTool::hint() const
{
    if (m_draft.empty())
        return tr("Click to place the first vertex");
    if (m_onFirst)
        return tr("Click to close the outline");
    if (canClose())
        return tr("Click to add a vertex · Enter or click the first to close · Backspace removes "
                  "the last · Shift turns in steps of 15° · Esc cancels");
    return tr("Click to add a vertex (an outline needs three) · Backspace removes the last · "
              "Shift turns in steps of 15° · Esc cancels");
}

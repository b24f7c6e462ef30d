#include "cuttool.h"

#include "editor/document/commands/setsplitcommand.h"
#include "editor/document/document.h"
#include "editor/document/pieces.h"
#include "editor/document/shapesplit.h"
#include "hittest.h"
#include "snap.h"

#include <QUndoStack>

#include <algorithm>
#include <ranges>

using hullsmith::Pose;
using hullsmith::Vec2;

namespace {

/// Outlines up to this size are split by their own method while the line is drawn, larger ones by
/// the fast one.
constexpr std::size_t liveVertices = 200;

double distanceToSegment(const Vec2 &a, const Vec2 &b, const Vec2 &p)
{
    const Vec2 d = b - a;
    const double length = d.squaredNorm();
    const double t = length > 0.0 ? std::clamp((p - a).dot(d) / length, 0.0, 1.0) : 0.0;
    return (a + t * d - p).norm();
}

std::size_t vertexCount(const SceneShape &shape)
{
    std::size_t count = shape.vertices.size();
    for (const std::vector<Vec2> &hole : shape.holes)
        count += hole.size();
    return count;
}

} // namespace

void CutTool::follow(const CanvasEvent &e)
{
    const bool constrained = (e.modifiers & Qt::ShiftModifier) && m_from;
    CanvasEvent aimed = e;
    if (constrained)
        aimed.world = at15Degrees(*m_from, e.world);
    // A cut usually runs between vertices: they draw it whatever else is snapped to.
    const bool free = e.modifiers & Qt::ControlModifier;
    const bool toVertices = !constrained && !free;
    const auto vertex =
        toVertices ? hitVertex(m_context, e, HitAmong::All) : std::optional<VertexRef>();
    if (const auto place = vertex ? vertexPlace(m_context, *vertex) : std::nullopt) {
        m_cursor = *place;
        m_snapped = true;
        return;
    }
    const Snapped place =
        constrained || free ? Snapped{aimed.world, false} : snap(m_context, aimed);
    m_cursor = place.point;
    m_snapped = place.snapped;
}

std::optional<CutTool::CutRef> CutTool::hitCut(const CanvasEvent &e) const
{
    std::optional<CutRef> best;
    double nearest = hitRadius * e.pixelSize;
    for (const ToolContext::Placed &placed : m_context.shapes) {
        const SceneShape *shape = m_context.document.data().shape(placed.shape);
        if (!shape)
            continue;
        for (std::size_t i = 0; i < shape->split.cuts.size(); ++i) {
            const auto &[a, b] = shape->split.cuts[i];
            const double distance =
                distanceToSegment(placed.pose.toWorld(a), placed.pose.toWorld(b), e.world);
            if (distance <= nearest) {
                nearest = distance;
                best = CutRef{placed.shape, i};
            }
        }
    }
    return best;
}

void CutTool::press(const CanvasEvent &e)
{
    follow(e);
    if (m_from) {
        finish();
        return;
    }
    m_from = m_cursor;
    m_pressedAt = e.world;
    m_pressed = true;
    m_hovered.reset();
    m_preview = {};
    changed();
}

void CutTool::move(const CanvasEvent &e)
{
    follow(e);
    if (m_from && m_cursor) {
        m_preview = previewOf(*m_from, *m_cursor);
    } else {
        const auto hovered = hitCut(e);
        if (hovered != m_hovered) {
            m_hovered = hovered;
            Q_EMIT hintChanged();
        }
    }
    Q_EMIT overlayChanged();
}

void CutTool::release(const CanvasEvent &e)
{
    if (!m_from || !m_pressed)
        return;
    m_pressed = false;
    follow(e);
    if ((e.world - m_pressedAt).norm() > hitRadius * e.pixelSize)
        finish();
    // Else it was a click: the next one sets the other end.
}

void CutTool::leave()
{
    m_cursor.reset();
    m_hovered.reset();
    m_preview = {};
    Q_EMIT overlayChanged();
}

bool CutTool::key(int key, Qt::KeyboardModifiers /*modifiers*/)
{
    switch (key) {
    case Qt::Key_Escape:
        if (!isBusy())
            return false;
        cancel();
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_from && m_cursor) {
            finish();
            return true;
        }
        return cutBetweenSelected();
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        return !isBusy() && removeHovered();
    default:
        return false;
    }
}

void CutTool::cancel()
{
    if (!m_from)
        return;
    m_from.reset();
    m_pressed = false;
    m_preview = {};
    changed();
}

ShapeId CutTool::targetOf(const Vec2 &from, const Vec2 &to) const
{
    ShapeId other;
    for (const ToolContext::Placed &placed : m_context.shapes | std::views::reverse) {
        const SceneShape *shape = m_context.document.data().shape(placed.shape);
        if (!shape || !passesInside(*shape, placed.pose.toLocal(from), placed.pose.toLocal(to)))
            continue;
        if (m_context.selection.contains(placed.shape))
            return placed.shape;
        if (!other)
            other = placed.shape;
    }
    return other;
}

CutTool::Preview CutTool::previewOf(const Vec2 &from, const Vec2 &to) const
{
    Preview preview;
    if (from == to)
        return preview;
    preview.shape = targetOf(from, to);
    const SceneData &data = m_context.document.data();
    const SceneShape *shape = data.shape(preview.shape);
    if (!shape) {
        preview.label = tr("passes through no outline");
        return preview;
    }
    const Pose pose = placedShape(m_context, preview.shape)->pose;
    SceneShape wanted = *shape;
    SplitSettings &settings = wanted.split;
    settings.cuts.emplace_back(pose.toLocal(from), pose.toLocal(to));
    if (vertexCount(*shape) > liveVertices || settings.method == SplitSettings::Method::AddPoints)
        settings.method = SplitSettings::Method::Fast;
    const double scale = data.pixelsPerMetre(*data.bodyOf(preview.shape));
    const auto made = shapePieces(wanted, pieceLimits(engineProfile(data.settings.target), scale));
    const Pieces &split = *made;
    if (!split) {
        preview.label = splitFaultText(split.error().kind);
        return preview;
    }
    preview.label = cutEffectText(split->cutEffects.back());
    if (!preview.label.isEmpty())
        return preview;
    preview.label = tr("pieces: %1").arg(split->pieces.size());
    preview.pieces = split->pieces;
    for (std::vector<Vec2> &piece : preview.pieces)
        for (Vec2 &v : piece)
            v = pose.toWorld(v);
    return preview;
}

void CutTool::finish()
{
    if (!m_from || !m_cursor)
        return cancel();
    const Vec2 from = *m_from;
    const Vec2 to = *m_cursor;
    const Preview preview = previewOf(from, to);
    // The draft goes first: changing the shape runs code that may ask for the overlay.
    cancel();
    if (!preview.pieces.empty())
        add(preview.shape, from, to);
}

bool CutTool::cutBetweenSelected()
{
    const std::set<VertexRef> &vertices = m_context.selection.vertices();
    if (vertices.size() != 2)
        return false;
    const auto from = vertexPlace(m_context, *vertices.begin());
    const auto to = vertexPlace(m_context, *vertices.rbegin());
    if (!from || !to)
        return false;
    const Preview preview = previewOf(*from, *to);
    if (preview.pieces.empty())
        return false;
    add(preview.shape, *from, *to);
    return true;
}

void CutTool::add(ShapeId id, const Vec2 &from, const Vec2 &to)
{
    const SceneShape *shape = m_context.document.data().shape(id);
    const ToolContext::Placed *placed = placedShape(m_context, id);
    if (!shape || !placed)
        return;
    SplitSettings split = shape->split;
    split.cuts.emplace_back(placed->pose.toLocal(from), placed->pose.toLocal(to));
    m_context.document.undoStack()->push(new SetSplitCommand(m_context.document, id, split));
    if (!m_context.selection.contains(id))
        m_context.selection.set({id});
}

bool CutTool::removeHovered()
{
    if (!m_hovered)
        return false;
    const CutRef cut = *m_hovered;
    m_hovered.reset();
    const SceneShape *shape = m_context.document.data().shape(cut.shape);
    if (!shape || cut.index >= shape->split.cuts.size())
        return false;
    SplitSettings split = shape->split;
    split.cuts.erase(split.cuts.begin() + std::ptrdiff_t(cut.index));
    m_context.document.undoStack()->push(new SetSplitCommand(m_context.document, cut.shape, split));
    changed();
    return true;
}

void CutTool::changed()
{
    Q_EMIT overlayChanged();
    Q_EMIT hintChanged();
}

ToolOverlay CutTool::overlay() const
{
    ToolOverlay overlay;
    if (m_hovered) {
        const SceneShape *shape = m_context.document.data().shape(m_hovered->shape);
        const ToolContext::Placed *placed = placedShape(m_context, m_hovered->shape);
        if (shape && placed && m_hovered->index < shape->split.cuts.size()) {
            const auto &[a, b] = shape->split.cuts[m_hovered->index];
            overlay.litLine.emplace(placed->pose.toWorld(a), placed->pose.toWorld(b));
        }
    }
    if (!m_cursor)
        return overlay;
    if (m_snapped)
        overlay.snapPoint = m_cursor;
    if (!m_from)
        return overlay;
    overlay.cutLine.emplace(*m_from, *m_cursor);
    overlay.pieces = m_preview.pieces;
    overlay.label = m_preview.label;
    overlay.labelAt = *m_cursor;
    return overlay;
}

QString CutTool::hint() const
{
    if (m_from)
        return tr("Release or click to set the other end · Shift turns in steps of 15° · "
                  "Ctrl does not snap · Esc cancels");
    if (m_hovered)
        return tr("Delete removes this cut line · Drag or click twice to draw another");
    return tr("Drag or click twice across an outline to cut it · Enter cuts between two selected "
              "vertices · Delete over a cut line removes it");
}

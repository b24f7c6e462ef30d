#include "banddrag.h"

#include "editor/document/document.h"
#include "physics/geometry/aabb.h"

#include <algorithm>
#include <iterator>

using hullsmith::Aabb;
using hullsmith::Vec2;

BandDrag::BandDrag(ToolContext &context, Gesture &gesture, const CanvasEvent &press)
    : Drag(context, gesture)
    , m_from(press.world)
    , m_to(press.world)
    , m_modifiers(press.modifiers)
    , m_shapesBefore(context.selection.shapes())
    , m_verticesBefore(context.selection.vertices())
{
}

std::set<VertexRef> BandDrag::verticesInside() const
{
    Aabb box;
    box.add(m_from);
    box.add(m_to);
    std::set<VertexRef> inside;
    for (const ToolContext::Placed &placed : m_context.shapes) {
        const SceneShape *shape = m_context.document.data().shape(placed.shape);
        if (!shape)
            continue;
        for (const VertexRef &ref : shape->vertexRefs()) {
            if (box.contains(placed.pose.toWorld(*shape->vertex(ref))))
                inside.insert(ref);
        }
    }
    return inside;
}

bool BandDrag::moveTo(const CanvasEvent &e)
{
    m_to = e.world;
    m_overlay = {};
    m_overlay.band = std::pair(m_from, m_to);
    std::set<VertexRef> inside = verticesInside();
    if (m_modifiers & Qt::ShiftModifier) {
        inside.insert(m_verticesBefore.begin(), m_verticesBefore.end());
        m_context.selection.set(m_shapesBefore, inside);
    } else if (m_modifiers & Qt::ControlModifier) {
        std::set<VertexRef> toggled;
        std::ranges::set_symmetric_difference(m_verticesBefore, inside,
                                              std::inserter(toggled, toggled.end()));
        m_context.selection.set(m_shapesBefore, toggled);
    } else {
        m_context.selection.set({}, inside);
    }
    return true;
}

QString BandDrag::hint() const
{
    return tr("Release to select the vertices in the box · Esc leaves the selection as it was");
}

void BandDrag::takeBack()
{
    m_context.selection.set(m_shapesBefore, m_verticesBefore);
}

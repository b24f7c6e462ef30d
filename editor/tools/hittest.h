#pragma once

#include "canvastool.h"
#include "editor/document/selection.h"

/// How near the mouse must come to a vertex or an edge, device-independent pixels at any zoom.
inline constexpr double hitRadius = 8.0;

/// An edge under the cursor; the rim of a circle and the outline of a capsule are one edge.
struct EdgeHit {
    VertexRef from;                                  ///< The vertex that the edge leaves.
    hullsmith::Vec2 point = hullsmith::Vec2::Zero(); ///< Nearest point of the edge, world.
};

/// Which shapes of the context a search looks at.
enum class HitAmong { Selected, All };

/// The vertex nearest to `e` within the hit radius; of equally near ones the topmost shape's.
std::optional<VertexRef> hitVertex(const ToolContext &context, const CanvasEvent &e,
                                   HitAmong among);
/// The edge nearest to `e` within the hit radius.
std::optional<EdgeHit> hitEdge(const ToolContext &context, const CanvasEvent &e, HitAmong among);
/// The smallest shape that `world` lies inside of (holes are outside), so that a shield does not
/// hide the ship; of equally large ones the topmost.
ShapeId hitInside(const ToolContext &context, const hullsmith::Vec2 &world, HitAmong among);

/// Whether some of the segment from `a` to `b` (the body's frame) lies inside an outline.
bool passesInside(const SceneShape &shape, const hullsmith::Vec2 &a, const hullsmith::Vec2 &b);

/// Where the shape stands on the canvas; nothing if it is not on show.
const ToolContext::Placed *placedShape(const ToolContext &context, ShapeId shape);
/// Where the vertex stands on the canvas; nothing if it does not exist (any more).
std::optional<hullsmith::Vec2> vertexPlace(const ToolContext &context, VertexRef vertex);
/// How far `local` (the body's frame) lies from the centre of a circle or the segment inside a
/// capsule: its radius on the rim.
double distanceToCore(const SceneShape &shape, const hullsmith::Vec2 &local);

#pragma once

// The part of Box2D 3's interface that our header uses, declared by hand, with functions that count
// their calls: it keeps the helper honest where the library cannot be had. BOX2D_DECLARATIONS is 30
// for version 3.0 and 31 for 3.1 and later.

#include <cstdint>

#define B2_MAX_POLYGON_VERTICES 8

struct b2Vec2 {
    float x, y;
};
struct b2BodyId {
    int32_t index1;
};
struct b2ShapeId {
    int32_t index1;
};
struct b2Filter {
    uint64_t categoryBits, maskBits;
    int groupIndex;
};
struct b2SurfaceMaterial {
    float friction, restitution;
};
struct b2ShapeDef {
#if BOX2D_DECLARATIONS >= 31
    b2SurfaceMaterial material;
#else
    float friction, restitution;
#endif
    float density;
    b2Filter filter;
    bool isSensor;
};
struct b2Circle {
    b2Vec2 center;
    float radius;
};
struct b2Capsule {
    b2Vec2 center1, center2;
    float radius;
};
struct b2Hull {
    b2Vec2 points[B2_MAX_POLYGON_VERTICES];
    int count;
};
struct b2Polygon {
    b2Vec2 vertices[B2_MAX_POLYGON_VERTICES];
    int count;
    float radius;
};

/// How often each kind of shape was made, and the last definition.
struct Calls {
    int polygons = 0, circles = 0, capsules = 0;
    b2ShapeDef last = {};
};
inline Calls calls;

inline b2ShapeDef b2DefaultShapeDef()
{
    return {};
}
inline b2Hull b2ComputeHull(const b2Vec2 *points, int count)
{
    b2Hull hull = {};
    hull.count = count;
    for (int i = 0; i < count; ++i)
        hull.points[i] = points[i];
    return hull;
}
inline b2Polygon b2MakePolygon(const b2Hull *hull, float radius)
{
    b2Polygon polygon = {};
    polygon.count = hull->count;
    polygon.radius = radius;
    return polygon;
}
inline b2ShapeId b2CreatePolygonShape(b2BodyId, const b2ShapeDef *def, const b2Polygon *)
{
    calls.last = *def;
    return {++calls.polygons};
}
inline b2ShapeId b2CreateCircleShape(b2BodyId, const b2ShapeDef *def, const b2Circle *)
{
    calls.last = *def;
    return {++calls.circles};
}
inline b2ShapeId b2CreateCapsuleShape(b2BodyId, const b2ShapeDef *def, const b2Capsule *)
{
    calls.last = *def;
    return {++calls.capsules};
}

#include "box2dhelpers.h"

const char *const box2dDeclarations = R"(#pragma once

#include <cstddef>
#include <cstdint>

namespace shapes {

struct Vec {
    float x, y;
};

enum class Kind : std::uint8_t { Polygon, Circle, Capsule };

struct Shape {
    const char *name;
    Kind kind;
    const Vec *points; // Polygon: its vertices. Circle: the centre. Capsule: the centres of both ends.
    std::size_t count; // Of points.
    float radius;      // Circle and capsule, metres.
    float density;     // Kilograms per square metre.
    float friction, restitution;
    bool sensor;
    std::uint16_t category, mask;
    std::int16_t group; // Negative: never collide; positive: always; 0: by category and mask.
};

struct Body {
    const char *name;
    const Shape *shapes;
    std::size_t count; // Of shapes.
};

)";

const char *const box2dHelpers = R"(
// Which Box2D the helper is for: 0 none, 2 for 2.4, 3 for 3.x. If not defined, the headers that are
// found decide; with both generations in reach, define it.
#if !defined(SHAPES_BOX2D)
#if __has_include(<box2d/b2_fixture.h>)
#define SHAPES_BOX2D 2
#elif __has_include(<box2d/collision.h>)
#define SHAPES_BOX2D 3
#else
#define SHAPES_BOX2D 0
#endif
#endif

#if SHAPES_BOX2D == 2
#include <box2d/box2d.h>

namespace shapes {

namespace detail {

inline void addFixture(b2Body &body, b2FixtureDef def, const b2Shape &shape)
{
    def.shape = &shape;
    body.CreateFixture(&def);
}

inline void addDisc(b2Body &body, const b2FixtureDef &def, const Vec &centre, float radius)
{
    b2CircleShape disc;
    disc.m_p.Set(centre.x, centre.y);
    disc.m_radius = radius;
    addFixture(body, def, disc);
}

inline void addPolygon(b2Body &body, const b2FixtureDef &def, const Shape &shape)
{
    b2Vec2 vertices[b2_maxPolygonVertices];
    for (std::size_t i = 0; i < shape.count; ++i)
        vertices[i].Set(shape.points[i].x, shape.points[i].y);
    b2PolygonShape polygon;
    polygon.Set(vertices, static_cast<int32>(shape.count));
    addFixture(body, def, polygon);
}

// Box2D 2.4 has no capsule: a box and two discs, whose overlap counts twice in the mass.
inline void addCapsule(b2Body &body, const b2FixtureDef &def, const Shape &shape)
{
    const b2Vec2 a(shape.points[0].x, shape.points[0].y);
    const b2Vec2 b(shape.points[1].x, shape.points[1].y);
    const b2Vec2 along = b - a;
    b2PolygonShape box;
    box.SetAsBox(0.5f * along.Length(), shape.radius, 0.5f * (a + b), b2Atan2(along.y, along.x));
    addFixture(body, def, box);
    addDisc(body, def, shape.points[0], shape.radius);
    addDisc(body, def, shape.points[1], shape.radius);
}

inline b2FixtureDef fixtureDef(const Shape &shape)
{
    b2FixtureDef def;
    def.density = shape.density;
    def.friction = shape.friction;
    def.restitution = shape.restitution;
    def.isSensor = shape.sensor;
    def.filter.categoryBits = shape.category;
    def.filter.maskBits = shape.mask;
    def.filter.groupIndex = shape.group;
    return def;
}

} // namespace detail

// Adds every shape of `def` to `body`; returns the number of fixtures made.
inline int addTo(b2Body &body, const Body &def)
{
    int made = 0;
    for (std::size_t i = 0; i < def.count; ++i) {
        const Shape &shape = def.shapes[i];
        const b2FixtureDef fixture = detail::fixtureDef(shape);
        made += shape.kind == Kind::Capsule ? 3 : 1;
        if (shape.kind == Kind::Polygon)
            detail::addPolygon(body, fixture, shape);
        else if (shape.kind == Kind::Circle)
            detail::addDisc(body, fixture, shape.points[0], shape.radius);
        else
            detail::addCapsule(body, fixture, shape);
    }
    return made;
}

} // namespace shapes

#elif SHAPES_BOX2D == 3
#include <box2d/box2d.h>

namespace shapes {

namespace detail {

// Box2D 3.1 moved friction and restitution into a material; the int overload is preferred.
template <class Def>
auto setSurface(Def &def, const Shape &shape, int) -> decltype(def.material.friction, void())
{
    def.material.friction = shape.friction;
    def.material.restitution = shape.restitution;
}

template <class Def>
auto setSurface(Def &def, const Shape &shape, long) -> decltype(def.friction, void())
{
    def.friction = shape.friction;
    def.restitution = shape.restitution;
}

inline b2ShapeDef shapeDef(const Shape &shape)
{
    b2ShapeDef def = b2DefaultShapeDef();
    def.density = shape.density;
    setSurface(def, shape, 0);
    def.isSensor = shape.sensor;
    def.filter.categoryBits = shape.category;
    def.filter.maskBits = shape.mask;
    def.filter.groupIndex = shape.group;
    return def;
}

inline b2Vec2 vec(const Vec &v)
{
    b2Vec2 result;
    result.x = v.x;
    result.y = v.y;
    return result;
}

// Returns whether Box2D took the polygon.
inline bool addPolygon(b2BodyId body, const b2ShapeDef &def, const Shape &shape)
{
    b2Vec2 vertices[B2_MAX_POLYGON_VERTICES];
    for (std::size_t i = 0; i < shape.count; ++i)
        vertices[i] = vec(shape.points[i]);
    const b2Hull hull = b2ComputeHull(vertices, static_cast<int>(shape.count));
    if (hull.count == 0)
        return false;
    const b2Polygon polygon = b2MakePolygon(&hull, 0.0f);
    b2CreatePolygonShape(body, &def, &polygon);
    return true;
}

inline bool addCircle(b2BodyId body, const b2ShapeDef &def, const Shape &shape)
{
    b2Circle circle;
    circle.center = vec(shape.points[0]);
    circle.radius = shape.radius;
    b2CreateCircleShape(body, &def, &circle);
    return true;
}

inline bool addCapsule(b2BodyId body, const b2ShapeDef &def, const Shape &shape)
{
    b2Capsule capsule;
    capsule.center1 = vec(shape.points[0]);
    capsule.center2 = vec(shape.points[1]);
    capsule.radius = shape.radius;
    b2CreateCapsuleShape(body, &def, &capsule);
    return true;
}

} // namespace detail

// Adds every shape of `def` to `body`; returns the number of shapes made.
inline int addTo(b2BodyId body, const Body &def)
{
    int made = 0;
    for (std::size_t i = 0; i < def.count; ++i) {
        const Shape &shape = def.shapes[i];
        const b2ShapeDef shapeDef = detail::shapeDef(shape);
        bool ok = false;
        if (shape.kind == Kind::Polygon)
            ok = detail::addPolygon(body, shapeDef, shape);
        else if (shape.kind == Kind::Circle)
            ok = detail::addCircle(body, shapeDef, shape);
        else
            ok = detail::addCapsule(body, shapeDef, shape);
        made += ok ? 1 : 0;
    }
    return made;
}

} // namespace shapes
#endif
)";

// Calls the Box2D 3 helper of an exported header against the declarations in box2d3declarations.
#define SHAPES_BOX2D 3
#include SHAPES_HEADER

#include <cstdio>

int main()
{
    int made = 0;
    for (const shapes::Body &body : shapes::bodies)
        made += shapes::addTo(b2BodyId{1}, body);
#if BOX2D_DECLARATIONS >= 31
    const float friction = calls.last.material.friction;
#else
    const float friction = calls.last.friction;
#endif
    std::printf("polygons %d circles %d capsules %d made %d\n", calls.polygons, calls.circles,
                calls.capsules, made);
    return friction == 0.4f && calls.last.filter.maskBits == 0xFFFD ? 0 : 1;
}

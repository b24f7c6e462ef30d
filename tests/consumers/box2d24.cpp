// Makes the bodies of an exported header in a real Box2D 2.4 world, lets it take some steps and
// prints what it kept. Compile with -DSHAPES_BOX2D=2 and -DSHAPES_HEADER="\"FILE.hpp\""; link
// box2d.
#include SHAPES_HEADER

#include "jsonout.h"

#include <vector>

namespace {

std::string geometry(const b2Shape &shape, bool &valid)
{
    if (shape.GetType() == b2Shape::e_circle) {
        const auto &circle = static_cast<const b2CircleShape &>(shape);
        return "\"type\":\"circle\",\"center\":" + point(circle.m_p.x, circle.m_p.y) +
               ",\"radius\":" + real(circle.m_radius);
    }
    const auto &polygon = static_cast<const b2PolygonShape &>(shape);
    valid = valid && polygon.Validate();
    std::string vertices;
    for (int i = 0; i < polygon.m_count; ++i)
        vertices += (i ? "," : "") + point(polygon.m_vertices[i].x, polygon.m_vertices[i].y);
    return "\"type\":\"polygon\",\"vertices\":[" + vertices + "]";
}

std::string json(const b2Fixture &fixture, bool &valid)
{
    const b2Filter &filter = fixture.GetFilterData();
    return "{" + geometry(*fixture.GetShape(), valid) +
           ",\"sensor\":" + (fixture.IsSensor() ? "true" : "false") +
           ",\"density\":" + real(fixture.GetDensity()) +
           ",\"friction\":" + real(fixture.GetFriction()) +
           ",\"restitution\":" + real(fixture.GetRestitution()) +
           ",\"category\":" + std::to_string(filter.categoryBits) +
           ",\"mask\":" + std::to_string(filter.maskBits) +
           ",\"group\":" + std::to_string(filter.groupIndex) + "}";
}

std::string fixturesOf(const b2Body &body, bool &valid)
{
    std::string list; // Box2D lists the newest first
    for (const b2Fixture *fixture = body.GetFixtureList(); fixture; fixture = fixture->GetNext())
        list = json(*fixture, valid) + (list.empty() ? "" : ",") + list;
    return list;
}

} // namespace

int main()
{
    b2World world(b2Vec2(0.0f, -10.0f));
    std::string bodies;
    bool valid = true;
    const float spacing = 50.0f; // apart, so that the steps find no pile of contacts
    float place = 0.0f;
    for (const shapes::Body &data : shapes::bodies) {
        b2BodyDef def;
        def.type = b2_dynamicBody;
        def.position.y = place += spacing;
        b2Body *body = world.CreateBody(&def);
        const int made = shapes::addTo(*body, data);
        bodies += bodies.empty() ? "" : ",";
        bodies += "{\"name\":" + quoted(data.name) + ",\"made\":" + std::to_string(made) +
                  ",\"mass\":" + real(body->GetMass()) + ",\"shapes\":[" +
                  fixturesOf(*body, valid) + "]}";
    }
    for (int i = 0; i < 3; ++i)
        world.Step(1.0f / 60.0f, 8, 3);
    std::printf("{\"consumer\":\"box2d %d.%d\",\"bodies\":[%s]}\n", b2_version.major,
                b2_version.minor, bodies.c_str());
    return valid ? 0 : 1;
}

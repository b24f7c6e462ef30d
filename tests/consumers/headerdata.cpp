// Prints the data of an exported Box2D header as JSON. Compile with -DSHAPES_BOX2D=0 and
// -DSHAPES_HEADER="\"FILE.hpp\"".
#include SHAPES_HEADER

#include "jsonout.h"

namespace {

const char *typeOf(shapes::Kind kind)
{
    switch (kind) {
    case shapes::Kind::Polygon:
        return "polygon";
    case shapes::Kind::Circle:
        return "circle";
    case shapes::Kind::Capsule:
        return "capsule";
    }
    return "";
}

std::string json(const shapes::Shape &shape)
{
    std::string points;
    for (std::size_t i = 0; i < shape.count; ++i)
        points += (i ? "," : "") + point(shape.points[i].x, shape.points[i].y);
    return "{\"name\":" + quoted(shape.name) + ",\"type\":\"" + typeOf(shape.kind) +
           "\",\"points\":[" + points + "],\"radius\":" + real(shape.radius) +
           ",\"density\":" + real(shape.density) + ",\"friction\":" + real(shape.friction) +
           ",\"restitution\":" + real(shape.restitution) +
           ",\"sensor\":" + (shape.sensor ? "true" : "false") +
           ",\"category\":" + std::to_string(shape.category) +
           ",\"mask\":" + std::to_string(shape.mask) + ",\"group\":" + std::to_string(shape.group) +
           "}";
}

} // namespace

int main()
{
    std::string bodies;
    for (const shapes::Body &body : shapes::bodies) {
        std::string list;
        for (std::size_t i = 0; i < body.count; ++i)
            list += (i ? "," : "") + json(body.shapes[i]);
        bodies += (bodies.empty() ? "" : ",");
        bodies += "{\"name\":" + quoted(body.name) + ",\"shapes\":[" + list + "]}";
    }
    std::printf("{\"bodies\":[%s]}\n", bodies.c_str());
}

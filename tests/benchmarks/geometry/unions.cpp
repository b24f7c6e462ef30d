#include "unions.h"

#include "stopwatch.h"

#include <QPainterPath>
#include <QPolygonF>

#include <polyclipping/clipper.hpp>

double clipperUnionTime(const std::vector<Ring> &rings)
{
    constexpr double scale = 64.0;
    ClipperLib::Paths paths;
    for (const Ring &ring : rings) {
        ClipperLib::Path &path = paths.emplace_back();
        for (const auto &p : ring)
            path.emplace_back(ClipperLib::cInt(scale * p.x()), ClipperLib::cInt(scale * p.y()));
    }
    return bestTime([&] {
        ClipperLib::Clipper clipper;
        ClipperLib::Paths result;
        clipper.AddPaths(paths, ClipperLib::ptSubject, true);
        clipper.Execute(ClipperLib::ctUnion, result, ClipperLib::pftEvenOdd,
                        ClipperLib::pftEvenOdd);
    });
}

double painterPathUnionTime(const std::vector<Ring> &rings)
{
    QPainterPath path;
    for (const Ring &ring : rings) {
        QPolygonF polygon;
        for (const auto &p : ring)
            polygon << QPointF(p.x(), p.y());
        path.addPolygon(polygon);
        path.closeSubpath();
    }
    return bestTime([&] { (void)path.simplified(); });
}

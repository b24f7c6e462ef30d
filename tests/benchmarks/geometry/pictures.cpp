#include "pictures.h"

#include "outlines.h"
#include "physics/geometry/repair.h"
#include "physics/geometry/simplify.h"
#include "physics/geometry/trace.h"
#include "stopwatch.h"
#include "unions.h"

#include <QImage>

#include <cstdio>

using namespace hullsmith;

void printPictureTimes()
{
    const QString file =
        QStringLiteral(HULLSMITH_TEST_DATA "/geometry/sprites/s12_creature_2048.png");
    const QImage image = QImage(file).convertToFormat(QImage::Format_RGBA8888);
    const AlphaImage alpha{image.constBits() + 3, image.width(), image.height(),
                           image.bytesPerLine(), 4};
    std::printf("\ns12, %d x %d pixels (peers on the machine of the goals: OpenCV 13 ms, potrace "
                "46 ms)\n",
                alpha.width, alpha.height);
    for (const Contour contour : {Contour::PixelEdges, Contour::Smooth}) {
        TraceOptions options;
        options.contour = contour;
        const char *name = contour == Contour::PixelEdges ? "pixel edges" : "smooth";
        const auto traced = trace(alpha, options);
        if (!traced) {
            std::printf("  trace, %s: failed\n", name);
            continue;
        }
        const double traceTime = bestTime([&] { (void)trace(alpha, options); });
        std::printf("  trace, %s: %.1f ms (goal 40)\n", name, traceTime);
        const Simplifier simplifier(traced->islands);
        for (const Fit fit : {Fit::Closest, Fit::Cover, Fit::Inside})
            for (const double tolerance : {0.5, 1.0, 2.0, 4.0})
                std::printf("  slider step, %s, %s, %.1f px: %.1f ms (goal 16)\n", name,
                            fit == Fit::Closest ? "closest"
                            : fit == Fit::Cover ? "cover"
                                                : "inside",
                            tolerance, bestTime([&] {
                                (void)simplifier.simplify({.fit = fit, .tolerance = tolerance});
                            }));
    }
}

void printRepairTimes()
{
    double sum = 0.0;
    double worst = 0.0;
    double clipper = 0.0;
    std::string slowest;
    const auto outlines = readOutlines("invalid");
    for (const BenchOutline &outline : outlines) {
        clipper += clipperUnionTime(outline.rings);
        for (const FillRule rule : {FillRule::EvenOdd, FillRule::NonZero}) {
            const double time = bestTime([&] { (void)repair(outline.rings, rule); });
            sum += time;
            if (time > worst) {
                worst = time;
                slowest = outline.name;
            }
        }
    }
    std::printf("\nrepair of %zu outlines: mean %.3f ms, slowest %.2f ms (%s; goal 1); Clipper1 "
                "union mean %.3f ms\n",
                outlines.size(), sum / (2.0 * double(outlines.size())), worst, slowest.c_str(),
                clipper / double(outlines.size()));
}

#pragma once

#include "editor/document/profile.h"
#include "editor/document/scenedata.h"
#include "filefault.h"

#include <expected>
#include <functional>
#include <optional>
#include <vector>

/// How coordinates of one body become those of a file: (v - origin) scaled, y turned down if asked,
/// then rounded as the file's text and the consumer's numbers will round them.
struct ExportFrame {
    hullsmith::Vec2 origin =
        hullsmith::Vec2::Zero(); ///< In the body's frame: pixels from the pivot, y up.
    double scale = 1.0;          ///< File units per pixel.
    bool yDown = false;
    bool singlePrecision = false; ///< The consumer keeps floats.

    hullsmith::Vec2 point(const hullsmith::Vec2 &v) const;
    double length(double pixels) const { return rounded(pixels * scale); }
    /// `x` as it will be read back.
    double rounded(double x) const;
};

/// Digits after the decimal point in every export.
inline constexpr int exportDecimals = 6;

/// One shape ready to be written: strictly convex rings, positive area in the file's own axes
/// (counter-clockwise with y up, clockwise on screen with y down), numbers rounded.
struct ExportFixture {
    const SceneShape *shape = nullptr;
    std::vector<std::vector<hullsmith::Vec2>> polygons; ///< Outline: its convex pieces.
    std::vector<hullsmith::Vec2> points;                ///< Circle: the centre. Capsule: both ends.
    double radius = 0.0;
    quint16 category = 0;
    quint16 mask = 0;
};

/// What the consumer accepts, in the file's units; 0 or nothing: no limit.
struct ExportLimits {
    std::optional<int> vertices;
    double weldDistance = 0.0; ///< Points this near are one point to the consumer.
    double leastArea = 0.0;
    double leastThickness = 0.0; ///< Of pieces, where they can be cut that way.
    QString consumer;            ///< For messages; empty for neutral formats.
};

/// One body ready to be written.
struct ExportBody {
    const SceneBody *body = nullptr;
    ExportFrame frame;
    std::vector<ExportFixture> fixtures;
};

/// The limits of `profile` in metres.
ExportLimits exportLimits(const EngineProfile &profile);

/// Where the format wants a body's coordinates, or why that is not known.
using FrameOf = std::function<std::expected<ExportFrame, FileFault>(const SceneBody &)>;

/// Prepares every body, or says everything that would make the file wrong, naming body and shape.
/// Neighbouring equal and straight-on vertices are left out and the winding is turned as needed;
/// outlines that are not convex or have holes become their pieces. Cost as shapePieces().
std::expected<std::vector<ExportBody>, std::vector<FileFault>>
exportBodies(const SceneData &scene, const FrameOf &frameOf, const ExportLimits &limits);

/// `Body "name"` and `Shape "body/name"`, for messages.
QString exportPlace(const SceneBody &body);
QString exportPlace(const SceneBody &body, const SceneShape &shape);

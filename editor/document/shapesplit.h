#pragma once

#include "physics/geometry/split.h"
#include "profile.h"
#include "scenedata.h"

#include <QString>

#include <expected>
#include <span>

class Document;

/// The shapes that stand for the pieces of `shape`: its properties, the first with its id and name,
/// the others named name_2, name_3, ... as far as `body` has no such shapes.
std::vector<SceneShape> pieceShapes(const SceneBody &body, const SceneShape &shape,
                                    const std::vector<std::vector<hullsmith::Vec2>> &pieces);
/// Puts them in its place, as one undo step, and returns their ids.
std::vector<ShapeId> splitIntoShapes(Document &document, ShapeId shape,
                                     const std::vector<std::vector<hullsmith::Vec2>> &pieces);

/// Why two shapes cannot become one.
enum class ShapeMergeFault {
    NotTwo,         ///< Other than two outlines of one body.
    NotConvex,      ///< One of them has holes or is not convex itself.
    NoSharedEdge,   ///< They do not share an edge from end to end.
    ConcaveUnion,   ///< Together they are not convex.
    TooManyCorners, ///< Together they have more corners than the target takes.
};
QString shapeMergeFaultText(ShapeMergeFault fault);
/// The first shape with the area of both.
std::expected<SceneShape, ShapeMergeFault> mergedShape(const SceneShape &a, const SceneShape &b,
                                                       std::optional<int> cornerLimit);
/// Merges two shapes of the document, as one undo step. The earlier one in the list stays.
std::expected<ShapeId, ShapeMergeFault> mergeShapes(Document &document,
                                                    std::span<const ShapeId> shapes);

/// Why an outline has no pieces, one sentence without a full stop.
QString splitFaultText(hullsmith::SplitFault::Kind kind);
/// Why a cut line does nothing; empty for one that cuts.
QString cutEffectText(hullsmith::CutEffect effect);

#pragma once

#include "physics/geometry/repair.h"
#include "scenedata.h"

#include <expected>
#include <memory>

class Document;
class QUndoCommand;

/// The rule by which the canvas fills an outline that crosses itself; one-press fixes go by it.
inline constexpr hullsmith::FillRule shownFillRule = hullsmith::FillRule::EvenOdd;

/// The area of an outline and its holes as simple outlines, pixels. A hole takes away whichever way
/// it runs. `shape` is an outline. Cost as hullsmith::repair().
std::expected<hullsmith::RepairResult, hullsmith::RepairFault>
repairedShape(const SceneShape &shape, hullsmith::FillRule rule);

/// The command that puts `outlines`, at least one, in the place of a shape: the first keeps its
/// name, the others are called name_2, ... and follow it; properties are kept. nullptr if the shape
/// is not there or is just that.
std::unique_ptr<QUndoCommand> replaceByOutlines(Document &document, ShapeId shape,
                                                const std::vector<hullsmith::Outline> &outlines,
                                                const QString &text);

/// The command that repairs a shape: as above, or removes it where no area is left. nullptr if
/// there is nothing to repair or no outline of that id.
std::unique_ptr<QUndoCommand> repairCommand(Document &document, ShapeId shape,
                                            hullsmith::FillRule rule);

#pragma once

/// What QUndoCommand::id() returns: commands of one id are offered to each other for merging.
enum CommandId : int {
    NeverMerged = -1,
    ChangeBodyId = 1,
    ChangeShapePropertiesId,
    SetGeometryId,
    EditVerticesId, ///< Inserting and moving: an insertion takes up the drag that follows it.
    MoveShapesId,
    MovePivotId,
    ChangeSettingsId,
    PlaceBodyId,
    ApplyTraceId,
    SetSplitId,
};

#pragma once

#include "editor/tools/handtool.h"
#include "editor/tools/selecttool.h"

class Document;
class InspectSession;
class Selection;

/// A document that Inspect mode can show, with the tools that edit it there: dragging a shape moves
/// its body, vertices can be dragged too.
class InspectWorkspace {
public:
    InspectWorkspace(Document &document, Selection &selection)
        : context{document, selection, {}, {}, {}, true}
        , select(context)
        , hand(context)
    {
    }

    /// The pair can be hit, B on top, each where its body stands.
    void place(ShapeId a, ShapeId b);

    ToolContext context;
    SelectTool select;
    HandTool hand;
};

#pragma once

#include "scenedata.h"

/// One change of the document, sent after it happened. Views update what it names and nothing else.
struct Change {
    enum class Kind {
        Reset,           ///< Everything: another project was loaded.
        BodyInserted,    ///< body
        BodyRemoved,     ///< body
        BodyMoved,       ///< body: its place in the list
        BodyChanged,     ///< body: name, image, pivot, scale, placement, trace settings
        ShapeInserted,   ///< body, shape
        ShapeRemoved,    ///< body, shape
        ShapeChanged,    ///< body, shape: name, type, properties
        GeometryChanged, ///< body, shape: vertices, holes, radius, traced rings or split
        SettingsChanged,
    } kind;
    BodyId body;
    ShapeId shape;
};

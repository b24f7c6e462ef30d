#pragma once

#include "editor/document/scenedata.h"

#include <QString>

/// Short descriptions for lists and the status bar, in the program's language.

/// "1 outline · 5 vertices", "2 shapes · sensor", "no shapes yet".
QString bodySummary(const SceneBody &body);
/// "6", with holes "6 + 4".
QString vertexCount(const SceneShape &shape);
/// "5 vertices", "radius 6 px": what stands after the kind.
QString shapeMeasure(const SceneShape &shape);
/// "outline · 5 vertices", "circle · radius 6 px".
QString shapeSummary(const SceneShape &shape);
/// "Outline · concave", "Outline · convex", "Circle".
QString shapeKind(const SceneShape &shape);
/// "counter-clockwise", "clockwise", "no area"; empty for a circle or a capsule.
QString windingText(const SceneShape &shape);
/// "ship: 21 vertices, simple, counter-clockwise".
QString statusText(const SceneBody &body, const SceneShape &shape);

#pragma once

#include "canvastool.h"

/// The body that is drawn on and whose pivot is moved; nullptr if there is none.
const SceneBody *targetBody(const ToolContext &context);

/// Adds `shape`, drawn in the world, to the body as one undo step and selects it. It gets a free
/// name made from `name`. A project without bodies gets one with it, in the same step.
void addShape(ToolContext &context, SceneShape shape, const QString &name);

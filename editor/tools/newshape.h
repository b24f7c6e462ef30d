#pragma once

#include "canvastool.h"

/// The body that a drawing tool draws on; nullptr if there is none.
const SceneBody *targetBody(const ToolContext &context);

/// Adds `shape`, drawn in the world, to the body as one undo step and selects it. It gets a free
/// name made from `name`. Without a body nothing happens.
void addShape(ToolContext &context, SceneShape shape, const QString &name);

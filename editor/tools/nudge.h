#pragma once

#include "physics/geometry/vec.h"

#include <Qt>

#include <optional>

/// How far an arrow key nudges: one pixel, ten with Shift, a tenth with Alt; nothing for other keys
/// and modifiers.
std::optional<hullsmith::Vec2> nudgeOffset(int key, Qt::KeyboardModifiers modifiers);

#pragma once

#include "editor/document/scenedata.h"
#include "filefault.h"

#include <optional>

/// The first thing in `data` that a project file cannot hold (a number that is not finite, two
/// bodies of one name, ...), naming body and shape; nothing if all is well. Whatever passes can be
/// read back.
std::optional<FileFault> nativeFault(const SceneData &data);

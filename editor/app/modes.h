#pragma once

#include <span>

class Mode;
class QObject;
struct AppContext;

/// One entry of the mode switch.
struct ModeEntry {
    const char *id; ///< As Mode::id(); its action is "mode.ID".
    Mode *(*make)(AppContext &context, QObject *parent);
};

/// Every mode that exists, in the order of the mode switch.
std::span<const ModeEntry> modes();

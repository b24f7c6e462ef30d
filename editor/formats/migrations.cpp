#include "migrations.h"

#include <array>

namespace {

/// Version 2 only adds keys that may be left out.
void toVersion2(JsonValue &) {}

constexpr std::array steps{Migration{1, toVersion2}};

} // namespace

std::span<const Migration> migrations()
{
    return steps;
}

int migrate(JsonValue &root, int version, std::span<const Migration> wanted)
{
    for (const Migration &step : wanted) {
        if (step.from != version)
            continue;
        step.apply(root);
        ++version;
    }
    return version;
}

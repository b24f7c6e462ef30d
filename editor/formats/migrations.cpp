#include "migrations.h"

std::span<const Migration> migrations()
{
    return {}; // version 1 is the first
}

int migrate(JsonValue &root, int version, std::span<const Migration> steps)
{
    for (const Migration &step : steps) {
        if (step.from != version)
            continue;
        step.apply(root);
        ++version;
    }
    return version;
}

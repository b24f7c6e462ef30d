#pragma once

#include "jsonreader.h"

#include <span>

/// Brings a parsed project file from version `from` to `from + 1`, in place. A step never fails and
/// never words faults: the reader checks what comes out, at the offsets that the values kept.
struct Migration {
    int from;
    void (*apply)(JsonValue &root);
};

/// Every step since version 1, in order; FORMAT.md tells how to add one.
std::span<const Migration> migrations();

/// Applies the steps that lead from `version` upwards; returns the version reached.
int migrate(JsonValue &root, int version, std::span<const Migration> steps);

#pragma once

#include "editor/document/layers.h"
#include "jsonfields.h"
#include "jsonwriter.h"

#include <functional>

/// The layers of bodies and shapes in a project file (FORMAT.md): trace settings, traced rings,
/// split. Readers put faults into `fields`.
namespace native {

/// Reads a ring within the file's limits.
using RingReader = std::function<std::vector<hullsmith::Vec2>(const JsonValue &)>;

TraceSettings readTrace(JsonFields &fields, const JsonValue &json);
TracedRings readTraced(JsonFields &fields, const JsonValue &json, const RingReader &readRing);
SplitSettings readSplit(JsonFields &fields, const JsonValue &json);

/// Each writes one member of the open object; a split that is the default is left out.
void writeTrace(JsonWriter &json, const TraceSettings &trace);
void writeTraced(JsonWriter &json, const TracedRings &traced);
void writeSplit(JsonWriter &json, const SplitSettings &split);
/// `holes`, if there are any.
void writeHoles(JsonWriter &json, const std::vector<std::vector<hullsmith::Vec2>> &holes);

/// Whether the file can hold it. The points are not looked at.
bool inRange(const TraceSettings &trace);
bool inRange(const TracedRings &traced);
bool inRange(const SplitSettings &split);

} // namespace native

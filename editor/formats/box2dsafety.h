#pragma once

#include "exportscene.h"

#include <span>

/// What makes Box2D stop the program, or change a shape in silence, beyond plain limits. `bodies`
/// are in metres, as the header will hold them.

/// Whether Box2D 2.4 keeps every corner of a convex ring: its hull is made by gift wrapping in
/// floats, which on nearly straight corners loses some or never ends (erincatto/box2d #326, #728).
bool box2d24KeepsCorners(std::span<const hullsmith::Vec2> ring);

/// Shapes whose corners Box2D 2.4 would not keep.
std::vector<FileFault> box2dHullFaults(const std::vector<ExportBody> &bodies);

/// Bodies so small for their distance from the pivot that the inertia about their centre, which
/// both generations find by subtracting large floats, may come out as zero or less and end the
/// program (erincatto/box2d #756, #949, #1006).
std::vector<FileFault> box2dInertiaFaults(const std::vector<ExportBody> &bodies,
                                          bool sensorsKeepDensity);

/// Corners that Box2D 3 takes for straight and drops.
QStringList box2d3DroppedCorners(const std::vector<ExportBody> &bodies, double tolerance);

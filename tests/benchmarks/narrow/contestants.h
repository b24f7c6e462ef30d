#pragma once

#include <narrow.hpp> // in tests/data/bench, so that measured prototypes can be added as plug-ins

// Each adds its contestants: yes/no answers and manifolds on the same scene, one class a peer.

void addHullsmith(pb::Registry &registry); ///< Batches of every instruction set, and sat() itself.
void addNaive(pb::Registry &registry);
void addBox2d(pb::Registry &registry);
void addChipmunk(pb::Registry &registry);
void addCcd(pb::Registry &registry);

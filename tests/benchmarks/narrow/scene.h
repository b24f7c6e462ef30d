#pragma once

#include <narrow.hpp>

/// What one workload is made of.
struct Workload {
    int corners = 4;
    double hitShare = 0.5; ///< Of the pairs, meant to overlap.
    bool coherent = false; ///< Pairs move little from frame to frame and keep their order.
    int pairs = 512;
    int frames = 16;
};

/// A seeded scene, and in `truth` what a plain test in double finds in it (hits, sum of depths).
///
/// Outlines are points on ellipses with half axes of 0.5 to 1 m. Hits lie 1 to 30 % of the way in,
/// most of them shallow; misses are 0.06 to 0.4 m apart along the line of approach.
pb::Scene makeScene(const Workload &workload, pb::Out &truth);

#pragma once

#include "physics/geometry/vec.h"

#include <string>
#include <vector>

using Ring = std::vector<hullsmith::Vec2>;

/// What another program needed for an outline, as the data holds it.
struct PeerFigure {
    bool isValid = false;
    int pieces = 0;
    double milliseconds = 0.0;
};

/// An outline of tests/data/geometry/polygons.json: simple, with holes or in need of repair.
struct BenchOutline {
    std::string name, family;
    std::vector<Ring> rings; ///< The outer one first, unless in need of repair.
    int fewest = 0, fewestOfEight = 0, withPoints = 0;
    /// In the order of peerNames.
    std::vector<PeerFigure> peers = {};
};

inline const std::vector<std::string> peerNames = {
    "dynamic_programming", "dynamic_programming_max8",
    "cgal_optimal",        "cgal_hertel_mehlhorn",
    "cgal_greene",         "quick_decomp"};

/// The list of this name: "simple", "with_holes" or "invalid". Empty if it cannot be read.
std::vector<BenchOutline> readOutlines(const std::string &list);

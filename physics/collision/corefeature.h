#pragma once

namespace hullsmith {

/// A feature of a core: vertex `index`, or the edge from vertex `index` to the next.
struct CoreFeature {
    enum class Kind { Vertex, Edge } kind = Kind::Vertex;
    int index = -1;

    bool operator==(const CoreFeature &) const = default;
};

} // namespace hullsmith

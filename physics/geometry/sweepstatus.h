#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace hullsmith {

/// The edges that a sweep line meets, from the lowest to the highest, in a balanced tree whose
/// slots are also chained. The order is the caller's business: nothing is compared here.
///
/// Slots are numbers >= 0; `none` stands for no slot. Inserting and removing cost O(log n) on
/// average. Source: Seidel and Aragon, Randomized Search Trees (1996).
class SweepStatus {
public:
    static constexpr int none = -1;

    int first() const { return m_first; }
    int last() const { return m_last; }
    int next(int slot) const { return m_nodes[std::size_t(slot)].next; }
    int previous(int slot) const { return m_nodes[std::size_t(slot)].previous; }
    int edge(int slot) const { return m_nodes[std::size_t(slot)].edge; }
    void setEdge(int slot, int edge) { m_nodes[std::size_t(slot)].edge = edge; }

    /// The lowest slot whose edge is not `isBelow`, which has to hold for a lower part of the
    /// edges and fail for the rest. O(log n) calls.
    template <typename Predicate>
    int firstNotBelow(Predicate isBelow) const
    {
        int found = none;
        for (int slot = m_root; slot != none;) {
            const Node &node = m_nodes[std::size_t(slot)];
            if (isBelow(node.edge)) {
                slot = node.right;
            } else {
                found = slot;
                slot = node.left;
            }
        }
        return found;
    }

    /// Puts `edge` right above `slot`, or lowest of all for `none`; returns its slot.
    int insertAbove(int slot, int edge);
    void remove(int slot);

private:
    struct Node {
        int edge = none;
        int parent = none, left = none, right = none;
        int previous = none, next = none;
        std::uint32_t priority = 0;
    };

    Node &node(int slot) { return m_nodes[std::size_t(slot)]; }
    int allocate(int edge);
    void chainAbove(int slot, int added);
    void unchain(int slot);
    void attach(int slot, int added);
    void rotateUp(int slot);
    void replaceChild(int parent, int child, int by);
    int heavierChild(int slot);

    std::vector<Node> m_nodes;
    std::vector<int> m_free;
    int m_root = none, m_first = none, m_last = none;
    std::uint32_t m_random = 0x9e3779b9U; ///< Fixed seed: the same input costs the same.
};

} // namespace hullsmith

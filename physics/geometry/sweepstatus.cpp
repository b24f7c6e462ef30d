#include "sweepstatus.h"

namespace hullsmith {

int SweepStatus::insertAbove(int slot, int edge)
{
    const int added = allocate(edge);
    attach(slot, added);
    chainAbove(slot, added);
    while (node(added).parent != none && node(added).priority > node(node(added).parent).priority)
        rotateUp(added);
    return added;
}

void SweepStatus::remove(int slot)
{
    for (int child = heavierChild(slot); child != none; child = heavierChild(slot))
        rotateUp(child);
    replaceChild(node(slot).parent, slot, none);
    unchain(slot);
    m_free.push_back(slot);
}

int SweepStatus::allocate(int edge)
{
    // Marsaglia's xorshift: only the balance of the tree depends on it.
    m_random ^= m_random << 13U;
    m_random ^= m_random >> 17U;
    m_random ^= m_random << 5U;
    Node fresh;
    fresh.edge = edge;
    fresh.priority = m_random;
    if (m_free.empty()) {
        m_nodes.push_back(fresh);
        return int(m_nodes.size()) - 1;
    }
    const int slot = m_free.back();
    m_free.pop_back();
    node(slot) = fresh;
    return slot;
}

void SweepStatus::chainAbove(int slot, int added)
{
    const int above = slot == none ? m_first : node(slot).next;
    node(added).previous = slot;
    node(added).next = above;
    (slot == none ? m_first : node(slot).next) = added;
    (above == none ? m_last : node(above).previous) = added;
}

void SweepStatus::unchain(int slot)
{
    const int below = node(slot).previous;
    const int above = node(slot).next;
    (below == none ? m_first : node(below).next) = above;
    (above == none ? m_last : node(above).previous) = below;
}

/// As a leaf: right of `slot` if nothing stands there, else left of the slot above it.
void SweepStatus::attach(int slot, int added)
{
    if (m_root == none) {
        m_root = added;
    } else if (slot != none && node(slot).right == none) {
        node(slot).right = added;
        node(added).parent = slot;
    } else {
        const int above = slot == none ? m_first : node(slot).next;
        node(above).left = added;
        node(added).parent = above;
    }
}

void SweepStatus::rotateUp(int slot)
{
    const int parent = node(slot).parent;
    const bool wasLeft = node(parent).left == slot;
    const int moved = wasLeft ? node(slot).right : node(slot).left;
    replaceChild(node(parent).parent, parent, slot);
    node(slot).parent = node(parent).parent;
    (wasLeft ? node(parent).left : node(parent).right) = moved;
    if (moved != none)
        node(moved).parent = parent;
    (wasLeft ? node(slot).right : node(slot).left) = parent;
    node(parent).parent = slot;
}

void SweepStatus::replaceChild(int parent, int child, int by)
{
    if (parent == none)
        m_root = by;
    else if (node(parent).left == child)
        node(parent).left = by;
    else
        node(parent).right = by;
}

int SweepStatus::heavierChild(int slot)
{
    const int left = node(slot).left;
    const int right = node(slot).right;
    if (left == none || right == none)
        return left == none ? right : left;
    return node(left).priority > node(right).priority ? left : right;
}

} // namespace hullsmith

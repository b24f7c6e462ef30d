#pragma once

#include "pairinspection.h"

/// One thing that words, picture, table, steps and code all speak of. What the mouse or the
/// keyboard points at in one view, every view shows.
struct StepFocus {
    enum class Kind {
        Shape,    ///< owner
        Vertex,   ///< owner, vertex
        Axis,     ///< axis: an edge and its normal
        Interval, ///< axis, owner: what the shape covers on it
        Between,  ///< axis: the overlap or the gap of both intervals
        Contact,  ///< contact: a contact point, or the nearest points
    } kind = Kind::Shape;
    hullsmith::Owner owner = hullsmith::Owner::A;
    int vertex = -1; ///< Of the core.
    hullsmith::AxisSource axis = {};
    int contact = -1; ///< Index into PairInspection::contacts().

    static StepFocus onShape(hullsmith::Owner owner) { return {.owner = owner}; }
    static StepFocus onVertex(hullsmith::Owner owner, int vertex)
    {
        return {.kind = Kind::Vertex, .owner = owner, .vertex = vertex};
    }
    static StepFocus onAxis(hullsmith::AxisSource axis)
    {
        return {.kind = Kind::Axis, .axis = axis};
    }
    static StepFocus onInterval(hullsmith::AxisSource axis, hullsmith::Owner owner)
    {
        return {.kind = Kind::Interval, .owner = owner, .axis = axis};
    }
    static StepFocus onBetween(hullsmith::AxisSource axis)
    {
        return {.kind = Kind::Between, .axis = axis};
    }

    static StepFocus onContact(int contact) { return {.kind = Kind::Contact, .contact = contact}; }

    bool isOnAxis() const
    {
        return kind == Kind::Axis || kind == Kind::Interval || kind == Kind::Between;
    }
    bool operator==(const StepFocus &) const = default;
};

/// Whether the pair has such a thing; it may go when a shape changes.
bool exists(const PairInspection &pair, const StepFocus &focus);
/// What event `event` of the trace is about; none for the start, and for an end that is still to be
/// guessed.
std::optional<StepFocus> focusOf(const PairInspection &pair, int event);
/// Whether event `event` has to do with it. Never where that would give an answer away.
bool concerns(const PairInspection &pair, int event, const StepFocus &focus);

#include "stepfocus.h"

#include <algorithm>

using hullsmith::SatEvent;
using Kind = hullsmith::SatEvent::Kind;

bool exists(const PairInspection &pair, const StepFocus &focus)
{
    if (!pair.isValid())
        return false;
    if (focus.kind == StepFocus::Kind::Shape)
        return true;
    if (focus.kind == StepFocus::Kind::Vertex)
        return focus.vertex < int(pair.shape(focus.owner).core.size());
    if (focus.kind == StepFocus::Kind::Contact)
        return focus.contact < int(pair.contacts().size());
    const bool isFree = pair.freeAxis() && focus.axis == pair.freeAxisValues().source;
    return isFree || std::ranges::any_of(pair.fullTrace().events, [&](const SatEvent &event) {
               return event.source == focus.axis && event.kind != Kind::Start;
           });
}

std::optional<StepFocus> focusOf(const PairInspection &pair, int event)
{
    if (event < 0 || event >= int(pair.trace().events.size()))
        return std::nullopt;
    const SatEvent &e = pair.trace().events[std::size_t(event)];
    switch (e.kind) {
    case Kind::Start:
        return std::nullopt;
    case Kind::Vertex:
        return StepFocus::onVertex(e.owner, e.vertex);
    case Kind::Project:
        return StepFocus::onInterval(e.source, e.owner);
    case Kind::Compare:
        return StepFocus::onBetween(e.source);
    case Kind::EarlyOut:
    case Kind::Result:
        return pair.isCovered(event)
                   ? std::nullopt
                   : std::optional(StepFocus::onAxis(pair.trace().result.best.source));
    default:
        return StepFocus::onAxis(e.source);
    }
}

bool concerns(const PairInspection &pair, int event, const StepFocus &focus)
{
    if (event < 0 || event >= int(pair.trace().events.size()) || pair.isCovered(event))
        return false;
    const SatEvent &e = pair.trace().events[std::size_t(event)];
    const bool projects = e.kind == Kind::Project || e.kind == Kind::Vertex;
    switch (focus.kind) {
    case StepFocus::Kind::Shape:
        return projects && e.owner == focus.owner;
    case StepFocus::Kind::Vertex: {
        if (!projects || e.owner != focus.owner)
            return false;
        const hullsmith::Interval &i = e.owner == hullsmith::Owner::B ? e.axis.b : e.axis.a;
        return e.kind == Kind::Vertex ? e.vertex == focus.vertex
                                      : i.minVertex == focus.vertex || i.maxVertex == focus.vertex;
    }
    case StepFocus::Kind::Axis:
        return e.kind == Kind::Result || e.kind == Kind::EarlyOut
                   ? focusOf(pair, event) == focus
                   : pair.axisOf(event) == focus.axis;
    case StepFocus::Kind::Interval:
        return projects && e.source == focus.axis && e.owner == focus.owner;
    case StepFocus::Kind::Between:
        return e.kind == Kind::Compare && e.source == focus.axis;
    case StepFocus::Kind::Contact:
        return e.kind == Kind::Result;
    }
    return false;
}

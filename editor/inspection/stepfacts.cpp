#include "stepfacts.h"

using hullsmith::Owner;
using hullsmith::SatEvent;
using Kind = hullsmith::SatEvent::Kind;

namespace {

void winner(const PairInspection &pair, StepFacts &facts)
{
    facts.hasAxis = true;
    facts.values = pair.trace().result.best;
    facts.source = facts.values.source;
    facts.knowsA = facts.knowsB = facts.compared = true;
}

/// Follows the events of the current axis up to `event`.
void current(const PairInspection &pair, int event, StepFacts &facts)
{
    const std::vector<SatEvent> &events = pair.trace().events;
    int first = event;
    while (events[std::size_t(first)].kind != Kind::Axis && first > 0)
        --first;
    facts.hasAxis = true;
    facts.source = events[std::size_t(event)].source;
    if (const int compare = pair.compareOf(facts.source); compare >= 0)
        facts.values = events[std::size_t(compare)].axis;
    for (int i = first; i <= event; ++i) {
        const SatEvent &e = events[std::size_t(i)];
        if (e.kind == Kind::Project)
            (e.owner == Owner::A ? facts.knowsA : facts.knowsB) = true;
        else if (e.kind == Kind::Compare)
            facts.compared = true;
    }
    const SatEvent &last = events[std::size_t(event)];
    if (last.kind == Kind::Project || last.kind == Kind::Vertex)
        facts.projecting = last.owner;
    if (last.kind != Kind::Vertex)
        return;
    for (int i = first; i <= event; ++i) {
        const SatEvent &e = events[std::size_t(i)];
        if (e.kind == Kind::Vertex && e.owner == last.owner)
            facts.dots.push_back(&e);
    }
}

} // namespace

std::optional<hullsmith::Vec2> StepFacts::ghostMove() const
{
    const bool shows = kind == Kind::Best || kind == Kind::Result;
    const hullsmith::SatAxis *axis = kind == Kind::Result ? &values : best;
    if (!shows || !axis || axis->push <= 0.0)
        return std::nullopt;
    return hullsmith::Vec2(axis->pushDirection() * axis->push);
}

StepFacts stepFacts(const PairInspection &pair, int event)
{
    StepFacts facts;
    if (event < 0 || event >= int(pair.trace().events.size()))
        return facts;
    const SatEvent &e = pair.trace().events[std::size_t(event)];
    facts.event = &e;
    if (pair.freeAxis() && event == pair.cursor()) {
        facts.kind = Kind::Compare;
        facts.hasAxis = facts.isFree = true;
        facts.values = pair.freeAxisValues();
        facts.source = facts.values.source;
        facts.knowsA = facts.knowsB = facts.compared = true;
        return facts;
    }
    facts.kind = e.kind;
    if (e.best >= 0)
        facts.best = &pair.trace().events[std::size_t(e.best)].axis;
    switch (e.kind) {
    case Kind::Start:
    case Kind::Cache:
    case Kind::Duplicate:
    case Kind::Degenerate:
        facts.source = e.source;
        break;
    case Kind::EarlyOut:
    case Kind::Result:
        winner(pair, facts);
        facts.over = true;
        break;
    default:
        current(pair, event, facts);
        if (pair.isAsking() && event == pair.cursor()) {
            facts.isAsking = true;
            facts.knowsB = facts.compared = false;
        }
        facts.over = facts.isGap() && pair.options().earlyOut;
    }
    return facts;
}

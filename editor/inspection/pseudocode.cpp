#include "pseudocode.h"

#include "stepfacts.h"

#include <QCoreApplication>

using hullsmith::Owner;
using Kind = hullsmith::SatEvent::Kind;

namespace {

class Comments {
    Q_DECLARE_TR_FUNCTIONS(Pseudocode)
public:
    static QString noSkipping() { return tr("# parallel axes are tested again"); }
    static QString noEarlyOut() { return tr("# goes on after a gap"); }
    static QString touching() { return tr("# depth 0: touching"); }
};

} // namespace

QStringList Pseudocode::lines(const InspectionOptions &options)
{
    return {
        QStringLiteral("for each edge normal n of A, B:"),
        QStringLiteral("  ") + (options.skipParallel
                                    ? QStringLiteral("if n parallel to earlier: next")
                                    : Comments::noSkipping()),
        QStringLiteral("  [minA, maxA] = project(A, n)"),
        QStringLiteral("  [minB, maxB] = project(B, n)"),
        QStringLiteral("  gap = max(minB - maxA, minA - maxB)"),
        QStringLiteral("  ") + (options.earlyOut
                                    ? QStringLiteral("if gap > 0: return apart(n, gap)")
                                    : Comments::noEarlyOut()),
        QStringLiteral("  keep n if -gap is the least"),
        QStringLiteral("return overlapping(best n, depth)"),
        QStringLiteral("  ") + Comments::touching(),
    };
}

int Pseudocode::lineOf(const PairInspection &pair, int event)
{
    if (event < 0 || event >= int(pair.trace().events.size()))
        return -1;
    const hullsmith::SatEvent &e = pair.trace().events[std::size_t(event)];
    switch (e.kind) {
    case Kind::Start:
    case Kind::Cache:
    case Kind::Axis:
        return Loop;
    case Kind::Duplicate:
    case Kind::Degenerate:
        return Skip;
    case Kind::Vertex:
    case Kind::Project:
        return e.owner == Owner::B ? ProjectB : ProjectA;
    case Kind::Compare:
        return Gap;
    case Kind::Best:
        return Keep;
    case Kind::EarlyOut:
        return EarlyOut;
    case Kind::Result:
        return pair.options().earlyOut && pair.isApart() ? EarlyOut : Return;
    }
    return -1;
}

int Pseudocode::lineOf(const StepFocus &focus)
{
    switch (focus.kind) {
    case StepFocus::Kind::Shape:
    case StepFocus::Kind::Vertex:
    case StepFocus::Kind::Interval:
        return focus.owner == Owner::B ? ProjectB : ProjectA;
    case StepFocus::Kind::Axis:
        return Loop;
    case StepFocus::Kind::Between:
        return Gap;
    case StepFocus::Kind::Contact: // The test ends before contacts are looked for.
        return -1;
    }
    return -1;
}

std::optional<StepFocus> Pseudocode::focusOf(const PairInspection &pair, int event, int line)
{
    const StepFacts facts = stepFacts(pair, event);
    const bool isAboutAxis = facts.event && facts.kind != Kind::Start;
    switch (line) {
    case Loop:
    case Skip:
        return isAboutAxis ? std::optional(StepFocus::onAxis(facts.source)) : std::nullopt;
    case ProjectA:
    case ProjectB: {
        const Owner owner = line == ProjectB ? Owner::B : Owner::A;
        return facts.hasAxis ? StepFocus::onInterval(facts.source, owner)
                             : StepFocus::onShape(owner);
    }
    case Gap:
    case EarlyOut:
        return facts.hasAxis ? std::optional(StepFocus::onBetween(facts.source)) : std::nullopt;
    case Keep:
        return facts.best ? std::optional(StepFocus::onAxis(facts.best->source)) : std::nullopt;
    case Return:
        return facts.over ? std::optional(StepFocus::onAxis(pair.trace().result.best.source))
                          : std::nullopt;
    default:
        return std::nullopt;
    }
}

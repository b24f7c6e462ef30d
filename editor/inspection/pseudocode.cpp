#include "pseudocode.h"

#include <QCoreApplication>

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
        return e.owner == hullsmith::Owner::B ? ProjectB : ProjectA;
    case Kind::Compare:
        return Gap;
    case Kind::Best:
        return Keep;
    case Kind::EarlyOut:
        return EarlyOut;
    case Kind::Result:
        return pair.options().earlyOut && pair.trace().result.relation == hullsmith::Relation::Apart
                   ? EarlyOut
                   : Return;
    }
    return -1;
}

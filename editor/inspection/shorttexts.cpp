// Titles, notes and verdicts: what is shorter than a sentence of a step.

#include "sentences.h"

#include <QCoreApplication>

using hullsmith::Owner;
using hullsmith::Relation;
using hullsmith::SatEvent;
using Kind = hullsmith::SatEvent::Kind;

namespace {

QString letter(Owner owner)
{
    return owner == Owner::B ? QStringLiteral("B") : QStringLiteral("A");
}

/// Short titles; separate from the sentences so that translators see them together.
class Titles {
    Q_DECLARE_TR_FUNCTIONS(StepTitles)
public:
    static QString of(const PairInspection &pair, const SatEvent &e, int digits)
    {
        switch (e.kind) {
        case Kind::Start:
            return tr("Start: %1 normals, %2 axes").arg(e.normals).arg(e.unique);
        case Kind::Cache:
            return tr("%1 first: separated last time").arg(pair.axisName(e.source));
        case Kind::Duplicate:
            return tr("%1 = %2, skipped").arg(pair.axisName(e.source), pair.axisName(e.other));
        case Kind::Degenerate:
            return tr("%1 has no direction").arg(pair.axisName(e.source));
        case Kind::Axis:
            return tr("axis %1").arg(vectorText(e.axis.normal, digits));
        case Kind::Vertex:
            return tr("%1 → %2").arg(pair.vertexName(e.owner, e.vertex),
                                     numberText(e.value, digits));
        case Kind::Project: {
            const hullsmith::Interval &i = e.owner == Owner::B ? e.axis.b : e.axis.a;
            return tr("project %1 → %2").arg(letter(e.owner), intervalText(i.min, i.max, digits));
        }
        case Kind::Compare:
            return tr("compare → %1").arg(outcome(e.axis.push, digits));
        case Kind::Best:
            return e.isNewBest ? tr("best so far: %1").arg(outcome(e.axis.push, digits))
                               : tr("not better");
        case Kind::EarlyOut:
            return e.unique - e.tested == 1
                       ? tr("Early out: 1 axis not tested")
                       : tr("Early out: %1 axes not tested").arg(e.unique - e.tested);
        case Kind::Result:
            return tr("Result: %1").arg(relationName(pair.trace().result.relation));
        }
        return {};
    }

    static QString outcome(double push, int digits)
    {
        if (push < 0.0)
            return tr("gap %1").arg(numberText(-push, digits));
        if (push == 0.0)
            return tr("touching");
        return tr("overlap %1").arg(numberText(push, digits));
    }

    static QString axis(const QString &name, double push, int digits)
    {
        return tr("%1  %2", "axis name, outcome").arg(name, outcome(push, digits));
    }

    static QString row(const LedgerRow &row, int digits)
    {
        switch (row.state) {
        case LedgerRow::State::Tested:
            return outcome(row.values.push, digits);
        case LedgerRow::State::Duplicate:
            return tr("duplicate");
        case LedgerRow::State::Degenerate:
            return tr("no direction");
        case LedgerRow::State::NotTested:
            return tr("not tested");
        case LedgerRow::State::Testing:
        case LedgerRow::State::Pending:
            return {};
        }
        return {};
    }
};

class Notes {
    Q_DECLARE_TR_FUNCTIONS(InputNotes)
public:
    static QString list(const std::vector<int> &vertices, Owner owner)
    {
        QStringList names;
        for (int vertex : vertices)
            names << letter(owner) + QString::number(vertex);
        return names.join(tr(", ", "between vertex names"));
    }

    static QString of(const InputNote &note)
    {
        const QString who = letter(note.owner);
        switch (note.kind) {
        case InputNote::Kind::Hull:
            return tr("%1 is not convex. The answer below is about its hull, not about the shape "
                      "itself.")
                .arg(who);
        case InputNote::Kind::HolesFilled:
            return tr("%1 has holes; the test sees it filled.").arg(who);
        case InputNote::Kind::RepeatedDropped:
            return tr("%1 repeats a vertex (%2); it was left out, and the edges are numbered "
                      "without it.")
                .arg(who, list(note.vertices, note.owner));
        case InputNote::Kind::Turned:
            return tr("%1 was drawn clockwise; its order was reversed, so that its normals point "
                      "outward.")
                .arg(who);
        case InputNote::Kind::NonFinite:
            return tr("%1 cannot be tested: vertex %2 has no finite coordinates.")
                .arg(who, list(note.vertices, note.owner));
        case InputNote::Kind::TooFew:
            return tr("%1 cannot be tested: it has %2 different vertices and encloses no area.")
                .arg(who)
                .arg(note.count);
        case InputNote::Kind::Degenerate:
            return tr("%1 cannot be tested: all its vertices lie on one line.").arg(who);
        case InputNote::Kind::BadRadius:
            return tr("%1 cannot be tested: its radius is not a positive number.").arg(who);
        case InputNote::Kind::TooMany:
            return tr("%1 has %2 corners; a pair can be stepped through up to %3 corners.")
                .arg(who)
                .arg(note.count)
                .arg(PairInspection::mostForTrace);
        case InputNote::Kind::Missing:
            return tr("%1 cannot be tested: no shape is chosen.").arg(who);
        }
        return {};
    }

    static QString of(const LostStep &lost)
    {
        switch (lost.why) {
        case LostStep::Why::GapEarlier:
            return tr("%1 is not reached any more: gap found on %2").arg(lost.lost, lost.on);
        case LostStep::Why::Parallel:
            return tr("%1 is skipped now: it is parallel to %2").arg(lost.lost, lost.on);
        case LostStep::Why::NoAxis:
            return tr("%1 is no axis of this pair any more").arg(lost.lost);
        case LostStep::Why::Other:
            return tr("This step does not happen any more; the last one before it is shown");
        }
        return {};
    }
};

class Verdicts {
    Q_DECLARE_TR_FUNCTIONS(Verdicts)
public:
    static QString relation(Relation relation)
    {
        switch (relation) {
        case Relation::Apart:
            return tr("apart");
        case Relation::Touching:
            return tr("touching");
        case Relation::Overlapping:
            return tr("overlapping");
        }
        return {};
    }

    static QString policy(const hullsmith::CollisionPolicy &policy, int digits)
    {
        switch (policy.kind) {
        case hullsmith::CollisionPolicy::Kind::Open:
            return tr("open");
        case hullsmith::CollisionPolicy::Kind::Closed:
            return tr("closed");
        case hullsmith::CollisionPolicy::Kind::Tolerance:
            return tr("tolerance %1").arg(numberText(policy.tolerance, digits));
        }
        return {};
    }

    static QString detail(const PairInspection &pair, int digits)
    {
        const hullsmith::SatResult &r = pair.trace().result;
        const QString name = pair.axisName(r.best.source);
        const QString normal = vectorText(r.normal(), digits);
        switch (r.relation) {
        case Relation::Apart:
            return tr("gap %1 on axis %2, along %3")
                .arg(numberText(r.separation(), digits), name, normal);
        case Relation::Touching:
            return hullsmith::collides(r, pair.options().policy)
                       ? tr("on axis %1, along %2 · a collision under \"%3\"")
                             .arg(name, normal, policy(pair.options().policy, digits))
                       : tr("on axis %1, along %2 · no collision under \"%3\"")
                             .arg(name, normal, policy(pair.options().policy, digits));
        case Relation::Overlapping:
            return tr("depth %1 on axis %2, along %3")
                .arg(numberText(r.depth(), digits), name, normal);
        }
        return {};
    }

    static QString ofHull(const QString &detail) { return tr("%1 · for the hull").arg(detail); }

    static QString onlyA(const PairInspection &pair, int digits)
    {
        const LedgerRow row = pair.onlyA();
        if (row.source.edge < 0)
            return tr("A has no normals of its own");
        if (row.values.push < 0.0)
            return tr("if only A were tested: gap %1 on %2, apart")
                .arg(numberText(-row.values.push, digits), row.name);
        if (row.values.push == 0.0)
            return tr("if only A were tested: no gap, touching on %1").arg(row.name);
        return tr("if only A were tested: no gap, a collision of depth %1")
            .arg(numberText(row.values.push, digits));
    }
};

} // namespace

QString stepTitle(const PairInspection &pair, int event, int digits)
{
    if (pair.isCovered(event))
        return QStringLiteral("?");
    return Titles::of(pair, pair.trace().events[std::size_t(event)], digits);
}

QString axisTitle(const PairInspection &pair, int axisEvent, int digits)
{
    const SatEvent &event = pair.trace().events[std::size_t(axisEvent)];
    const int compare = pair.compareOf(event.source);
    const QString name = pair.axisName(event.source);
    return compare < 0
               ? name
               : Titles::axis(name, pair.trace().events[std::size_t(compare)].axis.push, digits);
}

QString inputNoteText(const InputNote &note)
{
    return Notes::of(note);
}

QString lostStepText(const LostStep &lost)
{
    return Notes::of(lost);
}

QString policyName(const hullsmith::CollisionPolicy &policy, int digits)
{
    return Verdicts::policy(policy, digits);
}

QString relationName(Relation relation)
{
    return Verdicts::relation(relation);
}

QString verdictDetail(const PairInspection &pair, int digits)
{
    const QString detail = Verdicts::detail(pair, digits);
    return pair.a().isHull || pair.b().isHull ? Verdicts::ofHull(detail) : detail;
}

QString ledgerResult(const LedgerRow &row, int digits)
{
    return Titles::row(row, digits);
}

QString onlyAText(const PairInspection &pair, int digits)
{
    return Verdicts::onlyA(pair, digits);
}

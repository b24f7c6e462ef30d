#include "sentences.h"

#include <QCoreApplication>

#include <utility>

using hullsmith::Owner;
using hullsmith::Relation;
using hullsmith::SatAxis;
using hullsmith::SatEvent;
using hullsmith::Vec2;
using Kind = hullsmith::SatEvent::Kind;

namespace {

QString letter(Owner owner)
{
    return owner == Owner::B ? QStringLiteral("B") : QStringLiteral("A");
}

/// Words one event.
class Wording {
    Q_DECLARE_TR_FUNCTIONS(Sentences)
public:
    Wording(const PairInspection &pair, int index, int digits)
        : m_pair(pair)
        , m_event(pair.trace().events[std::size_t(index)])
        , m_digits(digits)
    {
    }

    QStringList sentences() const
    {
        switch (m_event.kind) {
        case Kind::Start:
            return start();
        case Kind::Cache:
            return {tr("Trying %1 first: it separated the shapes last time.").arg(axis())};
        case Kind::Duplicate:
            return {tr("%1 is parallel to %2; the projections would be the same, so it is skipped.")
                        .arg(axis(), m_pair.axisName(m_event.other))};
        case Kind::Degenerate:
            return {tr("Edge %1 has length %2; it has no direction and gives no axis.")
                        .arg(axis(), n(m_event.value))};
        case Kind::Axis:
            return {axisSentence()};
        case Kind::Vertex:
            return {tr("%1 = %2: dot product with the axis is %3.")
                        .arg(m_pair.vertexName(m_event.owner, m_event.vertex), v(m_event.point),
                             n(m_event.value))};
        case Kind::Project:
            return project();
        case Kind::Compare:
            return compare();
        case Kind::Best:
            return {best()};
        case Kind::EarlyOut:
            return {tr("%1 of %2 axes were enough; %3 were not tested.")
                        .arg(m_event.tested)
                        .arg(m_event.unique)
                        .arg(m_event.unique - m_event.tested)};
        case Kind::Result:
            return result();
        }
        return {};
    }

    /// The rule and what it says about touching, for sat.touch.
    QString touch() const
    {
        const hullsmith::CollisionPolicy &policy = m_pair.options().policy;
        const bool collides = policy.kind != hullsmith::CollisionPolicy::Kind::Open;
        return tr("The intervals share exactly one value. Under the rule \"%1\" this counts as %2.")
            .arg(policyName(policy, m_digits), collides ? tr("a collision") : tr("no collision"));
    }

private:
    QString n(double value) const { return numberText(value, m_digits); }
    QString v(const Vec2 &value) const { return vectorText(value, m_digits); }
    QString axis() const { return m_pair.axisName(m_event.source); }

    QStringList start() const
    {
        QStringList all;
        for (const InputNote &note : m_pair.notes())
            all << inputNoteText(note);
        all << tr("Looking for a direction in which %1 and %2 leave a gap. %3 edge normals give %4 "
                  "different axes.")
                   .arg(letter(Owner::A), letter(Owner::B))
                   .arg(m_event.normals)
                   .arg(m_event.unique);
        return all;
    }

    QString axisSentence() const
    {
        if (m_event.source.owner == Owner::Both) {
            const SatAxis &values = whole();
            return tr("The direction from %1 to %2, the nearest vertices of the two cores, gives "
                      "the "
                      "axis %3.")
                .arg(m_pair.vertexName(Owner::A, values.a.maxVertex),
                     m_pair.vertexName(Owner::B, values.b.minVertex), v(m_event.axis.normal));
        }
        const auto [from, to] = m_pair.shape(m_event.source.owner).edge(m_event.source.edge);
        return tr("Edge %1 runs along %2; turning it by 90° and scaling it to length 1 gives the "
                  "axis "
                  "%3.")
            .arg(axis(), v(to - from), v(m_event.axis.normal));
    }

    /// All values of the event's axis.
    const SatAxis &whole() const
    {
        for (const SatEvent &event : m_pair.fullTrace().events) {
            if (event.kind == Kind::Compare && event.source == m_event.source)
                return event.axis;
        }
        return m_event.axis;
    }

    QStringList project() const
    {
        const Owner owner = m_event.owner;
        const InspectedShape &shape = m_pair.shape(owner);
        const hullsmith::Interval &i = owner == Owner::B ? m_event.axis.b : m_event.axis.a;
        if (shape.core.size() == 1) {
            return {
                tr("For a circle the interval is the centre's value %1 minus and plus the radius "
                   "%2.")
                    .arg(n(0.5 * (i.min + i.max)), n(shape.radius)),
                tr("%1 covers the interval from %2 to %3.").arg(letter(owner), n(i.min), n(i.max))};
        }
        QStringList all{tr("%1 covers the interval from %2 (vertex %3) to %4 (vertex %5).")
                            .arg(letter(owner), n(i.min), m_pair.vertexName(owner, i.minVertex),
                                 n(i.max), m_pair.vertexName(owner, i.maxVertex))};
        if (shape.radius > 0.0)
            all << tr("Its radius %1 is added at both ends.").arg(n(shape.radius));
        return all;
    }

    QStringList compare() const
    {
        const SatAxis &a = m_event.axis;
        if (a.push < 0.0)
            return {tr("A gap of %1: a line fits between the shapes. They cannot touch, and no "
                       "further axis is needed.")
                        .arg(n(-a.push))};
        if (a.push == 0.0)
            return {touch()};
        QStringList all{tr("No gap here. To get out along this axis, %1 must move %2 forward or %3 "
                           "backward. This axis proves nothing yet.")
                            .arg(letter(Owner::B), n(a.forward), n(a.backward))};
        if (a.contained()) {
            const bool aInB = a.b.min <= a.a.min && a.a.max <= a.b.max;
            all << tr("The interval of %1 lies inside that of %2: the way out is longer than the "
                      "shared part.")
                       .arg(letter(aInB ? Owner::A : Owner::B), letter(aInB ? Owner::B : Owner::A));
        }
        return all;
    }

    QString best() const
    {
        const double push = m_event.axis.push;
        if (m_event.isNewBest) {
            if (push < 0.0)
                return tr("The gap of %1 decides; axis %2 is kept as the proof.")
                    .arg(n(-push), axis());
            return tr("%1 is the shortest way out so far; axis %2 is kept.").arg(n(push), axis());
        }
        if (m_event.best < 0)
            return {};
        const SatEvent &kept = m_pair.trace().events[std::size_t(m_event.best)];
        const QString name = m_pair.axisName(kept.source);
        if (kept.axis.push < 0.0)
            return tr("Axis %1 stays the best: its gap of %2 is already a proof.")
                .arg(name, n(-kept.axis.push));
        return tr("%1 is not shorter than %2; axis %3 stays the best.")
            .arg(n(push), n(kept.axis.push), name);
    }

    QStringList result() const
    {
        const hullsmith::SatResult &r = m_pair.trace().result;
        QStringList all;
        if (r.relation == Relation::Apart) {
            all << tr("The shapes are apart: along %1 there is a gap of %2.")
                       .arg(v(r.normal()), n(r.separation()));
            if (hullsmith::collides(r, m_pair.options().policy))
                all << tr("Under the rule \"%1\" so small a gap still counts as a collision.")
                           .arg(policyName(m_pair.options().policy, m_digits));
            return all;
        }
        if (r.relation == Relation::Touching)
            all << tr("No axis has a gap, and along %1 the shapes only touch.").arg(v(r.normal()))
                << touch();
        else
            all << tr("Every axis overlaps, so the convex shapes collide. Shortest way out: %1 "
                      "along "
                      "%2, from %3 to %4.")
                       .arg(n(r.depth()), v(r.normal()), letter(Owner::A), letter(Owner::B));
        const qsizetype ties = qsizetype(m_pair.ties().size());
        if (ties > 1)
            all << tr("%1 axes are equally good; %2 was taken because %3.")
                       .arg(ties)
                       .arg(m_pair.axisName(r.best.source), tr("the first one wins"));
        for (const InputNote &note : m_pair.notes()) {
            if (note.kind == InputNote::Kind::Hull)
                all << inputNoteText(note);
        }
        return all;
    }

    const PairInspection &m_pair;
    const SatEvent &m_event;
    int m_digits;
};

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
            return tr("gap %1 on axis %2 %3").arg(numberText(r.separation(), digits), name, normal);
        case Relation::Touching:
            return hullsmith::collides(r, pair.options().policy)
                       ? tr("on axis %1 %2 · a collision under \"%3\"")
                             .arg(name, normal, policy(pair.options().policy, digits))
                       : tr("on axis %1 %2 · no collision under \"%3\"")
                             .arg(name, normal, policy(pair.options().policy, digits));
        case Relation::Overlapping:
            return tr("depth %1 on axis %2 %3").arg(numberText(r.depth(), digits), name, normal);
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

QStringList stepSentences(const PairInspection &pair, int event, int digits)
{
    if (event < 0 || event >= int(pair.trace().events.size())) {
        QStringList all;
        for (const InputNote &note : pair.notes()) {
            if (note.isFatal())
                all << inputNoteText(note);
        }
        return all;
    }
    QStringList all = Wording(pair, event, digits).sentences();
    all.removeAll(QString());
    return all;
}

QString stepText(const PairInspection &pair, int event, int digits)
{
    return joinSentences(stepSentences(pair, event, digits));
}

QString stepTitle(const PairInspection &pair, int event, int digits)
{
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

QString joinSentences(const QStringList &sentences)
{
    QString text;
    for (const QString &sentence : sentences) {
        if (!text.isEmpty() && text.back().unicode() < 0x80)
            text += u' ';
        text += sentence;
    }
    return text;
}

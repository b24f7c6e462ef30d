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

    QString question() const { return tr("Gap or overlap on axis %1?").arg(axis()); }

    /// Whether the guess was right.
    QString judgement(bool guessedGap) const
    {
        const double push = m_event.axis.push;
        if (push == 0.0)
            return tr("Neither: the intervals only touch.");
        return guessedGap == (push < 0.0) ? tr("Your guess is right.")
                                          : tr("Your guess is not right.");
    }

    /// The user's own axis, and what it shows.
    static QString freeAxis(const PairInspection &pair, int digits)
    {
        constexpr int angleDigits = 2;
        const QString angle = numberText(pair.freeAxis().value_or(0.0), angleDigits);
        const double push = pair.freeAxisValues().push;
        if (push < 0.0)
            return tr("Free axis at %1°: gap %2.").arg(angle, numberText(-push, digits));
        if (push == 0.0)
            return tr("Free axis at %1°: the intervals only touch.").arg(angle);
        return tr("Free axis at %1°: overlap, shortest way out %2.")
            .arg(angle, numberText(push, digits));
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
        const double shared = std::min(a.a.max, a.b.max) - std::max(a.a.min, a.b.min);
        if (a.contained() && a.push > shared) {
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
        for (const InputNote &note : m_pair.notes()) { // Says "below": before the answer.
            if (note.kind == InputNote::Kind::Hull)
                all << inputNoteText(note);
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
        return all;
    }

    const PairInspection &m_pair;
    const SatEvent &m_event;
    int m_digits;
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
    if (pair.freeAxis() && event == pair.cursor())
        return {Wording::freeAxis(pair, digits)};
    const Wording wording(pair, event, digits);
    if (pair.isAsking() && event == pair.cursor())
        return {wording.question()};
    QStringList all = wording.sentences();
    if (const std::optional<bool> guess = pair.guessed(); guess && event == pair.cursor())
        all.prepend(wording.judgement(*guess));
    all.removeAll(QString());
    return all;
}

QString stepText(const PairInspection &pair, int event, int digits)
{
    return joinSentences(stepSentences(pair, event, digits));
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

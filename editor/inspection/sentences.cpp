#include "sentences.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

using hullsmith::Owner;
using hullsmith::Relation;
using hullsmith::SatAxis;
using hullsmith::SatEvent;
using hullsmith::Vec2;
using Kind = hullsmith::SatEvent::Kind;

namespace {

/// Marks around what a sentence names, until it is cut into pieces: open, number of the thing, the
/// words, close. No text holds these characters, they stand for nothing.
constexpr char16_t openMark = 0xFDD0;
constexpr char16_t closeMark = 0xFDD1;

/// Words one event; what it names is in things().
class Wording {
    Q_DECLARE_TR_FUNCTIONS(Sentences)
public:
    Wording(const PairInspection &pair, int index, int digits)
        : m_pair(pair)
        , m_event(pair.trace().events[std::size_t(index)])
        , m_digits(digits)
    {
    }

    const std::vector<StepFocus> &things() const { return m_things; }

    QStringList sentences()
    {
        switch (m_event.kind) {
        case Kind::Start:
            return start();
        case Kind::Cache:
            return {tr("Trying %1 first: it separated the shapes last time.").arg(axis())};
        case Kind::Duplicate:
            return {tr("%1 is parallel to %2; the projections would be the same, so it is skipped.")
                        .arg(axis(), axis(m_event.other))};
        case Kind::Degenerate:
            return {tr("Edge %1 has length %2; it has no direction and gives no axis.")
                        .arg(axis(), n(m_event.value))};
        case Kind::Axis:
            return {axisSentence()};
        case Kind::Vertex:
            return {tr("%1 = %2: dot product with the axis is %3.")
                        .arg(vertex(m_event.owner, m_event.vertex), v(m_event.point),
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

    QString question() { return tr("Gap or overlap on axis %1?").arg(axis()); }

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
    QString freeAxis()
    {
        constexpr int angleDigits = 2;
        const QString angle = numberText(m_pair.freeAxis().value_or(0.0), angleDigits);
        const SatAxis axis = m_pair.freeAxisValues();
        const StepFocus between = StepFocus::onBetween(axis.source);
        if (axis.push < 0.0)
            return tr("Free axis at %1°: gap %2.").arg(angle, marked(n(-axis.push), between));
        if (axis.push == 0.0)
            return tr("Free axis at %1°: the intervals only touch.").arg(angle);
        return tr("Free axis at %1°: overlap, shortest way out %2.")
            .arg(angle, marked(n(axis.push), between));
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
    QString marked(const QString &words, const StepFocus &thing)
    {
        m_things.push_back(thing);
        return QString(QChar(openMark)) + QChar(char16_t(m_things.size() - 1)) + words +
               QChar(closeMark);
    }
    QString axis() { return axis(m_event.source); }
    QString axis(hullsmith::AxisSource source)
    {
        return marked(m_pair.axisName(source), StepFocus::onAxis(source));
    }
    QString letter(Owner owner)
    {
        return marked(owner == Owner::B ? QStringLiteral("B") : QStringLiteral("A"),
                      StepFocus::onShape(owner));
    }
    QString vertex(Owner owner, int vertex)
    {
        return marked(m_pair.vertexName(owner, vertex), StepFocus::onVertex(owner, vertex));
    }
    /// An end of the interval that is being found.
    QString end(double value)
    {
        return marked(n(value), StepFocus::onInterval(m_event.source, m_event.owner));
    }
    /// How far the intervals of the event's axis overlap or gape.
    QString amount(double value) { return marked(n(value), StepFocus::onBetween(m_event.source)); }

    QString outcome(double value)
    {
        return marked(n(value), StepFocus::onBetween(m_pair.trace().result.best.source));
    }

    QStringList start()
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

    QString axisSentence()
    {
        if (m_event.source.owner == Owner::Both) {
            const SatAxis &values = whole();
            return tr("The direction from %1 to %2, the nearest vertices of the two cores, gives "
                      "the "
                      "axis %3.")
                .arg(vertex(Owner::A, values.a.maxVertex), vertex(Owner::B, values.b.minVertex),
                     v(m_event.axis.normal));
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

    QStringList project()
    {
        const Owner owner = m_event.owner;
        const InspectedShape &shape = m_pair.shape(owner);
        const hullsmith::Interval &i = owner == Owner::B ? m_event.axis.b : m_event.axis.a;
        if (shape.core.size() == 1) {
            return {
                tr("For a circle the interval is the centre's value %1 minus and plus the radius "
                   "%2.")
                    .arg(n(0.5 * (i.min + i.max)), n(shape.radius)),
                tr("%1 covers the interval from %2 to %3.")
                    .arg(letter(owner), end(i.min), end(i.max))};
        }
        QStringList all{tr("%1 covers the interval from %2 (vertex %3) to %4 (vertex %5).")
                            .arg(letter(owner), end(i.min), vertex(owner, i.minVertex), end(i.max),
                                 vertex(owner, i.maxVertex))};
        if (shape.radius > 0.0)
            all << tr("Its radius %1 is added at both ends.").arg(n(shape.radius));
        return all;
    }

    QStringList compare()
    {
        const SatAxis &a = m_event.axis;
        if (a.push < 0.0)
            return {tr("A gap of %1: a line fits between the shapes. They cannot touch, and no "
                       "further axis is needed.")
                        .arg(amount(-a.push))};
        if (a.push == 0.0)
            return {touch()};
        QStringList all{tr("No gap here. To get out along this axis, %1 must move %2 forward or %3 "
                           "backward. This axis proves nothing yet.")
                            .arg(letter(Owner::B), amount(a.forward), amount(a.backward))};
        const double shared = std::min(a.a.max, a.b.max) - std::max(a.a.min, a.b.min);
        if (a.contained() && a.push > shared) {
            const bool aInB = a.b.min <= a.a.min && a.a.max <= a.b.max;
            all << tr("The interval of %1 lies inside that of %2: the way out is longer than the "
                      "shared part.")
                       .arg(letter(aInB ? Owner::A : Owner::B), letter(aInB ? Owner::B : Owner::A));
        }
        return all;
    }

    QString best()
    {
        const double push = m_event.axis.push;
        if (m_event.isNewBest) {
            if (push < 0.0)
                return tr("The gap of %1 decides; axis %2 is kept as the proof.")
                    .arg(amount(-push), axis());
            return tr("%1 is the shortest way out so far; axis %2 is kept.")
                .arg(amount(push), axis());
        }
        if (m_event.best < 0)
            return {};
        const SatEvent &kept = m_pair.trace().events[std::size_t(m_event.best)];
        const QString name = axis(kept.source);
        if (kept.axis.push < 0.0)
            return tr("Axis %1 stays the best: its gap of %2 is already a proof.")
                .arg(name, n(-kept.axis.push));
        return tr("%1 is not shorter than %2; axis %3 stays the best.")
            .arg(amount(push), n(kept.axis.push), name);
    }

    QStringList result()
    {
        const hullsmith::SatResult &r = m_pair.trace().result;
        QStringList all;
        if (r.relation == Relation::Apart) {
            all << tr("The shapes are apart: along %1 there is a gap of %2.")
                       .arg(v(r.normal()), outcome(r.separation()));
            all << nearest();
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
                       .arg(outcome(r.depth()), v(r.normal()), letter(Owner::A), letter(Owner::B));
        const qsizetype ties = qsizetype(m_pair.ties().size());
        if (ties > 1)
            all << tr("%1 axes are equally good; %2 was taken because %3.")
                       .arg(ties)
                       .arg(axis(r.best.source), tr("the first one wins"));
        all << contacts();
        return all;
    }

    /// How far a pair that is apart is apart, and where.
    QString nearest()
    {
        const hullsmith::ContactPoint &points = m_pair.contacts().front();
        return tr("Their distance is %1, from %2 on %3 to %4 on %5.")
            .arg(marked(n(-points.depth), StepFocus::onContact(0)), v(points.onA), letter(Owner::A),
                 v(points.onB), letter(Owner::B));
    }

    QString contacts()
    {
        QStringList points;
        for (const hullsmith::ContactPoint &contact : m_pair.contacts())
            points << marked(tr("%1 depth %2", "contact point")
                                 .arg(v(m_pair.placeOf(contact)), n(std::max(0.0, contact.depth))),
                             StepFocus::onContact(int(points.size())));
        if (points.isEmpty())
            return {};
        return points.size() == 1 ? tr("1 contact: %1.").arg(points[0])
                                  : tr("2 contacts: %1, %2.").arg(points[0], points[1]);
    }

    const PairInspection &m_pair;
    const SatEvent &m_event;
    int m_digits;
    std::vector<StepFocus> m_things;
};

/// Cuts a marked text where something is named.
std::vector<TextPiece> cut(const QString &text, const std::vector<StepFocus> &things)
{
    std::vector<TextPiece> pieces;
    TextPiece piece;
    const auto close = [&] {
        if (!piece.text.isEmpty())
            pieces.push_back(std::exchange(piece, {}));
        piece.focus.reset();
    };
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] == QChar(openMark)) {
            close();
            piece.focus = things[std::size_t(text[++i].unicode())];
        } else if (text[i] == QChar(closeMark)) {
            close();
        } else {
            piece.text += text[i];
        }
    }
    close();
    return pieces;
}

QString plain(const QString &text, const std::vector<StepFocus> &things)
{
    QString all;
    for (const TextPiece &piece : cut(text, things))
        all += piece.text;
    return all;
}

/// The sentences with their marks.
QStringList marked(const PairInspection &pair, int event, int digits,
                   std::vector<StepFocus> &things)
{
    if (event < 0 || event >= int(pair.trace().events.size())) {
        QStringList all;
        for (const InputNote &note : pair.notes()) {
            if (note.isFatal())
                all << inputNoteText(note);
        }
        return all;
    }
    Wording wording(pair, event, digits);
    QStringList all;
    const bool isHere = event == pair.cursor();
    if (pair.freeAxis() && isHere)
        all << wording.freeAxis();
    else if (pair.isAsking() && isHere)
        all << wording.question();
    else
        all = wording.sentences();
    if (const std::optional<bool> guess = pair.guessed();
        guess && isHere && !pair.freeAxis() && !pair.isAsking())
        all.prepend(wording.judgement(*guess));
    all.removeAll(QString());
    things = wording.things();
    return all;
}

} // namespace

QStringList stepSentences(const PairInspection &pair, int event, int digits)
{
    std::vector<StepFocus> things;
    QStringList all = marked(pair, event, digits, things);
    for (QString &sentence : all)
        sentence = plain(sentence, things);
    return all;
}

std::vector<TextPiece> stepPieces(const PairInspection &pair, int event, int digits)
{
    std::vector<StepFocus> things;
    const QString text = joinSentences(marked(pair, event, digits, things));
    return cut(text, things);
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

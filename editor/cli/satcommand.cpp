#include "pairarguments.h"

#include "editor/inspection/sentences.h"
#include "physics/collision/manifold.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>
#include <ostream>

using hullsmith::Relation;

namespace {

class Words {
    Q_DECLARE_TR_FUNCTIONS(SatCommand)
public:
    static QString badPolicy(const QString &given)
    {
        return tr("--policy takes open, closed or tolerance=E, not \"%1\"").arg(given);
    }
    static QString badFailOn(const QString &given)
    {
        return tr("--fail-on takes overlap or touch, not \"%1\"").arg(given);
    }
    static QStringList header()
    {
        return {tr("axis"), tr("normal"), tr("interval A"), tr("interval B"), tr("result")};
    }
    static QString sameAs(const QString &axis) { return tr("parallel to %1").arg(axis); }
    static QString verdict(const QString &relation, const QString &detail)
    {
        return tr("%1: %2", "relation, detail").arg(relation, detail);
    }
    static QString collides(bool does) { return does ? tr("a collision") : tr("no collision"); }
    static QString underRule(const QString &policy, bool does)
    {
        return tr("under the rule \"%1\": %2").arg(policy, collides(does));
    }
    static QStringList contactHeader()
    {
        return {tr("contact"), tr("on A"), tr("on B"), tr("depth")};
    }
    static QString distance(const QString &distance, const QString &onA, const QString &onB)
    {
        return tr("distance %1, from %2 on A to %3 on B").arg(distance, onA, onB);
    }
    static QString shape(const QString &letter, const QString &name)
    {
        return tr("%1 is %2", "letter, name of a shape").arg(letter, name);
    }
};

/// Width on a terminal: Chinese characters take two columns.
int columns(const QString &text)
{
    int width = 0;
    for (const QChar c : text)
        width += c.unicode() >= 0x2E80 && c.unicode() < 0xFFE7 ? 2 : 1;
    return width;
}

void printRow(const QStringList &cells, const QList<int> &widths, std::ostream &out)
{
    QString line;
    for (int i = 0; i < int(cells.size()); ++i) {
        line += cells[i];
        if (i + 1 < int(cells.size()))
            line += QString(std::max(0, widths[i] - columns(cells[i])) + 2, u' ');
    }
    while (line.endsWith(u' '))
        line.chop(1);
    out << line << '\n';
}

QStringList cells(const LedgerRow &row)
{
    const hullsmith::SatAxis &v = row.values;
    switch (row.state) {
    case LedgerRow::State::Tested:
        return {row.name, vectorText(v.normal), intervalText(v.a.min, v.a.max),
                intervalText(v.b.min, v.b.max), ledgerResult(row)};
    case LedgerRow::State::Duplicate:
        return {row.name, vectorText(v.normal), QString(), QString(), Words::sameAs(row.otherName)};
    default:
        return {row.name, vectorText(v.normal), QString(), QString(), ledgerResult(row)};
    }
}

/// All rows have the cells of the first.
void printTable(const QList<QStringList> &rows, std::ostream &out)
{
    QList<int> widths(rows.constFirst().size(), 0);
    for (const QStringList &row : rows) {
        for (int i = 0; i < int(row.size()); ++i)
            widths[i] = std::max(widths[i], columns(row[i]));
    }
    for (const QStringList &row : rows)
        printRow(row, widths, out);
}

void printLedger(const PairInspection &pair, std::ostream &out)
{
    QList<QStringList> rows{Words::header()};
    for (const LedgerRow &row : pair.ledger(int(pair.trace().events.size()) - 1))
        rows << cells(row);
    printTable(rows, out);
}

void printContacts(const PairInspection &pair, std::ostream &out)
{
    if (pair.isApart()) {
        const hullsmith::ContactPoint &nearest = pair.contacts().front();
        out << Words::distance(numberText(-nearest.depth), vectorText(nearest.onA),
                               vectorText(nearest.onB))
            << '\n';
        return;
    }
    QList<QStringList> rows{Words::contactHeader()};
    for (const hullsmith::ContactPoint &contact : pair.contacts())
        rows << QStringList{QString::fromStdString(hullsmith::contactName(contact.id)),
                            vectorText(contact.onA), vectorText(contact.onB),
                            numberText(std::max(0.0, contact.depth))};
    out << '\n';
    printTable(rows, out);
}

void printText(const PairInspection &pair, bool steps, std::ostream &out)
{
    out << Words::shape(QStringLiteral("A"), fullName(pair.a())) << '\n'
        << Words::shape(QStringLiteral("B"), fullName(pair.b())) << '\n';
    if (steps) {
        for (int i = 0; i < int(pair.trace().events.size()); ++i) {
            if (pair.isStop(i))
                out << QString::fromStdString(pair.trace().keyOf(i)) << '\t' << stepText(pair, i)
                    << '\n';
        }
    } else {
        for (const InputNote &note : pair.notes())
            out << inputNoteText(note) << '\n';
        out << '\n';
        printLedger(pair, out);
        out << '\n';
    }
    const hullsmith::SatResult &result = pair.trace().result;
    out << Words::verdict(relationName(result.relation), verdictDetail(pair)) << '\n';
    const hullsmith::CollisionPolicy &policy = pair.options().policy;
    out << Words::underRule(policyName(policy), hullsmith::collides(result, policy)) << '\n';
    printContacts(pair, out);
}

QJsonArray jsonOf(const hullsmith::Vec2 &v)
{
    return {v.x() + 0.0, v.y() + 0.0}; // + 0.0: never -0
}

QString relationCode(Relation relation)
{
    switch (relation) {
    case Relation::Apart:
        return QStringLiteral("apart");
    case Relation::Touching:
        return QStringLiteral("touching");
    case Relation::Overlapping:
        break;
    }
    return QStringLiteral("overlapping");
}

QString stateCode(LedgerRow::State state)
{
    switch (state) {
    case LedgerRow::State::Tested:
        return QStringLiteral("tested");
    case LedgerRow::State::Duplicate:
        return QStringLiteral("duplicate");
    case LedgerRow::State::Degenerate:
        return QStringLiteral("degenerate");
    default:
        return QStringLiteral("not_tested");
    }
}

QJsonArray jsonOf(const hullsmith::Manifold &manifold)
{
    QJsonArray list;
    for (const hullsmith::ContactPoint &contact : manifold.contacts())
        list.append(QJsonObject{
            {QStringLiteral("id"), QString::fromStdString(hullsmith::contactName(contact.id))},
            {QStringLiteral("a"), jsonOf(contact.onA)},
            {QStringLiteral("b"), jsonOf(contact.onB)},
            {QStringLiteral("depth"), std::max(0.0, contact.depth)}});
    return list;
}

QJsonObject jsonOf(const LedgerRow &row)
{
    const hullsmith::SatAxis &v = row.values;
    QJsonObject out{{QStringLiteral("axis"), row.name},
                    {QStringLiteral("normal"), jsonOf(v.normal)},
                    {QStringLiteral("state"), stateCode(row.state)}};
    if (row.state == LedgerRow::State::Duplicate)
        out.insert(QStringLiteral("duplicateOf"), row.otherName);
    if (row.state != LedgerRow::State::Tested)
        return out;
    out.insert(QStringLiteral("a"), QJsonArray{v.a.min + 0.0, v.a.max + 0.0});
    out.insert(QStringLiteral("b"), QJsonArray{v.b.min + 0.0, v.b.max + 0.0});
    out.insert(QStringLiteral("push"), v.push + 0.0);
    out.insert(QStringLiteral("pushDirection"), jsonOf(v.pushDirection()));
    return out;
}

void printJson(const PairInspection &pair, bool steps, std::ostream &out)
{
    const hullsmith::SatResult &result = pair.trace().result;
    QJsonObject root{
        {QStringLiteral("a"), fullName(pair.a())},
        {QStringLiteral("b"), fullName(pair.b())},
        {QStringLiteral("relation"), relationCode(result.relation)},
        {QStringLiteral("collides"), hullsmith::collides(result, pair.options().policy)},
        {QStringLiteral("axis"), pair.axisName(result.best.source)},
        {QStringLiteral("normal"), jsonOf(result.normal())},
        {QStringLiteral("separation"), result.separation() + 0.0},
        {QStringLiteral("depth"), result.depth()},
        {QStringLiteral("axesTested"), result.axesTested},
        {QStringLiteral("contacts"), jsonOf(pair.manifold())}};
    if (pair.isApart()) {
        const hullsmith::ContactPoint &nearest = pair.contacts().front();
        root.insert(QStringLiteral("distance"), -nearest.depth);
        root.insert(QStringLiteral("nearest"),
                    QJsonObject{{QStringLiteral("a"), jsonOf(nearest.onA)},
                                {QStringLiteral("b"), jsonOf(nearest.onB)}});
    }
    QJsonArray notes;
    for (const InputNote &note : pair.notes())
        notes.append(inputNoteText(note));
    root.insert(QStringLiteral("notes"), notes);
    QJsonArray axes;
    for (const LedgerRow &row : pair.ledger(int(pair.trace().events.size()) - 1))
        axes.append(jsonOf(row));
    root.insert(QStringLiteral("axes"), axes);
    if (steps) {
        QJsonArray all;
        for (int i = 0; i < int(pair.trace().events.size()); ++i)
            all.append(
                QJsonObject{{QStringLiteral("key"), QString::fromStdString(pair.trace().keyOf(i))},
                            {QStringLiteral("level"), pair.trace().events[std::size_t(i)].level()},
                            {QStringLiteral("text"), stepText(pair, i)}});
        root.insert(QStringLiteral("steps"), all);
    }
    out << QJsonDocument(root).toJson(QJsonDocument::Indented).toStdString();
}

bool fails(Relation relation, const QString &failOn)
{
    return (relation == Relation::Overlapping && !failOn.isEmpty()) ||
           (relation == Relation::Touching && failOn == QLatin1String("touch"));
}

} // namespace

int runSat(const QStringList &arguments, Streams &streams)
{
    QCommandLineParser parser;
    const QCommandLineOption steps(QStringLiteral("steps"));
    const QCommandLineOption json(QStringLiteral("json"));
    const QCommandLineOption policy(QStringLiteral("policy"), {}, QStringLiteral("policy"),
                                    QStringLiteral("open"));
    const QCommandLineOption failOn(QStringLiteral("fail-on"), {}, QStringLiteral("relation"));
    parser.addOptions({steps, json, policy, failOn});
    const RadiusOptions radii(parser);
    if (const auto status = parseArguments(parser, "sat", arguments, streams))
        return *status;
    const auto rule = policyFrom(parser.value(policy));
    if (!rule)
        return usageError("sat", Words::badPolicy(parser.value(policy)), streams);
    const QString fail = parser.value(failOn);
    if (parser.isSet(failOn) && fail != QLatin1String("overlap") && fail != QLatin1String("touch"))
        return usageError("sat", Words::badFailOn(fail), streams);
    InspectionOptions options;
    options.policy = *rule;
    if (const auto read = radii.read("sat", options, streams); !read)
        return read.error();
    const auto pair = inspectionFrom("sat", parser.positionalArguments(), options, streams);
    if (!pair)
        return pair.error();
    if (const int status = refuseFaults(*pair, parser.positionalArguments().constFirst(), streams))
        return status;
    if (parser.isSet(json))
        printJson(*pair, parser.isSet(steps), streams.out);
    else
        printText(*pair, parser.isSet(steps), streams.out);
    return fails(pair->trace().result.relation, fail) ? ExitFaults : ExitFine;
}

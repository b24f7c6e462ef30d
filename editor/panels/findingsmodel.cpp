#include "findingsmodel.h"

#include "bodychecks.h"
#include "editor/document/document.h"
#include "editor/document/selection.h"
#include "editor/document/steptext.h"
#include "severitylook.h"

#include <QUndoStack>

#include <algorithm>
#include <array>
#include <iterator>

namespace {

/// Fixes of one press of "Fix all": a bound, in case one fix brings forth the next fault.
constexpr int mostFixes = 1000;

/// Where one of these stands, nothing else is known of the outline.
bool hidesTheRest(const Finding &finding)
{
    return finding.kind == Finding::Kind::NonFinite || finding.kind == Finding::Kind::TooFew ||
           finding.kind == Finding::Kind::Degenerate;
}

/// Kinds of findings that one word of the fine row stands for.
struct CheckGroup {
    const char *name;
    std::array<Finding::Kind, 4> kinds;
};

using Kind = Finding::Kind;

constexpr std::array groups = {
    CheckGroup{QT_TRANSLATE_NOOP("FindingsModel", "winding"),
               {Kind::Clockwise, Kind::Clockwise, Kind::Clockwise, Kind::Clockwise}},
    CheckGroup{QT_TRANSLATE_NOOP("FindingsModel", "crossings"),
               {Kind::SelfIntersection, Kind::SelfTouch, Kind::Spike, Kind::Spike}},
    CheckGroup{QT_TRANSLATE_NOOP("FindingsModel", "duplicates"),
               {Kind::Duplicate, Kind::NearDuplicate, Kind::Duplicate, Kind::Duplicate}},
    CheckGroup{QT_TRANSLATE_NOOP("FindingsModel", "area"),
               {Kind::SmallArea, Kind::SmallInertia, Kind::BadRadius, Kind::SmallArea}},
    CheckGroup{
        QT_TRANSLATE_NOOP("FindingsModel", "limits"),
        {Kind::TooManyVertices, Kind::ShortEdge, Kind::HolesUnsupported, Kind::CapsuleUnsupported}},
};

} // namespace

FindingsModel::FindingsModel(Document &document, Selection &selection, BodyChecks &checks,
                             QObject *parent)
    : QAbstractListModel(parent)
    , m_document(document)
    , m_selection(selection)
    , m_checks(checks)
{
    reload();
    connect(&selection, &Selection::changed, this, &FindingsModel::follow);
    connect(&checks, &BodyChecks::changed, this, [this](BodyId body) {
        if (!body || body == m_selection.body())
            reload();
    });
}

const Finding *FindingsModel::findingAt(int row) const
{
    if (row < 0 || std::size_t(row) >= m_rows.size())
        return nullptr;
    const std::optional<Finding> &finding = m_rows[std::size_t(row)];
    return finding ? &*finding : nullptr;
}

bool FindingsModel::fix(int row)
{
    const Finding *finding = findingAt(row);
    return finding && fix(*finding);
}

bool FindingsModel::fix(const Finding &finding)
{
    std::unique_ptr<QUndoCommand> command = fixCommand(m_document, finding);
    if (!command)
        return false;
    m_document.undoStack()->push(command.release());
    return true;
}

int FindingsModel::fixAll()
{
    int done = 0;
    QUndoStack *stack = m_document.undoStack();
    for (; done < mostFixes; ++done) {
        std::unique_ptr<QUndoCommand> command;
        for (const Finding &finding : m_checks.findings(m_body)) {
            command = fixCommand(m_document, finding);
            if (command)
                break;
        }
        if (!command)
            break;
        if (done == 0)
            stack->beginMacro(
                StepText("FindingsModel", QT_TRANSLATE_NOOP("FindingsModel", "Fix all")));
        stack->push(command.release());
    }
    if (done > 0)
        stack->endMacro();
    return done;
}

int FindingsModel::fixableCount() const
{
    return int(std::ranges::count_if(
        m_rows, [](const auto &finding) { return finding && finding->fix != Fix::None; }));
}

int FindingsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant FindingsModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const Finding *finding = findingAt(index.row());
    if (!finding)
        return role == Qt::DisplayRole ? m_fine : QVariant();
    switch (role) {
    case Qt::DisplayRole:
        return findingTitle(*finding);
    case DetailRole:
    case Qt::AccessibleDescriptionRole: {
        const SceneBody *body = m_document.data().body(finding->body);
        const SceneShape *shape = m_document.data().shape(finding->shape);
        const QString detail = findingDetail(*finding);
        if (!body || !shape || body->shapes.size() < 2)
            return detail;
        return detail.isEmpty() ? shape->name : tr("%1 · %2").arg(shape->name, detail);
    }
    case SeverityRole:
        return int(finding->severity);
    case FixRole:
        return fixText(finding->fix);
    case Qt::ToolTipRole:
        return SeverityLook::name(finding->severity);
    default:
        return {};
    }
}

void FindingsModel::refresh()
{
    reload(); // Names what is fine in the language of now.
}

void FindingsModel::follow()
{
    if (m_selection.body() != m_body)
        reload();
}

void FindingsModel::reload()
{
    m_body = m_selection.body();
    const SceneBody *body = m_document.data().body(m_body);
    const std::vector<Finding> found = body ? m_checks.findings(m_body) : std::vector<Finding>();
    std::vector<Finding> findings;
    using Severity = Finding::Severity;
    for (const Severity severity : {Severity::Error, Severity::Warning, Severity::Note})
        std::ranges::copy_if(found, std::back_inserter(findings),
                             [&](const Finding &finding) { return finding.severity == severity; });
    const QString fine = body && !body->shapes.empty() ? fineText(findings) : QString();
    std::vector<std::optional<Finding>> rows(findings.begin(), findings.end());
    if (!fine.isEmpty())
        rows.emplace_back(std::nullopt);
    replaceRows(std::move(rows), fine);
}

/// Rows stay where they are as far as possible, so that a drag does not make the list jump.
void FindingsModel::replaceRows(std::vector<std::optional<Finding>> rows, const QString &fine)
{
    if (rows.size() < m_rows.size()) {
        beginRemoveRows({}, int(rows.size()), int(m_rows.size()) - 1);
        m_rows.resize(rows.size());
        endRemoveRows();
    }
    const auto kept = std::ptrdiff_t(m_rows.size());
    std::move(rows.begin(), rows.begin() + kept, m_rows.begin());
    m_fine = fine;
    if (kept > 0)
        Q_EMIT dataChanged(index(0), index(int(kept) - 1));
    if (rows.size() > m_rows.size()) {
        beginInsertRows({}, int(kept), int(rows.size()) - 1);
        m_rows.insert(m_rows.end(), std::make_move_iterator(rows.begin() + kept),
                      std::make_move_iterator(rows.end()));
        endInsertRows();
    }
}

QString FindingsModel::fineText(const std::vector<Finding> &findings)
{
    QStringList fine;
    if (std::ranges::any_of(findings, hidesTheRest))
        return {};
    for (const CheckGroup &group : groups) {
        const bool hit = std::ranges::any_of(findings, [&group](const Finding &finding) {
            return std::ranges::find(group.kinds, finding.kind) != group.kinds.end();
        });
        if (!hit)
            fine << tr(group.name);
    }
    if (fine.isEmpty())
        return {};
    //: Between the members of a list: "winding, crossings, area".
    QString list = fine.join(tr(", "));
    list.front() = list.front().toUpper();
    return list;
}

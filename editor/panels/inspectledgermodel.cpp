#include "inspectledgermodel.h"

#include "inspectsession.h"

#include "editor/inspection/sentences.h"

#include <QFont>

#include <algorithm>

using hullsmith::Owner;
using State = LedgerRow::State;

InspectLedgerModel::InspectLedgerModel(InspectSession &session, QObject *parent)
    : QAbstractTableModel(parent)
    , m_session(session)
{
    connect(&session, &InspectSession::stepChanged, this, &InspectLedgerModel::refresh);
    refresh();
}

void InspectLedgerModel::refresh()
{
    const PairInspection &pair = m_session.pair();
    std::vector<LedgerRow> rows = pair.ledger(pair.cursor());
    std::vector<int> order(rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i)
        order[i] = int(i);
    if (m_sortColumn != Axis) {
        // Only by what may be shown: the place of a row must not tell what is still to come.
        const auto rest = std::ranges::stable_partition(order, [&](int i) {
            return shows(rows[std::size_t(i)], rows[std::size_t(i)].compared());
        });
        std::ranges::stable_sort(order.begin(), rest.begin(), [&](int a, int b) {
            const double pushA = rows[std::size_t(a)].values.push;
            const double pushB = rows[std::size_t(b)].values.push;
            return m_sortOrder == Qt::AscendingOrder ? pushA < pushB : pushB < pushA;
        });
    } else {
        const auto firstOfB = std::ranges::find_if(order, [&](int i) {
            return rows[std::size_t(i)].source.owner != Owner::A && !rows[std::size_t(i)].isCached;
        });
        const bool knowsAllOfA = std::all_of(order.begin(), firstOfB, [&](int i) {
            return rows[std::size_t(i)].state != State::Pending &&
                   rows[std::size_t(i)].state != State::Testing;
        });
        if (knowsAllOfA && firstOfB != order.begin() && firstOfB != order.end())
            order.insert(firstOfB, -1);
        if (m_sortOrder == Qt::DescendingOrder)
            std::ranges::reverse(order);
    }
    m_range = {0.0, 1.0};
    bool any = false;
    for (const LedgerRow &row : rows) {
        const double low = std::min(row.values.a.min, row.values.b.min);
        const double high = std::max(row.values.a.max, row.values.b.max);
        m_range = any ? std::pair(std::min(m_range.first, low), std::max(m_range.second, high))
                      : std::pair(low, high);
        any = true;
    }
    if (order.size() != m_order.size()) {
        beginResetModel();
        m_rows = std::move(rows);
        m_order = std::move(order);
        endResetModel();
        return;
    }
    m_rows = std::move(rows);
    m_order = std::move(order);
    if (!m_order.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int InspectLedgerModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_order.size());
}

int InspectLedgerModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

const LedgerRow *InspectLedgerModel::row(int row) const
{
    if (row < 0 || row >= int(m_order.size()) || m_order[std::size_t(row)] < 0)
        return nullptr;
    return &m_rows[std::size_t(m_order[std::size_t(row)])];
}

int InspectLedgerModel::currentRow() const
{
    for (int i = 0; i < int(m_order.size()); ++i) {
        const LedgerRow *r = row(i);
        if (r && r->isCurrent)
            return i;
    }
    return -1;
}

bool InspectLedgerModel::shows(const LedgerRow &row, bool known) const
{
    const bool left = row.state == State::NotTested || row.state == State::Duplicate;
    return known || (m_filled && left);
}

QString InspectLedgerModel::text(const LedgerRow &row, int column) const
{
    switch (column) {
    case Axis:
        return row.name;
    case Normal:
        return shows(row, row.knowsNormal || row.state == State::NotTested)
                   ? vectorText(row.values.normal)
                   : QString();
    case IntervalA:
        if (row.state == State::Duplicate && !m_filled)
            return tr("= %1").arg(row.otherName);
        return shows(row, row.knowsA) ? intervalText(row.values.a.min, row.values.a.max)
                                      : QString();
    case IntervalB:
        return shows(row, row.knowsB) ? intervalText(row.values.b.min, row.values.b.max)
                                      : QString();
    case Result: {
        QString result = ledgerResult(row);
        if (row.state == State::Tested && row.isBest)
            return tr("%1 ★", "the best axis so far").arg(result);
        if (row.state == State::Tested && row.isTie)
            return tr("%1 (tie)").arg(result);
        if (row.isCached)
            return tr("%1 (tried first)").arg(result);
        return result;
    }
    default:
        return {};
    }
}

std::optional<StepFocus> InspectLedgerModel::focusOf(const QModelIndex &index) const
{
    const LedgerRow *r = row(index.row());
    if (!r)
        return std::nullopt;
    if (index.column() == IntervalA && shows(*r, r->knowsA))
        return StepFocus::onInterval(r->source, Owner::A);
    if (index.column() == IntervalB && shows(*r, r->knowsB))
        return StepFocus::onInterval(r->source, Owner::B);
    if (index.column() == Result && r->compared())
        return StepFocus::onBetween(r->source);
    return StepFocus::onAxis(r->source);
}

bool InspectLedgerModel::isInFocus(const LedgerRow &row, int column) const
{
    const std::optional<StepFocus> &shared = m_session.focus();
    if (!shared)
        return false;
    const StepFocus &focus = *shared;
    const bool isOfB = focus.owner == Owner::B;
    const bool isInterval = column == (isOfB ? IntervalB : IntervalA);
    const bool known = shows(row, isOfB ? row.knowsB : row.knowsA);
    switch (focus.kind) {
    case StepFocus::Kind::Shape:
        return isInterval && known;
    case StepFocus::Kind::Vertex: {
        const hullsmith::Interval &i = isOfB ? row.values.b : row.values.a;
        return isInterval && known && (i.minVertex == focus.vertex || i.maxVertex == focus.vertex);
    }
    case StepFocus::Kind::Axis:
        return row.source == focus.axis && column == Axis;
    case StepFocus::Kind::Interval:
        return row.source == focus.axis && (column == Axis || (isInterval && known));
    case StepFocus::Kind::Between:
        return row.source == focus.axis && (column == Axis || (column == Result && row.compared()));
    case StepFocus::Kind::Contact: {
        const PairInspection &pair = m_session.pair();
        const auto edges = pair.edgesOf(pair.contacts()[std::size_t(focus.contact)]);
        return column == Axis && std::ranges::find(edges, row.source) != edges.end();
    }
    }
    return false;
}

QString InspectLedgerModel::spoken(const LedgerRow &row, int column) const
{
    if (column != Projections)
        return text(row, column);
    if (!shows(row, row.knowsA) || !shows(row, row.knowsB))
        return {};
    return tr("A %1, B %2")
        .arg(intervalText(row.values.a.min, row.values.a.max),
             intervalText(row.values.b.min, row.values.b.max));
}

QVariant InspectLedgerModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const LedgerRow *r = row(index.row());
    if (role == IsSeparatorRole)
        return r == nullptr;
    if (!r) {
        const bool text = role == Qt::DisplayRole || role == Qt::AccessibleTextRole;
        return text && index.column() == 0
                   ? QVariant(m_session.pair().isAsking() ? QString() : onlyAText(m_session.pair()))
                   : QVariant();
    }
    switch (role) {
    case Qt::DisplayRole:
        return text(*r, index.column());
    case Qt::AccessibleTextRole:
        return spoken(*r, index.column());
    case Qt::ToolTipRole:
        return r->state == State::Duplicate ? tr("Parallel to %1").arg(r->otherName) : QVariant();
    case Qt::FontRole: {
        QFont font;
        font.setBold(r->isCurrent || r->isWinner);
        return font.bold() ? QVariant(font) : QVariant();
    }
    case FocusRole:
        return isInFocus(*r, index.column());
    case KeyRole:
        return QStringLiteral("sat/axis/%1/%2")
            .arg(r->name, r->state == State::Duplicate ? QStringLiteral("duplicate")
                                                       : QStringLiteral("compare"));
    default:
        return {};
    }
}

QVariant InspectLedgerModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Axis:
        return tr("axis");
    case Normal:
        return tr("unit normal");
    case IntervalA:
        return tr("interval A");
    case IntervalB:
        return tr("interval B");
    case Projections:
        return tr("projections");
    case Result:
        return tr("result");
    default:
        return {};
    }
}

Qt::ItemFlags InspectLedgerModel::flags(const QModelIndex &index) const
{
    return row(index.row()) ? Qt::ItemIsEnabled | Qt::ItemIsSelectable : Qt::ItemIsEnabled;
}

void InspectLedgerModel::sort(int column, Qt::SortOrder order)
{
    m_sortColumn = column == Result || column == Projections ? Result : Axis;
    m_sortOrder = order;
    beginResetModel();
    m_order.clear();
    endResetModel();
    refresh();
}

void InspectLedgerModel::setFilled(bool filled)
{
    if (m_filled == filled)
        return;
    m_filled = filled;
    refresh();
}

#include "ledger.h"

#include "pairinspection.h"

#include <algorithm>

using hullsmith::AxisSource;
using hullsmith::Owner;
using hullsmith::SatEvent;
using Kind = hullsmith::SatEvent::Kind;
using State = LedgerRow::State;

namespace {

/// Writes what one event tells into the row of its axis.
void apply(const SatEvent &event, const PairInspection &pair, LedgerRow &row)
{
    switch (event.kind) {
    case Kind::Cache:
        row.isCached = true;
        break;
    case Kind::Duplicate:
        row.state = State::Duplicate;
        row.otherName = pair.axisName(event.other);
        row.knowsNormal = true;
        break;
    case Kind::Degenerate:
        row.state = State::Degenerate;
        break;
    case Kind::Axis:
        row.state = State::Testing;
        row.knowsNormal = true;
        row.values.normal = event.axis.normal;
        break;
    case Kind::Project:
        (event.owner == Owner::A ? row.knowsA : row.knowsB) = true;
        break;
    case Kind::Compare:
        row.state = State::Tested;
        row.values = event.axis;
        break;
    default:
        break;
    }
}

std::vector<LedgerRow> pendingRows(const PairInspection &pair)
{
    std::vector<LedgerRow> rows;
    for (const SatEvent &event : pair.fullTrace().events) {
        if (event.kind != Kind::Compare && event.kind != Kind::Degenerate)
            continue;
        LedgerRow row;
        row.source = event.source;
        row.name = pair.axisName(event.source);
        row.values = event.axis;
        rows.push_back(row);
    }
    return rows;
}

LedgerRow *find(std::vector<LedgerRow> &rows, AxisSource source)
{
    const auto found = std::ranges::find(rows, source, &LedgerRow::source);
    return found == rows.end() ? nullptr : &*found;
}

/// The test has its answer by event `event`: it came to the end, or to a gap that stops it.
bool testIsOver(const PairInspection &pair, int event)
{
    const std::vector<SatEvent> &events = pair.trace().events;
    if (events[std::size_t(event)].kind == Kind::Result)
        return true;
    if (!pair.options().earlyOut)
        return false;
    return std::any_of(events.begin(), events.begin() + event + 1, [](const SatEvent &e) {
        return e.kind == Kind::Compare && e.axis.push < 0.0;
    });
}

void closeRows(const PairInspection &pair, std::vector<LedgerRow> &rows)
{
    for (LedgerRow &row : rows) {
        if (row.state == State::Pending)
            row.state = State::NotTested;
    }
    const std::vector<hullsmith::SatAxis> ties = pair.ties();
    for (const hullsmith::SatAxis &tie : ties) {
        if (ties.size() < 2)
            break;
        if (LedgerRow *row = find(rows, tie.source))
            row->isTie = true;
    }
    if (LedgerRow *row = find(rows, pair.trace().result.best.source))
        row->isWinner = true;
}

} // namespace

std::vector<LedgerRow> PairInspection::ledger(int event) const
{
    if (event == m_cursor && m_asking) { // what B projects to is covered
        do
            --event;
        while (event > 0 && isOfB(event));
    }
    std::vector<LedgerRow> rows = pendingRows(*this);
    if (event < 0 || event >= int(m_trace.events.size()))
        return rows;
    if (m_options.cached && find(rows, *m_options.cached)) {
        const auto cached = std::ranges::find(rows, *m_options.cached, &LedgerRow::source);
        std::rotate(rows.begin(), cached, cached + 1);
    }
    for (int i = 0; i <= event; ++i) {
        const SatEvent &e = m_trace.events[std::size_t(i)];
        if (const auto source = axisOf(i)) {
            if (LedgerRow *row = find(rows, *source))
                apply(e, *this, *row);
        }
    }
    const SatEvent &last = m_trace.events[std::size_t(event)];
    if (const auto source = axisOf(event)) {
        if (LedgerRow *row = find(rows, *source))
            row->isCurrent = true;
    }
    if (last.best >= 0) {
        if (LedgerRow *row = find(rows, m_trace.events[std::size_t(last.best)].source))
            row->isBest = true;
    }
    if (testIsOver(*this, event))
        closeRows(*this, rows);
    return rows;
}

LedgerRow PairInspection::onlyA() const
{
    LedgerRow best;
    for (const SatEvent &event : m_full.events) {
        if (event.kind != Kind::Compare || event.source.owner != Owner::A)
            continue;
        if (best.source.edge < 0 || event.axis.push < best.values.push) {
            best.source = event.source;
            best.name = axisName(event.source);
            best.values = event.axis;
            best.state = State::Tested;
        }
    }
    return best;
}

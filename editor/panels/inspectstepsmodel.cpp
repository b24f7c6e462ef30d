#include "inspectstepsmodel.h"

#include "inspectsession.h"

#include "editor/inspection/sentences.h"

using hullsmith::SatEvent;
using Kind = SatEvent::Kind;

InspectStepsModel::InspectStepsModel(InspectSession &session, QObject *parent)
    : QAbstractItemModel(parent)
    , m_session(session)
{
    connect(&session, &InspectSession::traceChanged, this, &InspectStepsModel::rebuild);
    connect(&session, &InspectSession::stepChanged, this, &InspectStepsModel::stepped);
    rebuild();
}

void InspectStepsModel::rebuild()
{
    const PairInspection &pair = m_session.pair();
    const std::vector<SatEvent> &events = pair.trace().events;
    std::vector<Stop> stops;
    std::vector<int> shape;
    for (int i = 0; i < int(events.size()); ++i) {
        const SatEvent &event = events[std::size_t(i)];
        if (event.parent < 0)
            stops.push_back({i, {}});
        const bool isPart = event.parent >= 0 || event.kind == Kind::Axis;
        if (isPart && pair.level() > PairInspection::coarsest && pair.isStop(i))
            stops.back().parts.push_back(i);
        shape.push_back(int(event.kind));
    }
    shape.push_back(pair.level());
    if (shape == m_shape) { // a drag: the same steps with other numbers
        m_stops = std::move(stops);
        return;
    }
    beginResetModel();
    m_stops = std::move(stops);
    m_shape = std::move(shape);
    endResetModel();
}

void InspectStepsModel::stepped()
{
    if (m_stops.empty())
        return;
    Q_EMIT dataChanged(index(0, 0), index(int(m_stops.size()) - 1, 0));
    for (int i = 0; i < int(m_stops.size()); ++i) {
        const QModelIndex stop = index(i, 0);
        if (const int parts = rowCount(stop); parts > 0)
            Q_EMIT dataChanged(index(0, 0, stop), index(parts - 1, 0, stop));
    }
}

QModelIndex InspectStepsModel::index(int row, int column, const QModelIndex &parent) const
{
    if (row < 0 || column != 0 || row >= rowCount(parent))
        return {};
    return createIndex(row, column, parent.isValid() ? quintptr(parent.row()) + 1 : quintptr(0));
}

QModelIndex InspectStepsModel::parent(const QModelIndex &index) const
{
    if (!index.isValid() || index.internalId() == 0)
        return {};
    return createIndex(int(index.internalId()) - 1, 0, quintptr(0));
}

int InspectStepsModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return int(m_stops.size());
    return parent.internalId() == 0 ? int(m_stops[std::size_t(parent.row())].parts.size()) : 0;
}

int InspectStepsModel::eventAt(const QModelIndex &index) const
{
    if (index.internalId() == 0)
        return m_stops[std::size_t(index.row())].event;
    const Stop &stop = m_stops[std::size_t(index.internalId()) - 1];
    return stop.parts[std::size_t(index.row())];
}

QString InspectStepsModel::title(const Stop &stop) const
{
    const PairInspection &pair = m_session.pair();
    const SatEvent &event = pair.trace().events[std::size_t(stop.event)];
    if (event.kind != Kind::Axis)
        return stepTitle(pair, stop.event);
    const int compare = pair.compareOf(event.source);
    return compare >= 0 && compare <= pair.cursor() && !pair.isCovered(compare)
               ? axisTitle(pair, stop.event)
               : pair.axisName(event.source);
}

QVariant InspectStepsModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const PairInspection &pair = m_session.pair();
    const int event = eventAt(index);
    switch (role) {
    case Qt::DisplayRole:
        return index.internalId() == 0 ? title(m_stops[std::size_t(index.row())])
                                       : stepTitle(pair, event);
    case EventRole: {
        // At the coarsest level an axis is one stop: its outcome.
        const SatEvent &e = pair.trace().events[std::size_t(event)];
        if (index.internalId() == 0 && e.kind == Kind::Axis &&
            pair.level() == PairInspection::coarsest)
            return pair.compareOf(e.source);
        return event;
    }
    case AheadRole: {
        const Kind kind = pair.trace().events[std::size_t(event)].kind;
        return event > pair.cursor() || kind == Kind::Duplicate || kind == Kind::Degenerate;
    }
    case FocusRole: {
        // An axis stands for its own steps too, which may be folded away.
        const std::optional<StepFocus> &focus = m_session.focus();
        const bool isTop = index.internalId() == 0;
        return m_session.isInFocus(event) ||
               (isTop && focus && focus->isOnAxis() && pair.axisOf(event) == focus->axis);
    }
    default:
        return {};
    }
}

QModelIndex InspectStepsModel::indexOf(int event) const
{
    for (int i = 0; i < int(m_stops.size()); ++i) {
        const Stop &stop = m_stops[std::size_t(i)];
        const QModelIndex parent = index(i, 0);
        for (int k = 0; k < int(stop.parts.size()); ++k) {
            if (stop.parts[std::size_t(k)] == event)
                return index(k, 0, parent);
        }
        const bool isLast = i + 1 == int(m_stops.size());
        if (event >= stop.event && (isLast || event < m_stops[std::size_t(i) + 1].event))
            return parent;
    }
    return {};
}

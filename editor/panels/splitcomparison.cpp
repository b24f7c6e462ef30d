#include "splitcomparison.h"

#include <algorithm>

using Method = SplitSettings::Method;

SplitComparison::SplitComparison(QObject *parent)
    : QObject(parent)
{
    m_worker.setMaxThreadCount(1);
}

SplitComparison::~SplitComparison()
{
    m_stop.request_stop();
    m_worker.waitForDone();
}

void SplitComparison::compare(const SceneShape &outline, const EngineProfile *target,
                              double pixelsPerMetre)
{
    const PieceLimits limits = pieceLimits(target, pixelsPerMetre);
    m_stop.request_stop();
    m_stop = std::stop_source();
    const int run = ++m_run;
    m_missing = methods;
    std::array order = {Method::Fewest, Method::Fast, Method::AddPoints};
    std::ranges::stable_partition(order,
                                  [&](Method method) { return method == outline.split.method; });
    for (const Method method : order) {
        SceneShape wanted = outline;
        wanted.split.method = method;
        m_worker.start(
            [this, run, method, limits, stop = m_stop.get_token(), wanted = std::move(wanted)] {
                if (stop.stop_requested())
                    return;
                const Outcome outcome = shapePieces(wanted, limits, PieceWork::Own, stop);
                QMetaObject::invokeMethod(
                    this, [this, run, method, outcome] { take(run, method, outcome); },
                    Qt::QueuedConnection);
            });
    }
    Q_EMIT changed();
}

void SplitComparison::clear()
{
    m_stop.request_stop();
    ++m_run;
    m_missing = 0;
    m_outcomes = {};
    Q_EMIT changed();
}

const Pieces *SplitComparison::outcome(Method method) const
{
    const Outcome &outcome = m_outcomes[std::size_t(method)];
    return outcome.get();
}

void SplitComparison::take(int run, Method method, const Outcome &outcome)
{
    if (run != m_run)
        return;
    m_outcomes[std::size_t(method)] = outcome;
    --m_missing;
    Q_EMIT changed();
}

#include "splitcomparison.h"

#include "editor/document/shapesplit.h"

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
    m_stop.request_stop();
    m_stop = std::stop_source();
    const int run = ++m_run;
    m_missing = methods;
    std::array order = {Method::Fewest, Method::Fast, Method::AddPoints};
    std::ranges::stable_partition(order,
                                  [&](Method method) { return method == outline.split.method; });
    for (const Method method : order) {
        SplitSettings settings = outline.split;
        settings.method = method;
        hullsmith::SplitOptions options = splitOptions(settings, target, pixelsPerMetre);
        options.stop = m_stop.get_token();
        m_worker.start(
            [this, run, method, options, outer = outline.vertices, holes = outline.holes] {
                if (options.stop.stop_requested())
                    return;
                const Outcome outcome = hullsmith::split(outer, holes, options);
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

const SplitComparison::Outcome *SplitComparison::outcome(Method method) const
{
    const std::optional<Outcome> &outcome = m_outcomes[std::size_t(method)];
    return outcome ? &*outcome : nullptr;
}

void SplitComparison::take(int run, Method method, const Outcome &outcome)
{
    if (run != m_run)
        return;
    m_outcomes[std::size_t(method)] = outcome;
    --m_missing;
    Q_EMIT changed();
}

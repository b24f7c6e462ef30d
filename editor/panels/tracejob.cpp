#include "tracejob.h"

#include <QPromise>
#include <QtConcurrentRun>

#include <utility>

TraceJob::TraceJob(QObject *parent)
    : QObject(parent)
{
    connect(&m_watcher, &QFutureWatcherBase::resultReadyAt, this, &TraceJob::take);
    connect(&m_watcher, &QFutureWatcherBase::finished, this, &TraceJob::finish);
}

TraceJob::~TraceJob()
{
    m_watcher.disconnect(this);
    m_stop.request_stop();
    m_stopPieces.request_stop();
    m_watcher.waitForFinished();
}

void TraceJob::start(TraceRequest request)
{
    const bool wasBusy = isBusy();
    m_next = std::move(request);
    if (!m_running) {
        launch();
    } else {
        m_stopPieces.request_stop();
        // A step of a slider lets the outlines before it come, else a fast hand would see none.
        const bool sameContours = m_next->image.cacheKey() == m_running->image.cacheKey() &&
                                  m_kept.image == m_next->image.cacheKey() && m_kept.tracer &&
                                  m_kept.tracer->serves(m_next->settings) &&
                                  m_running->settings.goal != TraceSettings::Goal::Pieces;
        if (!sameContours || m_dropped)
            m_stop.request_stop();
    }
    if (!wasBusy)
        Q_EMIT busyChanged();
}

void TraceJob::cancel()
{
    const bool wasBusy = isBusy();
    m_next.reset();
    m_dropped = m_running.has_value();
    m_stop.request_stop();
    m_stopPieces.request_stop();
    if (wasBusy)
        Q_EMIT busyChanged();
}

void TraceJob::launch()
{
    const auto next = std::exchange(m_next, std::nullopt);
    if (!next)
        return;
    m_running = next;
    m_dropped = false;
    m_stop = {};
    m_stopPieces = {};
    m_watcher.setFuture(
        QtConcurrent::run([request = *next, kept = m_kept, stop = m_stop.get_token(),
                           stopPieces = m_stopPieces.get_token()](QPromise<Update> &promise) {
            run(promise, request, kept, stop, stopPieces);
        }));
}

void TraceJob::run(QPromise<Update> &promise, const TraceRequest &request, Kept kept,
                   const std::stop_token &stop, const std::stop_token &stopPieces)
{
    const auto fail = [&](const BodyTraceFault &fault) {
        promise.addResult(Update{kept, {}, {}, fault});
    };
    if (!kept.tracer || kept.image != request.image.cacheKey() ||
        !kept.tracer->serves(request.settings)) {
        auto tracer = BodyTracer::create(request.image, request.settings, std::nullopt, stop);
        if (!tracer)
            return fail(tracer.error());
        kept = {request.image.cacheKey(), std::make_shared<const BodyTracer>(std::move(*tracer))};
    }
    auto outlines = kept.tracer->outlines(request.settings, request.cornerLimit, stop);
    if (!outlines)
        return fail(outlines.error());
    const auto trace = std::make_shared<const BodyTrace>(std::move(*outlines));
    promise.addResult(Update{kept, trace, {}, {}});
    if (const auto pieces = tracePieces(*trace, request.cornerLimit, stopPieces))
        promise.addResult(Update{kept, {}, pieces, {}});
}

void TraceJob::take(int index)
{
    const Update update = m_watcher.resultAt(index);
    if (update.kept.tracer)
        m_kept = update.kept;
    if (m_dropped)
        return;
    if (update.trace && m_running)
        Q_EMIT traced(update.trace, m_running->settings);
    else if (update.pieces && !m_next)
        Q_EMIT split(*update.pieces);
    else if (update.fault && update.fault->kind != BodyTraceFault::Kind::Cancelled && !m_next)
        Q_EMIT failed(*update.fault);
}

void TraceJob::finish()
{
    m_running.reset();
    m_dropped = false;
    if (m_next)
        launch();
    else
        Q_EMIT busyChanged();
}

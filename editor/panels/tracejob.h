#pragma once

#include "editor/document/bodytrace.h"

#include <QFutureWatcher>
#include <QImage>
#include <QObject>

#include <memory>
#include <optional>
#include <stop_token>

/// What shall be traced.
struct TraceRequest {
    QImage image;
    TraceSettings settings;
    int cornerLimit = 0; ///< Of pieces; 0: any.
};

/// Traces one image again and again on another thread. The latest request wins: one that is
/// overtaken says at most what its outlines are. The contours are kept between requests that differ
/// in fit and goal only.
class TraceJob : public QObject {
    Q_OBJECT
public:
    using Trace = std::shared_ptr<const BodyTrace>;

    explicit TraceJob(QObject *parent = nullptr);
    ~TraceJob() override;

    void start(TraceRequest request);
    /// Nothing more comes of what was asked for.
    void cancel();
    bool isBusy() const { return (m_running && !m_dropped) || m_next; }

Q_SIGNALS:
    void traced(const TraceJob::Trace &trace, const TraceSettings &settings);
    void split(const TracePieces &pieces); ///< After traced(), unless it was overtaken.
    void failed(const BodyTraceFault &fault);
    void busyChanged();

private:
    struct Kept {
        qint64 image = 0;
        std::shared_ptr<const BodyTracer> tracer;
    };
    struct Update {
        Kept kept;
        Trace trace;
        std::optional<TracePieces> pieces;
        std::optional<BodyTraceFault> fault;
    };

    static void run(QPromise<Update> &promise, const TraceRequest &request, Kept kept,
                    const std::stop_token &stop, const std::stop_token &stopPieces);
    void launch();
    void take(int index);
    void finish();

    QFutureWatcher<Update> m_watcher;
    std::optional<TraceRequest> m_running;
    std::optional<TraceRequest> m_next;
    Kept m_kept;
    std::stop_source m_stop;       ///< Of all that runs.
    std::stop_source m_stopPieces; ///< Of the last part of it.
    bool m_dropped = false;        ///< What runs was cancelled: its results are not wanted.
};

#include "tracebatch.h"

#include "editor/document/commands/applytracecommand.h"
#include "editor/document/document.h"
#include "editor/document/imagefile.h"
#include "editor/document/steptext.h"

#include <QDir>
#include <QUndoStack>
#include <QtConcurrentMap>

TraceBatch::TraceBatch(Document &document, QObject *parent)
    : QObject(parent)
    , m_document(document)
{
    connect(&m_watcher, &QFutureWatcherBase::progressValueChanged, this, [this](int done) {
        if (m_running)
            Q_EMIT progressed(done, m_watcher.progressMaximum());
    });
    connect(&m_watcher, &QFutureWatcherBase::finished, this, &TraceBatch::finish);
}

TraceBatch::~TraceBatch()
{
    m_watcher.disconnect(this);
    m_stop.request_stop();
    m_watcher.cancel();
    m_watcher.waitForFinished();
}

bool TraceBatch::start(const std::vector<BodyId> &bodies)
{
    if (m_running || m_watcher.isRunning())
        return false;
    m_stop = {};
    QList<Job> jobs;
    for (const BodyId id : bodies) {
        const SceneBody *body = m_document.data().body(id);
        if (body && !body->image.isEmpty())
            jobs.append({*body, QDir(m_document.folder()).absoluteFilePath(body->image),
                         m_stop.get_token()});
    }
    if (jobs.isEmpty())
        return false;
    m_running = true;
    Q_EMIT progressed(0, int(jobs.size()));
    const int limit = targetCornerLimit(m_document.data().settings);
    m_watcher.setFuture(
        QtConcurrent::mapped(std::move(jobs), [limit](const Job &job) { return run(job, limit); }));
    return true;
}

/// What runs ends soon; nobody waits for it.
void TraceBatch::cancel()
{
    if (!m_running)
        return;
    m_running = false;
    m_stop.request_stop();
    m_watcher.cancel();
    Q_EMIT finished(tr("Tracing was cancelled; nothing was changed"), {});
}

TraceBatch::Result TraceBatch::run(const Job &job, int cornerLimit)
{
    const auto image = loadSprite(job.path);
    if (!image)
        return {job.body, std::unexpected(image.error().message)};
    const TraceSettings settings = job.body.trace.value_or(TraceSettings());
    const auto tracer = BodyTracer::create(*image, settings, std::nullopt, job.stop);
    if (!tracer)
        return {job.body, std::unexpected(tracer.error().message)};
    auto trace = tracer->outlines(settings, cornerLimit, job.stop);
    if (!trace)
        return {job.body, std::unexpected(trace.error().message)};
    return {job.body, std::move(*trace)};
}

void TraceBatch::finish()
{
    if (!m_running)
        return;
    m_running = false;
    QStringList faults;
    int traced = 0;
    QUndoStack &stack = *m_document.undoStack();
    stack.beginMacro(StepText("TraceBatch", QT_TRANSLATE_NOOP("TraceBatch", "Trace sprites")));
    for (const Result &result : m_watcher.future().results()) {
        if (!result.trace)
            //: %1 is a body, %2 says what is wrong with its image.
            faults.append(tr("%1: %2").arg(result.body.name, result.trace.error()));
        else if (apply(result))
            ++traced;
        else
            faults.append(tr("%1: it was changed meanwhile").arg(result.body.name));
    }
    stack.endMacro();
    if (traced == 0) // Not a step of its own.
        stack.undo();
    Q_EMIT finished(
        faults.isEmpty()
            ? tr("Sprites traced: %1").arg(traced)
            : tr("Sprites traced: %1 of %2").arg(traced).arg(traced + int(faults.size())),
        faults);
}

/// False if the body is gone, or has another image or other shapes than when it was traced.
bool TraceBatch::apply(const Result &result)
{
    const SceneBody *now = m_document.data().body(result.body.id);
    if (!now || now->image != result.body.image || now->shapes != result.body.shapes)
        return false;
    std::vector<TracedIsland> islands;
    for (const ImageIsland &island : result.trace->islands)
        islands.push_back(islandOnBody(island, now->pivot));
    const TraceSettings settings = now->trace.value_or(TraceSettings());
    const Retraced shapes =
        retrace(*now, islands, now->name, settings.tolerance + result.trace->tolerance);
    m_document.undoStack()->push(
        new ApplyTraceCommand(m_document, now->id, settings, shapes.shapes));
    return true;
}

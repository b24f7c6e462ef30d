#include "wandtool.h"

#include "editor/document/commands/addshapecommand.h"
#include "editor/document/document.h"
#include "editor/document/selection.h"
#include "editor/document/steptext.h"
#include "newshape.h"

#include <QUndoStack>
#include <QtConcurrentRun>

#include <algorithm>

using hullsmith::Outline;
using hullsmith::Vec2;

namespace {

QPolygonF polygon(const std::vector<Vec2> &ring)
{
    QPolygonF points;
    for (const Vec2 &v : ring)
        points << QPointF(v.x(), v.y());
    return points;
}

std::vector<Vec2> moved(const std::vector<Vec2> &ring, const Vec2 &by)
{
    std::vector<Vec2> result;
    for (const Vec2 &v : ring)
        result.push_back(v + by);
    return result;
}

} // namespace

WandTool::WandTool(ToolContext &context, QObject *parent)
    : CanvasTool(context, parent)
{
    connect(&m_watcher, &QFutureWatcherBase::finished, this, [this] {
        if (m_watcher.future().resultCount() > 0)
            take(m_watcher.result());
    });
}

WandTool::~WandTool()
{
    m_watcher.disconnect(this);
    m_stop.request_stop();
    m_watcher.waitForFinished();
}

/// Those of the body, but no island is too small to be clicked.
TraceSettings WandTool::settings() const
{
    const SceneBody *body = targetBody(m_context);
    TraceSettings settings = body && body->trace ? *body->trace : TraceSettings();
    settings.leastIsland = 0;
    return settings;
}

/// Has the contours of the image made, unless they are there.
void WandTool::look()
{
    const TraceSettings now = settings();
    const bool sameContours = m_tracer ? m_tracer->serves(now) : m_settings == now;
    if (m_context.image.cacheKey() == m_image && sameContours)
        return;
    m_image = m_context.image.cacheKey();
    m_settings = now;
    m_tracer.reset();
    m_islands.clear();
    show(std::nullopt);
    if (m_context.image.isNull())
        return;
    m_stop.request_stop();
    m_stop = {};
    m_watcher.setFuture(
        QtConcurrent::run([image = m_context.image, now, stop = m_stop.get_token()]() -> Tracer {
            auto tracer = BodyTracer::create(image, now, std::nullopt, stop);
            return tracer ? std::make_shared<const BodyTracer>(std::move(*tracer)) : nullptr;
        }));
}

void WandTool::take(const Tracer &tracer)
{
    m_tracer = tracer;
    m_islands.clear();
    if (tracer) {
        for (const Outline &outline : tracer->contours()) {
            Island island{polygon(outline.outer), {}, {}};
            island.bounds = island.outer.boundingRect();
            for (const std::vector<Vec2> &hole : outline.holes)
                island.holes.push_back(polygon(hole));
            m_islands.push_back(std::move(island));
        }
    }
    if (m_cursor)
        show(islandAt(*m_cursor));
}

std::optional<std::size_t> WandTool::islandAt(const Vec2 &world) const
{
    const SceneBody *body = targetBody(m_context);
    if (!body)
        return std::nullopt;
    const QPointF at(world.x() + body->pivot.x(), world.y() + body->pivot.y());
    const auto has = [&at](const QPolygonF &ring) {
        return ring.containsPoint(at, Qt::OddEvenFill);
    };
    for (std::size_t i = 0; i < m_islands.size(); ++i) {
        const Island &island = m_islands[i];
        if (island.bounds.contains(at) && has(island.outer) &&
            std::ranges::none_of(island.holes, has))
            return i;
    }
    return std::nullopt;
}

void WandTool::show(std::optional<std::size_t> island)
{
    if (island == m_shown)
        return;
    m_shown = island;
    m_note.clear();
    Q_EMIT overlayChanged();
    Q_EMIT hintChanged();
}

void WandTool::follow(const Vec2 &world)
{
    m_cursor = world;
    look();
    show(islandAt(world));
}

void WandTool::move(const CanvasEvent &e)
{
    follow(e.world);
}

void WandTool::press(const CanvasEvent &e)
{
    follow(e.world);
    if (m_watcher.isRunning()) { // The click came before the contours.
        m_watcher.waitForFinished();
        take(m_watcher.result());
    }
    show(islandAt(e.world));
    if (m_shown)
        add(*m_shown);
    else if (!m_context.image.isNull())
        say(tr("There is no solid pixel here"));
}

void WandTool::leave()
{
    m_cursor.reset();
    show(std::nullopt);
}

bool WandTool::key(int key, Qt::KeyboardModifiers modifiers)
{
    if (modifiers & ~Qt::KeypadModifier)
        return false;
    look();
    switch (key) {
    case Qt::Key_Left:
    case Qt::Key_Up:
        step(-1);
        return !m_islands.empty();
    case Qt::Key_Right:
    case Qt::Key_Down:
        step(1);
        return !m_islands.empty();
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!m_shown)
            return false;
        add(*m_shown);
        return true;
    default:
        return false;
    }
}

void WandTool::step(int by)
{
    const int count = int(m_islands.size());
    if (count == 0)
        return;
    const int from = m_shown ? int(*m_shown) : (by > 0 ? -1 : 0);
    show(std::size_t((from + by + count) % count));
}

void WandTool::add(std::size_t island)
{
    const SceneBody *body = targetBody(m_context);
    if (!body || !m_tracer)
        return;
    const hullsmith::Pixel seed = m_tracer->seeds()[island];
    const TraceSettings wanted = settings();
    const auto tracer = BodyTracer::create(m_context.image, wanted, seed);
    const int limit = targetCornerLimit(m_context.document.data().settings);
    const auto trace =
        tracer ? tracer->outlines(wanted, limit)
               : std::expected<BodyTrace, BodyTraceFault>(std::unexpected(tracer.error()));
    if (!trace) {
        say(trace.error().message);
        return;
    }
    SceneShape shape = tracedShapes(*trace, body->pivot, body->name).front();
    for (const SceneShape &there : body->shapes) {
        if (there.traced == shape.traced) {
            m_context.selection.set({there.id});
            say(tr("This island is a shape already: %1").arg(there.name));
            return;
        }
    }
    shape.name = m_context.document.freeShapeName(body->id, body->name);
    auto *command =
        new AddShapeCommand(m_context.document, body->id, std::move(shape), -1,
                            StepText("WandTool", QT_TRANSLATE_NOOP("WandTool", "Trace island")));
    const ShapeId added = command->shape();
    m_context.document.undoStack()->push(command);
    m_context.selection.set({added});
    say(tr("Traced: %1 vertices, at most %2 px off")
            .arg(trace->vertices)
            .arg(trace->deviation, 0, 'f', 2));
}

void WandTool::say(const QString &note)
{
    m_note = note;
    Q_EMIT hintChanged();
}

ToolOverlay WandTool::overlay() const
{
    ToolOverlay overlay;
    const SceneBody *body = targetBody(m_context);
    if (!m_shown || !m_tracer || !body)
        return overlay;
    const Outline &outline = m_tracer->contours()[*m_shown];
    overlay.highlight.push_back(moved(outline.outer, -body->pivot));
    for (const std::vector<Vec2> &hole : outline.holes)
        overlay.highlight.push_back(moved(hole, -body->pivot));
    return overlay;
}

QString WandTool::hint() const
{
    if (!m_note.isEmpty())
        return m_note;
    if (m_context.image.isNull())
        return tr("This body has no image to trace");
    if (m_shown)
        return tr("Click, or Enter, to add this island as a shape · ← → go to other islands");
    return tr("Click an island of the sprite to trace it · ← → go through the islands");
}

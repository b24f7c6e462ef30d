#include "piecelines.h"

#include <QtConcurrentRun>

namespace {

constexpr int pauseMs = 80; ///< After the last edit, before the own method runs.
/// Vertices of outlines that the fast method splits within a few milliseconds.
constexpr std::size_t previewVertices = 800;

std::size_t vertexCount(const SceneShape &outline)
{
    std::size_t count = outline.vertices.size();
    for (const auto &hole : outline.holes)
        count += hole.size();
    return count;
}

bool sameGeometry(const SceneShape &a, const SceneShape &b)
{
    return a.type == b.type && a.vertices == b.vertices && a.holes == b.holes && a.split == b.split;
}

/// What pieces depend on.
SceneShape bareOutline(const SceneShape &shape)
{
    SceneShape bare;
    bare.id = shape.id;
    bare.vertices = shape.vertices;
    bare.holes = shape.holes;
    bare.split = shape.split;
    return bare;
}

} // namespace

PieceLines::PieceLines(QObject *parent)
    : QObject(parent)
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(pauseMs);
    connect(&m_pause, &QTimer::timeout, this, &PieceLines::startWorker);
    connect(&m_worker, &QFutureWatcherBase::finished, this, &PieceLines::takeOver);
}

PieceLines::~PieceLines()
{
    stopWorker();
    m_worker.waitForFinished();
}

void PieceLines::setBody(const SceneBody &body, const PieceLimits &limits)
{
    const bool otherLimits = limits != m_limits;
    m_limits = limits;
    std::map<ShapeId, Shown> next;
    bool wanting = false;
    for (const SceneShape &shape : body.shapes) {
        if (shape.type != ShapeType::Outline)
            continue;
        const auto before = m_shown.find(shape.id);
        const Shown *known = before == m_shown.end() ? nullptr : &before->second;
        const bool same = known && !otherLimits && sameGeometry(known->outline, shape);
        const Shown &now = next[shape.id] = same ? *known : shown(bareOutline(shape), known);
        wanting = wanting || !now.own;
        if (!same)
            stopWorker(); // what it is at may be the geometry of before
    }
    m_shown = std::move(next);
    if (wanting)
        m_pause.start();
    else
        m_pause.stop();
    if (otherLimits)
        Q_EMIT changed();
}

PieceLines::Shown PieceLines::shown(const SceneShape &outline, const Shown *before) const
{
    if (!needsPieces(outline, m_limits.corners))
        return {outline, nullptr, true};
    if (std::shared_ptr<const Pieces> own = knownPieces(outline, m_limits))
        return {outline, std::move(own), true};
    if (vertexCount(outline) <= previewVertices)
        return {outline, shapePieces(outline, m_limits, PieceWork::Preview), false};
    return {outline, before ? before->pieces : nullptr, false};
}

void PieceLines::startWorker()
{
    if (m_worker.isRunning()) {
        stopWorker();
        m_pause.start();
        return;
    }
    std::vector<SceneShape> wanting;
    for (const auto &[id, shape] : m_shown)
        if (!shape.own)
            wanting.push_back(shape.outline);
    m_stop = std::stop_source();
    m_worker.setFuture(QtConcurrent::run(
        [wanting = std::move(wanting), limits = m_limits, stop = m_stop.get_token()] {
            for (const SceneShape &outline : wanting)
                if (!stop.stop_requested())
                    shapePieces(outline, limits, PieceWork::Own, stop);
        }));
}

void PieceLines::takeOver()
{
    bool any = false;
    for (auto &[id, shape] : m_shown) {
        if (shape.own)
            continue;
        if (std::shared_ptr<const Pieces> own = knownPieces(shape.outline, m_limits)) {
            shape.pieces = std::move(own);
            shape.own = true;
            any = true;
        }
    }
    if (any)
        Q_EMIT changed();
}

void PieceLines::stopWorker()
{
    m_stop.request_stop();
}

const hullsmith::SplitResult *PieceLines::pieces(ShapeId shape) const
{
    const auto found = m_shown.find(shape);
    if (found == m_shown.end() || !found->second.pieces || !*found->second.pieces)
        return nullptr;
    return &**found->second.pieces;
}

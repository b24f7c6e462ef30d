#include "inspectsession.h"

#include "editor/document/commands/setgeometrycommand.h"

#include <QUndoStack>

#include <utility>

InspectSession::InspectSession(QObject *parent)
    : QObject(parent)
{
}

void InspectSession::setPair(Document *document, ShapeId a, ShapeId b, bool withOthers)
{
    if (m_document != document) {
        if (m_document)
            m_document->disconnect(this);
        m_document = document;
        if (document)
            connect(document, &Document::changed, this, &InspectSession::follow);
    }
    m_first = a;
    m_second = b;
    InspectionOptions options = m_pair.options();
    options.cached.reset();
    options.radiusA.reset();
    options.radiusB.reset();
    PairInspection pair;
    pair.setOptions(options);
    pair.setLevel(m_pair.level());
    pair.setPredicts(m_pair.predicts());
    pair.setPair(a, b);
    pair.setShowsOthers(withOthers);
    if (m_document)
        pair.update(m_document->data());
    pair.first();
    m_pair = std::move(pair);
    setFocus(std::nullopt);
    setPivot(std::nullopt);
    Q_EMIT pairChanged();
    Q_EMIT traceChanged();
    Q_EMIT stepChanged();
}

void InspectSession::clear()
{
    setPair(nullptr, {}, {}, false);
}

void InspectSession::swap()
{
    std::swap(m_first, m_second);
    m_pair.setPair(m_first, m_second);
    InspectionOptions options = m_pair.options();
    std::swap(options.radiusA, options.radiusB);
    m_pair.setOptions(options);
    run();
    setFocus(std::nullopt);
    Q_EMIT pairChanged();
}

void InspectSession::run()
{
    if (!m_document)
        return;
    InspectionOptions options = m_pair.options();
    options.cached.reset();
    if (m_cacheAxis && !m_pair.trace().events.empty())
        options.cached = m_pair.trace().result.best.source;
    m_pair.setOptions(options);
    m_pair.update(m_document->data());
    setFocus(m_focus); // as far as it still exists
    Q_EMIT traceChanged();
    Q_EMIT stepChanged();
}

void InspectSession::follow(const Change &change)
{
    if (change.kind == Change::Kind::BodyMoved)
        return;
    run();
}

void InspectSession::setEarlyOut(bool on)
{
    InspectionOptions options = m_pair.options();
    options.earlyOut = on;
    m_pair.setOptions(options);
    run();
}

void InspectSession::setSkipParallel(bool on)
{
    InspectionOptions options = m_pair.options();
    options.skipParallel = on;
    m_pair.setOptions(options);
    run();
}

void InspectSession::setPolicy(const hullsmith::CollisionPolicy &policy)
{
    InspectionOptions options = m_pair.options();
    options.policy = policy;
    m_pair.setOptions(options);
    run();
}

void InspectSession::setCacheAxis(bool on)
{
    m_cacheAxis = on;
    run();
}

void InspectSession::setLevel(int level)
{
    m_pair.setLevel(level);
    Q_EMIT traceChanged();
    Q_EMIT stepChanged();
}

void InspectSession::setRadius(hullsmith::Owner owner, double metres)
{
    const bool isA = owner == hullsmith::Owner::A;
    const InspectedShape &shape = m_pair.shape(owner);
    const SceneShape *drawn = m_document ? m_document->data().shape(shape.id) : nullptr;
    if (!drawn)
        return;
    if (drawn->type != ShapeType::Outline) {
        SceneShape changed = *drawn;
        changed.radius = metres / shape.pose.scale();
        m_document->undoStack()->push(
            new SetGeometryCommand(*m_document, changed, 0, tr("Change radius")));
        return;
    }
    InspectionOptions options = m_pair.options();
    (isA ? options.radiusA : options.radiusB) = metres;
    m_pair.setOptions(options);
    run();
}

bool InspectSession::moved(bool did)
{
    if (did)
        Q_EMIT stepChanged();
    return did;
}

bool InspectSession::goTo(const QString &key)
{
    return moved(m_pair.goTo(key));
}

bool InspectSession::goToIndex(int event)
{
    return (event != m_pair.cursor() || m_pair.freeAxis()) && moved(m_pair.goToIndex(event));
}

bool InspectSession::next()
{
    return moved(m_pair.next()) || leaveFreeAxis();
}

bool InspectSession::previous()
{
    return moved(m_pair.previous()) || leaveFreeAxis();
}

void InspectSession::nextAxis()
{
    if (!moved(m_pair.nextAxis()))
        leaveFreeAxis();
}

void InspectSession::previousAxis()
{
    if (!moved(m_pair.previousAxis()))
        leaveFreeAxis();
}

void InspectSession::goFirst()
{
    m_pair.first();
    moved(true);
}

void InspectSession::goLast()
{
    m_pair.last();
    moved(true);
}

void InspectSession::setPredicts(bool on)
{
    m_pair.setPredicts(on);
    Q_EMIT stepChanged();
}

void InspectSession::guess(bool gap)
{
    m_pair.guess(gap);
    Q_EMIT stepChanged();
}

void InspectSession::setFreeAxis(std::optional<double> degrees)
{
    m_pair.setFreeAxis(degrees);
    setFocus(m_focus);
    Q_EMIT stepChanged();
}

bool InspectSession::leaveFreeAxis()
{
    if (!m_pair.freeAxis())
        return false;
    setFreeAxis(std::nullopt);
    return true;
}

void InspectSession::setFocus(const std::optional<StepFocus> &focus)
{
    const std::optional<StepFocus> there = focus && exists(m_pair, *focus) ? focus : std::nullopt;
    if (m_focus == there)
        return;
    m_focus = there;
    Q_EMIT focusChanged();
}

void InspectSession::setPivot(const std::optional<hullsmith::Vec2> &pivot)
{
    if (m_pivot == pivot)
        return;
    m_pivot = pivot;
    Q_EMIT pivotChanged();
}

#include "applytracecommand.h"

#include "editor/document/steptext.h"

#include <algorithm>
#include <set>

namespace {

const SceneShape *withId(const std::vector<SceneShape> &shapes, ShapeId id)
{
    const auto found = std::ranges::find(shapes, id, &SceneShape::id);
    return id && found != shapes.end() ? &*found : nullptr;
}

/// `now` with `traced` in the place of what came from the trace before.
std::vector<SceneShape> replaced(Document &document, const std::vector<SceneShape> &now,
                                 std::vector<SceneShape> traced)
{
    std::vector<SceneShape> result;
    for (const SceneShape &shape : now) {
        const SceneShape *next = withId(traced, shape.id);
        if (next || !shape.traced)
            result.push_back(next ? *next : shape);
    }
    for (SceneShape &shape : traced) {
        if (withId(now, shape.id))
            continue;
        shape.id = document.newShapeId();
        result.push_back(std::move(shape));
    }
    return result;
}

} // namespace

ApplyTraceCommand::ApplyTraceCommand(Document &document, BodyId body, const TraceSettings &trace,
                                     std::vector<SceneShape> shapes, int gesture,
                                     const QString &text)
    : DocumentCommand(
          document,
          text.isEmpty()
              ? StepText("ApplyTraceCommand", QT_TRANSLATE_NOOP("ApplyTraceCommand", "Trace image"))
              : text,
          gesture)
    , m_body(body)
{
    const SceneBody *found = document.data().body(body);
    if (found) {
        m_before = {found->trace, found->shapes};
        m_after = {trace, replaced(document, found->shapes, std::move(shapes))};
    }
    setObsolete(!found || m_before == m_after);
}

void ApplyTraceCommand::write(const State &state)
{
    const SceneBody *now = m_document.data().body(m_body);
    if (!now)
        return;
    std::vector<ShapeId> gone;
    std::set<ShapeId> kept;
    for (const SceneShape &shape : now->shapes) {
        if (withId(state.shapes, shape.id))
            kept.insert(shape.id);
        else
            gone.push_back(shape.id);
    }
    for (auto id = gone.rbegin(); id != gone.rend(); ++id)
        m_document.removeShape(*id);
    for (int i = 0; i < int(state.shapes.size()); ++i) {
        const SceneShape &shape = state.shapes[std::size_t(i)];
        if (!kept.contains(shape.id))
            m_document.insertShape(m_body, i, shape);
        else if (const SceneShape *old = m_document.data().shape(shape.id); *old != shape) {
            m_document.setGeometry(shape);
            m_document.setShapeProperties(shape);
        }
    }
    m_document.setTrace(m_body, state.trace);
}

void ApplyTraceCommand::redo()
{
    write(m_after);
}

void ApplyTraceCommand::undo()
{
    write(m_before);
}

bool ApplyTraceCommand::mergeWith(const QUndoCommand *next)
{
    const ApplyTraceCommand *other = sameGesture(*this, next);
    if (!other || other->m_body != m_body)
        return false;
    m_after = other->m_after;
    setObsolete(m_after == m_before);
    return true;
}

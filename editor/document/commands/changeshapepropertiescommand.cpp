#include "changeshapepropertiescommand.h"

#include "editor/document/steptext.h"

#include <algorithm>

namespace {

SceneShape withoutGeometry(const SceneShape &shape)
{
    SceneShape bare;
    bare.id = shape.id;
    bare.name = shape.name;
    bare.type = shape.type;
    bare.properties = shape.properties;
    return bare;
}

} // namespace

ChangeShapePropertiesCommand::ChangeShapePropertiesCommand(Document &document,
                                                           const std::vector<SceneShape> &changed,
                                                           int gesture, const QString &text)
    : DocumentCommand(document, text, gesture)
{
    for (const SceneShape &shape : changed) {
        const SceneShape *now = document.data().shape(shape.id);
        if (!now)
            continue;
        m_before.push_back(withoutGeometry(*now));
        m_after.push_back(withoutGeometry(shape));
    }
    if (text.isEmpty())
        setText(textForChange());
    setObsolete(m_before == m_after);
}

QString ChangeShapePropertiesCommand::textForChange() const
{
    const auto differs = [this](auto projection) {
        return !std::ranges::equal(m_before, m_after, {}, projection, projection);
    };
    if (differs(&SceneShape::name))
        return StepText("ChangeShapePropertiesCommand",
                        QT_TRANSLATE_NOOP("ChangeShapePropertiesCommand", "Rename shape"));
    if (differs([](const SceneShape &s) { return s.properties.density; }))
        return StepText("ChangeShapePropertiesCommand",
                        QT_TRANSLATE_NOOP("ChangeShapePropertiesCommand", "Change density"));
    if (differs([](const SceneShape &s) { return s.properties.friction; }))
        return StepText("ChangeShapePropertiesCommand",
                        QT_TRANSLATE_NOOP("ChangeShapePropertiesCommand", "Change friction"));
    if (differs([](const SceneShape &s) { return s.properties.restitution; }))
        return StepText("ChangeShapePropertiesCommand",
                        QT_TRANSLATE_NOOP("ChangeShapePropertiesCommand", "Change restitution"));
    if (differs([](const SceneShape &s) { return s.properties.sensor; }))
        return StepText("ChangeShapePropertiesCommand",
                        QT_TRANSLATE_NOOP("ChangeShapePropertiesCommand", "Change sensor"));
    return StepText("ChangeShapePropertiesCommand",
                    QT_TRANSLATE_NOOP("ChangeShapePropertiesCommand", "Change collision filter"));
}

void ChangeShapePropertiesCommand::redo()
{
    for (const SceneShape &shape : m_after)
        m_document.setShapeProperties(shape);
}

void ChangeShapePropertiesCommand::undo()
{
    for (auto shape = m_before.rbegin(); shape != m_before.rend(); ++shape)
        m_document.setShapeProperties(*shape);
}

bool ChangeShapePropertiesCommand::mergeWith(const QUndoCommand *next)
{
    const ChangeShapePropertiesCommand *other = sameGesture(*this, next);
    if (!other ||
        !std::ranges::equal(m_after, other->m_after, {}, &SceneShape::id, &SceneShape::id))
        return false;
    m_after = other->m_after;
    setObsolete(m_after == m_before);
    return true;
}

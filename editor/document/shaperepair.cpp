#include "shaperepair.h"

#include "commands/removeshapescommand.h"
#include "commands/replaceshapecommand.h"
#include "document.h"
#include "physics/geometry/predicates.h"
#include "ringrepair.h"
#include "steptext.h"

#include <QSet>

#include <algorithm>

using hullsmith::Outline;
using hullsmith::RepairFault;
using hullsmith::RepairResult;

namespace {

int windingOf(const Ring &ring)
{
    const bool finite = std::ranges::all_of(ring, [](const auto &v) { return v.allFinite(); });
    return finite && !ring.empty() ? hullsmith::areaSign(ring.data(), int(ring.size())) : 0;
}

/// `name`_2, `name`_3, ...: those that no shape of the body has.
class FreeNames {
public:
    FreeNames(const SceneBody &body, QString name)
        : m_name(std::move(name))
    {
        for (const SceneShape &shape : body.shapes)
            m_taken.insert(shape.name);
    }
    QString next()
    {
        QString name;
        do
            name = QStringLiteral("%1_%2").arg(m_name).arg(m_number++);
        while (m_taken.contains(name));
        return name;
    }

private:
    QString m_name;
    QSet<QString> m_taken;
    int m_number = 2;
};

} // namespace

std::expected<RepairResult, RepairFault> repairedShape(const SceneShape &shape,
                                                       hullsmith::FillRule rule)
{
    std::vector<Ring> rings{shape.vertices};
    const int winding = windingOf(shape.vertices);
    for (const Ring &hole : shape.holes)
        rings.push_back(winding != 0 && windingOf(hole) == winding ? reversedRing(hole) : hole);
    return hullsmith::repair(rings, rule);
}

std::unique_ptr<QUndoCommand> replaceByOutlines(Document &document, ShapeId shape,
                                                const std::vector<Outline> &outlines,
                                                const QString &text)
{
    const SceneShape *now = document.data().shape(shape);
    if (!now || outlines.empty())
        return nullptr;
    FreeNames names(*document.data().bodyOf(shape), now->name);
    std::vector<SceneShape> parts;
    for (const Outline &outline : outlines) {
        SceneShape part = *now;
        part.vertices = outline.outer;
        part.holes = outline.holes;
        if (!parts.empty()) {
            part.name = names.next();
            part.traced.reset(); // the trace belongs to the first
        }
        parts.push_back(std::move(part));
    }
    if (parts.size() == 1 && parts.front() == *now)
        return nullptr;
    return std::make_unique<ReplaceShapeCommand>(document, shape, std::move(parts), text);
}

std::unique_ptr<QUndoCommand> repairCommand(Document &document, ShapeId shape,
                                            hullsmith::FillRule rule)
{
    const SceneShape *now = document.data().shape(shape);
    if (!now || now->type != ShapeType::Outline)
        return nullptr;
    const auto repaired = repairedShape(*now, rule);
    if (repaired)
        return replaceByOutlines(
            document, shape, repaired->outlines,
            StepText("ShapeRepair", QT_TRANSLATE_NOOP("ShapeRepair", "Repair outline")));
    if (repaired.error().kind == RepairFault::Kind::NothingLeft)
        return std::make_unique<RemoveShapesCommand>(document, std::set<ShapeId>{shape});
    return nullptr;
}

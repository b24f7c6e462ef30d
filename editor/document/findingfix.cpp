#include "commands/removeshapescommand.h"
#include "commands/setgeometrycommand.h"
#include "document.h"
#include "finding.h"
#include "physics/geometry/predicates.h"
#include "ringrepair.h"
#include "shaperepair.h"
#include "shapesummary.h"
#include "steptext.h"

namespace {

bool isClockwise(const Ring &ring)
{
    return !ring.empty() && hullsmith::areaSign(ring.data(), int(ring.size())) < 0;
}

/// The ring after the fix; nothing if the fix does not apply to it. `pixelsPerMetre` turns the
/// finding's lengths into the ring's.
std::optional<Ring> mended(const Ring &ring, const Finding &finding, double pixelsPerMetre)
{
    const double limit = finding.limit * pixelsPerMetre;
    switch (finding.fix) {
    case Fix::ReverseWinding:
        return isClockwise(ring) ? std::optional(reversedRing(ring)) : std::nullopt;
    case Fix::WeldDuplicates:
        return weldedRing(ring, limit);
    case Fix::DropCollinear:
        return withoutStraightVertices(ring, finding.kind == Finding::Kind::NearCollinear
                                                 ? std::optional(limit)
                                                 : std::nullopt);
    case Fix::MakeHull:
        return hullOf(ring, finding.kind == Finding::Kind::TooManyVertices
                                ? std::optional(int(finding.limit))
                                : std::nullopt);
    case Fix::None:
    case Fix::Repair:
    case Fix::RemoveShape:
        break;
    }
    return std::nullopt;
}

/// The shape after the fix; nothing if the fix does not apply.
std::optional<SceneShape> mended(const SceneShape &shape, const Finding &finding,
                                 double pixelsPerMetre)
{
    SceneShape result = shape;
    Ring *ring = result.ring(finding.ring);
    if (shape.type != ShapeType::Outline || !ring)
        return std::nullopt;
    std::optional<Ring> better = mended(*ring, finding, pixelsPerMetre);
    if (!better)
        return std::nullopt;
    *ring = *std::move(better);
    if (finding.fix == Fix::MakeHull && finding.ring == outerRing)
        result.holes.clear(); // a hull is solid
    return result;
}

std::unique_ptr<QUndoCommand> removal(Document &document, const Finding &finding)
{
    if (finding.ring == outerRing)
        return std::make_unique<RemoveShapesCommand>(document, std::set<ShapeId>{finding.shape});
    SceneShape shape = *document.data().shape(finding.shape);
    if (!shape.ring(finding.ring))
        return nullptr;
    shape.holes.erase(shape.holes.begin() + finding.ring);
    return std::make_unique<SetGeometryCommand>(
        document, shape, 0, StepText("HoleText", QT_TRANSLATE_NOOP("HoleText", "Remove hole")));
}

} // namespace

std::unique_ptr<QUndoCommand> fixCommand(Document &document, const Finding &finding)
{
    const SceneShape *shape = document.data().shape(finding.shape);
    if (!shape || finding.fix == Fix::None)
        return nullptr;
    if (finding.fix == Fix::RemoveShape)
        return removal(document, finding);
    if (finding.fix == Fix::Repair)
        return repairCommand(document, finding.shape, shownFillRule);
    const SceneBody &body = *document.data().bodyOf(finding.shape);
    std::optional<SceneShape> better =
        mended(*shape, finding, usableScale(document.data().pixelsPerMetre(body)));
    if (!better || *better == *shape)
        return nullptr;
    if (better->ring(finding.ring)->size() < 3)
        return removal(document, finding);
    return std::make_unique<SetGeometryCommand>(document, *better, 0, fixText(finding.fix));
}

#include "shapesplit.h"

#include "commands/addshapecommand.h"
#include "commands/removeshapescommand.h"
#include "commands/setgeometrycommand.h"
#include "physics/geometry/mergedpiece.h"
#include "physics/geometry/outlinecheck.h"
#include "shapesummary.h"
#include "steptext.h"

#include <QCoreApplication>
#include <QSet>
#include <QUndoStack>

#include <algorithm>

using hullsmith::Vec2;
using Ring = std::vector<Vec2>;

namespace {

/// A number may follow within the longest name that a project file takes.
constexpr int longestBase = 240;

struct ShapeSplit {
    Q_DECLARE_TR_FUNCTIONS(ShapeSplit)
};

/// `shape` with one convex ring and no layers left.
SceneShape withRing(SceneShape shape, Ring ring)
{
    shape.vertices = std::move(ring);
    shape.holes.clear();
    shape.traced.reset();
    shape.split.cuts.clear();
    return shape;
}

bool isConvex(const SceneShape &shape)
{
    return shape.holes.empty() && hullsmith::checkOutline(shape.vertices).convex;
}

Ring counterClockwise(const Ring &ring)
{
    Ring turned = ring;
    if (hullsmith::checkOutline(ring).winding == hullsmith::Winding::Clockwise)
        std::ranges::reverse(turned);
    return turned;
}

bool shareAnEdge(const Ring &a, const Ring &b)
{
    for (std::size_t i = 0; i < a.size(); ++i)
        for (std::size_t j = 0; j < b.size(); ++j)
            if (a[i] == b[(j + 1) % b.size()] && a[(i + 1) % a.size()] == b[j])
                return true;
    return false;
}

} // namespace

std::vector<SceneShape> pieceShapes(const SceneBody &body, const SceneShape &shape,
                                    const std::vector<Ring> &pieces)
{
    QSet<QString> names;
    for (const SceneShape &other : body.shapes)
        names.insert(other.name);
    std::vector<SceneShape> shapes;
    int number = 1;
    for (const Ring &piece : pieces) {
        SceneShape made = withRing(shape, piece);
        if (!shapes.empty()) {
            made.id = {};
            do
                made.name = QStringLiteral("%1_%2").arg(shape.name.left(longestBase)).arg(++number);
            while (names.contains(made.name));
        }
        shapes.push_back(std::move(made));
    }
    return shapes;
}

std::vector<ShapeId> splitIntoShapes(Document &document, ShapeId shape,
                                     const std::vector<Ring> &pieces)
{
    const SceneShape *found = document.data().shape(shape);
    const SceneBody *body = document.data().bodyOf(shape);
    if (!found || pieces.empty())
        return {};
    const std::vector<SceneShape> shapes = pieceShapes(*body, *found, pieces);
    const BodyId bodyId = body->id;
    const int index = document.data().indexOf(shape);
    const QString text =
        StepText("ShapeSplit", QT_TRANSLATE_NOOP("ShapeSplit", "Split into shapes"));
    QUndoStack *stack = document.undoStack();
    stack->beginMacro(text);
    stack->push(new SetGeometryCommand(document, shapes.front(), 0, text));
    std::vector<ShapeId> ids = {shape};
    for (std::size_t i = 1; i < shapes.size(); ++i) {
        auto *add = new AddShapeCommand(document, bodyId, shapes[i], index + int(i), text);
        ids.push_back(add->shape());
        stack->push(add);
    }
    stack->endMacro();
    return ids;
}

std::expected<SceneShape, ShapeMergeFault> mergedShape(const SceneShape &a, const SceneShape &b,
                                                       std::optional<int> cornerLimit)
{
    if (a.type != ShapeType::Outline || b.type != ShapeType::Outline)
        return std::unexpected(ShapeMergeFault::NotTwo);
    if (!isConvex(a) || !isConvex(b))
        return std::unexpected(ShapeMergeFault::NotConvex);
    const Ring first = counterClockwise(a.vertices);
    const Ring second = counterClockwise(b.vertices);
    if (auto ring = hullsmith::mergedPiece(first, second, cornerLimit.value_or(0)))
        return withRing(a, *std::move(ring));
    if (hullsmith::mergedPiece(first, second))
        return std::unexpected(ShapeMergeFault::TooManyCorners);
    return std::unexpected(shareAnEdge(first, second) ? ShapeMergeFault::ConcaveUnion
                                                      : ShapeMergeFault::NoSharedEdge);
}

std::expected<ShapeId, ShapeMergeFault> mergeShapes(Document &document,
                                                    std::span<const ShapeId> shapes)
{
    const SceneData &data = document.data();
    if (shapes.size() != 2 || data.bodyOf(shapes[0]) != data.bodyOf(shapes[1]) ||
        !data.bodyOf(shapes[0]))
        return std::unexpected(ShapeMergeFault::NotTwo);
    ShapeId stays = shapes[0];
    ShapeId goes = shapes[1];
    if (data.indexOf(goes) < data.indexOf(stays))
        std::swap(stays, goes);
    const EngineProfile *target = engineProfile(data.settings.target);
    const auto merged = mergedShape(*data.shape(stays), *data.shape(goes),
                                    target ? target->vertexLimit : std::nullopt);
    if (!merged)
        return std::unexpected(merged.error());
    const QString text = StepText("ShapeSplit", QT_TRANSLATE_NOOP("ShapeSplit", "Merge shapes"));
    QUndoStack *stack = document.undoStack();
    stack->beginMacro(text);
    stack->push(new SetGeometryCommand(document, *merged, 0, text));
    stack->push(new RemoveShapesCommand(document, {goes}, text));
    stack->endMacro();
    return stays;
}

QString shapeMergeFaultText(ShapeMergeFault fault)
{
    switch (fault) {
    case ShapeMergeFault::NotTwo:
        return ShapeSplit::tr("Select two outlines of one body to merge them");
    case ShapeMergeFault::NotConvex:
        return ShapeSplit::tr("Only convex outlines without holes can be merged");
    case ShapeMergeFault::NoSharedEdge:
        return ShapeSplit::tr("The two shapes do not share an edge from end to end");
    case ShapeMergeFault::ConcaveUnion:
        return ShapeSplit::tr("Together the two shapes are not convex");
    case ShapeMergeFault::TooManyCorners:
        return ShapeSplit::tr("Together the two shapes have more vertices than the target takes");
    }
    return {};
}

QString splitFaultText(hullsmith::SplitFault::Kind kind)
{
    using Kind = hullsmith::SplitFault::Kind;
    switch (kind) {
    case Kind::BadLimit:
        return ShapeSplit::tr("the vertex limit must be at least 3");
    case Kind::NonFinite:
        return ShapeSplit::tr("a coordinate is not a finite number");
    case Kind::Degenerate:
        return ShapeSplit::tr("the outline encloses no area");
    case Kind::NotSimple:
        return ShapeSplit::tr("the outline crosses itself");
    case Kind::SelfTouch:
        return ShapeSplit::tr("the outline touches itself");
    case Kind::Cancelled:
        return ShapeSplit::tr("the split was cancelled");
    }
    return {};
}

QString cutEffectText(hullsmith::CutEffect effect)
{
    switch (effect) {
    case hullsmith::CutEffect::NoLength:
        return ShapeSplit::tr("does nothing: it has no length");
    case hullsmith::CutEffect::Outside:
        return ShapeSplit::tr("does nothing: it is outside the outline");
    case hullsmith::CutEffect::NoRoom:
        return ShapeSplit::tr("does nothing: there is no room for it");
    case hullsmith::CutEffect::Cuts:
    case hullsmith::CutEffect::Lengthened:
        break;
    }
    return {};
}

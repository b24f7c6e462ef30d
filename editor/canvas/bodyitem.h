#pragma once

#include "editor/document/finding.h"
#include "editor/document/scenedata.h"
#include "editor/document/selection.h"
#include "physics/geometry/aabb.h"
#include "sprite.h"

#include <QGraphicsObject>

#include <optional>
#include <set>
#include <vector>

class CalloutItem;
class Canvas;
class CentroidItem;
class FaultMarksItem;
class PieceLines;

/// One body on the canvas: its sprite, its shapes with handles and the pieces of concave ones, the
/// marks of pivot and centroid, and the faults where they are. In the body's frame (pixels, y up
/// from the pivot); whoever shows it in a common view sets pos() and rotation().
///
/// The mode tells it what to show; what is equal to what it shows already costs nothing. It adds
/// itself to the canvas's scene, follows its view and palette, and is owned by the scene.
class BodyItem : public QGraphicsObject {
    Q_OBJECT
public:
    explicit BodyItem(Canvas &canvas);
    ~BodyItem() override;

    /// Shows the body as it is in `data`; nothing if there is no such body. When the pivot of the
    /// body on show moves, the canvas's view moves along and the image stays where it is.
    void setBody(const SceneData &data, BodyId body);
    BodyId body() const { return m_body.id; }
    /// The body's image; a null image shows none.
    void setSprite(const QImage &image);
    /// Handles for the selected shapes, filled ones for the selected vertices. Also describes the
    /// selection to screen readers.
    void setSelection(const Selection &selection);
    /// Faults of this body; those of other bodies are not shown.
    void setFindings(std::vector<Finding> findings);
    /// The finding (index into the list) whose callout is open, whatever the cursor is at.
    void setShownFinding(std::optional<std::size_t> index);
    /// The finding whose callout is open; nothing if none is.
    std::optional<std::size_t> openFinding() const { return m_open; }

    /// Sprite and shapes, in the body's frame: what Canvas::fitAll() shall show.
    hullsmith::Aabb contentBounds() const;
    /// The selected vertices, else the selected shapes; empty if nothing is selected.
    hullsmith::Aabb selectionBounds() const;

    /// The pieces that the lines inside a shape show; nullptr if there are none.
    const hullsmith::SplitResult *pieces(ShapeId shape) const;

    QRectF boundingRect() const override { return m_bounds; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

Q_SIGNALS:
    /// The user pressed the link to the fix in the callout.
    void fixPressed(const Finding &finding);

private:
    QRectF spriteRect() const;
    QRectF shapeRect(const SceneShape &shape) const;
    QRectF dirtyRect(const SceneBody &next) const;
    void updateBounds();
    void updateCentroid(const SceneData &data);
    void updateCallout();
    void followView();
    void followCursor(const hullsmith::Vec2 &world);
    std::optional<std::size_t> findingToOpen() const;
    QPointF onScreen(const hullsmith::Vec2 &local) const;
    bool onWayToCallout() const;
    void pressLink();
    /// The place of `finding` whose mark `local` is on.
    std::optional<hullsmith::Vec2> markAt(const Finding &finding,
                                          const hullsmith::Vec2 &local) const;
    std::optional<std::size_t> findingAt(const hullsmith::Vec2 &local) const;
    std::optional<std::size_t> findingOfSelection() const;
    std::optional<std::size_t> worstError() const;

    Canvas &m_canvas;
    FaultMarksItem *m_marks;
    CentroidItem *m_centroid;
    CalloutItem *m_callout;
    PieceLines *m_pieces;
    SceneBody m_body;
    Sprite m_sprite;
    QRectF m_bounds;
    double m_pixelsPerMetre = 0.0;
    std::set<ShapeId> m_shapes;     ///< Selected.
    std::set<VertexRef> m_vertices; ///< Selected.
    ShapeId m_current;
    std::vector<Finding> m_findings;
    std::optional<std::size_t> m_shown; ///< Asked for by setShownFinding().
    std::optional<std::size_t> m_open;
    std::optional<hullsmith::Vec2> m_cursor; ///< Body's frame.
};

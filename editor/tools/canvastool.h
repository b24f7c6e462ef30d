#pragma once

#include "editor/document/scenedata.h"

#include <QImage>
#include <QObject>
#include <QPolygonF>
#include <QString>

#include <optional>
#include <vector>

class Document;
class Selection;

/// A press, move or release, in the frame of the canvas (pixels, y up).
struct CanvasEvent {
    hullsmith::Vec2 world = hullsmith::Vec2::Zero();
    double pixelSize = 1.0; ///< One device-independent screen pixel in world units.
    Qt::MouseButton button = Qt::NoButton;
    Qt::KeyboardModifiers modifiers = {};
};

/// What the tool draws over the shapes; the canvas paints it in screen-constant pens.
struct ToolOverlay {
    std::vector<hullsmith::Vec2> draft; ///< Half-drawn outline, world.
    bool draftClosed = false;
    bool draftCanClose = false;                 ///< The first vertex lights up.
    std::optional<hullsmith::Vec2> ghostVertex; ///< Where a press would insert a vertex.
    std::optional<std::pair<hullsmith::Vec2, hullsmith::Vec2>>
        band; ///< Box-select rectangle, corners.
    std::optional<std::pair<hullsmith::Vec2, double>> draftCircle; ///< Centre and radius.
    std::optional<hullsmith::Vec2> snapPoint;                      ///< Where the cursor snapped to.
    std::optional<hullsmith::Vec2> hoverVertex;       ///< The vertex that a press would grab.
    std::vector<std::vector<hullsmith::Vec2>> pieces; ///< Convex pieces that would come out.
    std::optional<std::pair<hullsmith::Vec2, hullsmith::Vec2>> cutLine; ///< Being drawn.
    std::optional<std::pair<hullsmith::Vec2, hullsmith::Vec2>> litLine; ///< Hovered cut line.
    std::vector<std::vector<hullsmith::Vec2>> highlight; ///< Rings of an area under the cursor.
    QString label; ///< "12.0 × 8.0", the name of the hovered vertex.
    hullsmith::Vec2 labelAt = hullsmith::Vec2::Zero(); ///< The label stands beside it.
};

/// Which snap targets are on; a held Ctrl inverts the whole set for one drag.
struct SnapSettings {
    bool grid = false;
    bool vertices = false;
    bool pixels = false; ///< Corners of image pixels.

    bool any() const { return grid || vertices || pixels; }
};

/// What the tools of one canvas share: the document, the selection and the shapes on show.
struct ToolContext {
    Document &document;
    Selection &selection;
    SnapSettings snap;
    /// Shapes that can be hit, topmost last, each with the pose that places it on this canvas.
    /// Author mode: the current body's shapes, not placed. Inspect mode: the pair, at its bodies'
    /// poses.
    struct Placed {
        ShapeId shape;
        hullsmith::Pose pose;
    };
    std::vector<Placed> shapes;
    QImage image = {}; ///< Author mode: that of the current body.
    /// Dragging a shape moves its body's placement (Inspect mode) instead of its vertices.
    bool movesBodies = false;
};

/// A small state machine fed with world positions. It pushes commands and owns no widget, so it is
/// tested with a Document alone. cancel() ends the gesture where it stands; it runs on deactivation
/// and, through Document::aboutToUndo(), before undo and redo. Escape also takes the gesture's step
/// back.
class CanvasTool : public QObject {
    Q_OBJECT
public:
    explicit CanvasTool(ToolContext &context, QObject *parent = nullptr);

    virtual void press(const CanvasEvent &) {}
    virtual void move(const CanvasEvent &) {} ///< Also without a button held (hover).
    virtual void release(const CanvasEvent &) {}
    virtual void doublePress(const CanvasEvent &e) { press(e); }
    virtual void leave() {} ///< The cursor left the canvas: nothing is hovered any more.
    /// Returns whether the tool used the key.
    virtual bool key(int /*Qt::Key*/, Qt::KeyboardModifiers) { return false; }
    virtual void cancel() {}
    virtual ToolOverlay overlay() const { return {}; }
    virtual QString hint() const = 0; ///< Status bar: what the mouse and keys do now.
    virtual Qt::CursorShape cursor() const { return Qt::CrossCursor; }
    /// Left drags pan the view instead of reaching press() (the hand).
    virtual bool pansView() const { return false; }
    /// In the middle of a gesture or a draft: Escape cancels it.
    virtual bool isBusy() const { return false; }
    /// Undo inside a half-drawn shape takes back its last vertex; returns whether it did.
    virtual bool undoStep() { return false; }
    virtual bool redoStep() { return false; }

Q_SIGNALS:
    void overlayChanged();
    void hintChanged();
    /// The body's pivot, which is the origin of the canvas, was moved over the image (pixels of the
    /// image): the canvas moves its view so that the image stays where it is.
    void originMoved(const hullsmith::Vec2 &from, const hullsmith::Vec2 &to);

protected:
    ToolContext &m_context;
};

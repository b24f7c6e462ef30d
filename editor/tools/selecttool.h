#pragma once

#include "drag.h"
#include "gesture.h"
#include "hittest.h"

#include <memory>

/// Selects, moves, inserts and deletes: vertices, edges, shapes and, in Inspect mode, bodies.
///
/// What a press does depends on what lies under the cursor, in this order: a vertex of a selected
/// shape (drags all selected vertices), an edge of a selected shape (inserts a vertex and drags it;
/// with Alt the edge moves; on a rim the radius changes), a vertex of any shape, the inside of a
/// shape (moves it), the empty canvas (box-select).
class SelectTool : public CanvasTool {
    Q_OBJECT
public:
    explicit SelectTool(ToolContext &context, QObject *parent = nullptr);
    ~SelectTool() override;

    void press(const CanvasEvent &e) override;
    void move(const CanvasEvent &e) override;
    void release(const CanvasEvent &e) override;
    void doublePress(const CanvasEvent &e) override;
    void leave() override;
    bool key(int key, Qt::KeyboardModifiers modifiers) override;
    void cancel() override;
    ToolOverlay overlay() const override;
    QString hint() const override;
    Qt::CursorShape cursor() const override;
    bool isBusy() const override { return m_drag != nullptr; }

    /// The selected vertices, else the selected shapes; returns whether there was anything.
    bool deleteSelected();
    /// All vertices of the selected shapes; if they are selected already, or none is, of all
    /// shapes.
    void selectAll();
    /// The vertices of the selected shapes (of all, if none is) that are not selected.
    void invertSelection();
    /// Moves the selected vertices, else the selected shapes, by `offset`; false if there are none.
    /// Nudges that follow each other are one step until the selection or something else changes.
    bool nudge(const hullsmith::Vec2 &offset);
    /// Selects the vertex after (1) or before (-1) the selected one.
    bool selectNeighbour(int step);
    /// Inserts a vertex in the middle of the edge after the one selected vertex.
    bool insertAfterSelected();

Q_SIGNALS:
    /// Enter on selected vertices: the user wants to type where they go.
    void coordinatesWanted();

private:
    /// What lies under the cursor, and so what a press would do.
    struct Target {
        enum class Kind { Nothing, Vertex, Edge, Rim, Inside } kind = Kind::Nothing;
        VertexRef vertex;
        EdgeHit edge;
        ShapeId shape;
        bool operator==(const Target &other) const;
    };

    Target targetAt(const CanvasEvent &e) const;
    void hover(const CanvasEvent &e);
    void pressVertex(const CanvasEvent &e);
    void pressEdge(const CanvasEvent &e);
    void pressInside(const CanvasEvent &e);
    void pressNothing(const CanvasEvent &e);
    void insertAndDrag(const CanvasEvent &e);
    void startDrag(std::unique_ptr<Drag> drag);
    void endDrag();
    void clickOn(const Target &target);
    bool escape();
    bool wantCoordinates();
    QString hoverHint() const;

    Gesture m_gesture;
    int m_nudges = 0; ///< Gesture of the nudges that go on; 0: the next one starts a step.
    std::unique_ptr<Drag> m_drag;
    bool m_dragging = false; ///< Past the threshold: moves are carried out.
    CanvasEvent m_press;
    CanvasEvent m_last;      ///< The last event: its modifiers decide what an edge shows.
    Target m_target;         ///< Under the cursor; during a drag, what was pressed.
    bool m_collapse = false; ///< A click without a drag selects the pressed thing alone.
};

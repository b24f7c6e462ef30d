#pragma once

#include "figureparts.h"
#include "sketch.h"

/// Draws the two shapes of a pair: bodies, letters, edges, normals, ghosts.
class ShapeSketch {
public:
    ShapeSketch(Sketch &sketch, const PairInspection &pair, const FigureView &view,
                const FigureStyle &style);

    void grid();
    /// Fills and outlines; what was drawn is dotted where the hull is tested instead.
    void bodies();
    /// Marks (round for A, square for B) and names of the vertices.
    void vertices();
    void names();
    /// Blocks the shapes' outlines for labels.
    void block();
    /// Short normals on every edge: names, dotted where the test will not come to.
    void whiskers(const StepFacts &facts, int event);
    void currentEdge(hullsmith::AxisSource source, const hullsmith::Vec2 &normal, bool withArrow,
                     double progress);
    /// Both edges of a duplicate joined by "=".
    void duplicate(const StepFacts &facts);
    void degenerate(const StepFacts &facts);
    void clock(hullsmith::AxisSource source);
    /// B at 30 %, moved by `move` (metres); in time B itself goes there and back.
    void ghost(const hullsmith::Vec2 &move);
    void faults();
    /// Marks the shape, the vertex, or the edge of the axis.
    void mark(const StepFocus &focus);

    QColor colourOf(hullsmith::Owner owner) const;
    QPointF screen(const hullsmith::Vec2 &world) const;
    /// Closed outline of the solid shape on the screen, rounding included.
    QPolygonF outline(const InspectedShape &shape, const hullsmith::Vec2 &move) const;

private:
    void body(const InspectedShape &shape, hullsmith::Owner owner);
    void vertexMarks(const InspectedShape &shape, hullsmith::Owner owner);
    void vertexNames(const InspectedShape &shape, hullsmith::Owner owner);
    QPointF middleOf(hullsmith::AxisSource source) const;
    QPointF outward(const hullsmith::Vec2 &normal) const;

    Sketch &m_sketch;
    const PairInspection &m_pair;
    const FigureView &m_view;
    const FigureStyle &m_style;
};

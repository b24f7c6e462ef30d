#pragma once

#include "figureparts.h"
#include "sketch.h"

/// Draws where the pair touches: reference and incident edge, contact points with their depths. Of
/// a pair that is apart the nearest points and the distance.
class ContactSketch {
public:
    ContactSketch(Sketch &sketch, const PairInspection &pair, const FigureView &view,
                  const FigureStyle &style);

    void draw();
    void labels();
    /// Marks a contact and its edges.
    void mark(const StepFocus &focus);

private:
    void edge(hullsmith::AxisSource source, bool isReference);
    void depth(const QLineF &line);
    void distance(const QLineF &line);
    void ends(const QLineF &line, const QColor &colour);
    void edgeName(hullsmith::AxisSource source, const QString &text);
    bool hasEdge(hullsmith::AxisSource source) const;

    Sketch &m_sketch;
    const PairInspection &m_pair;
    const FigureView &m_view;
    const FigureStyle &m_style;
};

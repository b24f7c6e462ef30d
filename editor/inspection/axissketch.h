#pragma once

#include "figureparts.h"
#include "sentences.h"
#include "sketch.h"

/// Draws the axis of one step: the line, droplines, interval bars, overlap or gap, ways out.
class AxisSketch {
public:
    AxisSketch(Sketch &sketch, const PairInspection &pair, const StepFacts &facts,
               const AxisFrame &frame, const FigureStyle &style);

    void block();
    void separatingLine();
    void droplines();
    void line();
    void bars();
    /// The minimum translation vector from `from`,
    void translation(const hullsmith::Vec2 &from, const hullsmith::Vec2 &move);
    /// and its length.
    void translationLength(const hullsmith::Vec2 &from, const hullsmith::Vec2 &move);
    void labels();
    /// Marks it if it is part of this axis. False if it is not, or does not show yet.
    bool mark(const StepFocus &focus);

private:
    void dropline(const hullsmith::Vec2 &from, double aside, bool strong, double progress);
    void droplinesOf(hullsmith::Owner owner);
    void bar(hullsmith::Owner owner);
    void cover();
    void pushArrows(double progress);
    void pushLabels();
    void endNames(hullsmith::Owner owner);
    void dotProduct();
    int verticesOf(hullsmith::Owner owner) const;
    bool isFalling(hullsmith::Owner owner) const; ///< It is being projected in this step.
    bool hasAppeared() const;                     ///< What is new in this step.
    std::pair<double, double> extent() const;     ///< Of both intervals.
    const hullsmith::Interval &interval(hullsmith::Owner owner) const;
    QColor colourOf(hullsmith::Owner owner) const;

    Sketch &m_sketch;
    const PairInspection &m_pair;
    const StepFacts &m_facts;
    const AxisFrame &m_frame;
    const FigureStyle &m_style;
};

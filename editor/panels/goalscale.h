#pragma once

#include "editor/document/layers.h"

/// A slider for each aim of a trace: even steps of proportion, as people judge them.
struct GoalScale {
    static constexpr int steps = 200;          ///< Of the slider.
    static constexpr double typedStep = 0.005; ///< Half the last digit of the number field.

    double least;     ///< That is allowed.
    double first;     ///< The slider's first step after `least`.
    double last;      ///< The slider's last.
    double mostTyped; ///< In the number field.
    bool isWhole;

    static GoalScale of(TraceSettings::Goal goal);
    double value(int step) const;
    int step(double value) const; ///< The nearest.
};

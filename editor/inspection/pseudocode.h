#pragma once

#include "stepfocus.h"

#include <QStringList>

/// The test as a dozen words per line, in step with the trace. Identifiers are not translated, the
/// comment is.
struct Pseudocode {
    enum Line { Loop, Skip, ProjectA, ProjectB, Gap, EarlyOut, Keep, Return };

    /// The lines for these options; a switched off rule shows as a comment, so that numbers stay.
    static QStringList lines(const InspectionOptions &options);
    /// The line that event `event` of the trace carries out; -1 without a trace.
    static int lineOf(const PairInspection &pair, int event);
    /// The line that deals with such a thing; -1 if none does.
    static int lineOf(const StepFocus &focus);
    /// What the line deals with in step `event`; none where it does not yet.
    static std::optional<StepFocus> focusOf(const PairInspection &pair, int event, int line);
};

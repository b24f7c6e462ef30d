#pragma once

#include "physics/collision/sat.h"

#include <QString>

/// One normal in the table of axes, as far as the test has come with it.
struct LedgerRow {
    enum class State {
        Pending,    ///< The test has not come to it yet.
        Testing,    ///< Some of its steps are done.
        Tested,     ///< Compared.
        Duplicate,  ///< Parallel to `other`, skipped.
        Degenerate, ///< No direction.
        NotTested,  ///< The test stopped before it.
    } state = State::Pending;
    hullsmith::AxisSource source;
    QString name;              ///< "A0"
    QString otherName;         ///< Duplicate: the earlier axis.
    hullsmith::SatAxis values; ///< Of the whole test, also where it was not reached.
    bool knowsNormal = false, knowsA = false, knowsB = false; ///< What the test has found by now.
    bool isCurrent = false;                                   ///< The cursor is on it.
    bool isBest = false;                                      ///< Least push so far.
    bool isTie = false;    ///< As good as the best one, once the test is over.
    bool isWinner = false; ///< The axis that decided, once the test is over.
    bool isCached = false; ///< Tried first.

    bool compared() const { return state == State::Tested; }
    bool isGap() const { return values.push < 0.0; }
};

#pragma once

#include "numbers.h"
#include "stepfocus.h"

#include <QStringList>

// Every sentence of the inspector, in the program's language. Each is one translatable unit with
// numbered arguments.

/// What happens at event `event` of the trace: one sentence, or a few that belong together.
QStringList stepSentences(const PairInspection &pair, int event, int digits = defaultDigits);
/// A piece of a text, and what it names if it names something.
struct TextPiece {
    QString text;
    std::optional<StepFocus> focus = {};
};
/// The same as one text in pieces,
std::vector<TextPiece> stepPieces(const PairInspection &pair, int event,
                                  int digits = defaultDigits);
/// and as one text.
QString stepText(const PairInspection &pair, int event, int digits = defaultDigits);
/// A few words for the step tree: "compare → gap 0.4", "A2 = A0, skipped".
QString stepTitle(const PairInspection &pair, int event, int digits = defaultDigits);
/// The outcome of an axis for the step tree: "B1: gap 0.4".
QString axisTitle(const PairInspection &pair, int axisEvent, int digits = defaultDigits);

/// What was done to the input, or why there is no test: "A is not convex. …"
QString inputNoteText(const InputNote &note);
/// "B3 is not reached any more: gap found on A1"
QString lostStepText(const LostStep &lost);
/// "open", "closed", "tolerance 0.01"
QString policyName(const hullsmith::CollisionPolicy &policy, int digits = defaultDigits);
/// "apart", "touching", "overlapping" as on the verdict chip.
QString relationName(hullsmith::Relation relation);
/// Second line of the verdict chip: "gap 0.4 on axis B1 (0.6, 0.8)".
QString verdictDetail(const PairInspection &pair, int digits = defaultDigits);
/// Result column of the ledger: "overlap 1", "gap 0.4", "= A0", "not tested".
QString ledgerResult(const LedgerRow &row, int digits = defaultDigits);
/// "if only A were tested: overlap 1, so they would seem to collide"
QString onlyAText(const PairInspection &pair, int digits = defaultDigits);

/// Sentences joined as the language joins them: with a space after a full stop, without after "。".
QString joinSentences(const QStringList &sentences);

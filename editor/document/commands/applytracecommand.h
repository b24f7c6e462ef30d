#pragma once

#include "documentcommand.h"

#include <vector>

/// Takes over what a trace of the body's image gave: its settings and its outlines.
///
/// Steps of one gesture merge, so that a slider's way is one undo step that goes back to before it.
class ApplyTraceCommand : public DocumentCommand {
public:
    /// `shapes`: what the body's traced shapes shall be, each with TracedRings. One with the id of
    /// a shape of the body replaces it, but for its place; the others are new, get ids and stand at
    /// the end; traced shapes of the body that are not among them go. Shapes that did not come from
    /// a trace stay as they are. retrace() makes such a list.
    ApplyTraceCommand(Document &document, BodyId body, const TraceSettings &trace,
                      std::vector<SceneShape> shapes, int gesture = 0, const QString &text = {});

    int id() const override { return ApplyTraceId; }
    void redo() override;
    void undo() override;
    bool mergeWith(const QUndoCommand *next) override;

private:
    struct State {
        std::optional<TraceSettings> trace;
        std::vector<SceneShape> shapes; ///< All of the body.
        bool operator==(const State &) const = default;
    };

    void write(const State &state);

    BodyId m_body;
    State m_before;
    State m_after;
};

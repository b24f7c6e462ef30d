#pragma once

#include "canvastool.h"

/// Draws an outline vertex by vertex. The draft is the tool's own until it is closed; then it
/// becomes a shape in one undo step. Undo and redo work inside the draft, through undoStep() and
/// redoStep().
class PolygonTool : public CanvasTool {
    Q_OBJECT
public:
    using CanvasTool::CanvasTool;

    void press(const CanvasEvent &e) override;
    void move(const CanvasEvent &e) override;
    void leave() override;
    bool key(int key, Qt::KeyboardModifiers modifiers) override;
    void cancel() override;
    ToolOverlay overlay() const override;
    QString hint() const override;
    /// Also with every vertex taken back, as long as redo can bring them again.
    bool isBusy() const override { return !m_draft.empty() || !m_undone.empty(); }
    bool undoStep() override;
    bool redoStep() override;

    const std::vector<hullsmith::Vec2> &draft() const { return m_draft; }

private:
    void follow(const CanvasEvent &e);
    bool canClose() const { return m_draft.size() >= 3; }
    bool close();
    void changed();

    std::vector<hullsmith::Vec2> m_draft;    ///< World.
    std::vector<hullsmith::Vec2> m_undone;   ///< Taken back; the last is redone first.
    std::optional<hullsmith::Vec2> m_cursor; ///< Where a click would put the next vertex.
    bool m_snapped = false;
    bool m_onFirst = false; ///< A click would close the outline.
};

#pragma once

#include "canvastool.h"

/// Draws a line that no piece of an outline may cross: by dragging, by two clicks, or with Enter
/// through two selected vertices. The line is kept with the outline that it passes through, a
/// selected one before others; ends jump to vertices. Over a cut line, Delete removes it.
class CutTool : public CanvasTool {
    Q_OBJECT
public:
    using CanvasTool::CanvasTool;

    void press(const CanvasEvent &e) override;
    void move(const CanvasEvent &e) override;
    void release(const CanvasEvent &e) override;
    void leave() override;
    bool key(int key, Qt::KeyboardModifiers modifiers) override;
    void cancel() override;
    ToolOverlay overlay() const override;
    QString hint() const override;
    bool isBusy() const override { return m_from.has_value(); }

    /// Removes the cut line under the cursor, as one undo step; returns whether there was one.
    bool removeHovered();

private:
    struct CutRef {
        ShapeId shape;
        std::size_t index = 0;
        bool operator==(const CutRef &) const = default;
    };
    /// What the line would do.
    struct Preview {
        ShapeId shape;                                    ///< None: it passes through no outline.
        std::vector<std::vector<hullsmith::Vec2>> pieces; ///< World; empty if it does nothing.
        QString label;
    };

    void follow(const CanvasEvent &e);
    std::optional<CutRef> hitCut(const CanvasEvent &e) const;
    Preview previewOf(const hullsmith::Vec2 &from, const hullsmith::Vec2 &to) const;
    ShapeId targetOf(const hullsmith::Vec2 &from, const hullsmith::Vec2 &to) const;
    void finish();
    bool cutBetweenSelected();
    void add(ShapeId shape, const hullsmith::Vec2 &from, const hullsmith::Vec2 &to);
    void changed();

    std::optional<hullsmith::Vec2> m_from; ///< World; the line's first end.
    std::optional<hullsmith::Vec2> m_cursor;
    hullsmith::Vec2 m_pressedAt = hullsmith::Vec2::Zero();
    bool m_pressed = false; ///< The button of the first end is still down.
    bool m_snapped = false;
    std::optional<CutRef> m_hovered;
    Preview m_preview;
};

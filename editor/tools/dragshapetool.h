#pragma once

#include "canvastool.h"

/// Draws a shape by one drag, from the press to the release. Shift makes it regular.
class DragShapeTool : public CanvasTool {
    Q_OBJECT
public:
    using CanvasTool::CanvasTool;

    void press(const CanvasEvent &e) override;
    void move(const CanvasEvent &e) override;
    void release(const CanvasEvent &e) override;
    void doublePress(const CanvasEvent & /*e*/) override {}
    void leave() override;
    bool key(int key, Qt::KeyboardModifiers modifiers) override;
    void cancel() override;
    ToolOverlay overlay() const override;
    QString hint() const override;
    bool isBusy() const override { return m_from.has_value(); }

protected:
    using Vec2 = hullsmith::Vec2;

    /// The shape between the press and the cursor; nothing if it has no size.
    virtual std::optional<SceneShape> shape(const Vec2 &from, const Vec2 &to) const = 0;
    virtual void draw(ToolOverlay &overlay, const Vec2 &from, const Vec2 &to) const = 0;
    virtual QString baseName() const = 0;
    /// Where the drag counts as going with Shift held.
    virtual Vec2 regular(const Vec2 &from, const Vec2 &to) const = 0;
    virtual QString idleHint() const = 0;
    virtual QString busyHint() const = 0;

private:
    void follow(const CanvasEvent &e);
    bool addAtPivot();

    std::optional<Vec2> m_from;
    std::optional<Vec2> m_cursor;
    bool m_snapped = false;
};

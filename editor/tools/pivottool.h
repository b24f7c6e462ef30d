#pragma once

#include "canvastool.h"
#include "gesture.h"

/// Sets the body's pivot: it goes where the mouse is pressed and follows the drag, in one undo
/// step. The shapes stay where they are on the image.
class PivotTool : public CanvasTool {
    Q_OBJECT
public:
    explicit PivotTool(ToolContext &context, QObject *parent = nullptr);

    void press(const CanvasEvent &e) override;
    void move(const CanvasEvent &e) override;
    void release(const CanvasEvent &e) override;
    void doublePress(const CanvasEvent & /*e*/) override {}
    void leave() override;
    bool key(int key, Qt::KeyboardModifiers modifiers) override;
    void cancel() override;
    ToolOverlay overlay() const override;
    QString hint() const override;
    bool isBusy() const override { return m_dragging; }

private:
    void movePivot(const hullsmith::Vec2 &pivot);
    void follow(const CanvasEvent &e);

    Gesture m_gesture;
    bool m_dragging = false;
    bool m_nudging = false; ///< The gesture is a row of nudges; they end with anything else.
    std::optional<hullsmith::Vec2> m_cursor; ///< In the image, pixels from its lower left corner.
    bool m_snapped = false;
};

#pragma once

#include "drag.h"
#include "editor/document/scenedata.h"

#include <QCoreApplication>

/// Moves whole shapes within their bodies.
class ShapeDrag : public Drag {
    Q_DECLARE_TR_FUNCTIONS(ShapeDrag)
public:
    /// `grabbed` is the one under the cursor: its vertex nearest to the press is what snaps.
    ShapeDrag(ToolContext &context, Gesture &gesture, ShapeId grabbed,
              const std::set<ShapeId> &shapes, const CanvasEvent &press);

    bool moveTo(const CanvasEvent &e) override;
    QString hint() const override;

private:
    std::vector<SceneShape> m_start;
    DragPoint m_point;
};

/// Moves a body's placement in the common view; its shapes stay as they are.
class BodyDrag : public Drag {
    Q_DECLARE_TR_FUNCTIONS(BodyDrag)
public:
    BodyDrag(ToolContext &context, Gesture &gesture, ShapeId grabbed, const CanvasEvent &press);

    bool moveTo(const CanvasEvent &e) override;
    QString hint() const override;

private:
    BodyId m_body;
    hullsmith::Vec2 m_start = hullsmith::Vec2::Zero();
    double m_angle = 0.0;
    DragPoint m_point;
};

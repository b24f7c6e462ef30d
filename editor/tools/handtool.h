#pragma once

#include "canvastool.h"

/// Drags the view; the canvas does the panning.
class HandTool : public CanvasTool {
    Q_OBJECT
public:
    using CanvasTool::CanvasTool;

    QString hint() const override;
    Qt::CursorShape cursor() const override { return Qt::OpenHandCursor; }
    bool pansView() const override { return true; }
};

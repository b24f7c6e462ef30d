#pragma once

#include "editor/inspection/palette.h"
#include "editor/tools/canvastool.h"
#include "viewtransform.h"

#include <QGraphicsView>
#include <QPointer>

/// The drawing area of every mode: shows a scene in world coordinates (y up), zooms at the cursor,
/// pans, and feeds one tool with world positions.
///
/// Zoom: wheel, Ctrl+wheel, pinch, Ctrl +/-. Pan: middle drag, Space + drag, two-finger scroll, the
/// hand tool. Modes add QGraphicsItems to scene(); items paint with cosmetic pens and text of
/// constant size. The background (canvas colour, grid, scale bar) is the canvas's own.
class Canvas : public QGraphicsView {
    Q_OBJECT
public:
    explicit Canvas(QWidget *parent = nullptr);
    ~Canvas() override;

    const ViewTransform &view() const { return m_view; }
    void setView(const ViewTransform &view);
    /// What fitAll() shows; the mode keeps it up to date.
    void setContentBounds(const hullsmith::Aabb &bounds);
    void setSelectionBounds(const hullsmith::Aabb &bounds);
    /// The tool that gets the mouse; not owned. cancel() is called on the old one.
    void setTool(CanvasTool *tool);
    CanvasTool *tool() const { return m_tool; }

    void setPalette2D(const Palette &palette); ///< Colours of both themes; repaints.
    const Palette &palette2D() const { return m_palette; }
    void setGrid(bool visible, double spacing);
    /// Unit for the scale bar: world units per metre, 0 for none.
    void setScaleBar(double unitsPerMetre);

public Q_SLOTS:
    void zoomIn();
    void zoomOut();
    void zoomTo100();
    void fitAll();
    void fitSelection();
    /// Turns the view to `radians` about its centre; animated over `milliseconds` (0: at once).
    void turnTo(double radians, int milliseconds);

Q_SIGNALS:
    void viewChanged();
    void cursorMoved(const hullsmith::Vec2 &world);
    void filesDropped(const QStringList &paths, const hullsmith::Vec2 &world);
    void userPanned(); ///< The user moved or zoomed the view by hand.

private:
    // The helper that writes canvas.cpp completes this part.
    ViewTransform m_view;
    Palette m_palette;
    QPointer<CanvasTool> m_tool;
};

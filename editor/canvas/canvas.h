#pragma once

#include "editor/inspection/palette.h"
#include "editor/tools/canvastool.h"
#include "viewtransform.h"

#include <QGraphicsView>
#include <QPointer>

#include <optional>

class QVariantAnimation;

/// The drawing area of every mode: shows a scene in world coordinates (y up), zooms at the cursor,
/// pans, and feeds one tool with world positions.
///
/// Zoom: wheel, Ctrl+wheel, pinch, Ctrl +/-. Pan: middle drag, Space + drag, two-finger scroll, the
/// hand tool. Modes add QGraphicsItems to scene(); items paint with cosmetic pens and text of
/// constant size; one with a cursor of its own is a link and gets the left button before the tool.
/// The background (canvas colour, grid, scale bar) is the canvas's own.
class Canvas : public QGraphicsView {
    Q_OBJECT
public:
    explicit Canvas(QWidget *parent = nullptr);
    ~Canvas() override;

    const ViewTransform &view() const { return m_view; }
    void setView(const ViewTransform &view);
    /// What fitAll() shows; the mode keeps it up to date.
    void setContentBounds(const hullsmith::Aabb &bounds);
    /// Screen pixels at the lower border that fitAll() leaves free besides its margin.
    void setRoomBelow(double pixels);
    /// Whether a world unit is a pixel of an image; otherwise there is no 100 %, and zoomTo100()
    /// fits.
    void setShowsPixels(bool shows);
    /// While set, the mouse shows this instead of the tool's cursor.
    void setHintCursor(std::optional<Qt::CursorShape> shape);
    void setSelectionBounds(const hullsmith::Aabb &bounds);
    /// The tool that gets the mouse; not owned. cancel() is called on the old one.
    void setTool(CanvasTool *tool);
    CanvasTool *tool() const { return m_tool; }

    void setPalette2D(const Palette &palette); ///< Colours of both themes; repaints.
    const Palette &palette2D() const { return m_palette; }
    void setGrid(bool visible, double spacing);
    /// Unit for the scale bar: world units per metre, 0 for none.
    void setScaleBar(double unitsPerMetre);
    /// The place in the image (pixels) that the world's origin stands for. With `keepView` the view
    /// moves along, so that the image stays where it is on the screen. No change, no effect.
    void setOrigin(const hullsmith::Vec2 &imagePoint, bool keepView);

public Q_SLOTS:
    void zoomIn();
    void zoomOut();
    void zoomTo100();
    void fitAll();
    void fitSelection();
    /// Turns the view to `radians` about its centre; animated over `milliseconds` (0: at once).
    /// With `fits` it shows everything all the while.
    void turnTo(double radians, int milliseconds, bool fits = false);

Q_SIGNALS:
    void viewChanged();
    void cursorMoved(const hullsmith::Vec2 &world);
    void filesDropped(const QStringList &paths, const hullsmith::Vec2 &world);
    void fittedAll();
    void userPanned(); ///< The user moved or zoomed the view by hand.

protected:
    bool event(QEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void keyReleaseEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dragMoveEvent(QDragMoveEvent *event) override;
    void dragLeaveEvent(QDragLeaveEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void drawBackground(QPainter *painter, const QRectF &rect) override;
    void drawForeground(QPainter *painter, const QRectF &rect) override;

private:
    CanvasEvent toolEvent(const QMouseEvent &event, Qt::MouseButton button) const;
    /// Whether an item with a cursor of its own lies there.
    bool overLink(const QPoint &screen) const;
    void pressTool(const QMouseEvent &event, bool twice);
    void startPan(const QPointF &screen, Qt::MouseButton button);
    void stopPan();
    bool panByKey(int key);
    void zoomByHand(const QPointF &anchor, double factor);
    void panByHand(const QPointF &screenDelta);
    void finishTurn();
    void applyView();
    void setTurn(double radians, bool fits);
    void fit(const hullsmith::Aabb &bounds);
    void retranslate();
    void refreshCursor();
    void refreshOverlay();
    void setDropFrame(bool shown);

    ViewTransform m_view;
    Palette m_palette;
    QPointer<CanvasTool> m_tool;
    hullsmith::Aabb m_content;
    hullsmith::Aabb m_selected;
    hullsmith::Vec2 m_origin = hullsmith::Vec2::Zero();
    double m_gridSpacing = 0.0;   ///< World units; 0: no grid.
    double m_unitsPerMetre = 0.0; ///< 0: no scale bar.
    bool m_sized = false;         ///< A first resize has come.
    bool m_fitWhenSized = false;  ///< fitAll() was asked for before that.
    bool m_spaceHeld = false;
    bool m_linkPressed = false; ///< An item got the press and waits for the release.
    bool m_toolPressed = false; ///< The tool got the press and waits for the release.
    bool m_dropFrame = false;
    Qt::MouseButton m_panButton = Qt::NoButton; ///< Which button's drag pans, if any.
    QPointF m_panFrom;
    double m_roomBelow = 0.0; ///< Screen pixels.
    bool m_showsPixels = true;
    std::optional<Qt::CursorShape> m_hintCursor;
    QRectF m_overlayRect; ///< Screen; what the tool's overlay covered when last painted.
    QVariantAnimation *m_turning = nullptr;
};

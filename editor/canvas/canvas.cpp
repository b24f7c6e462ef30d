#include "canvas.h"

#include "background.h"
#include "overlaypainter.h"

#include <QEvent>
#include <QGraphicsScene>
#include <QPainter>
#include <QScrollBar>
#include <QVariantAnimation>

using hullsmith::Aabb;
using hullsmith::Vec2;

namespace {

/// Half the side of the scene, world units: farther than anyone pans, so that it never ends.
constexpr double sceneReach = 1e9;
constexpr double zoomStep = 1.25;  ///< Ctrl + and Ctrl -.
constexpr double fitMargin = 32.0; ///< Screen pixels.

QRectF everywhere()
{
    return {-sceneReach, -sceneReach, 2.0 * sceneReach, 2.0 * sceneReach};
}

/// Lets `painter` paint in the viewport's coordinates, wherever it paints to.
void useScreenFrame(QPainter &painter, const QTransform &viewport)
{
    if (painter.worldTransform() == viewport)
        painter.resetTransform();
    else
        painter.setWorldTransform(viewport.inverted() * painter.worldTransform());
}

} // namespace

Canvas::Canvas(QWidget *parent)
    : QGraphicsView(parent)
    , m_palette(Palette::light())
{
    auto *plane = new QGraphicsScene(everywhere(), this);
    plane->setItemIndexMethod(QGraphicsScene::NoIndex);
    setScene(plane);

    setObjectName(QStringLiteral("canvas"));
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setLayoutDirection(Qt::LeftToRight);
    setAlignment(Qt::AlignLeft | Qt::AlignTop);
    setTransformationAnchor(NoAnchor);
    setResizeAnchor(NoAnchor);
    setViewportUpdateMode(SmartViewportUpdate);
    setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    viewport()->setMouseTracking(true);
    setAcceptDrops(true);
    // With an input method on, single keys (, . T) would not arrive as keys.
    setAttribute(Qt::WA_InputMethodEnabled, false);
    viewport()->setAttribute(Qt::WA_InputMethodEnabled, false);
    viewport()->grabGesture(Qt::PinchGesture);
    setMinimumSize(160, 120);
    retranslate();
    refreshCursor();
    applyView();
}

Canvas::~Canvas() = default;

void Canvas::setView(const ViewTransform &view)
{
    finishTurn();
    m_view = view;
    m_fitWhenSized = false;
    m_view.setSize(viewport()->size());
    applyView();
}

void Canvas::setContentBounds(const Aabb &bounds)
{
    m_content = bounds;
}

void Canvas::setRoomBelow(double pixels)
{
    m_roomBelow = pixels;
}

void Canvas::setShowsPixels(bool shows)
{
    m_showsPixels = shows;
}

void Canvas::setHintCursor(std::optional<Qt::CursorShape> shape)
{
    m_hintCursor = shape;
    refreshCursor();
}

void Canvas::setSelectionBounds(const Aabb &bounds)
{
    m_selected = bounds;
}

void Canvas::setTool(CanvasTool *tool)
{
    if (tool == m_tool)
        return;
    if (m_tool) {
        m_tool->cancel();
        m_tool->leave();
        m_tool->disconnect(this);
    }
    m_toolPressed = false;
    if (m_panButton == Qt::LeftButton)
        stopPan();
    m_tool = tool;
    if (m_tool) {
        connect(m_tool, &CanvasTool::overlayChanged, this, &Canvas::refreshOverlay);
        connect(m_tool, &CanvasTool::originMoved, this, [this](const Vec2 &from, const Vec2 &to) {
            if (m_origin != to)
                m_origin = from;
            setOrigin(to, true);
        });
    }
    refreshCursor();
    refreshOverlay();
}

void Canvas::setPalette2D(const Palette &palette)
{
    m_palette = palette;
    viewport()->update();
    Q_EMIT viewChanged();
}

void Canvas::setGrid(bool visible, double spacing)
{
    const double shown = visible ? spacing : 0.0;
    if (shown == m_gridSpacing)
        return;
    m_gridSpacing = shown;
    viewport()->update();
}

void Canvas::setScaleBar(double unitsPerMetre)
{
    if (unitsPerMetre == m_unitsPerMetre)
        return;
    m_unitsPerMetre = unitsPerMetre;
    viewport()->update();
}

void Canvas::setOrigin(const Vec2 &imagePoint, bool keepView)
{
    if (imagePoint == m_origin)
        return;
    const Vec2 moved = imagePoint - m_origin;
    m_origin = imagePoint;
    if (!keepView)
        return;
    m_view.setCentre(m_view.centre() - moved);
    applyView();
}

void Canvas::zoomIn()
{
    zoomByHand(viewport()->rect().toRectF().center(), zoomStep);
}

void Canvas::zoomOut()
{
    zoomByHand(viewport()->rect().toRectF().center(), 1.0 / zoomStep);
}

void Canvas::zoomTo100()
{
    if (!m_showsPixels)
        return fitAll();
    finishTurn();
    m_view.setZoom(1.0);
    applyView();
    Q_EMIT userPanned();
}

void Canvas::fitAll()
{
    fit(m_content);
    Q_EMIT fittedAll();
}

void Canvas::fitSelection()
{
    fit(m_selected.isEmpty() ? m_content : m_selected);
}

void Canvas::fit(const Aabb &bounds)
{
    finishTurn();
    if (!m_sized) {
        m_fitWhenSized = true;
        return;
    }
    m_view.fit(bounds, fitMargin, m_roomBelow);
    applyView();
}

void Canvas::setTurn(double radians, bool fits)
{
    m_view.setTurn(radians);
    if (fits)
        m_view.fit(m_content, fitMargin, m_roomBelow);
    applyView();
}

void Canvas::turnTo(double radians, int milliseconds, bool fits)
{
    finishTurn();
    if (milliseconds <= 0)
        return setTurn(radians, fits);
    m_turning = new QVariantAnimation(this);
    m_turning->setStartValue(m_view.turn());
    m_turning->setEndValue(radians);
    m_turning->setDuration(milliseconds);
    m_turning->setEasingCurve(QEasingCurve::InOutQuad);
    connect(m_turning, &QVariantAnimation::valueChanged, this,
            [this, fits](const QVariant &turn) { setTurn(turn.toDouble(), fits); });
    connect(m_turning, &QVariantAnimation::finished, this, [this] {
        m_turning->deleteLater();
        m_turning = nullptr;
    });
    m_turning->start();
}

/// New input never waits for an animation: it jumps to its end.
void Canvas::finishTurn()
{
    if (m_turning)
        m_turning->setCurrentTime(m_turning->duration());
}

void Canvas::applyView()
{
    setTransform(m_view.transform());
    // The transform holds the whole view; the hidden scroll bars must not add to it.
    horizontalScrollBar()->setValue(0);
    verticalScrollBar()->setValue(0);
    Q_EMIT viewChanged();
    refreshOverlay();
}

void Canvas::resizeEvent(QResizeEvent *event)
{
    QGraphicsView::resizeEvent(event);
    m_view.setSize(viewport()->size());
    m_sized = true;
    if (m_fitWhenSized) {
        m_fitWhenSized = false;
        m_view.fit(m_content, fitMargin, m_roomBelow);
    }
    applyView();
}

void Canvas::changeEvent(QEvent *event)
{
    QGraphicsView::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) {
        viewport()->update();
        Q_EMIT viewChanged(); // items lay out their text again
    }
}

void Canvas::retranslate()
{
    setAccessibleName(tr("Drawing area"));
}

void Canvas::refreshCursor()
{
    if (m_panButton != Qt::NoButton)
        viewport()->setCursor(Qt::ClosedHandCursor);
    else if (m_spaceHeld || (m_tool && m_tool->pansView()))
        viewport()->setCursor(Qt::OpenHandCursor);
    else if (m_hintCursor)
        viewport()->setCursor(*m_hintCursor);
    else
        viewport()->setCursor(m_tool ? m_tool->cursor() : Qt::ArrowCursor);
}

void Canvas::refreshOverlay()
{
    const QRectF now = m_tool ? overlayBounds(m_tool->overlay(), m_view, font()) : QRectF();
    for (const QRectF &rect : {m_overlayRect, now}) {
        if (!rect.isEmpty())
            viewport()->update((rect & viewport()->rect().toRectF()).toAlignedRect());
    }
    m_overlayRect = now;
}

void Canvas::drawBackground(QPainter *painter, const QRectF &rect)
{
    painter->save();
    const QTransform toScreen = viewportTransform();
    const QRectF exposed = toScreen.mapRect(rect) & viewport()->rect().toRectF();
    useScreenFrame(*painter, toScreen);
    paintBackground(*painter, m_view, m_palette, m_gridSpacing, exposed.toAlignedRect().toRectF());
    painter->restore();
}

void Canvas::drawForeground(QPainter *painter, const QRectF & /*rect*/)
{
    painter->save();
    useScreenFrame(*painter, viewportTransform());
    if (m_unitsPerMetre > 0.0)
        paintScaleBar(*painter, m_view, m_palette, m_unitsPerMetre, font());
    if (m_tool)
        paintOverlay(*painter, m_tool->overlay(), m_view, m_palette, font());
    if (m_dropFrame) {
        painter->setPen(QPen(m_palette.focus, 4.0));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(viewport()->rect().toRectF().adjusted(2.0, 2.0, -2.0, -2.0));
    }
    painter->restore();
}

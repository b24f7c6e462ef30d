// Mouse, wheel, touch, keys and drops of the canvas.

#include "canvas.h"

#include <QDragEnterEvent>
#include <QDropEvent>
#include <QGestureEvent>
#include <QGraphicsItem>
#include <QKeyEvent>
#include <QMimeData>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QPinchGesture>
#include <QPointingDevice>
#include <QUrl>
#include <QWheelEvent>

#include <cmath>

using hullsmith::Vec2;

namespace {

constexpr double wheelZoomPerNotch = 1.25;
constexpr double wheelNotch = 120.0; ///< Eighths of a degree in one notch, as Qt counts.
constexpr double keyPanStep = 48.0;  ///< Device-independent pixels per arrow key.

/// Two fingers on a touch pad, which pan; a mouse wheel zooms.
bool isTwoFingerScroll(const QWheelEvent &event)
{
    if (event.pixelDelta().isNull() || (event.modifiers() & Qt::ControlModifier))
        return false;
    return event.phase() != Qt::NoScrollPhase ||
           (event.pointingDevice() &&
            event.pointingDevice()->type() == QInputDevice::DeviceType::TouchPad);
}

QStringList localFiles(const QMimeData &mime)
{
    QStringList paths;
    for (const QUrl &url : mime.urls()) {
        if (url.isLocalFile())
            paths << url.toLocalFile();
    }
    return paths;
}

/// Keys that a draft or a gesture needs for itself, whatever shortcut has them otherwise.
bool belongsToGesture(int key)
{
    switch (key) {
    case Qt::Key_Escape:
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Backspace:
        return true;
    default:
        return false;
    }
}

} // namespace

CanvasEvent Canvas::toolEvent(const QMouseEvent &event, Qt::MouseButton button) const
{
    return {.world = m_view.toWorld(event.position()),
            .pixelSize = 1.0 / m_view.zoom(),
            .button = button,
            .modifiers = event.modifiers()};
}

bool Canvas::overLink(const QPoint &screen) const
{
    const QGraphicsItem *item = itemAt(screen);
    return item && item->hasCursor();
}

void Canvas::pressTool(const QMouseEvent &event, bool twice)
{
    if (!m_tool)
        return;
    m_toolPressed = true;
    const CanvasEvent e = toolEvent(event, Qt::LeftButton);
    if (twice)
        m_tool->doublePress(e);
    else
        m_tool->press(e);
    refreshCursor();
}

void Canvas::mousePressEvent(QMouseEvent *event)
{
    finishTurn();
    event->accept();
    if (m_panButton != Qt::NoButton)
        return;
    const bool handPans = m_spaceHeld || (m_tool && m_tool->pansView());
    if (event->button() == Qt::MiddleButton || (event->button() == Qt::LeftButton && handPans)) {
        startPan(event->position(), event->button());
    } else if (event->button() == Qt::LeftButton && overLink(event->pos())) {
        m_linkPressed = true;
        QGraphicsView::mousePressEvent(event);
    } else if (event->button() == Qt::LeftButton) {
        pressTool(*event, false);
    } else {
        event->ignore();
    }
}

void Canvas::mouseDoubleClickEvent(QMouseEvent *event)
{
    const bool handPans = m_spaceHeld || (m_tool && m_tool->pansView());
    if (event->button() != Qt::LeftButton || handPans || m_panButton != Qt::NoButton ||
        overLink(event->pos())) {
        mousePressEvent(event);
        return;
    }
    finishTurn();
    event->accept();
    pressTool(*event, true);
}

void Canvas::mouseMoveEvent(QMouseEvent *event)
{
    event->accept();
    if (m_panButton != Qt::NoButton) {
        const QPointF delta = event->position() - m_panFrom;
        m_panFrom = event->position();
        panByHand(delta);
    } else if (m_linkPressed || (!m_toolPressed && overLink(event->pos()))) {
        if (m_tool)
            m_tool->leave();
        viewport()->setCursor(Qt::PointingHandCursor);
    } else if (m_tool) {
        const bool held = m_toolPressed && (event->buttons() & Qt::LeftButton);
        m_tool->move(toolEvent(*event, held ? Qt::LeftButton : Qt::NoButton));
        refreshCursor();
    }
    Q_EMIT cursorMoved(m_view.toWorld(event->position()));
}

void Canvas::mouseReleaseEvent(QMouseEvent *event)
{
    event->accept();
    if (event->button() == m_panButton) {
        stopPan();
        return;
    }
    if (event->button() == Qt::LeftButton && m_linkPressed) {
        m_linkPressed = false;
        QGraphicsView::mouseReleaseEvent(event);
        refreshCursor();
        return;
    }
    if (event->button() != Qt::LeftButton || !m_toolPressed)
        return;
    m_toolPressed = false;
    if (m_tool)
        m_tool->release(toolEvent(*event, Qt::LeftButton));
    refreshCursor();
}

void Canvas::startPan(const QPointF &screen, Qt::MouseButton button)
{
    m_panButton = button;
    m_panFrom = screen;
    refreshCursor();
}

void Canvas::stopPan()
{
    m_panButton = Qt::NoButton;
    refreshCursor();
}

void Canvas::panByHand(const QPointF &screenDelta)
{
    finishTurn();
    m_view.pan(screenDelta);
    applyView();
    Q_EMIT userPanned();
}

void Canvas::zoomByHand(const QPointF &anchor, double factor)
{
    if (!(factor > 0.0))
        return;
    finishTurn();
    m_view.zoomAt(anchor, factor);
    applyView();
    Q_EMIT userPanned();
}

void Canvas::wheelEvent(QWheelEvent *event)
{
    event->accept();
    if (isTwoFingerScroll(*event)) {
        panByHand(event->pixelDelta());
        return;
    }
    if (event->angleDelta().y() != 0)
        zoomByHand(event->position(),
                   std::pow(wheelZoomPerNotch, event->angleDelta().y() / wheelNotch));
}

bool Canvas::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool plain = key->modifiers() == Qt::NoModifier;
        const bool gesture = m_tool && m_tool->isBusy() && belongsToGesture(key->key());
        if (plain && (key->key() == Qt::Key_Space || gesture)) {
            event->accept();
            return true;
        }
    }
    return QGraphicsView::event(event);
}

bool Canvas::viewportEvent(QEvent *event)
{
    switch (event->type()) {
    case QEvent::NativeGesture: {
        const auto *gesture = static_cast<QNativeGestureEvent *>(event);
        if (gesture->gestureType() != Qt::ZoomNativeGesture)
            break;
        zoomByHand(gesture->position(), 1.0 + gesture->value());
        return true;
    }
    case QEvent::Gesture: {
        auto *gestures = static_cast<QGestureEvent *>(event);
        const auto *pinch = static_cast<QPinchGesture *>(gestures->gesture(Qt::PinchGesture));
        if (!pinch)
            break;
        const QPointF anchor = viewport()->mapFromGlobal(pinch->centerPoint());
        zoomByHand(anchor, pinch->scaleFactor());
        return true;
    }
    case QEvent::Leave:
        if (m_tool)
            m_tool->leave();
        break;
    default:
        break;
    }
    return QGraphicsView::viewportEvent(event);
}

bool Canvas::panByKey(int key)
{
    switch (key) {
    case Qt::Key_Left:
        panByHand({keyPanStep, 0.0});
        return true;
    case Qt::Key_Right:
        panByHand({-keyPanStep, 0.0});
        return true;
    case Qt::Key_Up:
        panByHand({0.0, keyPanStep});
        return true;
    case Qt::Key_Down:
        panByHand({0.0, -keyPanStep});
        return true;
    default:
        return false;
    }
}

void Canvas::keyPressEvent(QKeyEvent *event)
{
    event->accept();
    if (event->key() == Qt::Key_Space && event->modifiers() == Qt::NoModifier) {
        m_spaceHeld = true;
        refreshCursor();
        return;
    }
    if (m_tool && m_tool->key(event->key(), event->modifiers())) {
        refreshCursor();
        return;
    }
    if (!panByKey(event->key()))
        event->ignore();
}

void Canvas::keyReleaseEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Space || event->isAutoRepeat()) {
        event->ignore();
        return;
    }
    event->accept();
    m_spaceHeld = false;
    refreshCursor();
}

void Canvas::focusOutEvent(QFocusEvent *event)
{
    m_spaceHeld = false;
    refreshCursor();
    QGraphicsView::focusOutEvent(event);
}

void Canvas::dragEnterEvent(QDragEnterEvent *event)
{
    if (localFiles(*event->mimeData()).isEmpty()) {
        event->ignore();
        return;
    }
    event->acceptProposedAction();
    setDropFrame(true);
}

void Canvas::dragMoveEvent(QDragMoveEvent *event)
{
    if (m_dropFrame)
        event->acceptProposedAction();
    else
        event->ignore();
}

void Canvas::dragLeaveEvent(QDragLeaveEvent * /*event*/)
{
    setDropFrame(false);
}

void Canvas::dropEvent(QDropEvent *event)
{
    setDropFrame(false);
    const QStringList paths = localFiles(*event->mimeData());
    if (paths.isEmpty()) {
        event->ignore();
        return;
    }
    event->acceptProposedAction();
    Q_EMIT filesDropped(paths, m_view.toWorld(event->position()));
}

void Canvas::setDropFrame(bool shown)
{
    m_dropFrame = shown;
    viewport()->update();
}

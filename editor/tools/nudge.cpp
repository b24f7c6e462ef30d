#include "nudge.h"

using hullsmith::Vec2;

std::optional<Vec2> nudgeOffset(int key, Qt::KeyboardModifiers modifiers)
{
    double step = 1.0;
    const Qt::KeyboardModifiers held = modifiers & ~Qt::KeypadModifier;
    if (held == Qt::ShiftModifier)
        step = 10.0;
    else if (held == Qt::AltModifier)
        step = 0.1;
    else if (held != Qt::NoModifier)
        return std::nullopt;
    switch (key) {
    case Qt::Key_Left:
        return Vec2(-step, 0.0);
    case Qt::Key_Right:
        return Vec2(step, 0.0);
    case Qt::Key_Up:
        return Vec2(0.0, step);
    case Qt::Key_Down:
        return Vec2(0.0, -step);
    default:
        return std::nullopt;
    }
}

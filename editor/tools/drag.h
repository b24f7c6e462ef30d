#pragma once

#include "canvastool.h"
#include "editor/document/selection.h"
#include "gesture.h"

#include <set>

/// What the select tool does between a press and its release. It holds ids and the values from the
/// press, never pointers into the document: an undo in mid-drag cannot leave it dangling.
class Drag {
public:
    Drag(ToolContext &context, Gesture &gesture)
        : m_context(context)
        , m_gesture(gesture)
    {
    }
    virtual ~Drag() = default;
    Drag(const Drag &) = delete;
    Drag &operator=(const Drag &) = delete;

    /// The cursor is at `e` now. Returns whether anything could follow (a removed shape cannot).
    virtual bool moveTo(const CanvasEvent &e) = 0;
    virtual ToolOverlay overlay() const { return m_overlay; }
    virtual QString hint() const = 0;
    /// Escape: takes back what is not an undo step (the selection).
    virtual void takeBack() {}

protected:
    ToolContext &m_context;
    Gesture &m_gesture;
    ToolOverlay m_overlay;
};

/// Where a reference point goes when it is dragged to the cursor: moved along with the cursor, kept
/// on one axis with Shift, then snapped.
class DragPoint {
public:
    /// `place` is the point at the press, `press` the cursor then; `moving` are no snap targets.
    DragPoint(const hullsmith::Vec2 &place, const hullsmith::Vec2 &press,
              std::set<VertexRef> moving)
        : m_place(place)
        , m_press(press)
        , m_moving(std::move(moving))
    {
    }

    const hullsmith::Vec2 &start() const { return m_place; }
    /// The new place in the world; sets `snapped` to it if a target was taken.
    hullsmith::Vec2 at(const ToolContext &context, const CanvasEvent &e,
                       std::optional<hullsmith::Vec2> &snapped) const;

private:
    hullsmith::Vec2 m_place;
    hullsmith::Vec2 m_press;
    std::set<VertexRef> m_moving;
};

#pragma once

#include "canvastool.h"
#include "editor/document/bodytrace.h"

#include <QFutureWatcher>
#include <QPolygonF>

#include <memory>

/// Traces the one island of the sprite that is clicked, with the body's trace settings, and adds it
/// as a shape. The contours are made once, on another thread, when the cursor comes over the
/// sprite.
class WandTool : public CanvasTool {
    Q_OBJECT
public:
    explicit WandTool(ToolContext &context, QObject *parent = nullptr);
    ~WandTool() override;

    void press(const CanvasEvent &e) override;
    void move(const CanvasEvent &e) override;
    void doublePress(const CanvasEvent & /*e*/) override {}
    void leave() override;
    bool key(int key, Qt::KeyboardModifiers modifiers) override;
    ToolOverlay overlay() const override;
    QString hint() const override;

private:
    using Tracer = std::shared_ptr<const BodyTracer>;
    struct Island {
        QPolygonF outer; ///< Pixels of the image, y up.
        std::vector<QPolygonF> holes;
        QRectF bounds;
    };

    TraceSettings settings() const;
    void look();
    void take(const Tracer &tracer);
    void follow(const hullsmith::Vec2 &world);
    std::optional<std::size_t> islandAt(const hullsmith::Vec2 &world) const;
    void show(std::optional<std::size_t> island);
    void step(int by);
    void add(std::size_t island);
    void say(const QString &note);

    QFutureWatcher<Tracer> m_watcher;
    std::stop_source m_stop;
    qint64 m_image = 0; ///< The one that was looked at last.
    TraceSettings m_settings;
    Tracer m_tracer; ///< None while it is made, and if there is nothing to trace.
    std::vector<Island> m_islands;
    std::optional<std::size_t> m_shown;
    std::optional<hullsmith::Vec2> m_cursor;
    QString m_note;
};

#pragma once

#include "editor/document/pieces.h"

#include <QFutureWatcher>
#include <QObject>
#include <QTimer>

#include <map>
#include <stop_token>

/// The derived pieces of the outlines of the body on show.
///
/// After an edit an outline has the pieces of the fast method at once, or for a large one those of
/// before, and a moment after the last edit those of its own method: they are made by a worker,
/// which gives up when the next edit comes. Nothing here takes longer than a frame.
class PieceLines : public QObject {
    Q_OBJECT
public:
    explicit PieceLines(QObject *parent = nullptr);
    ~PieceLines() override;

    /// Follows the outlines of `body`; `limits` are those of the target.
    void setBody(const SceneBody &body, const PieceLimits &limits);
    /// Pieces of a shape on show; nullptr for one that is a single piece, or cannot be split.
    const hullsmith::SplitResult *pieces(ShapeId shape) const;

Q_SIGNALS:
    /// Pieces are others now: those of the shapes' own methods have come.
    void changed();

private:
    struct Shown {
        SceneShape outline;                   ///< Id, geometry and split; not its name.
        std::shared_ptr<const Pieces> pieces; ///< Maybe of the geometry before; nullptr: none.
        bool own = false;                     ///< Of the shape's own method and this geometry.
    };

    Shown shown(const SceneShape &outline, const Shown *before) const;
    void startWorker();
    void takeOver();
    void stopWorker();

    std::map<ShapeId, Shown> m_shown;
    PieceLimits m_limits;
    QTimer m_pause; ///< Runs while edits come.
    QFutureWatcher<void> m_worker;
    std::stop_source m_stop;
};

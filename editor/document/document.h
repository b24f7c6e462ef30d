#pragma once

#include "change.h"
#include "scenedata.h"

#include <QObject>

#include <span>
#include <utility>

class QUndoStack;

/// The open project: plain data, its undo stack and its file name.
///
/// Only undo commands (editor/document/commands) call the writers below; everything else reads
/// data() and listens to changed(). Ids stay the same through undo and redo.
class Document : public QObject {
    Q_OBJECT
public:
    explicit Document(QObject *parent = nullptr);
    ~Document() override;

    const SceneData &data() const { return m_data; }
    QUndoStack *undoStack() const { return m_undoStack; }

    /// Replaces everything and clears the undo stack. Gives ids to bodies and shapes without one.
    void reset(SceneData data, const QString &fileName = {});

    QString fileName() const { return m_fileName; } ///< Absolute; empty if never saved.
    void setFileName(const QString &fileName);
    /// Folder that relative image paths start from; the working folder for an unsaved project.
    QString folder() const;

    BodyId newBodyId();
    ShapeId newShapeId();
    /// Numbers a gesture (one press to release): commands of one gesture merge.
    int newGesture() { return ++m_gesture; }
    /// A name no body has: `base`, else `base_2`, ...
    QString freeBodyName(const QString &base) const;
    QString freeShapeName(BodyId body, const QString &base) const;

    // Writers, for commands only. Each sends one changed().
    // An index below 0 or past the end means the end; an id that names nothing is ignored.
    void insertBody(int index, const SceneBody &body);
    void removeBody(BodyId id);
    void moveBody(BodyId id, int index);
    /// Everything of a body but its id and shapes.
    void setBody(const SceneBody &body);
    void setPivot(BodyId body, const hullsmith::Vec2 &pivot);
    void setTrace(BodyId body, const std::optional<TraceSettings> &trace);
    void placeBody(BodyId body, const hullsmith::Vec2 &position, double angle);
    void insertShape(BodyId body, int index, const SceneShape &shape);
    void removeShape(ShapeId id);
    /// Name, type and properties (not the geometry).
    void setShapeProperties(const SceneShape &shape);
    /// Vertices, holes, radius and the layers that go with them (traced rings, split); the type
    /// too, as a fix may turn one into another.
    void setGeometry(const SceneShape &shape);
    /// Some vertices of one shape and their new places. Vertices that do not exist are left out.
    void setVertices(ShapeId shape, std::span<const std::pair<VertexRef, hullsmith::Vec2>> moved);
    void setSplit(ShapeId shape, const SplitSettings &split);
    void setSettings(const SceneSettings &settings);

Q_SIGNALS:
    void changed(const Change &change);
    void fileNameChanged(const QString &fileName);
    /// Before undo or redo through undo()/redo(): tools cancel their gesture.
    void aboutToUndo();

public Q_SLOTS:
    void undo();
    void redo();

private:
    SceneBody *writable(BodyId id);
    SceneShape *writable(ShapeId id);

    SceneData m_data;
    QUndoStack *m_undoStack;
    QString m_fileName;
    quint32 m_lastId = 0;
    int m_gesture = 0;
};

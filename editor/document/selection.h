#pragma once

#include "scenedata.h"

#include <QObject>

#include <map>
#include <set>
#include <utility>

class Document;
struct Change;

/// What the user works on: one current body, any number of its shapes and of their vertices.
///
/// Holds ids only. Follows the document: what is removed leaves the selection; vertex indices that
/// no longer exist leave it too. A removed current body hands over to the one in its place; a
/// project with bodies always has a current one. A body that becomes current again has what was
/// selected in it when it was left.
class Selection : public QObject {
    Q_OBJECT
public:
    explicit Selection(Document &document, QObject *parent = nullptr);

    BodyId body() const { return m_body; }
    const std::set<ShapeId> &shapes() const { return m_shapes; }
    const std::set<VertexRef> &vertices() const { return m_vertices; }
    /// The one shape the panels show: the last one selected; none if nothing is selected.
    ShapeId currentShape() const { return m_currentShape; }
    bool contains(ShapeId shape) const { return m_shapes.contains(shape); }
    bool contains(VertexRef vertex) const { return m_vertices.contains(vertex); }

    void setBody(BodyId body);
    /// Shapes of a selected vertex are selected too.
    void set(std::set<ShapeId> shapes, std::set<VertexRef> vertices = {});
    void clear() { set({}, {}); }

Q_SIGNALS:
    void changed();

private:
    void follow(const Change &change);
    void followBodies();
    void followShape(ShapeId shape);
    void selectRow(int row);
    void leave(BodyId body);

    struct Selected {
        std::set<ShapeId> shapes;
        std::set<VertexRef> vertices;
        ShapeId currentShape;
    };

    Document &m_document;
    BodyId m_body;
    std::set<ShapeId> m_shapes;
    std::set<VertexRef> m_vertices;
    ShapeId m_currentShape;
    std::map<BodyId, Selected> m_left; ///< What was selected in bodies that are not current.
    int m_row = 0; ///< Place of the current body: its neighbour follows when it is removed.
};

#pragma once

#include "editor/document/change.h"
#include "editor/document/scenedata.h"

#include <QAbstractTableModel>

class BodyChecks;
class Document;

/// The vertices of one shape: number, x, y in pixels from the pivot, interior angle; first those of
/// the outline, then hole by hole ("1:3" is vertex 3 of hole 1). Coordinates can be edited with
/// plain, relative and polar texts (NumberText); each edit is one undo step. Rows at fault carry a
/// background.
class VertexTableModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { NumberColumn, XColumn, YColumn, AngleColumn, ColumnCount };
    enum Role { SeverityRole = Qt::UserRole }; ///< int of Finding::Severity; invalid if fine.

    VertexTableModel(Document &document, BodyChecks &checks, QObject *parent = nullptr);

    /// No id: an empty table.
    void setShape(ShapeId shape);
    ShapeId shape() const { return m_shape; }

    /// Nothing for a row that does not exist.
    std::optional<VertexRef> vertexAt(int row) const;
    /// The row of a vertex of this shape; -1 if there is none.
    int rowOf(const VertexRef &vertex) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

    void refresh(); ///< Language or theme changed.

Q_SIGNALS:
    /// A typed text made no sense; the old value stays.
    void rejected(const QString &message);

private:
    const SceneShape *shapeData() const;
    static QString numberText(const VertexRef &vertex);
    static QString angleText(const SceneShape &shape, const VertexRef &vertex);
    QString toolTip(const VertexRef &vertex, int severity) const;
    void follow(const Change &change);
    void updateRows();
    void readFindings();

    Document &m_document;
    BodyChecks &m_checks;
    ShapeId m_shape;
    BodyId m_body;
    std::vector<VertexRef> m_vertices; ///< By row.
    std::vector<int> m_severities;     ///< By row: -1 fine, else Finding::Severity.
};

/// Interior angle of the corner at `index` in degrees, 0 to 360, for a ring with the solid at its
/// left if `solidLeft`; not a number where two neighbours coincide.
double interiorAngle(const std::vector<hullsmith::Vec2> &ring, int index, bool solidLeft);

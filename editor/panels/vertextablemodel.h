#pragma once

#include "editor/document/change.h"

#include <QAbstractTableModel>

class BodyChecks;
class Document;

/// The vertices of one shape: number, x, y in pixels from the pivot, interior angle. Coordinates
/// can be edited with plain, relative and polar texts (NumberText); each edit is one undo step.
/// Rows at fault carry a background.
class VertexTableModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { NumberColumn, XColumn, YColumn, AngleColumn, ColumnCount };
    enum Role { SeverityRole = Qt::UserRole }; ///< int of Finding::Severity; invalid if fine.

    VertexTableModel(Document &document, BodyChecks &checks, QObject *parent = nullptr);

    /// No id: an empty table.
    void setShape(ShapeId shape);
    ShapeId shape() const { return m_shape; }

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
    void follow(const Change &change);
    void updateRows();
    void readFindings();

    Document &m_document;
    BodyChecks &m_checks;
    ShapeId m_shape;
    BodyId m_body;
    int m_rows = 0;
    std::vector<int> m_severities; ///< By vertex: -1 fine, else Finding::Severity.
};

/// Interior angle of the corner at `index` in degrees, 0 to 360, for a ring that winds
/// counter-clockwise if `counterClockwise`; not a number where two neighbours coincide.
double interiorAngle(const std::vector<hullsmith::Vec2> &ring, int index, bool counterClockwise);

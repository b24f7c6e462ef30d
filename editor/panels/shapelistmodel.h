#pragma once

#include "editor/document/change.h"

#include <QAbstractListModel>

class BodyChecks;
class Document;
class Selection;

/// The shapes of the current body, one a row: name (can be edited), kind, counts of faults.
class ShapeListModel : public QAbstractListModel {
    Q_OBJECT
public:
    enum Role {
        IdRole = Qt::UserRole, ///< quint32
        SummaryRole,           ///< QString
        ErrorsRole,            ///< int
        WarningsRole,          ///< int
        MeasureRole,           ///< QString: the summary without the kind, for narrow lists.
    };

    ShapeListModel(Document &document, Selection &selection, BodyChecks &checks,
                   QObject *parent = nullptr);

    ShapeId shapeAt(int row) const;
    int rowOf(ShapeId shape) const; ///< -1 if there is none.

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

    void refresh();

private:
    void follow(const Change &change);
    void reload();
    void followSelection();

    Document &m_document;
    Selection &m_selection;
    BodyChecks &m_checks;
    BodyId m_body;
    std::vector<ShapeId> m_rows;
};

#pragma once

#include "editor/document/change.h"

#include <QAbstractListModel>

class BodyChecks;
class Document;

/// The bodies of the project, one a row: name (can be edited), summary, counts of faults. Dropping
/// rows reorders the bodies. Every edit is an undo command.
class BodyListModel : public QAbstractListModel {
    Q_OBJECT
public:
    enum Role {
        IdRole = Qt::UserRole, ///< quint32
        SummaryRole,           ///< QString
        ErrorsRole,            ///< int
        WarningsRole,          ///< int
        SearchRole,            ///< QString: what the filter looks in.
    };

    BodyListModel(Document &document, BodyChecks &checks, QObject *parent = nullptr);

    BodyId bodyAt(int row) const;
    int rowOf(BodyId body) const; ///< -1 if there is none.
    Document &document() const { return m_document; }

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    Qt::DropActions supportedDropActions() const override;
    QStringList mimeTypes() const override;
    QMimeData *mimeData(const QModelIndexList &indexes) const override;
    bool canDropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                         const QModelIndex &parent) const override;
    bool dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                      const QModelIndex &parent) override;

    /// Every text and picture is to be asked for again (language, theme, a sprite that arrived).
    void refresh();

private:
    void follow(const Change &change);
    void refreshBody(BodyId body);
    void moveBodies(std::vector<BodyId> bodies, int row);

    Document &m_document;
    BodyChecks &m_checks;
    std::vector<BodyId> m_rows;
};

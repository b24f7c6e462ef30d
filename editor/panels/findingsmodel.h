#pragma once

#include "editor/document/finding.h"

#include <QAbstractListModel>

#include <optional>
#include <vector>

class BodyChecks;
class Document;
class Selection;

/// What the checks say about the current body, worst first, and a last row that names what is fine.
class FindingsModel : public QAbstractListModel {
    Q_OBJECT
public:
    enum Role {
        DetailRole =
            Qt::UserRole, ///< QString: the rule, with the shape's name if there are several.
        SeverityRole,     ///< int of Finding::Severity; invalid for the row of what is fine.
        FixRole,          ///< QString on the button; empty if there is no fix.
    };

    FindingsModel(Document &document, Selection &selection, BodyChecks &checks,
                  QObject *parent = nullptr);

    /// nullptr for the row of what is fine.
    const Finding *findingAt(int row) const;
    /// Carries out the fix of a row as one undo step; returns whether there was one.
    bool fix(int row);
    bool fix(const Finding &finding);
    /// Fixes what can be fixed, one after the other, as one undo step; returns how many.
    int fixAll();
    int fixableCount() const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

    void refresh(); ///< Language or theme changed.

private:
    void follow();
    void reload();
    void replaceRows(std::vector<std::optional<Finding>> rows, const QString &fine);
    static QString fineText(const std::vector<Finding> &findings);

    Document &m_document;
    Selection &m_selection;
    BodyChecks &m_checks;
    BodyId m_body;
    std::vector<std::optional<Finding>> m_rows; ///< Nothing: the row of what is fine.
    QString m_fine;
};

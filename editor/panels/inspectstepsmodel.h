#pragma once

#include <QAbstractItemModel>

#include <vector>

class InspectSession;

/// The trace as a tree: the test's stops, and below each axis its own steps. The outcome of an axis
/// shows once the cursor has come to it; what lies ahead is muted.
class InspectStepsModel : public QAbstractItemModel {
    Q_OBJECT
public:
    enum Role { EventRole = Qt::UserRole, AheadRole, FocusRole };

    explicit InspectStepsModel(InspectSession &session, QObject *parent = nullptr);

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &index) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &) const override { return 1; }
    QVariant data(const QModelIndex &index, int role) const override;

    QModelIndex indexOf(int event) const; ///< Of the event, or of the axis it belongs to.

private:
    struct Stop {
        int event = -1;
        std::vector<int> parts;
    };

    void rebuild();
    void stepped();
    int eventAt(const QModelIndex &index) const;
    QString title(const Stop &stop) const;

    InspectSession &m_session;
    std::vector<Stop> m_stops;
    std::vector<int> m_shape; ///< Kinds and parts: whether a rebuild is needed.
};

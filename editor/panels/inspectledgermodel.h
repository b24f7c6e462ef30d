#pragma once

#include "editor/inspection/stepfocus.h"

#include <QAbstractTableModel>

#include <vector>

class InspectSession;

/// The table of axes as known at the current step: one row per normal in test order, and after A's
/// last row what the test would say if it knew A only.
class InspectLedgerModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Axis, Normal, IntervalA, IntervalB, Projections, Result, ColumnCount };
    enum Role { RowRole = Qt::UserRole, KeyRole, IsSeparatorRole, FocusRole };

    explicit InspectLedgerModel(InspectSession &session, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    /// By test order (Axis) or by push (any other column); the separator shows in test order only.
    /// Rows whose push does not show follow in test order.
    void sort(int column, Qt::SortOrder order) override;

    /// Fills rows that the test did not reach, greyed.
    void setFilled(bool filled);
    bool isFilled() const { return m_filled; }
    /// nullptr for the separator.
    const LedgerRow *row(int row) const;
    int currentRow() const; ///< -1 if the step belongs to no axis.
    /// Least and greatest value of all intervals, for the mini bars' common scale.
    std::pair<double, double> range() const { return m_range; }
    /// Whether the row's values may be shown.
    bool shows(const LedgerRow &row, bool known) const;
    /// What a cell is about.
    std::optional<StepFocus> focusOf(const QModelIndex &index) const;
    void refresh();

private:
    QString text(const LedgerRow &row, int column) const;
    bool isInFocus(const LedgerRow &row, int column) const;
    QString spoken(const LedgerRow &row, int column) const;

    InspectSession &m_session;
    std::vector<LedgerRow> m_rows;
    std::vector<int> m_order; ///< Index into m_rows; -1 for the separator.
    std::pair<double, double> m_range{0.0, 1.0};
    int m_sortColumn = Axis;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
    bool m_filled = false;
};

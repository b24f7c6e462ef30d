#pragma once

#include "editor/inspection/palette.h"

#include <QStyledItemDelegate>
#include <QWidget>

class InspectLedgerModel;
class InspectSession;
class QCheckBox;
class QLabel;
class QTableView;

/// Rows of the ledger: mini bars on a common scale, greyed where nothing was tested, the current
/// row tinted, the winner framed.
class InspectLedgerDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    explicit InspectLedgerDelegate(const InspectLedgerModel &model, QObject *parent = nullptr);
    void setPalette2D(const Palette &palette) { m_palette = palette; }

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;

private:
    void bars(QPainter &painter, const QRect &rect, const QModelIndex &index) const;

    const InspectLedgerModel &m_model;
    Palette m_palette;
};

/// The axis ledger below the canvas.
class InspectLedger : public QWidget {
    Q_OBJECT
public:
    explicit InspectLedger(InspectSession &session, QWidget *parent = nullptr);

    void setPalette2D(const Palette &palette);
    InspectLedgerModel *model() const { return m_model; }

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void follow();
    void spanSeparators();
    void shareWidth();
    void open(const QModelIndex &index);
    void point(const QModelIndex &index);
    void retranslate();

    InspectSession &m_session;
    InspectLedgerModel *m_model;
    InspectLedgerDelegate *m_delegate;
    QTableView *m_table;
    QLabel *m_title;
    QCheckBox *m_fill;
};

#pragma once

#include "physics/geometry/outline.h"

#include <QAbstractButton>
#include <QPainterPath>

#include <vector>

/// Part of a preview of a repair: a picture of outlines, a title and rows of figures. As a choice
/// it is checkable: a radio button with a picture.
class RepairPane : public QAbstractButton {
    Q_OBJECT
public:
    struct Row {
        QString label, value;
    };

    explicit RepairPane(QWidget *parent = nullptr);

    /// `parts` are drawn in turn in two tints, y up; `marks` as small rings. `bounds` is what the
    /// picture shows, so that panes side by side have one scale.
    void setPicture(std::vector<hullsmith::Outline> parts, std::vector<hullsmith::Vec2> marks,
                    const QRectF &bounds);
    /// Figures below the title; `note` is a line of text above them, may be empty.
    void setRows(std::vector<Row> rows, const QString &note = {});
    const std::vector<Row> &rows() const { return m_rows; }
    /// Height that the texts need, and that they are given: the same for panes side by side.
    int textHeight() const;
    void setTextHeight(int height);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
    /// Double click: chosen and done.
    void activated();

protected:
    void paintEvent(QPaintEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    int rowHeight() const { return fontMetrics().height() + 2; }
    QString rowsForReaders() const;
    void paintPicture(QPainter &painter, const QRectF &box) const;
    void paintTitle(QPainter &painter, const QRect &line) const;
    void paintRows(QPainter &painter, QRect line) const;

    std::vector<hullsmith::Outline> m_parts;
    std::vector<hullsmith::Vec2> m_marks;
    QRectF m_bounds;
    std::vector<Row> m_rows;
    QString m_note;
    int m_textHeight = 0;
};

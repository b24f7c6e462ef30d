#pragma once

#include "editor/document/finding.h"
#include "editor/inspection/palette.h"

#include <QGraphicsItem>

/// The role colour of a severity; the glyph repeats what it says.
QColor severityColour(Finding::Severity severity, const Palette &palette);

/// Where a mark of that severity stands, from the place at fault, screen pixels: errors ring the
/// place itself, the others stand beside it and leave the handle free.
QPointF markOffset(Finding::Severity severity);

/// A small filled glyph, as beside text: a disc for errors, a triangle for warnings, a square for
/// notes.
void paintSeverityChip(QPainter &painter, const QPointF &at, Finding::Severity severity,
                       const Palette &palette);

/// Marks every place of every finding of a body, in the body's frame: a ring for errors, a small
/// glyph beside the place for the others. Edges at fault are thick.
class FaultMarksItem : public QGraphicsItem {
public:
    using QGraphicsItem::QGraphicsItem;

    void setFindings(const std::vector<Finding> &findings, const SceneBody &body);
    void setLook(const Palette &palette, double zoom);

    QRectF boundingRect() const override { return m_bounds; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    struct Mark {
        QPointF at;
        Finding::Severity severity;
    };
    struct Edge {
        QLineF line;
        Finding::Severity severity;
    };

    void updateBounds();

    std::vector<Mark> m_marks; ///< The worst last, so that it lies on top.
    std::vector<Edge> m_edges;
    QRectF m_bounds;
    Palette m_palette;
    double m_zoom = 1.0;
};

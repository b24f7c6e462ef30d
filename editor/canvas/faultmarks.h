#pragma once

#include "editor/document/finding.h"
#include "editor/inspection/palette.h"

#include <QGraphicsItem>

/// The role colour of a severity; the glyph repeats what it says.
QColor severityColour(Finding::Severity severity, const Palette &palette);

/// The glyph of a severity around `at`, screen coordinates: a ring for errors, a triangle for
/// warnings, a dotted ring for notes.
void paintSeverityRing(QPainter &painter, const QPointF &at, Finding::Severity severity,
                       const Palette &palette);

/// The same as a small filled chip beside text.
void paintSeverityChip(QPainter &painter, const QPointF &at, Finding::Severity severity,
                       const Palette &palette);

/// Marks every place of every finding of a body, in the body's frame; edges at fault are thick.
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

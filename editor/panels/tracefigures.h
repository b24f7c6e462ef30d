#pragma once

#include "editor/document/bodytrace.h"

#include <QWidget>

#include <array>

class QLabel;

/// What came out of a trace, a row a figure.
class TraceFigures : public QWidget {
    Q_OBJECT
public:
    explicit TraceFigures(QWidget *parent = nullptr);

    /// The pieces are not known yet; nullptr: there is no trace.
    void setTrace(const BodyTrace *trace);
    void showPieces(const TracePieces &pieces);

protected:
    void changeEvent(QEvent *event) override;

private:
    enum Figure { Vertices, Deviation, Gained, Lost, Iou, Pieces, Islands, figureCount };

    void restyle();
    void retranslate();

    std::array<QLabel *, figureCount> m_names = {};
    std::array<QLabel *, figureCount> m_values = {};
};

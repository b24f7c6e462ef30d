#pragma once

#include "figure.h"

#include <QImage>
#include <QSize>

class QIODevice;

/// A whole figure: the canvas, the number line below it and the step's sentence.
struct FigurePage {
    QSize size = {960, 720}; ///< Logical pixels.
    double scale = 1.0;      ///< Pixels of a picture per logical pixel.
    FigureStyle style;
    bool sentence = true;
};

/// Step `event` as a picture; the same bytes on every machine that has the fonts.
QImage figureImage(const PairInspection &pair, int event, const FigurePage &page);
/// Step `event` as SVG with its text as outlines. False if the device cannot be written.
bool writeFigureSvg(QIODevice &device, const PairInspection &pair, int event,
                    const FigurePage &page);

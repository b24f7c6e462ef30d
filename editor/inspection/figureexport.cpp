#include "figureexport.h"

#include "numberline.h"
#include "sentences.h"
#include "sketch.h"

#include <QPainter>
#include <QSvgGenerator>

#include <cmath>

namespace {

constexpr double pageMargin = 76.0; ///< Around the pair, for names and arrows.
constexpr double sentenceMargin = 16.0;
constexpr double lineHeight = 22.0;

void paintPage(QPainter &painter, const PairInspection &pair, int event, const FigurePage &page)
{
    const QSizeF size(page.size);
    const QFont font = Sketch::font(14);
    const QStringList lines = page.sentence
                                  ? Sketch::brokenLines(stepText(pair, event, page.style.digits),
                                                        font, size.width() - 2 * sentenceMargin)
                                  : QStringList();
    const double textHeight = lines.isEmpty() ? 0.0 : double(lines.size()) * lineHeight + 2 * 10.0;
    const QSizeF canvas(size.width(),
                        std::max(size.height() - numberLineHeight - textHeight, 80.0));
    const FigureView view = FigureView::fitted(figureBounds(pair), canvas, pageMargin);
    FigureStyle style = page.style;
    style.background = true;
    if (style.grid <= 0.0)
        style.grid = pair.pixelsPerMetre();
    painter.fillRect(QRectF(QPointF(), size), style.palette.canvas);
    paintFigure(painter, pair, event, view, style);
    painter.save();
    painter.translate(0, canvas.height());
    paintNumberLine(painter, pair, event, {size.width(), numberLineHeight},
                    numberLineScale(pair, event, view), style);
    painter.translate(0, numberLineHeight);
    Sketch sketch(painter, style.palette, {size.width(), textHeight}, style.textAsOutlines);
    sketch.line({0, -numberLineHeight}, {size.width(), -numberLineHeight}, style.palette.gridMajor);
    if (!lines.isEmpty())
        sketch.line({0, 0}, {size.width(), 0}, style.palette.gridMajor);
    double y = 10.0;
    for (const QString &line : lines) {
        sketch.text(QRectF(sentenceMargin, y, size.width() - 2 * sentenceMargin, lineHeight), line,
                    font);
        y += lineHeight;
    }
    painter.restore();
}

} // namespace

QImage figureImage(const PairInspection &pair, int event, const FigurePage &page)
{
    QImage image(QSize(int(std::lround(page.size.width() * page.scale)),
                       int(std::lround(page.size.height() * page.scale))),
                 QImage::Format_ARGB32_Premultiplied);
    image.fill(page.style.palette.canvas);
    QPainter painter(&image);
    painter.scale(page.scale, page.scale);
    paintPage(painter, pair, event, page);
    return image;
}

bool writeFigureSvg(QIODevice &device, const PairInspection &pair, int event,
                    const FigurePage &page)
{
    QSvgGenerator generator;
    generator.setOutputDevice(&device);
    generator.setSize(page.size);
    generator.setViewBox(QRect(QPoint(), page.size));
    generator.setResolution(96);
    generator.setTitle(pair.trace().events.empty() ? QString() : stepTitle(pair, event));
    generator.setDescription(stepText(pair, event));
    QPainter painter;
    if (!painter.begin(&generator))
        return false;
    FigurePage outlined = page;
    outlined.style.textAsOutlines = true;
    paintPage(painter, pair, event, outlined);
    return painter.end();
}

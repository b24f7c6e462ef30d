#include "tracefigures.h"

#include "numbertext.h"
#include "severitylook.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>

#include <numbers>

TraceFigures::TraceFigures(QWidget *parent)
    : QWidget(parent)
{
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(8, 2, 8, 0);
    grid->setVerticalSpacing(1);
    grid->setHorizontalSpacing(10);
    grid->setColumnStretch(1, 1);
    static constexpr std::array<const char *, figureCount> keys = {
        "Vertices", "Deviation", "Gained", "Lost", "Iou", "Pieces", "Islands"};
    for (std::size_t i = 0; i < keys.size(); ++i) {
        m_names[i] = new QLabel(this);
        m_values[i] = new QLabel(this);
        m_values[i]->setObjectName(QStringLiteral("trace%1").arg(QLatin1String(keys[i])));
        m_values[i]->setTextInteractionFlags(Qt::TextSelectableByMouse);
        m_values[i]->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
        grid->addWidget(m_names[i], int(i), 0);
        grid->addWidget(m_values[i], int(i), 1);
    }
    restyle();
    retranslate();
    setTrace(nullptr);
}

void TraceFigures::setTrace(const BodyTrace *trace)
{
    if (!trace) {
        for (QLabel *value : m_values)
            value->setText(QStringLiteral("–"));
        return;
    }
    const auto area = [](double pixels, double of) {
        const double percent = of > 0.0 ? 100.0 * pixels / of : 0.0;
        return tr("%1 px² · %2 %").arg(NumberText::fixed(pixels, 1), NumberText::fixed(percent, 2));
    };
    const hullsmith::Overlap &overlap = trace->overlap;
    m_values[Vertices]->setText(QString::number(trace->vertices));
    m_values[Deviation]->setText(tr("%1 px").arg(NumberText::fixed(trace->deviation)));
    m_values[Gained]->setText(area(overlap.gained(), overlap.maskArea));
    m_values[Lost]->setText(area(overlap.lost(), overlap.maskArea));
    m_values[Iou]->setText(tr("%1 %").arg(NumberText::fixed(100.0 * overlap.iou())));
    m_values[Pieces]->setText(QStringLiteral("…"));
    QString islands = tr("%1 · holes %2").arg(trace->islands.size()).arg(trace->holes);
    if (const int dropped = trace->droppedIslands + trace->droppedHoles; dropped > 0)
        islands += tr(" · left out %1").arg(dropped);
    m_values[Islands]->setText(islands);
}

void TraceFigures::showPieces(const TracePieces &pieces)
{
    if (pieces.unsplit > 0) {
        m_values[Pieces]->setText(tr("outlines that cannot be split: %1").arg(pieces.unsplit));
        return;
    }
    const double degrees = pieces.smallestAngle * 180.0 / std::numbers::pi;
    m_values[Pieces]->setText(
        tr("%1 · least angle %2°").arg(pieces.pieces).arg(NumberText::fixed(degrees, 1)));
}

void TraceFigures::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange)
        restyle();
}

void TraceFigures::restyle()
{
    QPalette muted = palette();
    muted.setColor(QPalette::WindowText, SeverityLook::mutedText(palette()));
    for (QLabel *name : m_names)
        name->setPalette(muted);
}

void TraceFigures::retranslate()
{
    const QStringList names = {tr("Vertices"), tr("Deviation"), tr("Gained"), tr("Lost"),
                               tr("IoU"),      tr("Pieces"),    tr("Islands")};
    for (std::size_t i = 0; i < m_names.size(); ++i) {
        m_names[i]->setText(names[qsizetype(i)]);
        m_values[i]->setAccessibleName(names[qsizetype(i)]);
    }
    m_names[Deviation]->setToolTip(tr("Largest distance between outline and contour"));
    m_names[Gained]->setToolTip(tr("Area of the outlines where no pixel is solid"));
    m_names[Lost]->setToolTip(tr("Area of solid pixels outside of the outlines"));
    m_names[Iou]->setToolTip(tr("Common area over the area of both: 100 % is the same"));
    m_names[Pieces]->setToolTip(tr("Convex pieces that the target takes"));
}

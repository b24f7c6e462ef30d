#include "masspanel.h"

#include "editor/document/shapesummary.h"
#include "numbertext.h"
#include "panelsection.h"
#include "severitylook.h"
#include "shownshape.h"

#include <QCoreApplication>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace {

QString text(const char *source)
{
    return QCoreApplication::translate("MassPanel", source);
}

/// With a real minus sign, as on the canvas.
QString coordinate(double value)
{
    return NumberText::fixed(value).replace(u'-', QChar(0x2212));
}

/// Area, centroid, mass, inertia; dashes where there is nothing.
std::array<QString, 4> figures(const std::optional<ShapeSummary> &summary)
{
    if (!summary || summary->mass.area <= 0.0)
        return {QStringLiteral("–"), QStringLiteral("–"), QStringLiteral("–"), QStringLiteral("–")};
    const hullsmith::MassProperties &mass = summary->mass;
    const auto figure = [](double value) { return NumberText::shortFigure(value); };
    return {text(QT_TRANSLATE_NOOP("MassPanel", "%1 m²")).arg(figure(mass.area)),
            text(QT_TRANSLATE_NOOP("MassPanel", "%1, %2 m"))
                .arg(coordinate(mass.centroid.x()), coordinate(mass.centroid.y())),
            text(QT_TRANSLATE_NOOP("MassPanel", "%1 kg")).arg(figure(mass.mass)),
            text(QT_TRANSLATE_NOOP("MassPanel", "%1 kg·m²")).arg(figure(mass.inertia))};
}

} // namespace

MassPanel::MassPanel(Document &document, Selection &selection, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_selection(selection)
    , m_shapeHeading(new QLabel)
    , m_bodyHeading(new QLabel)
{
    auto *content = new QWidget(this);
    auto *grid = new QGridLayout(content);
    grid->setContentsMargins(8, 0, 8, 6);
    grid->setVerticalSpacing(2);
    grid->setHorizontalSpacing(10);
    grid->addWidget(m_shapeHeading, 0, 1);
    grid->addWidget(m_bodyHeading, 0, 2);
    for (int row = 0; row < rows; ++row) {
        const auto i = std::size_t(row);
        m_names[i] = new QLabel;
        m_ofShape[i] = new QLabel;
        m_ofBody[i] = new QLabel;
        grid->addWidget(m_names[i], row + 1, 0);
        grid->addWidget(m_ofShape[i], row + 1, 1);
        grid->addWidget(m_ofBody[i], row + 1, 2);
        for (QLabel *value : {m_ofShape[i], m_ofBody[i]}) {
            value->setTextInteractionFlags(Qt::TextSelectableByMouse);
            value->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
        }
    }
    static constexpr std::array keys = {"Area", "Centroid", "Mass", "Inertia"};
    for (std::size_t i = 0; i < keys.size(); ++i) {
        m_ofShape[i]->setObjectName(QStringLiteral("shape%1").arg(QLatin1String(keys[i])));
        m_ofBody[i]->setObjectName(QStringLiteral("body%1").arg(QLatin1String(keys[i])));
    }
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(2, 1);
    m_section = new PanelSection(content, this);
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(m_section);

    connect(&selection, &Selection::changed, this, &MassPanel::refresh);
    connect(&document, &Document::changed, this, [this](const Change &change) {
        if (!change.body || change.body == m_selection.body())
            refresh();
    });
    retranslate();
}

void MassPanel::refresh()
{
    const SceneData &scene = m_document.data();
    const std::array<QString, 4> shape =
        figures(summarize(scene, shownShape(m_document, m_selection)));
    const std::array<QString, 4> body = figures(summarize(scene, m_selection.body()));
    for (std::size_t i = 0; i < shape.size(); ++i) {
        m_ofShape[i]->setText(shape[i]);
        m_ofBody[i]->setText(body[i]);
    }
}

void MassPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange) {
        QPalette muted = palette();
        muted.setColor(QPalette::WindowText, SeverityLook::mutedText(palette()));
        for (QLabel *heading : {m_shapeHeading, m_bodyHeading})
            heading->setPalette(muted);
    }
}

void MassPanel::retranslate()
{
    m_section->setTitle(tr("Mass"));
    m_shapeHeading->setText(tr("shape"));
    m_bodyHeading->setText(tr("body"));
    m_names[0]->setText(tr("Area"));
    m_names[1]->setText(tr("Centroid"));
    m_names[2]->setText(tr("Mass"));
    m_names[3]->setText(tr("Inertia"));
    m_names[3]->setToolTip(tr("About the centroid"));
    m_bodyHeading->setToolTip(tr("All shapes together; sensors have no mass"));
    refresh();
}

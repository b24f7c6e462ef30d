#include "bodylistdelegate.h"

#include "bodylistmodel.h"
#include "bodythumbnails.h"
#include "editor/document/document.h"
#include "panelsection.h"
#include "severitylook.h"
#include "shapelistmodel.h"

#include <QLineEdit>
#include <QPainter>

namespace {

constexpr int margin = 8;
constexpr int gap = 8;
constexpr int glyphSide = 10;

// Both list models share these roles.
static_assert(int(BodyListModel::SummaryRole) == int(ShapeListModel::SummaryRole) &&
              int(BodyListModel::WarningsRole) == int(ShapeListModel::WarningsRole));

QFont summaryFont(const QFont &base)
{
    return scaledFont(base, 0.88);
}

} // namespace

BodyListDelegate::BodyListDelegate(Document &document, BodyThumbnails *thumbnails, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_document(document)
    , m_thumbnails(thumbnails)
{
}

QSize BodyListDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    const int text = QFontMetrics(option.font).height() +
                     (m_thumbnails ? QFontMetrics(summaryFont(option.font)).height() : 0);
    const int picture = m_thumbnails ? m_thumbnails->side() : 0;
    return {120, std::max(text, picture) + 8};
}

QRect BodyListDelegate::textRect(const QRect &row) const
{
    const int left = m_thumbnails ? margin + m_thumbnails->side() + gap : margin + 4;
    return row.adjusted(left, 0, -margin, 0);
}

void BodyListDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                             const QModelIndex &index) const
{
    painter->save();
    const QRect row = option.rect;
    if (option.state.testFlag(QStyle::State_Selected)) {
        painter->fillRect(row, SeverityLook::selection(option.palette));
    } else if (option.state.testFlag(QStyle::State_MouseOver)) {
        QColor wash = option.palette.color(QPalette::Text);
        wash.setAlphaF(0.05F);
        painter->fillRect(row, wash);
    }
    if (m_thumbnails) {
        const int side = m_thumbnails->side();
        const QPoint corner(row.left() + margin, row.top() + (row.height() - side) / 2);
        const BodyId id{index.data(BodyListModel::IdRole).toUInt()};
        if (const SceneBody *body = m_document.data().body(id))
            painter->drawPixmap(corner,
                                m_thumbnails->pixmap(*body, m_document.folder(), option.palette,
                                                     painter->device()->devicePixelRatioF()));
    }
    const int badge = paintBadge(painter, option, index);
    QRect text = textRect(row).adjusted(0, 0, -badge - gap, 0);
    const QFontMetrics nameMetrics(option.font);
    const QFont small = summaryFont(option.font);
    const QFontMetrics smallMetrics(small);
    const QString name = index.data(Qt::DisplayRole).toString();
    const QString summary = index.data(BodyListModel::SummaryRole).toString();
    painter->setFont(option.font);
    painter->setPen(option.palette.color(QPalette::Text));
    if (m_thumbnails) {
        const int height = nameMetrics.height() + smallMetrics.height();
        text = QRect(text.left(), row.top() + (row.height() - height) / 2, text.width(), height);
        painter->drawText(QRect(text.left(), text.top(), text.width(), nameMetrics.height()),
                          Qt::AlignVCenter,
                          nameMetrics.elidedText(name, Qt::ElideRight, text.width()));
        painter->setFont(small);
        painter->setPen(SeverityLook::mutedText(option.palette));
        painter->drawText(text.adjusted(0, nameMetrics.height(), 0, 0), Qt::AlignVCenter,
                          smallMetrics.elidedText(summary, Qt::ElideRight, text.width()));
    } else {
        const int nameWidth = std::min(nameMetrics.horizontalAdvance(name), text.width());
        painter->drawText(text, Qt::AlignVCenter,
                          nameMetrics.elidedText(name, Qt::ElideRight, text.width()));
        painter->setFont(small);
        painter->setPen(SeverityLook::mutedText(option.palette));
        const QRect rest = text.adjusted(nameWidth + gap, 0, 0, 0);
        const QString fitting = smallMetrics.horizontalAdvance(summary) <= rest.width()
                                    ? summary
                                    : index.data(ShapeListModel::MeasureRole).toString();
        if (rest.width() > 20)
            painter->drawText(rest, Qt::AlignVCenter | Qt::AlignRight,
                              smallMetrics.elidedText(fitting, Qt::ElideRight, rest.width()));
    }
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        painter->setPen(QPen(option.palette.color(QPalette::Highlight), 1.0));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(row.adjusted(0, 0, -1, -1));
    }
    painter->restore();
}

int BodyListDelegate::paintBadge(QPainter *painter, const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const
{
    const int errors = index.data(BodyListModel::ErrorsRole).toInt();
    const int warnings = index.data(BodyListModel::WarningsRole).toInt();
    const QRect row = option.rect;
    if (errors == 0 && warnings == 0) {
        const QRect glyph(row.right() - margin - glyphSide, row.center().y() - glyphSide / 2,
                          glyphSide, glyphSide);
        SeverityLook::paintTick(*painter, glyph, SeverityLook::fineColor(option.palette));
        return glyphSide;
    }
    const auto severity = errors > 0 ? Finding::Severity::Error : Finding::Severity::Warning;
    const QColor color = SeverityLook::color(severity, option.palette);
    QFont bold = option.font;
    bold.setBold(true);
    const QString count = QString::number(errors > 0 ? errors : warnings);
    const int width = QFontMetrics(bold).horizontalAdvance(count);
    const QRect number(row.right() - margin - width, row.top(), width, row.height());
    const QRect glyph(number.left() - 4 - glyphSide, row.center().y() - glyphSide / 2, glyphSide,
                      glyphSide);
    SeverityLook::paintGlyph(*painter, glyph, severity, color);
    painter->setFont(bold);
    painter->setPen(color);
    painter->drawText(number, Qt::AlignCenter, count);
    return row.right() - glyph.left();
}

QWidget *BodyListDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem &,
                                        const QModelIndex &) const
{
    auto *edit = new QLineEdit(parent);
    edit->setObjectName(QStringLiteral("rename"));
    edit->setMaxLength(200);
    return edit;
}

void BodyListDelegate::updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                                            const QModelIndex &) const
{
    QRect place = textRect(option.rect).adjusted(-4, 0, 0, 0);
    const int height = editor->sizeHint().height();
    place.setTop(option.rect.center().y() - height / 2);
    place.setHeight(height);
    editor->setGeometry(place);
}

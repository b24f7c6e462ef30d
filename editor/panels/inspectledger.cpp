#include "inspectledger.h"

#include "inspectledgermodel.h"
#include "inspectrowdelegate.h"
#include "inspectsession.h"

#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPainter>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <numeric>

using State = LedgerRow::State;

namespace {

constexpr int rowHeight = 21;
constexpr double barHeight = 5.0;
constexpr int cellPadding = 8; ///< As the header has it.
constexpr int axisWidth = 54;
/// Shares of the other columns, so that numbers are the last to lose room.
constexpr std::array<int, InspectLedgerModel::ColumnCount> shares{0, 92, 88, 92, 92, 102};

bool isGrey(const LedgerRow &row)
{
    return row.state != State::Tested && row.state != State::Testing;
}

} // namespace

InspectLedgerDelegate::InspectLedgerDelegate(const InspectLedgerModel &model, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_model(model)
{
}

void InspectLedgerDelegate::bars(QPainter &painter, const QRect &rect,
                                 const QModelIndex &index) const
{
    const LedgerRow &row = *m_model.row(index.row());
    const QRectF area = QRectF(rect).adjusted(8, 0, -8, 0);
    const auto [low, high] = m_model.range();
    const double scale = high > low ? area.width() / (high - low) : 0.0;
    const double opacity = isGrey(row) ? 0.35 : 1.0;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setOpacity(opacity);
    painter.setPen(Qt::NoPen);
    const auto bar = [&](const hullsmith::Interval &i, const QColor &colour, double y, bool round) {
        const QRectF box(area.left() + (i.min - low) * scale, y,
                         std::max(1.5, (i.max - i.min) * scale), barHeight);
        painter.setBrush(colour);
        if (round)
            painter.drawRoundedRect(box, barHeight / 2, barHeight / 2);
        else
            painter.drawRect(box);
    };
    const double middle = area.center().y();
    if (m_model.shows(row, row.knowsA))
        bar(row.values.a, m_palette.shapeA, middle - barHeight - 0.5, true);
    if (m_model.shows(row, row.knowsB))
        bar(row.values.b, m_palette.shapeB, middle + 0.5, false);
    painter.restore();
}

void InspectLedgerDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                                  const QModelIndex &index) const
{
    QStyleOptionViewItem opt = option;
    initStyleOption(&opt, index);
    const LedgerRow *row = m_model.row(index.row());
    painter->save();
    if (!row) {
        painter->fillRect(opt.rect, m_palette.fill(m_palette.muted));
        if (index.column() == 0) {
            opt.font.setItalic(true);
            painter->setFont(opt.font);
            painter->setPen(opt.palette.color(QPalette::Text));
            painter->drawText(opt.rect.adjusted(cellPadding, 0, -4, 0),
                              Qt::AlignVCenter | Qt::AlignLeft, opt.text);
        }
        painter->restore();
        return;
    }
    const QColor tint =
        row->isWinner ? (row->isGap() ? m_palette.gap : m_palette.overlap) : m_palette.focus;
    if (row->isCurrent || row->isWinner)
        painter->fillRect(opt.rect, m_palette.fill(tint));
    if (row->isWinner) {
        painter->setPen(QPen(tint, 1.0));
        painter->drawLine(opt.rect.topLeft(), opt.rect.topRight());
        painter->drawLine(opt.rect.bottomLeft(), opt.rect.bottomRight());
    }
    if (index.column() == InspectLedgerModel::Projections) {
        bars(*painter, opt.rect, index);
    } else {
        const bool grey = isGrey(*row) && !(row->state == State::Pending && index.column() == 0);
        const QColor colour = opt.palette.color(grey ? QPalette::PlaceholderText : QPalette::Text);
        painter->setFont(opt.font);
        painter->setPen(colour);
        const QString text = opt.fontMetrics.elidedText(opt.text, Qt::ElideRight,
                                                        opt.rect.width() - cellPadding - 2);
        painter->drawText(opt.rect.adjusted(cellPadding, 0, -2, 0),
                          Qt::AlignVCenter | Qt::AlignLeft, text);
    }
    if (index.data(InspectLedgerModel::FocusRole).toBool())
        paintFocusFrame(*painter, opt.rect, m_palette);
    if (opt.state.testFlag(QStyle::State_HasFocus)) {
        painter->setPen(QPen(opt.palette.color(QPalette::Highlight), 1.0, Qt::DotLine));
        painter->drawRect(opt.rect.adjusted(0, 0, -1, -1));
    }
    painter->restore();
}

InspectLedger::InspectLedger(InspectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_model(new InspectLedgerModel(session, this))
    , m_delegate(new InspectLedgerDelegate(*m_model, this))
    , m_table(new QTableView(this))
    , m_title(new QLabel(this))
    , m_fill(new QCheckBox(this))
{
    m_table->setObjectName(QStringLiteral("inspectLedger"));
    m_table->setModel(m_model);
    m_table->setItemDelegate(m_delegate);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(rowHeight);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setShowGrid(false);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setMouseTracking(true);
    m_table->installEventFilter(this);
    m_table->viewport()->installEventFilter(this);
    m_table->setTabKeyNavigation(false);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    QHeaderView *header = m_table->horizontalHeader();
    header->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    header->setHighlightSections(false);
    header->setSectionResizeMode(QHeaderView::Fixed);
    header->setStretchLastSection(true);
    header->setSortIndicator(InspectLedgerModel::Axis, Qt::AscendingOrder);
    header->setSortIndicatorShown(true);
    header->setSectionsClickable(true);
    connect(header, &QHeaderView::sortIndicatorChanged, m_model, &InspectLedgerModel::sort);
    m_fill->setObjectName(QStringLiteral("inspectFillLedger"));
    connect(m_fill, &QCheckBox::toggled, m_model, &InspectLedgerModel::setFilled);
    connect(m_table, &QTableView::activated, this, &InspectLedger::open);
    connect(m_table, &QTableView::clicked, this, &InspectLedger::open);
    connect(m_table, &QTableView::entered, this, &InspectLedger::point);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex &current) {
                if (m_table->hasFocus())
                    point(current);
            });
    connect(&session, &InspectSession::focusChanged, m_table->viewport(),
            qOverload<>(&QWidget::update));
    connect(m_model, &QAbstractItemModel::modelReset, this, &InspectLedger::spanSeparators);
    connect(&session, &InspectSession::stepChanged, this, &InspectLedger::follow);

    auto *top = new QHBoxLayout;
    top->setContentsMargins(10, 4, 10, 4);
    QFont bold = m_title->font();
    bold.setBold(true);
    m_title->setFont(bold);
    top->addWidget(m_title);
    top->addStretch();
    top->addWidget(m_fill);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(top);
    column->addWidget(m_table);
    retranslate();
    spanSeparators();
}

void InspectLedger::setPalette2D(const Palette &palette)
{
    m_delegate->setPalette2D(palette);
    m_table->viewport()->update();
}

void InspectLedger::shareWidth()
{
    QHeaderView *header = m_table->horizontalHeader();
    const int whole = std::accumulate(shares.begin(), shares.end(), 0);
    const int room = m_table->viewport()->width() - axisWidth;
    header->resizeSection(InspectLedgerModel::Axis, axisWidth);
    for (int column = InspectLedgerModel::Axis + 1; column < InspectLedgerModel::Result; ++column)
        header->resizeSection(column, room * shares[std::size_t(column)] / whole);
}

void InspectLedger::spanSeparators()
{
    m_table->clearSpans();
    for (int row = 0; row < m_model->rowCount(); ++row) {
        if (!m_model->row(row))
            m_table->setSpan(row, 0, 1, InspectLedgerModel::ColumnCount);
    }
}

void InspectLedger::follow()
{
    spanSeparators();
    const int row = m_model->currentRow();
    if (row < 0)
        return;
    const QSignalBlocker block(m_table->selectionModel());
    m_table->setCurrentIndex(m_model->index(row, 0));
    m_table->clearSelection();
    m_table->scrollTo(m_model->index(row, 0));
}

void InspectLedger::open(const QModelIndex &index)
{
    const QString key = index.data(InspectLedgerModel::KeyRole).toString();
    if (!key.isEmpty())
        m_session.goTo(key);
}

void InspectLedger::point(const QModelIndex &index)
{
    m_session.setFocus(m_model->focusOf(index));
}

bool InspectLedger::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize && watched == m_table->viewport())
        shareWidth();
    if (event->type() == (watched == m_table ? QEvent::FocusOut : QEvent::Leave))
        m_session.setFocus(std::nullopt);
    return QWidget::eventFilter(watched, event);
}

void InspectLedger::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void InspectLedger::retranslate()
{
    m_title->setText(tr("Axis ledger"));
    m_fill->setText(tr("Fill in what was not tested"));
    m_table->setAccessibleName(tr("Axis ledger"));
    m_model->refresh();
    Q_EMIT m_model->headerDataChanged(Qt::Horizontal, 0, InspectLedgerModel::ColumnCount - 1);
}

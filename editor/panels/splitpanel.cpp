#include "splitpanel.h"

#include "editor/document/commands/setsplitcommand.h"
#include "numbertext.h"
#include "panelsection.h"
#include "physics/geometry/outlinecheck.h"
#include "severitylook.h"
#include "shownshape.h"
#include "splitcomparison.h"
#include "wheelguard.h"

#include <QComboBox>
#include <QGridLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTableWidget>
#include <QUndoStack>
#include <QVBoxLayout>

#include <algorithm>
#include <numbers>

using Method = SplitSettings::Method;

namespace {

enum Column { NameColumn, PiecesColumn, CornersColumn, AngleColumn, ThinColumn, ColumnCount };
enum LimitRow { TargetLimit, OwnLimit };
constexpr int leastLimit = 3;
constexpr int mostLimit = 1000;
constexpr int firstOwnLimit = 8; ///< Where the target has none.
constexpr int mostCutRows = 3;

QString degrees(double radians)
{
    return NumberText::shortFigure(radians * 180.0 / std::numbers::pi, 3) + QChar(0x00B0);
}

QString place(const hullsmith::Vec2 &v)
{
    const auto one = [](double x) {
        return NumberText::shortFigure(x, 5).replace(u'-', QChar(0x2212));
    };
    return QStringLiteral("%1, %2").arg(one(v.x()), one(v.y()));
}

/// Whether a split changes anything: not for a convex outline that the target takes.
bool isWhole(const SceneShape &shape, int cornerLimit)
{
    hullsmith::OutlineCheckOptions options;
    if (cornerLimit > 0)
        options.vertexLimit = cornerLimit;
    const hullsmith::OutlineReport report = hullsmith::checkOutline(shape.vertices, options);
    return report.convex && !report.overLimit && shape.holes.empty() && shape.split.cuts.empty();
}

} // namespace

SplitPanel::SplitPanel(Document &document, Selection &selection, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_selection(selection)
    , m_comparison(new SplitComparison(this))
    , m_body(new QWidget(this))
    , m_limitLabel(new QLabel(m_body))
    , m_limit(new QComboBox(m_body))
    , m_ownLimit(new QSpinBox(m_body))
    , m_table(new QTableWidget(int(SplitComparison::methods), ColumnCount, m_body))
    , m_outcome(new QLabel(m_body))
    , m_cuts(new QListWidget(m_body))
    , m_removeCut(new QPushButton(m_body))
    , m_removeCuts(new QPushButton(m_body))
    , m_split(new QPushButton(this))
    , m_merge(new QPushButton(this))
{
    build();
    connect(m_comparison, &SplitComparison::changed, this, &SplitPanel::refresh);
    connect(&selection, &Selection::changed, this, &SplitPanel::follow);
    connect(&document, &Document::changed, this, [this](const Change &change) {
        if (!change.body || change.body == m_selection.body())
            follow();
    });
    retranslate();
    follow();
}

void SplitPanel::build()
{
    buildLimit();
    buildTable();
    m_outcome->setObjectName(QStringLiteral("splitOutcome"));
    m_outcome->setWordWrap(true);
    m_outcome->setTextInteractionFlags(Qt::TextBrowserInteraction);
    connect(m_outcome, &QLabel::linkActivated, this, &SplitPanel::showFault);
    m_cuts->setObjectName(QStringLiteral("cutLines"));
    m_cuts->setFrameShape(QFrame::NoFrame);
    m_cuts->viewport()->setBackgroundRole(QPalette::Window);
    m_cuts->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_cuts->setTextElideMode(Qt::ElideRight);
    m_cuts->installEventFilter(this);
    m_removeCut->setObjectName(QStringLiteral("removeCutLine"));
    m_removeCuts->setObjectName(QStringLiteral("removeCutLines"));
    m_split->setObjectName(QStringLiteral("splitIntoShapes"));
    m_merge->setObjectName(QStringLiteral("mergeShapes"));
    connect(m_cuts, &QListWidget::currentRowChanged, this,
            [this](int row) { m_removeCut->setEnabled(row >= 0); });
    connect(m_removeCut, &QPushButton::clicked, this, [this] { removeCuts(false); });
    connect(m_removeCuts, &QPushButton::clicked, this, [this] { removeCuts(true); });
    connect(m_split, &QPushButton::clicked, this, &SplitPanel::splitIntoShapes);
    connect(m_merge, &QPushButton::clicked, this, &SplitPanel::mergeShapes);

    auto *column = new QVBoxLayout(m_body);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    auto *limit = new QHBoxLayout;
    limit->setContentsMargins(8, 0, 8, 0);
    limit->setSpacing(6);
    limit->addWidget(m_limitLabel);
    limit->addWidget(m_limit, 1);
    limit->addWidget(m_ownLimit);
    column->addLayout(limit);
    column->addWidget(m_table);
    m_outcome->setContentsMargins(8, 0, 8, 0);
    column->addWidget(m_outcome);
    column->addWidget(m_cuts);
    auto *cutButtons = new QHBoxLayout;
    cutButtons->setContentsMargins(8, 0, 8, 0);
    cutButtons->addStretch();
    cutButtons->addWidget(m_removeCut);
    cutButtons->addWidget(m_removeCuts);
    column->addLayout(cutButtons);

    auto *content = new QWidget(this);
    auto *all = new QVBoxLayout(content);
    all->setContentsMargins(0, 0, 0, 4);
    all->setSpacing(4);
    all->addWidget(m_body);
    auto *buttons = new QHBoxLayout;
    buttons->setContentsMargins(8, 0, 8, 0);
    buttons->addStretch();
    buttons->addWidget(m_merge);
    buttons->addWidget(m_split);
    all->addLayout(buttons);
    m_section = new PanelSection(content, this);
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(m_section);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
}

void SplitPanel::buildLimit()
{
    m_limit->setObjectName(QStringLiteral("splitLimit"));
    m_ownLimit->setObjectName(QStringLiteral("ownSplitLimit"));
    m_limit->addItems({QString(), QString()});
    m_limit->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_ownLimit->setRange(leastLimit, mostLimit);
    m_ownLimit->setKeyboardTracking(false);
    m_limitLabel->setBuddy(m_limit);
    guardWheel(*m_limit);
    guardWheel(*m_ownLimit);
    connect(m_limit, &QComboBox::activated, this, [this](int row) {
        if (row == OwnLimit)
            chooseLimit(m_ownLimit->value());
        else
            chooseLimit(std::nullopt);
    });
    connect(m_ownLimit, &QSpinBox::valueChanged, this, [this](int value) { chooseLimit(value); });
}

void SplitPanel::buildTable()
{
    m_table->setObjectName(QStringLiteral("splitMethods"));
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setShowGrid(false);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setTabKeyNavigation(false);
    m_table->setWordWrap(false);
    m_table->setCornerButtonEnabled(false);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->viewport()->setBackgroundRole(QPalette::Window);
    m_table->verticalHeader()->hide();
    QHeaderView *header = m_table->horizontalHeader();
    header->setHighlightSections(false);
    header->setSectionsClickable(false);
    header->setMinimumSectionSize(24);
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setSectionResizeMode(NameColumn, QHeaderView::Stretch);
    for (int row = 0; row < m_table->rowCount(); ++row)
        for (int column = 0; column < ColumnCount; ++column) {
            auto *item = new QTableWidgetItem;
            item->setTextAlignment((column == NameColumn ? Qt::AlignLeft : Qt::AlignRight) |
                                   Qt::AlignVCenter);
            m_table->setItem(row, column, item);
        }
    m_table->installEventFilter(this);
    connect(m_table, &QTableWidget::cellClicked, this, [this](int row) { chooseMethod(row); });
}

const SceneShape *SplitPanel::shape() const
{
    const SceneShape *found = m_document.data().shape(shownShape(m_document, m_selection));
    return found && found->type == ShapeType::Outline ? found : nullptr;
}

const EngineProfile *SplitPanel::target() const
{
    return engineProfile(m_document.data().settings.target);
}

/// Compares again if the outline, the target or the scale are others.
void SplitPanel::follow()
{
    const SceneData &scene = m_document.data();
    const SceneShape *now = shape();
    setVisible(now != nullptr);
    if (!now) {
        m_compared = {};
        m_comparison->clear();
        return;
    }
    const double scale = scene.pixelsPerMetre(*scene.bodyOf(now->id));
    SceneShape wanted = *now;
    wanted.name.clear();
    wanted.properties = {};
    if (wanted == m_compared && scene.settings.target == m_comparedTarget &&
        scale == m_comparedScale) {
        refresh();
        return;
    }
    if (wanted.id != m_compared.id)
        m_comparison->clear();
    m_compared = wanted;
    m_comparedTarget = scene.settings.target;
    m_comparedScale = scale;
    m_comparison->compare(*now, target(), scale);
}

void SplitPanel::refresh()
{
    const SceneShape *now = shape();
    if (!now)
        return;
    const int limit = pieceLimit(*now, target() ? target()->vertexLimit : std::nullopt).value_or(0);
    const bool whole = isWhole(*now, limit);
    const bool two = m_selection.shapes().size() == 2;
    m_body->setVisible(!whole);
    m_split->setVisible(!whole);
    m_merge->setVisible(two);
    const Pieces *own = m_comparison->outcome(now->split.method);
    m_split->setEnabled(own && *own && !m_comparison->isBusy());
    if (whole)
        m_section->setNote(tr("convex, one piece"));
    else if (!own)
        m_section->setNote(tr("splitting…"));
    else
        m_section->setNote(*own ? tr("pieces: %1").arg((*own)->pieces.size()) : tr("no pieces"));
    if (whole)
        return;
    refreshLimit(*now);
    refreshTable(*now);
    refreshOutcome(*now);
    refreshCuts(*now);
    refreshHeights();
}

void SplitPanel::refreshLimit(const SceneShape &shape)
{
    const QSignalBlocker quietLimit(m_limit);
    const QSignalBlocker quietOwn(m_ownLimit);
    const EngineProfile *engine = target();
    const std::optional<int> most = engine ? engine->vertexLimit : std::nullopt;
    const QString name = engine ? engine->name : m_document.data().settings.target;
    m_limit->setItemText(TargetLimit, most ? tr("As %1: %2").arg(name).arg(*most)
                                           : tr("As %1: no limit").arg(name));
    m_limit->setItemText(OwnLimit, tr("Own number"));
    m_limit->setCurrentIndex(shape.split.limit ? OwnLimit : TargetLimit);
    m_ownLimit->setVisible(shape.split.limit.has_value());
    m_ownLimit->setMaximum(most.value_or(mostLimit));
    m_ownLimit->setValue(shape.split.limit.value_or(most.value_or(firstOwnLimit)));
}

void SplitPanel::refreshTable(const SceneShape &shape)
{
    const std::array names = {tr("Fewest"), tr("Fast"), tr("Added points")};
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const auto method = Method(row);
        const bool own = method == shape.split.method;
        const Pieces *outcome = m_comparison->outcome(method);
        std::array<QString, ColumnCount> cells;
        cells.fill(QStringLiteral("–"));
        // A filled ring marks the one in use, as round buttons do.
        cells[NameColumn] =
            (own ? QStringLiteral("● ") : QStringLiteral("○ ")) + names[std::size_t(row)];
        if (outcome && *outcome) {
            const hullsmith::SplitResult &result = **outcome;
            cells[PiecesColumn] = QString::number(result.pieces.size());
            cells[CornersColumn] = QString::number(result.mostCorners);
            cells[AngleColumn] = degrees(result.smallestAngle);
            cells[ThinColumn] = QString::number(result.thin.size());
        }
        for (int column = 0; column < ColumnCount; ++column) {
            QTableWidgetItem *item = m_table->item(row, column);
            item->setText(cells[std::size_t(column)]);
            QFont font = m_table->font();
            font.setBold(own);
            item->setFont(font);
        }
        QTableWidgetItem *name = m_table->item(row, NameColumn);
        const QString state =
            own ? tr("%1, in use").arg(names[std::size_t(row)]) : names[std::size_t(row)];
        name->setData(Qt::AccessibleTextRole, state);
        name->setToolTip(own ? QString() : tr("Click or press Enter to split by this method"));
    }
}

void SplitPanel::refreshOutcome(const SceneShape &shape)
{
    const Pieces *own = m_comparison->outcome(shape.split.method);
    if (!own) {
        m_outcome->setText(tr("Splitting…"));
        return;
    }
    if (!*own) {
        const QString link = QStringLiteral("<a href=\"place\">%1</a>")
                                 .arg(tr("Show at %1").arg(place(own->error().place)));
        m_outcome->setText(tr("Not split: %1. %2").arg(splitFaultText(own->error().kind), link));
        return;
    }
    const hullsmith::SplitResult &result = **own;
    //: %2 is a count, %3 an angle in degrees, %4 an area.
    QString text = tr("Pieces: %1, at most %2 vertices, smallest angle %3, area difference %4")
                       .arg(result.pieces.size())
                       .arg(result.mostCorners)
                       .arg(degrees(result.smallestAngle),
                            result.areaDifference == 0.0
                                ? QStringLiteral("0")
                                : tr("%1 px²").arg(QString::number(result.areaDifference, 'g', 2)));
    if (result.addedPoints > 0)
        text += QLatin1Char('\n') + tr("Added points: %1").arg(result.addedPoints);
    if (shape.split.method != Method::Fast && result.method == hullsmith::SplitMethod::Fast)
        text += QLatin1Char('\n') + tr("Too large for this method: split by the fast one");
    m_outcome->setText(text);
}

void SplitPanel::refreshCuts(const SceneShape &shape)
{
    const auto &cuts = shape.split.cuts;
    const Pieces *own = m_comparison->outcome(shape.split.method);
    const bool known = own && *own && (*own)->cutEffects.size() == cuts.size();
    const int current = m_cuts->currentRow();
    const QSignalBlocker quiet(m_cuts);
    m_cuts->clear();
    for (std::size_t i = 0; i < cuts.size(); ++i) {
        QString text =
            tr("Cut %1: %2 → %3").arg(i + 1).arg(place(cuts[i].first), place(cuts[i].second));
        const QString effect = known ? cutEffectText((*own)->cutEffects[i]) : QString();
        auto *item = new QListWidgetItem(m_cuts);
        if (!effect.isEmpty()) {
            text = tr("▲ Cut %1 %2").arg(i + 1).arg(effect);
            item->setForeground(SeverityLook::color(Finding::Severity::Warning, palette()));
        }
        item->setText(text);
        item->setToolTip(text);
    }
    m_cuts->setCurrentRow(std::min(current, int(cuts.size()) - 1));
    m_removeCut->setEnabled(m_cuts->currentRow() >= 0);
    for (QWidget *widget : {static_cast<QWidget *>(m_cuts), static_cast<QWidget *>(m_removeCut),
                            static_cast<QWidget *>(m_removeCuts)})
        widget->setVisible(!cuts.empty());
}

/// Table and list are as high as their rows.
void SplitPanel::refreshHeights()
{
    const int row = fontMetrics().height() + 6;
    m_table->verticalHeader()->setDefaultSectionSize(row);
    m_table->setFixedHeight(m_table->horizontalHeader()->sizeHint().height() +
                            m_table->rowCount() * row);
    const int line = std::max(row, m_cuts->sizeHintForRow(0));
    m_cuts->setFixedHeight(std::clamp(m_cuts->count(), 1, mostCutRows) * line + 2);
}

void SplitPanel::change(const SplitSettings &split)
{
    const SceneShape *now = shape();
    if (now && now->split != split)
        m_document.undoStack()->push(new SetSplitCommand(m_document, now->id, split));
}

void SplitPanel::chooseMethod(int row)
{
    const SceneShape *now = shape();
    if (!now || row < 0 || row >= m_table->rowCount())
        return;
    SplitSettings split = now->split;
    split.method = Method(row);
    change(split);
}

void SplitPanel::chooseLimit(std::optional<int> limit)
{
    const SceneShape *now = shape();
    if (!now)
        return;
    SplitSettings split = now->split;
    split.limit = limit;
    change(split);
}

void SplitPanel::removeCuts(bool all)
{
    const SceneShape *now = shape();
    const int row = m_cuts->currentRow();
    if (!now || (!all && (row < 0 || row >= int(now->split.cuts.size()))))
        return;
    SplitSettings split = now->split;
    if (all)
        split.cuts.clear();
    else
        split.cuts.erase(split.cuts.begin() + row);
    change(split);
}

void SplitPanel::showFault()
{
    const SceneShape *now = shape();
    const Pieces *own = now ? m_comparison->outcome(now->split.method) : nullptr;
    if (own && !*own)
        Q_EMIT placeShown(now->id, own->error().place);
}

void SplitPanel::splitIntoShapes()
{
    const SceneShape *now = shape();
    if (!now) {
        Q_EMIT message(tr("Select an outline first"));
        return;
    }
    const Pieces *own = m_comparison->outcome(now->split.method);
    if (!own || m_comparison->isBusy()) {
        Q_EMIT message(tr("The outline is still being split"));
        return;
    }
    if (!*own) {
        Q_EMIT message(tr("Not split: %1").arg(splitFaultText(own->error().kind)));
        return;
    }
    if ((*own)->pieces.size() == 1 && now->holes.empty()) {
        Q_EMIT message(tr("The outline is one convex piece already"));
        return;
    }
    const std::vector<std::vector<hullsmith::Vec2>> pieces = (*own)->pieces;
    const std::vector<ShapeId> ids = ::splitIntoShapes(m_document, now->id, pieces);
    m_selection.set({ids.begin(), ids.end()});
    Q_EMIT message(tr("Shapes in place of the outline: %1").arg(ids.size()));
}

void SplitPanel::mergeShapes()
{
    const std::vector<ShapeId> ids(m_selection.shapes().begin(), m_selection.shapes().end());
    const auto merged = ::mergeShapes(m_document, ids);
    if (merged)
        m_selection.set({*merged});
    else
        Q_EMIT message(shapeMergeFaultText(merged.error()));
}

bool SplitPanel::eventFilter(QObject *watched, QEvent *event)
{
    const bool press = event->type() == QEvent::KeyPress;
    if (!press && event->type() != QEvent::ShortcutOverride)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    const bool takes = watched == m_table &&
                       (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space);
    const bool removes = watched == m_cuts && (key == Qt::Key_Delete || key == Qt::Key_Backspace);
    if (!takes && !removes)
        return QWidget::eventFilter(watched, event);
    event->accept();
    if (press && takes)
        chooseMethod(m_table->currentRow());
    else if (press)
        removeCuts(false);
    return press;
}

void SplitPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        refresh();
}

void SplitPanel::retranslate()
{
    m_section->setTitle(tr("Split"));
    m_limitLabel->setText(tr("Vertex limit"));
    m_limit->setAccessibleName(tr("Vertex limit of a piece"));
    m_ownLimit->setAccessibleName(tr("Own vertex limit"));
    m_limit->setToolTip(tr("The most vertices that a piece may have"));
    m_table->setAccessibleName(tr("Split methods compared"));
    m_table->setHorizontalHeaderLabels(
        {tr("Method"), tr("pieces"), tr("vertices"), tr("angle"), tr("thin")});
    m_table->horizontalHeaderItem(NameColumn)->setTextAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->horizontalHeaderItem(PiecesColumn)->setToolTip(tr("Convex pieces that come out"));
    m_table->horizontalHeaderItem(CornersColumn)
        ->setToolTip(tr("Vertices of the piece with the most"));
    m_table->horizontalHeaderItem(AngleColumn)->setToolTip(tr("Smallest angle of a piece"));
    m_table->horizontalHeaderItem(ThinColumn)
        ->setToolTip(tr("Pieces that are too thin for the target"));
    m_outcome->setAccessibleName(tr("What came out"));
    m_cuts->setAccessibleName(tr("Cut lines"));
    m_removeCut->setText(tr("Remove"));
    m_removeCut->setToolTip(tr("Removes the chosen cut line"));
    m_removeCuts->setText(tr("Remove all"));
    m_removeCuts->setToolTip(tr("Removes every cut line of the outline"));
    m_split->setText(tr("Split into shapes"));
    m_split->setToolTip(tr("Puts the pieces in the outline's place, to be edited by hand"));
    m_merge->setText(tr("Merge shapes"));
    m_merge->setToolTip(tr("Joins the two selected shapes where they are convex together"));
    refresh();
}

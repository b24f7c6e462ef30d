#include "vertexpanel.h"

#include "bodysummary.h"
#include "coordinatedelegate.h"
#include "editor/document/commands/deleteverticescommand.h"
#include "panelsection.h"
#include "shownshape.h"
#include "vertextablemodel.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QScopedValueRollback>
#include <QTableView>
#include <QUndoStack>
#include <QVBoxLayout>

namespace {

constexpr int leastRowsShown = 3;

} // namespace

VertexPanel::VertexPanel(Document &document, Selection &selection, BodyChecks &checks,
                         QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_selection(selection)
    , m_model(new VertexTableModel(document, checks, this))
    , m_table(new QTableView(this))
{
    m_table->setObjectName(QStringLiteral("vertices"));
    m_table->setModel(m_model);
    auto *delegate = new CoordinateDelegate(m_table);
    m_table->setItemDelegate(delegate);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setShowGrid(false);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                             QAbstractItemView::AnyKeyPressed);
    m_table->setWordWrap(false);
    m_table->setCornerButtonEnabled(false);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->verticalHeader()->hide();
    const int row = fontMetrics().height() + 6;
    m_table->verticalHeader()->setDefaultSectionSize(row);
    m_table->verticalHeader()->setMinimumSectionSize(row);
    QHeaderView *header = m_table->horizontalHeader();
    // The style's least width is that of the widest letter of the font, a Chinese one.
    header->setMinimumSectionSize(fontMetrics().horizontalAdvance("00000") + 8);
    header->setSectionResizeMode(QHeaderView::Stretch);
    header->setSectionResizeMode(VertexTableModel::NumberColumn, QHeaderView::Fixed);
    header->resizeSection(VertexTableModel::NumberColumn,
                          fontMetrics().horizontalAdvance("00000") + 8);
    header->setHighlightSections(false);
    header->setSectionsClickable(false);
    m_table->setMinimumHeight(header->sizeHint().height() + leastRowsShown * row);
    m_table->installEventFilter(this);

    m_section = new PanelSection(m_table, this);
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(m_section);

    connect(&selection, &Selection::changed, this, &VertexPanel::followShape);
    connect(&document, &Document::changed, this, [this](const Change &change) {
        if (change.kind != Change::Kind::SettingsChanged)
            followShape();
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &VertexPanel::takeSelection);
    connect(m_model, &VertexTableModel::rejected, this, &VertexPanel::message);
    connect(delegate, &CoordinateDelegate::enterPressed, this, [this] {
        const QModelIndex now = m_table->currentIndex();
        const QModelIndex below = now.siblingAtRow(now.row() + 1);
        m_table->setFocus();
        if (!below.isValid())
            return;
        m_table->setCurrentIndex(below);
        m_table->edit(below);
    });
    m_table->viewport()->setBackgroundRole(QPalette::Window);
    restyle();
    retranslate();
    followShape();
}

void VertexPanel::followShape()
{
    const bool own = m_following; // The change is this table's: its selection stands already.
    const QScopedValueRollback guard(m_following, true);
    m_model->setShape(shownShape(m_document, m_selection));
    updateNote();
    if (!own)
        followSelection();
}

void VertexPanel::followSelection()
{
    QItemSelection wanted;
    int first = -1; // Of the run of rows that is being gathered.
    int last = -1;
    const auto finishRun = [&] {
        if (first >= 0)
            wanted.select(m_model->index(first, 0),
                          m_model->index(last, VertexTableModel::ColumnCount - 1));
    };
    const ShapeId shape = m_model->shape();
    const auto &vertices = m_selection.vertices();
    for (auto it = vertices.lower_bound({shape, 0}); it != vertices.end() && it->shape == shape;
         ++it) {
        const int row = m_model->rowOf(*it);
        if (row < 0)
            continue;
        if (first < 0 || row != last + 1) {
            finishRun();
            first = row;
        }
        last = row;
    }
    finishRun();
    QItemSelectionModel *selected = m_table->selectionModel();
    if (selected->selection() == wanted)
        return;
    selected->select(wanted, QItemSelectionModel::ClearAndSelect);
    if (last >= 0)
        m_table->scrollTo(m_model->index(last, 0));
}

void VertexPanel::takeSelection()
{
    if (m_following || !m_model->shape())
        return;
    const ShapeId shape = m_model->shape();
    std::set<VertexRef> vertices;
    for (const VertexRef &other : m_selection.vertices())
        if (other.shape != shape)
            vertices.insert(other);
    vertices.merge(selectedRows());
    std::set<ShapeId> shapes = m_selection.shapes();
    shapes.insert(shape);
    const QScopedValueRollback guard(m_following, true);
    m_selection.set(std::move(shapes), std::move(vertices));
}

std::set<VertexRef> VertexPanel::selectedRows() const
{
    std::set<VertexRef> vertices;
    for (const QModelIndex &index : m_table->selectionModel()->selectedRows())
        if (const std::optional<VertexRef> vertex = m_model->vertexAt(index.row()))
            vertices.insert(*vertex);
    return vertices;
}

void VertexPanel::removeRows()
{
    const std::set<VertexRef> vertices = selectedRows();
    if (!vertices.empty())
        m_document.undoStack()->push(new DeleteVerticesCommand(m_document, vertices));
}

void VertexPanel::updateNote()
{
    const SceneShape *shape = m_document.data().shape(m_model->shape());
    if (!shape) {
        m_section->setNote({});
        return;
    }
    const QString winding = windingText(*shape);
    const QString count = vertexCount(*shape);
    m_section->setNote(winding.isEmpty() ? count : tr("%1 · %2").arg(count, winding));
}

bool VertexPanel::eventFilter(QObject *watched, QEvent *event)
{
    const bool key = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    if (watched != m_table || !key)
        return QWidget::eventFilter(watched, event);
    const auto *press = static_cast<QKeyEvent *>(event);
    const bool remove = press->key() == Qt::Key_Delete || press->key() == Qt::Key_Backspace;
    const bool edit = press->key() == Qt::Key_F2 || press->key() == Qt::Key_Return ||
                      press->key() == Qt::Key_Enter;
    // A digit or sign starts an entry here, whatever it is a shortcut for elsewhere.
    const bool entry = press->modifiers().testAnyFlags(Qt::ControlModifier | Qt::AltModifier)
                           ? false
                           : press->text().size() == 1 &&
                                 QStringLiteral("0123456789+-*/.@").contains(press->text());
    if (event->type() == QEvent::ShortcutOverride) {
        if (remove || edit || entry)
            event->accept();
        return false;
    }
    if (remove) {
        removeRows();
        return true;
    }
    if (edit && m_table->currentIndex().isValid()) {
        const QModelIndex now = m_table->currentIndex();
        const bool coordinate = now.flags().testFlag(Qt::ItemIsEditable);
        m_table->edit(coordinate ? now : now.siblingAtColumn(VertexTableModel::XColumn));
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void VertexPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange) {
        m_model->refresh();
        restyle();
    }
}

/// The delegate washes selected rows, so that a row at fault keeps its tint; the view's own bar of
/// colour would cover it.
void VertexPanel::restyle()
{
    QPalette quiet = palette();
    quiet.setColor(QPalette::Highlight, quiet.color(QPalette::Window));
    m_table->setPalette(quiet);
}

void VertexPanel::retranslate()
{
    m_section->setTitle(tr("Vertices"));
    m_table->setAccessibleName(tr("Vertices of the shape"));
    m_model->refresh();
    Q_EMIT m_model->headerDataChanged(Qt::Horizontal, 0, VertexTableModel::ColumnCount - 1);
    updateNote();
}

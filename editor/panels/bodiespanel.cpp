#include "bodiespanel.h"

#include "bodylistdelegate.h"
#include "bodylistmodel.h"
#include "bodythumbnails.h"
#include "editor/document/document.h"
#include "editor/document/selection.h"
#include "panelsection.h"
#include "severitylook.h"
#include "shapelistmodel.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QScopedValueRollback>
#include <QSortFilterProxyModel>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace {

constexpr int thumbnailSide = 34;
constexpr int shapeRowsShown = 4;

/// Rows of one height, whatever they hold: a change of one repaints that one.
class RowList : public QListView {
public:
    explicit RowList(QWidget *parent)
        : QListView(parent)
    {
        setFrameShape(QFrame::NoFrame);
        viewport()->setBackgroundRole(QPalette::Window);
        setUniformItemSizes(true);
        setSelectionMode(QAbstractItemView::ExtendedSelection);
        setEditTriggers(QAbstractItemView::EditKeyPressed | QAbstractItemView::DoubleClicked);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
        setMouseTracking(true);
    }

protected:
    /// Without the new layout that QListView makes here.
    void dataChanged(const QModelIndex &topLeft, const QModelIndex &bottomRight,
                     const QList<int> &roles) override
    {
        QAbstractItemView::dataChanged(topLeft, bottomRight, roles);
    }
};

} // namespace

BodiesPanel::BodiesPanel(Document &document, Selection &selection, BodyChecks &checks,
                         QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_selection(selection)
    , m_bodyModel(new BodyListModel(document, checks, this))
    , m_filtered(new QSortFilterProxyModel(this))
    , m_shapeModel(new ShapeListModel(document, selection, checks, this))
    , m_thumbnails(new BodyThumbnails(thumbnailSide, this))
    , m_filter(new QLineEdit(this))
    , m_bodies(new RowList(this))
    , m_shapes(new RowList(this))
    , m_hint(new QLabel(this))
{
    buildBodies();
    buildShapes();
    m_hint->setWordWrap(true);
    m_hint->setContentsMargins(8, 6, 8, 8);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 4, 0, 0);
    column->setSpacing(6);
    column->addWidget(m_bodyPart, 1);
    column->addWidget(m_shapeSection);
    column->addWidget(m_hint);

    connect(&selection, &Selection::changed, this, &BodiesPanel::followSelection);
    connect(&document, &Document::changed, this, [this](const Change &change) {
        const bool list =
            change.kind == Change::Kind::Reset || change.kind == Change::Kind::BodyInserted ||
            change.kind == Change::Kind::BodyRemoved ||
            change.kind == Change::Kind::ShapeInserted || change.kind == Change::Kind::ShapeRemoved;
        if (list)
            followSelection();
    });
    connect(m_thumbnails, &BodyThumbnails::arrived, this,
            [this] { m_bodies->viewport()->update(); });
    connect(&document, &Document::fileNameChanged, m_thumbnails, &BodyThumbnails::forget);
    retranslate();
    followSelection();
}

void BodiesPanel::buildBodies()
{
    m_filter->setObjectName(QStringLiteral("bodyFilter"));
    m_filter->setClearButtonEnabled(true);
    m_filtered->setSourceModel(m_bodyModel);
    m_filtered->setFilterRole(BodyListModel::SearchRole);
    m_filtered->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_bodies->setObjectName(QStringLiteral("bodies"));
    m_bodies->setItemDelegate(new BodyListDelegate(m_document, m_thumbnails, m_bodies));
    // Rows that leave take the list's selection with them; that is not the user's choice. Connected
    // before the view, so that it is known when the view's selection moves.
    connect(m_filtered, &QAbstractItemModel::rowsAboutToBeRemoved, this,
            [this] { m_rowsLeave = true; });
    connect(m_filtered, &QAbstractItemModel::rowsRemoved, this, [this] { m_rowsLeave = false; });
    m_bodies->setModel(m_filtered);
    m_bodies->setDragDropMode(QAbstractItemView::DragDrop);
    m_bodies->setDefaultDropAction(Qt::MoveAction);
    m_bodies->setDropIndicatorShown(true);
    m_bodies->setMinimumHeight(96);
    m_bodies->installEventFilter(this);

    m_add = button("addBody");
    m_duplicate = button("duplicateBody");
    m_remove = button("removeBody");
    m_bodyPart = new QWidget(this);
    auto *column = new QVBoxLayout(m_bodyPart);
    column->setContentsMargins(0, 2, 0, 0);
    column->setSpacing(6);
    auto *filterRow = new QHBoxLayout;
    filterRow->setContentsMargins(8, 0, 4, 0);
    filterRow->setSpacing(2);
    filterRow->addWidget(m_filter, 1);
    for (QToolButton *tool : {m_add, m_duplicate, m_remove})
        filterRow->addWidget(tool);
    column->addLayout(filterRow);
    column->addWidget(m_bodies, 1);

    connect(m_filter, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_filtered->setFilterFixedString(text.trimmed());
        followSelection();
    });
    connect(m_bodies->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &BodiesPanel::takeBodySelection);
    connect(m_add, &QToolButton::clicked, this, &BodiesPanel::addRequested);
    connect(m_remove, &QToolButton::clicked, this, &BodiesPanel::removeRequested);
    connect(m_duplicate, &QToolButton::clicked, this, &BodiesPanel::duplicateRequested);
}

void BodiesPanel::buildShapes()
{
    m_shapes->setObjectName(QStringLiteral("shapes"));
    m_shapes->setItemDelegate(new BodyListDelegate(m_document, nullptr, m_shapes));
    m_shapes->setModel(m_shapeModel);
    m_shapes->installEventFilter(this);
    const int row = fontMetrics().height() + 8;
    m_shapes->setFixedHeight(shapeRowsShown * row);
    m_deleteShape = button("deleteShape");
    m_shapeSection = new PanelSection(m_shapes, this);
    m_shapeSection->setControl(m_deleteShape);
    connect(m_shapes->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &BodiesPanel::takeShapeSelection);
    connect(m_deleteShape, &QToolButton::clicked, this, &BodiesPanel::deleteShapesRequested);
}

QToolButton *BodiesPanel::button(const char *name)
{
    auto *tool = new QToolButton(this);
    tool->setObjectName(QLatin1String(name));
    tool->setAutoRaise(true);
    tool->setToolButtonStyle(Qt::ToolButtonIconOnly);
    tool->setFocusPolicy(Qt::TabFocus);
    return tool;
}

void BodiesPanel::setIcons(const QIcon &add, const QIcon &duplicate, const QIcon &remove)
{
    m_add->setIcon(add);
    m_duplicate->setIcon(duplicate);
    m_remove->setIcon(remove);
    m_deleteShape->setIcon(remove);
    for (QToolButton *tool : {m_add, m_duplicate, m_remove, m_deleteShape})
        tool->setIconSize(QSize(16, 16));
}

std::vector<BodyId> BodiesPanel::selectedBodies() const
{
    std::vector<int> rows;
    for (const QModelIndex &index : m_bodies->selectionModel()->selectedIndexes())
        rows.push_back(m_filtered->mapToSource(index).row());
    std::ranges::sort(rows);
    std::vector<BodyId> bodies;
    for (int row : rows)
        bodies.push_back(m_bodyModel->bodyAt(row));
    if (bodies.empty() && m_selection.body())
        bodies.push_back(m_selection.body());
    return bodies;
}

bool BodiesPanel::bodiesHaveFocus() const
{
    return m_bodies->hasFocus();
}

bool BodiesPanel::shapesHaveFocus() const
{
    return m_shapes->hasFocus();
}

void BodiesPanel::addSection(QWidget *extra)
{
    auto *column = static_cast<QVBoxLayout *>(layout());
    column->insertWidget(column->count() - 1, extra);
}

void BodiesPanel::renameBody()
{
    if (m_filtered->rowCount() == 0)
        m_filter->clear();
    const QModelIndex index =
        m_filtered->mapFromSource(m_bodyModel->index(m_bodyModel->rowOf(m_selection.body())));
    if (!index.isValid())
        return;
    m_bodies->setFocus();
    m_bodies->setCurrentIndex(index);
    m_bodies->edit(index);
}

void BodiesPanel::renameShape()
{
    const ShapeId shape = m_selection.currentShape();
    const int row = shape ? m_shapeModel->rowOf(shape) : 0;
    const QModelIndex index = m_shapeModel->index(row);
    if (!index.isValid())
        return;
    m_shapeSection->setFolded(false);
    m_shapes->setFocus();
    m_shapes->setCurrentIndex(index);
    m_shapes->edit(index);
}

void BodiesPanel::followSelection()
{
    if (m_following)
        return;
    const QScopedValueRollback guard(m_following, true);
    const QModelIndex body =
        m_filtered->mapFromSource(m_bodyModel->index(m_bodyModel->rowOf(m_selection.body())));
    QItemSelectionModel *bodies = m_bodies->selectionModel();
    if (!body.isValid()) {
        bodies->clear();
    } else if (bodies->currentIndex() != body || !bodies->isSelected(body)) {
        const bool keep = bodies->isSelected(body);
        bodies->setCurrentIndex(body, keep ? QItemSelectionModel::NoUpdate
                                           : QItemSelectionModel::ClearAndSelect);
        m_bodies->scrollTo(body);
    }
    QItemSelection wanted;
    for (ShapeId shape : m_selection.shapes()) {
        const QModelIndex index = m_shapeModel->index(m_shapeModel->rowOf(shape));
        if (index.isValid())
            wanted.select(index, index);
    }
    QItemSelectionModel *shapes = m_shapes->selectionModel();
    shapes->select(wanted, QItemSelectionModel::ClearAndSelect);
    const QModelIndex current =
        m_shapeModel->index(m_shapeModel->rowOf(m_selection.currentShape()));
    if (current.isValid()) {
        shapes->setCurrentIndex(current, QItemSelectionModel::NoUpdate);
        m_shapes->scrollTo(current);
    }
    updateNotes();
}

void BodiesPanel::takeBodySelection()
{
    if (m_following || m_rowsLeave)
        return;
    const QModelIndex current = m_bodies->selectionModel()->currentIndex();
    const BodyId body = m_bodyModel->bodyAt(m_filtered->mapToSource(current).row());
    if (body && body != m_selection.body()) {
        const QScopedValueRollback guard(m_following, true);
        m_selection.setBody(body);
    }
    followSelection();
}

void BodiesPanel::takeShapeSelection()
{
    if (m_following)
        return;
    std::set<ShapeId> shapes;
    for (const QModelIndex &index : m_shapes->selectionModel()->selectedIndexes())
        shapes.insert(m_shapeModel->shapeAt(index.row()));
    const QScopedValueRollback guard(m_following, true);
    m_selection.set(shapes);
    updateNotes();
}

void BodiesPanel::updateNotes()
{
    const SceneBody *body = m_document.data().body(m_selection.body());
    m_shapeSection->setNote(body && !body->shapes.empty() ? QString::number(body->shapes.size())
                                                          : QString());
    m_remove->setEnabled(body != nullptr);
    m_duplicate->setEnabled(body != nullptr);
    m_deleteShape->setEnabled(!m_selection.shapes().empty());
}

bool BodiesPanel::listKey(QListView *list, int key)
{
    if (key == Qt::Key_F2) {
        list == m_bodies ? renameBody() : renameShape();
        return true;
    }
    if (key == Qt::Key_Delete) {
        if (list == m_bodies)
            Q_EMIT removeRequested();
        else
            Q_EMIT deleteShapesRequested();
        return true;
    }
    return false;
}

bool BodiesPanel::eventFilter(QObject *watched, QEvent *event)
{
    auto *list = watched == m_bodies ? m_bodies : watched == m_shapes ? m_shapes : nullptr;
    if (list) {
        const bool key =
            event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
        const int code = key ? static_cast<QKeyEvent *>(event)->key() : 0;
        const bool mine = code == Qt::Key_F2 || code == Qt::Key_Delete;
        if (mine && event->type() == QEvent::ShortcutOverride)
            event->accept(); // These mean the row here, not the shape on the canvas.
        else if (mine && listKey(list, code))
            return true;
    }
    return QWidget::eventFilter(watched, event);
}

void BodiesPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::LanguageChange) {
        QPalette muted = palette();
        muted.setColor(QPalette::WindowText, SeverityLook::mutedText(palette()));
        m_hint->setPalette(muted);
    }
}

void BodiesPanel::retranslate()
{
    setWindowTitle(tr("Bodies"));
    m_shapeSection->setTitle(tr("Shapes"));
    m_filter->setPlaceholderText(tr("Filter…"));
    m_filter->setAccessibleName(tr("Filter bodies"));
    m_bodies->setAccessibleName(tr("Bodies"));
    m_shapes->setAccessibleName(tr("Shapes of the body"));
    m_add->setToolTip(tr("Add an empty body"));
    m_remove->setToolTip(tr("Remove the selected bodies (Delete)"));
    m_duplicate->setToolTip(tr("Duplicate the selected bodies"));
    m_deleteShape->setToolTip(tr("Delete the selected shapes"));
    for (QToolButton *tool : {m_add, m_remove, m_duplicate, m_deleteShape})
        tool->setText(tool->toolTip()); // Read to those who cannot see the icon.
    m_hint->setText(tr("Drop sprites here to add bodies"));
    m_bodyModel->refresh();
    m_shapeModel->refresh();
    updateNotes();
}

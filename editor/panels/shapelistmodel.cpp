#include "shapelistmodel.h"

#include "bodychecks.h"
#include "bodysummary.h"
#include "editor/document/commands/changeshapepropertiescommand.h"
#include "editor/document/document.h"
#include "editor/document/selection.h"

#include <QUndoStack>

#include <algorithm>

ShapeListModel::ShapeListModel(Document &document, Selection &selection, BodyChecks &checks,
                               QObject *parent)
    : QAbstractListModel(parent)
    , m_document(document)
    , m_selection(selection)
    , m_checks(checks)
{
    reload();
    connect(&document, &Document::changed, this, &ShapeListModel::follow);
    connect(&selection, &Selection::changed, this, &ShapeListModel::followSelection);
    connect(&checks, &BodyChecks::changed, this, [this](BodyId body) {
        if (!body || body == m_body)
            refresh();
    });
}

ShapeId ShapeListModel::shapeAt(int row) const
{
    return row >= 0 && std::size_t(row) < m_rows.size() ? m_rows[std::size_t(row)] : ShapeId{};
}

int ShapeListModel::rowOf(ShapeId shape) const
{
    const auto found = std::ranges::find(m_rows, shape);
    return found == m_rows.end() ? -1 : int(found - m_rows.begin());
}

int ShapeListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant ShapeListModel::data(const QModelIndex &index, int role) const
{
    const SceneShape *shape = m_document.data().shape(shapeAt(index.row()));
    if (!shape)
        return {};
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
        return shape->name;
    case IdRole:
        return shape->id.value;
    case SummaryRole:
    case Qt::AccessibleDescriptionRole:
        return shapeSummary(*shape);
    case MeasureRole:
        return shapeMeasure(*shape);
    case ErrorsRole:
        return m_checks.count(m_body, shape->id).errors;
    case WarningsRole:
        return m_checks.count(m_body, shape->id).warnings;
    default:
        return {};
    }
}

Qt::ItemFlags ShapeListModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    return Qt::ItemIsSelectable | Qt::ItemIsEnabled | Qt::ItemIsEditable | Qt::ItemNeverHasChildren;
}

void ShapeListModel::refresh()
{
    if (!m_rows.empty())
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

void ShapeListModel::follow(const Change &change)
{
    const bool shapes =
        change.kind == Change::Kind::ShapeInserted || change.kind == Change::Kind::ShapeRemoved;
    if (change.kind == Change::Kind::Reset || (shapes && change.body == m_body))
        reload();
}

void ShapeListModel::followSelection()
{
    if (m_selection.body() != m_body)
        reload();
}

void ShapeListModel::reload()
{
    beginResetModel();
    m_body = m_selection.body();
    m_rows.clear();
    if (const SceneBody *body = m_document.data().body(m_body))
        for (const SceneShape &shape : body->shapes)
            m_rows.push_back(shape.id);
    endResetModel();
}

bool ShapeListModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    const SceneShape *shape = m_document.data().shape(shapeAt(index.row()));
    const QString name = value.toString().trimmed();
    if (role != Qt::EditRole || !shape || name.isEmpty() || name == shape->name)
        return false;
    SceneShape renamed = *shape;
    renamed.name = m_document.freeShapeName(m_body, name);
    m_document.undoStack()->push(new ChangeShapePropertiesCommand(m_document, {renamed}));
    return true;
}

#include "bodylistmodel.h"

#include "bodychecks.h"
#include "bodysummary.h"
#include "editor/document/commands/changebodycommand.h"
#include "editor/document/commands/movebodyinlistcommand.h"
#include "editor/document/document.h"
#include "editor/document/steptext.h"
#include "severitylook.h"

#include <QDataStream>
#include <QIODevice>
#include <QMimeData>
#include <QUndoStack>

#include <algorithm>

namespace {

QString rowsMime()
{
    return QStringLiteral("application/x-hullsmith-body-rows");
}

std::vector<BodyId> readRows(const QMimeData *data)
{
    std::vector<BodyId> bodies;
    const QByteArray bytes = data->data(rowsMime());
    QDataStream in(bytes);
    while (!in.atEnd()) {
        quint32 id = 0;
        in >> id;
        bodies.push_back(BodyId{id});
    }
    return bodies;
}

} // namespace

BodyListModel::BodyListModel(Document &document, BodyChecks &checks, QObject *parent)
    : QAbstractListModel(parent)
    , m_document(document)
    , m_checks(checks)
{
    for (const SceneBody &body : document.data().bodies)
        m_rows.push_back(body.id);
    connect(&document, &Document::changed, this, &BodyListModel::follow);
    connect(&checks, &BodyChecks::changed, this, &BodyListModel::refreshBody);
}

BodyId BodyListModel::bodyAt(int row) const
{
    return row >= 0 && std::size_t(row) < m_rows.size() ? m_rows[std::size_t(row)] : BodyId{};
}

int BodyListModel::rowOf(BodyId body) const
{
    const auto found = std::ranges::find(m_rows, body);
    return found == m_rows.end() ? -1 : int(found - m_rows.begin());
}

int BodyListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant BodyListModel::data(const QModelIndex &index, int role) const
{
    const SceneBody *body = m_document.data().body(bodyAt(index.row()));
    if (!body)
        return {};
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
        return body->name;
    case IdRole:
        return body->id.value;
    case SummaryRole:
        return bodySummary(*body);
    case ErrorsRole:
        return m_checks.count(body->id).errors;
    case WarningsRole:
        return m_checks.count(body->id).warnings;
    case SearchRole: {
        QString text = body->name + QLatin1Char('\n') + body->image;
        for (const SceneShape &shape : body->shapes)
            text += QLatin1Char('\n') + shape.name;
        return text;
    }
    case Qt::ToolTipRole:
        return QStringLiteral("<p>%1</p>")
            .arg((body->image.isEmpty() ? tr("%1: no image").arg(body->name)
                                        : tr("%1: %2").arg(body->name, body->image))
                     .toHtmlEscaped());
    case Qt::AccessibleDescriptionRole: {
        const BodyChecks::Count count = m_checks.count(body->id);
        return tr("%1, errors: %2, warnings: %3")
            .arg(bodySummary(*body))
            .arg(count.errors)
            .arg(count.warnings);
    }
    default:
        return {};
    }
}

Qt::ItemFlags BodyListModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::ItemIsDropEnabled;
    return Qt::ItemIsSelectable | Qt::ItemIsEnabled | Qt::ItemIsEditable | Qt::ItemIsDragEnabled |
           Qt::ItemNeverHasChildren;
}

Qt::DropActions BodyListModel::supportedDropActions() const
{
    return Qt::MoveAction;
}

QStringList BodyListModel::mimeTypes() const
{
    return {rowsMime()};
}

QMimeData *BodyListModel::mimeData(const QModelIndexList &indexes) const
{
    std::vector<int> rows;
    for (const QModelIndex &index : indexes)
        rows.push_back(index.row());
    std::ranges::sort(rows);
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    for (int row : rows)
        out << bodyAt(row).value;
    auto *data = new QMimeData;
    data->setData(rowsMime(), bytes);
    return data;
}

bool BodyListModel::canDropMimeData(const QMimeData *data, Qt::DropAction, int, int,
                                    const QModelIndex &) const
{
    return data->hasFormat(rowsMime());
}

bool BodyListModel::dropMimeData(const QMimeData *data, Qt::DropAction, int row, int,
                                 const QModelIndex &parent)
{
    if (!data->hasFormat(rowsMime()))
        return false;
    if (row < 0)
        row = parent.isValid() ? parent.row() : rowCount();
    moveBodies(readRows(data), row);
    return false; // The rows moved already; the view must not remove them again.
}

void BodyListModel::refresh()
{
    if (!m_rows.empty())
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

void BodyListModel::refreshBody(BodyId body)
{
    if (!body) {
        refresh();
        return;
    }
    const int row = rowOf(body);
    if (row >= 0)
        Q_EMIT dataChanged(index(row), index(row));
}

void BodyListModel::follow(const Change &change)
{
    switch (change.kind) {
    case Change::Kind::Reset:
        beginResetModel();
        m_rows.clear();
        for (const SceneBody &body : m_document.data().bodies)
            m_rows.push_back(body.id);
        endResetModel();
        break;
    case Change::Kind::BodyInserted: {
        const int row = m_document.data().indexOf(change.body);
        if (row < 0)
            break;
        beginInsertRows({}, row, row);
        m_rows.insert(m_rows.begin() + row, change.body);
        endInsertRows();
        break;
    }
    case Change::Kind::BodyRemoved: {
        const int row = rowOf(change.body);
        if (row < 0)
            break;
        beginRemoveRows({}, row, row);
        m_rows.erase(m_rows.begin() + row);
        endRemoveRows();
        break;
    }
    case Change::Kind::BodyMoved: {
        const int from = rowOf(change.body);
        const int to = m_document.data().indexOf(change.body);
        if (from < 0 || to < 0 || from == to)
            break;
        beginMoveRows({}, from, from, {}, to > from ? to + 1 : to);
        m_rows.erase(m_rows.begin() + from);
        m_rows.insert(m_rows.begin() + to, change.body);
        endMoveRows();
        break;
    }
    default:
        break; // The checks announce every change of a body.
    }
}

bool BodyListModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    const SceneBody *body = m_document.data().body(bodyAt(index.row()));
    const QString name = value.toString().trimmed();
    if (role != Qt::EditRole || !body || name.isEmpty() || name == body->name)
        return false;
    SceneBody renamed = *body;
    renamed.shapes.clear();
    renamed.name = m_document.freeBodyName(name);
    m_document.undoStack()->push(new ChangeBodyCommand(m_document, renamed));
    return true;
}

void BodyListModel::moveBodies(std::vector<BodyId> bodies, int row)
{
    std::erase_if(bodies, [this](BodyId body) { return rowOf(body) < 0; });
    if (bodies.empty())
        return;
    QUndoStack *stack = m_document.undoStack();
    if (bodies.size() > 1)
        stack->beginMacro(
            StepText("BodyListModel", QT_TRANSLATE_NOOP("BodyListModel", "Move bodies")));
    for (BodyId body : bodies) {
        const int from = rowOf(body);
        const int to = from < row ? row - 1 : row;
        if (to != from)
            stack->push(new MoveBodyInListCommand(m_document, body, to));
        row = to + 1;
    }
    if (bodies.size() > 1)
        stack->endMacro();
}

#include "vertextablemodel.h"

#include "bodychecks.h"
#include "editor/document/commands/moveverticescommand.h"
#include "editor/document/document.h"
#include "numbertext.h"
#include "severitylook.h"

#include <QApplication>
#include <QPalette>
#include <QUndoStack>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace {

double signedArea(const std::vector<hullsmith::Vec2> &ring)
{
    double sum = 0.0;
    for (std::size_t i = 0; i < ring.size(); ++i)
        sum += hullsmith::cross(ring[i], ring[(i + 1) % ring.size()]);
    return 0.5 * sum;
}

} // namespace

double interiorAngle(const std::vector<hullsmith::Vec2> &ring, int index, bool solidLeft)
{
    const auto count = int(ring.size());
    const hullsmith::Vec2 &corner = ring[std::size_t(index)];
    const hullsmith::Vec2 in = ring[std::size_t((index + count - 1) % count)] - corner;
    const hullsmith::Vec2 out = ring[std::size_t((index + 1) % count)] - corner;
    if (in.isZero(0.0) || out.isZero(0.0))
        return std::numeric_limits<double>::quiet_NaN();
    // Turning from the edge that leaves to the edge that came in sweeps the inside of the corner.
    double angle = std::atan2(hullsmith::cross(out, in), out.dot(in)) * 180.0 / std::numbers::pi;
    if (!solidLeft)
        angle = -angle;
    return angle < 0.0 ? angle + 360.0 : angle;
}

VertexTableModel::VertexTableModel(Document &document, BodyChecks &checks, QObject *parent)
    : QAbstractTableModel(parent)
    , m_document(document)
    , m_checks(checks)
{
    connect(&document, &Document::changed, this, &VertexTableModel::follow);
    connect(&checks, &BodyChecks::changed, this, [this](BodyId body) {
        if (m_shape && (!body || body == m_body))
            refresh();
    });
}

void VertexTableModel::setShape(ShapeId shape)
{
    if (shape == m_shape)
        return;
    beginResetModel();
    m_shape = shape;
    const SceneBody *body = m_document.data().bodyOf(shape);
    m_body = body ? body->id : BodyId{};
    const SceneShape *found = shapeData();
    m_vertices = found ? found->vertexRefs() : std::vector<VertexRef>();
    readFindings();
    endResetModel();
}

std::optional<VertexRef> VertexTableModel::vertexAt(int row) const
{
    return row >= 0 && std::size_t(row) < m_vertices.size()
               ? std::optional(m_vertices[std::size_t(row)])
               : std::nullopt;
}

int VertexTableModel::rowOf(const VertexRef &vertex) const
{
    const auto found = std::ranges::lower_bound(m_vertices, vertex);
    return found != m_vertices.end() && *found == vertex ? int(found - m_vertices.begin()) : -1;
}

int VertexTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_vertices.size());
}

int VertexTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QString VertexTableModel::numberText(const VertexRef &vertex)
{
    const QString number = QString::number(vertex.vertex);
    return vertex.ring == outerRing ? number : QStringLiteral("%1:%2").arg(vertex.ring).arg(number);
}

QString VertexTableModel::angleText(const SceneShape &shape, const VertexRef &vertex)
{
    const std::vector<hullsmith::Vec2> &ring = *shape.ring(vertex.ring);
    if (shape.type != ShapeType::Outline || ring.size() < 3)
        return QStringLiteral("–");
    const bool solidInside = vertex.ring == outerRing;
    const double angle =
        interiorAngle(ring, vertex.vertex, (signedArea(ring) >= 0.0) == solidInside);
    return std::isfinite(angle) ? tr("%1°").arg(NumberText::fixed(angle, 1)) : QStringLiteral("–");
}

QString VertexTableModel::toolTip(const VertexRef &vertex, int severity) const
{
    const QString name = vertex.ring == outerRing
                             ? tr("Vertex %1").arg(vertex.vertex)
                             : tr("Vertex %1 of hole %2").arg(vertex.vertex).arg(vertex.ring);
    return severity < 0 ? name
                        : tr("%1 · %2").arg(name, SeverityLook::name(Finding::Severity(severity)));
}

QVariant VertexTableModel::data(const QModelIndex &index, int role) const
{
    const SceneShape *shape = shapeData();
    const std::optional<VertexRef> ref = vertexAt(index.row());
    if (!shape || !ref)
        return {};
    const hullsmith::Vec2 *vertex = shape->vertex(*ref);
    if (!vertex)
        return {};
    const bool coordinate = index.column() == XColumn || index.column() == YColumn;
    const auto row = std::size_t(index.row());
    const int severity = row < m_severities.size() ? m_severities[row] : -1;
    switch (role) {
    case Qt::DisplayRole:
        if (index.column() == NumberColumn)
            return numberText(*ref);
        return coordinate ? NumberText::fixed((*vertex)[index.column() - XColumn])
                          : angleText(*shape, *ref);
    case Qt::EditRole:
        return coordinate ? QVariant(NumberText::exact((*vertex)[index.column() - XColumn]))
                          : QVariant();
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    case Qt::BackgroundRole:
        if (severity < 0)
            return {};
        return SeverityLook::tint(Finding::Severity(severity), QApplication::palette());
    case SeverityRole:
        return severity < 0 ? QVariant() : QVariant(severity);
    case Qt::ToolTipRole:
    case Qt::AccessibleDescriptionRole:
        return toolTip(*ref, severity);
    default:
        return {};
    }
}

QVariant VertexTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case NumberColumn:
        return tr("#");
    case XColumn:
        return tr("x (px)");
    case YColumn:
        return tr("y (px)");
    case AngleColumn:
        return tr("angle");
    default:
        return {};
    }
}

Qt::ItemFlags VertexTableModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    Qt::ItemFlags flags = Qt::ItemIsSelectable | Qt::ItemIsEnabled | Qt::ItemNeverHasChildren;
    if (index.column() == XColumn || index.column() == YColumn)
        flags |= Qt::ItemIsEditable;
    return flags;
}

void VertexTableModel::refresh()
{
    readFindings();
    if (!m_vertices.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

const SceneShape *VertexTableModel::shapeData() const
{
    return m_shape ? m_document.data().shape(m_shape) : nullptr;
}

void VertexTableModel::follow(const Change &change)
{
    if (!m_shape)
        return;
    const bool mine =
        change.shape == m_shape || change.body == m_body || change.kind == Change::Kind::Reset;
    if (mine)
        updateRows();
}

void VertexTableModel::updateRows()
{
    const SceneShape *shape = shapeData();
    std::vector<VertexRef> now = shape ? shape->vertexRefs() : std::vector<VertexRef>();
    if (now == m_vertices)
        return; // New places of the vertices come with the checks' announcement.
    const int count = int(now.size());
    const int before = rowCount();
    if (count > before) {
        beginInsertRows({}, before, count - 1);
        m_vertices = std::move(now);
        endInsertRows();
    } else if (count < before) {
        beginRemoveRows({}, count, before - 1);
        m_vertices = std::move(now);
        endRemoveRows();
    } else {
        m_vertices = std::move(now);
    }
    refresh();
}

void VertexTableModel::readFindings()
{
    m_severities.assign(m_vertices.size(), -1);
    const SceneShape *shape = shapeData();
    if (!m_body || !shape)
        return;
    for (const Finding &finding : m_checks.findings(m_body)) {
        const bool counts =
            finding.severity != Finding::Severity::Note &&
            finding.kind != Finding::Kind::Concave; // Reflex corners are where they should be.
        if (finding.shape != m_shape || !counts)
            continue;
        const auto mark = [&](const VertexRef &vertex) {
            const int row = rowOf(vertex);
            if (row < 0)
                return;
            int &entry = m_severities[std::size_t(row)];
            entry = entry < 0 ? int(finding.severity) : std::min(entry, int(finding.severity));
        };
        for (int vertex : finding.vertices)
            mark({m_shape, vertex, finding.ring});
        for (int edge : finding.edges) {
            const VertexRef from{m_shape, edge, finding.ring};
            mark(from);
            if (shape->vertex(from))
                mark(shape->neighbour(from, 1));
        }
    }
}

bool VertexTableModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    const SceneShape *shape = shapeData();
    const SceneBody *body = m_document.data().body(m_body);
    const std::optional<VertexRef> ref = vertexAt(index.row());
    const bool editable = index.column() == XColumn || index.column() == YColumn;
    if (role != Qt::EditRole || !body || !editable || !shape || !ref || !shape->vertex(*ref))
        return false;
    const hullsmith::Vec2 old = *shape->vertex(*ref);
    const hullsmith::Vec2 previous = *shape->vertex(shape->neighbour(*ref, -1));
    const std::optional<hullsmith::Vec2> moved =
        NumberText::editedVertex(value.toString(), old, previous, index.column() - XColumn,
                                 m_document.data().pixelsPerMetre(*body));
    if (!moved) {
        Q_EMIT rejected(
            tr("“%1” is no coordinate: the value stays %2")
                .arg(value.toString().left(40), NumberText::exact(old[index.column() - XColumn])));
        return false;
    }
    if (*moved == old)
        return true;
    m_document.undoStack()->push(new MoveVerticesCommand(m_document, {{*ref, *moved}}));
    return true;
}

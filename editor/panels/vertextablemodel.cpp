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

double interiorAngle(const std::vector<hullsmith::Vec2> &ring, int index, bool counterClockwise)
{
    const auto count = int(ring.size());
    const hullsmith::Vec2 &corner = ring[std::size_t(index)];
    const hullsmith::Vec2 in = ring[std::size_t((index + count - 1) % count)] - corner;
    const hullsmith::Vec2 out = ring[std::size_t((index + 1) % count)] - corner;
    if (in.isZero(0.0) || out.isZero(0.0))
        return std::numeric_limits<double>::quiet_NaN();
    // Turning from the edge that leaves to the edge that came in sweeps the inside of the corner.
    double angle = std::atan2(hullsmith::cross(out, in), out.dot(in)) * 180.0 / std::numbers::pi;
    if (!counterClockwise)
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
    m_rows = found ? int(found->vertices.size()) : 0;
    readFindings();
    endResetModel();
}

int VertexTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_rows;
}

int VertexTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QVariant VertexTableModel::data(const QModelIndex &index, int role) const
{
    const SceneShape *shape = shapeData();
    const int row = index.row();
    if (!shape || row < 0 || std::size_t(row) >= shape->vertices.size())
        return {};
    const hullsmith::Vec2 &vertex = shape->vertices[std::size_t(row)];
    const int severity =
        std::size_t(row) < m_severities.size() ? m_severities[std::size_t(row)] : -1;
    switch (role) {
    case Qt::DisplayRole:
        if (index.column() == NumberColumn)
            return row;
        if (index.column() == XColumn || index.column() == YColumn)
            return NumberText::fixed(vertex[index.column() - XColumn]);
        if (shape->type != ShapeType::Outline || shape->vertices.size() < 3)
            return QStringLiteral("–");
        if (const double angle =
                interiorAngle(shape->vertices, row, signedArea(shape->vertices) >= 0.0);
            std::isfinite(angle))
            return tr("%1°").arg(NumberText::fixed(angle, 1));
        return QStringLiteral("–");
    case Qt::EditRole:
        if (index.column() == XColumn || index.column() == YColumn)
            return NumberText::exact(vertex[index.column() - XColumn]);
        return {};
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    case Qt::BackgroundRole:
        if (severity < 0)
            return {};
        return SeverityLook::tint(Finding::Severity(severity), QApplication::palette());
    case SeverityRole:
        return severity < 0 ? QVariant() : QVariant(severity);
    case Qt::AccessibleDescriptionRole:
        return severity < 0 ? QString() : SeverityLook::name(Finding::Severity(severity));
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
    if (m_rows > 0)
        Q_EMIT dataChanged(index(0, 0), index(m_rows - 1, ColumnCount - 1));
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
    const int count = shape ? int(shape->vertices.size()) : 0;
    if (count == m_rows)
        return; // New places of the vertices come with the checks' announcement.
    if (count > m_rows) {
        beginInsertRows({}, m_rows, count - 1);
        m_rows = count;
        endInsertRows();
    } else {
        beginRemoveRows({}, count, m_rows - 1);
        m_rows = count;
        endRemoveRows();
    }
    refresh();
}

void VertexTableModel::readFindings()
{
    m_severities.assign(std::size_t(m_rows), -1);
    if (!m_body)
        return;
    for (const Finding &finding : m_checks.findings(m_body)) {
        const bool counts =
            finding.severity != Finding::Severity::Note &&
            finding.kind != Finding::Kind::Concave; // Reflex corners are where they should be.
        if (finding.shape != m_shape || finding.ring >= 0 || !counts)
            continue;
        const auto mark = [&](int vertex) {
            if (m_rows == 0 || vertex < 0)
                return;
            int &entry = m_severities[std::size_t(vertex % m_rows)];
            entry = entry < 0 ? int(finding.severity) : std::min(entry, int(finding.severity));
        };
        for (int vertex : finding.vertices)
            mark(vertex);
        for (int edge : finding.edges) {
            mark(edge);
            mark(edge + 1);
        }
    }
}

bool VertexTableModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    const SceneShape *shape = shapeData();
    const SceneBody *body = m_document.data().body(m_body);
    const int row = index.row();
    const bool editable = index.column() == XColumn || index.column() == YColumn;
    if (role != Qt::EditRole || !shape || !body || !editable || row < 0 ||
        std::size_t(row) >= shape->vertices.size())
        return false;
    const hullsmith::Vec2 old = shape->vertices[std::size_t(row)];
    const hullsmith::Vec2 previous = shape->vertices[std::size_t((row + m_rows - 1) % m_rows)];
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
    m_document.undoStack()->push(
        new MoveVerticesCommand(m_document, {{VertexRef{m_shape, row}, *moved}}));
    return true;
}

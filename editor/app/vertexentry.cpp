#include "vertexentry.h"

#include "editor/canvas/canvas.h"
#include "editor/document/commands/moveverticescommand.h"
#include "editor/document/document.h"
#include "editor/document/selection.h"
#include "editor/panels/numbertext.h"
#include "editor/panels/severitylook.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QUndoStack>
#include <QVBoxLayout>

#include <algorithm>

using hullsmith::Vec2;

namespace {

constexpr int entryWidth = 264;
constexpr QPoint besideVertex(14, 14); ///< Device-independent pixels from the vertex.
constexpr int viewMargin = 4;
constexpr int mostCharacters = 120;

/// The coordinate if all vertices share it, with every digit; else nothing.
QString common(const SceneData &data, const std::set<VertexRef> &vertices, int axis)
{
    const auto coordinate = [&](const VertexRef &ref) {
        return (*data.shape(ref.shape)->vertex(ref))[axis];
    };
    const double first = coordinate(*vertices.begin());
    return std::ranges::all_of(vertices, [&](const auto &ref) { return coordinate(ref) == first; })
               ? NumberText::exact(first)
               : QString();
}

} // namespace

VertexEntry::VertexEntry(Canvas &canvas, Document &document, Selection &selection)
    : QFrame(&canvas)
    , m_canvas(canvas)
    , m_document(document)
    , m_selection(selection)
    , m_edit(new QLineEdit(this))
    , m_note(new QLabel(this))
{
    setObjectName(QStringLiteral("vertexEntry"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    m_edit->setObjectName(QStringLiteral("vertexCoordinates"));
    m_edit->setMaxLength(mostCharacters);
    m_edit->installEventFilter(this);
    m_note->setWordWrap(true);
    m_note->setTextFormat(Qt::PlainText);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(6, 6, 6, 6);
    column->setSpacing(4);
    column->addWidget(m_edit);
    column->addWidget(m_note);
    connect(m_edit, &QLineEdit::textEdited, this, &VertexEntry::retranslate);
    connect(&canvas, &Canvas::viewChanged, this, &VertexEntry::place);
    connect(&selection, &Selection::changed, this, &VertexEntry::follow);
    connect(&document, &Document::changed, this, &VertexEntry::place);
    hide();
}

bool VertexEntry::open()
{
    if (m_selection.vertices().empty())
        return false;
    m_vertices = m_selection.vertices();
    const SceneData &scene = m_document.data();
    m_edit->setText(
        QStringLiteral("%1, %2").arg(common(scene, m_vertices, 0), common(scene, m_vertices, 1)));
    retranslate();
    show();
    raise();
    m_edit->selectAll();
    m_edit->setFocus();
    return true;
}

/// Gone with what it is about: another selection, or a vertex that no longer exists.
void VertexEntry::follow()
{
    if (!isHidden() && m_selection.vertices() != m_vertices)
        finish();
}

void VertexEntry::finish()
{
    const bool hadFocus = m_edit->hasFocus();
    hide();
    m_vertices.clear();
    if (hadFocus)
        m_canvas.setFocus();
}

std::optional<std::map<VertexRef, Vec2>> VertexEntry::read()
{
    const SceneData &scene = m_document.data();
    std::map<VertexRef, Vec2> places;
    for (const VertexRef &ref : m_vertices) {
        const SceneShape &shape = *scene.shape(ref.shape);
        const auto point = NumberText::editedPoint(m_edit->text(), *shape.vertex(ref),
                                                   *shape.vertex(shape.neighbour(ref, -1)),
                                                   scene.pixelsPerMetre(*scene.bodyOf(ref.shape)));
        if (!point) {
            const auto [start, length] = point.error();
            const QString wrong = m_edit->text().mid(start, length).trimmed();
            showFault(wrong.isEmpty() ? tr("Two coordinates are needed: x, y")
                                      : tr("“%1” is no coordinate").arg(wrong.left(40)),
                      int(start), int(length));
            return std::nullopt;
        }
        places.emplace(ref, *point);
    }
    return places;
}

void VertexEntry::apply()
{
    const std::optional<std::map<VertexRef, Vec2>> places = read();
    if (!places)
        return;
    finish();
    auto *command = new MoveVerticesCommand(m_document, *places);
    m_document.undoStack()->push(command); // One without an effect drops itself.
}

void VertexEntry::showFault(const QString &message, int start, int length)
{
    m_note->setText(message);
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText, SeverityLook::color(Finding::Severity::Error, colours));
    m_note->setPalette(colours);
    m_edit->setFocus();
    m_edit->setSelection(start, length);
    place();
}

void VertexEntry::place()
{
    if (m_vertices.empty())
        return;
    const VertexRef last = *m_vertices.rbegin();
    const SceneShape *shape = m_document.data().shape(last.shape);
    const Vec2 *vertex = shape ? shape->vertex(last) : nullptr;
    if (!vertex)
        return;
    setFixedWidth(entryWidth);
    adjustSize();
    const QRect room =
        m_canvas.viewport()->rect().adjusted(viewMargin, viewMargin, -viewMargin, -viewMargin);
    QRect box(m_canvas.view().toScreen(*vertex).toPoint() + besideVertex, size());
    if (box.bottom() > room.bottom())
        box.moveBottom(box.top() - 2 * besideVertex.y());
    box.moveLeft(
        std::clamp(box.left(), room.left(), std::max(room.left(), room.right() - width())));
    box.moveTop(std::clamp(box.top(), room.top(), std::max(room.top(), room.bottom() - height())));
    setGeometry(box);
}

void VertexEntry::retranslate()
{
    m_edit->setAccessibleName(tr("Coordinates x, y"));
    m_note->setPalette({});
    m_note->setText(m_vertices.size() > 1
                        ? tr("%1 vertices: each takes what is typed; an empty part stays as it is")
                              .arg(m_vertices.size())
                        : tr("x, y in pixels; +2, *1.5, 0.5 m or polar 50<30 work too"));
    place();
}

void VertexEntry::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

bool VertexEntry::eventFilter(QObject *watched, QEvent *event)
{
    const bool press = event->type() == QEvent::KeyPress;
    if (!press && event->type() != QEvent::ShortcutOverride)
        return QFrame::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    if (!press) {
        event->accept(); // No shortcut of the window acts while coordinates are typed.
        return true;
    }
    if (key == Qt::Key_Return || key == Qt::Key_Enter)
        apply();
    else if (key == Qt::Key_Escape)
        finish();
    else
        return QFrame::eventFilter(watched, event);
    return true;
}

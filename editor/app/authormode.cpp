#include "authormode.h"

#include "actions.h"
#include "editor/canvas/bodyitem.h"
#include "editor/canvas/cutlinesitem.h"
#include "editor/canvas/tracepreviewitem.h"
#include "editor/document/document.h"
#include "editor/document/finding.h"
#include "editor/document/imagefile.h"
#include "editor/document/selection.h"
#include "editor/panels/bodiespanel.h"
#include "editor/panels/bodychecks.h"
#include "editor/panels/bodypropertiespanel.h"
#include "editor/panels/bodysummary.h"
#include "editor/panels/checkspanel.h"
#include "editor/panels/findingsmodel.h"
#include "editor/panels/masspanel.h"
#include "editor/panels/propertiespanel.h"
#include "editor/panels/shownshape.h"
#include "editor/panels/splitpanel.h"
#include "editor/panels/tracepanel.h"
#include "editor/panels/vertexpanel.h"
#include "editor/tools/boxtool.h"
#include "editor/tools/circletool.h"
#include "editor/tools/cuttool.h"
#include "editor/tools/handtool.h"
#include "editor/tools/pivottool.h"
#include "editor/tools/polygontool.h"
#include "editor/tools/selecttool.h"
#include "editor/tools/wandtool.h"
#include "emptyhint.h"
#include "settings.h"
#include "themedicon.h"
#include "vertexentry.h"

#include <QAction>
#include <QDir>
#include <QEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

using hullsmith::Aabb;
using hullsmith::Vec2;

namespace {

/// How long a message stands in place of the tool's hint, milliseconds.
constexpr int messageTime = 8000;
/// What an empty body without an image shows around its pivot, pixels to each side.
constexpr double emptyReach = 64.0;
/// Sprites kept for going back and forth between bodies, kilobytes.
constexpr int spriteCache = 256 * 1024;

bool sameFinding(const Finding &a, const Finding &b)
{
    return a.kind == b.kind && a.shape == b.shape && a.ring == b.ring && a.vertices == b.vertices &&
           a.edges == b.edges;
}

/// Scrolls up and down only; wide enough for its content also beside the scroll bar.
class ColumnArea : public QScrollArea {
public:
    QSize minimumSizeHint() const override
    {
        const int bar = verticalScrollBar()->sizeHint().width();
        return {widget() ? widget()->minimumSizeHint().width() + bar : bar,
                QScrollArea::minimumSizeHint().height()};
    }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::LayoutRequest)
            updateGeometry();
        return QScrollArea::eventFilter(watched, event);
    }
};

} // namespace

AuthorMode::AuthorMode(AppContext &context, QObject *parent)
    : Mode(parent)
    , m_context(context)
    , m_checks(new BodyChecks(context.project, this))
    , m_canvas(new Canvas)
    , m_toolContext{context.project, context.selection, {}, {}}
{
    m_canvas->setObjectName(QStringLiteral("authorCanvas"));
    m_item = new BodyItem(*m_canvas);
    m_cutLines = new CutLinesItem(*m_canvas, m_item);
    m_preview = new TracePreviewItem(*m_canvas);
    m_sprites.setMaxCost(spriteCache);
    buildTools();
    buildLeft();
    buildRight();
    m_emptyHint =
        new EmptyHint(m_canvas, {context.actions["file.openImage"], context.actions["body.add"]});
    m_vertexEntry = new VertexEntry(*m_canvas, context.project, context.selection);
    connect(m_select, &SelectTool::coordinatesWanted, m_vertexEntry, &VertexEntry::open);
    connectActions();
    connect(&context.project, &Document::changed, this, &AuthorMode::follow);
    connect(&context.project, &Document::fileNameChanged, this, [this] {
        m_sprites.clear(); // Relative paths start from another folder now.
        refreshSprite();
    });
    connect(&context.selection, &Selection::changed, this, &AuthorMode::followSelection);
    connect(m_checks, &BodyChecks::changed, this, [this](BodyId body) {
        if (!body || body == m_body)
            refreshItem();
    });
    connect(&context.settings, &Settings::themeChanged, this, &AuthorMode::refreshTheme);
    connect(&context.settings, &Settings::languageChanged, this, &AuthorMode::retranslate);
    m_messageTimer.setSingleShot(true);
    m_messageTimer.setInterval(messageTime);
    connect(&m_messageTimer, &QTimer::timeout, this, [this] { say({}); });
    refreshTheme();
    retranslate();
    showBody();
}

AuthorMode::~AuthorMode()
{
    if (m_canvas)
        m_canvas->setTool(nullptr);
    for (const QPointer<QWidget> &widget : {QPointer<QWidget>(m_canvas), m_left, m_right})
        if (widget && !widget->parentWidget())
            delete widget.data(); // No window took it.
}

void AuthorMode::buildTools()
{
    m_select = new SelectTool(m_toolContext, this);
    m_cut = new CutTool(m_toolContext, this);
    m_tools = {{{"tool.select", m_select},
                {"tool.polygon", new PolygonTool(m_toolContext, this)},
                {"tool.box", new BoxTool(m_toolContext, this)},
                {"tool.circle", new CircleTool(m_toolContext, this)},
                {"tool.cut", m_cut},
                {"tool.wand", new WandTool(m_toolContext, this)},
                {"tool.hand", new HandTool(m_toolContext, this)},
                {"tool.pivot", new PivotTool(m_toolContext, this)}}};
    for (const ToolEntry &entry : m_tools)
        connect(entry.tool, &CanvasTool::hintChanged, this, &Mode::statusChanged);
    m_current = m_select;
}

void AuthorMode::buildLeft()
{
    m_bodies = new BodiesPanel(m_context.project, m_context.selection, *m_checks);
    m_bodies->addSection(new BodyPropertiesPanel(m_context.project, m_context.selection, m_bodies));
    m_bodies->setIcons(themedIcon(QStringLiteral("add")), themedIcon(QStringLiteral("duplicate")),
                       themedIcon(QStringLiteral("remove")));
    m_left = m_bodies;
    connect(m_bodies, &BodiesPanel::addRequested, this, &AuthorMode::addBody);
    connect(m_bodies, &BodiesPanel::removeRequested, this, &AuthorMode::removeBodies);
    connect(m_bodies, &BodiesPanel::deleteShapesRequested, this, &AuthorMode::removeShapes);
    connect(m_bodies, &BodiesPanel::duplicateRequested, this, &AuthorMode::duplicateBodies);
}

void AuthorMode::buildRight()
{
    auto *column = new QWidget;
    auto *layout = new QVBoxLayout(column);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    m_properties = new PropertiesPanel(m_context.project, m_context.selection, column);
    auto *vertices = new VertexPanel(m_context.project, m_context.selection, *m_checks, column);
    auto *checks = new ChecksPanel(m_context.project, m_context.selection, *m_checks, column);
    m_trace = new TracePanel(m_context.project, m_context.selection, column);
    layout->addWidget(m_properties);
    layout->addWidget(m_trace);
    layout->addWidget(vertices, 3);
    m_split = new SplitPanel(m_context.project, m_context.selection, column);
    layout->addWidget(m_split);
    layout->addWidget(checks, 2);
    layout->addWidget(new MassPanel(m_context.project, m_context.selection, column));
    auto *area = new ColumnArea;
    area->setObjectName(QStringLiteral("shapePane"));
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setWidget(column);
    m_right = area;
    connect(m_trace, &TracePanel::previewChanged, m_preview, &TracePreviewItem::setOutlines);
    connect(m_trace, &TracePanel::message, this, &AuthorMode::say);
    connect(vertices, &VertexPanel::message, this, &AuthorMode::say);
    connect(m_split, &SplitPanel::message, this, &AuthorMode::say);
    connect(m_split, &SplitPanel::placeShown, this, &AuthorMode::showPlace);
    connect(checks, &ChecksPanel::shown, this, &AuthorMode::showFinding);
    connect(m_item, &BodyItem::fixPressed, checks, &ChecksPanel::fix);
    connect(m_properties, &PropertiesPanel::headingChanged, area, &QWidget::setWindowTitle);
    area->setWindowTitle(m_properties->heading());
}

QString AuthorMode::title() const
{
    return tr("Author");
}

QWidget *AuthorMode::centre()
{
    return m_canvas;
}

QList<ModePane> AuthorMode::panes()
{
    return {{QStringLiteral("bodies"), m_left, Qt::LeftDockWidgetArea},
            {QStringLiteral("shape"), m_right, Qt::RightDockWidgetArea}};
}

QList<QAction *> AuthorMode::tools()
{
    QList<QAction *> actions;
    for (const ToolEntry &entry : m_tools)
        actions << m_context.actions[entry.action];
    return actions;
}

QString AuthorMode::statusHint() const
{
    if (!m_message.isEmpty())
        return m_message;
    return m_current ? m_current->hint() : QString();
}

QString AuthorMode::statusSummary() const
{
    const SceneData &data = m_context.project.data();
    const SceneBody *body = data.body(m_body);
    if (!body)
        return {};
    const SceneShape *shape = data.shape(shownShape(m_context.project, m_context.selection));
    return shape ? statusText(*body, *shape) : tr("%1: %2").arg(body->name, bodySummary(*body));
}

void AuthorMode::enter()
{
    m_active = true;
    for (const ToolEntry &entry : m_tools)
        if (entry.tool == m_current)
            m_context.actions[entry.action]->setChecked(true);
    m_canvas->setTool(m_current);
    refreshGrid();
    Q_EMIT statusChanged();
}

void AuthorMode::leave()
{
    m_active = false;
    m_canvas->setTool(nullptr);
}

void AuthorMode::follow(const Change &change)
{
    m_message.clear();
    switch (change.kind) {
    case Change::Kind::Reset:
        m_views.clear();
        m_seen.clear();
        m_sprites.clear();
        m_body = {};
        showBody();
        m_canvas->fitAll();
        break;
    case Change::Kind::BodyRemoved:
        m_views.remove(change.body.value);
        showBody();
        break;
    case Change::Kind::BodyInserted:
        showBody();
        break;
    case Change::Kind::BodyChanged:
        if (change.body == m_body)
            refreshSprite();
        refreshGrid();
        break;
    case Change::Kind::SettingsChanged:
        refreshGrid();
        break;
    default:
        break; // The checks announce every change of what a body looks like.
    }
    Q_EMIT statusChanged();
}

void AuthorMode::followSelection()
{
    if (m_context.selection.body() != m_body)
        showBody();
    m_item->setShownFinding(std::nullopt);
    m_item->setSelection(m_context.selection);
    refreshBounds();
    Q_EMIT statusChanged();
}

/// Brings the current body on the canvas; the view comes back to where it was when it was left.
void AuthorMode::showBody()
{
    const BodyId now = m_context.selection.body();
    const SceneBody *body = m_context.project.data().body(now);
    refreshEmptyHint();
    if (now == m_body && body)
        return;
    const bool wasEmpty = !m_body;
    if (m_body && m_context.project.data().body(m_body))
        m_views.insert(m_body.value, m_canvas->view());
    m_body = body ? now : BodyId{};
    refreshItem();
    refreshSprite();
    m_item->setSelection(m_context.selection);
    refreshGrid();
    const auto known = m_views.constFind(m_body.value);
    if (known != m_views.constEnd())
        m_canvas->setView(*known);
    else if (!wasEmpty || !showsContent())
        m_canvas->fitAll();
    selectFirstShape();
}

/// Shapes that were drawn into an empty project are in view: they stay under the cursor.
bool AuthorMode::showsContent() const
{
    const SceneBody *body = m_context.project.data().body(m_body);
    if (!body || !body->image.isEmpty() || body->shapes.empty())
        return false;
    const Aabb content = m_item->contentBounds();
    const QRectF room(QPointF(), m_canvas->view().size());
    return room.contains(m_canvas->view().toScreen(content.lower)) &&
           room.contains(m_canvas->view().toScreen(content.upper));
}

/// It stands in the way of a tool that draws.
void AuthorMode::refreshEmptyHint()
{
    m_emptyHint->setVisible(m_context.project.data().bodies.empty() && m_current == m_select);
}

/// The first time a body is shown something of it is selected, so that no pane stands empty.
void AuthorMode::selectFirstShape()
{
    const SceneBody *body = m_context.project.data().body(m_body);
    if (!body || m_seen.contains(m_body.value))
        return;
    m_seen.insert(m_body.value);
    if (m_context.selection.shapes().empty() && !body->shapes.empty())
        m_context.selection.set({body->shapes.front().id});
}

/// Shapes and findings of the current body, on the canvas and for the tools.
void AuthorMode::refreshItem()
{
    const SceneData &data = m_context.project.data();
    m_item->setBody(data, m_body);
    m_item->setFindings(m_body ? m_checks->findings(m_body) : std::vector<Finding>());
    m_cutLines->setBody(data.body(m_body));
    m_toolContext.shapes.clear();
    if (const SceneBody *body = data.body(m_body))
        for (const SceneShape &shape : body->shapes)
            m_toolContext.shapes.push_back({shape.id, {}});
    refreshBounds();
}

void AuthorMode::refreshSprite()
{
    const SceneBody *body = m_context.project.data().body(m_body);
    if (!body || body->image.isEmpty()) {
        showSprite({});
        return;
    }
    const QString path = QDir(m_context.project.folder()).absoluteFilePath(body->image);
    if (const QImage *kept = m_sprites.object(path)) {
        showSprite(*kept);
    } else {
        const QImage image = loadSprite(path).value_or(QImage());
        m_sprites.insert(path, new QImage(image), 1 + image.sizeInBytes() / 1024);
        showSprite(image);
    }
}

void AuthorMode::showSprite(const QImage &image)
{
    m_item->setSprite(image);
    m_toolContext.image = image;
    m_trace->setImage(image);
    refreshBounds();
}

void AuthorMode::refreshBounds()
{
    Aabb content = m_item->contentBounds();
    if (content.isEmpty())
        content = Aabb{Vec2::Constant(-emptyReach), Vec2::Constant(emptyReach)};
    m_canvas->setContentBounds(content);
    m_canvas->setSelectionBounds(m_item->selectionBounds());
}

void AuthorMode::refreshGrid()
{
    const SceneData &data = m_context.project.data();
    m_canvas->setGrid(m_context.actions["view.grid"]->isChecked(), data.settings.grid);
    const SceneBody *body = data.body(m_body);
    m_canvas->setScaleBar(body ? data.pixelsPerMetre(*body) : 0.0);
}

void AuthorMode::refreshTheme()
{
    m_canvas->setPalette2D(m_context.settings.palette());
}

void AuthorMode::retranslate()
{
    m_emptyHint->setTexts(tr("Drop sprites here"),
                          tr("Each PNG, JPEG, WebP or SVG becomes a body to draw shapes on. "
                             "Projects (.hull) can be dropped as well."));
    Q_EMIT statusChanged();
}

void AuthorMode::showPlace(ShapeId shape, const Vec2 &place)
{
    m_context.selection.set({shape});
    if (!place.allFinite())
        return;
    ViewTransform view = m_canvas->view();
    view.setCentre(place);
    m_canvas->setView(view);
}

void AuthorMode::showFinding(Finding finding)
{
    const SceneShape *shape = m_context.project.data().shape(finding.shape);
    if (!shape)
        return;
    std::set<VertexRef> vertices;
    for (int vertex : finding.vertices)
        vertices.insert({finding.shape, vertex, finding.ring});
    for (int edge : finding.edges) {
        const VertexRef from{finding.shape, edge, finding.ring};
        if (shape->vertex(from))
            vertices.insert({from, shape->neighbour(from, 1)});
    }
    m_context.selection.set({finding.shape}, vertices);
    const std::vector<Finding> &all = m_checks->findings(m_body);
    const auto shown = std::ranges::find_if(
        all, [&finding](const Finding &other) { return sameFinding(other, finding); });
    if (shown != all.end())
        m_item->setShownFinding(std::size_t(shown - all.begin()));
    Aabb places;
    for (const Vec2 &point : finding.points)
        places.add(point);
    if (places.isEmpty() || !places.centre().allFinite())
        return;
    ViewTransform view = m_canvas->view();
    view.setCentre(places.centre());
    m_canvas->setView(view);
}

void AuthorMode::say(const QString &message)
{
    m_message = message;
    if (!message.isEmpty())
        m_messageTimer.start();
    Q_EMIT statusChanged();
}

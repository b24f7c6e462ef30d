#include "editor/canvas/bodyitem.h"

#include "editor/canvas/bodypainter.h"
#include "editor/canvas/canvas.h"
#include "editor/document/commands/movepivotcommand.h"
#include "editor/document/pieces.h"
#include "editor/document/profile.h"
#include "physics/geometry/massproperties.h"
#include "tests/editor/tools/toolfixture.h"

#include <QPainter>
#include <QTest>

using hullsmith::Vec2;

class tst_BodyItem : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void cleanup();
    void spriteStandsOnItsPivot();
    void handlesKeepTheirSize_data();
    void handlesKeepTheirSize();
    void boundsHoldSpriteAndShapes();
    void selectionBoundsAreOfTheVertices();
    void pivotMoveKeepsTheImageInPlace();
    void worstErrorOpensItsCallout();
    void cursorOpensWhatItIsOn();
    void findingsOfOtherBodiesAreIgnored();
    void emptyAndNonFiniteShapesAreHarmless();
    void removedBodyLeavesNothing();
    void selectionIsDescribed();
    void shapePathKnowsHolesAndCapsules();
    void concaveOutlinesShowTheirPieces();
    void piecesFollowADrag();
    void largeOutlinesDoNotHoldUpAnEdit();

private:
    const SceneBody &body() const { return m_fixture->body(); }
    Finding finding(Finding::Kind kind, Finding::Severity severity, const Vec2 &at) const
    {
        Finding f{};
        f.kind = kind;
        f.severity = severity;
        f.body = body().id;
        f.shape = m_fixture->shape().id;
        f.points = {at};
        return f;
    }
    QColor pixel(const Vec2 &world) const
    {
        return m_canvas->viewport()->grab().toImage().pixelColor(
            m_canvas->view().toScreen(world).toPoint());
    }

    /// Shows the fixture's shape with other vertices.
    void show(const std::vector<Vec2> &vertices)
    {
        SceneShape changed = m_fixture->shape();
        changed.vertices = vertices;
        m_fixture->document.setGeometry(changed);
        m_item->setBody(m_fixture->document.data(), body().id);
    }
    std::shared_ptr<const Pieces> ownPieces() const
    {
        return shapePieces(m_fixture->shape(), pieceLimits(engineProfile("box2d-2.4"), 32.0));
    }

    std::unique_ptr<ToolFixture> m_fixture;
    std::unique_ptr<Canvas> m_canvas;
    BodyItem *m_item = nullptr; ///< The scene's.
};

void tst_BodyItem::init()
{
    m_fixture = std::make_unique<ToolFixture>();
    m_fixture->loadSquare();
    m_canvas = std::make_unique<Canvas>();
    m_canvas->resize(640, 480);
    m_canvas->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_canvas.get()));
    m_item = new BodyItem(*m_canvas);
    m_item->setBody(m_fixture->document.data(), body().id);
}

void tst_BodyItem::cleanup()
{
    m_canvas.reset();
    m_fixture.reset();
}

void tst_BodyItem::spriteStandsOnItsPivot()
{
    // Red below, blue above, in an image of 64 x 48 with the pivot in its middle.
    QImage image(64, 48, QImage::Format_RGB32);
    image.fill(Qt::blue);
    QPainter(&image).fillRect(0, 24, 64, 24, Qt::red);
    m_item->setSprite(image);
    QCOMPARE(pixel({-20.0, 20.0}), QColor(Qt::blue));
    QCOMPARE(pixel({-20.0, -20.0}), QColor(Qt::red));
    QCOMPARE(pixel({-30.0, -22.0}), QColor(Qt::red));
    QCOMPARE(pixel({-34.0, -20.0}), m_canvas->palette2D().canvas);
}

void tst_BodyItem::handlesKeepTheirSize_data()
{
    QTest::addColumn<double>("zoom");
    QTest::newRow("half") << 0.5;
    QTest::newRow("natural") << 1.0;
    QTest::newRow("four") << 4.0;
}

void tst_BodyItem::handlesKeepTheirSize()
{
    QFETCH(double, zoom);
    m_fixture->selection.set({m_fixture->shape().id}, {{m_fixture->shape().id, 2}});
    m_item->setSelection(m_fixture->selection);
    ViewTransform v = m_canvas->view();
    v.setZoom(zoom);
    v.setCentre({40.0, 40.0});
    m_canvas->setView(v);
    const QImage shot = m_canvas->viewport()->grab().toImage();
    const QPoint middle = m_canvas->view().toScreen({40.0, 40.0}).toPoint();
    // Outwards along the diagonal, away from the shape's own outline.
    int reach = 0;
    while (shot.pixelColor(middle + QPoint(reach, -reach)) == m_canvas->palette2D().shapeA)
        ++reach;
    QVERIFY2(reach >= 3 && reach <= 6, qPrintable(QString::number(reach)));
}

void tst_BodyItem::boundsHoldSpriteAndShapes()
{
    QCOMPARE(m_item->contentBounds().upper, Vec2(40.0, 40.0));
    m_item->setSprite(QImage(64, 48, QImage::Format_ARGB32));
    QCOMPARE(m_item->contentBounds().lower, Vec2(-32.0, -24.0));
    QCOMPARE(m_item->contentBounds().upper, Vec2(40.0, 40.0));
    QVERIFY(m_item->boundingRect().contains(QRectF(-40.0, -32.0, 88.0, 80.0)));
}

void tst_BodyItem::selectionBoundsAreOfTheVertices()
{
    const ShapeId id = m_fixture->shape().id;
    QVERIFY(m_item->selectionBounds().isEmpty());
    m_fixture->selection.set({id});
    m_item->setSelection(m_fixture->selection);
    QCOMPARE(m_item->selectionBounds().size(), Vec2(40.0, 40.0));
    m_fixture->selection.set({id}, {{id, 1}, {id, 2}});
    m_item->setSelection(m_fixture->selection);
    QCOMPARE(m_item->selectionBounds().lower, Vec2(40.0, 0.0));
    QCOMPARE(m_item->selectionBounds().upper, Vec2(40.0, 40.0));
}

void tst_BodyItem::pivotMoveKeepsTheImageInPlace()
{
    Document &document = m_fixture->document;
    connect(&document, &Document::changed, m_item,
            [this] { m_item->setBody(m_fixture->document.data(), body().id); });
    const auto imageOnScreen = [this] { return m_canvas->view().toScreen(-body().pivot); };
    const QPointF before = imageOnScreen();
    document.undoStack()->push(new MovePivotCommand(document, body().id, {5.0, 6.0}));
    QCOMPARE(imageOnScreen(), before);
    document.undo();
    QCOMPARE(imageOnScreen(), before);
}

void tst_BodyItem::worstErrorOpensItsCallout()
{
    QVERIFY(!m_item->openFinding());
    m_item->setFindings({finding(Finding::Kind::Concave, Finding::Severity::Warning, {0.0, 0.0})});
    QVERIFY(!m_item->openFinding());
    m_item->setFindings({finding(Finding::Kind::ShortEdge, Finding::Severity::Error, {40.0, 0.0}),
                         finding(Finding::Kind::Concave, Finding::Severity::Warning, {0.0, 0.0})});
    QCOMPARE(m_item->openFinding(), std::optional<std::size_t>(0));
    m_item->setShownFinding(1);
    QCOMPARE(m_item->openFinding(), std::optional<std::size_t>(1));
    m_item->setFindings({});
    QVERIFY(!m_item->openFinding());
}

void tst_BodyItem::cursorOpensWhatItIsOn()
{
    m_item->setFindings({finding(Finding::Kind::ShortEdge, Finding::Severity::Error, {40.0, 0.0}),
                         finding(Finding::Kind::Spike, Finding::Severity::Error, {0.0, 40.0})});
    QCOMPARE(m_item->openFinding(), std::optional<std::size_t>(0));
    Q_EMIT m_canvas->cursorMoved({3.0, 44.0});
    QCOMPARE(m_item->openFinding(), std::optional<std::size_t>(1));
    Q_EMIT m_canvas->cursorMoved({10.0, 20.0}); // on the way down to the box
    QCOMPARE(m_item->openFinding(), std::optional<std::size_t>(1));
    Q_EMIT m_canvas->cursorMoved({20.0, 100.0});
    QCOMPARE(m_item->openFinding(), std::optional<std::size_t>(0));
}

void tst_BodyItem::findingsOfOtherBodiesAreIgnored()
{
    Finding other = finding(Finding::Kind::ShortEdge, Finding::Severity::Error, {40.0, 0.0});
    other.body = {9999};
    m_item->setFindings({other});
    QVERIFY(!m_item->openFinding());
}

void tst_BodyItem::emptyAndNonFiniteShapesAreHarmless()
{
    SceneData data = m_fixture->document.data();
    SceneShape shape = data.bodies.front().shapes.front();
    shape.id = {};
    shape.vertices = {{0.0, 0.0}, {std::nan(""), 1.0}, {HUGE_VAL, 2.0}};
    data.bodies.front().shapes.push_back(shape);
    shape.vertices.clear();
    data.bodies.front().shapes.push_back(shape);
    shape.type = ShapeType::Circle;
    data.bodies.front().shapes.push_back(shape);
    shape.type = ShapeType::Capsule;
    shape.vertices = {{0.0, 0.0}, {0.0, 0.0}};
    shape.radius = -1.0;
    data.bodies.front().shapes.push_back(shape);
    m_fixture->load(data);
    m_item->setBody(m_fixture->document.data(), body().id);
    m_item->setFindings(
        {finding(Finding::Kind::NonFinite, Finding::Severity::Error, {std::nan(""), 0.0})});
    QVERIFY(!m_canvas->viewport()->grab().isNull());
    QCOMPARE(m_item->contentBounds().upper, Vec2(40.0, 40.0));
}

void tst_BodyItem::removedBodyLeavesNothing()
{
    m_item->setFindings({finding(Finding::Kind::ShortEdge, Finding::Severity::Error, {40.0, 0.0})});
    m_fixture->document.reset({});
    m_item->setBody(m_fixture->document.data(), {});
    QVERIFY(!m_item->body());
    QVERIFY(!m_item->openFinding());
    QVERIFY(m_item->contentBounds().isEmpty());
    QVERIFY(!m_canvas->viewport()->grab().isNull());
}

void tst_BodyItem::selectionIsDescribed()
{
    m_fixture->selection.set({m_fixture->shape().id});
    m_item->setSelection(m_fixture->selection);
    QVERIFY(m_canvas->accessibleDescription().contains(QStringLiteral("square")));
}

void tst_BodyItem::shapePathKnowsHolesAndCapsules()
{
    SceneShape shape = m_fixture->shape();
    shape.holes = {{{10.0, 10.0}, {30.0, 10.0}, {30.0, 30.0}, {10.0, 30.0}}};
    QVERIFY(shapePath(shape).contains(QPointF(5.0, 5.0)));
    QVERIFY(!shapePath(shape).contains(QPointF(20.0, 20.0)));
    shape = {};
    shape.type = ShapeType::Capsule;
    shape.vertices = {{0.0, 0.0}, {100.0, 0.0}};
    shape.radius = 10.0;
    const QPainterPath capsule = shapePath(shape);
    QVERIFY(capsule.contains(QPointF(-9.9, 0.0)));
    QVERIFY(capsule.contains(QPointF(50.0, 9.9)));
    QVERIFY(!capsule.contains(QPointF(-9.0, 9.0)));
}

void tst_BodyItem::concaveOutlinesShowTheirPieces()
{
    const ShapeId id = m_fixture->shape().id;
    QVERIFY(!m_item->pieces(id)); // the square is one piece
    m_item->setSprite(QImage());
    show({{-40, -40}, {40, -40}, {40, 0}, {0, 0}, {0, 40}, {-40, 40}});
    QVERIFY(m_item->pieces(id));
    QTRY_VERIFY(m_item->pieces(id) && m_item->pieces(id)->pieces == (*ownPieces())->pieces);
    QCOMPARE(m_item->pieces(id)->pieces.size(), std::size_t(2));
    // The line between the pieces stands out from the fill beside it.
    QVERIFY(pixel({-21, -20}) != pixel({-20, 10}));

    show({{-40, -40}, {40, -40}, {40, 40}, {-40, 40}});
    QVERIFY(!m_item->pieces(id));
}

void tst_BodyItem::piecesFollowADrag()
{
    const ShapeId id = m_fixture->shape().id;
    for (int step = 0; step <= 20; ++step) {
        const Vec2 dent(0, 40 - 3 * step);
        show({{-40, -40}, {40, -40}, {40, 40}, dent, {-40, 40}});
        QCOMPARE(m_item->pieces(id) != nullptr, step > 0);
        double area = 0.0;
        if (const hullsmith::SplitResult *pieces = m_item->pieces(id))
            for (const std::vector<Vec2> &piece : pieces->pieces)
                area += hullsmith::polygonMass(piece, 1.0).area;
        if (step > 0) // these are the pieces of this very outline
            QCOMPARE(area, hullsmith::polygonMass(m_fixture->shape().vertices, 1.0).area);
    }
    QTRY_VERIFY(m_item->pieces(id)->pieces == (*ownPieces())->pieces);
}

void tst_BodyItem::largeOutlinesDoNotHoldUpAnEdit()
{
    const ShapeId id = m_fixture->shape().id;
    std::vector<Vec2> star;
    for (int i = 0; i < 1000; ++i)
        star.push_back((i % 2 ? 30.0 : 40.0) *
                       Vec2(std::cos(0.00628318 * i), std::sin(0.00628318 * i)));
    show(star);
    QVERIFY(!m_item->pieces(id)); // the worker will have them
    QTRY_VERIFY_WITH_TIMEOUT(m_item->pieces(id) != nullptr, 20000);
    const std::size_t count = m_item->pieces(id)->pieces.size();
    star[0] *= 1.01;
    show(star);
    QCOMPARE(m_item->pieces(id)->pieces.size(), count); // those of before, for a while
}

QTEST_MAIN(tst_BodyItem)
#include "tst_bodyitem.moc"

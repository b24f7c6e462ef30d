#include "editor/document/finding.h"
#include "editor/document/shaperepair.h"
#include "editor/document/steptext.h"
#include "physics/geometry/outlinecheck.h"
#include "samplescene.h"

#include <QTest>
#include <QUndoStack>

#include <algorithm>
#include <random>

using hullsmith::Vec2;
using Kind = Finding::Kind;
using Points = std::vector<Vec2>;
Q_DECLARE_METATYPE(Finding::Kind)

namespace {

/// One shape at 100 px to the metre, checked for one engine.
struct FixedDocument {
    Document document;
    const EngineProfile &profile;

    FixedDocument(const SceneShape &shape, const QString &engine)
        : profile(*engineProfile(engine))
    {
        SceneData scene;
        scene.settings.pixelsPerMetre = 100.0;
        scene.bodies.push_back({});
        scene.bodies[0].shapes = {shape};
        document.reset(scene);
    }
    const SceneBody &body() const { return document.data().bodies[0]; }
    bool isEmpty() const { return body().shapes.empty(); }
    const SceneShape &shape() const { return body().shapes[0]; }
    std::vector<Finding> findings() const { return checkBody(document.data(), body(), profile); }
    std::vector<Finding> findings(Kind kind) const
    {
        std::vector<Finding> found = findings();
        std::erase_if(found, [kind](const Finding &f) { return f.kind != kind; });
        return found;
    }
    /// Whether there was a command.
    bool fix(const Finding &finding)
    {
        std::unique_ptr<QUndoCommand> command = fixCommand(document, finding);
        if (!command)
            return false;
        document.undoStack()->push(command.release());
        return true;
    }
};

Points regular(int count, double radius)
{
    Points points;
    for (int i = 0; i < count; ++i)
        points.emplace_back(radius * std::cos(2 * M_PI * i / count),
                            radius * std::sin(2 * M_PI * i / count));
    return points;
}

} // namespace

class tst_Fixes : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void fixRemovesItsFinding_data();
    void fixRemovesItsFinding();
    void reversingKeepsTheFirstVertex();
    void weldingKeepsTheFirstOfAGroup();
    void straightVerticesGoAndCornersStay();
    void hullHoldsTheOutline();
    void reducedHullHoldsTheOutline();
    void tooSmallToWeldIsRemoved();
    void holeIsMendedAlone();
    void holeWithoutAreaIsRemoved();
    void repairGivesShapesOfTheBody();
    void repairTakesHolesAlong();
    void nothingToFixGivesNoCommand();
    void randomOutlinesEndWithoutErrors();
};

void tst_Fixes::fixRemovesItsFinding_data()
{
    QTest::addColumn<Points>("points");
    QTest::addColumn<QString>("engine");
    QTest::addColumn<Kind>("kind");
    QTest::addColumn<int>("left"); // vertices afterwards; 0: the shape goes
    const QString plain = "godot-4";

    QTest::newRow("clockwise") << Points{{0, 0}, {0, 10}, {10, 0}} << plain << Kind::Clockwise << 3;
    QTest::newRow("doubled") << Points{{0, 0}, {10, 0}, {10, 0}, {10, 0}, {0, 10}} << plain
                             << Kind::Duplicate << 3;
    QTest::newRow("closed by its first point")
        << Points{{0, 0}, {10, 0}, {0, 10}, {0, 0}} << plain << Kind::Duplicate << 3;
    QTest::newRow("straight run") << Points{{0, 0}, {2, 0}, {4, 0}, {6, 0}, {10, 0}, {0, 10}}
                                  << plain << Kind::Collinear << 3;
    QTest::newRow("straight and doubled")
        << Points{{0, 0}, {5, 0}, {5, 0}, {10, 0}, {0, 10}} << plain << Kind::Collinear << 3;
    QTest::newRow("straight across the start")
        << Points{{5, 0}, {10, 0}, {0, 10}, {0, 0}} << plain << Kind::Collinear << 3;
    QTest::newRow("concave") << Points{{0, 0}, {10, 0}, {10, 10}, {5, 2}, {0, 10}} << plain
                             << Kind::Concave << 4;
    QTest::newRow("bow tie") << Points{{0, 0}, {10, 10}, {10, 0}, {0, 12}} << plain
                             << Kind::SelfIntersection << 3;
    QTest::newRow("touching") << Points{{0, 0}, {10, 0}, {5, 5}, {10, 10}, {0, 10}, {5, 5}} << plain
                              << Kind::SelfTouch << 3;
    QTest::newRow("no area left") << Points{{0, 0}, {9, 0}, {9, 9}, {0, 0}, {9, 0}, {9, 9}} << plain
                                  << Kind::SelfIntersection << 0;
    QTest::newRow("spike") << Points{{0, 0}, {10, 0}, {10, 10}, {10, 20}, {10, 10}, {0, 10}}
                           << plain << Kind::Spike << 4;
    QTest::newRow("spike on a spike")
        << Points{{0, 0}, {10, 0}, {10, 10}, {14, 10}, {20, 10}, {15, 10}, {10, 10}, {0, 10}}
        << plain << Kind::Spike << 4;
    QTest::newRow("nine corners") << regular(9, 100) << "box2d-2.4" << Kind::TooManyVertices << 8;
    QTest::newRow("hundred corners")
        << regular(100, 400) << "box2d-2.4" << Kind::TooManyVertices << 8;
    QTest::newRow("nine, two of them straight")
        << Points{{0, 0},     {50, 0},   {100, 0}, {150, 50}, {150, 100},
                  {100, 150}, {50, 150}, {0, 150}, {-50, 75}}
        << "box2d-2.4" << Kind::TooManyVertices << 7;
    QTest::newRow("short edge") << Points{{0, 0}, {100, 0}, {100, 100}, {0.2, 100}, {0, 100}}
                                << "box2d-2.4" << Kind::NearDuplicate << 4;
    QTest::newRow("short edge over the end")
        << Points{{0, 0}, {100, 0}, {100, 100}, {0, 100}, {0, 0.1}} << "box2d-2.4"
        << Kind::NearDuplicate << 4;
    QTest::newRow("neck") << Points{{0, 0}, {100, 0}, {50.1, 50}, {100, 100}, {0, 100}, {49.9, 50}}
                          << "box2d-2.4" << Kind::NearDuplicate << 4;
    QTest::newRow("nearly straight") << Points{{0, 0}, {50, -0.5}, {100, 0}, {100, 100}, {0, 100}}
                                     << "box2d-3" << Kind::NearCollinear << 4;
    QTest::newRow("flat triangle")
        << Points{{0, 0}, {100, 0}, {50, 0.5}} << "box2d-3" << Kind::NearCollinear << 0;
    QTest::newRow("sliver") << Points{{0, 0}, {1000, 0}, {1000, 0.1}, {0, 0.1}} << "box2d-2.4"
                            << Kind::NearDuplicate << 0;
    QTest::newRow("thin lens") << Points{{0, 0}, {500, -0.1}, {1000, 0}, {500, 0.1}} << "box2d-2.4"
                               << Kind::NearDuplicate << 3;
    QTest::newRow("three near") << Points{{0, 0}, {100, 0}, {100.1, 0.05}, {100.1, 0.2}, {0, 100}}
                                << "box2d-2.4" << Kind::NearDuplicate << 3;
    QTest::newRow("three near on a concave outline")
        << Points{{0, 0}, {50, 20}, {100, 0}, {100.1, 0.05}, {100.1, 0.2}, {0, 100}} << "box2d-2.4"
        << Kind::NearDuplicate << 4;
    QTest::newRow("crumb") << regular(6, 0.1) << "box2d-2.4" << Kind::NearDuplicate << 0;
    QTest::newRow("tiny") << Points{{0, 0}, {0.26, 0}, {0.26, 0.26}, {0, 0.26}} << "box2d-2.4"
                          << Kind::SmallArea << 0;
    QTest::newRow("two vertices") << Points{{0, 0}, {10, 0}} << plain << Kind::TooFew << 0;
    QTest::newRow("on one line") << Points{{0, 0}, {10, 10}, {5, 5}} << plain << Kind::Degenerate
                                 << 0;
    QTest::newRow("not a number") << Points{{0, 0},
                                            {std::numeric_limits<double>::infinity(), 0},
                                            {0, 10}}
                                  << plain << Kind::NonFinite << 0;
}

void tst_Fixes::fixRemovesItsFinding()
{
    QFETCH(Points, points);
    QFETCH(QString, engine);
    QFETCH(Kind, kind);
    QFETCH(int, left);
    FixedDocument fixed(outline("shape", points), engine);
    const SceneData before = fixed.document.data();
    const std::vector<Finding> found = fixed.findings(kind);
    QVERIFY(!found.empty());

    QVERIFY(fixed.fix(found.front()));
    QCOMPARE(fixed.document.undoStack()->count(), 1);
    QVERIFY(!fixed.document.undoStack()->undoText().isEmpty());
    QVERIFY(fixed.findings(kind).empty());
    QCOMPARE(fixed.isEmpty() ? 0 : int(fixed.shape().vertices.size()), left);
    const SceneData after = fixed.document.data();

    fixed.document.undo();
    QVERIFY(fixed.document.data() == before);
    fixed.document.redo();
    QVERIFY(fixed.document.data() == after);
}

void tst_Fixes::reversingKeepsTheFirstVertex()
{
    FixedDocument fixed(outline("o", {{1, 2}, {0, 10}, {10, 12}, {10, 0}}), "godot-4");
    QVERIFY(fixed.fix(fixed.findings(Kind::Clockwise).front()));
    QCOMPARE(fixed.shape().vertices, (Points{{1, 2}, {10, 0}, {10, 12}, {0, 10}}));
}

void tst_Fixes::weldingKeepsTheFirstOfAGroup()
{
    FixedDocument fixed(
        outline("o", {{0, 0}, {100, 0}, {100.1, 0}, {100.2, 0.1}, {100, 100}, {0, 100}, {0, 0.2}}),
        "box2d-2.4");
    QVERIFY(fixed.fix(fixed.findings(Kind::NearDuplicate).front()));
    QCOMPARE(fixed.shape().vertices, (Points{{0, 0}, {100, 0}, {100, 100}, {0, 100}}));
}

void tst_Fixes::straightVerticesGoAndCornersStay()
{
    FixedDocument fixed(
        outline("o", {{0, 0}, {1, 0}, {2, 0}, {3, 0}, {3, 1}, {3, 3}, {0, 3}, {0, 1}}), "godot-4");
    QVERIFY(fixed.fix(fixed.findings(Kind::Collinear).front()));
    QCOMPARE(fixed.shape().vertices, (Points{{0, 0}, {3, 0}, {3, 3}, {0, 3}}));
}

void tst_Fixes::hullHoldsTheOutline()
{
    SceneShape shape = outline("o", {{0, 0}, {10, 0}, {10, 10}, {5, 2}, {0, 10}});
    shape.holes = {{{4, 1}, {5, 1}, {5, 1.5}}};
    FixedDocument fixed(shape, "godot-4");
    QVERIFY(fixed.fix(fixed.findings(Kind::Concave).front()));
    QCOMPARE(fixed.shape().vertices, (Points{{0, 0}, {10, 0}, {10, 10}, {0, 10}}));
    QVERIFY(fixed.shape().holes.empty()); // a hull is solid
}

void tst_Fixes::reducedHullHoldsTheOutline()
{
    const Points round = regular(60, 300);
    FixedDocument fixed(outline("o", round), "box2d-2.4");
    QVERIFY(fixed.fix(fixed.findings(Kind::TooManyVertices).front()));
    const Points &hull = fixed.shape().vertices;
    QVERIFY(hull.size() <= 8);
    constexpr double rounding = 1e-9; // corners of the reduced hull are computed
    for (const Vec2 &p : round)
        for (std::size_t i = 0; i < hull.size(); ++i) {
            const Vec2 &a = hull[i];
            const Vec2 &b = hull[(i + 1) % hull.size()];
            QVERIFY(hullsmith::cross(b - a, p - a) >= -rounding * (b - a).norm());
        }
    QVERIFY(hullsmith::checkOutline(hull).convex);
}

void tst_Fixes::tooSmallToWeldIsRemoved()
{
    FixedDocument fixed(outline("o", regular(6, 0.1)), "box2d-2.4");
    const std::vector<Finding> found = fixed.findings(Kind::NearDuplicate);
    QVERIFY(!found.empty());
    for (const Finding &finding : found)
        QCOMPARE(finding.fix, Fix::RemoveShape);
}

void tst_Fixes::holeIsMendedAlone()
{
    SceneShape shape = outline("o", {{0, 0}, {100, 0}, {100, 100}, {0, 100}});
    shape.holes = {{{10, 10}, {10, 20}, {20, 20}}, {{50, 50}, {60, 50}, {60, 50}, {60, 60}}};
    FixedDocument fixed(shape, "godot-4");
    QVERIFY(fixed.fix(fixed.findings(Kind::Duplicate).front()));
    QCOMPARE(fixed.shape().holes[0], shape.holes[0]);
    QCOMPARE(fixed.shape().holes[1], (Points{{50, 50}, {60, 50}, {60, 60}}));
    QCOMPARE(fixed.shape().vertices, shape.vertices);
}

void tst_Fixes::holeWithoutAreaIsRemoved()
{
    SceneShape shape = outline("o", {{0, 0}, {100, 0}, {100, 100}, {0, 100}});
    shape.holes = {{{10, 10}, {20, 20}}, {{50, 50}, {60, 50}, {60, 60}}};
    FixedDocument fixed(shape, "godot-4");
    QVERIFY(fixed.fix(fixed.findings(Kind::TooFew).front()));
    QCOMPARE(fixed.shape().holes, (std::vector<Points>{shape.holes[1]}));
    QCOMPARE(StepText::shown(fixed.document.undoStack()->undoText()), "Remove hole");
}

void tst_Fixes::repairGivesShapesOfTheBody()
{
    SceneShape shape = outline("wing", {{0, 0}, {40, 40}, {40, 0}, {0, 40}});
    shape.properties.friction = 0.75;
    shape.properties.sensor = true;
    FixedDocument fixed(shape, "godot-4");
    Document &document = fixed.document;
    document.insertShape(fixed.body().id, -1, outline("wing_2", {{90, 90}, {99, 90}, {99, 99}}));
    const SceneData before = document.data();
    const ShapeId id = fixed.shape().id;

    QVERIFY(fixed.fix(fixed.findings(Kind::SelfIntersection).front()));
    const std::vector<SceneShape> &shapes = fixed.body().shapes;
    QCOMPARE(shapes.size(), std::size_t(3));
    QCOMPARE(shapes[0].id, id);
    QCOMPARE(shapes[0].name, QStringLiteral("wing"));
    QCOMPARE(shapes[0].vertices, (Points{{0, 0}, {20, 20}, {0, 40}}));
    QCOMPARE(shapes[1].name, QStringLiteral("wing_3"));
    QCOMPARE(shapes[1].vertices.size(), std::size_t(3));
    QVERIFY(shapes[1].properties == shape.properties);
    QCOMPARE(shapes[2].name, QStringLiteral("wing_2"));
    QVERIFY(fixed.findings(Kind::SelfIntersection).empty());

    const SceneData after = document.data();
    QCOMPARE(document.undoStack()->count(), 1);
    document.undo();
    QVERIFY(document.data() == before);
    document.redo();
    QVERIFY(document.data() == after);
}

void tst_Fixes::repairTakesHolesAlong()
{
    // The spike goes, the hole stays a hole under both rules although it runs as the outline does.
    SceneShape shape = outline("o", {{0, 0}, {9, 0}, {9, 9}, {9, 20}, {9, 9}, {0, 9}});
    shape.holes = {{{3, 3}, {6, 3}, {6, 6}}};
    for (const hullsmith::FillRule rule :
         {hullsmith::FillRule::EvenOdd, hullsmith::FillRule::NonZero}) {
        FixedDocument fixed(shape, "godot-4");
        fixed.document.undoStack()->push(
            repairCommand(fixed.document, fixed.shape().id, rule).release());
        QCOMPARE(fixed.body().shapes.size(), std::size_t(1));
        QCOMPARE(fixed.shape().vertices, (Points{{0, 0}, {9, 0}, {9, 9}, {0, 9}}));
        QCOMPARE(fixed.shape().holes, (std::vector<Points>{{{3, 3}, {6, 6}, {6, 3}}}));
        QVERIFY(!repairCommand(fixed.document, fixed.shape().id, rule));
    }
}

void tst_Fixes::nothingToFixGivesNoCommand()
{
    FixedDocument fixed(outline("o", {{0, 0}, {0, 10}, {10, 0}}), "godot-4");
    Finding finding = fixed.findings(Kind::Clockwise).front();
    QVERIFY(fixed.fix(finding));
    QVERIFY(!fixed.fix(finding)); // it runs the right way by now
    finding.ring = 3;
    QVERIFY(!fixed.fix(finding));
    finding.fix = Fix::RemoveShape;
    QVERIFY(!fixed.fix(finding));
    finding.ring = -1;
    finding.fix = Fix::None;
    QVERIFY(!fixed.fix(finding));
    finding.fix = Fix::MakeHull;
    QVERIFY(fixed.findings().empty());
    finding.shape = {99};
    QVERIFY(!fixed.fix(finding));
    QCOMPARE(fixed.document.undoStack()->count(), 1);
}

/// Pressing the first fix again and again ends with a shape that has no error, or none at all.
void tst_Fixes::randomOutlinesEndWithoutErrors()
{
    std::mt19937 random(7);
    const auto number = [&random](int below) { return int(random() % unsigned(below)); };
    for (int round = 0; round < 400; ++round) {
        Points points;
        const double step = round % 2 ? 10.0 : 0.4; // crossings; and crowds of near vertices
        for (int i = number(14); i >= 0; --i)
            points.emplace_back(step * number(12), step * number(12));
        FixedDocument fixed(outline("o", points), round % 3 ? "box2d-3" : "box2d-2.4");
        const SceneData before = fixed.document.data();
        for (int press = 0; press < 1000; ++press) {
            std::vector<Finding> found = fixed.findings();
            std::erase_if(found, [](const Finding &f) { return f.fix == Fix::None; });
            if (found.empty())
                break;
            QVERIFY2(fixed.fix(found.front()), qPrintable(findingTitle(found.front())));
        }
        for (const Finding &finding : fixed.findings())
            QVERIFY2(
                finding.severity != Finding::Severity::Error,
                qPrintable(QStringLiteral("round %1: %2").arg(round).arg(findingTitle(finding))));
        while (fixed.document.undoStack()->canUndo())
            fixed.document.undo();
        QVERIFY(fixed.document.data() == before);
    }
}

QTEST_GUILESS_MAIN(tst_Fixes)
#include "tst_fixes.moc"

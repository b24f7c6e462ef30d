#include "editor/document/pieces.h"

#include "physics/geometry/massproperties.h"
#include "physics/geometry/outlinecheck.h"

#include <QTest>

#include <thread>

using hullsmith::Vec2;
using Ring = std::vector<Vec2>;

/// The derived pieces of an outline follow its settings and the target's limit.
class tst_Pieces : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void piecesFillTheOutline_data();
    void piecesFillTheOutline();
    void theSmallerLimitCounts();
    void cutLinesAreKept();
    void previewIsTheFastMethod();
    void addedPointsSavePieces();
    void knownPiecesNeedNoWork();
    void cancelledPiecesAreNotKept();
    void faultsHaveAPlace();
    void outlinesThatNeedPieces_data();
    void outlinesThatNeedPieces();
    void threadsGetTheSame();
};

namespace {

SceneShape outline(Ring vertices, std::vector<Ring> holes = {})
{
    SceneShape shape;
    shape.vertices = std::move(vertices);
    shape.holes = std::move(holes);
    return shape;
}

SceneShape ell()
{
    return outline({{0, 0}, {30, 0}, {30, 10}, {10, 10}, {10, 30}, {0, 30}});
}

SceneShape frame()
{
    return outline({{0, 0}, {30, 0}, {30, 30}, {0, 30}},
                   {{{10, 10}, {10, 20}, {20, 20}, {20, 10}}});
}

SceneShape regular(int corners)
{
    Ring ring;
    for (int i = 0; i < corners; ++i)
        ring.emplace_back(100 * std::cos(6.283185307 * i / corners),
                          100 * std::sin(6.283185307 * i / corners));
    return outline(ring);
}

/// A star with `points` points: a split of it has work to do.
SceneShape star(int points)
{
    SceneShape shape = regular(2 * points);
    for (std::size_t i = 0; i < shape.vertices.size(); i += 2)
        shape.vertices[i] *= 0.5;
    return shape;
}

double areaOf(const SceneShape &shape)
{
    double area = std::abs(hullsmith::polygonMass(shape.vertices, 1.0).area);
    for (const Ring &hole : shape.holes)
        area -= std::abs(hullsmith::polygonMass(hole, 1.0).area);
    return area;
}

} // namespace

void tst_Pieces::piecesFillTheOutline_data()
{
    QTest::addColumn<SceneShape>("shape");
    QTest::newRow("L") << ell();
    QTest::newRow("frame with a hole") << frame();
    QTest::newRow("twelve corners") << regular(12);
    QTest::newRow("star") << star(9);
}

void tst_Pieces::piecesFillTheOutline()
{
    QFETCH(SceneShape, shape);
    const auto pieces = shapePieces(shape, {8});
    QVERIFY(*pieces);
    QVERIFY((*pieces)->pieces.size() > 1);
    double area = 0.0;
    for (const Ring &piece : (*pieces)->pieces) {
        QVERIFY(piece.size() <= 8);
        const hullsmith::OutlineReport report = hullsmith::checkOutline(piece);
        QVERIFY(report.convex && report.winding == hullsmith::Winding::CounterClockwise);
        area += hullsmith::polygonMass(piece, 1.0).area;
    }
    QVERIFY(std::abs(area - areaOf(shape)) < 1e-9 * area);
}

void tst_Pieces::theSmallerLimitCounts()
{
    SceneShape shape = regular(12);
    QCOMPARE(pieceLimit(shape, std::nullopt), std::optional<int>());
    QCOMPARE(pieceLimit(shape, 8), std::optional<int>(8));
    QCOMPARE((*shapePieces(shape, {}))->pieces.size(), std::size_t(1));
    shape.split.limit = 5;
    QCOMPARE(pieceLimit(shape, 8), std::optional<int>(5));
    QCOMPARE(pieceLimit(shape, 4), std::optional<int>(4));
    for (const Ring &piece : (*shapePieces(shape, {8}))->pieces)
        QVERIFY(piece.size() <= 5);
}

void tst_Pieces::cutLinesAreKept()
{
    SceneShape shape = regular(4);
    QVERIFY(!needsPieces(shape, 8));
    shape.split.cuts = {{{0, -200}, {0, 200}}};
    QVERIFY(needsPieces(shape, 8));
    QCOMPARE((*shapePieces(shape, {8}))->pieces.size(), std::size_t(2));
}

void tst_Pieces::previewIsTheFastMethod()
{
    SceneShape shape = star(9);
    const auto preview = shapePieces(shape, {8}, PieceWork::Preview);
    shape.split.method = SplitSettings::Method::Fast;
    QVERIFY((*preview)->pieces == (*shapePieces(shape, {8}))->pieces);
}

void tst_Pieces::addedPointsSavePieces()
{
    SceneShape shape = star(9);
    const std::size_t fewest = (*shapePieces(shape, {}))->pieces.size();
    shape.split.method = SplitSettings::Method::AddPoints;
    QVERIFY((*shapePieces(shape, {}))->pieces.size() <= fewest);
}

void tst_Pieces::knownPiecesNeedNoWork()
{
    SceneShape shape = star(11);
    QVERIFY(!knownPieces(shape, {8}));
    const auto pieces = shapePieces(shape, {8});
    QVERIFY(knownPieces(shape, {8}) == pieces);
    QVERIFY(shapePieces(shape, {8}) == pieces);
    shape.name = "another name";
    shape.properties.density = 7;
    QVERIFY(knownPieces(shape, {8}) == pieces);
    QVERIFY(!knownPieces(shape, {7}));
    QVERIFY(!knownPieces(shape, {8}, PieceWork::Preview));
    shape.vertices[3] += Vec2(0.1, 0);
    QVERIFY(!knownPieces(shape, {8}));
}

void tst_Pieces::cancelledPiecesAreNotKept()
{
    const SceneShape shape = star(40);
    std::stop_source source;
    source.request_stop();
    const auto given = shapePieces(shape, {8}, PieceWork::Own, source.get_token());
    QVERIFY(!*given);
    QCOMPARE(given->error().kind, hullsmith::SplitFault::Kind::Cancelled);
    QVERIFY(!knownPieces(shape, {8}));
    QVERIFY(*shapePieces(shape, {8}));
}

void tst_Pieces::faultsHaveAPlace()
{
    const auto pieces = shapePieces(outline({{0, 0}, {10, 10}, {10, 0}, {0, 10}}), {8});
    QVERIFY(!*pieces);
    QCOMPARE(pieces->error().kind, hullsmith::SplitFault::Kind::NotSimple);
    QVERIFY((pieces->error().place - Vec2(5, 5)).cwiseAbs().maxCoeff() <= 5);
}

void tst_Pieces::outlinesThatNeedPieces_data()
{
    QTest::addColumn<SceneShape>("shape");
    QTest::addColumn<bool>("needs");
    QTest::newRow("convex") << regular(8) << false;
    QTest::newRow("too many corners") << regular(9) << true;
    QTest::newRow("concave") << ell() << true;
    QTest::newRow("hole") << frame() << true;
    QTest::newRow("crosses itself") << outline({{0, 0}, {10, 10}, {10, 0}, {0, 10}}) << false;
    SceneShape circle = outline({{0, 0}});
    circle.type = ShapeType::Circle;
    QTest::newRow("circle") << circle << false;
}

void tst_Pieces::outlinesThatNeedPieces()
{
    QFETCH(SceneShape, shape);
    QFETCH(bool, needs);
    QCOMPARE(needsPieces(shape, 8), needs);
}

void tst_Pieces::threadsGetTheSame()
{
    std::vector<std::shared_ptr<const Pieces>> made(4);
    {
        std::vector<std::jthread> threads;
        for (auto &pieces : made)
            threads.emplace_back([&pieces] { pieces = shapePieces(star(30), {8}); });
    }
    for (const auto &pieces : made)
        QVERIFY((*pieces)->pieces == (*made[0])->pieces);
}

QTEST_APPLESS_MAIN(tst_Pieces)
#include "tst_pieces.moc"

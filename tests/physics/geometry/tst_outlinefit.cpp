#include "physics/geometry/outlinefit.h"

#include "simplifysamples.h"

#include <QtTest>

using namespace hullsmith;

class tst_OutlineFit : public QObject {
    Q_OBJECT
private slots:
    void piecesStayWithinTheBudget();
    void noToleranceSuffices();
    void stopEndsIt();
};

static int pieceCount(const std::vector<Outline> &outlines)
{
    int count = 0;
    for (const Outline &outline : outlines)
        count += int(split(outline.outer, outline.holes).value().pieces.size());
    return count;
}

void tst_OutlineFit::piecesStayWithinTheBudget()
{
    OutlineMaker maker(7);
    int reduced = 0;
    for (int i = 0; i < 15; ++i) {
        const std::vector<Outline> outlines{{maker.next(), {}}};
        const Simplifier simplifier(outlines);
        const int budget = int(maker.real(1.0, 6.0));
        const SimplifyResult result = outlineForPieces(simplifier, budget, {}, {}).value();
        QVERIFY(pieceCount(result.outlines) <= budget);
        if (pieceCount(outlines) <= budget)
            QCOMPARE(result.tolerance, 0.0);
        else
            QVERIFY(result.tolerance > 0.0 && result.deviation <= result.tolerance);
        reduced += result.tolerance > 0.0;
    }
    QVERIFY(reduced > 5);
}

void tst_OutlineFit::noToleranceSuffices()
{
    const std::vector<Outline> two{{{{0, 0}, {1, 0}, {0, 1}}, {}}, {{{5, 0}, {6, 0}, {5, 1}}, {}}};
    QCOMPARE(outlineForPieces(Simplifier(two), 1, {}, {}).error().kind,
             SimplifyFault::Kind::BudgetTooTight);
}

void tst_OutlineFit::stopEndsIt()
{
    OutlineMaker maker(9);
    const std::vector<Outline> outlines{{maker.next(), {}}};
    std::stop_source source;
    source.request_stop();
    const SimplifyOptions options{.stop = source.get_token()};
    QCOMPARE(outlineForPieces(Simplifier(outlines), 1, options, {}).error().kind,
             SimplifyFault::Kind::Cancelled);
}

QTEST_APPLESS_MAIN(tst_OutlineFit)
#include "tst_outlinefit.moc"

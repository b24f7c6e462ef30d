#include "physics/geometry/mergedpiece.h"

#include <QtTest>

using namespace hullsmith;

using Ring = std::vector<Vec2>;
Q_DECLARE_METATYPE(Ring)

/// Two convex pieces in one.
class tst_MergedPiece : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void mergesWhileConvex_data();
    void mergesWhileConvex();
};

void tst_MergedPiece::mergesWhileConvex_data()
{
    QTest::addColumn<Ring>("a");
    QTest::addColumn<Ring>("b");
    QTest::addColumn<int>("limit");
    QTest::addColumn<int>("corners"); // 0: they stay apart
    const Ring square = {{0, 0}, {2, 0}, {2, 2}, {0, 2}};

    QTest::newRow("squares") << square << Ring{{2, 0}, {4, 0}, {4, 2}, {2, 2}} << 0 << 4;
    QTest::newRow("a roof") << square << Ring{{2, 2}, {1, 3}, {0, 2}} << 0 << 5;
    QTest::newRow("a roof, limit 5") << square << Ring{{2, 2}, {1, 3}, {0, 2}} << 5 << 5;
    QTest::newRow("a roof, limit 4") << square << Ring{{2, 2}, {1, 3}, {0, 2}} << 4 << 0;
    QTest::newRow("straight vertices do not count")
        << Ring{{0, 0}, {2, 0}, {2, 1}, {2, 2}, {0, 2}} << Ring{{2, 0}, {4, 0}, {4, 2}, {2, 2}} << 4
        << 4;
    QTest::newRow("eaves") << square << Ring{{2, 2}, {3, 4}, {-1, 4}, {0, 2}} << 0 << 0;
    QTest::newRow("reflex by the last digit")
        << square << Ring{{2, 2}, {2.0000000000000004, 3}, {0, 3}, {0, 2}} << 0 << 0;
    QTest::newRow("half an edge") << square << Ring{{2, 0}, {4, 0}, {4, 1}, {2, 1}} << 0 << 0;
    QTest::newRow("a corner") << square << Ring{{2, 2}, {4, 2}, {4, 4}, {2, 4}} << 0 << 0;
    QTest::newRow("apart") << square << Ring{{3, 0}, {4, 0}, {4, 2}, {3, 2}} << 0 << 0;
    QTest::newRow("nothing") << square << Ring{} << 0 << 0;
}

void tst_MergedPiece::mergesWhileConvex()
{
    QFETCH(Ring, a);
    QFETCH(Ring, b);
    QFETCH(int, limit);
    QFETCH(int, corners);
    for (const auto &[first, second] : {std::pair(a, b), std::pair(b, a)}) {
        const auto merged = mergedPiece(first, second, limit);
        QCOMPARE(merged ? int(merged->size()) : 0, corners);
        if (!merged)
            continue;
        for (const Vec2 &p : *merged)
            QVERIFY(std::find(a.begin(), a.end(), p) != a.end() ||
                    std::find(b.begin(), b.end(), p) != b.end());
    }
}

QTEST_APPLESS_MAIN(tst_MergedPiece)
#include "tst_mergedpiece.moc"

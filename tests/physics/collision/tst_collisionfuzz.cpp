#include "fuzz/collisioncheck.h"

#include <QElapsedTimer>
#include <QTest>

#include <random>
#include <vector>

/// The short sample of `./dev soak collision`: random bytes make shapes, and the algorithms agree
/// on them. HULLSMITH_SOAK_SECONDS lets it run that long, HULLSMITH_SOAK_SEED starts it elsewhere.
class tst_CollisionFuzz : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void bytesThatFailedOnce_data();
    void bytesThatFailedOnce();
    void randomBytes();
};

void tst_CollisionFuzz::bytesThatFailedOnce_data()
{
    QTest::addColumn<QByteArray>("bytes");

    const auto row = [](const char *name, const char *hex) {
        QTest::newRow(name) << QByteArray::fromHex(hex);
    };
    row("none", "");
    row("ends of a segment that rounding takes for one", "e9e9e9e901c01ee901c0ffffff3f");
    row("nearest point just beside a vertex", "0011a848c2c2960039ff6c1d3dff");
    row("segments on one upright line", "01b9c10095c831303130317e2931303121");
    row("parallel edges in pieces", "b1b1b1b1b1b1b1b1b1b1b1650069000b2f302f30302f30302f303030303030"
                                    "30302f2f2f3a8e3f3f548db17f0000"
                                    "94653a692a");
    row("coordinates that overflow", "11ffffffffd9");
    row("capsule that stands upright on an edge, in a batch",
        "29051327814373e3910cdbfddafba4e6a3c1a7cee621f5aea1db58442a3a901a29ca979e1cb65d8b68d1d3f493"
        "9d"
        "11719430c1ab91ed97866ca03e416b567f33aa0e37fd19a0c1a68384597d738dd70924da84f36529f954c27e7"
        "8");
    row("ray beside a plain segment",
        "71ebba45bd50109acc63eef1a8435a54c98b910b83a0e2a2aade8ec9ccdeda9f36836f015cd7e84d8765ea92c1"
        "5c"
        "8017dc2e837e1205d6c98781bcfcb28884d2183e2e76d5a338ff8d065ad20dbe84cfa5");
    row("ray past the end of a sliver", "865aeca58839fa3a0f27751c9970c8a81e279d5fd0aebba3a44cc63833"
                                        "cf7cf2c9e96141e38c69753e4065c9c186"
                                        "3105e036a963165f60d5fb3dd44c56f38a48512fc575c2d648e1a395");
    row("circle on the line of a capsule, in a batch",
        "211b8100c7e098eb56c73d27686de63e14d914dc05cd4d8696b2eba12456be3fdd48050209a623312708917390"
        "50"
        "390fa267c9f987dc6ee22cfe967061af1c8c85798f2f014248012eb9bddd50999b");
    row("circle over the end of a sliver, in a batch",
        "ed6e7ef3f360f3f3d2d100d1000023f3400019f325");
    row("capsules that are parallel but for a rounding",
        "0101010003e80101012c000101010101010101096b6b6b6b6b6b6b6b6b6b6b6b6b6b6b6b6b6b6b6b6b6b6b6b6b"
        "6b"
        "6b6b6b6b6b6b6b6b6b6b6b6b6b6b6b6b6b6b6b6b6b6b6b6b6b6b01010159010101010101030101010101010101"
        "0101"
        "010101");
    row("ray from the side of a capsule, a rounding above it",
        "f18e0099000099000099003e0100000000000000050099803e0100000000000500990099003e");
}

void tst_CollisionFuzz::bytesThatFailedOnce()
{
    QFETCH(QByteArray, bytes);
    const char *fault = CollisionCheck({reinterpret_cast<const std::uint8_t *>(bytes.constData()),
                                        std::size_t(bytes.size())})
                            .check();
    QVERIFY2(fault == nullptr, fault);
}

void tst_CollisionFuzz::randomBytes()
{
    const int seconds = qEnvironmentVariableIntValue("HULLSMITH_SOAK_SECONDS");
    std::mt19937 random(unsigned(qEnvironmentVariableIntValue("HULLSMITH_SOAK_SEED")) + 20250301U);
    QElapsedTimer timer;
    timer.start();
    int overlapping = 0;
    int tame = 0;
    int runs = 0;
    for (; seconds > 0 ? timer.elapsed() < 1000LL * seconds : runs < 10'000; ++runs) {
        std::vector<std::uint8_t> bytes(64 + random() % 64);
        for (std::uint8_t &byte : bytes)
            byte = std::uint8_t(random());
        CollisionCheck check(bytes);
        const char *fault = check.check();
        if (fault != nullptr)
            QFAIL(qPrintable(QLatin1String(fault) + QLatin1String(": ") +
                             QString::fromLatin1(QByteArray(reinterpret_cast<char *>(bytes.data()),
                                                            qsizetype(bytes.size()))
                                                     .toHex())));
        tame += check.isTame();
        overlapping += check.isTame() && check.relation() == hullsmith::Relation::Overlapping;
    }
    // Inputs that are all hits, all misses or all extreme would test little.
    QVERIFY2(tame > 0.3 * runs && overlapping > 0.2 * tame && overlapping < 0.8 * tame,
             qPrintable(QStringLiteral("%1 runs, %2 tame, %3 overlapping")
                            .arg(runs)
                            .arg(tame)
                            .arg(overlapping)));
}

QTEST_APPLESS_MAIN(tst_CollisionFuzz)
#include "tst_collisionfuzz.moc"

#include "lessonpair.h"

#include "editor/inspection/pseudocode.h"
#include "editor/inspection/sentences.h"

#include <QRegularExpression>
#include <QTest>
#include <QTranslator>

using Kind = hullsmith::SatEvent::Kind;

class tst_Sentences : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void numbersAreClean_data();
    void numbersAreClean();
    void everyEventSpeaksBothLanguages_data();
    void everyEventSpeaksBothLanguages();
    void everyKindOccurs();
    void knownSentences_data();
    void knownSentences();
    void notesNameTheirPlace();
    void lostStepIsWorded();
    void pseudocodePointsAtEachStep();

private:
    void speak(const QString &language);
    QTranslator m_translator;
};

void tst_Sentences::speak(const QString &language)
{
    QCoreApplication::removeTranslator(&m_translator);
    if (language == QLatin1String("en"))
        return;
    QVERIFY(m_translator.load(QStringLiteral(":/translations/hullsmith_zh_CN.qm")));
    QCoreApplication::installTranslator(&m_translator);
}

void tst_Sentences::numbersAreClean_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("text");
    const QString minus(QChar(0x2212));
    QTest::newRow("zero") << 0.0 << QStringLiteral("0");
    QTest::newRow("minus zero") << -0.0 << QStringLiteral("0");
    QTest::newRow("whole") << 4.0 << QStringLiteral("4");
    QTest::newRow("hundred") << 100.0 << QStringLiteral("100");
    QTest::newRow("trailing zeros") << 0.4 << QStringLiteral("0.4");
    QTest::newRow("noise") << 0.1 + 0.2 << QStringLiteral("0.3");
    QTest::newRow("negative") << -2.4 << minus + QStringLiteral("2.4");
    QTest::newRow("digits") << 1.0 / 3.0 << QStringLiteral("0.333");
    QTest::newRow("hair") << 5.551115123125783e-17 << QStringLiteral("5.551e-17");
    QTest::newRow("negative hair") << -1e-9 << minus + QStringLiteral("1e-9");
    QTest::newRow("large") << 1e300 << QStringLiteral("1e300");
}

void tst_Sentences::numbersAreClean()
{
    QFETCH(double, value);
    QFETCH(QString, text);
    QCOMPARE(numberText(value), text);
}

void tst_Sentences::everyEventSpeaksBothLanguages_data()
{
    QTest::addColumn<QString>("id");
    for (const Lesson &each : lessons())
        QTest::newRow(qPrintable(each.id)) << each.id;
}

void tst_Sentences::everyEventSpeaksBothLanguages()
{
    QFETCH(QString, id);
    const QRegularExpression chinese(QStringLiteral("[\\x{4E00}-\\x{9FFF}]"));
    const QRegularExpression hole(QStringLiteral("%\\d"));
    const QRegularExpression minusZero(QStringLiteral("[-\\x{2212}]0(?![.\\d])"));
    for (const bool earlyOut : {true, false}) {
        LessonPair lesson(id, {.earlyOut = earlyOut, .skipParallel = earlyOut});
        for (int i = 0; i < int(lesson.pair.trace().events.size()); ++i) {
            speak(QStringLiteral("en"));
            const QString en = stepText(lesson.pair, i);
            const QString enTitle = stepTitle(lesson.pair, i);
            speak(QStringLiteral("zh_CN"));
            const QString zh = stepText(lesson.pair, i);
            const QString zhTitle = stepTitle(lesson.pair, i);
            for (const QString &text : {en, zh, enTitle, zhTitle}) {
                QVERIFY(!text.isEmpty());
                QVERIFY2(!text.contains(hole), qPrintable(text));
                QVERIFY2(!text.contains(minusZero), qPrintable(text));
                QVERIFY2(!text.contains(QLatin1String("nan")), qPrintable(text));
            }
            QVERIFY2(!en.contains(chinese), qPrintable(en));
            QVERIFY2(zh.contains(chinese), qPrintable(zh));
            QVERIFY2(en.endsWith(u'.'), qPrintable(en));
            QVERIFY2(zh.endsWith(QChar(0x3002)), qPrintable(zh));
        }
    }
    speak(QStringLiteral("en"));
}

/// The lessons go through every kind of event but the degenerate edge, which cleaning prevents.
void tst_Sentences::everyKindOccurs()
{
    QSet<int> kinds;
    for (const Lesson &each : lessons()) {
        InspectionOptions options;
        options.cached = hullsmith::AxisSource{hullsmith::Owner::A, 1};
        for (const InspectionOptions &o : {InspectionOptions{}, options}) {
            const LessonPair lesson(each.id, o);
            for (const hullsmith::SatEvent &event : lesson.pair.trace().events)
                kinds << int(event.kind);
        }
    }
    for (const Kind kind : {Kind::Start, Kind::Cache, Kind::Duplicate, Kind::Axis, Kind::Vertex,
                            Kind::Project, Kind::Compare, Kind::Best, Kind::EarlyOut, Kind::Result})
        QVERIFY(kinds.contains(int(kind)));
}

void tst_Sentences::knownSentences_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("en");
    QTest::addColumn<QString>("zh");
    const auto row = [](const char *name, const char *id, const char *key, const char *en,
                        const char *zh) {
        QTest::newRow(name) << QString::fromLatin1(id) << QString::fromLatin1(key)
                            << QString::fromUtf8(en) << QString::fromUtf8(zh);
    };
    row("start", "only-b-knows", "sat/start",
        "Looking for a direction in which A and B leave a gap. 8 edge normals give 4 different "
        "axes.",
        "寻找一个能让 A 与 B 之间露出间隙的方向。8 条边法线共给出 4 条不同的轴。");
    row("gap", "only-b-knows", "sat/axis/B1/compare",
        "A gap of 0.4: a line fits between the shapes. They cannot touch, and no further axis is "
        "needed.",
        "间隙为 0.4：两个形状之间放得下一条直线。它们不可能接触，也无需再测其他轴。");
    row("duplicate", "only-b-knows", "sat/axis/A2/duplicate",
        "A2 is parallel to A0; the projections would be the same, so it is skipped.",
        "A2 与 A0 平行，投影完全相同，跳过。");
    row("contained", "interval-inside", "sat/axis/A0/compare",
        "No gap here. To get out along this axis, B must move 2.5 forward or 2.5 backward. This "
        "axis "
        "proves nothing yet. The interval of B lies inside that of A: the way out is longer than "
        "the "
        "shared part.",
        "这里没有间隙。要沿这条轴离开，B 需要前移 2.5 或后移 2.5。这条轴还不能说明什么。B "
        "的区间完全落在 A 的区间里：离开的路程比重叠部分更长。");
    row("touch", "just-touching", "sat/axis/A1/compare",
        "The intervals share exactly one value. Under the rule \"open\" this counts as no "
        "collision.",
        "两个区间恰好只有一个公共值。按“开集”的约定，这算作不碰撞。");
    row("hit", "which-way", "sat/result",
        "Every axis overlaps, so the convex shapes collide. Shortest way out: 1 along (−1, 0), "
        "from A to B. 2 contacts: (1, 3) depth 1, (1, 1) depth 1.",
        "所有轴都重叠，因此这两个凸形状碰撞。最短出路：沿 (−1, 0)（由 A 指向 B）移动 1。2 "
        "个接触点：(1, 3) 深度 1，(1, 1) 深度 1。");
    row("one contact", "circle-centre-inside", "sat/result",
        "Every axis overlaps, so the convex shapes collide. Shortest way out: 2 along (0, 1), "
        "from A to B. 1 contact: (5, 4) depth 2.",
        "所有轴都重叠，因此这两个凸形状碰撞。最短出路：沿 (0, 1)（由 A 指向 B）移动 2。1 "
        "个接触点：(5, 4) 深度 2。");
    row("distance", "gap-not-distance", "sat/result",
        "The shapes are apart: along (0, 1) there is a gap of 4. Their distance is 5, from (4, 4) "
        "on A to (7, 8) on B.",
        "两个形状分离：沿 (0, 1) 存在间隙 4。二者的距离为 5，从 A 上的 (4, 4) 到 B 上的 (7, 8)。");
    row("hair", "hair-gap", "sat/result",
        "The shapes are apart: along (1, 0) there is a gap of 5.551e-17. Their distance is "
        "5.551e-17, "
        "from (0.3, 0.5) on A to (0.3, 0.5) on B.",
        "两个形状分离：沿 (1, 0) 存在间隙 5.551e-17。二者的距离为 5.551e-17，从 A 上的 (0.3, 0.5) "
        "到 B 上的 (0.3, 0.5)。");
    row("early", "gap-not-distance", "sat/early-out", "1 of 2 axes were enough; 1 were not tested.",
        "只测了 2 条轴中的 1 条，其余 1 条未测。");
}

void tst_Sentences::knownSentences()
{
    QFETCH(QString, id);
    QFETCH(QString, key);
    QFETCH(QString, en);
    QFETCH(QString, zh);
    LessonPair lesson(id);
    const int event = lesson.pair.trace().find(key.toStdString());
    QVERIFY(event >= 0);
    QCOMPARE(stepText(lesson.pair, event), en);
    speak(QStringLiteral("zh_CN"));
    QString spoken = stepText(lesson.pair, event);
    speak(QStringLiteral("en"));
    QVERIFY(spoken.contains(QChar(0x2009)) ||
            !zh.contains(u' ')); // thin space beside Latin letters
    QCOMPARE(spoken.replace(QChar(0x2009), u' '), zh);
}

void tst_Sentences::notesNameTheirPlace()
{
    const LessonPair concave(QStringLiteral("concave-notch"));
    QVERIFY(stepText(concave.pair, 0)
                .startsWith(QLatin1String("A is not convex. The answer below is about its hull")));
    const int result = concave.pair.trace().find("sat/result"); // "Below" needs something below.
    QVERIFY(stepText(concave.pair, result)
                .startsWith(QLatin1String("A is not convex. The answer below is about its hull")));
    QVERIFY(stepText(concave.pair, result).contains(QLatin1String("itself. Every axis overlaps")));
    const LessonPair repeated(QStringLiteral("duplicate-vertex"));
    QVERIFY(stepText(repeated.pair, 0).contains(QLatin1String("(A2)")));
}

void tst_Sentences::lostStepIsWorded()
{
    QCOMPARE(lostStepText({LostStep::Why::GapEarlier, QStringLiteral("B3"), QStringLiteral("A1")}),
             QStringLiteral("B3 is not reached any more: gap found on A1"));
    speak(QStringLiteral("zh_CN"));
    for (const auto why : {LostStep::Why::GapEarlier, LostStep::Why::Parallel,
                           LostStep::Why::NoAxis, LostStep::Why::Other})
        QVERIFY(lostStepText({why, QStringLiteral("B3"), QStringLiteral("A1")})
                    .contains(QRegularExpression(QStringLiteral("[\\x{4E00}-\\x{9FFF}]"))));
    speak(QStringLiteral("en"));
}

void tst_Sentences::pseudocodePointsAtEachStep()
{
    const LessonPair lesson(QStringLiteral("only-b-knows"));
    const QStringList lines = Pseudocode::lines(lesson.pair.options());
    const auto lineOf = [&](const char *key) {
        return lines.value(Pseudocode::lineOf(lesson.pair, lesson.pair.trace().find(key)));
    };
    QVERIFY(lineOf("sat/start").startsWith(QLatin1String("for each")));
    QVERIFY(lineOf("sat/axis/A0/project-A").contains(QLatin1String("project(A")));
    QVERIFY(lineOf("sat/axis/A0/project-B/vertex/1").contains(QLatin1String("project(B")));
    QVERIFY(lineOf("sat/axis/A2/duplicate").contains(QLatin1String("parallel")));
    QVERIFY(lineOf("sat/axis/B1/compare").contains(QLatin1String("gap = max")));
    QVERIFY(lineOf("sat/axis/A0/best").contains(QLatin1String("keep n")));
    QVERIFY(lineOf("sat/result").contains(QLatin1String("return apart")));
    for (int i = 0; i < int(lesson.pair.trace().events.size()); ++i)
        QVERIFY(Pseudocode::lineOf(lesson.pair, i) >= 0);
    QCOMPARE(Pseudocode::lineOf(lesson.pair, -1), -1);
}

QTEST_GUILESS_MAIN(tst_Sentences)
#include "tst_sentences.moc"

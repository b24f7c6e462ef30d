#include "editor/panels/numbertext.h"

#include <QTest>

#include <cmath>
#include <limits>

using hullsmith::Vec2;

class tst_NumberText : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void editsAreUnderstood_data();
    void editsAreUnderstood();
    void nonsenseIsRejected_data();
    void nonsenseIsRejected();
    void polarTextsSetBothCoordinates();
    void wholePoints_data();
    void wholePoints();
    void wrongPartsArePlaced_data();
    void wrongPartsArePlaced();
    void plainTextsSetOneCoordinate();
    void exactReadsBackAsTheSameDouble_data();
    void exactReadsBackAsTheSameDouble();
    void fixedNeverShowsMinusZero();
    void shortFigureAvoidsExponents();
};

void tst_NumberText::editsAreUnderstood_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("expected");

    QTest::newRow("plain") << "12.5" << 12.5;
    QTest::newRow("negative is plain, not a change") << "-3" << -3.0;
    QTest::newRow("spaces") << "  7 " << 7.0;
    QTest::newRow("exponent") << "1e2" << 100.0;
    QTest::newRow("add") << "+2" << 12.0;
    QTest::newRow("add with equals") << "+=2" << 12.0;
    QTest::newRow("subtract") << "-=3" << 7.0;
    QTest::newRow("times") << "*1.5" << 15.0;
    QTest::newRow("times with equals") << "*=1.5" << 15.0;
    QTest::newRow("by") << "/4" << 2.5;
    QTest::newRow("metres") << "0.5 m" << 16.0;
    QTest::newRow("add metres") << "+1m" << 42.0;
    QTest::newRow("pixels") << "12 px" << 12.0;
    QTest::newRow("full width") << QString::fromUtf8("＋２") << 12.0;
    QTest::newRow("typographic minus") << QString::fromUtf8("−4") << -4.0;
    QTest::newRow("times sign") << QString::fromUtf8("×2") << 20.0;
}

void tst_NumberText::editsAreUnderstood()
{
    QFETCH(QString, text);
    QFETCH(double, expected);
    const std::optional<double> value = NumberText::edited(text, 10.0, 32.0);
    QVERIFY(value.has_value());
    QCOMPARE(*value, expected);
}

void tst_NumberText::nonsenseIsRejected_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text :
         {"",   " ", "abc", "1,5", "1.2.3", "nan",  "inf",   "-inf", "1e300", "1e999",
          "/0", "*", "+",   "-=",  "* m",   "2 cm", "1 000", "0x10", "50<",   "<30"})
        QTest::newRow(text) << QString::fromLatin1(text);
}

void tst_NumberText::nonsenseIsRejected()
{
    QFETCH(QString, text);
    QVERIFY(!NumberText::edited(text, 10.0, 32.0));
    QVERIFY(!NumberText::editedVertex(text, Vec2(1, 2), Vec2(0, 0), 0, 32.0));
}

void tst_NumberText::polarTextsSetBothCoordinates()
{
    const auto absolute = NumberText::editedVertex("50<90", Vec2(1, 2), Vec2(10, 10), 0, 32.0);
    QVERIFY(absolute);
    QVERIFY((*absolute - Vec2(0, 50)).norm() < 1e-12);
    const auto relative = NumberText::editedVertex("@10<180", Vec2(1, 2), Vec2(10, 10), 1, 32.0);
    QVERIFY(relative);
    QVERIFY((*relative - Vec2(0, 10)).norm() < 1e-12);
}

void tst_NumberText::wholePoints_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<Vec2>("expected");
    QTest::newRow("plain") << "12.5, -8" << Vec2(12.5, -8);
    QTest::newRow("no space") << "12.5,-8" << Vec2(12.5, -8);
    QTest::newRow("semicolon") << "1; 2" << Vec2(1, 2);
    QTest::newRow("full width") << QStringLiteral("１２．５，−８") << Vec2(12.5, -8);
    QTest::newRow("ideographic comma") << QStringLiteral("1、2") << Vec2(1, 2);
    QTest::newRow("relative") << "+2, *1.5" << Vec2(12, 30);
    QTest::newRow("units") << "0.5 m, 3 px" << Vec2(16, 3);
    QTest::newRow("x alone") << "7," << Vec2(7, 20);
    QTest::newRow("y alone") << " , 7" << Vec2(10, 7);
    QTest::newRow("neither") << "," << Vec2(10, 20);
    QTest::newRow("polar") << "50<0" << Vec2(50, 0);
    QTest::newRow("from the vertex before") << "@5<90" << Vec2(1, 7);
}

void tst_NumberText::wholePoints()
{
    QFETCH(QString, text);
    QFETCH(Vec2, expected);
    const auto point = NumberText::editedPoint(text, {10, 20}, {1, 2}, 32.0);
    QVERIFY(point.has_value());
    QVERIFY2((*point - expected).norm() < 1e-12, qPrintable(text));
}

void tst_NumberText::wrongPartsArePlaced_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("start");
    QTest::addColumn<int>("length");
    QTest::newRow("nothing") << "" << 0 << 0;
    QTest::newRow("one number") << "12" << 0 << 2;
    QTest::newRow("x") << "1o, 2" << 0 << 2;
    QTest::newRow("y") << "1, two" << 2 << 4;
    QTest::newRow("decimal commas") << "1,5, 2,5" << 2 << 6;
    QTest::newRow("not finite") << "inf, 2" << 0 << 3;
    QTest::newRow("too large") << "1, 1e300" << 2 << 6;
    QTest::newRow("polar") << "5<up" << 0 << 4;
}

void tst_NumberText::wrongPartsArePlaced()
{
    QFETCH(QString, text);
    QFETCH(int, start);
    QFETCH(int, length);
    const auto point = NumberText::editedPoint(text, {10, 20}, {1, 2}, 32.0);
    QVERIFY(!point.has_value());
    QCOMPARE(int(point.error().start), start);
    QCOMPARE(int(point.error().length), length);
}

void tst_NumberText::plainTextsSetOneCoordinate()
{
    QCOMPARE(*NumberText::editedVertex("5", Vec2(1, 2), Vec2(0, 0), 0, 32.0), Vec2(5, 2));
    QCOMPARE(*NumberText::editedVertex("*3", Vec2(1, 2), Vec2(0, 0), 1, 32.0), Vec2(1, 6));
}

void tst_NumberText::exactReadsBackAsTheSameDouble_data()
{
    QTest::addColumn<double>("value");
    QTest::newRow("third") << 1.0 / 3.0;
    QTest::newRow("tiny") << 5e-324;
    QTest::newRow("tenth") << 0.1;
    QTest::newRow("negative") << -12345.678901234567;
}

void tst_NumberText::exactReadsBackAsTheSameDouble()
{
    QFETCH(double, value);
    QCOMPARE(NumberText::exact(value).toDouble(), value);
    QCOMPARE(*NumberText::edited(NumberText::exact(value), 7.0, 32.0), value);
}

void tst_NumberText::fixedNeverShowsMinusZero()
{
    QCOMPARE(NumberText::fixed(-0.001), QStringLiteral("0.00"));
    QCOMPARE(NumberText::fixed(-0.006), QStringLiteral("-0.01"));
    QCOMPARE(NumberText::exact(-0.0), QStringLiteral("0"));
}

void tst_NumberText::shortFigureAvoidsExponents()
{
    QCOMPARE(NumberText::shortFigure(12.3456), QStringLiteral("12.35"));
    QCOMPARE(NumberText::shortFigure(123456.0), QStringLiteral("123456"));
    QCOMPARE(NumberText::shortFigure(0.002), QStringLiteral("0.002"));
}

QTEST_APPLESS_MAIN(tst_NumberText)
#include "tst_numbertext.moc"

#include "editor/formats/jsonreader.h"

#include <QTest>

#include <cmath>

/// The JSON reader: exact numbers, places of values, and a located fault for everything else.
class tst_JsonReader : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void valuesKeepTypeAndPlace();
    void keysKeepTheirPlace();
    void numbersAreTheNearestDouble_data();
    void numbersAreTheNearestDouble();
    void membersKeepTheirOrder();
    void faultsHavePlaceAndCode_data();
    void faultsHavePlaceAndCode();
    void nestingStopsAtTheLimit();
    void columnsCountCharacters();
};

void tst_JsonReader::valuesKeepTypeAndPlace()
{
    const QByteArray text = R"( {"a": null, "b\"": [true, false, -1.5e2], "c": "x\\\"y"} )";
    const auto root = parseJson(text);
    QVERIFY(root);
    QVERIFY(root->isObject());
    QCOMPARE(root->offset, 1);
    QCOMPARE(root->find(u"a")->offset, int(text.indexOf("null")));
    const JsonValue *list = root->find(u"b\"");
    QVERIFY(list && list->isArray());
    QCOMPARE(list->offset, int(text.indexOf('[')));
    QCOMPARE(list->items.size(), std::size_t(3));
    QVERIFY(list->items[0].boolean);
    QCOMPARE(list->items[0].offset, int(text.indexOf("true")));
    QVERIFY(!list->items[1].boolean);
    QCOMPARE(list->items[1].offset, int(text.indexOf("false")));
    QCOMPARE(list->items[2].number, -150.0);
    QCOMPARE(list->items[2].offset, int(text.indexOf("-1.5e2")));
    QCOMPARE(root->find(u"c")->string, QStringLiteral("x\\\"y"));
    QCOMPARE(root->find(u"c")->offset, int(text.indexOf("\"x")));
    QVERIFY(!root->find(u"d"));
}

void tst_JsonReader::keysKeepTheirPlace()
{
    const QByteArray text = "{\"a\\\\\":\n 1, \"b\" : {\"c\": 2}}";
    const auto root = parseJson(text);
    QVERIFY(root);
    QCOMPARE(root->find(u"a\\")->keyOffset, 1);
    QCOMPARE(root->find(u"b")->keyOffset, int(text.indexOf("\"b")));
    QCOMPARE(root->find(u"b")->find(u"c")->keyOffset, int(text.indexOf("\"c")));
    QCOMPARE(root->keyOffset, -1);
}

void tst_JsonReader::numbersAreTheNearestDouble_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<double>("value");

    QTest::newRow("zero") << QByteArray("0") << 0.0;
    QTest::newRow("tenth") << QByteArray("0.1") << 0.1;
    QTest::newRow("halfway, ties to even") << QByteArray("9007199254740993") << 9007199254740992.0;
    QTest::newRow("just above halfway")
        << QByteArray("9007199254740993.0000000000000001") << 9007199254740994.0;
    QTest::newRow("largest") << QByteArray("1.7976931348623157e308") << 1.7976931348623157e308;
    QTest::newRow("least normal") << QByteArray("2.2250738585072014e-308")
                                  << 2.2250738585072014e-308;
    QTest::newRow("the slow one") << QByteArray("2.2250738585072011e-308")
                                  << 2.2250738585072011e-308;
    QTest::newRow("subnormal") << QByteArray("5e-324") << 5e-324;
    QTest::newRow("below the least") << QByteArray("1e-400") << 0.0;
    QTest::newRow("many digits") << QByteArray(
                                        "0.500000000000000166533453693773481063544750213623046875")
                                 << 0.5000000000000002;
    QTest::newRow("1e300") << QByteArray("1e300") << 1e300;
    QTest::newRow("a long zero") << QByteArray("0." + QByteArray(400, '0') + "1") << 0.0;
}

void tst_JsonReader::numbersAreTheNearestDouble()
{
    QFETCH(QByteArray, text);
    QFETCH(double, value);
    const auto root = parseJson(text);
    QVERIFY(root);
    QVERIFY2(root->number == value, qPrintable(QString::number(root->number, 'g', 17)));
}

void tst_JsonReader::membersKeepTheirOrder()
{
    const auto root = parseJson(R"({"z": 1, "a": 2, "m": 3})");
    QVERIFY(root);
    QCOMPARE(root->members[0].first, QStringLiteral("z"));
    QCOMPARE(root->members[1].first, QStringLiteral("a"));
    QCOMPARE(root->members[2].first, QStringLiteral("m"));
}

void tst_JsonReader::faultsHavePlaceAndCode_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("code");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");

    const auto row = [](const char *name, const QByteArray &text, const char *code, int line,
                        int column) {
        QTest::newRow(name) << text << QString::fromLatin1(code) << line << column;
    };
    row("empty", "", "empty", 1, 1);
    row("blanks only", " \n ", "empty", 2, 2);
    row("NaN", "[1, NaN]", "non_finite", 1, 5);
    row("minus infinity", "[\n-Infinity]", "non_finite", 2, 1);
    row("too large a number", "[1,\n 1e400]", "number_range", 2, 2);
    row("too many digits", QByteArray(400, '9'), "number_range", 1, 1);
    row("cut off in a list", "[1, 2", "truncated", 1, 6);
    row("cut off in a text", "[\"ab", "truncated", 1, 5);
    row("cut off in a word", "tru", "truncated", 1, 4);
    row("single quotes", "{'a': 1}", "syntax", 1, 2);
    row("trailing comma", "[1, ]", "syntax", 1, 5);
    row("comment", "[1] // x", "syntax", 1, 5);
    row("two values", "1 2", "syntax", 1, 3);
    row("leading zero", "[01]", "syntax", 1, 3);
    row("bare word", "[yes]", "syntax", 1, 2);
    row("colon missing", "{\"a\" 1}", "syntax", 1, 6);
    row("raw line break in a text", "[\"a\nb\"]", "syntax", 1, 4);
    row("half a surrogate", "[\"\\ud800\"]", "syntax", 1, 3);
    row("NUL in the middle", QByteArray("1\0 2", 4), "syntax", 1, 2);
    row("NUL at the end", QByteArray("[1]\0", 4), "syntax", 1, 4);
    row("latin 1", "[\"caf\xE9\"]", "encoding", 1, 6);
    row("overlong", "[\"\xC0\xAF\"]", "encoding", 1, 3);
    row("surrogate in UTF-8", "[\"\xED\xA0\x80\"]", "encoding", 1, 3);
    row("byte order mark", "\xEF\xBB\xBF[]", "encoding", 1, 1);
    row("UTF-16, little end first", QByteArray("\xFF\xFE[\0]\0", 6), "encoding", 1, 1);
    row("UTF-16, big end first", QByteArray("\xFE\xFF\0[\0]", 6), "encoding", 1, 1);
    row("key twice", "{\"a\": 1,\n \"b\": 2, \"a\": 3}", "duplicate_key", 2, 10);
    row("key twice, escaped", "{\"a\": 1, \"\\u0061\": 3}", "duplicate_key", 1, 10);
}

void tst_JsonReader::faultsHavePlaceAndCode()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, code);
    QFETCH(int, line);
    QFETCH(int, column);

    const auto root = parseJson(text);
    QVERIFY(!root);
    QVERIFY(!root.error().message.isEmpty());
    QCOMPARE(root.error().code, code);
    QCOMPARE(root.error().line, line);
    QCOMPARE(root.error().column, column);
}

void tst_JsonReader::nestingStopsAtTheLimit()
{
    QVERIFY(parseJson(QByteArray(64, '[') + QByteArray(64, ']')));
    const auto tooDeep = parseJson(QByteArray(65, '[') + QByteArray(65, ']'));
    QVERIFY(!tooDeep);
    QCOMPARE(tooDeep.error().code, QStringLiteral("depth"));
    QCOMPARE(tooDeep.error().column, 65);
    QVERIFY(!parseJson(QByteArray(10'000'000, '[')));
}

void tst_JsonReader::columnsCountCharacters()
{
    const auto root =
        parseJson("[\"\xE6\x9C\xA8\xE7\xAE\xB1\", x]"); // two characters of three bytes
    QVERIFY(!root);
    QCOMPARE(root.error().column, 8);
}

QTEST_APPLESS_MAIN(tst_JsonReader)
#include "tst_jsonreader.moc"

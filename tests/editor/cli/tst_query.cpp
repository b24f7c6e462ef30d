// The query protocol: the case files through the real program and compare.py, and what is no
// request.
#include "editor/cli/query/query.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTest>

class tst_Query : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void casesPass_data();
    void casesPass();
    void whatIsNoRequestIsAnswered_data();
    void whatIsNoRequestIsAnswered();
    void traceIsSimplifiedAsAsked();
    void answersComeInOrderAndTheProgramGoesOn();
    void repairStatesWhatItDid();
};

static QByteArray run(const QString &program, const QStringList &arguments, const QByteArray &input,
                      int *status)
{
    QProcess process;
    process.start(program, arguments);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(60000))
        return process.errorString().toUtf8();
    *status = process.exitCode();
    return process.readAllStandardOutput() + process.readAllStandardError();
}

void tst_Query::casesPass_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("wanted"); // the ids that must pass; empty: all of the file
    QTest::addColumn<int>("least");
    QTest::newRow("check") << "check.json" << QString() << 15;
    QTest::newRow("hull") << "hull.json" << QString() << 6;
    QTest::newRow("sat") << "sat.json" << QString() << 29;
    QTest::newRow("decompose") << "decompose.json" << QString() << 15;
    QTest::newRow("simplify") << "simplify.json" << QString() << 5;
    QTest::newRow("trace") << "trace.json" << QString() << 9;
    QTest::newRow("mass") << "simulate.json" << "simulate-01 simulate-02 simulate-03" << 3;
}

void tst_Query::casesPass()
{
    QFETCH(QString, file);
    QFETCH(QString, wanted);
    QFETCH(int, least);
    const QString compare = QStringLiteral(HULLSMITH_TEST_DATA "/cases/compare.py");
    const QString cases = QStringLiteral(HULLSMITH_TEST_DATA "/cases/") + file;
    int status = -1;
    const QByteArray requests = run("python3", {compare, "--requests", cases}, {}, &status);
    QCOMPARE(status, 0);
    const QByteArray results = run(HULLSMITH_PROGRAM, {"query"}, requests, &status);
    QCOMPARE(status, 0);
    const QByteArray verdict = run("python3", {compare, cases}, results, &status);
    int passed = 0;
    for (const QByteArray &line : verdict.split('\n')) {
        const QList<QByteArray> words = line.split(' ');
        if (words.size() < 2 || (words[0] != "ok" && words[0] != "FAIL"))
            continue;
        const QString id = QString::fromUtf8(words[1]).remove(QLatin1Char(':'));
        if (!wanted.isEmpty() && !wanted.split(QLatin1Char(' ')).contains(id))
            continue;
        QVERIFY2(words[0] == "ok", line.constData());
        ++passed;
    }
    QVERIFY2(passed >= least, verdict.constData());
}

void tst_Query::whatIsNoRequestIsAnswered_data()
{
    QTest::addColumn<QByteArray>("request");
    QTest::addColumn<QString>("id");
    QTest::newRow("empty line") << QByteArray("") << QString();
    QTest::newRow("no JSON") << QByteArray("hello") << QString();
    QTest::newRow("truncated") << QByteArray(
                                      R"({"id": "a", "kind": "check", "input": {"points": [[0, )")
                               << QString();
    QTest::newRow("no object") << QByteArray("[1, 2]") << QString();
    QTest::newRow("no id") << QByteArray(R"({"kind": "check", "input": {"points": []}})")
                           << QString();
    QTest::newRow("no kind") << QByteArray(R"({"id": "a", "input": {"points": []}})") << "a";
    QTest::newRow("unknown kind") << QByteArray(R"({"id": "a", "kind": "fly", "input": {}})")
                                  << "a";
    QTest::newRow("no input") << QByteArray(R"({"id": "a", "kind": "check"})") << "a";
    QTest::newRow("no points") << QByteArray(R"({"id": "a", "kind": "check", "input": {}})") << "a";
    QTest::newRow("a point of one number")
        << QByteArray(R"({"id": "a", "kind": "hull", "input": {"points": [[1]]}})") << "a";
    QTest::newRow("a point of text")
        << QByteArray(R"({"id": "a", "kind": "hull", "input": {"points": [["x", 1]]}})") << "a";
    const auto image = [](const char *input) {
        return R"({"id": "a", "kind": "trace", "input": {)" + QByteArray(input) + "}}";
    };
    QTest::newRow("no alpha") << image(R"("threshold": 128, "simplify": 0)") << "a";
    QTest::newRow("rows of two lengths")
        << image(R"("alpha": [[1, 2], [3]], "threshold": 128, "simplify": 0)") << "a";
    QTest::newRow("alpha over 255")
        << image(R"("alpha": [[256]], "threshold": 128, "simplify": 0)") << "a";
    QTest::newRow("colours without alpha")
        << image(R"("rgba": [[[1, 2, 3]]], "threshold": 128, "simplify": 0)") << "a";
    QTest::newRow("no threshold") << image(R"("alpha": [[1]], "simplify": 0)") << "a";
    QTest::newRow("threshold not a number")
        << image(R"("alpha": [[1]], "threshold": "nan", "simplify": 0)") << "a";
    QTest::newRow("six neighbours")
        << image(R"("alpha": [[1]], "threshold": 1, "simplify": 0, "connectivity": 6)") << "a";
    QTest::newRow("beyond double")
        << QByteArray(R"({"id": "a", "kind": "hull", "input": {"points": [[1e999, 1]]}})")
        << QString();
    QTest::newRow("wrong encoding") << QByteArray("{\"id\": \"\xff\"}") << QString();
    QTest::newRow("nested too deep") << QByteArray(QByteArray(100000, '[')) << QString();
}

void tst_Query::whatIsNoRequestIsAnswered()
{
    QFETCH(QByteArray, request);
    QFETCH(QString, id);
    const QJsonObject answer = QJsonDocument::fromJson(answerQuery(request)).object();
    QCOMPARE(answer["error"]["code"].toString(), QStringLiteral("bad_request"));
    QVERIFY(!answer["error"]["message"].toString().isEmpty());
    QVERIFY(!answer.contains("result"));
    QCOMPARE(answer["id"].toString(), id);
    QCOMPARE(answer["id"].isNull(), id.isEmpty());
}

void tst_Query::traceIsSimplifiedAsAsked()
{
    const auto result = [](const QByteArray &settings) {
        return QJsonDocument::fromJson(
                   answerQuery(R"({"id": 1, "kind": "trace", "input": {"threshold": 128, "alpha": [
                       [255, 255, 255, 255, 255, 255], [255, 255, 255, 255, 255, 255],
                       [0, 255, 255, 255, 255, 255], [255, 255, 255, 255, 255, 255],
                       [255, 255, 255, 255, 255, 0], [0, 0, 0, 0, 0, 255]], )" +
                               settings.simplified() + "}}"))
            .object()["result"]
            .toObject();
    };
    const QJsonObject exact = result(R"("simplify": 0)");
    QCOMPARE(exact["area"].toDouble(), 29.0);
    QCOMPARE(exact["outline_count"].toInt(), 2);
    QVERIFY(!exact.contains("pixel_edges"));
    const QJsonObject coarse = result(R"("simplify": 1)");
    QCOMPARE(coarse["pixel_edges"].toBool(true), false);
    QCOMPARE(coarse["outlines"].toArray()[0].toArray().size(), 4);
    QCOMPARE(coarse["outline_count"].toInt(), 2); // the speck is not lost to the tolerance
    QCOMPARE(result(R"("simplify": 0, "connectivity": 8)")["outline_count"].toInt(), 1);
    QCOMPARE(result(R"("simplify": 0, "least_island": 2)")["area"].toDouble(), 28.0);
    QCOMPARE(result(R"("simplify": 0, "contour": "smooth")")["pixel_edges"].toBool(true), false);
}

void tst_Query::answersComeInOrderAndTheProgramGoesOn()
{
    const QByteArray requests =
        R"({"id": "1", "kind": "hull", "input": {"points": [[0,0],[1,0],[0,1]]}})"
        "\nnonsense\n"
        R"({"id": 3, "kind": "hull", "input": {"points": [[0,0],[1,1]]}})"
        "\n";
    int status = -1;
    QList<QJsonObject> answers;
    for (const QByteArray &line :
         run(HULLSMITH_PROGRAM, {"query"}, requests, &status).trimmed().split('\n'))
        answers << QJsonDocument::fromJson(line).object();
    QCOMPARE(status, 0);
    QCOMPARE(answers.size(), 3);
    QCOMPARE(answers[0]["result"].toObject()["count"].toInt(), 3);
    QCOMPARE(answers[1]["error"].toObject()["code"].toString(), QStringLiteral("bad_request"));
    QCOMPARE(answers[2]["id"].toInt(), 3);
    const QJsonObject flat = answers[2]["error"].toObject();
    QCOMPARE(flat["code"].toString(), QStringLiteral("degenerate"));
    QCOMPARE(flat["distinct_points"].toInt(), 2);
}

void tst_Query::repairStatesWhatItDid()
{
    const auto ask = [](const QByteArray &input) {
        return QJsonDocument::fromJson(
                   answerQuery(R"({"id": 1, "kind": "repair", "input": )" + input + "}"))
            .object();
    };
    const QByteArray bow = R"("rings": [[[0, 0], [0, 0], [40, 40], [40, 0], [0, 40]]])";
    for (const char *fill : {"", R"(, "fill": "even_odd")", R"(, "fill": "nonzero")"}) {
        const QJsonObject result = ask("{" + bow + fill + "}")["result"].toObject();
        QCOMPARE(result["outlines"].toArray().size(), 2);
        QCOMPARE(result["area"].toDouble(), 800.0);
        const QJsonObject work = result["work"].toObject();
        QCOMPARE(work["crossings"].toArray(), QJsonArray({QJsonArray({20, 20})}));
        QCOMPARE(work["duplicates"].toArray(), QJsonArray({QJsonArray({0, 0})}));
        QCOMPARE(work["largest_move"].toDouble(-1), 0.0);
    }
    const auto code = [&](const QByteArray &input) {
        return ask(input)["error"].toObject()["code"].toString();
    };
    QCOMPARE(code(R"({"rings": [[[0, 0], [9, 9]]]})"), "nothing_left");
    QCOMPARE(code(R"({"rings": []})"), "empty");
    QCOMPARE(code(R"({"rings": [[[0, "nan"], [9, 9], [9, 0]]]})"), "non_finite");
    QCOMPARE(code(R"({"rings": 3})"), "bad_request");
    QCOMPARE(code("{" + bow + R"(, "fill": "odd"})"), "bad_request");
}

QTEST_GUILESS_MAIN(tst_Query)
#include "tst_query.moc"

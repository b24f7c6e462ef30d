#include "editor/formats/lessonformat.h"

#include <QFile>
#include <QTest>
#include <QTranslator>

/// The lessons file: what is shipped reads whole; what is wrong is refused with its place.
class tst_LessonFormat : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void shippedLessonsReadWhole();
    void shapesKeepTheirExactNumbers();
    void circlesAndCapsulesKeepTheirRadius();
    void bonusLessonsAreMarked();
    void answersPointAtAChoice();
    void textFollowsTheLanguage();
    void badFilesAreRefused_data();
    void badFilesAreRefused();
};

namespace {

const SceneShape &shapeOf(const Lesson &lesson, const QString &body)
{
    for (const SceneBody &candidate : lesson.scene.bodies)
        if (candidate.name == body)
            return candidate.shapes.front();
    qFatal("no such body");
}

/// A file of one lesson, with `find` replaced by `replacement`.
QByteArray lessonFile(const QByteArray &find, const QByteArray &replacement)
{
    QByteArray text = R"({"format": "collision-lessons", "version": 1, "scenes": [
{"id": "x", "title_en": "t", "title_zh": "t", "teaches_en": "t", "teaches_zh": "t", "track": "sat",
"pair": ["A", "B"],
"shapes": [{"name": "A", "kind": "polygon", "vertices": [[0, 0], [1, 0], [0, 1]]},
{"name": "B", "kind": "circle", "centre": [3, 3], "radius": 1}],
"question": {"en": "q", "zh": "q", "choices": [{"en": "a", "zh": "a"}], "answer": 0}}]})";
    return text.replace(find, replacement);
}

} // namespace

void tst_LessonFormat::shippedLessonsReadWhole()
{
    QCOMPARE(lessons().size(), 27);
    for (const Lesson &lesson : lessons()) {
        QVERIFY2(!lesson.title.en.isEmpty() && !lesson.title.zh.isEmpty(), qPrintable(lesson.id));
        QVERIFY2(!lesson.teaches.en.isEmpty() && !lesson.teaches.zh.isEmpty(),
                 qPrintable(lesson.id));
        QVERIFY2(lesson.scene.bodies.size() >= 2, qPrintable(lesson.id));
        QCOMPARE(lesson.scene.settings.pixelsPerMetre, 1.0);
    }
    QCOMPARE(lessons().first().id, QStringLiteral("one-gap"));
    QCOMPARE(lesson(QStringLiteral("seam"))->first, QStringLiteral("T2"));
    QCOMPARE(lesson(QStringLiteral("seam"))->second, QStringLiteral("Box"));
    QVERIFY(!lesson(QStringLiteral("none")));
}

void tst_LessonFormat::shapesKeepTheirExactNumbers()
{
    const SceneShape &b = shapeOf(*lesson(QStringLiteral("one-gap")), QStringLiteral("B"));
    const std::vector<hullsmith::Vec2> expected = {{6, 1}, {8, 1}, {8, 3}, {6, 3}};
    QCOMPARE(b.name, QStringLiteral("B"));
    QVERIFY(b.vertices == expected);
}

void tst_LessonFormat::circlesAndCapsulesKeepTheirRadius()
{
    const SceneShape &circle =
        shapeOf(*lesson(QStringLiteral("circle-corner")), QStringLiteral("B"));
    QVERIFY(circle.type == ShapeType::Circle);
    QCOMPARE(circle.vertices.size(), std::size_t(1));
    QVERIFY(circle.radius > 0.0);
    int capsules = 0;
    for (const SceneBody &body : lesson(QStringLiteral("capsule-side"))->scene.bodies)
        if (body.shapes.front().type == ShapeType::Capsule) {
            ++capsules;
            QCOMPARE(body.shapes.front().vertices.size(), std::size_t(2));
            QVERIFY(body.shapes.front().radius > 0.0);
        }
    QCOMPARE(capsules, 1);
}

void tst_LessonFormat::bonusLessonsAreMarked()
{
    int bonus = 0;
    for (const Lesson &lesson : lessons())
        bonus += lesson.bonus ? 1 : 0;
    QCOMPARE(bonus, 7);
    QVERIFY(lesson(QStringLiteral("crowd"))->bonus);
}

void tst_LessonFormat::answersPointAtAChoice()
{
    for (const Lesson &lesson : lessons()) {
        QVERIFY2(lesson.answer >= 0 && lesson.answer < lesson.choices.size(),
                 qPrintable(lesson.id));
        QVERIFY2(!lesson.question.en.isEmpty(), qPrintable(lesson.id));
    }
}

void tst_LessonFormat::textFollowsTheLanguage()
{
    const LessonText text{QStringLiteral("one"), QString::fromUtf8("一")};
    QCOMPARE(text.text(), QStringLiteral("one"));
    QTranslator chinese;
    QVERIFY(chinese.load(QStringLiteral(":/translations/hullsmith_zh_CN.qm")));
    QCoreApplication::installTranslator(&chinese);
    QCOMPARE(text.text(), QString::fromUtf8("一"));
    QCoreApplication::removeTranslator(&chinese);
    QCOMPARE(text.text(), QStringLiteral("one"));
}

void tst_LessonFormat::badFilesAreRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("code");
    QTest::addColumn<int>("line");

    QTest::newRow("empty") << QByteArray() << "empty" << 1;
    QTest::newRow("another format") << lessonFile("collision-lessons", "x") << "not_lessons" << 1;
    QTest::newRow("newer version")
        << lessonFile("\"version\": 1", "\"version\": 2") << "number_range" << 1;
    QTest::newRow("no id") << lessonFile("\"id\"", "\"ident\"") << "missing_key" << 2;
    QTest::newRow("pair of strangers")
        << lessonFile("[\"A\", \"B\"]", "[\"A\", \"C\"]") << "bad_pair" << 3;
    QTest::newRow("pair with itself")
        << lessonFile("[\"A\", \"B\"]", "[\"A\", \"A\"]") << "bad_pair" << 3;
    QTest::newRow("one name twice")
        << lessonFile("\"name\": \"B\"", "\"name\": \"A\"") << "duplicate_name" << 5;
    QTest::newRow("unknown kind") << lessonFile("circle", "star") << "unknown_type" << 5;
    QTest::newRow("no radius") << lessonFile("\"radius\": 1", "\"radius\": 0") << "number_range"
                               << 5;
    QTest::newRow("answer beyond the choices")
        << lessonFile("\"answer\": 0", "\"answer\": 1") << "number_range" << 6;
    QTest::newRow("half a point") << lessonFile("[1, 0]", "[1]") << "type" << 4;
}

void tst_LessonFormat::badFilesAreRefused()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, code);
    QFETCH(int, line);

    const auto read = readLessons(text);
    QVERIFY(!read);
    QCOMPARE(read.error().code, code);
    QCOMPARE(read.error().line, line);
    QVERIFY(read.error().column > 0);
}

QTEST_GUILESS_MAIN(tst_LessonFormat)
#include "tst_lessonformat.moc"

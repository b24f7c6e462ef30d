#include "lessonformat.h"

#include "filenames.h"
#include "formattext.h"
#include "jsonfields.h"
#include "nativelimits.h"
#include "wholefile.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>

namespace {

/// Turns a parsed lessons file into lessons. Keys for tests and other readers are passed over.
class LessonReader {
public:
    explicit LessonReader(const QByteArray &text)
        : m_fields(text)
    {
    }

    std::expected<QList<Lesson>, FileFault> read(const JsonValue &root);

private:
    void readScenes(const JsonValue &json, bool bonus);
    Lesson readLesson(const JsonValue &json);
    void readShapes(const JsonValue &json, Lesson &lesson);
    SceneShape readShape(const JsonValue &json);
    void readPair(const JsonValue &json, Lesson &lesson);
    void readQuestion(const JsonValue &json, Lesson &lesson);
    LessonText readText(const JsonValue &json, const QString &en, const QString &zh);
    QString readRequired(const JsonValue &json, QStringView key);
    hullsmith::Vec2 readPoint(const JsonValue &json, QStringView key);

    JsonFields m_fields;
    QList<Lesson> m_lessons;
    QSet<QString> m_ids;
};

std::expected<QList<Lesson>, FileFault> LessonReader::read(const JsonValue &root)
{
    if (m_fields.isObject(root)) {
        const JsonValue *format = m_fields.required(root, u"format");
        if (format && format->string != QLatin1String("collision-lessons"))
            m_fields.refuse(*format, FormatText::tr("This is not a lessons file"),
                            QStringLiteral("not_lessons"));
        if (const JsonValue *version = m_fields.required(root, u"version"))
            m_fields.integer(*version, 1, 1);
        if (const JsonValue *scenes = m_fields.required(root, u"scenes"))
            readScenes(*scenes, false);
        if (const JsonValue *scenes = root.find(u"bonus_scenes"))
            readScenes(*scenes, true);
    }
    if (const std::optional<FileFault> fault = m_fields.fault())
        return std::unexpected(*fault);
    return std::move(m_lessons);
}

void LessonReader::readScenes(const JsonValue &json, bool bonus)
{
    if (!m_fields.isArray(json))
        return;
    for (const JsonValue &item : json.items) {
        if (m_fields.fault())
            return;
        Lesson lesson = readLesson(item);
        lesson.bonus = bonus;
        if (m_ids.contains(lesson.id))
            m_fields.refuse(
                item, FormatText::tr("Two lessons have the id \"%1\"").arg(shownName(lesson.id)),
                QStringLiteral("duplicate_name"));
        m_ids.insert(lesson.id);
        m_lessons.append(std::move(lesson));
    }
}

Lesson LessonReader::readLesson(const JsonValue &json)
{
    Lesson lesson;
    if (!m_fields.isObject(json))
        return lesson;
    lesson.id = readRequired(json, u"id");
    lesson.title = readText(json, QStringLiteral("title_en"), QStringLiteral("title_zh"));
    lesson.teaches = readText(json, QStringLiteral("teaches_en"), QStringLiteral("teaches_zh"));
    lesson.track = readRequired(json, u"track");
    if (const JsonValue *shapes = m_fields.required(json, u"shapes"))
        readShapes(*shapes, lesson);
    if (const JsonValue *pair = m_fields.required(json, u"pair"))
        readPair(*pair, lesson);
    if (const JsonValue *question = json.find(u"question"))
        readQuestion(*question, lesson);
    return lesson;
}

void LessonReader::readShapes(const JsonValue &json, Lesson &lesson)
{
    lesson.scene.settings.pixelsPerMetre = 1.0;
    lesson.scene.settings.grid = 1.0;
    if (!m_fields.isArray(json))
        return;
    for (const JsonValue &item : json.items) {
        if (m_fields.fault())
            return;
        SceneBody body;
        body.shapes.push_back(readShape(item));
        body.name = body.shapes.back().name;
        for (const SceneBody &other : lesson.scene.bodies)
            if (other.name == body.name)
                m_fields.refuse(
                    item, FormatText::tr("Two shapes are called \"%1\"").arg(shownName(body.name)),
                    QStringLiteral("duplicate_name"));
        lesson.scene.bodies.push_back(std::move(body));
    }
}

SceneShape LessonReader::readShape(const JsonValue &json)
{
    SceneShape shape;
    if (!m_fields.isObject(json))
        return shape;
    shape.name = readRequired(json, u"name");
    const QString kind = readRequired(json, u"kind");
    if (kind == QLatin1String("polygon")) {
        if (const JsonValue *vertices = m_fields.required(json, u"vertices"))
            shape.vertices = m_fields.points(*vertices, native::coordinateLimit);
        return shape;
    }
    if (kind == QLatin1String("circle")) {
        shape.type = ShapeType::Circle;
        shape.vertices = {readPoint(json, u"centre")};
    } else if (kind == QLatin1String("capsule")) {
        shape.type = ShapeType::Capsule;
        shape.vertices = {readPoint(json, u"p1"), readPoint(json, u"p2")};
    } else {
        m_fields.refuse(json,
                        FormatText::tr("A lesson's shape is a polygon, a circle or a capsule"),
                        QStringLiteral("unknown_type"));
    }
    if (const JsonValue *radius = m_fields.required(json, u"radius"))
        shape.radius = m_fields.positive(*radius, native::coordinateLimit);
    return shape;
}

void LessonReader::readPair(const JsonValue &json, Lesson &lesson)
{
    const QStringList names = m_fields.strings(json);
    const auto known = [&](const QString &name) {
        return std::any_of(lesson.scene.bodies.begin(), lesson.scene.bodies.end(),
                           [&](const SceneBody &body) { return body.name == name; });
    };
    if (names.size() != 2 || names[0] == names[1] || !known(names[0]) || !known(names[1])) {
        m_fields.refuse(json, FormatText::tr("A pair names two different shapes of the lesson"),
                        QStringLiteral("bad_pair"));
        return;
    }
    lesson.first = names[0];
    lesson.second = names[1];
}

void LessonReader::readQuestion(const JsonValue &json, Lesson &lesson)
{
    if (!m_fields.isObject(json))
        return;
    lesson.question = readText(json, QStringLiteral("en"), QStringLiteral("zh"));
    const JsonValue *choices = m_fields.required(json, u"choices");
    if (!choices || !m_fields.isArray(*choices))
        return;
    for (const JsonValue &choice : choices->items)
        if (m_fields.isObject(choice))
            lesson.choices.append(readText(choice, QStringLiteral("en"), QStringLiteral("zh")));
    if (const JsonValue *answer = m_fields.required(json, u"answer"))
        lesson.answer = m_fields.integer(*answer, 0, std::max(0, int(lesson.choices.size()) - 1));
}

LessonText LessonReader::readText(const JsonValue &json, const QString &en, const QString &zh)
{
    return {readRequired(json, en), readRequired(json, zh)};
}

QString LessonReader::readRequired(const JsonValue &json, QStringView key)
{
    const JsonValue *value = m_fields.required(json, key);
    return value ? m_fields.string(*value) : QString();
}

hullsmith::Vec2 LessonReader::readPoint(const JsonValue &json, QStringView key)
{
    const JsonValue *value = m_fields.required(json, key);
    return value ? m_fields.point(*value, native::coordinateLimit)
                 : hullsmith::Vec2(hullsmith::Vec2::Zero());
}

} // namespace

QString LessonText::text() const
{
    // The catalogue says which language is shown: the translation of this word is "zh".
    const QString language =
        QCoreApplication::translate("LessonText", "en", "Code of the language shown: en or zh");
    return language == QLatin1String("zh") ? zh : en;
}

std::expected<QList<Lesson>, FileFault> readLessons(const QByteArray &text)
{
    const std::expected<JsonValue, FileFault> root = parseJson(text);
    if (!root)
        return std::unexpected(root.error());
    return LessonReader(text).read(*root);
}

const QList<Lesson> &lessons()
{
    static const QList<Lesson> read = [] {
        const auto text = readWhole(QStringLiteral(":/lessons/scenes.json"));
        return text ? readLessons(*text).value_or(QList<Lesson>()) : QList<Lesson>();
    }();
    return read;
}

const Lesson *lesson(const QString &id)
{
    const QList<Lesson> &all = lessons();
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const Lesson &lesson) { return lesson.id == id; });
    return found == all.end() ? nullptr : &*found;
}

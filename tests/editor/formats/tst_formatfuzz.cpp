#include "editor/formats/lessonformat.h"
#include "editor/formats/nativeformat.h"
#include "exporttest.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTest>

#include <random>

/// Valid files with random damage: they read or are refused with a place, and never crash. What
/// reads also saves, exports or is refused. HULLSMITH_SOAK_SECONDS lets each run that long, and
/// HULLSMITH_SOAK_SEED starts it elsewhere.
class tst_FormatFuzz : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void damagedProjects();
    void damagedLessons();
    void randomScenesComeBack();
};

namespace {

/// Whether another round should run: `rounds` of them, or as long as the environment asks.
class Budget {
public:
    explicit Budget(int rounds)
        : m_rounds(rounds)
        , m_seconds(qEnvironmentVariableIntValue("HULLSMITH_SOAK_SECONDS"))
    {
        m_timer.start();
    }
    bool next() { return m_seconds > 0 ? m_timer.elapsed() < 1000LL * m_seconds : m_rounds-- > 0; }

private:
    int m_rounds;
    int m_seconds;
    QElapsedTimer m_timer;
};

std::mt19937 generator()
{
    return std::mt19937(quint32(qEnvironmentVariableIntValue("HULLSMITH_SOAK_SEED")) + 20240229U);
}

QByteArray contentsOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

qsizetype below(std::mt19937 &random, qsizetype limit)
{
    return qsizetype(random() % quint32(std::max<qsizetype>(1, limit)));
}

/// Pieces that files break at.
QByteArray token(std::mt19937 &random)
{
    static const QByteArrayList tokens = {"{",
                                          "}",
                                          "[",
                                          "]",
                                          ",",
                                          ":",
                                          "\"",
                                          "\\",
                                          "-",
                                          "1e300",
                                          "1e-400",
                                          "1e400",
                                          "NaN",
                                          "null",
                                          "true",
                                          "0",
                                          "-0",
                                          "\\u0000",
                                          "\n",
                                          "\xFF",
                                          "\xC3\xA9",
                                          "[[]]",
                                          "\"\"",
                                          "\"name\"",
                                          "1,5",
                                          "65536",
                                          "9e999",
                                          QByteArray("\0", 1),
                                          QByteArray(70, '[')};
    return tokens[below(random, tokens.size())];
}

/// One digit becomes another, which mostly leaves the file readable.
void changeDigit(QByteArray &text, std::mt19937 &random)
{
    const qsizetype start = below(random, text.size());
    for (qsizetype i = start; i < text.size(); ++i)
        if (text[i] >= '0' && text[i] <= '9') {
            text[i] = char('0' + random() % 10);
            return;
        }
}

QByteArray damaged(QByteArray text, std::mt19937 &random)
{
    if (random() % 2 == 0)
        changeDigit(text, random);
    const int cuts = int(random() % 3);
    for (int i = 0; i < cuts; ++i) {
        const qsizetype at = below(random, text.size());
        const qsizetype length = std::min(below(random, 24), text.size() - at);
        switch (random() % 6) {
        case 0: // one byte
            if (at < text.size())
                text[at] = char(random() % 256);
            break;
        case 1:
            text.remove(at, length);
            break;
        case 2:
            text.insert(at, token(random));
            break;
        case 3:
            text.replace(at, length, token(random));
            break;
        case 4: // a piece of the file elsewhere
            text.insert(below(random, text.size()), text.mid(at, length));
            break;
        default: // cut off
            text.truncate(std::max<qsizetype>(at, text.size() / 2));
            break;
        }
    }
    return text;
}

bool isLocated(const FileFault &fault)
{
    return fault.line > 0 && fault.column > 0 && !fault.message.isEmpty() && !fault.code.isEmpty();
}

/// What a reader let through must be good for everything that follows.
bool holdsUp(const SceneData &scene)
{
    const QByteArray text = writeNative(scene);
    const auto again = readNative(text);
    if (!again || *again != scene || writeNative(*again) != text)
        return false;
    for (const Exporter *format : exporters()) {
        const bool faulty = !faultCodes(format->id(), scene).isEmpty();
        if (exportedText(format->id(), scene).isEmpty() != faulty)
            return false;
        format->notes(scene);
    }
    return true;
}

double randomCoordinate(std::mt19937 &random)
{
    const double unit = double(random()) / double(std::mt19937::max()) - 0.5;
    switch (random() % 4) {
    case 0:
        return double(qint64(random() % 200)) - 100.0;
    case 1:
        return unit * 1e-9;
    case 2:
        return unit * 1e9;
    default:
        return unit * 300.0;
    }
}

SceneShape randomShape(std::mt19937 &random, int number)
{
    SceneShape shape;
    shape.name = QStringLiteral("shape %1").arg(number);
    shape.type = ShapeType(random() % 3);
    const std::size_t points = shape.type == ShapeType::Outline  ? random() % 12
                               : shape.type == ShapeType::Circle ? 1
                                                                 : 2;
    for (std::size_t i = 0; i < points; ++i)
        shape.vertices.push_back({randomCoordinate(random), randomCoordinate(random)});
    if (shape.type != ShapeType::Outline)
        shape.radius = std::abs(randomCoordinate(random));
    shape.properties.sensor = random() % 2 == 0;
    shape.properties.group = int(random() % 65536) - 32768;
    return shape;
}

SceneData randomScene(std::mt19937 &random)
{
    SceneData scene;
    const int bodies = int(random() % 4);
    for (int b = 0; b < bodies; ++b) {
        SceneBody body;
        body.name = QStringLiteral("body %1").arg(b);
        body.pivot = {randomCoordinate(random), randomCoordinate(random)};
        const int shapes = int(random() % 5);
        for (int s = 0; s < shapes; ++s)
            body.shapes.push_back(randomShape(random, s));
        scene.bodies.push_back(body);
    }
    return scene;
}

} // namespace

void tst_FormatFuzz::damagedProjects()
{
    std::mt19937 random = generator();
    const QByteArrayList files = {
        contentsOf(QStringLiteral(HULLSMITH_TEST_DATA "/hull/version1.hull")),
        writeNative(exampleScene()), writeNative(outlineScene({{0, 0}, {50, 0}, {0, 50}}))};
    QVERIFY(!files[0].isEmpty());
    int read = 0;
    int refused = 0;
    for (Budget budget(1500); budget.next();) {
        const QByteArray text = damaged(files[below(random, files.size())], random);
        const auto scene = readNative(text);
        QVERIFY2(scene ? holdsUp(*scene) : isLocated(scene.error()), text.constData());
        ++(scene ? read : refused);
    }
    // Damage that is always fatal, or never, would test little.
    QVERIFY2(read * 5 > refused && refused * 5 > read,
             qPrintable(QStringLiteral("%1 read, %2 refused").arg(read).arg(refused)));
}

void tst_FormatFuzz::damagedLessons()
{
    std::mt19937 random = generator();
    const QByteArray whole = contentsOf(QStringLiteral(":/lessons/scenes.json"));
    QVERIFY(!whole.isEmpty());
    for (Budget budget(60); budget.next();) {
        const QByteArray text = damaged(whole, random);
        const auto lessons = readLessons(text);
        QVERIFY2(lessons || isLocated(lessons.error()), text.constData());
    }
}

void tst_FormatFuzz::randomScenesComeBack()
{
    std::mt19937 random = generator();
    int exported = 0;
    for (Budget budget(600); budget.next();) {
        const SceneData scene = randomScene(random);
        QVERIFY2(holdsUp(scene), writeNative(scene).constData());
        exported += exportedText(QStringLiteral("json"), scene).isEmpty() ? 0 : 1;
    }
    QVERIFY(exported > 20);
}

QTEST_GUILESS_MAIN(tst_FormatFuzz)
#include "tst_formatfuzz.moc"

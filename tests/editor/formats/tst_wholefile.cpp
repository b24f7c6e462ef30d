#include "editor/formats/nativeformat.h"
#include "editor/formats/wholefile.h"
#include "exporttest.h"

#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <fcntl.h>
#include <limits>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

/// Writing files: whole or untouched, whatever goes wrong.
class tst_WholeFile : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void savedProjectsLoad();
    void imagePathsBecomeRelative();
    void unwritablePlacesAreFaults_data();
    void unwritablePlacesAreFaults();
    void fullDiskKeepsTheOldFile();
    void devicesAreNotReplaced();
    void dataThatCannotBeReadBackIsNotSaved_data();
    void dataThatCannotBeReadBackIsNotSaved();
    void unreadableFilesAreFaults();
    void endlessFilesAreRefused();
    void symbolicLinksStay();
    void badOptionsAreRefused_data();
    void badOptionsAreRefused();
    void exportsAreWholeFiles();
    void imagesAreNamedFromTheExportsFolder();
    void dashIsStandardOutput();

private:
    QString path(const QString &name) const { return m_folder->filePath(name); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

QByteArray contentsOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Lets no file of this process grow beyond `bytes` while it lives: a disk that is nearly full.
class SmallDisk {
public:
    explicit SmallDisk(rlim_t bytes)
    {
        m_handler = std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit small = {bytes, m_before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &small);
    }
    SmallDisk(const SmallDisk &) = delete;
    SmallDisk &operator=(const SmallDisk &) = delete;
    ~SmallDisk()
    {
        setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_handler);
    }

private:
    rlimit m_before = {};
    void (*m_handler)(int) = nullptr;
};

/// Sends standard output to a file while it lives.
class CapturedOutput {
public:
    explicit CapturedOutput(const QString &path)
        : m_file(path)
    {
        std::fflush(stdout);
        m_saved = dup(STDOUT_FILENO);
        if (m_file.open(QIODevice::WriteOnly))
            dup2(m_file.handle(), STDOUT_FILENO);
    }
    CapturedOutput(const CapturedOutput &) = delete;
    CapturedOutput &operator=(const CapturedOutput &) = delete;
    ~CapturedOutput()
    {
        std::fflush(stdout);
        dup2(m_saved, STDOUT_FILENO);
        close(m_saved);
    }

private:
    QFile m_file;
    int m_saved = -1;
};

const Exporter &json()
{
    return *exporter(QStringLiteral("json"));
}

} // namespace

void tst_WholeFile::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

void tst_WholeFile::savedProjectsLoad()
{
    const QString file = path(QString::fromUtf8("木箱 #1.hull"));
    QVERIFY(!saveNative(exampleScene(), file));
    const auto loaded = loadNative(file);
    QVERIFY(loaded);
    QVERIFY(*loaded == exampleScene());
    QCOMPARE(contentsOf(file), writeNative(exampleScene()));
}

void tst_WholeFile::imagePathsBecomeRelative()
{
    SceneData scene = exampleScene();
    scene.bodies[0].image = path(QStringLiteral("art/crate.png"));
    scene.bodies[1].image = QFileInfo(m_folder->path()).absolutePath() + QStringLiteral("/ell.png");
    QVERIFY(!saveNative(scene, path(QStringLiteral("p.hull"))));
    const auto loaded = loadNative(path(QStringLiteral("p.hull")));
    QVERIFY(loaded);
    QCOMPARE(loaded->bodies[0].image, QStringLiteral("art/crate.png"));
    QCOMPARE(loaded->bodies[1].image, QStringLiteral("../ell.png"));
}

void tst_WholeFile::unwritablePlacesAreFaults_data()
{
    QTest::addColumn<QString>("target");
    QTest::newRow("no such folder") << QStringLiteral("nowhere/p.hull");
    QTest::newRow("a folder") << QStringLiteral(".");
    QTest::newRow("read-only folder") << QStringLiteral("locked/p.hull");
    QTest::newRow("file system without files") << QStringLiteral("/proc/p.hull");
    QTest::newRow("empty path") << QString();
}

void tst_WholeFile::unwritablePlacesAreFaults()
{
    QFETCH(QString, target);
    if (target.startsWith(QLatin1String("locked"))) {
        QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("locked")));
        QFile::setPermissions(path(QStringLiteral("locked")),
                              QFileDevice::ReadOwner | QFileDevice::ExeOwner);
        if (geteuid() == 0)
            QSKIP("root may write everywhere");
    }
    const QString file = target.isEmpty() || QDir::isAbsolutePath(target) ? target : path(target);
    const std::optional<FileFault> saved = saveNative(exampleScene(), file);
    QVERIFY(saved);
    QCOMPARE(saved->code, QStringLiteral("write"));
    QVERIFY(!saved->message.isEmpty());
    QCOMPARE(exportFile(json(), exampleScene(), {{}, exampleImageFolder(), {}}, file).size(),
             std::size_t(1));
}

void tst_WholeFile::fullDiskKeepsTheOldFile()
{
    const QString file = path(QStringLiteral("p.hull"));
    QVERIFY(!saveNative(exampleScene(), file));
    const QByteArray before = contentsOf(file);
    SceneData larger = exampleScene();
    larger.bodies[0].shapes[0].vertices.assign(5000, {1, 2});
    {
        const SmallDisk disk(1024);
        const std::optional<FileFault> fault = saveNative(larger, file);
        QVERIFY(fault);
        QCOMPARE(fault->code, QStringLiteral("write"));
        QVERIFY2(!fault->message.contains(QStringLiteral("Unknown")), qPrintable(fault->message));
        QCOMPARE(exportFile(json(), exampleScene(), {{}, exampleImageFolder(), {}},
                            path(QStringLiteral("new.json")))
                     .size(),
                 std::size_t(1));
    }
    QCOMPARE(contentsOf(file), before);
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList(QStringLiteral("p.hull")));
}

void tst_WholeFile::devicesAreNotReplaced()
{
    const QString pipe = path(QStringLiteral("pipe"));
    QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    const int reader = open(QFile::encodeName(pipe).constData(), O_RDWR);
    QVERIFY(!writeWhole(pipe, "text"));
    char read[4] = {};
    QCOMPARE(::read(reader, read, sizeof read), ssize_t(sizeof read));
    close(reader);
    QCOMPARE(QByteArray(read, sizeof read), QByteArray("text"));
    QVERIFY(!QFileInfo(pipe).isFile());

    const QString full = QStringLiteral("/dev/full");
    if (geteuid() == 0 || !QFileInfo::exists(full)) // root could replace it, were the code wrong
        return;
    const std::optional<FileFault> fault = writeWhole(full, "text");
    QVERIFY(fault);
    QCOMPARE(fault->code, QStringLiteral("write"));
}

void tst_WholeFile::dataThatCannotBeReadBackIsNotSaved_data()
{
    QTest::addColumn<SceneData>("scene");
    QTest::addColumn<QString>("code");
    const auto row = [](const char *name, const char *code, auto &&spoil) {
        SceneData scene = exampleScene();
        spoil(scene);
        QTest::newRow(name) << scene << QString::fromLatin1(code);
    };
    static constexpr double nan = std::numeric_limits<double>::quiet_NaN();
    row("NaN", "number_range", [](SceneData &s) { s.bodies[0].shapes[0].vertices[1].x() = nan; });
    row("NaN in a hole", "number_range",
        [](SceneData &s) { s.bodies[0].shapes[0].holes = {{{nan, 0}, {1, 0}, {0, 1}}}; });
    row("1e300", "number_range", [](SceneData &s) { s.bodies[0].pivot.y() = 1e300; });
    row("negative radius", "number_range", [](SceneData &s) { s.bodies[0].shapes[1].radius = -1; });
    row("no scale", "number_range", [](SceneData &s) { s.bodies[0].pixelsPerMetre = 0.0; });
    row("no grid", "number_range", [](SceneData &s) { s.settings.grid = 0.0; });
    row("restitution", "number_range",
        [](SceneData &s) { s.bodies[0].shapes[1].properties.restitution = 2.0; });
    row("two bodies of one name", "duplicate_name",
        [](SceneData &s) { s.bodies[1].name = s.bodies[0].name; });
    row("two shapes of one name", "duplicate_name",
        [](SceneData &s) { s.bodies[0].shapes[1].name = s.bodies[0].shapes[0].name; });
    row("empty name", "bad_name", [](SceneData &s) { s.bodies[0].name.clear(); });
    row("control character", "bad_name",
        [](SceneData &s) { s.bodies[0].shapes[0].name = QStringLiteral("a\tb"); });
    row("half a surrogate", "bad_name",
        [](SceneData &s) { s.bodies[0].name = QString(QChar(0xD800)); });
    row("unknown category", "unknown_category",
        [](SceneData &s) { s.bodies[0].shapes[0].properties.category = {QStringLiteral("x")}; });
    row("no categories", "too_many", [](SceneData &s) { s.settings.categories.clear(); });
    row("backslash in a path", "bad_path",
        [](SceneData &s) { s.bodies[0].image = QStringLiteral("a\\b.png"); });
}

void tst_WholeFile::dataThatCannotBeReadBackIsNotSaved()
{
    QFETCH(SceneData, scene);
    QFETCH(QString, code);
    const QString file = path(QStringLiteral("p.hull"));
    QVERIFY(!saveNative(exampleScene(), file));
    const std::optional<FileFault> fault = saveNative(scene, file);
    QVERIFY(fault);
    QCOMPARE(fault->code, code);
    QCOMPARE(contentsOf(file), writeNative(exampleScene()));
}

void tst_WholeFile::unreadableFilesAreFaults()
{
    for (const QString &file : {path(QStringLiteral("none.hull")), m_folder->path(), QString()}) {
        const auto loaded = loadNative(file);
        QVERIFY(!loaded);
        QCOMPARE(loaded.error().code, QStringLiteral("read"));
    }
}

void tst_WholeFile::endlessFilesAreRefused()
{
    const QString endless = QStringLiteral("/dev/zero");
    if (!QFileInfo::exists(endless))
        QSKIP("there is no /dev/zero");
    const auto read = readWhole(endless, 1 << 20);
    QVERIFY(!read);
    QCOMPARE(read.error().code, QStringLiteral("too_large"));
}

void tst_WholeFile::symbolicLinksStay()
{
    const QString file = path(QStringLiteral("p.hull"));
    const QString link = path(QStringLiteral("link.hull"));
    QVERIFY(!saveNative(SceneData(), file));
    QVERIFY(QFile::link(file, link));
    QVERIFY(!saveNative(exampleScene(), link));
    QVERIFY(QFileInfo(link).isSymLink());
    QCOMPARE(contentsOf(file), writeNative(exampleScene()));
}

void tst_WholeFile::badOptionsAreRefused_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("value");
    QTest::newRow("unknown key") << "json" << "unit" << "pixel";
    QTest::newRow("bad value") << "json" << "units" << "furlong";
    QTest::newRow("empty value") << "csv" << "separator" << "";
    QTest::newRow("format without options") << "godot4" << "units" << "pixel";
}

void tst_WholeFile::badOptionsAreRefused()
{
    QFETCH(QString, format);
    QFETCH(QString, key);
    QFETCH(QString, value);
    const QString file = path(QStringLiteral("out"));
    const std::vector<FileFault> faults = exportFile(
        *exporter(format), exampleScene(), {{{key, value}}, exampleImageFolder(), {}}, file);
    QCOMPARE(faults.size(), std::size_t(1));
    QCOMPARE(faults[0].code, QStringLiteral("bad_option"));
    QVERIFY(!QFileInfo::exists(file));
}

void tst_WholeFile::exportsAreWholeFiles()
{
    for (const Exporter *format : exporters()) {
        const QString file = path(QStringLiteral("out.") + format->extension());
        const std::vector<FileFault> faults =
            exportFile(*format, exampleScene(), {{}, exampleImageFolder(), {}}, file);
        QVERIFY2(faults.empty(), faults.empty() ? "" : qPrintable(faults[0].message));
        QVERIFY(!contentsOf(file).isEmpty());
    }
}

void tst_WholeFile::imagesAreNamedFromTheExportsFolder()
{
    const QString file = path(QStringLiteral("out.json"));
    QVERIFY(exportFile(json(), exampleScene(), {{}, exampleImageFolder(), {}}, file).empty());
    const QString expected =
        QDir(m_folder->path())
            .relativeFilePath(exampleImageFolder() + QStringLiteral("/crate.png"));
    QVERIFY2(contentsOf(file).contains("\"file\": \"" + expected.toUtf8() + '"'),
             contentsOf(file).constData());
}

void tst_WholeFile::dashIsStandardOutput()
{
    const QString captured = path(QStringLiteral("stdout"));
    std::vector<FileFault> faults;
    {
        const CapturedOutput output(captured);
        faults = exportFile(*exporter(QStringLiteral("csv")), exampleScene(),
                            {{}, exampleImageFolder(), {}}, QStringLiteral("-"));
    }
    QVERIFY(faults.empty());
    QCOMPARE(contentsOf(captured), exportedText(QStringLiteral("csv"), exampleScene()));
    QVERIFY(!QFileInfo::exists(QStringLiteral("-")));
}

QTEST_GUILESS_MAIN(tst_WholeFile)
#include "tst_wholefile.moc"

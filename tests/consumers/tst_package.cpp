#include <QDirIterator>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

/// The physics library, installed, found by a project of its own and linked.
class TestPackage : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid());
        run("cmake",
            {"--install", HULLSMITH_BINARY_DIR, "--prefix", prefix(), "--component", "physics"});
    }

    void aConsumerBuildsAndRuns()
    {
        const QString build = m_folder.filePath("build");
        run("cmake", {"-G", "Ninja", "-S", HULLSMITH_SOURCE_DIR "/tests/consumers/package", "-B",
                      build, "-DCMAKE_PREFIX_PATH=" + prefix(), "-DCMAKE_BUILD_TYPE=Release"});
        run("cmake", {"--build", build});
        QCOMPARE(
            run(build + "/consumer", {}),
            QString("overlapping 1 depth 0.25 normal 1 0\nrows 1 points 2 separation -0.25\n"));
    }

    /// Nothing in the installed headers reaches back into the sources or needs a header left out.
    void everyHeaderStandsAlone()
    {
        QDirIterator headers(prefix() + "/include", {"*.h"}, QDir::Files,
                             QDirIterator::Subdirectories);
        QByteArray all;
        int count = 0;
        while (headers.hasNext()) {
            const QString path = headers.next();
            all += "#include <" + path.mid(prefix().size() + 9).toUtf8() + ">\n";
            ++count;
        }
        QVERIFY(count > 20);
        QFile source(m_folder.filePath("all.cpp"));
        QVERIFY(source.open(QIODevice::WriteOnly));
        source.write(all);
        source.close();
        run("c++", {"-std=c++23", "-fsyntax-only", "-Wall", "-Wextra", "-Werror", "-isystem",
                    "/usr/include/eigen3", "-I" + prefix() + "/include", source.fileName()});
    }

    /// Code for newer processors stays in the kernels: a function that the linker could share with
    /// the rest must not be among it.
    void kernelsKeepTheirInstructions()
    {
        const QString symbols = run("nm", {"-C", "--defined-only", HULLSMITH_COLLISION_LIBRARY});
        QString member;
        int kernels = 0;
        for (const QString &line : symbols.split('\n')) {
            if (line.endsWith(".o:"))
                member = line;
            else if (member.contains("kernels_avx2") &&
                     line.contains(QRegularExpression(" [WwVu] "))) {
                QVERIFY2(line.contains("hullsmith::avx2::"), qPrintable(line));
                ++kernels;
            }
        }
#ifdef __x86_64__
        QVERIFY(kernels > 10);
#endif
    }

private:
    QString prefix() const { return m_folder.filePath("installed"); }

    static QString run(const QString &program, const QStringList &arguments)
    {
        QProcess process;
        process.start(program, arguments);
        if (!process.waitForFinished(240000) || process.exitCode() != 0)
            qFatal("%s %s: %s%s", qPrintable(program), qPrintable(arguments.join(' ')),
                   process.readAllStandardError().constData(),
                   process.readAllStandardOutput().constData());
        return QString::fromUtf8(process.readAllStandardOutput());
    }

    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(TestPackage)
#include "tst_package.moc"

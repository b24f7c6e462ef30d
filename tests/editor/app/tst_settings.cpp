#include "appfixture.h"

#include "editor/app/theme.h"
#include "editor/panels/severitylook.h"

class tst_Settings : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void writesOnlyWhatChanged_data();
    void writesOnlyWhatChanged();
    void highContrastMutesNothing();
};

void tst_Settings::writesOnlyWhatChanged_data()
{
    QTest::addColumn<QVariant>("value");
    QTest::addColumn<QVariant>("other");
    QTest::newRow("text") << QVariant("author") << QVariant("inspect");
    QTest::newRow("list") << QVariant(QStringList{"a", "b"}) << QVariant(QStringList{"b", "a"});
    QTest::newRow("bytes") << QVariant(QByteArray("\0\1", 2)) << QVariant(QByteArray());
}

/// The file is taken away: only a writing brings it back.
void tst_Settings::writesOnlyWhatChanged()
{
    QFETCH(QVariant, value);
    QFETCH(QVariant, other);
    const QTemporaryDir folder;
    const QString path = folder.filePath("settings.ini");
    qputenv("HULLSMITH_SETTINGS", path.toLocal8Bit());
    Settings settings;
    qunsetenv("HULLSMITH_SETTINGS");
    settings.setValue("key", value);
    QTRY_VERIFY(QFile::exists(path));

    QVERIFY(QFile::remove(path));
    settings.setValue("key", value);
    QCoreApplication::processEvents();
    QVERIFY(!QFile::exists(path));
    QCOMPARE(settings.value("key"), value);

    settings.setValue("key", other);
    QTRY_VERIFY(QFile::exists(path));
    QCOMPARE(settings.value("key"), other);
}

void tst_Settings::highContrastMutesNothing()
{
    for (const bool dark : {false, true}) {
        const QPalette palette = Theme::highContrast(dark);
        QCOMPARE(SeverityLook::mutedText(palette), palette.color(QPalette::Text));
    }
    const QPalette light = Theme::light();
    QVERIFY(SeverityLook::mutedText(light) != light.color(QPalette::Text));
}

QTEST_MAIN(tst_Settings)
#include "tst_settings.moc"

#include "appfixture.h"

#include "editor/app/actions.h"
#include "editor/app/mode.h"
#include "editor/app/theme.h"
#include "editor/document/commands/moveverticescommand.h"
#include "editor/document/document.h"
#include "editor/document/steptext.h"
#include "editor/panels/severitylook.h"

#include <QAction>
#include <QUndoStack>

class tst_Settings : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void writesOnlyWhatChanged_data();
    void writesOnlyWhatChanged();
    void highContrastMutesNothing();
    void undoStepsFollowTheLanguage();
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

/// Steps with and without values, single ones and macros; also back again.
void tst_Settings::undoStepsFollowTheLanguage()
{
    const AppFixture f;
    f.window->openFiles({f.write("p.hull", AppFixture::project({"ship"}))});
    Document &document = *f.window->mode()->document();
    const ShapeId shape = document.data().bodies[0].shapes[0].id;
    const QAction *undo = f.window->actions()["edit.undo"];
    QUndoStack &stack = *document.undoStack();

    stack.push(new MoveVerticesCommand(document, {{{shape, 0}, {1, 1}}, {{shape, 1}, {9, 1}}}));
    QCOMPARE(stack.text(0), QStringLiteral("Move 2 vertices"));
    QCOMPARE(undo->text(), QStringLiteral("Undo: Move 2 vertices"));
    f.settings->setLanguage("zh_CN");
    QVERIFY(undo->text().contains('2'));
    QVERIFY2(!undo->text().contains("Move"), qPrintable(undo->text()));
    f.settings->setLanguage("en");
    QCOMPARE(undo->text(), QStringLiteral("Undo: Move 2 vertices"));

    stack.beginMacro(StepText("PropertiesPanel", "Add category “%1”").arg("a%2b"));
    stack.endMacro();
    QCOMPARE(undo->text(), QStringLiteral("Undo: Add category “a%2b”"));
    f.settings->setLanguage("zh_CN");
    QVERIFY2(!undo->text().contains("category"), qPrintable(undo->text()));
}

QTEST_MAIN(tst_Settings)
#include "tst_settings.moc"

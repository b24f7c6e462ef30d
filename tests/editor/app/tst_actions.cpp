#include "editor/app/actions.h"
#include "editor/app/actiontable.h"

#include <QAction>
#include <QFile>
#include <QSet>
#include <QTest>

class tst_Actions : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void idsAreUnique();
    void everyActionHasTextAndTip();
    void everyIconExists();
    void noShortcutClashesWithinAMode();
    void everyShortcutIsUnderstood();
    void everyActionStandsInAMenu();
    void clashNamesTheOwner();
    void singleLettersMayRepeatInOtherModes();
    void actionsOfAnotherModeAreOff();
    void modeKeepsWhatWasDisabled();
    void toolsOfAMode_data();
    void toolsOfAMode();
    void namesInBothLanguages();
    void shortcutsCanBeChanged();
};

void tst_Actions::idsAreUnique()
{
    QSet<QString> seen;
    for (const ActionRow &row : actionTable()) {
        const QString id = QString::fromLatin1(row.id);
        QVERIFY2(!seen.contains(id), row.id);
        seen.insert(id);
    }
    QVERIFY(seen.size() > 60);
    QCOMPARE(Actions().all().size(), seen.size());
}

void tst_Actions::everyActionHasTextAndTip()
{
    const Actions actions;
    const QList<QAction *> all = actions.all();
    for (const QAction *action : all) {
        QVERIFY2(!action->text().isEmpty(), qPrintable(action->objectName()));
        QVERIFY2(!action->statusTip().isEmpty(), qPrintable(action->objectName()));
    }
}

void tst_Actions::everyIconExists()
{
    for (const ActionRow &row : actionTable()) {
        if (*row.icon != '\0') {
            const QString path = QStringLiteral(":/icons/%1.svg").arg(QLatin1String(row.icon));
            QVERIFY2(QFile::exists(path), qPrintable(path));
        }
    }
}

void tst_Actions::noShortcutClashesWithinAMode()
{
    const Actions actions;
    const QList<QAction *> all = actions.all();
    for (const QAction *action : all) {
        const QList<QKeySequence> keys = action->shortcuts();
        for (const QKeySequence &key : keys) {
            const QAction *owner = actions.clash(action->objectName(), key);
            QVERIFY2(!owner,
                     qPrintable(QStringLiteral("%1 and %2 share %3")
                                    .arg(action->objectName(),
                                         owner ? owner->objectName() : QString(), key.toString())));
        }
    }
}

void tst_Actions::everyShortcutIsUnderstood()
{
    const Actions actions;
    for (const ActionRow &row : actionTable()) {
        const auto parts = QString::fromUtf8(row.shortcuts).split(u' ', Qt::SkipEmptyParts);
        const QList<QKeySequence> keys = actions.defaultShortcuts(QLatin1String(row.id));
        QCOMPARE(keys.size(), parts.size());
        for (const QKeySequence &key : keys) {
            QCOMPARE(key.count(), 1);
            QVERIFY2(key[0].key() != Qt::Key_unknown, row.id);
        }
    }
}

void tst_Actions::everyActionStandsInAMenu()
{
    const Actions actions;
    const QStringList menus = {QStringLiteral("file"),    QStringLiteral("edit"),
                               QStringLiteral("view"),    QStringLiteral("shape"),
                               QStringLiteral("inspect"), QStringLiteral("help")};
    const QList<QAction *> all = actions.all();
    for (const QAction *action : all)
        QVERIFY2(menus.contains(actions.menuOf(action->objectName())),
                 qPrintable(action->objectName()));
    QCOMPARE(actions.submenuOf(QStringLiteral("view.theme.dark")), QStringLiteral("theme"));
}

void tst_Actions::clashNamesTheOwner()
{
    const Actions actions;
    const QAction *owner =
        actions.clash(QStringLiteral("file.new"), QKeySequence(QStringLiteral("Ctrl+Z")));
    QCOMPARE(owner, actions["edit.undo"]);
    QCOMPARE(actions.clash(QStringLiteral("edit.undo"), QKeySequence(QStringLiteral("Ctrl+Z"))),
             nullptr);
    QCOMPARE(actions.clash(QStringLiteral("file.new"), QKeySequence()), nullptr);
}

void tst_Actions::singleLettersMayRepeatInOtherModes()
{
    const Actions actions;
    const QKeySequence t(QStringLiteral("T")); // inspect.align
    QCOMPARE(actions.clash(QStringLiteral("tool.box"), t), nullptr);
    QCOMPARE(actions.clash(QStringLiteral("inspect.swap"), t), actions["inspect.align"]);
    QCOMPARE(actions.clash(QStringLiteral("file.new"), t), actions["inspect.align"]);
}

void tst_Actions::actionsOfAnotherModeAreOff()
{
    Actions actions;
    actions.setMode(QStringLiteral("author"));
    QVERIFY(!actions["inspect.next"]->isEnabled());
    QVERIFY(!actions["inspect.policy.closed"]->isEnabled());
    QVERIFY(actions["shape.reverse"]->isEnabled());
    QVERIFY(actions["file.save"]->isEnabled());
    actions.setMode(QStringLiteral("inspect"));
    QVERIFY(actions["inspect.next"]->isEnabled());
    QVERIFY(actions["inspect.policy.closed"]->isEnabled());
    QVERIFY(!actions["shape.reverse"]->isEnabled());
    QVERIFY(actions["snap.grid"]->isEnabled());
}

void tst_Actions::modeKeepsWhatWasDisabled()
{
    Actions actions;
    actions.setMode(QStringLiteral("author"));
    actions["shape.hull"]->setEnabled(false);
    actions["inspect.next"]->setEnabled(true); // Asked for while the mode is off.
    QVERIFY(!actions["inspect.next"]->isEnabled());
    actions.setMode(QStringLiteral("inspect"));
    QVERIFY(actions["inspect.next"]->isEnabled());
    actions.setMode(QStringLiteral("author"));
    QVERIFY(!actions["shape.hull"]->isEnabled());
    QVERIFY(actions["shape.weld"]->isEnabled());
}

void tst_Actions::toolsOfAMode_data()
{
    QTest::addColumn<QString>("mode");
    QTest::addColumn<QString>("tool");
    QTest::addColumn<bool>("there");

    QTest::newRow("polygon in author") << "author" << "tool.polygon" << true;
    QTest::newRow("polygon in inspect") << "inspect" << "tool.polygon" << false;
    QTest::newRow("hand in author") << "author" << "tool.hand" << true;
    QTest::newRow("hand in inspect") << "inspect" << "tool.hand" << true;
}

void tst_Actions::toolsOfAMode()
{
    QFETCH(QString, mode);
    QFETCH(QString, tool);
    QFETCH(bool, there);

    Actions actions;
    actions.setMode(mode);

    QCOMPARE(actions.find(tool)->isVisible(), there);
    QCOMPARE(actions.find(tool)->isEnabled(), there);
}

void tst_Actions::namesInBothLanguages()
{
    const Actions actions;
    const QList<QAction *> all = actions.all();
    for (const QAction *action : all) {
        const QString english = actions.nameIn(action->objectName(), QStringLiteral("en"));
        const QString chinese = actions.nameIn(action->objectName(), QStringLiteral("zh_CN"));
        QVERIFY2(!chinese.isEmpty() && chinese != english, qPrintable(action->objectName()));
    }
    QCOMPARE(actions.nameIn(QStringLiteral("file.save"), QStringLiteral("zh_CN")),
             QStringLiteral("保存"));
    QVERIFY(actions.nameIn(QStringLiteral("no.such"), QStringLiteral("en")).isEmpty());
}

void tst_Actions::shortcutsCanBeChanged()
{
    Actions actions;
    const QString id = QStringLiteral("tool.box");
    actions.setShortcuts(id, {QKeySequence(QStringLiteral("B"))});
    QCOMPARE(actions["tool.box"]->shortcut(), QKeySequence(QStringLiteral("B")));
    QVERIFY(actions["tool.box"]->toolTip().contains(QStringLiteral("(B)")));
    QCOMPARE(actions.defaultShortcut(id), QKeySequence(QStringLiteral("R")));
}

QTEST_MAIN(tst_Actions)
#include "tst_actions.moc"

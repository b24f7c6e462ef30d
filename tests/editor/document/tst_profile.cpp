#include "editor/document/profile.h"
#include "editor/document/scenedata.h"

#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

/// The shipped profiles: all readable, complete, with the figures measured on the engines.
class tst_Profile : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void comeInTheirOrder();
    void everyFileIsListed();
    void filesUseKnownFieldsOnly();
    void box2d24();
    void box2d3();
    void godot4();
    void unknownIdIsNone();
    void theDefaultTargetExists();
};

void tst_Profile::comeInTheirOrder()
{
    QStringList ids;
    for (const EngineProfile &profile : engineProfiles())
        ids << profile.id;
    QCOMPARE(ids, QStringList({"box2d-2.4", "box2d-3", "godot-4"}));
}

void tst_Profile::everyFileIsListed()
{
    const QDir folder(":/profiles");
    const QStringList names = folder.entryList({"*.json"});
    QCOMPARE(names.size(), engineProfiles().size());
    for (const EngineProfile &profile : engineProfiles())
        QVERIFY2(names.contains(profile.id + ".json"), qPrintable(profile.id));
}

void tst_Profile::filesUseKnownFieldsOnly()
{
    QFile readme(QStringLiteral(HULLSMITH_SOURCE_DIR "/resources/profiles/README.md"));
    QVERIFY(readme.open(QIODevice::ReadOnly));
    const QByteArray documented = readme.readAll();
    const QDir folder(":/profiles");
    for (const QString &name : folder.entryList({"*.json"})) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QJsonParseError error;
        const QJsonObject json = QJsonDocument::fromJson(file.readAll(), &error).object();
        QVERIFY2(error.error == QJsonParseError::NoError, qPrintable(name));
        for (const QString &key : json.keys())
            QVERIFY2(documented.contains("| `" + key.toUtf8() + "` |"), qPrintable(name + key));
    }
}

void tst_Profile::box2d24()
{
    const EngineProfile *profile = engineProfile("box2d-2.4");
    QVERIFY(profile);
    QCOMPARE(profile->name, "Box2D 2.4");
    QCOMPARE(profile->vertexLimit, std::optional(8));
    QCOMPARE(profile->weldDistance, 0.0025);
    QCOMPARE(profile->collinearTolerance, 0.0);
    QCOMPARE(profile->leastArea, 9e-6);
    QVERIFY(profile->convexOnly && !profile->holes && !profile->capsules);
    QVERIFY(!profile->yDown && !profile->pixels);
}

void tst_Profile::box2d3()
{
    const EngineProfile *profile = engineProfile("box2d-3");
    QVERIFY(profile);
    QCOMPARE(profile->vertexLimit, std::optional(8));
    QCOMPARE(profile->weldDistance, 0.02);
    QCOMPARE(profile->collinearTolerance, 0.01);
    QCOMPARE(profile->leastArea, 4e-4);
    QVERIFY(profile->convexOnly && !profile->holes && profile->capsules);
    QVERIFY(!profile->yDown && !profile->pixels);
}

void tst_Profile::godot4()
{
    const EngineProfile *profile = engineProfile("godot-4");
    QVERIFY(profile);
    QVERIFY(!profile->vertexLimit);
    QCOMPARE(profile->weldDistance, 0.0);
    QVERIFY(profile->convexOnly && !profile->holes && profile->capsules);
    QVERIFY(profile->yDown && profile->pixels);
}

void tst_Profile::unknownIdIsNone()
{
    QCOMPARE(engineProfile("nothing"), nullptr);
    QCOMPARE(engineProfile(""), nullptr);
}

void tst_Profile::theDefaultTargetExists()
{
    QVERIFY(engineProfile(SceneSettings().target));
}

QTEST_GUILESS_MAIN(tst_Profile)
#include "tst_profile.moc"

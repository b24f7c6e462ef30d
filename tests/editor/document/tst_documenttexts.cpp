#include "editor/document/finding.h"

#include <QCoreApplication>
#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <QTranslator>
#include <QXmlStreamReader>

/// The layer's texts in Simplified Chinese: all there, with the same places for arguments.
class tst_DocumentTexts : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyTextIsTranslated();
    void findingsFollowTheLanguage();
};

static QStringList arguments(const QString &text)
{
    static const QRegularExpression argument(QStringLiteral("%\\d"));
    QStringList found;
    for (auto it = argument.globalMatch(text); it.hasNext();)
        found << it.next().captured();
    found.sort();
    return found;
}

void tst_DocumentTexts::everyTextIsTranslated()
{
    QFile file(QStringLiteral(HULLSMITH_SOURCE_DIR "/resources/translations/document_zh_CN.ts"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QXmlStreamReader xml(&file);
    QString source;
    int texts = 0;
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement())
            continue;
        if (xml.name() == u"source") {
            source = xml.readElementText();
        } else if (xml.name() == u"translation") {
            QVERIFY2(!xml.attributes().hasAttribute("type"), qPrintable(source));
            const QString translation = xml.readElementText();
            QVERIFY2(!translation.isEmpty(), qPrintable(source));
            QCOMPARE(arguments(translation), arguments(source));
            ++texts;
        }
    }
    QVERIFY(!xml.hasError());
    QVERIFY(texts > 0);
}

void tst_DocumentTexts::findingsFollowTheLanguage()
{
    Finding finding;
    finding.kind = Finding::Kind::Clockwise;
    QCOMPARE(findingTitle(finding), QStringLiteral("Outline is clockwise"));
    QTranslator translator;
    QVERIFY(translator.load(QStringLiteral(":/translations/hullsmith_zh_CN.qm")));
    QVERIFY(QCoreApplication::installTranslator(&translator));
    QCOMPARE(findingTitle(finding), QStringLiteral("轮廓为顺时针绕向"));
    QCoreApplication::removeTranslator(&translator);
    QCOMPARE(findingTitle(finding), QStringLiteral("Outline is clockwise"));
}

QTEST_GUILESS_MAIN(tst_DocumentTexts)
#include "tst_documenttexts.moc"

#include "appfixture.h"

#include "editor/app/messagebar.h"
#include "editor/document/bodytrace.h"
#include "editor/formats/nativeformat.h"

#include <QPushButton>
#include <QUndoStack>

/// Sprites traced in the background: all of a project, and those that are dropped.
class tst_TraceSprites : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void cleanup() { m_app.reset(); }
    void allAreOneStep();
    void faultsAreListed();
    void cancelLeavesTheDocument();
    void addedSpritesAreTraced();
    void nothingToTraceIsSaid();

private:
    static QString sprite(const char *name)
    {
        return QStringLiteral(HULLSMITH_TEST_DATA "/geometry/sprites/%1.png")
            .arg(QLatin1String(name));
    }
    const SceneData &data() const { return m_app->window->project().data(); }
    QUndoStack &stack() const { return *m_app->window->project().undoStack(); }
    void trigger(const char *action) const { m_app->window->actions()[action]->trigger(); }
    QString said() const { return m_app->window->messages().text(); }

    std::unique_ptr<AppFixture> m_app;
};

void tst_TraceSprites::init()
{
    m_app = std::make_unique<AppFixture>();
    m_app->show();
}

void tst_TraceSprites::allAreOneStep()
{
    m_app->window->openFiles({sprite("s05_star_128"), sprite("s06_islands_128")});
    QCOMPARE(data().bodies.size(), std::size_t(2));
    const QByteArray before = writeNative(data());
    trigger("body.traceAll");
    QTRY_COMPARE(stack().count(), 2);
    QCOMPARE(data().bodies[0].shapes.size(), std::size_t(1));
    QCOMPARE(data().bodies[1].shapes.size(), std::size_t(5));
    QVERIFY(said().contains(u'2'));
    QVERIFY(!m_app->window->findChild<QPushButton *>("progressCancel")->isVisible());
    m_app->window->project().undo();
    QCOMPARE(writeNative(data()), before);
}

void tst_TraceSprites::faultsAreListed()
{
    QImage clear(8, 8, QImage::Format_ARGB32);
    clear.fill(Qt::transparent);
    QVERIFY(clear.save(m_app->path(QStringLiteral("ghost.png"))));
    m_app->window->openFiles({sprite("s05_star_128"), m_app->path(QStringLiteral("ghost.png"))});
    trigger("body.traceAll");
    QTRY_VERIFY(said().contains(QStringLiteral("ghost")));
    QCOMPARE(data().bodies[0].shapes.size(), std::size_t(1));
    QVERIFY(data().bodies[1].shapes.empty());
    QCOMPARE(m_app->window->messages().kind(), MessageBar::Kind::Fault);
}

void tst_TraceSprites::cancelLeavesTheDocument()
{
    QStringList many;
    for (int i = 0; i < 12; ++i) {
        const QString copy = m_app->path(QStringLiteral("creature%1.png").arg(i));
        QVERIFY(QFile::copy(sprite("s12_creature_2048"), copy));
        many << copy;
    }
    m_app->window->openFiles(many);
    const QByteArray before = writeNative(data());
    trigger("body.traceAll");
    auto *cancel = m_app->window->findChild<QPushButton *>("progressCancel");
    QVERIFY(cancel->isVisible());
    QTest::mouseClick(cancel, Qt::LeftButton);
    QVERIFY(!cancel->isVisible()); // At once: nobody waits for what runs.
    QVERIFY(said().contains(QStringLiteral("cancelled")));
    QCOMPARE(stack().count(), 1);
    // It can be started again as soon as what ran has ended.
    const auto again = [this, cancel] {
        trigger("body.traceAll");
        return cancel->isVisible();
    };
    QTRY_VERIFY(again());
    QTest::mouseClick(cancel, Qt::LeftButton);
    QCOMPARE(writeNative(data()), before);
}

void tst_TraceSprites::addedSpritesAreTraced()
{
    trigger("body.traceDropped");
    QVERIFY(m_app->window->actions()["body.traceDropped"]->isChecked());
    m_app->window->openFiles({sprite("s06_islands_128")});
    QTRY_COMPARE(data().bodies.at(0).shapes.size(), std::size_t(5));
    QCOMPARE(stack().count(), 2); // The body, its shapes.
    m_app->window->project().undo();
    m_app->window->project().undo();
    QVERIFY(data().bodies.empty());
}

void tst_TraceSprites::nothingToTraceIsSaid()
{
    trigger("body.add");
    trigger("body.traceAll");
    QVERIFY(said().contains(QStringLiteral("image")));
    QCOMPARE(stack().count(), 1);
}

QTEST_MAIN(tst_TraceSprites)
#include "tst_tracesprites.moc"

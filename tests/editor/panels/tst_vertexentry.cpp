#include "authorfixture.h"

#include "editor/app/vertexentry.h"

#include <QLabel>
#include <QLineEdit>

using hullsmith::Vec2;

class tst_VertexEntry : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void enterPutsTheVertexThere();
    void escapeChangesNothing();
    void unchangedTextIsNoStep();
    void nonsenseIsMarkedAndStays();
    void severalVerticesShareWhatIsTyped();
    void vertexOfAHole();
    void standsBesideItsVertex();
    void goesWithItsSelection();
    void keysAreNoShortcuts();
    void needsAVertex();
    void speaksChinese();
};

namespace {

struct EntryFixture : AuthorFixture {
    EntryFixture()
        : AuthorFixture(kite())
        , shape(body().shapes[0].id)
        , entry(child<QFrame>("vertexEntry"))
        , edit(child<QLineEdit>("vertexCoordinates"))
    {
    }
    static SceneData kite()
    {
        SceneShape outline = PanelFixture::outline(QStringLiteral("hull"),
                                                   {{0, -40}, {40.25, 0}, {0, 40}, {-40, 0}});
        outline.holes = {{{-5, -5}, {-5, 5}, {5, 5}, {5, -5}}};
        SceneData data;
        data.bodies = {PanelFixture::body(QStringLiteral("ship"), {outline})};
        return data;
    }
    void openOn(const std::set<VertexRef> &vertices)
    {
        selection.set({shape}, vertices);
        mode->canvas()->setFocus();
        QTest::keyClick(mode->canvas(), Qt::Key_Return);
    }
    void type(const QString &text)
    {
        edit->selectAll();
        QTest::keyClicks(edit, text);
        QTest::keyClick(edit, Qt::Key_Return);
    }
    const Vec2 &vertex(std::size_t i) const { return body().shapes[0].vertices[i]; }
    QString note() const { return entry->findChild<QLabel *>()->text(); }
    int steps() const { return document.undoStack()->count(); }

    ShapeId shape;
    QFrame *entry;
    QLineEdit *edit;
};

} // namespace

void tst_VertexEntry::enterPutsTheVertexThere()
{
    EntryFixture f;
    QVERIFY(f.ready());
    QVERIFY(!f.entry->isVisible());
    f.openOn({{f.shape, 1}});
    QVERIFY(f.entry->isVisible());
    QVERIFY(f.edit->hasFocus());
    QCOMPARE(f.edit->text(), QStringLiteral("40.25, 0"));
    QCOMPARE(f.edit->selectedText(), f.edit->text());
    f.type(QStringLiteral("12.125, -8"));
    QCOMPARE(f.vertex(1), Vec2(12.125, -8));
    QCOMPARE(f.steps(), 1);
    QVERIFY(!f.entry->isVisible());
    QVERIFY(f.mode->canvas()->hasFocus());
    QVERIFY(f.selection.contains(VertexRef{f.shape, 1}));
    f.document.undo();
    QCOMPARE(f.vertex(1), Vec2(40.25, 0));
}

void tst_VertexEntry::escapeChangesNothing()
{
    EntryFixture f;
    QVERIFY(f.ready());
    f.openOn({{f.shape, 1}});
    QTest::keyClicks(f.edit, QStringLiteral("1, 1"));
    QTest::keyClick(f.edit, Qt::Key_Escape);
    QVERIFY(!f.entry->isVisible());
    QVERIFY(f.mode->canvas()->hasFocus());
    QCOMPARE(f.vertex(1), Vec2(40.25, 0));
    QCOMPARE(f.steps(), 0);
    QVERIFY(f.selection.contains(VertexRef{f.shape, 1})); // Escape was for the entry alone.
}

void tst_VertexEntry::unchangedTextIsNoStep()
{
    EntryFixture f;
    QVERIFY(f.ready());
    f.openOn({{f.shape, 1}});
    QTest::keyClick(f.edit, Qt::Key_Enter, Qt::KeypadModifier);
    QVERIFY(!f.entry->isVisible());
    QCOMPARE(f.steps(), 0);
}

void tst_VertexEntry::nonsenseIsMarkedAndStays()
{
    EntryFixture f;
    QVERIFY(f.ready());
    f.openOn({{f.shape, 1}});
    const QString usual = f.note();
    f.type(QStringLiteral("12, abc"));
    QVERIFY(f.entry->isVisible());
    QCOMPARE(f.edit->text(), QStringLiteral("12, abc"));
    QCOMPARE(f.edit->selectedText(), QStringLiteral(" abc"));
    QCOMPARE(f.note(), QStringLiteral("“abc” is no coordinate"));
    QCOMPARE(f.steps(), 0);
    QTest::keyClicks(f.edit, QStringLiteral("7")); // Replaces what was wrong.
    QCOMPARE(f.note(), usual);
    QTest::keyClick(f.edit, Qt::Key_Return);
    QCOMPARE(f.vertex(1), Vec2(12, 7));
}

void tst_VertexEntry::severalVerticesShareWhatIsTyped()
{
    EntryFixture f;
    QVERIFY(f.ready());
    f.openOn({{f.shape, 0}, {f.shape, 2}});
    QCOMPARE(f.edit->text(), QStringLiteral("0, ")); // The same x, different y.
    f.type(QStringLiteral("+2, *0.5"));
    QCOMPARE(f.vertex(0), Vec2(2, -20));
    QCOMPARE(f.vertex(2), Vec2(2, 20));
    QCOMPARE(f.steps(), 1);
    f.openOn({{f.shape, 0}, {f.shape, 1}});
    f.type(QStringLiteral(", 8")); // Levels them.
    QCOMPARE(f.vertex(0), Vec2(2, 8));
    QCOMPARE(f.vertex(1), Vec2(40.25, 8));
    QCOMPARE(f.steps(), 2);
}

void tst_VertexEntry::vertexOfAHole()
{
    EntryFixture f;
    QVERIFY(f.ready());
    f.openOn({{f.shape, 2, 0}});
    QCOMPARE(f.edit->text(), QStringLiteral("5, 5"));
    f.type(QStringLiteral("@3<0")); // From the vertex before it in the hole.
    QCOMPARE(f.body().shapes[0].holes[0][2], Vec2(-2, 5));
}

void tst_VertexEntry::standsBesideItsVertex()
{
    EntryFixture f;
    QVERIFY(f.ready());
    for (int i = 0; i < 4; ++i) {
        f.openOn({{f.shape, i}});
        QVERIFY(f.viewport()->rect().contains(f.entry->geometry()));
        const QPoint vertex = f.screen(f.vertex(std::size_t(i)));
        QVERIFY(!f.entry->geometry().contains(vertex));
        QVERIFY(f.entry->geometry().adjusted(-20, -20, 20, 20).contains(vertex));
        QTest::keyClick(f.edit, Qt::Key_Escape);
    }
    f.openOn({{f.shape, 3}});
    const QPoint before = f.entry->pos();
    f.mode->canvas()->zoomTo100();
    QVERIFY(f.entry->pos() != before);
    QVERIFY(f.entry->isVisible());
}

void tst_VertexEntry::goesWithItsSelection()
{
    EntryFixture f;
    QVERIFY(f.ready());
    f.openOn({{f.shape, 1}});
    f.selection.set({f.shape}, {{f.shape, 2}});
    QVERIFY(!f.entry->isVisible());
    f.openOn({{f.shape, 3}});
    SceneShape shorter = f.body().shapes[0];
    shorter.vertices.pop_back();
    f.document.setGeometry(shorter);
    QVERIFY(!f.entry->isVisible());
}

void tst_VertexEntry::keysAreNoShortcuts()
{
    EntryFixture f;
    QVERIFY(f.ready());
    f.openOn({{f.shape, 1}});
    const CanvasTool *tool = f.mode->canvas()->tool();
    f.edit->selectAll();
    QTest::keyClicks(f.edit, QStringLiteral("ps1"));
    QTest::keyClick(f.edit, Qt::Key_Delete);
    QCOMPARE(f.mode->canvas()->tool(), tool);
    QCOMPARE(f.edit->text(), QStringLiteral("ps1"));
    QCOMPARE(f.body().shapes[0].vertices.size(), std::size_t(4));
}

void tst_VertexEntry::needsAVertex()
{
    EntryFixture f;
    QVERIFY(f.ready());
    f.openOn({});
    QVERIFY(!f.entry->isVisible());
    f.trigger("shape.coordinates");
    QVERIFY(!f.entry->isVisible());
    QCOMPARE(f.mode->statusHint(), QStringLiteral("Select vertices first"));
    f.selection.set({f.shape}, {{f.shape, 0}});
    f.trigger("shape.coordinates");
    QVERIFY(f.entry->isVisible());
}

void tst_VertexEntry::speaksChinese()
{
    EntryFixture f;
    QVERIFY(f.ready());
    f.openOn({{f.shape, 1}});
    f.settings->setLanguage(QStringLiteral("zh_CN"));
    QTRY_VERIFY(f.note().contains(QStringLiteral("像素")));
    f.edit->setText(QStringLiteral("１，２")); // As a Chinese input method writes them.
    QTest::keyClick(f.edit, Qt::Key_Return);
    QCOMPARE(f.vertex(1), Vec2(1, 2));
    f.settings->setLanguage(QStringLiteral("en"));
}

QTEST_MAIN(tst_VertexEntry)
#include "tst_vertexentry.moc"

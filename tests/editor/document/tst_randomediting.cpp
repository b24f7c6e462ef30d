#include "randomediting.h"

#include "editor/document/selection.h"
#include "samplescene.h"

#include <QElapsedTimer>
#include <QTest>
#include <QUndoStack>

/// Thousands of random commands with undo and redo in between: every state comes back exactly.
class tst_RandomEditing : public QObject {
    Q_OBJECT
public:
    /// A soak outlasts the watchdog's five minutes.
    static void initMain()
    {
        const int seconds = qEnvironmentVariableIntValue("HULLSMITH_SOAK_SECONDS");
        if (seconds > 0)
            qputenv("QTEST_FUNCTION_TIMEOUT", QByteArray::number((seconds + 300) * 1000));
    }

private Q_SLOTS:
    void everyStateComesBack_data();
    void everyStateComesBack();
    void soak();

private:
    void edit(quint32 seed, int commands);
    void checkSelection(const Document &document, const Selection &selection);
};

void tst_RandomEditing::checkSelection(const Document &document, const Selection &selection)
{
    QVERIFY(document.data().bodies.empty() || document.data().body(selection.body()));
    for (ShapeId shape : selection.shapes())
        QVERIFY(document.data().shape(shape));
    for (const VertexRef &ref : selection.vertices())
        QVERIFY(ref.vertex < int(document.data().shape(ref.shape)->vertices.size()));
    QVERIFY(selection.currentShape() ? selection.contains(selection.currentShape())
                                     : selection.shapes().empty());
}

void tst_RandomEditing::edit(quint32 seed, int commands)
{
    Document document;
    document.reset(sampleScene());
    QUndoStack &stack = *document.undoStack();
    RandomEditing editing(document, seed);
    std::mt19937 random(seed + 1);
    Selection selection(document);
    std::vector<SceneData> states = {document.data()}; // by the index of the undo stack

    for (int i = 0; i < commands; ++i) {
        const auto what = random() % 100;
        if (what < 8) {
            document.undo();
            QVERIFY(document.data() == states[std::size_t(stack.index())]);
        } else if (what < 14) {
            document.redo();
            QVERIFY(document.data() == states[std::size_t(stack.index())]);
        } else {
            const int before = stack.index();
            stack.push(editing.next().release());
            const std::size_t index = std::size_t(stack.index());
            if (int(index) < before)
                QVERIFY(document.data() == states[index]); // led back to where it began
            states.resize(index + 1);
            states[index] = document.data();
        }
        if (what < 20 && !document.data().bodies.empty()) {
            const auto &shapes =
                document.data().bodies[random() % document.data().bodies.size()].shapes;
            if (!shapes.empty())
                selection.set({shapes.front().id}, {{shapes.back().id, int(random() % 4)}});
        }
        checkSelection(document, selection);
        if (QTest::currentTestFailed())
            return;
    }

    const SceneData end = document.data();
    const int top = stack.index();
    while (stack.canUndo()) {
        stack.undo();
        QVERIFY(document.data() == states[std::size_t(stack.index())]);
        checkSelection(document, selection);
    }
    QVERIFY(document.data() == states.front());
    while (stack.index() < top) {
        stack.redo();
        QVERIFY(document.data() == states[std::size_t(stack.index())]);
    }
    QVERIFY(document.data() == end);
}

void tst_RandomEditing::everyStateComesBack_data()
{
    QTest::addColumn<quint32>("seed");
    for (quint32 seed = 1; seed <= 8; ++seed)
        QTest::addRow("seed %u", seed) << seed;
}

void tst_RandomEditing::everyStateComesBack()
{
    QFETCH(quint32, seed);
    edit(seed, 1500);
}

/// Goes on with new seeds for HULLSMITH_SOAK_SECONDS.
void tst_RandomEditing::soak()
{
    const int seconds = qEnvironmentVariableIntValue("HULLSMITH_SOAK_SECONDS");
    QElapsedTimer timer;
    timer.start();
    quint32 seed = 1000;
    while (timer.elapsed() < qint64(seconds) * 1000) {
        edit(++seed, 3000);
        if (QTest::currentTestFailed())
            qFatal("seed %u", seed);
    }
    if (seconds > 0)
        qInfo("%u rounds of 3000 commands", seed - 1000);
}

QTEST_GUILESS_MAIN(tst_RandomEditing)
#include "tst_randomediting.moc"

#include "appfixture.h"

#include "editor/app/messagebar.h"
#include "editor/document/commands/addbodycommand.h"

#include <QDir>
#include <QDropEvent>
#include <QFileInfo>
#include <QImage>
#include <QLabel>
#include <QMimeData>
#include <QSignalSpy>
#include <QUndoStack>

class tst_DocumentFiles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void opensAProject();
    void openSelectsTheFirstBody();
    void badFileShowsItsPlaceAndKeepsTheProject_data();
    void badFileShowsItsPlaceAndKeepsTheProject();
    void missingFileLeavesTheRecentList();
    void guardAsksBeforeOpening_data();
    void guardAsksBeforeOpening();
    void closeAsksForUnsavedChanges();
    void saveWritesAndCleans();
    void saveToReadOnlyFolderKeepsFile();
    void saveToMissingFolderIsReported();
    void saveElsewhereMovesImagePaths();
    void exampleIsSavedWithItsSprites();
    void imagesBecomeBodies();
    void badImageIsNamedAndTheOthersCome();
    void oneUndoTakesAllSpritesBack();
    void dropOnTheWindowAddsABody();
    void recentFilesAreNewestFirst();
    void titleTellsTheState();

private:
    void change();
    QString image(const QString &name, const QSize &size) const;

    std::unique_ptr<AppFixture> m_app;
};

void tst_DocumentFiles::init()
{
    m_app = std::make_unique<AppFixture>();
}

void tst_DocumentFiles::cleanup()
{
    m_app.reset();
}

void tst_DocumentFiles::change()
{
    Document &project = m_app->window->project();
    SceneBody body;
    body.name = project.freeBodyName(QStringLiteral("added"));
    project.undoStack()->push(new AddBodyCommand(project, body));
}

QString tst_DocumentFiles::image(const QString &name, const QSize &size) const
{
    QImage picture(size, QImage::Format_ARGB32);
    picture.fill(Qt::red);
    const QString path = m_app->path(name);
    if (!picture.save(path))
        qFatal("cannot write an image");
    return path;
}

void tst_DocumentFiles::opensAProject()
{
    const QString path =
        m_app->write(QStringLiteral("a.hull"), AppFixture::project({QStringLiteral("ship")}));
    QVERIFY(m_app->window->files().open(path));
    QCOMPARE(m_app->window->project().data().bodies.size(), std::size_t(1));
    QCOMPARE(m_app->window->project().fileName(), QFileInfo(path).absoluteFilePath());
    QVERIFY(!m_app->window->files().isModified());
}

void tst_DocumentFiles::openSelectsTheFirstBody()
{
    const QString path =
        m_app->write(QStringLiteral("a.hull"),
                     AppFixture::project({QStringLiteral("one"), QStringLiteral("two")}));
    QVERIFY(m_app->window->files().open(path));
    const SceneBody *body = m_app->window->project().data().body(m_app->window->selection().body());
    QVERIFY(body);
    QCOMPARE(body->name, QStringLiteral("one"));
}

void tst_DocumentFiles::badFileShowsItsPlaceAndKeepsTheProject_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("place");

    QTest::newRow("syntax on line 2")
        << QByteArray("{\"format\": \"hullsmith\",\n  \"version\" 1}") << ":2:";
    QTest::newRow("empty") << QByteArray() << ":1:1";
    QTest::newRow("newer") << QByteArray("{\"format\": \"hullsmith\", \"version\": 999}") << ":1:";
    QTest::newRow("not a number")
        << QByteArray("{\"format\": \"hullsmith\", \"version\": 1,\n\"bodies\": 3}") << ":2:";
}

void tst_DocumentFiles::badFileShowsItsPlaceAndKeepsTheProject()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, place);

    m_app->show();
    const QString good =
        m_app->write(QStringLiteral("good.hull"), AppFixture::project({QStringLiteral("ship")}));
    QVERIFY(m_app->window->files().open(good));
    const SceneData before = m_app->window->project().data();
    const QString bad = m_app->write(QStringLiteral("bad.hull"), text);

    QVERIFY(!m_app->window->files().open(bad));

    QVERIFY(m_app->window->project().data() == before);
    QCOMPARE(m_app->window->project().fileName(), QFileInfo(good).absoluteFilePath());
    const MessageBar &bar = m_app->window->messages();
    QVERIFY(bar.isVisible());
    QCOMPARE(bar.kind(), MessageBar::Kind::Fault);
    QVERIFY2(bar.text().contains(QStringLiteral("bad.hull") + place), qPrintable(bar.text()));
}

void tst_DocumentFiles::missingFileLeavesTheRecentList()
{
    const QString path = m_app->write(QStringLiteral("a.hull"), AppFixture::project({}));
    QVERIFY(m_app->window->files().open(path));
    QVERIFY(QFile::remove(path));
    QVERIFY(!m_app->window->files().open(path));
    QVERIFY(!m_app->settings->recentFiles().contains(path));
}

void tst_DocumentFiles::guardAsksBeforeOpening_data()
{
    QTest::addColumn<int>("button");
    QTest::addColumn<bool>("opened");
    QTest::addColumn<bool>("written");

    QTest::newRow("cancel") << int(QMessageBox::Cancel) << false << false;
    QTest::newRow("discard") << int(QMessageBox::Discard) << true << false;
    QTest::newRow("save") << int(QMessageBox::Save) << true << true;
}

void tst_DocumentFiles::guardAsksBeforeOpening()
{
    QFETCH(int, button);
    QFETCH(bool, opened);
    QFETCH(bool, written);

    const QString first =
        m_app->write(QStringLiteral("first.hull"), AppFixture::project({QStringLiteral("ship")}));
    const QString second =
        m_app->write(QStringLiteral("second.hull"), AppFixture::project({QStringLiteral("rock")}));
    const QByteArray before = AppFixture::read(first);
    QVERIFY(m_app->window->files().open(first));
    change();
    QVERIFY(m_app->window->files().isModified());

    Answer answer("unsavedChanges", static_cast<QMessageBox::StandardButton>(button));
    QCOMPARE(m_app->window->files().open(second), opened);

    QVERIFY(answer.wasAsked());
    QCOMPARE(m_app->window->project().fileName(),
             QFileInfo(opened ? second : first).absoluteFilePath());
    QCOMPARE(m_app->window->files().isModified(), !opened);
    QCOMPARE(AppFixture::read(first) != before, written);
}

void tst_DocumentFiles::closeAsksForUnsavedChanges()
{
    m_app->show();
    change();
    {
        Answer answer("unsavedChanges", QMessageBox::Cancel);
        QVERIFY(!m_app->window->close());
        QVERIFY(answer.wasAsked());
        QVERIFY(m_app->window->isVisible());
    }
    Answer answer("unsavedChanges", QMessageBox::Discard);
    QVERIFY(m_app->window->close());
    QVERIFY(answer.wasAsked());
}

void tst_DocumentFiles::saveWritesAndCleans()
{
    const QString path = m_app->path(QStringLiteral("new.hull"));
    change();
    QVERIFY(m_app->window->files().saveTo(path));
    QVERIFY(!m_app->window->files().isModified());
    QVERIFY(AppFixture::read(path).contains("added"));
    change();
    QVERIFY(m_app->window->files().save());
    QVERIFY(AppFixture::read(path).contains("added_2"));
}

void tst_DocumentFiles::saveToReadOnlyFolderKeepsFile()
{
    m_app->show();
    const QString folder = m_app->path(QStringLiteral("locked"));
    QVERIFY(QDir().mkdir(folder));
    const QString path = m_app->write(QStringLiteral("locked/a.hull"),
                                      AppFixture::project({QStringLiteral("ship")}));
    const QByteArray before = AppFixture::read(path);
    QVERIFY(m_app->window->files().open(path));
    change();
    const QFile::Permissions usual = QFile::permissions(folder);
    QVERIFY(QFile::setPermissions(folder, QFile::ReadOwner | QFile::ExeOwner));
    const bool locked = !QFileInfo(folder).isWritable();
    const bool saved = locked && m_app->window->files().save();
    QVERIFY(QFile::setPermissions(folder, usual));
    if (!locked)
        QSKIP("This user may write everywhere.");

    QVERIFY(!saved);
    QCOMPARE(AppFixture::read(path), before);
    QVERIFY(m_app->window->files().isModified());
    QVERIFY(m_app->window->messages().isVisible());
    QVERIFY2(m_app->window->messages().text().contains(QStringLiteral("a.hull")),
             qPrintable(m_app->window->messages().text()));
}

void tst_DocumentFiles::saveToMissingFolderIsReported()
{
    m_app->show();
    change();
    QVERIFY(!m_app->window->files().saveTo(m_app->path(QStringLiteral("nowhere/a.hull"))));
    QVERIFY(m_app->window->files().isModified());
    QVERIFY(m_app->window->project().fileName().isEmpty());
    QVERIFY(m_app->window->messages().isVisible());
    QVERIFY2(m_app->window->messages().text().contains(QStringLiteral("a.hull: error: ")),
             qPrintable(m_app->window->messages().text()));
}

void tst_DocumentFiles::saveElsewhereMovesImagePaths()
{
    const QString sprite = image(QStringLiteral("ship.png"), QSize(40, 20));
    QVERIFY(m_app->window->files().saveTo(m_app->path(QStringLiteral("a.hull"))));
    QVERIFY(m_app->window->files().addImages({sprite}));
    QCOMPARE(m_app->window->project().data().bodies[0].image, QStringLiteral("ship.png"));
    QVERIFY(QDir().mkdir(m_app->path(QStringLiteral("sub"))));

    QVERIFY(m_app->window->files().saveTo(m_app->path(QStringLiteral("sub/b.hull"))));

    QCOMPARE(m_app->window->project().data().bodies[0].image, QStringLiteral("../ship.png"));
    QVERIFY(AppFixture::read(m_app->path(QStringLiteral("sub/b.hull"))).contains("../ship.png"));
    QVERIFY(!m_app->window->files().isModified());
}

void tst_DocumentFiles::exampleIsSavedWithItsSprites()
{
    QVERIFY(m_app->window->files().open(QStringLiteral(":/examples/asteroids.hull")));
    QVERIFY(m_app->settings->recentFiles().isEmpty());
    QVERIFY(m_app->window->files().saveTo(m_app->path(QStringLiteral("mine.hull"))));
    for (const SceneBody &body : m_app->window->project().data().bodies) {
        if (!body.image.isEmpty())
            QVERIFY2(QFile::exists(m_app->path(body.image)), qPrintable(body.image));
    }
}

void tst_DocumentFiles::imagesBecomeBodies()
{
    const QString sprite = image(QStringLiteral("big rock.png"), QSize(64, 48));
    QVERIFY(m_app->window->files().addImages({sprite, sprite}));
    const auto &bodies = m_app->window->project().data().bodies;
    QCOMPARE(bodies.size(), std::size_t(2));
    QCOMPARE(bodies[0].name, QStringLiteral("big rock"));
    QCOMPARE(bodies[1].name, QStringLiteral("big rock_2"));
    QCOMPARE(bodies[0].pivot.x(), 32.0);
    QCOMPARE(bodies[0].pivot.y(), 24.0);
    QVERIFY(QFileInfo::exists(QDir(m_app->window->project().folder()).filePath(bodies[0].image)));
    QCOMPARE(m_app->window->selection().body(), bodies[1].id);
}

void tst_DocumentFiles::badImageIsNamedAndTheOthersCome()
{
    m_app->show();
    const QString good = image(QStringLiteral("good.png"), QSize(8, 8));
    const QString bad = m_app->write(QStringLiteral("bad.png"), "not an image");
    QVERIFY(!m_app->window->files().addImages({bad, good}));
    QCOMPARE(m_app->window->project().data().bodies.size(), std::size_t(1));
    QVERIFY(m_app->window->messages().isVisible());
    QVERIFY(m_app->window->messages().text().contains(QStringLiteral("bad.png: error: ")));
}

void tst_DocumentFiles::oneUndoTakesAllSpritesBack()
{
    const QString one = image(QStringLiteral("one.png"), QSize(8, 8));
    const QString two = image(QStringLiteral("two.png"), QSize(8, 8));
    QVERIFY(m_app->window->files().addImages({one, two}));
    m_app->window->project().undo();
    QVERIFY(m_app->window->project().data().bodies.empty());
    m_app->window->project().redo();
    QCOMPARE(m_app->window->project().data().bodies.size(), std::size_t(2));
}

void tst_DocumentFiles::dropOnTheWindowAddsABody()
{
    m_app->show();
    const QString sprite = image(QStringLiteral("dropped.png"), QSize(10, 10));
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(sprite)});
    QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(m_app->window.get(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(m_app->window.get(), &drop);
    QCOMPARE(m_app->window->project().data().bodies.size(), std::size_t(1));
}

void tst_DocumentFiles::recentFilesAreNewestFirst()
{
    QSignalSpy spy(m_app->settings.get(), &Settings::recentFilesChanged);
    for (int i = 0; i < Settings::recentLimit + 3; ++i) {
        const QString path =
            m_app->write(QStringLiteral("p%1.hull").arg(i), AppFixture::project({}));
        QVERIFY(m_app->window->files().open(path));
    }
    QCOMPARE(spy.size(), Settings::recentLimit + 3);
    QCOMPARE(m_app->settings->recentFiles().size(), Settings::recentLimit);
    QVERIFY(m_app->settings->recentFiles().first().endsWith(QStringLiteral("p12.hull")));
    QVERIFY(m_app->window->files().open(m_app->path(QStringLiteral("p9.hull"))));
    QCOMPARE(m_app->settings->recentFiles().size(), Settings::recentLimit);
    QVERIFY(m_app->settings->recentFiles().first().endsWith(QStringLiteral("p9.hull")));
    Settings again; // Another run.
    QCOMPARE(again.recentFiles(), m_app->settings->recentFiles());
}

void tst_DocumentFiles::titleTellsTheState()
{
    const auto *label = m_app->window->findChild<QLabel *>(QStringLiteral("fileState"));
    QVERIFY(label);
    QCOMPARE(label->text(), QStringLiteral("untitled"));
    QVERIFY(m_app->window->files().saveTo(m_app->path(QStringLiteral("a.hull"))));
    QCOMPARE(label->text(), QStringLiteral("a.hull — saved"));
    change();
    QCOMPARE(label->text(), QStringLiteral("a.hull — not saved"));
    QVERIFY(m_app->window->isWindowModified());
    m_app->window->project().undo();
    QCOMPARE(label->text(), QStringLiteral("a.hull — saved"));
}

QTEST_MAIN(tst_DocumentFiles)
#include "tst_documentfiles.moc"

#pragma once

#include "editor/app/actions.h"
#include "editor/app/authormode.h"
#include "editor/app/settings.h"
#include "editor/canvas/canvas.h"
#include "panelfixture.h"

#include <QAction>
#include <QHBoxLayout>
#include <QTemporaryDir>
#include <QTest>

/// Author mode with its real canvas and panes in a plain window, driven by mouse and keys.
struct AuthorFixture {
    explicit AuthorFixture(const SceneData &data = {})
    {
        qputenv("HULLSMITH_SETTINGS", folder.filePath("settings.ini").toLocal8Bit());
        settings = std::make_unique<Settings>();
        settings->setLanguage(QStringLiteral("en"));
        actions.setMode(QStringLiteral("author"));
        document.reset(data);
        context = std::make_unique<AppContext>(AppContext{document, selection, actions, *settings});
        mode = new AuthorMode(*context, &owner);
        auto *row = new QHBoxLayout(&window);
        row->setContentsMargins(0, 0, 0, 0);
        const QList<ModePane> panes = mode->panes();
        row->addWidget(panes[0].widget);
        row->addWidget(mode->centre(), 1);
        row->addWidget(panes[1].widget);
        panes[0].widget->setFixedWidth(236);
        panes[1].widget->setFixedWidth(336);
        window.addActions(actions.all());
        window.resize(1300, 800);
        mode->enter();
        window.show();
        window.activateWindow();
    }
    ~AuthorFixture() { delete mode; }

    bool ready()
    {
        const bool active = QTest::qWaitForWindowActive(&window);
        mode->canvas()->setFocus();
        return active;
    }
    QWidget *viewport() { return mode->canvas()->viewport(); }
    QPoint screen(const hullsmith::Vec2 &world)
    {
        return mode->canvas()->view().toScreen(world).toPoint();
    }
    void click(const hullsmith::Vec2 &world, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mouseMove(viewport(), screen(world));
        QTest::mouseClick(viewport(), Qt::LeftButton, modifiers, screen(world));
    }
    void press(const hullsmith::Vec2 &world)
    {
        QTest::mouseMove(viewport(), screen(world));
        QTest::mousePress(viewport(), Qt::LeftButton, {}, screen(world));
    }
    void dragTo(const hullsmith::Vec2 &world) { QTest::mouseMove(viewport(), screen(world)); }
    void release(const hullsmith::Vec2 &world)
    {
        QTest::mouseRelease(viewport(), Qt::LeftButton, {}, screen(world));
    }
    void trigger(const char *action) { actions[action]->trigger(); }
    template <typename Widget>
    Widget *child(const char *name)
    {
        return window.findChild<Widget *>(QLatin1String(name));
    }
    const SceneBody &body(std::size_t index = 0) const { return document.data().bodies[index]; }
    void undoAll()
    {
        while (document.undoStack()->canUndo())
            document.undo();
    }

    QTemporaryDir folder;
    std::unique_ptr<Settings> settings;
    Document document;
    Selection selection{document};
    Actions actions;
    std::unique_ptr<AppContext> context;
    QObject owner;
    AuthorMode *mode = nullptr;
    QWidget window;
};

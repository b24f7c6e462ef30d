#pragma once

#include "editor/app/mainwindow.h"
#include "editor/app/settings.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QFile>
#include <QMessageBox>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <memory>

/// A window with settings of its own in a folder that goes away with it.
class AppFixture {
public:
    AppFixture()
    {
        qputenv("HULLSMITH_SETTINGS", path(QStringLiteral("settings.ini")).toLocal8Bit());
        settings = std::make_unique<Settings>();
        settings->setLanguage(QStringLiteral("en"));
        settings->setTheme(Settings::Theme::Light);
        window = std::make_unique<MainWindow>(*settings);
        // What is dropped stays empty, but where a test looks at the tracing.
        window->actions()["body.traceDropped"]->setChecked(false);
    }

    ~AppFixture()
    {
        window.reset();
        settings.reset();
        qunsetenv("HULLSMITH_SETTINGS");
    }

    AppFixture(const AppFixture &) = delete;
    AppFixture &operator=(const AppFixture &) = delete;

    QString path(const QString &name) const { return folder.filePath(name); }

    void show() const
    {
        window->show();
        QVERIFY(QTest::qWaitForWindowActive(window.get()));
    }

    QString write(const QString &name, const QByteArray &bytes) const
    {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write %s", qPrintable(file.fileName()));
        return file.fileName();
    }

    static QByteArray read(const QString &name)
    {
        QFile file(name);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    /// A project with one body per name and a triangle in each.
    static QByteArray project(const QStringList &bodies)
    {
        QByteArray text = R"({"format": "hullsmith", "version": 1, "bodies": [)";
        for (const QString &name : bodies) {
            text += text.endsWith('[') ? "" : ",";
            text += R"({"name": ")" + name.toUtf8() +
                    R"(", "shapes": [{"name": "hull", "type": "outline",
                         "vertices": [[0, 0], [32, 0], [0, 32]]}]})";
        }
        return text + "]}";
    }

    QTemporaryDir folder;
    std::unique_ptr<Settings> settings;
    std::unique_ptr<MainWindow> window;
};

/// Presses a button of the modal question that `name` names as soon as it is open.
class Answer : public QObject {
public:
    Answer(const char *name, QMessageBox::StandardButton button)
        : m_name(QLatin1String(name))
        , m_button(button)
    {
        m_timer.callOnTimeout(this, &Answer::look);
        m_timer.start(5);
    }

    bool wasAsked() const { return m_asked; }

private:
    void look()
    {
        auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
        if (!box || box->objectName() != m_name)
            return;
        m_asked = true;
        m_timer.stop();
        box->button(m_button)->click();
    }

    QString m_name;
    QMessageBox::StandardButton m_button;
    QTimer m_timer;
    bool m_asked = false;
};

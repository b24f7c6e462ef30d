#pragma once

#include "editor/document/bodytrace.h"

#include <QFutureWatcher>
#include <QObject>
#include <QStringList>

#include <stop_token>

class Document;

/// Traces the images of many bodies on all cores. What came out becomes one undo step at the end;
/// cancelling leaves the document as it is.
class TraceBatch : public QObject {
    Q_OBJECT
public:
    explicit TraceBatch(Document &document, QObject *parent = nullptr);
    ~TraceBatch() override;

    /// Traces each body that has an image, with its own settings. False, and nothing is done, while
    /// others are traced or if none has an image.
    bool start(const std::vector<BodyId> &bodies);
    void cancel();
    bool isRunning() const { return m_running; }

Q_SIGNALS:
    void progressed(int done, int all);
    /// One sentence, and a line for each image that gave no shapes.
    void finished(const QString &title, const QStringList &faults);

private:
    struct Job {
        SceneBody body; ///< As it was at the start.
        QString path;
        std::stop_token stop;
    };
    struct Result {
        SceneBody body;
        std::expected<BodyTrace, QString> trace;
    };

    static Result run(const Job &job, int cornerLimit);
    void finish();
    bool apply(const Result &result);

    Document &m_document;
    QFutureWatcher<Result> m_watcher;
    std::stop_source m_stop;
    bool m_running = false;
};

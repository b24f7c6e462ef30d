#pragma once

#include "editor/document/change.h"
#include "editor/document/finding.h"

#include <QHash>
#include <QObject>

#include <vector>

class Document;

/// The findings of every body against the project's target, kept per body: an edit forgets those of
/// the edited body only, and nothing is checked before somebody asks. So a project of thousands of
/// bodies costs what is on the screen.
class BodyChecks : public QObject {
    Q_OBJECT
public:
    struct Count {
        int errors = 0;
        int warnings = 0;
        int notes = 0;
        bool fine() const { return errors == 0 && warnings == 0; }
    };

    explicit BodyChecks(Document &document, QObject *parent = nullptr);

    /// Worst first within each shape, shapes in order. Empty for a body that is not there.
    const std::vector<Finding> &findings(BodyId body);
    Count count(BodyId body);
    /// Only those of one shape.
    Count count(BodyId body, ShapeId shape);
    /// The target's rules; those of plain geometry if the project names an unknown target.
    const EngineProfile &profile() const;
    /// Forgets everything: file names on disk may have changed.
    void forget();

Q_SIGNALS:
    /// Findings of `body` may be others now; no id: those of every body.
    void changed(BodyId body);

private:
    void follow(const Change &change);

    Document &m_document;
    QHash<quint32, std::vector<Finding>> m_known;
    QString m_target;
    double m_pixelsPerMetre = 0.0;
};

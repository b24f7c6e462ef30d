#pragma once

#include "editor/formats/filefault.h"

#include <QFrame>

#include <vector>

class QLabel;
class QToolButton;

/// A strip above the canvas that says what went wrong, or what went well, without stopping the
/// work. It stays until it is closed or replaced.
class MessageBar : public QFrame {
    Q_OBJECT
public:
    enum class Kind { Note, Fault };

    explicit MessageBar(QWidget *parent = nullptr);

    /// `title` is one sentence; `details` are lines below it. Never read as markup.
    void showMessage(Kind kind, const QString &title, const QStringList &details = {});
    /// Faults with their places: "FILE:LINE:COLUMN: error: text".
    void showFaults(const QString &title, const QString &file,
                    const std::vector<FileFault> &faults);
    QString text() const; ///< Title and details, a line each; for tests and screen readers.
    Kind kind() const { return m_kind; }

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void restyle();

    Kind m_kind = Kind::Note;
    QLabel *m_icon;
    QLabel *m_title;
    QLabel *m_details;
    QToolButton *m_close;
};

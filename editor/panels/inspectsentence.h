#pragma once

#include "editor/inspection/palette.h"
#include "editor/inspection/sentences.h"

#include <QWidget>

class InspectSession;
class QLabel;
class QPushButton;
class QTimer;

/// The sentence of the current step: real text that can be selected and copied, numbers in bold.
/// What it names can be pointed at with the mouse, or with Tab and Enter. Below it a note when the
/// cursor could not stay on its step. Screen readers hear the last of a fast series.
class InspectSentence : public QWidget {
    Q_OBJECT
public:
    explicit InspectSentence(InspectSession &session, QWidget *parent = nullptr);

    void setPalette2D(const Palette &palette);
    QString text() const { return m_plain; } ///< Without marks.
    QString note() const;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    void announce();
    void show(const std::optional<StepFocus> &focus);
    void point(const QString &link);
    void pointAtSelected(); ///< At the piece that Tab stands on.
    void setFocusFrom(const std::optional<StepFocus> &focus);

    InspectSession &m_session;
    QLabel *m_label;
    QLabel *m_note;
    QPushButton *m_gap; ///< Answers to the question; hidden without one.
    QPushButton *m_overlap;
    QTimer *m_announcement;
    QString m_plain;
    std::vector<TextPiece> m_pieces;
    bool m_points = false; ///< The focus comes from here.
    Palette m_palette;
};

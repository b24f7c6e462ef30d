#pragma once

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QToolButton;

/// One part of a side panel: a heading in small capitals that folds its content away, a muted note
/// beside it ("21 · counter-clockwise") and room for a control at the right.
class PanelSection : public QWidget {
    Q_OBJECT
public:
    explicit PanelSection(QWidget *content, QWidget *parent = nullptr);

    void setTitle(const QString &title);
    void setNote(const QString &note);
    /// Puts `control` at the right end of the heading.
    void setControl(QWidget *control);
    bool isFolded() const { return m_folded; }
    void setFolded(bool folded);

protected:
    void changeEvent(QEvent *event) override;

private:
    void restyle();

    QToolButton *m_heading;
    QLabel *m_note;
    QHBoxLayout *m_row;
    QWidget *m_content;
    bool m_folded = false;
};

/// `base` larger or smaller by `factor`, whether its size is in points or in pixels.
QFont scaledFont(const QFont &base, double factor);
/// The font of section headings: small, bold, upper case, spaced a little.
QFont sectionFont(const QFont &base);

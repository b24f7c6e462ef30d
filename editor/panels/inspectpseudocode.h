#pragma once

#include "editor/inspection/palette.h"

#include <QListWidget>

class InspectRowDelegate;
class InspectSession;

/// The algorithm in eight lines; the line that the current step carries out is marked.
class InspectPseudocode : public QListWidget {
    Q_OBJECT
public:
    explicit InspectPseudocode(InspectSession &session, QWidget *parent = nullptr);

    void setPalette2D(const Palette &palette);
    QSize sizeHint() const override;

protected:
    void changeEvent(QEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    void rebuild();
    void follow();
    void point(int line);
    void showFocus();

    InspectSession &m_session;
    InspectRowDelegate *m_delegate;
    Palette m_palette;
};

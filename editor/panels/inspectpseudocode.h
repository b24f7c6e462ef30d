#pragma once

#include "editor/inspection/palette.h"

#include <QListWidget>

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

private:
    void rebuild();
    void follow();

    InspectSession &m_session;
    Palette m_palette;
};

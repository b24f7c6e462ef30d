#pragma once

#include <QTreeView>

class InspectRowDelegate;
class InspectSession;
class InspectStepsModel;
struct Palette;

/// The step tree: click or Enter goes to a step.
class InspectSteps : public QTreeView {
    Q_OBJECT
public:
    explicit InspectSteps(InspectSession &session, QWidget *parent = nullptr);

    void setPalette2D(const Palette &palette);

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    void follow();
    void open(const QModelIndex &index);

    InspectSession &m_session;
    InspectStepsModel *m_model;
    InspectRowDelegate *m_delegate;
};

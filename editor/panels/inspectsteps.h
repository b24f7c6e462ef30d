#pragma once

#include <QTreeView>

class InspectSession;
class InspectStepsModel;

/// The step tree: click or Enter goes to a step.
class InspectSteps : public QTreeView {
    Q_OBJECT
public:
    explicit InspectSteps(InspectSession &session, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void follow();
    void open(const QModelIndex &index);

    InspectSession &m_session;
    InspectStepsModel *m_model;
};

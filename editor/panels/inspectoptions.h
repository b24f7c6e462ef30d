#pragma once

#include "physics/collision/sat.h"

#include <QWidget>

class InspectRounding;
class InspectSession;
class QAction;
class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLabel;

/// How the test is run, whether touching counts as a collision, and how round the shapes are.
class InspectOptions : public QWidget {
    Q_OBJECT
public:
    explicit InspectOptions(InspectSession &session, QWidget *parent = nullptr);

    void setPolicy(const hullsmith::CollisionPolicy &policy);
    hullsmith::CollisionPolicy policy() const;
    void setEarlyOut(bool on);
    void setSkipParallel(bool on);
    void setPredicts(bool on);
    void focusTolerance();
    void focusRounding();

Q_SIGNALS:
    void policyChanged();
    void earlyOutChanged(bool on);
    void skipParallelChanged(bool on);
    void predictsChanged(bool on);

protected:
    void changeEvent(QEvent *event) override;

private:
    void apply();
    void retranslate();

    InspectSession &m_session;
    QCheckBox *m_earlyOut;
    QCheckBox *m_skipParallel;
    QCheckBox *m_cache;
    QCheckBox *m_predicts;
    QLabel *m_policyLabel;
    QComboBox *m_policy;
    QDoubleSpinBox *m_tolerance;
    InspectRounding *m_rounding;
};

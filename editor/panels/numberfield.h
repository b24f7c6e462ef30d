#pragma once

#include <QDoubleSpinBox>

/// A spin box for one figure of the document: a point in every language, one edit per finished
/// entry, no change from a wheel that only meant to scroll the panel, and a state for "the selected
/// shapes differ".
class NumberField : public QDoubleSpinBox {
    Q_OBJECT
public:
    explicit NumberField(QWidget *parent = nullptr);

    void setBounds(double least, double most);
    /// Shows `value` without announcing it.
    void show(double value);
    /// Shows that several values are meant; `base` is where stepping starts.
    void showSeveral(double base);
    bool isSeveral() const { return m_several; }

    void stepBy(int steps) override;
    QString textFromValue(double value) const override;

Q_SIGNALS:
    /// The user entered or stepped to another value.
    void edited(double value);

protected:
private:
    void announce(double value);

    double m_least = 0.0;
    double m_base = 0.0;
    bool m_several = false;
    bool m_quiet = false;
};

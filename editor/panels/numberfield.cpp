#include "numberfield.h"

#include "numbertext.h"
#include "wheelguard.h"

#include <QScopedValueRollback>

namespace {

constexpr int mostDecimals = 6;
constexpr int leastDecimals = 2; ///< Shown even if zero.

} // namespace

NumberField::NumberField(QWidget *parent)
    : QDoubleSpinBox(parent)
{
    setLocale(QLocale::c());
    setKeyboardTracking(false);
    setDecimals(mostDecimals);
    guardWheel(*this);
    setAccelerated(true);
    setGroupSeparatorShown(false);
    setMinimumWidth(60);
    setBounds(-NumberText::largestCoordinate, NumberText::largestCoordinate);
    connect(this, &QDoubleSpinBox::valueChanged, this, &NumberField::announce);
}

void NumberField::setBounds(double least, double most)
{
    m_least = least;
    const QScopedValueRollback quiet(m_quiet, true);
    setRange(least, most);
}

void NumberField::show(double value)
{
    const QScopedValueRollback quiet(m_quiet, true);
    m_several = false;
    setSpecialValueText({});
    setMinimum(m_least);
    setValue(value);
}

void NumberField::showSeveral(double base)
{
    const QScopedValueRollback quiet(m_quiet, true);
    m_several = true;
    m_base = base;
    setMinimum(m_least - 1.0);
    setSpecialValueText(tr("several"));
    setValue(minimum());
}

void NumberField::stepBy(int steps)
{
    if (m_several)
        setValue(std::max(m_least, m_base + steps * singleStep()));
    else
        QDoubleSpinBox::stepBy(steps);
}

QString NumberField::textFromValue(double value) const
{
    QString text = NumberText::fixed(value, decimals());
    const qsizetype point = text.indexOf(QLatin1Char('.'));
    const qsizetype least = point + 1 + leastDecimals;
    while (point >= 0 && text.size() > least && text.endsWith(QLatin1Char('0')))
        text.chop(1);
    return text;
}

void NumberField::announce(double value)
{
    if (m_quiet || (m_several && value < m_least))
        return;
    Q_EMIT edited(value);
}

#pragma once

#include "expansion.h"

namespace hullsmith {

/// A number of about 32 digits, kept as a rounded double and the rest. Not exact, but with a
/// relative error near 2^-104 per operation.
/// Source: Dekker, A Floating-Point Technique for Extending the Available Precision (1971).
class DoubleDouble {
public:
    DoubleDouble() = default;
    explicit DoubleDouble(double value)
        : m_high(value)
    {
    }
    /// a - b without rounding.
    static DoubleDouble difference(double a, double b) { return DoubleDouble(twoSum(a, -b)); }

    double value() const { return m_high + m_low; }

    friend DoubleDouble operator+(const DoubleDouble &a, const DoubleDouble &b)
    {
        const RoundedPair high = twoSum(a.m_high, b.m_high);
        const RoundedPair low = twoSum(a.m_low, b.m_low);
        const RoundedPair sum = twoSum(high.high, high.low + low.high);
        return DoubleDouble(twoSum(sum.high, sum.low + low.low));
    }
    friend DoubleDouble operator-(const DoubleDouble &a, const DoubleDouble &b)
    {
        return a + DoubleDouble(RoundedPair{-b.m_high, -b.m_low});
    }
    friend DoubleDouble operator*(const DoubleDouble &a, const DoubleDouble &b)
    {
        const RoundedPair product = twoProduct(a.m_high, b.m_high);
        const double crossTerms = a.m_high * b.m_low + a.m_low * b.m_high;
        return DoubleDouble(twoSum(product.high, product.low + crossTerms));
    }
    friend DoubleDouble operator/(const DoubleDouble &a, const DoubleDouble &b)
    {
        const DoubleDouble first(a.m_high / b.m_high);
        const DoubleDouble rest = a - first * b;
        const DoubleDouble second(rest.m_high / b.m_high);
        const DoubleDouble left = rest - second * b;
        return first + second + DoubleDouble(left.m_high / b.m_high);
    }

private:
    explicit DoubleDouble(const RoundedPair &pair)
        : m_high(pair.high)
        , m_low(pair.low)
    {
    }

    double m_high = 0.0;
    double m_low = 0.0;
};

} // namespace hullsmith

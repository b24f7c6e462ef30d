#include "expansion.h"

namespace hullsmith {

void ExactAccumulator::add(double value)
{
    std::size_t kept = 0;
    double carry = value;
    for (std::size_t i = 0; i < m_parts.size(); ++i) {
        const RoundedPair sum = twoSum(carry, m_parts[i]);
        if (sum.low != 0.0)
            m_parts[kept++] = sum.low;
        carry = sum.high;
    }
    m_parts.resize(kept);
    if (carry != 0.0)
        m_parts.push_back(carry);
}

void ExactAccumulator::addProduct(double a, double b)
{
    const RoundedPair product = twoProduct(a, b);
    add(product.low);
    add(product.high);
}

int ExactAccumulator::sign() const
{
    const double leading = m_parts.empty() ? 0.0 : m_parts.back();
    return (leading > 0.0) - (leading < 0.0);
}

double ExactAccumulator::value() const
{
    double sum = 0.0;
    for (const double part : m_parts)
        sum += part;
    return sum;
}

} // namespace hullsmith

#pragma once

#include <array>
#include <cmath>
#include <cstddef>
#include <vector>

namespace hullsmith {

/// A rounded result and what the rounding left out: high + low is exact.
struct RoundedPair {
    double high;
    double low;
};

/// a + b, exactly (Knuth).
inline RoundedPair twoSum(double a, double b)
{
    const double high = a + b;
    const double partB = high - a;
    const double partA = high - partB;
    return {high, (a - partA) + (b - partB)};
}

/// a * b, exactly unless the product overflows or its last bit underflows.
inline RoundedPair twoProduct(double a, double b)
{
    const double high = a * b;
    return {high, std::fma(a, b, -high)};
}

/// An exact number: the sum of up to `N` doubles that do not overlap, smallest first, none zero.
/// The operations are exact and state in their type how many parts the result may need.
/// Source: Shewchuk, Adaptive Precision Floating-Point Arithmetic (1997), theorems 10, 12 and 19.
template <std::size_t N>
class Expansion {
public:
    std::size_t size() const { return m_size; }
    double operator[](std::size_t i) const { return m_parts[i]; }

    /// Appends the next larger part; zeros are dropped.
    void append(double part)
    {
        if (part != 0.0)
            m_parts[m_size++] = part;
    }
    /// Adds a double; there must be room for one part more.
    void grow(double value)
    {
        const std::size_t before = m_size;
        m_size = 0;
        double carry = value;
        for (std::size_t i = 0; i < before; ++i) {
            const RoundedPair sum = twoSum(carry, m_parts[i]);
            append(sum.low);
            carry = sum.high;
        }
        append(carry);
    }
    /// The largest part has the sign of the whole.
    int sign() const
    {
        const double leading = m_size == 0 ? 0.0 : m_parts[m_size - 1];
        return (leading > 0.0) - (leading < 0.0);
    }

private:
    std::array<double, N> m_parts;
    std::size_t m_size = 0;
};

inline Expansion<2> exactSum(double a, double b)
{
    const RoundedPair sum = twoSum(a, b);
    Expansion<2> result;
    result.append(sum.low);
    result.append(sum.high);
    return result;
}

inline Expansion<2> exactDifference(double a, double b)
{
    return exactSum(a, -b);
}

/// a + factor * b for a factor of 1 or -1.
template <std::size_t N, std::size_t M>
Expansion<N + M> combined(const Expansion<N> &a, const Expansion<M> &b, double factor)
{
    Expansion<N + M> result;
    for (std::size_t i = 0; i < a.size(); ++i)
        result.append(a[i]);
    for (std::size_t i = 0; i < b.size(); ++i)
        result.grow(factor * b[i]);
    return result;
}

template <std::size_t N, std::size_t M>
Expansion<N + M> operator+(const Expansion<N> &a, const Expansion<M> &b)
{
    return combined(a, b, 1.0);
}

template <std::size_t N, std::size_t M>
Expansion<N + M> operator-(const Expansion<N> &a, const Expansion<M> &b)
{
    return combined(a, b, -1.0);
}

template <std::size_t N, std::size_t M>
Expansion<2 * N * M> operator*(const Expansion<N> &a, const Expansion<M> &b)
{
    Expansion<2 * N * M> result;
    for (std::size_t j = 0; j < b.size(); ++j) {
        for (std::size_t i = 0; i < a.size(); ++i) {
            const RoundedPair product = twoProduct(a[i], b[j]);
            if (product.low != 0.0)
                result.grow(product.low);
            result.grow(product.high);
        }
    }
    return result;
}

/// The same number in as few parts as possible (Shewchuk, theorem 23).
template <std::size_t N>
Expansion<N> compressed(const Expansion<N> &number)
{
    if (number.size() == 0)
        return number;
    std::array<double, N> parts;
    std::size_t bottom = N - 1;
    double carry = number[number.size() - 1];
    for (std::size_t i = number.size() - 1; i-- > 0;) {
        const RoundedPair sum = twoSum(carry, number[i]);
        carry = sum.high;
        if (sum.low != 0.0) {
            parts[bottom--] = sum.high;
            carry = sum.low;
        }
    }
    parts[bottom] = carry;
    Expansion<N> result;
    carry = parts[bottom];
    for (std::size_t i = bottom + 1; i < N; ++i) {
        const RoundedPair sum = twoSum(parts[i], carry);
        result.append(sum.low);
        carry = sum.high;
    }
    result.append(carry);
    return result;
}

/// A running exact sum of any number of doubles. Each addition costs the parts held, which stay
/// few as long as the terms are of similar magnitude.
class ExactAccumulator {
public:
    void add(double value);
    /// Adds a * b.
    void addProduct(double a, double b);
    int sign() const;
    /// The sum, rounded; its sign is right.
    double value() const;

private:
    std::vector<double> m_parts; ///< Non-overlapping, smallest first, none zero.
};

} // namespace hullsmith

#pragma once

// Several numbers at a time, on Eigen's packet primitives (internal to Eigen: pinned to 3.4, and
// used in this header only). Eigen's arrays do not turn select() and comparisons into vector code.

#include <Eigen/Core>

#include <bit>
#include <cstdint>

namespace hullsmith::HULLSMITH_KERNELS {

/// A packet of numbers of the type `S`; each operation works on all of them at once.
template <class Packet>
struct Lane {
    using S = typename Eigen::internal::unpacket_traits<Packet>::type;
    static constexpr int width = Eigen::internal::unpacket_traits<Packet>::size;

    Packet v;

    static Lane all(S value) { return {Eigen::internal::pset1<Packet>(value)}; }
    static Lane counting() { return {Eigen::internal::plset<Packet>(S(0))}; } ///< 0, 1, 2, ...
    static Lane load(const S *from) { return {Eigen::internal::ploadu<Packet>(from)}; }
    void store(S *to) const { Eigen::internal::pstoreu(to, v); }

    friend Lane operator+(Lane a, Lane b) { return {Eigen::internal::padd(a.v, b.v)}; }
    friend Lane operator-(Lane a, Lane b) { return {Eigen::internal::psub(a.v, b.v)}; }
    friend Lane operator-(Lane a) { return {Eigen::internal::pnegate(a.v)}; }
    friend Lane operator*(Lane a, Lane b) { return {Eigen::internal::pmul(a.v, b.v)}; }
    friend Lane operator/(Lane a, Lane b) { return {Eigen::internal::pdiv(a.v, b.v)}; }
    friend Lane operator<(Lane a, Lane b) { return {Eigen::internal::pcmp_lt(a.v, b.v)}; }
    friend Lane operator&(Lane a, Lane b) { return {Eigen::internal::pand(a.v, b.v)}; }
    friend Lane operator|(Lane a, Lane b) { return {Eigen::internal::por(a.v, b.v)}; }

    friend Lane min(Lane a, Lane b) { return {Eigen::internal::pmin(a.v, b.v)}; }
    friend Lane max(Lane a, Lane b) { return {Eigen::internal::pmax(a.v, b.v)}; }
    friend Lane abs(Lane a) { return {Eigen::internal::pabs(a.v)}; }
    friend Lane sqrt(Lane a) { return {Eigen::internal::psqrt(a.v)}; }
    /// a b + c.
    friend Lane mulAdd(Lane a, Lane b, Lane c) { return {Eigen::internal::pmadd(a.v, b.v, c.v)}; }
    /// In each lane `yes` where the comparison `condition` held, otherwise `no`.
    friend Lane select(Lane condition, Lane yes, Lane no)
    {
        return {Eigen::internal::pselect(condition.v, yes.v, no.v)};
    }
    friend S least(Lane a) { return Eigen::internal::predux_min(a.v); }
    friend S greatest(Lane a) { return Eigen::internal::predux_max(a.v); }
};

/// The bits of a number, as the integer of its size.
template <class S>
using BitsOf = std::conditional_t<sizeof(S) == 4, std::uint32_t, std::uint64_t>;

/// Numbers that carry a small index in their lowest bits, so that a minimum or a maximum brings
/// the index along. It changes a number by less than `count` units in the last place.
template <class S, int count>
struct Tagged {
    static constexpr BitsOf<S> mask = std::bit_ceil(unsigned(count)) - 1;

    static S clearing() { return std::bit_cast<S>(BitsOf<S>(~mask)); }
    static S tag(int index) { return std::bit_cast<S>(BitsOf<S>(unsigned(index))); }
    static int index(S value) { return int(std::bit_cast<BitsOf<S>>(value) & mask); }
};

/// Bit i is the result of a comparison in lane i.
template <class Packet>
inline unsigned bits(Lane<Packet> condition)
{
    using L = Lane<Packet>;
    typename L::S values[std::size_t(L::width)];
    condition.store(values);
    unsigned result = 0;
    for (int i = 0; i < L::width; ++i)
        result |= unsigned(std::bit_cast<BitsOf<typename L::S>>(values[i]) != 0) << i;
    return result;
}

/// Four numbers that stand together at each of `width` places become four lanes: lane l of out[k]
/// is from[l][k].
template <class Packet>
inline void gather4(const typename Lane<Packet>::S *const *from, Lane<Packet> *out)
{
    using namespace Eigen::internal;
    constexpr int width = Lane<Packet>::width;
    static_assert(width == 2 || width == 4);
    PacketBlock<Packet, width> block;
    for (int first = 0; first < 4; first += width) {
        for (int l = 0; l < width; ++l)
            block.packet[l] = pload<Packet>(from[l] + first);
        ptranspose(block);
        for (int k = 0; k < width; ++k)
            out[first + k].v = block.packet[k];
    }
}

#ifdef EIGEN_VECTORIZE_SSE2
template <>
inline unsigned bits(Lane<Eigen::internal::Packet4f> condition)
{
    return unsigned(_mm_movemask_ps(condition.v));
}
template <>
inline unsigned bits(Lane<Eigen::internal::Packet2d> condition)
{
    return unsigned(_mm_movemask_pd(condition.v));
}
#endif

#ifdef EIGEN_VECTORIZE_AVX
template <>
inline unsigned bits(Lane<Eigen::internal::Packet8f> condition)
{
    return unsigned(_mm256_movemask_ps(condition.v));
}
template <>
inline unsigned bits(Lane<Eigen::internal::Packet4d> condition)
{
    return unsigned(_mm256_movemask_pd(condition.v));
}
/// Loads two places into the halves of one register, so that one transposition does for both.
template <>
inline void gather4(const float *const *from, Lane<Eigen::internal::Packet8f> *out)
{
    const auto two = [&](int l) {
        return _mm256_insertf128_ps(_mm256_castps128_ps256(_mm_load_ps(from[l])),
                                    _mm_load_ps(from[l + 4]), 1);
    };
    const __m256 r0 = two(0);
    const __m256 r1 = two(1);
    const __m256 r2 = two(2);
    const __m256 r3 = two(3);
    const __m256 xy01 = _mm256_unpacklo_ps(r0, r1);
    const __m256 xy23 = _mm256_unpacklo_ps(r2, r3);
    const __m256 zw01 = _mm256_unpackhi_ps(r0, r1);
    const __m256 zw23 = _mm256_unpackhi_ps(r2, r3);
    out[0].v = _mm256_shuffle_ps(xy01, xy23, 0x44);
    out[1].v = _mm256_shuffle_ps(xy01, xy23, 0xee);
    out[2].v = _mm256_shuffle_ps(zw01, zw23, 0x44);
    out[3].v = _mm256_shuffle_ps(zw01, zw23, 0xee);
}
#endif

} // namespace hullsmith::HULLSMITH_KERNELS

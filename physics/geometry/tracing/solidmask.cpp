#include "solidmask.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace hullsmith {

namespace {

constexpr std::uint64_t everyByte = 0x0101010101010101;

/// Eight pixels at a time: bit i says whether byte i is at least `threshold`. Each byte's lower
/// seven bits are added to what carries into the eighth, which then stands for the comparison.
class EightBytes {
public:
    explicit EightBytes(int threshold)
        : m_upper(threshold > 128)
        , m_carry(everyByte * std::uint64_t(m_upper ? 256 - threshold : 128 - threshold))
    {
    }

    std::uint64_t compare(const std::uint8_t *bytes) const
    {
        std::uint64_t word;
        std::memcpy(&word, bytes, sizeof word);
        const std::uint64_t lower = (word & 0x7f * everyByte) + m_carry;
        const std::uint64_t solid = (m_upper ? lower & word : lower | word) & 0x80 * everyByte;
        return ((solid >> 7) * 0x0102040810204080) >> 56; // gathers one bit of each byte
    }

private:
    bool m_upper;
    std::uint64_t m_carry;
};

std::uint64_t compareEach(const std::uint8_t *bytes, int count, int step, int threshold)
{
    std::uint64_t bits = 0;
    for (int i = 0; i < count; ++i)
        bits |= std::uint64_t(bytes[std::ptrdiff_t(i) * step] >= threshold) << i;
    return bits;
}

void readRow(const std::uint8_t *bytes, int width, int step, int threshold,
             std::span<std::uint64_t> row)
{
    const EightBytes eight(threshold);
    const bool packed = step == 1 && std::endian::native == std::endian::little;
    for (int x = 0; x < width; x += 64) {
        const int count = std::min(width - x, 64);
        const std::uint8_t *from = bytes + std::ptrdiff_t(x) * step;
        std::uint64_t bits = 0;
        if (packed && count == 64)
            for (int i = 0; i < 64; i += 8)
                bits |= eight.compare(from + i) << i;
        else
            bits = compareEach(from, count, step, threshold);
        const auto word = std::size_t(x / 64);
        row[word] |= bits << 1;
        if (word + 1 < row.size())
            row[word + 1] |= bits >> 63;
    }
}

} // namespace

SolidMask::SolidMask(int width, int height)
    : m_width(width)
    , m_height(height)
    , m_words(std::size_t(width + 2 + 63) / 64)
    , m_bits(m_words * std::size_t(height + 2))
{
}

std::int64_t SolidMask::count() const
{
    std::int64_t count = 0;
    for (const std::uint64_t word : m_bits)
        count += std::popcount(word);
    return count;
}

std::optional<SolidMask> solidMask(const AlphaImage &image, const PixelRect &region, int threshold,
                                   const std::stop_token &stop)
{
    SolidMask mask(region.width, region.height);
    for (int y = 0; y < region.height; ++y) {
        if (stop.stop_requested())
            return std::nullopt;
        readRow(image.row(region.row + y) + std::ptrdiff_t(region.column) * image.step,
                region.width, image.step, threshold, mask.row(y));
    }
    return mask;
}

} // namespace hullsmith

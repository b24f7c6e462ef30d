#pragma once

#include "../alphaimage.h"

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace hullsmith {

/// One bit a pixel: solid or empty. Pixels beside the mask are empty. Bit c + 1 of a row is column
/// c, so that each row begins and ends with an empty pixel.
class SolidMask {
public:
    SolidMask(int width, int height);

    int width() const { return m_width; }
    int height() const { return m_height; }
    std::size_t wordsPerRow() const { return m_words; }

    /// `column` from -1 to width, `row` from -1 to height.
    bool at(int column, int row) const
    {
        const auto bit = std::size_t(column + 1);
        return (m_bits[std::size_t(row + 1) * m_words + bit / 64] >> (bit % 64) & 1) != 0;
    }
    std::span<const std::uint64_t> row(int row) const
    {
        return {m_bits.data() + std::size_t(row + 1) * m_words, m_words};
    }
    std::span<std::uint64_t> row(int row)
    {
        return {m_bits.data() + std::size_t(row + 1) * m_words, m_words};
    }

    std::int64_t count() const; ///< Solid pixels.

private:
    int m_width, m_height;
    std::size_t m_words;
    std::vector<std::uint64_t> m_bits; ///< With an empty row above and one below.
};

/// The pixels of `region` (inside the image) whose alpha is at least `threshold`, 1 to 255. Nothing
/// if a stop is requested.
std::optional<SolidMask> solidMask(const AlphaImage &image, const PixelRect &region, int threshold,
                                   const std::stop_token &stop = {});

} // namespace hullsmith

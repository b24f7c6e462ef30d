#pragma once

#include <cstddef>
#include <cstdint>

namespace hullsmith {

/// The alpha channel of an image, as bytes that belong to someone else. Whether the colours beside
/// it are multiplied by it makes no difference.
struct AlphaImage {
    const std::uint8_t *bytes = nullptr; ///< Alpha of the first pixel of the top row.
    int width = 0;                       ///< Pixels, 1 to `largestImageSide`.
    int height = 0;
    std::ptrdiff_t stride =
        0;        ///< Bytes from a row to the next; negative if they are stored upwards.
    int step = 1; ///< Bytes from a pixel to the next: 4 for RGBA.

    const std::uint8_t *row(int y) const { return bytes + std::ptrdiff_t(y) * stride; }
    int at(int column, int rowFromTop) const
    {
        return row(rowFromTop)[std::ptrdiff_t(column) * step];
    }
};

/// Pixels of the longest side of an image that is read: 256 megapixels.
inline constexpr int largestImageSide = 16384;

/// A pixel, counted from the left and from the top.
struct Pixel {
    int column = 0;
    int row = 0;

    bool operator==(const Pixel &) const = default;
};

/// A rectangle of pixels; (column, row) is its top left one.
struct PixelRect {
    int column = 0;
    int row = 0;
    int width = 0;
    int height = 0;

    bool operator==(const PixelRect &) const = default;
};

} // namespace hullsmith

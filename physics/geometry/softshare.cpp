#include "trace.h"

#include "tolerance.h"
#include "tracing/imagecracks.h"

#include <bit>

namespace hullsmith {

namespace {

/// Looks at the cracks of an image: at the alphas before and behind each.
class CrackSoftness {
public:
    CrackSoftness(const AlphaImage &image, const SolidMask &mask)
        : m_image(image)
        , m_mask(mask)
    {
    }

    double share()
    {
        for (int row = 0; row < m_mask.height(); ++row)
            for (std::size_t word = 0; word < m_mask.wordsPerRow(); ++word) {
                countBelow(row, word);
                countRightOf(row, word);
            }
        return m_cracks > 0 ? double(m_soft) / double(m_cracks) : 0.0;
    }

private:
    /// The cracks between a row and the next.
    void countBelow(int row, std::size_t word)
    {
        std::uint64_t cracks = m_mask.row(row)[word] ^ m_mask.row(row + 1)[word];
        for (; cracks != 0; cracks &= cracks - 1)
            count({column(word, cracks), row}, 0, 1);
    }

    /// The cracks between a pixel and the next in its row.
    void countRightOf(int row, std::size_t word)
    {
        const auto bits = m_mask.row(row);
        const std::uint64_t next = word + 1 < bits.size() ? bits[word + 1] : 0;
        std::uint64_t cracks = bits[word] ^ (bits[word] >> 1 | next << 63);
        for (; cracks != 0; cracks &= cracks - 1)
            count({column(word, cracks), row}, 1, 0);
    }

    static int column(std::size_t word, std::uint64_t bits)
    {
        return int(word) * 64 + std::countr_zero(bits) - 1;
    }

    void count(Pixel pixel, int dx, int dy)
    {
        if (!isInside(pixel.column, pixel.row) || !isInside(pixel.column + dx, pixel.row + dy))
            return; // cut off by the image's edge
        if (!m_mask.at(pixel.column, pixel.row)) {
            pixel = {pixel.column + dx, pixel.row + dy};
            dx = -dx;
            dy = -dy;
        }
        const int solid = m_image.at(pixel.column, pixel.row);
        const int empty = m_image.at(pixel.column + dx, pixel.row + dy);
        const Pixel behind{pixel.column - dx, pixel.row - dy};
        const bool fades =
            isInside(behind.column, behind.row) && solid < m_image.at(behind.column, behind.row);
        ++m_cracks;
        m_soft += empty > 0 || fades;
    }

    bool isInside(int column, int row) const
    {
        return column >= 0 && column < m_image.width && row >= 0 && row < m_image.height;
    }

    const AlphaImage &m_image;
    const SolidMask &m_mask;
    std::int64_t m_cracks = 0;
    std::int64_t m_soft = 0;
};

} // namespace

std::expected<double, TraceFault> softShare(const AlphaImage &image, int threshold)
{
    const auto region = checkedRegion(image, threshold, {});
    if (!region)
        return std::unexpected(region.error());
    const auto mask = solidMask(image, *region, threshold);
    if (!mask) // only if asked to stop
        return std::unexpected(TraceFault{TraceFault::Kind::Cancelled});
    return CrackSoftness(image, *mask).share();
}

std::expected<Contour, TraceFault> suggestedContour(const AlphaImage &image, int threshold)
{
    const auto share = softShare(image, threshold);
    if (!share)
        return std::unexpected(share.error());
    return *share > softShareLimit ? Contour::Smooth : Contour::PixelEdges;
}

} // namespace hullsmith

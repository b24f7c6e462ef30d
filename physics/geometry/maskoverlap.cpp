#include "maskoverlap.h"

#include "predicates.h"
#include "tracing/keptmask.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace hullsmith {

namespace {

/// Solid pixels of a row left of a column, in constant time.
class RowCounts {
public:
    explicit RowCounts(SolidMask mask)
        : m_mask(std::move(mask))
    {
        m_before.reserve(m_mask.wordsPerRow() * std::size_t(m_mask.height()));
        for (int row = 0; row < m_mask.height(); ++row) {
            std::uint32_t count = 0;
            for (const std::uint64_t word : m_mask.row(row)) {
                m_before.push_back(count);
                count += std::uint32_t(std::popcount(word));
            }
        }
    }

    const SolidMask &mask() const { return m_mask; }

    /// `column` from 0 to the width.
    int leftOf(int column, int row) const
    {
        const auto bit = std::size_t(column) + 1;
        const std::uint64_t before = (std::uint64_t(1) << (bit % 64)) - 1;
        return int(m_before[std::size_t(row) * m_mask.wordsPerRow() + bit / 64]) +
               std::popcount(m_mask.row(row)[bit / 64] & before);
    }

    /// The length of the solid part of the row left of `x`, averaged over `x` from `a` to `b`.
    double meanLeftOf(double a, double b, int row) const
    {
        const double width = m_mask.width();
        const double from = std::min(a, b);
        const double to = std::max(a, b);
        if (to <= 0.0)
            return 0.0;
        const int whole = leftOf(m_mask.width(), row);
        if (from >= width)
            return whole;
        const int column = int(std::max(from, 0.0));
        if (from >= 0.0 && to <= column + 1.0)
            return at(0.5 * (from + to), column, row);
        return (integral(std::max(from, 0.0), std::min(to, width), column, row) +
                whole * std::max(to - width, 0.0)) /
               (to - from);
    }

private:
    double at(double x, int column, int row) const
    {
        return leftOf(column, row) + (m_mask.at(column, row) ? x - column : 0.0);
    }

    /// Over x from `from`, which lies in `column`, to `to`; inside the mask.
    double integral(double from, double to, int column, int row) const
    {
        double sum = 0.0;
        double count = leftOf(column, row);
        for (; from < to; ++column) {
            const double end = std::min(to, column + 1.0);
            const bool solid = m_mask.at(column, row);
            sum += (end - from) * (count + (solid ? 0.5 * (from + end) - column : 0.0));
            count += solid;
            from = end;
        }
        return sum;
    }

    SolidMask m_mask;
    std::vector<std::uint32_t> m_before; ///< Solid pixels of the row before each word.
};

/// The integral of the solid length to the left, over y downwards, along the edge from `a` to `b`.
double solidLeftOf(const Vec2 &a, const Vec2 &b, const RowCounts &counts)
{
    if (a.y() > b.y())
        return -solidLeftOf(b, a, counts);
    const double height = counts.mask().height();
    const double last = std::min(b.y(), height);
    double y = std::max(a.y(), 0.0);
    const auto xAt = [&](double at) {
        return at == b.y() ? b.x() : a.x() + (b.x() - a.x()) * ((at - a.y()) / (b.y() - a.y()));
    };
    double sum = 0.0;
    for (double x = y < last ? xAt(y) : 0.0; y < last;) {
        const int row = int(y);
        const double end = std::min(last, row + 1.0);
        const double endX = xAt(end);
        sum += (end - y) * counts.meanLeftOf(x, endX, row);
        y = end;
        x = endX;
    }
    return sum;
}

} // namespace

struct MaskOverlap::Data {
    RowCounts counts;
    Vec2 corner; ///< The mask's top left one in the frame of the outlines.
    double area;

    /// Of the mask inside a counter-clockwise ring; negative for a clockwise one.
    double commonWith(const std::vector<Vec2> &ring) const
    {
        double sum = 0.0;
        const auto inMask = [this](const Vec2 &p) {
            return Vec2(p.x() - corner.x(), corner.y() - p.y());
        };
        for (std::size_t i = 0; i < ring.size(); ++i)
            sum +=
                solidLeftOf(inMask(ring[i]), inMask(ring[i + 1 < ring.size() ? i + 1 : 0]), counts);
        return -sum; // y runs the other way in the mask
    }
};

std::expected<MaskOverlap, TraceFault> MaskOverlap::create(const AlphaImage &image,
                                                           const TraceOptions &options)
{
    auto cracks = findCracks(image, options);
    if (!cracks)
        return std::unexpected(cracks.error());
    const KeptIslands &kept = cracks->kept;
    const bool all = !options.seed && kept.droppedIslands == 0 && kept.droppedHoles == 0;
    SolidMask mask = all ? std::move(cracks->mask) : keptMask(*cracks);
    const auto area = double(mask.count());
    const Vec2 corner(cracks->region.column, image.height - cracks->region.row);
    return MaskOverlap(std::unique_ptr<Data>(new Data{RowCounts(std::move(mask)), corner, area}));
}

MaskOverlap::MaskOverlap(std::unique_ptr<Data> data)
    : m_data(std::move(data))
{
}

MaskOverlap::MaskOverlap(MaskOverlap &&) noexcept = default;
MaskOverlap &MaskOverlap::operator=(MaskOverlap &&) noexcept = default;
MaskOverlap::~MaskOverlap() = default;

Overlap MaskOverlap::measure(std::span<const Outline> outlines) const
{
    Overlap overlap;
    overlap.maskArea = m_data->area;
    const auto add = [&](const std::vector<Vec2> &ring, double factor) { // either winding
        const double area = signedArea(ring.data(), int(ring.size()));
        overlap.outlineArea += factor * std::abs(area);
        overlap.common += factor * std::copysign(1.0, area) * m_data->commonWith(ring);
    };
    for (const Outline &outline : outlines) {
        add(outline.outer, 1.0);
        for (const std::vector<Vec2> &hole : outline.holes)
            add(hole, -1.0);
    }
    return overlap;
}

} // namespace hullsmith

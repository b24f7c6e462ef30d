#pragma once

#include "trace.h"

#include <memory>
#include <span>

namespace hullsmith {

/// How far outlines and solid pixels agree; square pixels.
struct Overlap {
    double outlineArea = 0.0; ///< Of the outlines without their holes.
    double maskArea = 0.0;    ///< Of the solid pixels.
    double common = 0.0;      ///< Of what is both.

    double gained() const { return outlineArea - common; } ///< Inside the outlines, not solid.
    double lost() const { return maskArea - common; }      ///< Solid, but outside the outlines.
    /// Intersection over union: 1 if they are the same. 1 if both are empty.
    double iou() const
    {
        const double all = outlineArea + maskArea - common;
        return all > 0.0 ? common / all : 1.0;
    }
};

/// Measures outlines against the pixels they were traced from, often: the pixels are counted once.
/// Holds no reference to the image.
class MaskOverlap {
public:
    /// The pixels are those of the islands that trace() finds with these options: specks and other
    /// islands than the seed's do not count, filled holes do. O(pixels), as trace().
    static std::expected<MaskOverlap, TraceFault> create(const AlphaImage &image,
                                                         const TraceOptions &options = {});
    MaskOverlap(MaskOverlap &&) noexcept;
    MaskOverlap &operator=(MaskOverlap &&) noexcept;
    ~MaskOverlap();

    /// Overlap with `outlines` in the frame of trace(): finite, simple rings of either winding, no
    /// two of which cross; they may leave the image. What two outlines cover counts twice.
    ///
    /// Exact but for rounding, about 1e-15 of the image's area: by Green's theorem, an integral
    /// along the rings of the number of solid pixels to the left. O(pixels that the rings pass).
    Overlap measure(std::span<const Outline> outlines) const;

private:
    struct Data;
    explicit MaskOverlap(std::unique_ptr<Data> data);

    std::unique_ptr<Data> m_data;
};

} // namespace hullsmith

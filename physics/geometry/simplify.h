#pragma once

#include "outline.h"
#include "vec.h"

#include <expected>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace hullsmith {

/// Which side a simplified outline may err on.
enum class Fit {
    Closest, ///< Either: the most overlap.
    Cover,   ///< No point of the outline is left outside the result; holes shrink.
    Inside,  ///< No point of the result lies outside the outline; holes grow.
};

struct SimplifyOptions {
    Fit fit = Fit::Closest;
    /// Most distance from any point of a ring to its simplified ring, and back; unit of the
    /// outline. 0 drops what is straight and nothing else.
    double tolerance = 0.0;
    /// Most vertices of all rings together; `tolerance` is ignored. They are placed for the most
    /// overlap; where they may not move, or only to one side, the least tolerance is sought.
    std::optional<int> vertexBudget = std::nullopt;
    /// Vertices leave the outline for more overlap; else each is one of its vertices. Cover and
    /// Inside cannot do without.
    bool moveVertices = true;
    std::stop_token stop = {}; ///< Gives up soon after a request.
};

/// Why there is no simplified outline, and where. Carries no text: the editor words it.
struct SimplifyFault {
    enum class Kind {
        BadTolerance,   ///< Negative or not a number.
        BudgetTooTight, ///< No tolerance leaves so few vertices.
        NonFinite,      ///< A coordinate is not a finite number.
        TooLarge,       ///< A coordinate is farther out than simplifyReach.
        Degenerate,     ///< A ring encloses no area.
        NotSimple,      ///< Edges cross.
        Cancelled,
    };
    Kind kind;
    Vec2 place = Vec2::Zero(); ///< One point of it, if it has a place.

    bool operator==(const SimplifyFault &) const = default;
};

/// The fault's name for programs, as in the answers of `hullsmith query`: "not_simple". No user
/// text.
const char *faultCode(SimplifyFault::Kind kind);

struct SimplifyResult {
    std::vector<Outline> outlines; ///< One for each given, in the same order, with as many holes.
    double tolerance = 0.0;        ///< The one used.
    double deviation = 0.0;        ///< Largest Hausdorff distance of a ring to its simplified ring.
    int vertices = 0;              ///< Of all rings.
};

/// Simplifies the same outlines again and again, as a slider does: what does not depend on the
/// options is kept.
///
/// The rings may have either winding, which they keep, doubled vertices and spikes; they may touch
/// themselves and each other, but not cross. Every result has, verified and not only aimed at:
/// - Each ring within the tolerance of its simplified ring, in both directions (Hausdorff).
/// - No crossing within a ring or between rings that the given outlines do not have, and the same
///   nesting, by exact predicates. Where a shortcut would break that, more vertices stay.
/// - As many rings as before, each with its winding and an area: none is lost to the tolerance.
/// The result depends neither on the vertex a ring starts from nor on the order of the rings.
///
/// Method: the fewest vertices on the outline whose chords are valid (Imai and Iri, Polygonal
/// Approximations of a Curve, 1988), found with the wedges of Chan and Chin (Approximation of
/// Polygonal Curves with Minimum Number of Line Segments or Minimum Error, 1996), ties broken by
/// the area beside fitted lines. Then vertices leave the outline for the most overlap within the
/// tolerance, and those that it allows to do without are taken out. The count of the first step is
/// the least for rings of a few hundred vertices, and one more at most where shortcuts of shortcuts
/// are shortcuts.
///
/// Cover and Inside: a path for half the tolerance, whose edges are pushed to the outermost
/// (innermost) vertex they stand for and intersected, then reduced as above with the contour on one
/// side. The result and its outline do not cross properly, by exact predicates.
class Simplifier {
public:
    explicit Simplifier(std::span<const Outline> outlines);
    ~Simplifier();
    Simplifier(Simplifier &&) noexcept;
    Simplifier &operator=(Simplifier &&) noexcept;

    /// O(m L) for m vertices, the longest shortcut of which skips L.
    std::expected<SimplifyResult, SimplifyFault> simplify(const SimplifyOptions &options) const;

private:
    struct Prepared;
    struct Chosen;
    std::expected<Chosen, SimplifyFault::Kind> chosen(const SimplifyOptions &options) const;
    std::optional<Chosen> withinBudget(SimplifyOptions options, int budget) const;
    std::optional<std::vector<std::vector<Vec2>>> placedWithinBudget(SimplifyOptions options,
                                                                     int budget) const;

    std::unique_ptr<const Prepared> m_prepared;
};

/// The same for one call.
std::expected<SimplifyResult, SimplifyFault> simplify(std::span<const Outline> outlines,
                                                      const SimplifyOptions &options);

} // namespace hullsmith

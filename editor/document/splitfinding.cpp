#include "splitfinding.h"

#include "physics/geometry/outlinecheck.h"

#include <algorithm>

using hullsmith::Vec2;
using Kind = Finding::Kind;
using Ring = std::vector<Vec2>;

namespace {

bool isAnswered(const Finding &finding)
{
    return finding.kind == Kind::Concave || finding.kind == Kind::TooManyVertices ||
           finding.kind == Kind::HolesUnsupported;
}

Finding failure(Finding finding, const Vec2 &place)
{
    finding.kind = Kind::SplitFails;
    finding.severity = Finding::Severity::Error;
    finding.fix = Fix::MakeHull;
    finding.points = {place};
    return finding;
}

/// The first piece that the engine would weld or drop, as a finding.
std::optional<Finding> refusedPiece(const std::vector<Ring> &pieces, const Finding &place,
                                    const EngineProfile &profile, double scale)
{
    hullsmith::OutlineCheckOptions options;
    if (profile.weldDistance > 0.0)
        options.weldDistance = profile.weldDistance * scale;
    for (const Ring &piece : pieces) {
        const hullsmith::OutlineReport report = hullsmith::checkOutline(piece, options);
        Finding finding = failure(place, piece.front());
        finding.profile = profile.name;
        finding.kind = Kind::PieceTooSmall;
        if (!report.nearDuplicates.empty()) {
            const auto &[first, second] = report.nearDuplicates.front();
            const Vec2 &a = piece[std::size_t(first)];
            const Vec2 &b = piece[std::size_t(second)];
            finding.points = {0.5 * (a + b)};
            finding.measured = (b - a).norm() / scale;
            finding.limit = profile.weldDistance;
            return finding;
        }
        finding.kind = Kind::SmallArea;
        finding.fix = Fix::None;
        finding.measured = report.signedArea / (scale * scale);
        finding.limit = profile.leastArea;
        if (finding.measured < finding.limit)
            return finding;
    }
    return std::nullopt;
}

} // namespace

void judgeSplit(std::vector<Finding> &findings, const Finding &place, const SceneShape &shape,
                const EngineProfile &profile, double pixelsPerMetre, PieceWork work)
{
    const bool otherErrors = std::ranges::any_of(findings, [](const Finding &finding) {
        return finding.severity == Finding::Severity::Error && !isAnswered(finding);
    });
    if (otherErrors || std::ranges::none_of(findings, isAnswered))
        return;
    const PieceLimits limits = pieceLimits(&profile, pixelsPerMetre);
    const bool preview = work == PieceWork::Preview &&
                         int(shape.vertices.size()) > livePieceVertices &&
                         !knownPieces(shape, limits);
    const std::shared_ptr<const Pieces> pieces =
        shapePieces(shape, limits, preview ? PieceWork::Preview : PieceWork::Own);
    if (!*pieces) {
        findings.push_back(failure(place, pieces->error().place));
        return;
    }
    // The preview's pieces are not those that the engine gets.
    if (!preview)
        if (std::optional<Finding> refused =
                refusedPiece((*pieces)->pieces, place, profile, pixelsPerMetre)) {
            findings.push_back(*std::move(refused));
            return;
        }
    for (Finding &finding : findings) {
        if (!isAnswered(finding))
            continue;
        finding.severity = Finding::Severity::Note;
        finding.pieces = preview ? Finding::somePieces : int((*pieces)->pieces.size());
    }
}

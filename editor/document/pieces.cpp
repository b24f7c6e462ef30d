#include "pieces.h"

#include "physics/geometry/outlinecheck.h"
#include "shapesummary.h"

#include <algorithm>
#include <list>
#include <mutex>
#include <unordered_map>

using hullsmith::SplitOptions;
using hullsmith::Vec2;

namespace {

/// Points that the cache keeps, of outlines and of pieces: some tens of megabytes.
constexpr std::size_t mostCachedPoints = 1'000'000;
/// Outlines that it keeps.
constexpr std::size_t mostCachedOutlines = 4096;

/// Everything that pieces depend on.
struct PieceKey {
    std::vector<Vec2> vertices;
    std::vector<std::vector<Vec2>> holes;
    SplitSettings split; ///< With the limit that counts.
    double thickness = 0.0;

    bool operator==(const PieceKey &) const = default;
};

PieceKey keyOf(const SceneShape &outline, const PieceLimits &limits, PieceWork work)
{
    PieceKey key{outline.vertices, outline.holes, outline.split, limits.thickness};
    key.split.limit = pieceLimit(outline, limits.corners);
    if (work == PieceWork::Preview)
        key.split.method = SplitSettings::Method::Fast;
    return key;
}

std::size_t hashOf(const PieceKey &key)
{
    std::size_t hash =
        std::size_t(key.split.method) * 31 + std::size_t(key.split.limit.value_or(0));
    const auto mix = [&hash](double x) {
        hash ^= std::hash<double>()(x) + 0x9e3779b97f4a7c15 + (hash << 6) + (hash >> 2);
    };
    const auto mixAll = [&mix](const std::vector<Vec2> &ring) {
        mix(double(ring.size()));
        for (const Vec2 &v : ring) {
            mix(v.x());
            mix(v.y());
        }
    };
    mix(key.thickness);
    mixAll(key.vertices);
    std::ranges::for_each(key.holes, mixAll);
    for (const auto &[from, to] : key.split.cuts)
        mixAll({from, to});
    return hash;
}

std::size_t pointCount(const PieceKey &key, const Pieces &pieces)
{
    std::size_t count = key.vertices.size();
    for (const std::vector<Vec2> &hole : key.holes)
        count += hole.size();
    if (pieces)
        for (const std::vector<Vec2> &piece : pieces->pieces)
            count += piece.size();
    return count;
}

/// The pieces of the outlines that were split last; the longest unused ones go first.
class PieceCache {
public:
    std::shared_ptr<const Pieces> find(const PieceKey &key, std::size_t hash)
    {
        const std::scoped_lock lock(m_mutex);
        const auto found = m_byHash.find(hash);
        if (found == m_byHash.end() || found->second->key != key)
            return nullptr;
        m_entries.splice(m_entries.begin(), m_entries, found->second);
        return found->second->pieces;
    }

    void add(PieceKey key, std::size_t hash, const std::shared_ptr<const Pieces> &pieces)
    {
        const std::scoped_lock lock(m_mutex);
        if (const auto old = m_byHash.find(hash); old != m_byHash.end())
            drop(old->second);
        const std::size_t points = pointCount(key, *pieces);
        m_entries.push_front({std::move(key), hash, points, pieces});
        m_byHash[hash] = m_entries.begin();
        m_points += points;
        while (m_entries.size() > 1 &&
               (m_points > mostCachedPoints || m_entries.size() > mostCachedOutlines))
            drop(std::prev(m_entries.end()));
    }

private:
    struct Entry {
        PieceKey key;
        std::size_t hash = 0;
        std::size_t points = 0;
        std::shared_ptr<const Pieces> pieces;
    };

    void drop(std::list<Entry>::iterator entry)
    {
        m_points -= entry->points;
        m_byHash.erase(entry->hash);
        m_entries.erase(entry);
    }

    std::mutex m_mutex;
    std::list<Entry> m_entries; ///< Used last first.
    std::unordered_map<std::size_t, std::list<Entry>::iterator> m_byHash;
    std::size_t m_points = 0;
};

PieceCache &cache()
{
    static PieceCache pieces;
    return pieces;
}

SplitOptions optionsOf(const PieceKey &key, const std::stop_token &stop)
{
    const SplitSettings &settings = key.split;
    SplitOptions options;
    options.method = settings.method == SplitSettings::Method::Fast
                         ? hullsmith::SplitMethod::Fast
                         : hullsmith::SplitMethod::Fewest;
    options.cornerLimit = settings.limit.value_or(0);
    options.addPoints = settings.method == SplitSettings::Method::AddPoints;
    options.cutLines = settings.cuts;
    options.leastThickness = key.thickness;
    options.stop = stop;
    return options;
}

} // namespace

PieceLimits pieceLimits(const EngineProfile *target, double pixelsPerMetre)
{
    if (!target)
        return {};
    return {target->vertexLimit,
            std::max(target->weldDistance, target->leastEdge) * usableScale(pixelsPerMetre)};
}

std::optional<int> pieceLimit(const SceneShape &outline, std::optional<int> targetLimit)
{
    if (!outline.split.limit || !targetLimit)
        return outline.split.limit ? outline.split.limit : targetLimit;
    return std::min(*outline.split.limit, *targetLimit);
}

std::shared_ptr<const Pieces> knownPieces(const SceneShape &outline, const PieceLimits &limits,
                                          PieceWork work)
{
    const PieceKey key = keyOf(outline, limits, work);
    return cache().find(key, hashOf(key));
}

std::shared_ptr<const Pieces> shapePieces(const SceneShape &outline, const PieceLimits &limits,
                                          PieceWork work, const std::stop_token &stop)
{
    PieceKey key = keyOf(outline, limits, work);
    const std::size_t hash = hashOf(key);
    if (std::shared_ptr<const Pieces> known = cache().find(key, hash))
        return known;
    const auto made = std::make_shared<const Pieces>(
        hullsmith::split(key.vertices, key.holes, optionsOf(key, stop)));
    // A split that was given up says nothing about the outline.
    if (*made || made->error().kind != hullsmith::SplitFault::Kind::Cancelled)
        cache().add(std::move(key), hash, made);
    return made;
}

bool needsPieces(const SceneShape &outline, std::optional<int> targetLimit)
{
    if (outline.type != ShapeType::Outline)
        return false;
    hullsmith::OutlineCheckOptions options;
    options.vertexLimit = pieceLimit(outline, targetLimit);
    const hullsmith::OutlineReport report = hullsmith::checkOutline(outline.vertices, options);
    return report.simple && !report.degenerate &&
           (!report.convex || report.overLimit || !outline.holes.empty() ||
            !outline.split.cuts.empty());
}

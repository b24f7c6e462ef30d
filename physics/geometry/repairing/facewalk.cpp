#include "facewalk.h"

#include "../predicates.h"

#include <algorithm>

namespace hullsmith {

namespace {

class FaceWalk {
public:
    FaceWalk(const PlaneGraph &graph, FillRule rule)
        : m_graph(graph)
        , m_rule(rule)
    {
        findBoundary();
        gatherAround();
    }

    Faces run(int ringCount);

private:
    const Segment &segment(int i) const { return m_graph.segments[std::size_t(i)]; }
    const Vec2 &point(int i) const { return m_graph.points[std::size_t(i)]; }
    bool isBoundary(int i) const { return m_side[std::size_t(i)] != 0; }
    /// The area lies to the left of the way from the start to the target.
    int startOf(int i) const
    {
        return m_side[std::size_t(i)] > 0 ? segment(i).from : segment(i).to;
    }
    int targetOf(int i) const
    {
        return m_side[std::size_t(i)] > 0 ? segment(i).to : segment(i).from;
    }
    std::span<int> around(int p)
    {
        const auto from = std::size_t(m_aroundStart[std::size_t(p)]);
        return std::span(m_around).subspan(from,
                                           std::size_t(m_aroundStart[std::size_t(p) + 1]) - from);
    }

    void findBoundary();
    void gatherAround();
    bool comesCounterClockwise(int centre, int a, int b) const;
    int following(int i);
    void walkFrom(int first);
    void closeRing(std::size_t begin);
    SourceKey keyOf(int i) const;
    void nest();
    int ringLeftOf(int hole) const;
    bool isParted(int p);

    const PlaneGraph &m_graph;
    FillRule m_rule;
    std::vector<int> m_side;   ///< Per segment: +1 area above it only, -1 below it only, 0 neither.
    std::vector<int> m_anchor; ///< Per segment: the boundary below the area below it.
    std::vector<int> m_around; ///< Boundary segments by point, counter-clockwise.
    std::vector<int> m_aroundStart;
    std::vector<int> m_path;        ///< Segments of the walk that are in no ring yet.
    std::vector<int> m_placeOnPath; ///< Per point: where in m_path it is left, or -1.
    std::vector<bool> m_walked;     ///< Per segment.
    std::vector<int> m_ringOf;      ///< Per segment.
    std::vector<int> m_lowest; ///< Per ring: the segment that comes into its first swept point.
    Faces m_faces;
};

void FaceWalk::findBoundary()
{
    m_side.assign(m_graph.segments.size(), 0);
    m_anchor.assign(m_graph.segments.size(), -1);
    std::vector<int> windingAbove(m_graph.segments.size());
    for (const int i : m_graph.metOrder) {
        const int below = m_graph.below[std::size_t(i)];
        const int windingBelow = below < 0 ? 0 : windingAbove[std::size_t(below)];
        int winding = windingBelow + segment(i).weight;
        if (m_rule == FillRule::EvenOdd)
            winding &= 1;
        windingAbove[std::size_t(i)] = winding;
        m_side[std::size_t(i)] = int(winding != 0) - int(windingBelow != 0);
        if (below >= 0)
            m_anchor[std::size_t(i)] = isBoundary(below) ? below : m_anchor[std::size_t(below)];
    }
}

void FaceWalk::gatherAround()
{
    m_aroundStart.assign(m_graph.points.size() + 1, 0);
    for (int i = 0; i < int(m_side.size()); ++i)
        if (isBoundary(i))
            for (const int p : {segment(i).from, segment(i).to})
                ++m_aroundStart[std::size_t(p) + 1];
    for (std::size_t p = 1; p < m_aroundStart.size(); ++p)
        m_aroundStart[p] += m_aroundStart[p - 1];
    std::vector<int> next = m_aroundStart;
    m_around.resize(std::size_t(m_aroundStart.back()));
    for (int i = 0; i < int(m_side.size()); ++i)
        if (isBoundary(i))
            for (const int p : {segment(i).from, segment(i).to})
                m_around[std::size_t(next[std::size_t(p)]++)] = i;
    for (int p = 0; p < int(m_graph.points.size()); ++p)
        if (const std::span<int> list = around(p); list.size() > 2)
            std::sort(list.begin(), list.end(),
                      [&](int a, int b) { return comesCounterClockwise(p, a, b); });
}

/// Seen from `centre`, beginning straight down.
bool FaceWalk::comesCounterClockwise(int centre, int a, int b) const
{
    const bool aForward = segment(a).from == centre;
    const bool bForward = segment(b).from == centre;
    if (aForward != bForward)
        return aForward;
    const int aEnd = aForward ? segment(a).to : segment(a).from;
    const int bEnd = bForward ? segment(b).to : segment(b).from;
    return orientation(point(centre), point(aEnd), point(bEnd)) > 0;
}

/// Where the walk goes on after a segment: round the same corner of the area, which is the nearest
/// way clockwise from the one it came.
int FaceWalk::following(int i)
{
    const std::span<int> list = around(targetOf(i));
    const auto at = std::find(list.begin(), list.end(), i);
    return at == list.begin() ? list.back() : *(at - 1);
}

void FaceWalk::walkFrom(int first)
{
    int i = first;
    do {
        m_walked[std::size_t(i)] = true;
        m_placeOnPath[std::size_t(startOf(i))] = int(m_path.size());
        m_path.push_back(i);
        if (const int place = m_placeOnPath[std::size_t(targetOf(i))]; place >= 0)
            closeRing(std::size_t(place));
        i = following(i);
    } while (i != first);
}

/// Of the pieces of one input edge: in the ring's direction.
SourceKey FaceWalk::keyOf(int i) const
{
    const Segment &s = segment(i);
    return {s.source.ring, s.source.edge, s.source.forward ? s.from : -s.to};
}

/// Takes the end of the path, which comes back to where it begins, as a ring.
void FaceWalk::closeRing(std::size_t begin)
{
    FaceRing ring;
    const std::span<const int> loop = std::span(m_path).subspan(begin);
    std::vector<Vec2> places;
    for (const int i : loop) {
        m_ringOf[std::size_t(i)] = int(m_faces.rings.size());
        m_placeOnPath[std::size_t(startOf(i))] = -1;
        m_faces.ringIsLeft[std::size_t(segment(i).source.ring)] = true;
        ring.points.push_back(startOf(i));
        places.push_back(point(startOf(i)));
    }
    ring.hole = areaSign(places.data(), int(places.size())) < 0;
    const int first = *std::ranges::min_element(loop, {}, [this](int i) { return keyOf(i); });
    ring.key = keyOf(first);
    m_lowest.push_back(*std::ranges::min_element(loop, {}, [this](int i) { return targetOf(i); }));
    const int start = segment(first).source.forward ? segment(first).from : segment(first).to;
    std::rotate(ring.points.begin(), std::find(ring.points.begin(), ring.points.end(), start),
                ring.points.end());
    m_faces.rings.push_back(std::move(ring));
    m_path.resize(begin);
}

/// The ring on the other side of the area just below the hole's first swept point. The boundary
/// below that point bounds the same area.
int FaceWalk::ringLeftOf(int hole) const
{
    return m_ringOf[std::size_t(m_anchor[std::size_t(m_lowest[std::size_t(hole)])])];
}

void FaceWalk::nest()
{
    std::vector<int> holes;
    for (int ring = 0; ring < int(m_faces.rings.size()); ++ring)
        if (m_faces.rings[std::size_t(ring)].hole)
            holes.push_back(ring);
    std::ranges::sort(holes, {},
                      [this](int hole) { return targetOf(m_lowest[std::size_t(hole)]); });
    for (const int hole : holes) {
        int around = ringLeftOf(hole);
        while (m_faces.rings[std::size_t(around)].hole &&
               m_faces.rings[std::size_t(around)].outer < 0)
            around = ringLeftOf(around);
        const FaceRing &ring = m_faces.rings[std::size_t(around)];
        m_faces.rings[std::size_t(hole)].outer = ring.hole ? ring.outer : around;
    }
}

/// Whether the boundary at a point where input rings met is not those rings, each passing once.
bool FaceWalk::isParted(int p)
{
    const std::span<const int> list = around(p);
    std::vector<int> passing;
    for (const int i : list) {
        if (targetOf(i) != p)
            continue;
        const auto onward = std::ranges::find_if(list, [&](int j) {
            return startOf(j) == p && m_ringOf[std::size_t(j)] == m_ringOf[std::size_t(i)];
        });
        passing.push_back(segment(i).source.ring);
        if (segment(*onward).source.ring != passing.back())
            return true;
    }
    std::ranges::sort(passing);
    return passing.size() < 2 || std::ranges::adjacent_find(passing) != passing.end();
}

Faces FaceWalk::run(int ringCount)
{
    m_faces.ringIsLeft.assign(std::size_t(ringCount), false);
    m_walked.assign(m_side.size(), false);
    m_ringOf.assign(m_side.size(), -1);
    m_placeOnPath.assign(m_graph.points.size(), -1);
    for (int i = 0; i < int(m_side.size()); ++i)
        if (isBoundary(i) && !m_walked[std::size_t(i)])
            walkFrom(i);
    nest();
    for (int p = 0; p < int(m_graph.points.size()); ++p)
        if (m_graph.met[std::size_t(p)] && isParted(p))
            m_faces.parted.push_back(point(p));
    return std::move(m_faces);
}

} // namespace

Faces walkFaces(const PlaneGraph &graph, FillRule rule, int ringCount)
{
    return FaceWalk(graph, rule).run(ringCount);
}

} // namespace hullsmith

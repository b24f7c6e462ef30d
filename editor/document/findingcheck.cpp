#include "finding.h"

#include "physics/geometry/aabb.h"
#include "physics/geometry/massproperties.h"
#include "physics/geometry/outlinecheck.h"
#include "shapesummary.h"
#include "splitfinding.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

using hullsmith::OutlineReport;
using hullsmith::Vec2;
using Kind = Finding::Kind;
using Severity = Finding::Severity;
using Ring = std::vector<Vec2>;

namespace {

// Pairs of one ring that are looked for: enough to list `mostFindingsOfAKind`, and a bound to the
// time that a scribble takes.
constexpr std::size_t mostPairs = 20 * mostFindingsOfAKind;

double distance(const Vec2 &a, const Vec2 &b)
{
    return (b - a).norm();
}

double distanceToLine(const Vec2 &p, const Vec2 &a, const Vec2 &b)
{
    const double length = distance(a, b);
    return length > 0.0 ? std::abs(hullsmith::cross(b - a, p - a)) / length : distance(p, a);
}

std::size_t distinctCount(Ring points)
{
    const auto key = [](const Vec2 &p) { return std::pair(p.x(), p.y()); };
    std::ranges::sort(points, {}, key);
    const auto repeated = std::ranges::unique(points);
    return points.size() - repeated.size();
}

/// Where the lines through two crossing edges meet; the middle of both for parallel ones.
Vec2 meetingPoint(const Vec2 &a, const Vec2 &b, const Vec2 &c, const Vec2 &d)
{
    const double denominator = hullsmith::cross(b - a, d - c);
    if (denominator == 0.0)
        return 0.25 * (a + b + c + d);
    return a + hullsmith::cross(c - a, d - c) / denominator * (b - a);
}

/// Checks one ring of a shape; the findings go to a list. All lengths in pixels within.
class RingCheck {
public:
    RingCheck(const Finding &place, const Ring &ring, const EngineProfile &profile,
              double pixelsPerMetre, std::vector<Finding> &found)
        : m_place(place)
        , m_ring(ring)
        , m_profile(profile)
        , m_scale(pixelsPerMetre)
        , m_found(found)
    {
    }

    /// Whether the ring is sound enough to have an area. `solid`: the ring is the outline, to which
    /// the engine's rules apply, not a hole.
    bool run(bool solid);

private:
    Finding &add(Kind kind, Severity severity, Fix fix);
    Finding &addAt(Kind kind, Severity severity, Fix fix, int vertex);
    Finding &addRule(Finding &finding, double measured, double limit);

    int next(int vertex) const { return (vertex + 1) % int(m_ring.size()); }
    const Vec2 &at(int vertex) const { return m_ring[std::size_t(vertex)]; }

    void noteKept();
    int keptNeighbour(int vertex, int step) const;
    std::vector<int> weldRuns() const;
    bool isDuplicate(int vertex) const { return m_keptAt[std::size_t(vertex)] < 0; }
    std::size_t keptIndex(int vertex) const { return std::size_t(m_keptAt[std::size_t(vertex)]); }
    bool tooSmallToWeld(double distance) const;

    void checkWinding();
    void checkSimple();
    void checkDoubled();
    void checkStraight();
    void checkConvex();
    void checkNear();
    void checkShortEdges();
    void checkCount();

    const Finding &m_place;
    const Ring &m_ring;
    const EngineProfile &m_profile;
    double m_scale;
    std::vector<Finding> &m_found;
    OutlineReport m_report;
    std::vector<int> m_kept;   ///< Vertices without duplicates.
    std::vector<int> m_keptAt; ///< Index into m_kept, by vertex; -1 for duplicates.
};

Finding &RingCheck::add(Kind kind, Severity severity, Fix fix)
{
    Finding finding = m_place;
    finding.kind = kind;
    finding.severity = severity;
    finding.fix = fix;
    m_found.push_back(std::move(finding));
    return m_found.back();
}

Finding &RingCheck::addAt(Kind kind, Severity severity, Fix fix, int vertex)
{
    Finding &finding = add(kind, severity, fix);
    finding.vertices = {vertex};
    finding.points = {at(vertex)};
    return finding;
}

Finding &RingCheck::addRule(Finding &finding, double measured, double limit)
{
    finding.measured = measured;
    finding.limit = limit;
    finding.profile = m_profile.name;
    return finding;
}

void RingCheck::noteKept()
{
    m_keptAt.assign(m_ring.size(), 0);
    for (int duplicate : m_report.duplicates)
        m_keptAt[std::size_t(duplicate)] = -1;
    for (int i = 0; i < int(m_ring.size()); ++i) {
        if (m_keptAt[std::size_t(i)] < 0)
            continue;
        m_keptAt[std::size_t(i)] = int(m_kept.size());
        m_kept.push_back(i);
    }
}

int RingCheck::keptNeighbour(int vertex, int step) const
{
    const int count = int(m_kept.size());
    return m_kept[std::size_t((m_keptAt[std::size_t(vertex)] + step + count) % count)];
}

/// Nothing but a point would be left.
bool RingCheck::tooSmallToWeld(double distance) const
{
    return hullsmith::Aabb::of(m_ring).size().maxCoeff() <= 2.0 * distance;
}

bool RingCheck::run(bool solid)
{
    hullsmith::OutlineCheckOptions options;
    options.pairLimit = mostPairs;
    if (solid) {
        options.vertexLimit = m_profile.vertexLimit;
        if (m_profile.weldDistance > 0.0)
            options.weldDistance = m_profile.weldDistance * m_scale;
        if (m_profile.collinearTolerance > 0.0)
            options.collinearTolerance = m_profile.collinearTolerance * m_scale;
    }
    m_report = hullsmith::checkOutline(m_ring, options);
    for (int vertex : m_report.nonFinite)
        add(Kind::NonFinite, Severity::Error, Fix::RemoveShape).vertices = {vertex};
    if (!m_report.nonFinite.empty())
        return false;
    if (m_report.tooFew) {
        Finding &finding = add(Kind::TooFew, Severity::Error, Fix::RemoveShape);
        finding.measured = double(distinctCount(m_ring));
        finding.limit = 3;
        finding.points = m_ring;
        return false;
    }
    if (m_report.degenerate) {
        add(Kind::Degenerate, Severity::Error, Fix::RemoveShape).points = m_ring;
        return false;
    }
    noteKept();
    checkSimple();
    checkDoubled();
    checkStraight();
    if (!solid)
        return m_report.simple;
    checkWinding();
    checkConvex();
    checkNear();
    checkShortEdges();
    checkCount();
    return m_report.simple;
}

void RingCheck::checkWinding()
{
    if (m_report.winding == hullsmith::Winding::Clockwise)
        add(Kind::Clockwise, Severity::Warning, Fix::ReverseWinding);
}

void RingCheck::checkSimple()
{
    for (const auto &[first, second] : m_report.crossings) {
        Finding &finding = add(Kind::SelfIntersection, Severity::Error, Fix::Repair);
        finding.edges = {first, second};
        finding.points = {meetingPoint(at(first), at(next(first)), at(second), at(next(second)))};
    }
    for (int vertex : m_report.spikes)
        addAt(Kind::Spike, Severity::Error, Fix::Repair, vertex);
    if (!m_report.spikes.empty())
        return; // a fold touches itself all along
    for (const Vec2 &point : m_report.touchPoints) {
        Finding &finding = add(Kind::SelfTouch, Severity::Error, Fix::Repair);
        finding.points = {point};
        for (int i = 0; i < int(m_ring.size()); ++i)
            if (at(i) == point)
                finding.vertices.push_back(i);
    }
}

void RingCheck::checkDoubled()
{
    for (int vertex : m_report.duplicates)
        addAt(Kind::Duplicate, Severity::Error, Fix::WeldDuplicates, vertex);
}

void RingCheck::checkStraight()
{
    for (int vertex : m_report.collinear)
        addAt(Kind::Collinear, Severity::Note, Fix::DropCollinear, vertex);
    const bool vanishes = m_kept.size() <= 3; // a triangle that loses a corner
    for (int vertex : m_report.nearCollinear) {
        if (std::ranges::binary_search(m_report.collinear, vertex) ||
            std::ranges::binary_search(m_report.spikes, vertex))
            continue;
        Finding &finding = addAt(Kind::NearCollinear, vanishes ? Severity::Error : Severity::Note,
                                 vanishes ? Fix::RemoveShape : Fix::DropCollinear, vertex);
        const double off =
            distanceToLine(at(vertex), at(keptNeighbour(vertex, -1)), at(keptNeighbour(vertex, 1)));
        addRule(finding, off / m_scale, m_profile.collinearTolerance);
    }
}

void RingCheck::checkConvex()
{
    if (!m_profile.convexOnly || !m_report.simple || m_report.convex)
        return;
    Finding &finding = add(Kind::Concave, Severity::Warning, Fix::MakeHull);
    finding.vertices = m_report.reflex;
    for (int vertex : m_report.reflex)
        finding.points.push_back(at(vertex));
    addRule(finding, double(m_report.reflex.size()), 0.0);
}

/// Vertices joined by edges no longer than the weld distance share a number. By m_kept.
std::vector<int> RingCheck::weldRuns() const
{
    const double weld = m_profile.weldDistance * m_scale;
    std::vector<int> runs(m_kept.size(), 0);
    for (std::size_t i = 1; i < m_kept.size(); ++i)
        runs[i] = runs[i - 1] + (distance(at(m_kept[i - 1]), at(m_kept[i])) > weld ? 1 : 0);
    if (distance(at(m_kept.back()), at(m_kept.front())) <= weld)
        std::ranges::replace(runs, runs.back(), 0);
    return runs;
}

void RingCheck::checkNear()
{
    if (m_report.nearDuplicates.empty())
        return;
    const double weld = m_profile.weldDistance;
    const bool vanishes = tooSmallToWeld(weld * m_scale);
    const std::vector<int> runs = weldRuns();
    for (const auto &[first, second] : m_report.nearDuplicates) {
        if (isDuplicate(first) || isDuplicate(second))
            continue; // said of the vertex it repeats
        const bool forward = keptNeighbour(first, 1) == second;
        const bool neighbours = forward || keptNeighbour(second, 1) == first;
        const bool weldable = m_report.convex || runs[keptIndex(first)] == runs[keptIndex(second)];
        const Fix fix = weldable ? Fix::WeldDuplicates : Fix::MakeHull;
        Finding &finding = add(Kind::NearDuplicate, weldable ? Severity::Error : Severity::Warning,
                               vanishes ? Fix::RemoveShape : fix);
        finding.vertices = {first, second};
        finding.points = {at(first), at(second)};
        if (neighbours) {
            finding.edges = {forward ? first : second};
            finding.points = {0.5 * (at(first) + at(second))};
        }
        addRule(finding, distance(at(first), at(second)) / m_scale, weld);
    }
}

void RingCheck::checkShortEdges()
{
    const double least = m_profile.leastEdge * m_scale;
    const double weld = m_profile.weldDistance * m_scale;
    for (int vertex : m_kept) {
        const int end = keptNeighbour(vertex, 1);
        const double length = distance(at(vertex), at(end));
        if (length >= least || length <= weld)
            continue;
        Finding &finding = add(Kind::ShortEdge, Severity::Error,
                               tooSmallToWeld(least) ? Fix::RemoveShape : Fix::WeldDuplicates);
        finding.vertices = {vertex, end};
        finding.edges = {vertex};
        finding.points = {0.5 * (at(vertex) + at(end))};
        addRule(finding, length / m_scale, m_profile.leastEdge);
    }
}

/// The limit is that of convex polygons: a concave outline is split, and its pieces are what
/// counts.
void RingCheck::checkCount()
{
    if (!m_profile.vertexLimit || !m_report.overLimit || (m_report.simple && !m_report.convex))
        return;
    Finding &finding = add(Kind::TooManyVertices, Severity::Error, Fix::MakeHull);
    addRule(finding, double(m_kept.size()), *m_profile.vertexLimit);
}

/// Checks one shape.
class ShapeCheck {
public:
    ShapeCheck(const SceneData &data, const SceneBody &body, const SceneShape &shape,
               const EngineProfile &profile, PieceWork work)
        : m_body(body)
        , m_shape(shape)
        , m_profile(profile)
        , m_work(work)
        , m_scale(usableScale(data.pixelsPerMetre(body)))
    {
    }

    std::vector<Finding> run();

private:
    Finding place(Kind kind, Severity severity, Fix fix) const;
    bool checkRound(std::size_t vertices);
    bool checkOutline();
    void checkSize();
    void checkInertia();

    const SceneBody &m_body;
    const SceneShape &m_shape;
    const EngineProfile &m_profile;
    PieceWork m_work;
    double m_scale;
    std::vector<Finding> m_found;
};

Finding ShapeCheck::place(Kind kind, Severity severity, Fix fix) const
{
    Finding finding;
    finding.kind = kind;
    finding.severity = severity;
    finding.fix = fix;
    finding.body = m_body.id;
    finding.shape = m_shape.id;
    return finding;
}

bool ShapeCheck::checkOutline()
{
    Finding at = place(Kind::NonFinite, Severity::Error, Fix::None);
    const bool sound = RingCheck(at, m_shape.vertices, m_profile, m_scale, m_found).run(true);
    for (std::size_t hole = 0; hole < m_shape.holes.size(); ++hole) {
        at.ring = int(hole);
        RingCheck(at, m_shape.holes[hole], m_profile, m_scale, m_found).run(false);
    }
    if (!m_shape.holes.empty() && !m_profile.holes) {
        Finding finding = place(Kind::HolesUnsupported, Severity::Warning, Fix::MakeHull);
        finding.measured = double(m_shape.holes.size());
        finding.profile = m_profile.name;
        for (const Ring &hole : m_shape.holes)
            finding.points.insert(finding.points.end(), hole.begin(), hole.end());
        m_found.push_back(std::move(finding));
    }
    return sound;
}

bool ShapeCheck::checkRound(std::size_t vertices)
{
    const auto &points = m_shape.vertices;
    if (points.size() < vertices) {
        Finding finding = place(Kind::TooFew, Severity::Error, Fix::RemoveShape);
        finding.measured = double(points.size());
        finding.limit = double(vertices);
        m_found.push_back(std::move(finding));
        return false;
    }
    bool sound = true;
    for (std::size_t i = 0; i < vertices; ++i) {
        if (points[i].allFinite())
            continue;
        Finding finding = place(Kind::NonFinite, Severity::Error, Fix::RemoveShape);
        finding.vertices = {int(i)};
        m_found.push_back(std::move(finding));
        sound = false;
    }
    if (!(m_shape.radius > 0.0) || !std::isfinite(m_shape.radius)) {
        Finding finding = place(Kind::BadRadius, Severity::Error, Fix::RemoveShape);
        finding.measured = m_shape.radius / m_scale;
        if (sound)
            finding.points = {points.front()};
        m_found.push_back(std::move(finding));
        sound = false;
    }
    return sound;
}

void ShapeCheck::checkSize()
{
    if (m_shape.type != ShapeType::Outline || m_profile.leastArea <= 0.0)
        return;
    const double area = hullsmith::polygonMass(m_shape.vertices, 1.0).area / (m_scale * m_scale);
    if (area >= m_profile.leastArea)
        return;
    Finding finding = place(Kind::SmallArea, Severity::Error, Fix::RemoveShape);
    finding.measured = area;
    finding.limit = m_profile.leastArea;
    finding.profile = m_profile.name;
    m_found.push_back(std::move(finding));
}

void ShapeCheck::checkInertia()
{
    const hullsmith::MassProperties mass = shapeMass(m_shape, m_scale);
    const double least =
        std::max(m_profile.leastInertia, m_profile.leastInertiaRatio * mass.inertiaAboutOrigin());
    if (mass.mass <= 0.0 || mass.inertia >= least)
        return;
    Finding finding = place(Kind::SmallInertia, Severity::Warning, Fix::None);
    finding.measured = mass.inertia;
    finding.limit = least;
    finding.profile = m_profile.name;
    finding.points = {mass.centroid * m_scale};
    m_found.push_back(std::move(finding));
}

std::vector<Finding> ShapeCheck::run()
{
    bool sound = false;
    switch (m_shape.type) {
    case ShapeType::Outline:
        sound = checkOutline();
        break;
    case ShapeType::Circle:
        sound = checkRound(1);
        break;
    case ShapeType::Capsule:
        sound = checkRound(2);
        if (!m_profile.capsules) {
            m_found.push_back(place(Kind::CapsuleUnsupported, Severity::Note, Fix::None));
            m_found.back().profile = m_profile.name;
        }
        break;
    }
    if (sound) {
        checkSize();
        checkInertia();
    }
    if (sound && m_shape.type == ShapeType::Outline)
        judgeSplit(m_found, place(Kind::SplitFails, Severity::Error, Fix::None), m_shape, m_profile,
                   m_scale, m_work);
    return std::move(m_found);
}

std::tuple<int, int, int, int, int> rank(const Finding &finding)
{
    const std::vector<int> &places = finding.vertices.empty() ? finding.edges : finding.vertices;
    const int first = places.empty() ? -1 : places[0];
    const int second = places.size() < 2 ? -1 : places[1];
    return {int(finding.severity), finding.ring, first, second, int(finding.kind)};
}

void keepTheFirstOfEachKind(std::vector<Finding> &findings)
{
    std::map<Kind, int> counts;
    std::erase_if(findings, [&](const Finding &finding) {
        return ++counts[finding.kind] > mostFindingsOfAKind;
    });
}

std::optional<Finding> missingImage(const SceneBody &body, const QString &folder)
{
    if (folder.isEmpty() || body.image.isEmpty() ||
        QFileInfo::exists(QDir(folder).absoluteFilePath(body.image)))
        return std::nullopt;
    Finding finding;
    finding.kind = Kind::MissingImage;
    finding.severity = Severity::Warning;
    finding.body = body.id;
    finding.text = body.image;
    return finding;
}

} // namespace

std::vector<Finding> checkShape(const SceneData &data, const SceneBody &body,
                                const SceneShape &shape, const EngineProfile &profile,
                                PieceWork work)
{
    std::vector<Finding> findings = ShapeCheck(data, body, shape, profile, work).run();
    std::ranges::sort(findings, {}, rank);
    keepTheFirstOfEachKind(findings);
    return findings;
}

std::vector<Finding> checkBody(const SceneData &data, const SceneBody &body,
                               const EngineProfile &profile, const QString &folder, PieceWork work)
{
    std::vector<Finding> findings;
    if (std::optional<Finding> missing = missingImage(body, folder))
        findings.push_back(*std::move(missing));
    for (const SceneShape &shape : body.shapes)
        std::ranges::move(checkShape(data, body, shape, profile, work),
                          std::back_inserter(findings));
    return findings;
}

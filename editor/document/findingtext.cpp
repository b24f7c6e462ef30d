#include "finding.h"

#include <QCoreApplication>

#include <algorithm>

using Kind = Finding::Kind;

namespace {

constexpr int digits = 3;                 // of a measured value
constexpr double squareMillimetres = 1e6; // in a square metre
constexpr double smallAreaLimit = 0.01;   // square metres; rules below are told in mm^2

/// Words one finding. A class for its translation context.
class FindingText {
    Q_DECLARE_TR_FUNCTIONS(FindingText)
public:
    explicit FindingText(const Finding &finding)
        : m_finding(finding)
    {
    }

    QString title() const;
    QString detail() const;

private:
    QString outlineTitle() const;
    QString ruleTitle() const;
    QString sizeTitle() const;
    QString outlineDetail() const;
    QString ruleDetail() const;
    QString piecesDetail() const;

    QString nearTitle() const;
    QString nearDetail() const;
    QString concaveTitle() const;
    QString touchTitle() const;
    QString tooFewTitle() const;
    QString withRing(const QString &title) const;

    int vertex(std::size_t i = 0) const
    {
        return i < m_finding.vertices.size() ? m_finding.vertices[i] : -1;
    }
    int edge(std::size_t i = 0) const
    {
        return i < m_finding.edges.size() ? m_finding.edges[i] : -1;
    }
    static QString figure(double value) { return QString::number(value, 'g', digits); }
    QString area(double squareMetres) const;
    QString count() const { return QString::number(qint64(m_finding.measured)); }

    const Finding &m_finding;
};

/// In the unit that suits the rule.
QString FindingText::area(double squareMetres) const
{
    return m_finding.limit < smallAreaLimit
               ? tr("%1 mm²").arg(figure(squareMetres * squareMillimetres))
               : tr("%1 m²").arg(figure(squareMetres));
}

QString FindingText::withRing(const QString &title) const
{
    return m_finding.ring == outerRing ? title : tr("Hole %1: %2").arg(m_finding.ring).arg(title);
}

QString FindingText::tooFewTitle() const
{
    return m_finding.measured == 1.0 ? tr("Only one vertex") : tr("Only %1 vertices").arg(count());
}

QString FindingText::concaveTitle() const
{
    return m_finding.vertices.size() == 1
               ? tr("Outline bends inwards at vertex %1").arg(vertex())
               : tr("Outline bends inwards at %1 vertices").arg(m_finding.vertices.size());
}

QString FindingText::touchTitle() const
{
    if (m_finding.vertices.size() >= 2)
        return tr("Outline touches itself at vertices %1 and %2").arg(vertex(0)).arg(vertex(1));
    return vertex() >= 0 ? tr("Outline touches itself at vertex %1").arg(vertex())
                         : tr("Outline touches itself");
}

QString FindingText::nearTitle() const
{
    if (edge() >= 0)
        return tr("Edge %1 is %2 m long").arg(edge()).arg(figure(m_finding.measured));
    return tr("Vertices %1 and %2 are %3 m apart")
        .arg(vertex(0))
        .arg(vertex(1))
        .arg(figure(m_finding.measured));
}

QString FindingText::nearDetail() const
{
    return edge() >= 0 ? tr("%1 welds below %2 m").arg(m_finding.profile, figure(m_finding.limit))
                       : tr("%1 welds below %2 m where both end up in one piece")
                             .arg(m_finding.profile, figure(m_finding.limit));
}

QString FindingText::outlineTitle() const
{
    switch (m_finding.kind) {
    case Kind::NonFinite:
        return tr("Vertex %1 is not a finite number").arg(vertex());
    case Kind::TooFew:
        return tooFewTitle();
    case Kind::Degenerate:
        return tr("All vertices lie on one line");
    case Kind::Duplicate:
        return tr("Vertex %1 repeats the vertex beside it").arg(vertex());
    case Kind::Clockwise:
        return tr("Outline is clockwise");
    case Kind::SelfIntersection:
        return tr("Edges %1 and %2 cross").arg(edge(0)).arg(edge(1));
    case Kind::SelfTouch:
        return touchTitle();
    case Kind::Spike:
        return tr("Outline folds back on itself at vertex %1").arg(vertex());
    case Kind::Collinear:
        return tr("Vertex %1 lies on the line between its neighbours").arg(vertex());
    case Kind::Concave:
        return concaveTitle();
    default:
        return {};
    }
}

QString FindingText::ruleTitle() const
{
    switch (m_finding.kind) {
    case Kind::TooManyVertices:
        return tr("%1 vertices").arg(count());
    case Kind::NearDuplicate:
        return nearTitle();
    case Kind::NearCollinear:
        return tr("Vertex %1 lies %2 m off the line between its neighbours")
            .arg(vertex())
            .arg(figure(m_finding.measured));
    case Kind::ShortEdge:
        return tr("Edge %1 is %2 m long").arg(edge()).arg(figure(m_finding.measured));
    case Kind::HolesUnsupported:
        return m_finding.measured == 1.0 ? tr("The outline has a hole")
                                         : tr("The outline has %1 holes").arg(count());
    case Kind::SplitFails:
        return tr("The outline cannot be split into convex pieces");
    case Kind::PieceTooSmall:
        return tr("Two corners of a piece are %1 m apart").arg(figure(m_finding.measured));
    case Kind::CapsuleUnsupported:
        return tr("%1 has no capsules").arg(m_finding.profile);
    default:
        return {};
    }
}

QString FindingText::sizeTitle() const
{
    switch (m_finding.kind) {
    case Kind::SmallArea:
        return tr("Area is %1").arg(area(m_finding.measured));
    case Kind::SmallInertia:
        return tr("Inertia is %1 kg m²").arg(figure(m_finding.measured));
    case Kind::BadRadius:
        return tr("Radius is %1 m").arg(figure(m_finding.measured));
    case Kind::MissingImage:
        return tr("Image is missing: %1").arg(m_finding.text);
    default:
        return {};
    }
}

QString FindingText::title() const
{
    for (const QString &title : {outlineTitle(), ruleTitle(), sizeTitle()})
        if (!title.isEmpty())
            return withRing(title);
    return {};
}

QString FindingText::outlineDetail() const
{
    switch (m_finding.kind) {
    case Kind::NonFinite:
        return tr("Coordinates are finite numbers");
    case Kind::TooFew:
        return m_finding.limit == 3.0 ? tr("A polygon needs three different vertices")
                                      : tr("The shape is incomplete");
    case Kind::Degenerate:
        return tr("The outline encloses no area");
    case Kind::Duplicate:
        return tr("Each vertex of an outline differs from the next");
    case Kind::Clockwise:
        return tr("Vertices run counter-clockwise, y up; exports turn them round");
    case Kind::SelfIntersection:
    case Kind::SelfTouch:
        return tr("An outline meets itself nowhere");
    case Kind::Spike:
        return tr("A fold encloses no area");
    case Kind::Collinear:
        return tr("The shape is the same without it");
    case Kind::Concave:
        return tr("%1 takes convex shapes only: split it or replace it by its hull before export")
            .arg(m_finding.profile);
    default:
        return {};
    }
}

QString FindingText::piecesDetail() const
{
    if (m_finding.pieces == Finding::somePieces)
        return tr("%1 gets it as convex pieces").arg(m_finding.profile);
    return m_finding.pieces == 1 ? tr("%1 gets it as one convex piece").arg(m_finding.profile)
                                 : tr("%1 gets it split into %2 convex pieces")
                                       .arg(m_finding.profile)
                                       .arg(m_finding.pieces);
}

QString FindingText::ruleDetail() const
{
    switch (m_finding.kind) {
    case Kind::SplitFails:
        return tr("Its rings touch, cross or overlap here");
    case Kind::PieceTooSmall:
        return tr("%1 welds below %2 m: move a vertex, or cut elsewhere")
            .arg(m_finding.profile, figure(m_finding.limit));
    case Kind::TooManyVertices:
        return tr("%1 takes at most %2").arg(m_finding.profile).arg(qint64(m_finding.limit));
    case Kind::NearDuplicate:
        return nearDetail();
    case Kind::NearCollinear:
        return tr("%1 drops corners below %2 m").arg(m_finding.profile, figure(m_finding.limit));
    case Kind::ShortEdge:
        return tr("%1 needs at least %2 m").arg(m_finding.profile, figure(m_finding.limit));
    case Kind::SmallArea:
        return tr("%1 needs at least %2").arg(m_finding.profile, area(m_finding.limit));
    case Kind::SmallInertia:
        return tr("%1 needs at least %2 kg m² this far from the pivot")
            .arg(m_finding.profile, figure(m_finding.limit));
    case Kind::HolesUnsupported:
        return tr("%1 takes outlines without holes: split it or replace it by its hull before "
                  "export")
            .arg(m_finding.profile);
    case Kind::CapsuleUnsupported:
        return tr("It is written as a box and two discs");
    case Kind::BadRadius:
        return tr("A radius is above 0");
    case Kind::MissingImage:
        return tr("The shapes stay as they are");
    default:
        return {};
    }
}

QString FindingText::detail() const
{
    if (m_finding.pieces != 0)
        return piecesDetail();
    const QString detail = outlineDetail();
    return detail.isEmpty() ? ruleDetail() : detail;
}

class FixText {
    Q_DECLARE_TR_FUNCTIONS(FixText)
public:
    static QString text(Fix fix)
    {
        switch (fix) {
        case Fix::None:
            return {};
        case Fix::ReverseWinding:
            return tr("Reverse");
        case Fix::WeldDuplicates:
            return tr("Weld");
        case Fix::DropCollinear:
            return tr("Drop");
        case Fix::MakeHull:
            return tr("Make hull");
        case Fix::Repair:
            return tr("Repair…"); // opens a preview
        case Fix::RemoveShape:
            return tr("Remove shape");
        }
        return {};
    }
};

} // namespace

QString findingTitle(const Finding &finding)
{
    return FindingText(finding).title();
}

QString findingDetail(const Finding &finding)
{
    return FindingText(finding).detail();
}

QString fixText(Fix fix)
{
    return FixText::text(fix);
}

QString findingCode(Finding::Kind kind)
{
    switch (kind) {
    case Kind::NonFinite:
        return QStringLiteral("non_finite");
    case Kind::TooFew:
        return QStringLiteral("too_few");
    case Kind::Degenerate:
        return QStringLiteral("degenerate");
    case Kind::Duplicate:
        return QStringLiteral("duplicate");
    case Kind::Clockwise:
        return QStringLiteral("clockwise");
    case Kind::SelfIntersection:
        return QStringLiteral("self_intersection");
    case Kind::SelfTouch:
        return QStringLiteral("self_touch");
    case Kind::Spike:
        return QStringLiteral("spike");
    case Kind::Collinear:
        return QStringLiteral("collinear");
    case Kind::Concave:
        return QStringLiteral("concave");
    case Kind::TooManyVertices:
        return QStringLiteral("too_many");
    case Kind::NearDuplicate:
        return QStringLiteral("near_duplicate");
    case Kind::NearCollinear:
        return QStringLiteral("near_collinear");
    case Kind::ShortEdge:
        return QStringLiteral("short_edge");
    case Kind::SmallArea:
        return QStringLiteral("small_area");
    case Kind::SmallInertia:
        return QStringLiteral("small_inertia");
    case Kind::HolesUnsupported:
        return QStringLiteral("holes_unsupported");
    case Kind::SplitFails:
        return QStringLiteral("split_fails");
    case Kind::PieceTooSmall:
        return QStringLiteral("piece_too_small");
    case Kind::CapsuleUnsupported:
        return QStringLiteral("capsule_unsupported");
    case Kind::BadRadius:
        return QStringLiteral("bad_radius");
    case Kind::MissingImage:
        return QStringLiteral("missing_image");
    }
    return {};
}

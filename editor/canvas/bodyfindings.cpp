// Which finding of a body has its callout open.

#include "bodyitem.h"
#include "calloutitem.h"
#include "canvas.h"
#include "faultmarks.h"

#include <algorithm>
#include <cmath>

using hullsmith::Vec2;

namespace {

// How near the cursor must come to a fault's mark, device-independent pixels.
constexpr double ringReach = 14.0;
constexpr double glyphReach = 7.0;

double reachOf(Finding::Severity severity)
{
    return severity == Finding::Severity::Error ? ringReach : glyphReach;
}

} // namespace

QPointF BodyItem::onScreen(const Vec2 &local) const
{
    const QPointF scene = mapToScene(QPointF(local.x(), local.y()));
    return m_canvas.view().toScreen({scene.x(), scene.y()});
}

std::optional<Vec2> BodyItem::markAt(const Finding &finding, const Vec2 &local) const
{
    const QPointF cursor = onScreen(local);
    for (const Vec2 &p : finding.points) {
        const QPointF d = onScreen(p) + markOffset(finding.severity) - cursor;
        if (std::hypot(d.x(), d.y()) <= reachOf(finding.severity))
            return p;
    }
    return std::nullopt;
}

std::optional<std::size_t> BodyItem::findingAt(const Vec2 &local) const
{
    // Findings are sorted, the worst first.
    for (std::size_t i = 0; i < m_findings.size(); ++i) {
        if (markAt(m_findings[i], local))
            return i;
    }
    return std::nullopt;
}

std::optional<std::size_t> BodyItem::findingOfSelection() const
{
    for (std::size_t i = 0; i < m_findings.size(); ++i) {
        const Finding &finding = m_findings[i];
        const bool selected = std::ranges::any_of(finding.vertices, [&](int vertex) {
            return m_vertices.contains({finding.shape, vertex, finding.ring});
        });
        // What is no error must not cover the shape whenever one of its vertices is worked on.
        if (selected && finding.severity == Finding::Severity::Error && !finding.points.empty())
            return i;
    }
    return std::nullopt;
}

std::optional<std::size_t> BodyItem::worstError() const
{
    std::optional<std::size_t> any;
    for (std::size_t i = 0; i < m_findings.size(); ++i) {
        const Finding &finding = m_findings[i];
        if (finding.severity != Finding::Severity::Error || finding.points.empty())
            continue;
        if (finding.shape == m_current)
            return i;
        if (!any)
            any = i;
    }
    return any;
}

std::optional<std::size_t> BodyItem::findingToOpen() const
{
    if (m_shown && !m_findings[*m_shown].points.empty())
        return m_shown;
    if (m_cursor) {
        if (const auto under = findingAt(*m_cursor))
            return under;
    }
    if (const auto selected = findingOfSelection())
        return selected;
    return worstError();
}

/// The callout stays open while the cursor goes from the mark to the link in the box.
bool BodyItem::onWayToCallout() const
{
    if (!m_callout->isVisible() || !m_cursor)
        return false;
    const QPointF place = m_callout->pos();
    const QPointF cursor = onScreen(*m_cursor) - onScreen({place.x(), place.y()});
    return m_callout->box().contains(cursor) ||
           (m_callout->boundingRect().contains(cursor) && !findingAt(*m_cursor));
}

void BodyItem::pressLink()
{
    if (!m_open)
        return;
    const Finding finding = m_findings[*m_open]; // A copy: the fix replaces the list.
    Q_EMIT fixPressed(finding);
}

void BodyItem::updateCallout()
{
    m_open = findingToOpen();
    if (!m_open) {
        m_callout->setVisible(false);
        return;
    }
    const Finding &finding = m_findings[*m_open];
    const std::optional<Vec2> under = m_cursor ? markAt(finding, *m_cursor) : std::nullopt;
    const Vec2 place = under ? *under : finding.points.front();
    if (!place.allFinite()) {
        m_callout->setVisible(false);
        return;
    }
    m_callout->setPos(place.x(), place.y());
    m_callout->show(finding, onScreen(place), m_canvas.view().size(), m_canvas.font(),
                    m_canvas.palette2D(), m_canvas.palette().color(QPalette::Link));
}

// Which finding of a body has its callout open.

#include "bodyitem.h"
#include "calloutitem.h"
#include "canvas.h"

#include <algorithm>

using hullsmith::Vec2;

namespace {

/// How near the cursor must come to a fault's mark, device-independent pixels.
constexpr double markRadius = 14.0;

} // namespace

std::optional<std::size_t> BodyItem::findingAt(const Vec2 &local) const
{
    std::optional<std::size_t> best;
    double nearest = markRadius / m_canvas.view().zoom();
    for (std::size_t i = 0; i < m_findings.size(); ++i) {
        for (const Vec2 &p : m_findings[i].points) {
            const double distance = (p - local).norm();
            // Findings are sorted: of two at one place the worse one stays.
            if (distance < nearest) {
                nearest = distance;
                best = i;
            }
        }
    }
    return best;
}

std::optional<std::size_t> BodyItem::findingOfSelection() const
{
    for (std::size_t i = 0; i < m_findings.size(); ++i) {
        const Finding &finding = m_findings[i];
        const bool selected = std::ranges::any_of(finding.vertices, [&](int vertex) {
            return m_vertices.contains({finding.shape, vertex});
        });
        if (selected && finding.severity != Finding::Severity::Note && !finding.points.empty())
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

void BodyItem::updateCallout()
{
    m_open = findingToOpen();
    if (!m_open) {
        m_callout->setVisible(false);
        return;
    }
    const Finding &finding = m_findings[*m_open];
    const auto nearer = [this](const Vec2 &a, const Vec2 &b) {
        return m_cursor && (a - *m_cursor).norm() < (b - *m_cursor).norm();
    };
    const Vec2 place = findingAt(m_cursor.value_or(finding.points.front())) == m_open
                           ? *std::ranges::min_element(finding.points, nearer)
                           : finding.points.front();
    if (!place.allFinite()) {
        m_callout->setVisible(false);
        return;
    }
    m_callout->setPos(place.x(), place.y());
    const QPointF scene = mapToScene(m_callout->pos());
    m_callout->show(finding, m_canvas.view().toScreen({scene.x(), scene.y()}),
                    m_canvas.view().size(), m_canvas.font(), m_canvas.palette2D());
}

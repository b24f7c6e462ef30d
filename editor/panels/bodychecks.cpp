#include "bodychecks.h"

#include "editor/document/document.h"

namespace {

void add(BodyChecks::Count &count, Finding::Severity severity)
{
    switch (severity) {
    case Finding::Severity::Error:
        ++count.errors;
        break;
    case Finding::Severity::Warning:
        ++count.warnings;
        break;
    case Finding::Severity::Note:
        ++count.notes;
        break;
    }
}

} // namespace

BodyChecks::BodyChecks(Document &document, QObject *parent)
    : QObject(parent)
    , m_document(document)
    , m_target(document.data().settings.target)
    , m_pixelsPerMetre(document.data().settings.pixelsPerMetre)
{
    connect(&document, &Document::changed, this, &BodyChecks::follow);
    connect(&document, &Document::fileNameChanged, this, &BodyChecks::forget);
}

const std::vector<Finding> &BodyChecks::findings(BodyId body)
{
    const auto known = m_known.constFind(body.value);
    if (known != m_known.constEnd())
        return *known;
    const SceneBody *found = m_document.data().body(body);
    std::vector<Finding> fresh;
    if (found)
        fresh = checkBody(m_document.data(), *found, profile(), {}, PieceWork::Preview);
    return *m_known.insert(body.value, std::move(fresh));
}

BodyChecks::Count BodyChecks::count(BodyId body)
{
    Count sum;
    for (const Finding &finding : findings(body))
        add(sum, finding.severity);
    return sum;
}

BodyChecks::Count BodyChecks::count(BodyId body, ShapeId shape)
{
    Count sum;
    for (const Finding &finding : findings(body))
        if (finding.shape == shape)
            add(sum, finding.severity);
    return sum;
}

const EngineProfile &BodyChecks::profile() const
{
    static const EngineProfile geometryOnly = [] {
        EngineProfile profile;
        profile.convexOnly = false;
        profile.holes = true;
        profile.capsules = true;
        return profile;
    }();
    const EngineProfile *known = engineProfile(m_document.data().settings.target);
    return known ? *known : geometryOnly;
}

void BodyChecks::forget()
{
    m_known.clear();
    Q_EMIT changed(BodyId{});
}

void BodyChecks::follow(const Change &change)
{
    switch (change.kind) {
    case Change::Kind::Reset:
        m_target = m_document.data().settings.target;
        m_pixelsPerMetre = m_document.data().settings.pixelsPerMetre;
        forget();
        break;
    case Change::Kind::SettingsChanged: {
        const SceneSettings &settings = m_document.data().settings;
        if (settings.target == m_target && settings.pixelsPerMetre == m_pixelsPerMetre)
            return;
        m_target = settings.target;
        m_pixelsPerMetre = settings.pixelsPerMetre;
        forget();
        break;
    }
    case Change::Kind::BodyMoved:
        break;
    case Change::Kind::BodyInserted:
    case Change::Kind::BodyRemoved:
    case Change::Kind::BodyChanged:
    case Change::Kind::ShapeInserted:
    case Change::Kind::ShapeRemoved:
    case Change::Kind::ShapeChanged:
    case Change::Kind::GeometryChanged:
        m_known.remove(change.body.value);
        Q_EMIT changed(change.body);
        break;
    }
}

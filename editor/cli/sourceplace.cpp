#include "sourceplace.h"

#include <utility>

SourcePlaces::SourcePlaces(QByteArray text)
    : m_text(std::move(text))
{
    if (auto root = parseJson(m_text))
        m_root = std::move(*root);
}

namespace {

/// Element `index` of the list `name` in `object`; nullptr if there is none.
const JsonValue *element(const JsonValue *object, QStringView name, int index)
{
    const JsonValue *list = object ? object->find(name) : nullptr;
    if (!list || index < 0 || index >= int(list->items.size()))
        return nullptr;
    return &list->items[std::size_t(index)];
}

} // namespace

SourcePlaces::Place SourcePlaces::of(const SceneData &data, const Finding &finding) const
{
    const JsonValue *body = element(&m_root, u"bodies", data.indexOf(finding.body));
    const JsonValue *shape =
        finding.shape ? element(body, u"shapes", data.indexOf(finding.shape)) : nullptr;
    const int at = !finding.vertices.empty() ? finding.vertices.front()
                   : !finding.edges.empty()  ? finding.edges.front()
                                             : -1;
    const JsonValue *vertex = element(shape, u"vertices", at);
    const JsonValue *value = vertex ? vertex : shape ? shape : body;
    if (!value)
        return {};
    const FileFault place = faultAt(m_text, value->offset, {});
    return {place.line, place.column};
}

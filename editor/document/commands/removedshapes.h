#pragma once

#include "editor/document/scenedata.h"

#include <set>
#include <vector>

class Document;

/// Shapes taken out of their lists, with what is needed to put each back at its place.
class RemovedShapes {
public:
    /// Those of `shapes` that the document holds.
    RemovedShapes(const Document &document, const std::set<ShapeId> &shapes);

    std::size_t size() const { return m_entries.size(); }
    void remove(Document &document) const;
    void putBack(Document &document) const;

private:
    struct Entry {
        BodyId body;
        int index = 0; ///< Before any was removed.
        SceneShape shape;
    };
    std::vector<Entry> m_entries; ///< By body and rising index.
};

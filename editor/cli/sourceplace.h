#pragma once

#include "editor/document/finding.h"
#include "editor/formats/jsonreader.h"

/// Where things stand in the text of a project file, so that a finding can be reported like a
/// compiler's message.
class SourcePlaces {
public:
    /// `text` must have been read without a fault. O(size).
    explicit SourcePlaces(QByteArray text);

    struct Place {
        int line = 0; ///< From 1; 0 if it is not known.
        int column = 0;
    };
    /// The first vertex at fault, else the shape, else the body. O(depth), and the text before it.
    Place of(const SceneData &data, const Finding &finding) const;

private:
    QByteArray m_text;
    JsonValue m_root;
};

#pragma once

#include "editor/document/finding.h"

#include <set>

class Document;
class QString;

/// Edits of whole shapes from the menu; each is one undo step over all shapes it concerns.
namespace ShapeEdits {

/// Turns the order of the vertices round, whatever it was.
bool reverse(Document &document, const std::set<ShapeId> &shapes);
/// Carries out `fix` on every outline it changes, found fault or not, with the code of the checks'
/// own fixes. Returns whether anything changed.
bool apply(Document &document, const std::set<ShapeId> &shapes, Fix fix, const QString &text);

} // namespace ShapeEdits

#pragma once

#include "commandid.h"
#include "editor/document/document.h"

#include <QUndoCommand>

/// Base of all commands: the document and the gesture. Commands hold ids and old and new values,
/// never pointers into the document; redo() and undo() are the only writers.
///
/// A gesture is one press-to-release, one focus of a spin box, ...: Document::newGesture() numbers
/// it. Commands of one kind on one thing merge within one gesture, and only there; 0 never merges.
class DocumentCommand : public QUndoCommand {
public:
    int gesture() const { return m_gesture; }

protected:
    DocumentCommand(Document &document, const QString &text, int gesture = 0)
        : QUndoCommand(text)
        , m_document(document)
        , m_gesture(gesture)
    {
    }

    /// `next` as the same class, if it belongs to this gesture; else nullptr.
    template <class Command>
    static const Command *sameGesture(const Command &self, const QUndoCommand *next)
    {
        const auto *other = dynamic_cast<const Command *>(next);
        return other && self.m_gesture != 0 && other->m_gesture == self.m_gesture ? other : nullptr;
    }

    Document &m_document;
    int m_gesture;
};

#pragma once

class Document;
class QUndoCommand;

/// One press to release: commands pushed through it merge into one undo step, which Escape takes
/// back.
class Gesture {
public:
    explicit Gesture(Document &document)
        : m_document(document)
    {
    }

    void begin();
    int number() const { return m_number; }
    void push(QUndoCommand *command); ///< Takes ownership, as QUndoStack does.
    /// Undoes what the gesture has pushed, if it has pushed anything.
    void undo();

private:
    Document &m_document;
    int m_number = 0;
    int m_before = 0; ///< The undo stack's index before the gesture.
};

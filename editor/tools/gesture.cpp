#include "gesture.h"

#include "editor/document/document.h"

#include <QUndoStack>

void Gesture::begin()
{
    m_number = m_document.newGesture();
    m_before = m_document.undoStack()->index();
}

void Gesture::push(QUndoCommand *command)
{
    m_document.undoStack()->push(command);
}

void Gesture::undo()
{
    if (m_document.undoStack()->index() > m_before)
        m_document.undo();
}

#include "canvastool.h"

#include "editor/document/document.h"

CanvasTool::CanvasTool(ToolContext &context, QObject *parent)
    : QObject(parent)
    , m_context(context)
{
    connect(&context.document, &Document::aboutToUndo, this, [this] { cancel(); });
}

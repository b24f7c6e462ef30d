#pragma once

class QWidget;

/// Leaves the wheel to the pane that a field stands in, unless the field has the focus: whoever
/// scrolls past it changes nothing. The wheel does not give it the focus either.
void guardWheel(QWidget &field);

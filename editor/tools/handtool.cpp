#include "handtool.h"

QString HandTool::hint() const
{
    return tr("Drag to move the view · the wheel zooms at the cursor · arrow keys move it too");
}

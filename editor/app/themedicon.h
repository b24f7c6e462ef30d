#pragma once

#include <QIcon>
#include <QString>

/// The icon resources/icons/NAME.svg, drawn in the text colour of the palette in force: it follows
/// the theme by itself and is sharp at every scale factor. A missing file gives an empty picture.
QIcon themedIcon(const QString &name);

#pragma once

#include "exportscene.h"

#include <QByteArray>
#include <QSet>

/// Names of the children of one Godot node: characters that Godot forbids are replaced, and every
/// name is unlike the others.
class GodotNames {
public:
    /// A name for a new child, as near to `wanted` as the rules allow.
    QString take(const QString &wanted);

private:
    QSet<QString> m_taken;
};

/// `text` as a quoted text of a Godot resource file.
QByteArray godotString(const QString &text);

/// The text of a scene with `bodies`, whose coordinates are pixels, y down.
QByteArray godotScene(const std::vector<ExportBody> &bodies);

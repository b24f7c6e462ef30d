#pragma once

#include <QCoreApplication>

/// Translates the messages of this layer: FormatText::tr("...").
struct FormatText {
    Q_DECLARE_TR_FUNCTIONS(FormatText)
};

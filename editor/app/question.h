#pragma once

#include <QMessageBox>

/// Asks a modal question; `text` is never read as markup, so that names may hold any character. The
/// box is called `name`.
QMessageBox::StandardButton ask(QWidget *parent, const char *name, const QString &text,
                                const QString &details, QMessageBox::StandardButtons buttons,
                                QMessageBox::StandardButton first);

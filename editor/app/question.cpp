#include "question.h"

#include <QCoreApplication>

namespace {

/// Texts of Qt's own buttons and fields, for systems where its catalogue is not installed.
[[maybe_unused]] constexpr const char *textsOfQt[] = {
    QT_TRANSLATE_NOOP("QPlatformTheme", "OK"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Save"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "&Yes"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "&No"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Close"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Cancel"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Discard"),
    QT_TRANSLATE_NOOP("QKeySequenceEdit", "Press shortcut"),
};

} // namespace

QMessageBox::StandardButton ask(QWidget *parent, const char *name, const QString &text,
                                const QString &details, QMessageBox::StandardButtons buttons,
                                QMessageBox::StandardButton first)
{
    QMessageBox box(QMessageBox::Question, QCoreApplication::applicationName(), text, buttons,
                    parent);
    box.setObjectName(QLatin1String(name));
    box.setTextFormat(Qt::PlainText);
    box.setInformativeText(details);
    box.setDefaultButton(first);
    return static_cast<QMessageBox::StandardButton>(box.exec());
}

#include "question.h"

#include <QCoreApplication>

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

#pragma once

#include <QString>
#include <QStringList>

/// The name of an undo step in every language: the undo stack outlives a change of language.
///
/// As a string it is what QUndoCommand::setText() takes: the name in the language of its making,
/// which screen readers hear, a line break, and the source, which comes back as the actionText().
class StepText {
public:
    /// As in QT_TRANSLATE_NOOP.
    StepText(const char *context, const char *source);

    /// Fills the next place, as QString::arg() does.
    StepText arg(const QString &value) const;
    StepText arg(qsizetype value) const { return arg(QString::number(value)); }
    operator QString() const;

    /// The name in the program's language. `actionText` is that of a command or of its stack; one
    /// that no StepText made comes back as it is.
    static QString shown(const QString &actionText);

private:
    QStringList m_parts; ///< Context, source, values.
};

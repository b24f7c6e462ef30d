#pragma once

#include "editor/formats/format.h"

#include <QDialog>

class Document;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class Settings;

/// Format, its options, a preview of the text and the path. Faults that make the file useless to
/// its consumer are listed with body and shape, and nothing is written while there are any.
class ExportDialog : public QDialog {
    Q_OBJECT
public:
    /// `format` is chosen at first; an empty one means the last one used.
    ExportDialog(const Document &document, Settings &settings, const QString &format,
                 QWidget *parent = nullptr);

    /// After accept(): what was written, and what the user should know about it.
    QString writtenPath() const { return m_written; }
    QStringList notes() const { return m_notes; }

    void accept() override;

private:
    const Exporter *current() const;
    ExportContext context() const;
    QString suggestedPath() const;
    void buildForm();
    void showFormat();
    void showPreview();
    void browse();
    void showFaults(const std::vector<FileFault> &faults);

    const Document &m_document;
    Settings &m_settings;
    QComboBox *m_format;
    QFormLayout *m_options;
    QWidget *m_optionsBox;
    QHash<QString, QWidget *> m_fields;
    QLineEdit *m_path;
    QLabel *m_faults;
    QPlainTextEdit *m_preview;
    QPushButton *m_export;
    QString m_written;
    QStringList m_notes;
};

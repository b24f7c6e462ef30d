#include "exportdialog.h"

#include "editor/document/document.h"
#include "editor/formats/formatregistry.h"
#include "settings.h"

#include <QBuffer>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFontDatabase>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace {

/// More text than this is no help in a preview and slow to lay out.
constexpr qsizetype previewLimit = 64 * 1024;
constexpr int mostFaults = 6;

const QString formatKey = QStringLiteral("export/format");
const QString folderKey = QStringLiteral("export/folder");

QString optionValue(const QWidget *field)
{
    if (const auto *box = qobject_cast<const QComboBox *>(field))
        return box->currentData().toString();
    return static_cast<const QLineEdit *>(field)->text();
}

} // namespace

ExportDialog::ExportDialog(const Document &document, Settings &settings, const QString &format,
                           QWidget *parent)
    : QDialog(parent)
    , m_document(document)
    , m_settings(settings)
    , m_format(new QComboBox(this))
    , m_options(nullptr)
    , m_optionsBox(nullptr)
    , m_path(new QLineEdit(this))
    , m_faults(new QLabel(this))
    , m_preview(new QPlainTextEdit(this))
    , m_export(nullptr)
{
    setObjectName(QStringLiteral("exportDialog"));
    setWindowTitle(tr("Export shapes"));
    for (const Exporter *each : exporters())
        m_format->addItem(each->title(), each->id());
    const QString wanted = format.isEmpty() ? settings.value(formatKey).toString() : format;
    m_format->setCurrentIndex(std::max(0, m_format->findData(wanted)));
    buildForm();
    connect(m_format, &QComboBox::currentIndexChanged, this, &ExportDialog::showFormat);
    showFormat();
    resize(640, 600);
}

void ExportDialog::buildForm()
{
    m_format->setObjectName(QStringLiteral("exportFormat"));
    m_path->setObjectName(QStringLiteral("exportPath"));
    m_preview->setObjectName(QStringLiteral("exportPreview"));
    m_preview->setReadOnly(true);
    m_preview->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_preview->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_preview->setAccessibleName(tr("Preview"));
    m_preview->setPlaceholderText(tr("The file's text stands here once the faults are mended."));
    m_faults->setObjectName(QStringLiteral("exportFaults"));
    m_faults->setTextFormat(Qt::PlainText);
    m_faults->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_faults->setWordWrap(true);

    auto *browseButton = new QPushButton(tr("Browse…"), this);
    browseButton->setAutoDefault(false);
    connect(browseButton, &QPushButton::clicked, this, &ExportDialog::browse);
    auto *place = new QHBoxLayout;
    place->addWidget(m_path, 1);
    place->addWidget(browseButton);

    auto *form = new QFormLayout;
    form->addRow(tr("Format"), m_format);
    form->addRow(tr("File"), place);
    m_optionsBox = new QWidget(this);
    m_options = new QFormLayout(m_optionsBox);
    m_options->setContentsMargins(0, 0, 0, 0);

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_export = buttons->addButton(tr("Export"), QDialogButtonBox::AcceptRole);
    m_export->setObjectName(QStringLiteral("exportButton"));
    m_export->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &ExportDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &ExportDialog::reject);

    auto *column = new QVBoxLayout(this);
    column->addLayout(form);
    column->addWidget(m_optionsBox);
    column->addWidget(m_faults);
    column->addWidget(m_preview, 1);
    column->addWidget(buttons);
}

const Exporter *ExportDialog::current() const
{
    return exporter(m_format->currentData().toString());
}

ExportContext ExportDialog::context() const
{
    ExportContext context;
    context.imageFolder = m_document.folder();
    context.forWindow = true;
    for (auto field = m_fields.cbegin(); field != m_fields.cend(); ++field)
        context.options.insert(field.key(), optionValue(field.value()));
    return context;
}

QString ExportDialog::suggestedPath() const
{
    const QString project = m_document.fileName();
    const QString name = project.isEmpty() ? tr("shapes") : QFileInfo(project).completeBaseName();
    const QString folder = m_settings.value(folderKey, m_document.folder()).toString();
    return QDir::toNativeSeparators(QDir(folder).filePath(name + u'.' + current()->extension()));
}

void ExportDialog::showFormat()
{
    const Exporter *format = current();
    m_export->setEnabled(format != nullptr);
    if (!format)
        return;
    while (m_options->rowCount() > 0)
        m_options->removeRow(0);
    m_fields.clear();
    const QList<ExportOption> options = format->options();
    for (const ExportOption &option : options) {
        if (option.choices.isEmpty()) {
            auto *text = new QLineEdit(option.defaultValue, m_optionsBox);
            connect(text, &QLineEdit::textChanged, this, &ExportDialog::showPreview);
            m_fields.insert(option.key, text);
        } else {
            auto *box = new QComboBox(m_optionsBox);
            for (const ExportChoice &choice : option.choices)
                box->addItem(choice.title, choice.value);
            box->setCurrentIndex(box->findData(option.defaultValue));
            connect(box, &QComboBox::currentIndexChanged, this, &ExportDialog::showPreview);
            m_fields.insert(option.key, box);
        }
        m_options->addRow(option.title, m_fields.value(option.key));
    }
    m_optionsBox->setVisible(!options.isEmpty());
    m_path->setText(suggestedPath());
    showPreview();
}

void ExportDialog::showPreview()
{
    const Exporter *format = current();
    const ExportContext settings = context();
    std::vector<FileFault> faults = format->check(m_document.data(), settings);
    QByteArray text;
    if (faults.empty()) {
        QBuffer buffer(&text);
        buffer.open(QIODevice::WriteOnly);
        if (const auto fault = format->write(m_document.data(), settings, buffer))
            faults.push_back(*fault);
    }
    const bool cut = text.size() > previewLimit;
    m_preview->setPlainText(QString::fromUtf8(text.left(previewLimit)) +
                            (cut ? QStringLiteral("\n…") : QString()));
    showFaults(faults);
}

void ExportDialog::showFaults(const std::vector<FileFault> &faults)
{
    m_export->setEnabled(faults.empty());
    QStringList lines;
    if (faults.empty()) {
        lines = current()->notes(m_document.data(), context());
    } else {
        lines.append(
            tr("%1 would not load this. Mend these faults first:").arg(current()->title()));
        for (const FileFault &fault : faults) {
            if (lines.size() > mostFaults) {
                lines.append(tr("… and %1 more").arg(int(faults.size()) - mostFaults));
                break;
            }
            lines.append(QStringLiteral("• ") + fault.message);
        }
    }
    m_faults->setText(lines.join(u'\n'));
    m_faults->setVisible(!lines.isEmpty());
}

void ExportDialog::browse()
{
    const QString path = QFileDialog::getSaveFileName(this, tr("Export shapes"), m_path->text(),
                                                      current()->nameFilter(), nullptr,
                                                      QFileDialog::DontConfirmOverwrite);
    if (!path.isEmpty())
        m_path->setText(QDir::toNativeSeparators(path));
}

void ExportDialog::accept()
{
    const Exporter *format = current();
    const QString path = QDir::fromNativeSeparators(m_path->text().trimmed());
    if (!format || path.isEmpty())
        return;
    if (QFileInfo::exists(path) &&
        QMessageBox::question(this, tr("Export shapes"),
                              tr("“%1” exists. Replace it?").arg(QFileInfo(path).fileName())) !=
            QMessageBox::Yes)
        return;
    const ExportContext settings = context();
    const std::vector<FileFault> faults = exportFile(*format, m_document.data(), settings, path);
    if (!faults.empty()) {
        QStringList lines;
        for (const FileFault &fault : faults)
            lines.append(fault.located(QDir::toNativeSeparators(path)));
        m_faults->setText(lines.mid(0, mostFaults).join(u'\n'));
        m_faults->show();
        return;
    }
    m_settings.setValue(formatKey, format->id());
    m_settings.setValue(folderKey, QFileInfo(path).absolutePath());
    m_written = QFileInfo(path).absoluteFilePath();
    m_notes = format->notes(m_document.data(), settings);
    QDialog::accept();
}

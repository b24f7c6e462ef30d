#pragma once

#include "format.h"

#include <QCoreApplication>

/// A table of points (RFC 4180): one row for each vertex, centre and capsule end; pixels, y down.
class CsvExporter : public Exporter {
    Q_DECLARE_TR_FUNCTIONS(CsvExporter)
public:
    QString id() const override { return QStringLiteral("csv"); }
    QString title() const override { return tr("Table of points"); }
    QString extension() const override { return QStringLiteral("csv"); }
    QString nameFilter() const override { return tr("Tables (*.csv)"); }
    QList<ExportOption> options() const override;
    std::vector<FileFault> check(const SceneData &scene,
                                 const ExportContext &context = {}) const override;
    QStringList notes(const SceneData &scene, const ExportContext &context = {}) const override;
    std::optional<FileFault> write(const SceneData &scene, const ExportContext &context,
                                   QIODevice &out) const override;
};

/// `text` as a field, quoted where it holds the separator, a quote or a line break.
QByteArray csvField(const QString &text, char separator);

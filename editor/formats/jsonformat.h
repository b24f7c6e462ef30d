#pragma once

#include "format.h"

#include <QCoreApplication>

/// The neutral exchange format: plain JSON with a schema (resources/schemas).
class JsonExporter : public Exporter {
    Q_DECLARE_TR_FUNCTIONS(JsonExporter)
public:
    QString id() const override { return QStringLiteral("json"); }
    QString title() const override { return tr("Plain JSON"); }
    QString extension() const override { return QStringLiteral("json"); }
    QString nameFilter() const override { return tr("Collision shapes (*.json)"); }
    QList<ExportOption> options() const override;
    std::vector<FileFault> check(const SceneData &scene,
                                 const ExportContext &context = {}) const override;
    QStringList notes(const SceneData &scene, const ExportContext &context = {}) const override;
    std::optional<FileFault> write(const SceneData &scene, const ExportContext &context,
                                   QIODevice &out) const override;
};

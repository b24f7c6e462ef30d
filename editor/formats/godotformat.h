#pragma once

#include "format.h"

#include <QCoreApplication>

/// A Godot 4 text scene: one StaticBody2D for each body, pixels, y down, origin at the pivot.
class GodotExporter : public Exporter {
    Q_DECLARE_TR_FUNCTIONS(GodotExporter)
public:
    QString id() const override { return QStringLiteral("godot4"); }
    QString title() const override { return tr("Godot 4 scene"); }
    QString extension() const override { return QStringLiteral("tscn"); }
    QString nameFilter() const override { return tr("Godot scenes (*.tscn)"); }
    QString profile() const override { return QStringLiteral("godot-4"); }
    std::vector<FileFault> check(const SceneData &scene,
                                 const ExportContext &context = {}) const override;
    QStringList notes(const SceneData &scene, const ExportContext &context = {}) const override;
    std::optional<FileFault> write(const SceneData &scene, const ExportContext &context,
                                   QIODevice &out) const override;
};

#pragma once

#include "format.h"

#include <QCoreApplication>

/// A C++ header with the shapes as constants and a helper that adds them to a body of Box2D 2.4 or
/// of Box2D 3: metres, y up, origin at the pivot.
class Box2dExporter : public Exporter {
    Q_DECLARE_TR_FUNCTIONS(Box2dExporter)
public:
    QString id() const override { return QStringLiteral("box2d"); }
    QString title() const override { return tr("Box2D header"); }
    QString extension() const override { return QStringLiteral("hpp"); }
    QString nameFilter() const override { return tr("C++ headers (*.hpp)"); }
    QString profile() const override { return QStringLiteral("box2d-2.4"); }
    QList<ExportOption> options() const override;
    /// Against the limits of Box2D 3 if the project targets it, of Box2D 2.4 otherwise.
    std::vector<FileFault> check(const SceneData &scene,
                                 const ExportContext &context = {}) const override;
    QStringList notes(const SceneData &scene, const ExportContext &context = {}) const override;
    std::optional<FileFault> write(const SceneData &scene, const ExportContext &context,
                                   QIODevice &out) const override;
};

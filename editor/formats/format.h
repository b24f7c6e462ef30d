#pragma once

#include "editor/document/scenedata.h"
#include "filefault.h"

#include <QByteArray>
#include <QHash>
#include <QString>
#include <QStringList>

#include <expected>
#include <optional>
#include <vector>

class QIODevice;

/// A value that an option takes.
struct ExportChoice {
    QString value;
    QString title; ///< For people.
};

/// A setting of one export format, for the dialog and for --set key=value.
struct ExportOption {
    QString key;
    QString title; ///< For people.
    QString defaultValue;
    QList<ExportChoice> choices; ///< Empty: any text.

    QStringList values() const; ///< Of the choices.
};

/// What an exporter is told beside the scene.
struct ExportContext {
    QHash<QString, QString> options; ///< Only known keys; checked before write() is called.
    QString imageFolder;             ///< Where SceneBody::image paths start; to read image sizes.
    QString outputFolder;   ///< Where the file will stand; exportFile() sets it. Empty: not known.
    bool forWindow = false; ///< Notes call options as the dialog does, not as --set does.
    /// What a note calls `option` with `value`: "sensorDensity=keep", “Density of sensors: …”.
    QString optionText(const ExportOption &option, const QString &value) const;
    QString option(const QString &key, const QString &fallback) const
    {
        return options.value(key, fallback);
    }
};

/// Writes a scene for one consumer. Sees SceneData and a device, nothing else: the caller owns the
/// QSaveFile, commits it and shows the fault.
class Exporter {
public:
    virtual ~Exporter() = default;
    virtual QString id() const = 0;         ///< What the command line uses; never changes.
    virtual QString title() const = 0;      ///< For people: "Godot 4 scene".
    virtual QString extension() const = 0;  ///< Without the dot.
    virtual QString nameFilter() const = 0; ///< For file dialogs.
    virtual QList<ExportOption> options() const { return {}; }
    /// Id of the engine profile whose limits the file must keep; empty for neutral formats.
    virtual QString profile() const { return {}; }
    /// Faults that make the file useless to its consumer, each naming body and shape; empty if
    /// fine.
    virtual std::vector<FileFault> check(const SceneData &scene,
                                         const ExportContext &context = {}) const;
    /// Things the user should know though the file is fine (a capsule written as three parts).
    virtual QStringList notes(const SceneData &, const ExportContext & = {}) const { return {}; }
    /// Returns the fault, or nothing on success. Call check() first.
    virtual std::optional<FileFault> write(const SceneData &scene, const ExportContext &context,
                                           QIODevice &out) const = 0;
};

/// `x` with a point in every language; reads back as the same double; never "-0".
QByteArray number(double x);
/// As number(), but never with an exponent, which some readers cannot take.
QByteArray plainNumber(double x);
/// `x` rounded to `decimals` digits after the point, trailing zeros dropped; never "-0".
QByteArray number(double x, int decimals);

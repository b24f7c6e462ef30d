#include "formatregistry.h"

#include "box2dformat.h"
#include "csvformat.h"
#include "formattext.h"
#include "godotformat.h"
#include "jsonformat.h"
#include "wholefile.h"

#include <QBuffer>
#include <QFileInfo>

#include <algorithm>

namespace {

FileFault optionFault(const QString &message)
{
    return {message, 0, 0, QStringLiteral("bad_option")};
}

QString keysOf(const QList<ExportOption> &options)
{
    QStringList keys;
    for (const ExportOption &option : options)
        keys.append(option.key);
    return keys.join(QStringLiteral(", "));
}

std::optional<FileFault> checkOption(const Exporter &exporter, const QString &key,
                                     const QString &value)
{
    const QList<ExportOption> options = exporter.options();
    const auto found = std::find_if(options.begin(), options.end(),
                                    [&](const ExportOption &option) { return option.key == key; });
    if (found == options.end() && options.isEmpty())
        return optionFault(FormatText::tr("The format %1 has no options").arg(exporter.id()));
    if (found == options.end())
        return optionFault(FormatText::tr("The format %1 has no option \"%2\"; it has: %3")
                               .arg(exporter.id(), key, keysOf(options)));
    if (!found->choices.isEmpty() && !found->values().contains(value))
        return optionFault(FormatText::tr("The option %1 cannot be \"%2\"; it can be: %3")
                               .arg(key, value, found->values().join(QStringLiteral(", "))));
    return std::nullopt;
}

std::vector<FileFault> checkOptions(const Exporter &exporter, const ExportContext &context)
{
    std::vector<FileFault> faults;
    QStringList keys = context.options.keys();
    keys.sort();
    for (const QString &key : keys)
        if (std::optional<FileFault> fault = checkOption(exporter, key, context.options[key]))
            faults.push_back(*std::move(fault));
    return faults;
}

} // namespace

const std::vector<const Exporter *> &exporters()
{
    static const JsonExporter json;
    static const CsvExporter csv;
    static const Box2dExporter box2d;
    static const GodotExporter godot;
    static const std::vector<const Exporter *> all = {&box2d, &godot, &json, &csv};
    return all;
}

const Exporter *exporter(const QString &id)
{
    const std::vector<const Exporter *> &all = exporters();
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const Exporter *one) { return one->id() == id; });
    return found == all.end() ? nullptr : *found;
}

std::vector<FileFault> exportFile(const Exporter &exporter, const SceneData &scene,
                                  const ExportContext &context, const QString &path)
{
    ExportContext placed = context;
    if (placed.outputFolder.isEmpty() && path != QLatin1String("-"))
        placed.outputFolder = QFileInfo(path).absolutePath();
    std::vector<FileFault> faults = checkOptions(exporter, context);
    if (faults.empty())
        faults = exporter.check(scene, placed);
    if (!faults.empty())
        return faults;
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    if (std::optional<FileFault> fault = exporter.write(scene, placed, buffer))
        return {*std::move(fault)};
    if (std::optional<FileFault> fault = writeWhole(path, buffer.data()))
        return {*std::move(fault)};
    return {};
}

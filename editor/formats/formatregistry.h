#pragma once

#include "format.h"

/// Every export format, in the order shown. Adding one is a pair of files and a line in the .cpp.
const std::vector<const Exporter *> &exporters();
/// By id; nullptr if there is none.
const Exporter *exporter(const QString &id);

/// Checks options, then faults, then writes through a QSaveFile: the file is whole or untouched.
/// `path` "-" writes to standard output.
std::vector<FileFault> exportFile(const Exporter &exporter, const SceneData &scene,
                                  const ExportContext &context, const QString &path);

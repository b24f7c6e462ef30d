#pragma once

#include "arguments.h"

#include "editor/document/document.h"
#include "editor/inspection/pairinspection.h"

/// "open", "closed" or "tolerance=E" with E in metres; nothing if it is none of them.
std::optional<hullsmith::CollisionPolicy> policyFrom(const QString &text);

/// The shape that "BODY" (its first one) or "BODY/SHAPE" names; else what is wrong, in words.
std::expected<ShapeId, QString> shapeNamed(const SceneData &data, const QString &name);

/// "ship/nose"
QString fullName(const InspectedShape &shape);

/// --radius-a and --radius-b: radii in metres instead of the drawn ones.
class RadiusOptions {
public:
    explicit RadiusOptions(QCommandLineParser &parser);
    /// Puts them into `options`; else the exit status, the message has been said.
    std::expected<void, int> read(const char *command, InspectionOptions &options,
                                  Streams &streams) const;

private:
    const QCommandLineParser &m_parser;
};

/// Reads FILE, finds both shapes and runs the test. On failure the exit status; the message has
/// been said.
std::expected<PairInspection, int> inspectionFrom(const char *command, const QStringList &words,
                                                  const InspectionOptions &options,
                                                  Streams &streams);
/// Says what is wrong with shapes that cannot be tested; ExitFine if both can.
int refuseFaults(const PairInspection &pair, const QString &file, Streams &streams);

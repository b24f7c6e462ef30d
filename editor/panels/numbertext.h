#pragma once

#include "physics/geometry/vec.h"

#include <QString>

#include <expected>
#include <optional>

/// Numbers as panels show and take them: a point in every language.
namespace NumberText {

/// Largest coordinate that can be typed, pixels; far beyond any sprite, far below trouble.
inline constexpr double largestCoordinate = 1e9;

/// With exactly `decimals` digits after the point; never "-0.00".
QString fixed(double value, int decimals = 2);
/// At most `significant` digits, no exponent for everyday sizes: "12.4", "0.0021".
QString shortFigure(double value, int significant = 4);
/// Every digit: what an editor opens with, so that Enter without a change changes nothing.
QString exact(double value);

/// What a typed text makes of `old`: a plain number ("12.5"), a change ("+2", "-=3", "*1.5", "/2"),
/// with an optional unit ("0.5 m", "12 px"). Nothing if the text is no number, not finite or too
/// large. Full-width digits and signs of Chinese input methods are understood.
std::optional<double> edited(const QString &text, double old, double pixelsPerMetre);

/// As above for one coordinate of a vertex; besides, a polar text sets both: "50<30" is 50 px from
/// the pivot at 30 degrees, "@50<30" the same from the vertex before. `axis` is 0 for x, 1 for y.
std::optional<hullsmith::Vec2> editedVertex(const QString &text, const hullsmith::Vec2 &old,
                                            const hullsmith::Vec2 &previous, int axis,
                                            double pixelsPerMetre);

/// The part of a text that made no sense.
struct WrongPart {
    qsizetype start = 0;
    qsizetype length = 0;
    bool operator==(const WrongPart &) const = default;
};

/// A whole point: "x, y", each part as for edited(), an empty one as it was; a semicolon or the
/// Chinese signs part them as well. Or a polar text, as for editedVertex().
std::expected<hullsmith::Vec2, WrongPart> editedPoint(const QString &text,
                                                      const hullsmith::Vec2 &old,
                                                      const hullsmith::Vec2 &previous,
                                                      double pixelsPerMetre);

} // namespace NumberText

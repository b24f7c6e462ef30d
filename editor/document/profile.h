#pragma once

#include <QCoreApplication>
#include <QList>
#include <QString>

#include <optional>

/// What one engine accepts: a data file in resources/profiles. Lengths in metres.
struct EngineProfile {
    QString id;   ///< For example "box2d-2.4"; never changes.
    QString name; ///< For people: "Box2D 2.4". A product name, not translated.
    std::optional<int> vertexLimit;
    double weldDistance = 0.0;       ///< Vertices this near are welded by the engine; 0: none.
    double collinearTolerance = 0.0; ///< Corners this near their chord are dropped; 0: none.
    double leastEdge = 0.0;          ///< Metres; 0: none.
    double leastArea = 0.0;          ///< Square metres; 0: none.
    double leastInertia = 0.0;       ///< kg m^2; 0: none.
    double leastInertiaRatio =
        0.0;                ///< Inertia about the centroid over that about the pivot; 0: none.
    bool convexOnly = true; ///< A concave outline must be split before the engine takes it.
    bool holes = false;     ///< Takes outlines with holes.
    bool capsules = false;  ///< Has a capsule; else it is written as box and two discs.
    bool yDown = false;     ///< The engine's y axis points down.
    bool pixels = false;    ///< The engine takes pixels, not metres.
};

/// All shipped profiles, in the order shown; read once from the resources.
const QList<EngineProfile> &engineProfiles();
/// By id; nullptr if there is none.
const EngineProfile *engineProfile(const QString &id);

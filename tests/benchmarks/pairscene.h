#pragma once

#include "physics/collision/sat.h"

#include <cmath>
#include <numbers>
#include <random>
#include <vector>

/// Seeded pairs of convex polygons at many poses: the same input for every contestant.
struct PairScene {
    struct Placement {
        hullsmith::Vec2 position;
        hullsmith::Vec2 turn; ///< Cosine and sine.
    };
    struct Test {
        int a = 0; ///< Index into `outlines`; B is the next.
        Placement placeA, placeB;
    };

    std::vector<std::vector<hullsmith::Vec2>> outlines;
    std::vector<Test> tests;
};

/// Builds scenes: `corners` points on an ellipse with half axes of 0.5 to 1 m; hits are 1 to 30 %
/// of the way in, misses 0.06 to 0.4 m apart along the line of approach.
class PairSceneBuilder {
public:
    explicit PairSceneBuilder(unsigned seed)
        : m_engine(seed)
    {
    }

    PairScene build(int corners, double hitShare, int pairs, int posesPerPair)
    {
        PairScene scene;
        for (int i = 0; i < 2 * pairs; ++i)
            scene.outlines.push_back(outline(corners));
        for (int k = 0; k < posesPerPair; ++k)
            for (int i = 0; i < pairs; ++i)
                scene.tests.push_back(test(scene, 2 * i, uniform(0.0, 1.0) < hitShare));
        std::shuffle(scene.tests.begin(), scene.tests.end(), m_engine);
        return scene;
    }

private:
    static constexpr double fullTurn = 2.0 * std::numbers::pi;

    double uniform(double low, double high)
    {
        return std::uniform_real_distribution<double>(low, high)(m_engine);
    }
    hullsmith::Vec2 direction()
    {
        const double angle = uniform(0.0, fullTurn);
        return {std::cos(angle), std::sin(angle)};
    }

    std::vector<hullsmith::Vec2> outline(int corners)
    {
        const double turn = uniform(0.0, fullTurn);
        const double width = uniform(0.5, 1.0);
        const double height = uniform(0.5, 1.0);
        std::vector<hullsmith::Vec2> points;
        hullsmith::Vec2 mean = hullsmith::Vec2::Zero();
        for (int i = 0; i < corners; ++i) {
            const double angle = turn + fullTurn * (i + uniform(-0.3, 0.3)) / corners;
            points.emplace_back(width * std::cos(angle), height * std::sin(angle));
            mean += points.back() / corners;
        }
        for (hullsmith::Vec2 &p : points)
            p -= mean;
        return points;
    }

    PairScene::Test test(const PairScene &scene, int a, bool hit)
    {
        PairScene::Test test;
        test.a = a;
        test.placeA = {{uniform(-20.0, 20.0), uniform(-20.0, 20.0)}, direction()};
        test.placeB = {test.placeA.position, direction()};
        const hullsmith::Vec2 approach = direction();
        double inside = 0.0;
        double outside = 4.0;
        while (outside - inside > 1e-9) {
            const double middle = 0.5 * (inside + outside);
            (separation(scene, test, middle * approach) < 0.0 ? inside : outside) = middle;
        }
        const double t = uniform(0.0, 1.0);
        double distance = hit ? inside * (0.99 - 0.29 * t * t) : outside + 0.06 + 0.34 * t;
        while (!hit && separation(scene, test, distance * approach) < 0.03)
            distance += 0.02;
        test.placeB.position += distance * approach;
        return test;
    }

    /// Greatest gap over all edge normals with B moved by `offset`, by the plainest means.
    static double separation(const PairScene &scene, const PairScene::Test &test,
                             const hullsmith::Vec2 &offset)
    {
        const auto &a = scene.outlines[std::size_t(test.a)];
        const auto &b = scene.outlines[std::size_t(test.a) + 1];
        PairScene::Placement moved = test.placeB;
        moved.position += offset;
        return std::max(gapAcross(a, test.placeA, b, moved), gapAcross(b, moved, a, test.placeA));
    }
    static double gapAcross(const std::vector<hullsmith::Vec2> &own,
                            const PairScene::Placement &ownPlace,
                            const std::vector<hullsmith::Vec2> &other,
                            const PairScene::Placement &otherPlace)
    {
        const auto world = [](const PairScene::Placement &place, const hullsmith::Vec2 &p) {
            return hullsmith::Pose::fromRotation(place.position, place.turn).toWorld(p);
        };
        double greatest = -1e300;
        for (std::size_t i = 0; i < own.size(); ++i) {
            const hullsmith::Vec2 from = world(ownPlace, own[i]);
            const hullsmith::Vec2 to = world(ownPlace, own[(i + 1) % own.size()]);
            const hullsmith::Vec2 normal = hullsmith::perpRight(to - from).normalized();
            double least = 1e300;
            for (const hullsmith::Vec2 &p : other)
                least = std::min(least, normal.dot(world(otherPlace, p) - from));
            greatest = std::max(greatest, least);
        }
        return greatest;
    }

    std::mt19937 m_engine;
};

#pragma once

#include "inspectedshape.h"
#include "ledger.h"

#include "physics/collision/manifold.h"
#include "physics/collision/sattrace.h"

#include <QString>

/// How the test is run and what its answer means.
struct InspectionOptions {
    bool earlyOut = true;
    bool skipParallel = true;
    std::optional<hullsmith::AxisSource> cached = {}; ///< Axis to try first.
    hullsmith::CollisionPolicy policy = {};
    /// To try out, metres: radii instead of the drawn ones; an outline is drawn without.
    std::optional<double> radiusA = {};
    std::optional<double> radiusB = {};
};

/// The cursor could not stay on its step when the shapes changed.
struct LostStep {
    enum class Why {
        GapEarlier, ///< The test stopped at `on` before it came to `lost`.
        Parallel,   ///< `lost` is parallel to `on` now.
        NoAxis,     ///< `lost` is no axis any more.
        Other,      ///< The axis is still tested, but this step of it does not happen.
    } why = Why::Other;
    QString lost; ///< Name of the axis, for example "B3"; empty for a step without one.
    QString on;
};

/// One pair of shapes under the separating axis test, with the test's whole trace and a cursor in
/// it. Plain data: no signals, no widgets; copy it to keep a state.
///
/// The cursor is a step's key. When the shapes change, it stays on the same key as long as that
/// step still happens, and returns to it when it happens again; see lostStep().
class PairInspection {
public:
    static constexpr int coarsest = 1; ///< One stop per axis.
    static constexpr int finest = 3;   ///< Each vertex too.
    /// Corners of both shapes up to which single dot products are recorded (the trace grows with
    /// their square), and up to which there is a trace at all.
    static constexpr int mostForVertices = 128;
    static constexpr int mostForTrace = 2048;

    /// Shape `a` is called A, `b` is called B. Takes effect with the next update().
    void setPair(ShapeId a, ShapeId b);
    /// Keeps the other shapes of the scene for the picture; they take no part in the test.
    void setShowsOthers(bool shows) { m_showsOthers = shows; }
    const std::vector<InspectedShape> &others() const { return m_others; }
    void setOptions(const InspectionOptions &options) { m_options = options; }
    const InspectionOptions &options() const { return m_options; }
    /// Runs the test on the pair as it is in `data`. O((n + m)^2).
    void update(const SceneData &data);

    bool isValid() const { return m_a.shape && m_b.shape; } ///< There is a trace.
    bool recordsVertices() const;                           ///< Level 3 has stops of its own.
    const InspectedShape &a() const { return m_a; }
    const InspectedShape &b() const { return m_b; }
    const InspectedShape &shape(hullsmith::Owner owner) const;
    std::vector<InputNote> notes() const;                      ///< Of A, then of B.
    double pixelsPerMetre() const { return m_pixelsPerMetre; } ///< Of the common view.

    const hullsmith::SatTrace &trace() const { return m_trace; }
    /// Every axis of both shapes, tested without early out and without skipping: what the ledger
    /// shows, greyed, of the axes that were not reached.
    const hullsmith::SatTrace &fullTrace() const { return m_full; }
    /// Where the pair touches; without points if it is apart.
    const hullsmith::Manifold &manifold() const { return m_manifold; }
    /// The points of manifold(); of a pair that is apart its two nearest points, with the distance
    /// as a negative depth. Empty without a trace.
    const std::vector<hullsmith::ContactPoint> &contacts() const { return m_contacts; }
    bool isApart() const { return m_trace.result.relation == hullsmith::Relation::Apart; }
    /// The point that a contact is called by: on the incident edge, between both shapes without
    /// one.
    hullsmith::Vec2 placeOf(const hullsmith::ContactPoint &contact) const;
    /// Edges that a contact belongs to, reference edge first.
    std::vector<hullsmith::AxisSource> edgesOf(const hullsmith::ContactPoint &contact) const;

    int level() const { return m_level; }
    void setLevel(int level);
    int cursor() const { return m_cursor; }   ///< Index into trace().events; -1 without a trace.
    QString key() const;                      ///< Of the cursor's event; empty without a trace.
    const hullsmith::SatEvent *event() const; ///< At the cursor; nullptr without a trace.
    /// Why the cursor is not on the step it was on; none after the user moved it.
    const std::optional<LostStep> &lostStep() const { return m_lost; }

    bool isStop(int event) const; ///< At the current level.
    int stopCount() const;
    bool atFirst() const;
    bool atLast() const;
    bool goTo(const QString &key); ///< Also to a step finer than the level. False if there is none.
    bool goToIndex(int event);
    bool next();
    bool previous();
    bool nextAxis();
    bool previousAxis();
    void first();
    void last();

    /// With prediction, next() and nextAxis() come to a comparison as a question first: what B
    /// projects to is covered until guess() or the next step. Projections of B are no stops then.
    void setPredicts(bool predicts);
    bool predicts() const { return m_predicts; }
    bool isAsking() const { return m_asking; } ///< The cursor's comparison is covered.
    void guess(bool gap);                      ///< Uncovers it; only while isAsking().
    /// What was guessed at the cursor's comparison: a gap (true) or an overlap.
    const std::optional<bool> &guessed() const { return m_guess; }
    /// With prediction: `event` would give away an answer that is still to be guessed.
    bool isCovered(int event) const;

    /// Shows the pair on a direction of one's own, in degrees from +x, instead of the step, until
    /// the cursor is moved; none takes it away. Without a trace there is none.
    void setFreeAxis(std::optional<double> degrees);
    const std::optional<double> &freeAxis() const { return m_free; } ///< In [0, 360).
    hullsmith::SatAxis freeAxisValues() const; ///< Only while there is a free axis.

    QString axisName(hullsmith::AxisSource source) const; ///< "A0", "v", "Bs"
    QString vertexName(hullsmith::Owner owner, int vertex) const;
    /// The axis the event belongs to; none for start, early out and result without one.
    std::optional<hullsmith::AxisSource> axisOf(int event) const;
    /// Index of the event that compares `source`; -1 if the test does not come to it.
    int compareOf(hullsmith::AxisSource source) const;
    /// Axes as good as the best one (parallel ones count once), in test order.
    std::vector<hullsmith::SatAxis> ties() const;

    /// The ledger as known at event `event`, in test order.
    std::vector<LedgerRow> ledger(int event) const;
    /// What the test would say if it knew A's normals only.
    LedgerRow onlyA() const;

private:
    bool moveTo(int event);
    bool advanceTo(int event);   ///< moveTo(), and asks there if it is a comparison.
    bool isOfB(int event) const; ///< Projects B.
    void findContacts(const hullsmith::Shape &a, const hullsmith::Shape &b);
    void follow(const hullsmith::SatTrace &before, int oldCursor, const QString &wanted);
    LostStep whyLost(hullsmith::AxisSource lost) const;

    ShapeId m_idA, m_idB;
    InspectionOptions m_options;
    InspectedShape m_a, m_b;
    std::vector<InspectedShape> m_others;
    bool m_showsOthers = false;
    double m_pixelsPerMetre = 1.0;
    hullsmith::SatTrace m_trace, m_full;
    hullsmith::Manifold m_manifold;
    std::vector<hullsmith::ContactPoint> m_contacts;
    int m_level = 2;
    int m_cursor = -1;
    QString m_wanted; ///< Key the user chose last.
    std::optional<LostStep> m_lost;
    std::optional<double> m_free;
    bool m_predicts = false;
    bool m_asking = false;
    std::optional<bool> m_guess;
};

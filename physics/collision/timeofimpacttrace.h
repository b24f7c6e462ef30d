#pragma once

#include "timeofimpact.h"
#include "traceevents.h"

namespace hullsmith {

/// One thing that a time of impact did. Only the fields that its kind names are set.
struct ToiEvent {
    enum class Kind {
        Start,    ///< the trace's options
        Distance, ///< time, distance
        Advance,  ///< time, step
        Bracket,  ///< time, bracket
        Result,   ///< the trace's result
    } kind;
    int iteration = -1; ///< From 0; -1 outside of iterations.
    double time = 0.0;  ///< Of the poses, 0 to 1.
    DistanceResult distance;
    double step = 0.0;  ///< Safe by the fastest approach alone.
    ToiBracket bracket; ///< The next time is its low end.

    /// Coarsest level of the inspector's table at which this event is a stop: 1 has one for each
    /// iteration, 2 one for each part.
    int level() const;
    /// The event's name for good, for example "toi/iter/1/advance".
    std::string key() const;
};

/// Everything a time of impact did, in the order it did it; plain data, safe to keep and to
/// compare.
struct ToiTrace {
    std::vector<ToiEvent> events;
    ToiResult result;
    ToiOptions options; ///< As used.

    /// Index of the event with this key; -1 if there is none.
    int find(std::string_view key) const { return findEvent(events, key); }
};

/// timeOfImpact() with its notebook open: the same code, observed by a recorder.
ToiTrace toiTrace(const Shape &a, const Sweep &sweepA, const Shape &b, const Sweep &sweepB,
                  const ToiOptions &options = {});

} // namespace hullsmith

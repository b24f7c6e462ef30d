#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace hullsmith {

/// Index of the event with this key; -1 if there is none. O(events).
template <class Event>
int findEvent(const std::vector<Event> &events, std::string_view key)
{
    for (int i = 0; i < int(events.size()); ++i)
        if (events[std::size_t(i)].key() == key)
            return i;
    return -1;
}

/// "gjk/iter/2/support" of "gjk", 2 and "support".
inline std::string iterationKey(const char *algorithm, int iteration, const char *part)
{
    return std::string(algorithm) + "/iter/" + std::to_string(iteration) + '/' + part;
}

} // namespace hullsmith

#include "collisioncheck.h"

#include <cstdio>
#include <cstdlib>

/// For libFuzzer: stops at the first fault and leaves the bytes in a file.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    if (const char *fault = CollisionCheck({data, size}).check()) {
        std::fprintf(stderr, "%s\n", fault);
        std::abort();
    }
    return 0;
}

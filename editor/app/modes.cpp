#include "modes.h"

#include <vector>

#if __has_include("authormode.h")
#include "authormode.h"
#endif
#if __has_include("inspectmode.h")
#include "inspectmode.h"
#endif

namespace {

template <typename Kind>
Mode *make(AppContext &context, QObject *parent)
{
    return new Kind(context, parent);
}

const std::vector<ModeEntry> table = {
#if __has_include("authormode.h")
    {"author", make<AuthorMode>},
#endif
#if __has_include("inspectmode.h")
    {"inspect", make<InspectMode>},
#endif
};

} // namespace

std::span<const ModeEntry> modes()
{
    return table;
}

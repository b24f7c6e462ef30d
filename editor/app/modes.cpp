#include "modes.h"

#include "authormode.h"
#include "inspectmode.h"

namespace {

template <typename Kind>
Mode *make(AppContext &context, QObject *parent)
{
    return new Kind(context, parent);
}

constexpr ModeEntry table[] = {
    {"author", make<AuthorMode>},
    {"inspect", make<InspectMode>},
};

} // namespace

std::span<const ModeEntry> modes()
{
    return table;
}

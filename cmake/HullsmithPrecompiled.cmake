# Qt's and Eigen's headers read once for many sources. On in ./dev; off by default, where ccache does
# the same better. clang-tidy reads each source without them, so a missing include is still found.

set(HULLSMITH_PHYSICS_HEADERS <Eigen/Core> <algorithm> <expected> <functional> <memory> <optional>
    <span> <vector>)
set(HULLSMITH_GUI_HEADERS ${HULLSMITH_PHYSICS_HEADERS} <QtCore> <QtGui> <map> <set>)
set(HULLSMITH_WIDGET_HEADERS ${HULLSMITH_GUI_HEADERS} <QtWidgets>)

# hullsmith_precompile(HOST "HEADERS" TARGETS...): HOST reads the headers, TARGETS share the result.
function(hullsmith_precompile host headers)
    if(HULLSMITH_PRECOMPILED)
        target_precompile_headers(${host} PRIVATE ${headers})
        foreach(target ${ARGN})
            target_precompile_headers(${target} REUSE_FROM ${host})
        endforeach()
    endif()
endfunction()

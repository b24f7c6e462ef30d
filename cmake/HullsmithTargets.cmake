# Warnings and sanitizers for our own targets, and the one way in which a layer is declared.

add_library(hullsmith_flags INTERFACE)
target_compile_features(hullsmith_flags INTERFACE cxx_std_23)
target_compile_options(hullsmith_flags INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wno-sign-conversion -Wnon-virtual-dtor
    -Woverloaded-virtual -Werror)
if(HULLSMITH_SANITIZE)
    target_compile_options(hullsmith_flags INTERFACE
        -fsanitize=${HULLSMITH_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
    target_link_options(hullsmith_flags INTERFACE -fsanitize=${HULLSMITH_SANITIZE})
endif()

# hullsmith_layer(NAME LINKS...): a static library of every source in the current folder (and the
# folders below it), target hullsmith_NAME, alias hullsmith::NAME. The links are the layering rule:
# a layer that is not named here cannot be included.
function(hullsmith_layer name)
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS
        ${CMAKE_CURRENT_SOURCE_DIR}/*.cpp ${CMAKE_CURRENT_SOURCE_DIR}/*.h)
    add_library(hullsmith_${name} STATIC ${sources})
    add_library(hullsmith::${name} ALIAS hullsmith_${name})
    set_target_properties(hullsmith_${name} PROPERTIES LINKER_LANGUAGE CXX)
    target_include_directories(hullsmith_${name} PUBLIC $<BUILD_INTERFACE:${CMAKE_SOURCE_DIR}>)
    target_link_libraries(hullsmith_${name} PUBLIC ${ARGN}
        PRIVATE $<BUILD_INTERFACE:hullsmith_flags>)
endfunction()

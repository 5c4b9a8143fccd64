# What every configuration shares: the language, the warnings, ccache. Included by the root project and
# by the engine when it is configured alone.

get_filename_component(WAYSTONE_ROOT "${CMAKE_CURRENT_LIST_DIR}/../.." ABSOLUTE)

option(BUILD_TESTING "Build the tests and the benchmarks" ON)
option(WAYSTONE_FUZZ "Build the engine and its fuzzers only (clang)" OFF)
# The presets for work of our own set it. Another compiler has other warnings, which must not keep anybody from building.
option(WAYSTONE_WERROR "Let the compiler's warnings be errors" OFF)

if(NOT CMAKE_BUILD_TYPE)
    set(CMAKE_BUILD_TYPE Release CACHE STRING "" FORCE)
endif()

# -O2 meets the aims of the benchmarks (tests/bench); -O3 costs build time and brings more false warnings of GCC.
set(CMAKE_CXX_FLAGS_RELEASE "-O2 -DNDEBUG")

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

find_program(CCACHE_PROGRAM ccache)
if(CCACHE_PROGRAM AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    set(CMAKE_CXX_COMPILER_LAUNCHER "${CCACHE_PROGRAM}")
endif()

# Linked privately by every target of ours; never by generated or foreign code.
add_library(waystone_warnings INTERFACE)
target_compile_options(waystone_warnings INTERFACE -Wall -Wextra -Wpedantic $<$<BOOL:${WAYSTONE_WERROR}>:-Werror>)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION MATCHES "^12\\.")
    # GCC bugs 105329 and 105651: optimised `"text" + string` is reported in libstdc++ itself, as overlapping memory
    # or as a copy out of bounds.
    target_compile_options(waystone_warnings INTERFACE -Wno-restrict -Wno-stringop-overflow -Wno-array-bounds)
    # GCC bug 105562: with the sanitizers std::regex is reported in libstdc++ itself, as used uninitialised.
    if(CMAKE_CXX_FLAGS MATCHES "-fsanitize=")
        target_compile_options(waystone_warnings INTERFACE -Wno-maybe-uninitialized)
    endif()
endif()

if(WAYSTONE_FUZZ)
    add_compile_options(-fsanitize=fuzzer-no-link)
endif()

if(BUILD_TESTING)
    enable_testing()
endif()

# How many times longer than in a usual build a test may take.
set(WAYSTONE_SLOWNESS 1)
if(CMAKE_CXX_FLAGS MATCHES "-fsanitize=")
    set(WAYSTONE_SLOWNESS 10)
endif()

# Parsing Qt's and the JSON library's headers costs more than compiling a file of ours. A build without
# shows whether every file includes what it uses.
option(WAYSTONE_PRECOMPILE "Precompile the headers of libraries" ON)
function(waystone_precompile target)
    if(WAYSTONE_PRECOMPILE AND NOT WAYSTONE_FUZZ)
        target_precompile_headers(${target} PRIVATE ${ARGN})
    endif()
endfunction()
function(waystone_precompiled_as target other)
    if(WAYSTONE_PRECOMPILE AND NOT WAYSTONE_FUZZ AND TARGET ${other})
        target_precompile_headers(${target} REUSE_FROM ${other})
    endif()
endfunction()

# Writes a source that carries these files: `function` in namespace waystone gives them (core/edition/embedded.h). The
# list of files is part of the command line, so that a file added, removed or changed writes the table anew.
function(waystone_embed source function)
    set(script "${WAYSTONE_ROOT}/engine/cmake/embed_files.cmake")
    set(output "${CMAKE_CURRENT_BINARY_DIR}/${function}.cpp")
    list(JOIN ARGN "|" files)
    add_custom_command(
        OUTPUT "${output}"
        COMMAND "${CMAKE_COMMAND}" "-DOUTPUT=${output}" "-DFUNCTION=${function}" "-DFILES=${files}" -P "${script}"
        DEPENDS ${ARGN} "${script}"
        COMMENT "Embedding the files of ${function}()"
        VERBATIM)
    set(${source} "${output}" PARENT_SCOPE)
endfunction()

# Tests are compiled more often than they run: what is only theirs is optimised less than what they test.
function(waystone_compile_quickly target)
    target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-O1>)
endfunction()

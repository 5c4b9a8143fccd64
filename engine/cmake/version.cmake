# The version and its day are told once, by the newest heading of the changelog. Included before project().

set(changelog "${CMAKE_CURRENT_LIST_DIR}/../../CHANGELOG.md")
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${changelog}")
file(STRINGS "${changelog}" newest REGEX "^## [0-9]" LIMIT_COUNT 1)
if(NOT newest MATCHES "^## ([0-9]+\\.[0-9]+\\.[0-9]+) \\(([0-9]+-[0-9][0-9]-[0-9][0-9])\\)$")
    message(FATAL_ERROR "CHANGELOG.md has no heading like \"## 1.2.3 (2026-11-22)\"")
endif()
set(WAYSTONE_VERSION "${CMAKE_MATCH_1}")
set(WAYSTONE_VERSION_DATE "${CMAKE_MATCH_2}")

# The package for Debian 12, which `cpack` makes. The preset "package" builds what belongs in it.

# The day of the version as Debian's changelog has it; noon of that day.
execute_process(
    COMMAND "${CMAKE_COMMAND}" -E env LC_ALL=C date --utc --rfc-email --date "${WAYSTONE_VERSION_DATE} 12:00"
    OUTPUT_VARIABLE WAYSTONE_DEBIAN_DATE
    OUTPUT_STRIP_TRAILING_WHITESPACE
    COMMAND_ERROR_IS_FATAL ANY)
# Who answers for the package: like all tools of Debian it asks DEBFULLNAME and DEBEMAIL.
set(WAYSTONE_MAINTAINER "Waystone contributors <waystone@lists.invalid>")
if(DEFINED ENV{DEBFULLNAME} AND DEFINED ENV{DEBEMAIL})
    set(WAYSTONE_MAINTAINER "$ENV{DEBFULLNAME} <$ENV{DEBEMAIL}>")
endif()

# Comes before any package that Debian itself may make of this version one day.
set(WAYSTONE_DEBIAN_REVISION 0upstream1)

set(doc "${CMAKE_INSTALL_DATADIR}/doc/waystone")
configure_file(debian/changelog.in "${made}/debian-changelog" @ONLY)
waystone_install_gzipped("${made}/debian-changelog" changelog.Debian "${doc}")
waystone_install_gzipped("${WAYSTONE_ROOT}/CHANGELOG.md" changelog "${doc}")
install(FILES debian/copyright DESTINATION "${doc}")

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME waystone)
set(CPACK_PACKAGE_VERSION "${WAYSTONE_VERSION}")
set(CPACK_PACKAGE_VENDOR "Waystone contributors")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "table for city-building board games")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_PRE_BUILD_SCRIPTS "${here}/debian/strip_comments.cmake")
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE "${WAYSTONE_DEBIAN_REVISION}")
set(CPACK_DEBIAN_PACKAGE_MAINTAINER "${WAYSTONE_MAINTAINER}")
set(CPACK_DEBIAN_PACKAGE_SECTION education)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "qt6-translations-l10n, qt6-wayland, fonts-dejavu-core")
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION
"People play Milestones, Province and Between Two Cities at one screen,
against each other or against the computer, in English, French or
Hungarian. The program shows what is possible, and for what is not, which
rule says so.
.
Walkthroughs and lessons teach the games, and an editor makes positions and
lessons. waystone-cli simulates, replays and checks games.")
include(CPack)

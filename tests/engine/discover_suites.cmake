# Read by ctest: adds one test for every suite that the GoogleTest program ${executable} lists; each may take ${timeout}
# seconds.

include("${CMAKE_CURRENT_LIST_DIR}/../long_tests.cmake")

if(NOT EXISTS "${executable}")
    add_test(engine_tests_NOT_BUILT engine_tests_NOT_BUILT)
    return()
endif()

execute_process(COMMAND "${executable}" --gtest_list_tests
                OUTPUT_VARIABLE listing RESULT_VARIABLE status ERROR_VARIABLE errors)
if(NOT status EQUAL 0)
    message(FATAL_ERROR "${executable} --gtest_list_tests: ${status}\n${errors}")
endif()

# A suite is a line that starts at the margin and ends in a dot, before any "# TypeParam" comment.
string(REGEX MATCHALL "(^|\n)[^ \n][^ \n]*\\.( *#[^\n]*)?" lines "${listing}")
foreach(line IN LISTS lines)
    string(REGEX REPLACE "^\n?([^ \n]*)\\..*$" "\\1" suite "${line}")
    add_test("engine.${suite}" "${executable}" "--gtest_filter=${suite}.*" --gtest_brief=1)
    set_tests_properties("engine.${suite}" PROPERTIES TIMEOUT ${timeout})
    waystone_tell_cost("engine.${suite}")
endforeach()

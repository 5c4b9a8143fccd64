# The longest tests begin first, so that no core waits for one of them at the end: about how many seconds each takes. The
# faults come before them all by a cost of their own. Read by CMake and, for the suites of the engine, by ctest. Where the
# tests have run before, ctest goes by the times of then.

set(long_tests
    tst_fits 48 tst_lesson_tour 38 engine.EveryGame/Conformance 33 tst_hostile_texts 28
    engine.EveryTable/EditingContract 26 lesson_pages 25 tst_lesson_walks 20 tst_languages 20 tst_export 18
    engine.LessonTree 17 tst_letters 17 tst_turn_bar 17 engine.EveryGame/EveryBot 16 tst_bots_at_table 16
    tst_editor_window 16 engine.Table/ProvinceBookGame 15 tst_every_game 15 engine.Table/ProvinceRandomGames 15
    engine.Table/MilestonesRandomGames 14 tst_game_file 14 tst_lessons 12)

# Tells ctest how long the test takes; nothing is told of a short one.
function(waystone_tell_cost name)
    list(FIND long_tests "${name}" place)
    if(place GREATER_EQUAL 0)
        math(EXPR place "${place} + 1")
        list(GET long_tests ${place} seconds)
        set_tests_properties("${name}" PROPERTIES COST ${seconds})
    endif()
endfunction()

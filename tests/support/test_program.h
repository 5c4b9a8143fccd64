#pragma once

#include <QApplication>
#include <QTest>

/// All Qt tests of a folder are one program: linking fifty of them took longer than compiling them. Every tst_*.cpp is
/// written like any Qt test; this header is included before it and turns QTEST_MAIN and its kin into an entry in the
/// program's list, under the name of the file: `widgets_tests tst_models` runs tst_models.cpp.
namespace waystone::test {

using TestMain = int (*)(int argc, char **argv);

/// Registers what runs the test of that source file.
bool addTest(const char *file, TestMain main);

} // namespace waystone::test

/// For a test that has a main function of its own, by another name.
#define WAYSTONE_TEST_MAIN(function)                                                                         \
    [[maybe_unused]] static const bool isRegistered = waystone::test::addTest(__FILE__, function);

#define WAYSTONE_TEST_IN(TestObject, ...)                                                                    \
    WAYSTONE_TEST_MAIN([]([[maybe_unused]] int argc, [[maybe_unused]] char **argv) {                         \
        __VA_ARGS__                                                                                          \
        TestObject test;                                                                                     \
        return QTest::qExec(&test, argc, argv);                                                              \
    })

#undef QTEST_MAIN
#undef QTEST_GUILESS_MAIN
#undef QTEST_APPLESS_MAIN
#define QTEST_MAIN(TestObject)                                                                               \
    WAYSTONE_TEST_IN(TestObject, QApplication application(argc, argv);                                       \
                     application.setAttribute(Qt::AA_Use96Dpi);)
#define QTEST_GUILESS_MAIN(TestObject)                                                                       \
    WAYSTONE_TEST_IN(TestObject, QCoreApplication application(argc, argv);                                   \
                     application.setAttribute(Qt::AA_Use96Dpi);)
#define QTEST_APPLESS_MAIN(TestObject) WAYSTONE_TEST_IN(TestObject, )

#include "support/test_program.h"

#include <cstdio>
#include <filesystem>
#include <map>
#include <string>

namespace waystone::test {

namespace {

/// By the name of their source file without its ending.
std::map<std::string, TestMain> &tests()
{
    static std::map<std::string, TestMain> all;
    return all;
}

std::string nameOf(const char *path)
{
    return std::filesystem::path(path).stem().string();
}

/// A small one of a usual kind: the one that the platform has by itself is narrower than any window of ours.
void setScreen()
{
    constexpr const char *variable = "QT_QPA_PLATFORM";
    if (qgetenv(variable) == "offscreen")
        qputenv(variable, "offscreen:configfile=" WAYSTONE_SCREEN);
}

} // namespace

bool addTest(const char *file, TestMain main)
{
    return tests().emplace(nameOf(file), main).second;
}

} // namespace waystone::test

/// Runs the test that the first argument names, or the one as which it was called itself: the build makes a link to the
/// program for every test. All further arguments are those of Qt Test.
int main(int argc, char **argv)
{
    using namespace waystone::test;
    setScreen();
    if (const auto called = tests().find(nameOf(argv[0])); called != tests().end())
        return called->second(argc, argv);
    if (argc > 1)
        if (const auto named = tests().find(argv[1]); named != tests().end())
            return named->second(argc - 1, argv + 1);
    std::fprintf(stderr, "Which test? These are here:\n");
    for (const auto &[name, main] : tests())
        std::fprintf(stderr, "  %s\n", name.c_str());
    return 2;
}

#include "test_paths.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <string>

/// Whatever is read from outside has a fuzzer, and each fuzzer has something to begin with.
namespace waystone {
namespace {

const std::filesystem::path tests = WAYSTONE_TESTS_DIR;

/// Of the headings "## Record: `waystone/record`" in resources/formats.md.
std::set<std::string> formats()
{
    std::set<std::string> names;
    std::ifstream file(WAYSTONE_ROOT_DIR "/resources/formats.md");
    const std::regex heading("^## .*`waystone/([a-z-]+)`");
    for (std::string line; std::getline(file, line);)
        if (std::smatch found; std::regex_search(line, found, heading))
            names.insert(found[1]);
    return names;
}

TEST(Fuzzers, ThereIsOneForEveryKindOfFile)
{
    // The sentences are built in, the glossary is read by the fuzzer of rules, and drafts are known to the widgets alone:
    // a draft with a wrong hash is not read.
    const std::set<std::string> others{"sentences", "glossary", "draft"};
    const std::set<std::string> names = formats();
    EXPECT_GE(names.size(), 12u);
    for (const std::string &name : names)
        EXPECT_TRUE(others.contains(name) || exists(tests / "fuzz" / (name + "_fuzz.cpp"))) << name;
    for (const std::string &name : others)
        EXPECT_TRUE(names.contains(name)) << name;
}

TEST(Fuzzers, EachHasSomethingToBeginWith)
{
    int fuzzers = 0;
    for (const auto &entry : std::filesystem::directory_iterator(tests / "fuzz")) {
        const std::string name = entry.path().filename().string();
        const std::size_t end = name.find("_fuzz.cpp");
        if (end == std::string::npos || name == "json_document_fuzz.cpp") // any of the others' texts will do
            continue;
        ++fuzzers;
        const std::filesystem::path corpus = tests / "corpus" / name.substr(0, end);
        EXPECT_TRUE(is_directory(corpus) && !is_empty(corpus)) << name;
    }
    EXPECT_GE(fuzzers, 17);
}

} // namespace
} // namespace waystone

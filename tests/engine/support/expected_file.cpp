#include "support/expected_file.h"
#include "test_paths.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>

namespace waystone::test {

namespace {

std::filesystem::path pathOf(std::string_view file)
{
    return std::filesystem::path(WAYSTONE_TESTS_DIR) / file;
}

} // namespace

bool isWritingExpected()
{
    return std::getenv("WAYSTONE_WRITE_EXPECTED") != nullptr;
}

std::string readTestFile(std::string_view file)
{
    std::ifstream stream(pathOf(file), std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

void writeTestFile(std::string_view file, std::string_view text)
{
    std::filesystem::create_directories(pathOf(file).parent_path());
    std::ofstream(pathOf(file), std::ios::binary) << text;
}

std::string differenceFromExpected(std::string_view file, std::string_view text)
{
    if (isWritingExpected()) {
        writeTestFile(file, text);
        return {};
    }
    const std::string expected = readTestFile(file);
    if (expected == text)
        return {};
    std::istringstream expectedLines(expected);
    std::istringstream lines{std::string(text)};
    for (int number = 1;; ++number) {
        std::string one;
        std::string other;
        const bool hasOne = static_cast<bool>(std::getline(expectedLines, one));
        const bool hasOther = static_cast<bool>(std::getline(lines, other));
        if (one != other || hasOne != hasOther || !hasOne)
            return std::string(file) + ", line " + std::to_string(number) + ": expected \"" + one +
                   "\", got \"" + other + '"';
    }
}

} // namespace waystone::test

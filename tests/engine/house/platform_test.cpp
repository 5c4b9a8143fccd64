#include "support/source_files.h"
#include "test_paths.h"

#include <gtest/gtest.h>

#include <regex>
#include <string>

// What a system does in its own way is called in one folder, so that another system is work in one folder.
namespace waystone::test {
namespace {

TEST(Platform, HeadersOfSystemsAreIncludedThereAlone)
{
    // <sys/…> and the like; those of the C++ library have no ending, and of Qt's and others' none is called so.
    const std::regex header(
        "#\\s*include "
        "<((sys|arpa|net|netinet|linux|mach)/"
        "[^>]+|csignal|(aio|dirent|dlfcn|execinfo|fcntl|glob|grp|io|netdb|"
        "poll|pthread|pwd|sched|semaphore|signal|spawn|syslog|termios|unistd|windows|winsock2)\\.h)>");
    int inside = 0;
    for (const SourceFile &file : sourceFiles(WAYSTONE_ROOT_DIR, {"engine", "widgets", "app"})) {
        const bool isPlatform = file.path.starts_with("engine/platform/");
        std::smatch found;
        if (!std::regex_search(file.text, found, header))
            continue;
        inside += isPlatform ? 1 : 0;
        EXPECT_TRUE(isPlatform) << file.path << " includes <" << found[1] << ">";
    }
    EXPECT_GE(inside, 8);
}

} // namespace
} // namespace waystone::test

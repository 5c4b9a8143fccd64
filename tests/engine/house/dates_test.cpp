#include "support/source_files.h"
#include "test_paths.h"

#include <gtest/gtest.h>

namespace waystone {
namespace {

// Patterns of the system know neither of "1er novembre" nor of "yesterday".
TEST(Dates, AreWrittenInOnePlace)
{
    int writing = 0;
    for (const test::SourceFile &file : test::sourceFiles(WAYSTONE_ROOT_DIR, {"widgets", "app"}))
        for (const char *way :
             {"QLocale::LongFormat", "QLocale::ShortFormat", "QLocale::NarrowFormat", ".dayName(", "MMM"}) {
            const bool isUsed = file.text.find(way) != std::string::npos;
            writing += isUsed ? 1 : 0;
            EXPECT_TRUE(!isUsed || file.path == "widgets/words/date_text.cpp") << file.path << ": " << way;
        }
    EXPECT_EQ(writing, 3);
}

} // namespace
} // namespace waystone

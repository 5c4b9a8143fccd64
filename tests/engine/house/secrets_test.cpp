#include "support/source_files.h"
#include "test_paths.h"

#include <gtest/gtest.h>

namespace waystone {
namespace {

/// Where the whole game may be asked for, with what seats may not know.
bool mayAsk(const std::string &path)
{
    return path == "widgets/session/game_controller.h" || // where it is offered
           path.starts_with("app/saving/");
}

TEST(Secrets, OnlySavingAsksForTheWholeGame)
{
    int asking = 0;
    for (const test::SourceFile &file : test::sourceFiles(WAYSTONE_ROOT_DIR, {"widgets", "app"})) {
        const bool asks = file.text.find("sessionToSave") != std::string::npos;
        asking += asks ? 1 : 0;
        EXPECT_TRUE(!asks || mayAsk(file.path)) << file.path;
    }
    EXPECT_GT(asking, 1);
}

} // namespace
} // namespace waystone

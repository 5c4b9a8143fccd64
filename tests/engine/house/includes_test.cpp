#include "support/listed_games.h"
#include "support/source_files.h"
#include "test_paths.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <regex>
#include <string>
#include <vector>

/// The house has floors: a room may include what lies below it, nothing beside it and nothing above. A game's own folders
/// are "*"; the files that lie right in a folder that has such rooms list the games and stand apart from them.
namespace waystone::test {
namespace {

const std::vector<std::vector<std::string>> floors{
    {"engine/platform"},
    {"engine/core"},
    {"engine/bots", "engine/scenario", "engine/trials"},
    {"engine/advice", "engine/puzzles"},
    {"engine/protocol", "engine/*"},
    {"engine"},
    {"engine/cli"},
    {"widgets/fitting"},
    {"widgets/words", "widgets/print", "widgets/dialogs"},
    {"widgets/controls", "widgets/faces", "widgets/session"},
    {"widgets/files", "widgets/thinking"},
    {"widgets/models"},
    {"widgets/board"},
    {"widgets/edition"},
    {"widgets/games/*", "widgets/lessons"},
    {"widgets/editor"},
    {"app/parts", "app/saving", "app/settings"},
    {"app/advice", "app/archive", "app/commands", "app/start"},
    {"app/desk", "app/scoring"},
    {"app/table"},
    {"app/learning"},
    {"app/window"},
    {"app/program"},
    {"app"},
};

bool isGame(const std::string &folder)
{
    static const std::vector<ListedGame> games = listedGames();
    return std::ranges::count(games, folder, &ListedGame::folder) > 0;
}

/// Of a path below the root.
std::string roomOf(const std::string &path)
{
    std::string room = path.substr(0, path.rfind('/'));
    const std::size_t top = room.find('/');
    if (top == std::string::npos)
        return room;
    const std::size_t end = room.find('/', top + 1);
    std::string name = room.substr(top + 1, end == std::string::npos ? end : end - top - 1);
    room.resize(top);
    if (isGame(name))
        return room + "/*";
    return room + '/' + name + (name == "games" && end != std::string::npos ? "/*" : "");
}

std::map<std::string, std::size_t> floorsByRoom()
{
    std::map<std::string, std::size_t> byRoom;
    for (std::size_t floor = 0; floor < floors.size(); ++floor)
        for (const std::string &room : floors[floor])
            byRoom[room] = floor;
    return byRoom;
}

TEST(Includes, RunDownTheHouseOnly)
{
    const std::map<std::string, std::size_t> floor = floorsByRoom();
    const std::vector<SourceFile> files = sourceFiles(WAYSTONE_ROOT_DIR, {"engine", "widgets", "app"});
    const auto exists = [&files](const std::string &path) {
        return std::ranges::binary_search(files, path, {}, &SourceFile::path);
    };
    const std::regex include("#include \"([^\"]+)\"");
    int arrows = 0;
    for (const SourceFile &file : files) {
        const std::string from = roomOf(file.path);
        ASSERT_TRUE(floor.contains(from)) << file.path << " is in a room that has no floor";
        for (std::sregex_iterator each(file.text.begin(), file.text.end(), include), end; each != end; ++each)
            for (const char *root : {"engine/", "widgets/", "app/"}) {
                const std::string path = root + (*each)[1].str();
                if (!exists(path))
                    continue;
                const std::string to = roomOf(path);
                ASSERT_TRUE(floor.contains(to)) << path;
                arrows += from == to ? 0 : 1;
                EXPECT_TRUE(from == to || floor.at(to) < floor.at(from)) << file.path << " includes " << path;
            }
    }
    EXPECT_GT(arrows, 500);
}

} // namespace
} // namespace waystone::test

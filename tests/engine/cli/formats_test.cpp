#include "cli/command.h"
#include "cli/serve_session.h"
#include "core/edition/embedded.h"
#include "core/json/json.h"
#include "games.h"
#include "protocol/program_bot.h"
#include "puzzles/puzzle_file.h"
#include "scenario/files/journal.h"
#include "scenario/files/position_file.h"
#include "scenario/files/shared_game.h"
#include "scenario/lesson/lesson_file.h"
#include "scenario/shelf/lesson_set_file.h"
#include "support/temporary_folder.h"
#include "test_paths.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <regex>
#include <sstream>

namespace waystone {
namespace {

/// The fenced examples of resources/formats.md by what stands behind "```json " or "```text ".
std::map<std::string, std::string> examples()
{
    std::map<std::string, std::string> found;
    std::ifstream file(WAYSTONE_ROOT_DIR "/resources/formats.md");
    std::string *example = nullptr;
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with("```"))
            example = example == nullptr && (line.starts_with("```json ") || line.starts_with("```text "))
                          ? &found[line.substr(8)]
                          : nullptr;
        else if (example != nullptr)
            *example += line + '\n';
    }
    return found;
}

/// Those of one kind of file: "position" and "position province", …
std::map<std::string, std::string> examplesOf(const std::string &kind)
{
    std::map<std::string, std::string> found = examples();
    std::erase_if(found, [&kind](const auto &example) {
        return example.first != kind && !example.first.starts_with(kind + ' ');
    });
    EXPECT_GE(found.size(), 2u) << "more than one game has its example";
    return found;
}

/// An edition may be corrected without these examples' being wrong: only its hash is.
std::string withHashOf(const std::string &text, const Game &game)
{
    static const std::regex hash("(\"hash\": ?\")[0-9a-f]{16}");
    return std::regex_replace(text, hash, "$01" + game.editionInfo().hash);
}

std::vector<std::string> lines(const std::string &text)
{
    std::vector<std::string> all;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);)
        all.push_back(line);
    return all;
}

/// Everything that `part` holds stands in `whole` in the same place; lists begin alike.
void expectPart(const Json &part, const Json &whole, const std::string &path)
{
    if (part.is_object()) {
        for (const auto &[key, value] : part.items()) {
            ASSERT_TRUE(whole.contains(key)) << path << '/' << key;
            expectPart(value, whole[key], path + '/' + key);
        }
    } else if (part.is_array()) {
        ASSERT_LE(part.size(), whole.size()) << path;
        for (std::size_t index = 0; index < part.size(); ++index)
            expectPart(part[index], whole[index], path + '/' + std::to_string(index));
    } else {
        EXPECT_EQ(part, whole) << path;
    }
}

TEST(Formats, RecordReadsBack)
{
    const std::string text = examples()["record"];
    const Result<LoadedRecord> record = readRecord(text, games());
    ASSERT_TRUE(record) << describe(record.problems().front());
    EXPECT_EQ(writeRecord(*record->session, record->players, record->seed, record->allOpen),
              withHashOf(text, record->session->game()));
}

TEST(Formats, SharedGameReadsBack)
{
    const std::string text = examples()["shared"];
    const Result<SharedGame> shared = readShared(text, games());
    ASSERT_TRUE(shared) << describe(shared.problems().front());
    EXPECT_TRUE(shared->notes.empty());
    EXPECT_EQ(shared->seenBy, 1);
    EXPECT_EQ(shared->players[1].name, "Bérénice");
    EXPECT_FALSE(shared->plies.front().action);
    EXPECT_TRUE(shared->plies.back().action);
}

TEST(Formats, JournalReadsBack)
{
    const std::string text = examples()["journal"];
    const Result<LoadedJournal> journal = readJournal(text, games());
    ASSERT_TRUE(journal) << describe(journal.problems().front());
    EXPECT_EQ(journal->soundBytes, text.size());
    const Session &session = *journal->record.session;
    EXPECT_EQ(session.size(), 5u);
    EXPECT_EQ(session.current(), 3u);
    EXPECT_EQ(session.ply(1).children, (std::vector<PlyId>{3, 2}));
    EXPECT_TRUE(session.ply(2).takenBack);
    EXPECT_EQ(journal->record.players[0].bot, "");
    EXPECT_EQ(journal->record.players[1].bot, "expert");
}

TEST(Formats, PositionsReadBackAndAreSound)
{
    for (const auto &[name, text] : examplesOf("position")) {
        SCOPED_TRACE(name);
        const Result<LoadedPosition> position = readPosition(text, games());
        ASSERT_TRUE(position) << describe(position.problems().front());
        EXPECT_TRUE(position->game->from(position->setup));
        EXPECT_EQ(writePosition(*position->game, position->setup, position->players),
                  withHashOf(text, *position->game));
    }
}

TEST(Formats, LessonReadsBack)
{
    const std::string text = examples()["lesson"];
    const Result<LoadedLesson> loaded = readLesson(text, games());
    ASSERT_TRUE(loaded) << describe(loaded.problems().front());
    EXPECT_EQ(writeLesson(loaded->lesson), withHashOf(text, *loaded->lesson.game));
}

TEST(Formats, SetReadsBack)
{
    const std::string text = examples()["set"];
    const Result<LessonSet> set = readSet(text, games());
    ASSERT_TRUE(set) << describe(set.problems().front());
    EXPECT_EQ(writeSet(*set), text);
}

TEST(Formats, PuzzlesReadBack)
{
    const std::string text = examples()["puzzles"];
    const Result<LoadedPuzzles> puzzles = readPuzzles(text, games());
    ASSERT_TRUE(puzzles) << describe(puzzles.problems().front());
    EXPECT_EQ(writePuzzles(puzzles->collection), withHashOf(text, *puzzles->collection.game));
}

TEST(Formats, EditionsArePartsOfThoseWeBring)
{
    for (const auto &[name, text] : examplesOf("edition")) {
        SCOPED_TRACE(name);
        const Json part = Json::parse(text);
        const std::string fileName = part["id"].get<std::string>() + ".json";
        const auto files = embeddedEditions();
        const auto file = std::ranges::find(files, fileName, &EmbeddedFile::name);
        ASSERT_NE(file, files.end());
        expectPart(part, Json::parse(file->text), "");
    }
}

TEST(Formats, EditionKeysAreAllDescribed)
{
    std::ifstream file(WAYSTONE_ROOT_DIR "/resources/formats.md");
    std::stringstream text;
    text << file.rdbuf();
    for (const EmbeddedFile &edition : embeddedEditions()) {
        const Json whole = Json::parse(edition.text);
        for (const auto &[key, value] : whole.items())
            EXPECT_NE(text.str().find('`' + key + '`'), std::string::npos) << key;
    }
}

TEST(Formats, ServeAnswersSo)
{
    const std::shared_ptr<const Game> game = *games().make(*games().find("province"), "", {});
    const std::vector<std::string> conversation = lines(examples()["serve"]);
    ASSERT_GE(conversation.size(), 10u);
    cli::ServeSession served(games());
    for (std::size_t line = 0; line + 1 < conversation.size(); line += 2)
        EXPECT_EQ(served.answer(conversation[line]), withHashOf(conversation[line + 1], *game));
    EXPECT_TRUE(served.isOver());
}

TEST(Formats, ProgramsAreAskedSoAndMayAnswerSo)
{
    const std::shared_ptr<const Game> game = *games().make(*games().find("province"), "", {});
    Session session(game, *game->from(game->start(2, 0)), Rng(3));
    session.playChance();
    const SeatView view = game->view(session.position(), 0);
    const Json asked = Json::parse(chooseLine(*game, view, 0, 1, std::chrono::seconds(10), 99));
    expectPart(Json::parse(withHashOf(examples()["question"], *game)), asked, "");
    const Result<Action> action = chosenAction(examples()["answer"], *game, view, 0, 1);
    ASSERT_TRUE(action) << describe(action.problems().front());
    EXPECT_EQ(game->notation(*action), "move green upper");
}

TEST(Formats, ReplayPrintsTheLines)
{
    const test::TemporaryFolder folder;
    folder.write("record.json", examples()["record"]);
    std::vector<std::string> words = {"replay", folder.path("record.json")};
    for (const char *example : {"replay", "replay --states"}) {
        std::ostringstream out;
        std::ostringstream err;
        ASSERT_EQ(cli::run(words, games(), out, err), 0) << err.str();
        const std::vector<std::string> printed = lines(out.str());
        const std::vector<std::string> shown = lines(examples()[example]);
        ASSERT_FALSE(shown.empty());
        for (const std::string &line : shown)
            EXPECT_EQ(std::ranges::count(printed, line), 1) << line << "\nin\n" << out.str();
        words.emplace_back("--states");
    }
}

TEST(Formats, ArenaReadsBackAndPrintsItsTable)
{
    const test::TemporaryFolder folder;
    folder.write("arena.json", examples()["arena"]);
    std::vector<std::string> words = {"arena", "merge", folder.path("arena.json")};
    for (const char *example : {"arena table", "arena"}) {
        std::ostringstream out;
        std::ostringstream err;
        ASSERT_EQ(cli::run(words, games(), out, err), 0) << err.str();
        EXPECT_EQ(out.str(), examples()[example]);
        words.emplace_back("--json");
    }
}

} // namespace
} // namespace waystone

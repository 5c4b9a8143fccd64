// Games that were saved before their rules were read anew go on as they were begun. The samples in tests/positions were
// written by the program as it was then, and so were the ends beside them.

#include "core/json/json.h"
#include "core/json/json_document.h"
#include "core/json/json_reader.h"
#include "core/revision.h"
#include "games.h"
#include "scenario/files/journal.h"
#include "scenario/files/position_file.h"
#include "scenario/files/record.h"
#include "scenario/lesson/lesson_file.h"
#include "test_paths.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

namespace waystone::test {

namespace {

std::string sample(const std::string &name)
{
    std::ifstream file(WAYSTONE_ROOT_DIR "/tests/positions/" + name);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

std::string replaced(std::string text, std::string_view from, std::string_view to)
{
    const std::size_t at = text.find(from);
    return at == std::string::npos ? std::string() : text.replace(at, from.size(), to);
}

std::string revisionOf(const Game &game)
{
    const OptionChoice choice = game.choice();
    const auto found = choice.find(revisionOption);
    return found == choice.end() ? "newest" : found->second;
}

constexpr const char *smithyFirst = "province-record-1-smithyFirst-thisTurn-immediate.json";

} // namespace

TEST(PastRevision, OldRecordsReplayToTheSameEnd)
{
    std::ifstream ends(WAYSTONE_ROOT_DIR "/tests/positions/province-record-1-ends.jsonl");
    int count = 0;
    for (std::string line; std::getline(ends, line); ++count) {
        const Json expected = Json::parse(line);
        const std::string name = expected.at("record");
        SCOPED_TRACE(name);
        const Result<LoadedRecord> record = readRecord(sample(name), games());
        ASSERT_TRUE(record) << describe(record.problems().front());
        EXPECT_TRUE(record->notes.empty());
        const Session &session = *record->session;
        const Game &game = session.game();
        EXPECT_EQ(revisionOf(game), "1");
        EXPECT_EQ(session.size(), expected.at("plies").get<std::size_t>() + 1);

        const Result<JsonDocument> document = JsonDocument::parse(expected.at("end").dump());
        ASSERT_TRUE(document);
        Problems problems;
        JsonReader reader(*document, problems);
        const AnySetup end = game.setupFrom(reader);
        EXPECT_TRUE(problems.empty());
        EXPECT_TRUE(game.same(game.setup(session.position()), end));
        EXPECT_EQ(game.score(session.position()).totals, expected.at("totals").get<std::vector<int>>());

        // Written by the format of today it is still played as it was.
        const std::string anew = writeRecord(session, record->players, record->seed);
        EXPECT_NE(anew.find("\"version\": 2"), std::string::npos);
        EXPECT_NE(anew.find("\"revision\": 1"), std::string::npos);
        const Result<LoadedRecord> again = readRecord(anew, games());
        ASSERT_TRUE(again) << describe(again.problems().front());
        EXPECT_TRUE(game.same(again->session->position(), session.position()));
        EXPECT_EQ(writeRecord(*again->session, again->players, again->seed), anew);
    }
    EXPECT_EQ(count, 4);
}

TEST(PastRevision, TheSameGameByTheNewestRulesCannotBePlayed)
{
    const std::string anew = replaced(sample(smithyFirst), "\"version\": 1", "\"version\": 2");
    const Result<LoadedRecord> record = readRecord(anew, games());
    ASSERT_FALSE(record) << "the costs of Mill and Smithy are others now";
    EXPECT_EQ(record.problems().front().code, record_problem::illegalPly);
}

TEST(PastRevision, AJournalGoesOnByTheRulesItWasBegunWith)
{
    const Result<JsonDocument> document = JsonDocument::parse(sample(smithyFirst));
    Json head = document->root();
    head["format"] = "waystone/journal";
    head["plies"] = Json::array();
    head["current"] = 0;
    const std::string text = head.dump() + '\n' + document->root().at("plies").at(0).dump() + '\n';
    const Result<LoadedJournal> journal = readJournal(text, games());
    ASSERT_TRUE(journal) << describe(journal.problems().front());
    EXPECT_EQ(journal->record.session->size(), 2u);
    EXPECT_EQ(revisionOf(journal->record.session->game()), "1");
}

TEST(PastRevision, OldPositionsAndLessonsKeepTheirRulesToo)
{
    constexpr std::string_view position = R"({"format": "waystone/position", "version": 1, "game": "province",
        "edition": {"id": "province-reconstruction", "hash": "adfbd4e1b0f56e77"}, "rules": {}, "setup":
        {"phase": "spend", "turn": 0, "labor": 0, "laborGained": 3, "builtNow": "harbor", "coins": [4, 3],
         "structures": {"harbor": [1, 0]}, "ships": "mixed",
         "goals": {"workers": "shown", "labor": "unseen", "structures": "unseen", "coins": "unseen",
                   "twoPoints": "unseen"},
         "workers": {"green": [{"zone": "upper", "moved": true}, {"zone": "right"}, {"zone": "left"}],
                     "yellow": null, "orange": null, "sailors": [null, null, null]}}})";
    for (const bool isOld : {true, false}) {
        const std::string text = isOld ? std::string(position)
                                       : replaced(std::string(position), "\"version\": 1", "\"version\": 2");
        const Result<LoadedPosition> read = readPosition(text, games());
        ASSERT_TRUE(read) << describe(read.problems().front());
        EXPECT_EQ(revisionOf(*read->game), isOld ? "1" : "newest");
        const Position state = *read->game->from(read->setup);
        const Action hire = *read->game->actionFrom("hire");
        EXPECT_EQ(read->game->refuse(state, 0, hire).has_value(), isOld);
    }

    const Result<LoadedLesson> lesson = readLesson(sample("province-lesson-1.json"), games());
    ASSERT_TRUE(lesson) << describe(lesson.problems().front());
    EXPECT_EQ(revisionOf(*lesson->lesson.game), "1");
    const std::string anew = writeLesson(lesson->lesson);
    EXPECT_NE(anew.find("\"revision\": 1"), std::string::npos);
    EXPECT_EQ(revisionOf(*readLesson(anew, games())->lesson.game), "1");
}

/// The rules of this game have not changed: it has no revision to tell, whatever the version of its file.
TEST(PastRevision, GamesWhoseRulesNeverChangedKnowNone)
{
    const Result<LoadedLesson> lesson = readLesson(sample("lesson-1.json"), games());
    ASSERT_TRUE(lesson) << describe(lesson.problems().front());
    EXPECT_EQ(writeLesson(lesson->lesson).find("revision"), std::string::npos);
}

TEST(PastRevision, IsChosenByNoRuleAndNoNumberThatThereIsNot)
{
    const std::string text = replaced(sample(smithyFirst), "\"version\": 1", "\"version\": 2");
    const std::string chosen = replaced(text, "\"millSmithy\"", "\"revision\": \"1\", \"millSmithy\"");
    EXPECT_EQ(readRecord(chosen, games()).problems().front().code, "file.unknown-key");
    const std::string unknown = replaced(text, "\"players\"", "\"revision\": 3, \"players\"");
    EXPECT_EQ(readRecord(unknown, games()).problems().front().code, "file.out-of-range");
    for (const GameKind &kind : games().kinds())
        for (const OptionInfo &option : offered(kind.options))
            EXPECT_NE(option.id, revisionOption);
}

} // namespace waystone::test

#include "scenario/files/record.h"

#include "scenario/files/journal.h"
#include "scenario/random_play.h"
#include "support/tiny_game.h"
#include "test_paths.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <sstream>

namespace waystone {
namespace {

using test::tinyGames;

Session sessionAfter(int decisions, std::uint64_t seed)
{
    Session session = test::seededSession(test::defaultGame(tinyGames(), "tiny"), 3, seed);
    Rng chooser(seed + 100);
    test::playOn(session, chooser, decisions);
    return session;
}

std::string sampleRecord()
{
    return writeRecord(sessionAfter(4, 5), test::namedPlayers(3), 5);
}

/// The text with the first `from` replaced.
std::string with(std::string text, std::string_view from, std::string_view to)
{
    const std::size_t at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from << " in\n" << text;
    return text.replace(at, from.size(), to);
}

Problem firstProblem(const std::string &text)
{
    const Result<LoadedRecord> record = readRecord(text, tinyGames());
    EXPECT_FALSE(record) << text;
    return record ? Problem{} : record.problems().front();
}

int lineOf(const std::string &text, std::string_view part)
{
    return 1 +
           static_cast<int>(std::count(text.begin(), text.begin() + static_cast<int>(text.find(part)), '\n'));
}

int integer(const Problem &problem, std::string_view name)
{
    const Argument *argument = problem.argument(name);
    return argument == nullptr ? -1 : std::get<int>(argument->value);
}

TEST(Record, ReadsBackWhatItWrites)
{
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        Session session = test::seededSession(test::defaultGame(tinyGames(), "tiny"), 4, seed);
        Rng chooser(seed);
        test::growTree(session, chooser, 60);
        const std::string text = writeRecord(session, test::namedPlayers(4), seed);
        const Result<LoadedRecord> loaded = readRecord(text, tinyGames());
        ASSERT_TRUE(loaded) << describe(loaded.problems().front()) << '\n' << text;
        EXPECT_EQ(test::describeTree(*loaded->session), test::describeTree(session));
        EXPECT_EQ(loaded->players, test::namedPlayers(4));
        EXPECT_EQ(loaded->seed, seed);
        EXPECT_TRUE(loaded->notes.empty());
        EXPECT_EQ(writeRecord(*loaded->session, loaded->players, loaded->seed), text);
    }
}

TEST(Record, KeepsThatAllIsOpen)
{
    const Session session = test::seededSession(test::defaultGame(tinyGames(), "tiny"), 2, 1);
    for (const bool allOpen : {false, true}) {
        const std::string text = writeRecord(session, test::namedPlayers(2), 1, allOpen);
        EXPECT_EQ(text.find("allOpen") != std::string::npos, allOpen);
        const Result<LoadedRecord> loaded = readRecord(text, tinyGames());
        ASSERT_TRUE(loaded);
        EXPECT_EQ(loaded->allOpen, allOpen);
        const Result<LoadedJournal> journal =
            readJournal(journalHead(session, test::namedPlayers(2), 1, allOpen), tinyGames());
        ASSERT_TRUE(journal);
        EXPECT_EQ(journal->record.allOpen, allOpen);
    }
}

TEST(Record, ResumedGameDrawsWhatTheUninterruptedOneDraws)
{
    for (int pause = 0; pause < 6; ++pause) {
        Session straight = sessionAfter(pause, 11);
        const Result<LoadedRecord> loaded =
            readRecord(writeRecord(straight, test::namedPlayers(3), 11), tinyGames());
        ASSERT_TRUE(loaded);
        Rng chooser(1);
        Rng sameChooser(1);
        test::playOn(straight, chooser, 100);
        test::playOn(*loaded->session, sameChooser, 100);
        EXPECT_TRUE(straight.game().actors(straight.position()).isOver());
        EXPECT_EQ(test::describeTree(*loaded->session), test::describeTree(straight));
    }
}

TEST(Record, KeepsSixtyFourBitSeeds)
{
    const std::uint64_t seed = 0xFFFFFFFFFFFFFFFFu;
    const std::string text = writeRecord(sessionAfter(2, seed), test::namedPlayers(3), seed);
    const Result<LoadedRecord> loaded = readRecord(text, tinyGames());
    ASSERT_TRUE(loaded);
    EXPECT_EQ(loaded->seed, seed);
}

TEST(Record, NamesTheIllegalPly)
{
    const std::string good = sampleRecord();
    const std::string bad = with(good, "\"bid ", "\"bid 3\", \"action-was\": \"");
    EXPECT_EQ(firstProblem(bad).code, "record.illegal-ply") << bad;
    const Problem problem = firstProblem(bad);
    EXPECT_EQ(integer(problem, "seat"), 0);
    EXPECT_EQ(integer(problem, "line"), lineOf(bad, "bid 3"));
    EXPECT_GT(integer(problem, "column"), 1);
    EXPECT_EQ(std::get<std::string>(problem.argument("action")->value), "bid 3");
    EXPECT_FALSE(std::get<Term>(problem.argument("refusal")->value).name.empty());
}

TEST(Record, NamesWhatIsNotNotation)
{
    const std::string bad = with(sampleRecord(), "\"bid ", "\"bet ");
    const Problem problem = firstProblem(bad);
    EXPECT_EQ(problem.code, "record.unknown-action");
    EXPECT_EQ(integer(problem, "line"), lineOf(bad, "bet "));
}

TEST(Record, RefusesWhatIsNotOne)
{
    EXPECT_EQ(firstProblem("").code, "file.truncated");
    EXPECT_EQ(firstProblem("{}").code, "file.missing-key");
    EXPECT_EQ(firstProblem("[]").code, "file.wrong-type");
    const std::string good = sampleRecord();
    EXPECT_EQ(firstProblem(with(good, "waystone/record", "waystone/position")).code, "file.wrong-format");
    EXPECT_EQ(firstProblem(with(good, "\"version\": 2", "\"version\": 3")).code, "file.wrong-version");
    EXPECT_EQ(firstProblem(with(good, "\"tiny\"", "\"huge\"")).code, "file.unknown-value");
    EXPECT_EQ(firstProblem(with(good, "\"seed\"", "\"sede\"")).code, "file.missing-key");
    EXPECT_EQ(firstProblem(with(good, "\"current\"", "\"extra\": 1, \"current\"")).code, "file.unknown-key");
    EXPECT_EQ(firstProblem(with(good, "\"rules\": {", "\"rules\": {\"house\": \"rule\"")).code,
              "file.unknown-key");
    EXPECT_EQ(firstProblem(with(good, "{\"name\": \"Ágnes\", \"colour\": \"red\"},", "")).code,
              "file.wrong-size");
    EXPECT_EQ(firstProblem(with(good, "\"text\": \"{}\"", "\"note\": \"{}\"")).code, "file.unknown-key");
    EXPECT_EQ(firstProblem(with(good, ", \"text\": \"{}\"", "")).code, "game.unknown-edition");
}

TEST(Record, RefusesPliesThatDoNotHang)
{
    const std::string good = sampleRecord();
    EXPECT_EQ(firstProblem(with(good, "{\"seat\": \"chance\"", "{\"after\": 1, \"seat\": \"chance\"")).code,
              "file.out-of-range");
    EXPECT_EQ(firstProblem(with(good, "\"seat\": \"chance\"", "\"seat\": 7")).code, "file.out-of-range");
    EXPECT_EQ(firstProblem(with(good, "\"seat\": \"chance\"", "\"seat\": \"dealer\"")).code,
              "file.unknown-value");

    const std::size_t begin = good.find("{\"seat\": \"chance\"");
    const std::string ply = good.substr(begin, good.find('}', begin) + 1 - begin);
    EXPECT_EQ(firstProblem(with(good, ply, ply + ", " + with(ply, "{", "{\"after\": 0, "))).code,
              "record.repeated-ply");
    EXPECT_EQ(
        firstProblem(with(good, "\"current\"", "\"order\": [{\"after\": 0, \"plies\": [1, 2]}], \"current\""))
            .code,
        "record.bad-order");
    EXPECT_EQ(firstProblem(with(good, "\"current\": ", "\"current\": 9")).code, "file.out-of-range");
}

TEST(Record, SaysThatTheEditionHasChanged)
{
    const std::string changed = with(sampleRecord(), "\"hash\": \"", "\"hash\": \"0");
    const Result<LoadedRecord> loaded = readRecord(changed, tinyGames());
    ASSERT_TRUE(loaded);
    ASSERT_EQ(loaded->notes.size(), 1u);
    EXPECT_EQ(loaded->notes[0].code, "game.edition-changed");
    EXPECT_EQ(integer(loaded->notes[0], "line"), lineOf(changed, "\"tiny-test\""));
}

TEST(Record, NoTruncationIsTakenForAWholeRecord)
{
    const std::string good = sampleRecord();
    for (std::size_t length = 0; length + 2 < good.size(); ++length)
        EXPECT_FALSE(readRecord(good.substr(0, length), tinyGames())) << length;
}

TEST(Record, TheOldestSampleOpens)
{
    std::ifstream file(WAYSTONE_TESTS_DIR "/positions/record-1.json");
    std::stringstream text;
    text << file.rdbuf();
    const Result<LoadedRecord> loaded = readRecord(text.str(), tinyGames());
    ASSERT_TRUE(loaded) << describe(loaded.problems().front());
    const Session &session = *loaded->session;
    EXPECT_EQ(session.size(), 22u);
    EXPECT_EQ(session.current(), 14u);
    EXPECT_EQ(session.ply(4).children, (std::vector<PlyId>{13, 5, 21}));
    EXPECT_TRUE(session.ply(21).takenBack);
    EXPECT_FALSE(session.ply(13).takenBack);
    EXPECT_EQ(loaded->players.front().name, "Ágnes");
}

} // namespace
} // namespace waystone

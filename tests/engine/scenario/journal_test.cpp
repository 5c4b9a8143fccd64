#include "scenario/files/journal.h"

#include "scenario/random_play.h"
#include "support/tiny_game.h"

#include <gtest/gtest.h>

namespace waystone {
namespace {

using Kind = JournalEvent::Kind;
using test::tinyGames;

constexpr std::uint64_t seed = 3;
const std::vector<RecordPlayer> players = test::namedPlayers(2);

/// Does what the event tells and writes it down, as a program would.
void perform(Session &session, std::string &journal, const JournalEvent &event)
{
    journal += journalLine(session.game(), event);
    switch (event.kind) {
    case Kind::play:
        ASSERT_FALSE(session.play(event.seat, event.action));
        break;
    case Kind::goTo:
        session.goTo(event.ply);
        break;
    case Kind::takeBackTo:
        session.takeBackTo(event.ply);
        break;
    case Kind::redoTo:
        session.redoTo(event.ply);
        break;
    case Kind::promote:
        session.promote(event.ply);
        break;
    case Kind::handOver: // nothing to the session
        break;
    }
}

/// One ply of chance or of a seat.
void performPly(Session &session, std::string &journal, Rng &chooser)
{
    const Game &game = session.game();
    const Actors actors = game.actors(session.position());
    if (actors.isOver())
        return;
    if (actors.isChance()) {
        const std::vector<Outcome> outcomes = game.outcomes(session.position());
        perform(session, journal, JournalEvent::played(chanceSeat, outcomes[0].action));
        return;
    }
    const std::vector<Action> legal = game.legal(session.position(), actors.first());
    const std::uint32_t choice = chooser.below(static_cast<std::uint32_t>(legal.size()));
    perform(session, journal, JournalEvent::played(actors.first(), legal[choice]));
}

struct Sample {
    Session session;
    std::string text;
    std::vector<std::string> trees;    ///< after the head and after each line
    std::vector<std::size_t> lineEnds; ///< of the head and of each line
};

Sample sample()
{
    Sample made{test::seededSession(test::defaultGame(tinyGames(), "tiny"), 2, seed), {}, {}, {}};
    Session &session = made.session;
    Rng chooser(9);
    test::growTree(session, chooser, 20);
    made.text = journalHead(session, players, seed);
    const auto mark = [&] {
        if (!made.lineEnds.empty() && made.lineEnds.back() == made.text.size())
            return; // the game was over: there was nothing to play
        made.trees.push_back(test::describeTree(session));
        made.lineEnds.push_back(made.text.size());
    };
    mark();
    session.goTo(0);
    made.text += journalLine(session.game(), JournalEvent::of(Kind::goTo, 0));
    mark();
    for (int round = 0; round < 3; ++round) {
        for (int ply = 0; ply < 4; ++ply) {
            performPly(session, made.text, chooser);
            mark();
        }
        const PlyId end = session.current();
        perform(session, made.text, JournalEvent::of(Kind::takeBackTo, session.ply(end).parent));
        mark();
        perform(session, made.text, JournalEvent::of(Kind::redoTo, end));
        mark();
        perform(session, made.text, JournalEvent::of(Kind::promote, end));
        mark();
        perform(session, made.text, JournalEvent::of(Kind::takeBackTo, session.ply(end).parent));
        mark();
    }
    return made;
}

TEST(Journal, ReadsBackTheSession)
{
    const Sample made = sample();
    const Result<LoadedJournal> journal = readJournal(made.text, tinyGames());
    ASSERT_TRUE(journal) << describe(journal.problems().front());
    EXPECT_EQ(test::describeTree(*journal->record.session), made.trees.back());
    EXPECT_EQ(journal->record.players, players);
    EXPECT_EQ(journal->record.seed, seed);
    EXPECT_TRUE(journal->record.notes.empty());
    EXPECT_EQ(journal->soundBytes, made.text.size());
    EXPECT_EQ(journal->record.session->redoTarget(), made.session.redoTarget());
}

TEST(Journal, CutAnywhereLosesNoMoreThanItsLastLine)
{
    const Sample made = sample();
    for (std::size_t length = 0; length <= made.text.size(); ++length) {
        const Result<LoadedJournal> journal = readJournal(made.text.substr(0, length), tinyGames());
        if (length < made.lineEnds.front()) {
            EXPECT_FALSE(journal) << length;
            continue;
        }
        ASSERT_TRUE(journal) << length;
        std::size_t whole = 0;
        while (whole + 1 < made.lineEnds.size() && made.lineEnds[whole + 1] <= length)
            ++whole;
        EXPECT_EQ(test::describeTree(*journal->record.session), made.trees[whole]) << length;
        EXPECT_EQ(journal->soundBytes, made.lineEnds[whole]);
        const bool isCut = made.lineEnds[whole] != length;
        ASSERT_EQ(journal->record.notes.size(), isCut ? 1u : 0u);
        if (isCut) {
            EXPECT_EQ(journal->record.notes[0].code, "journal.last-line");
        }
    }
}

TEST(Journal, KeepsWhatStandsBeforeABrokenLine)
{
    const Sample made = sample();
    const Game &game = made.session.game();
    const std::string rest = journalLine(game, JournalEvent::of(Kind::goTo, 0));
    const std::string broken[] = {
        "",
        std::string(20, '\0'),
        "{}",
        "[]",
        "{\"goTo\": 100000}",
        "{\"goTo\": 0, \"promote\": 0}",
        "{\"goTo\": \"start\"}",
        "{\"takeBackTo\": " + std::to_string(made.session.size() - 1) + "}",
        "{\"seat\": 0, \"action\": \"bid 9\"}",
        "{\"seat\": 0, \"action\": \"dance\"}",
        "{\"action\": \"bid 1\"}",
        "{\"seat\": 0, \"action\": \"bid 0\", \"why\": 1}",
        "{\"seat\": 2, \"player\": {\"name\": \"\", \"colour\": \"\"}}",
        "{\"player\": {\"name\": \"\", \"colour\": \"\"}}",
        "{\"seat\": 0, \"player\": {\"name\": \"\"}}",
        "{\"seat\": 0, \"player\": {\"name\": \"\", \"colour\": \"\", \"bot\": 1}}",
        "{\"seat\": 0, \"player\": {\"name\": \"\", \"colour\": \"\"}, \"action\": \"bid 0\"}",
    };
    for (const std::string &line : broken) {
        const Result<LoadedJournal> journal = readJournal(made.text + line + '\n' + rest, tinyGames());
        ASSERT_TRUE(journal) << line;
        EXPECT_EQ(test::describeTree(*journal->record.session), made.trees.back()) << line;
        EXPECT_EQ(journal->record.players, players) << line;
        EXPECT_EQ(journal->soundBytes, made.text.size());
        ASSERT_EQ(journal->record.notes.size(), 1u) << line;
        const Problem &note = journal->record.notes[0];
        EXPECT_EQ(note.code, "journal.broken-line");
        EXPECT_EQ(std::get<int>(note.argument("line")->value), static_cast<int>(made.lineEnds.size()) + 1);
        EXPECT_EQ(std::get<int>(note.argument("lines")->value), 1 + std::ranges::count(rest, '\n')) << line;
    }
}

TEST(Journal, TellsToWhomSeatsWereHandedOver)
{
    Session session = test::seededSession(test::defaultGame(tinyGames(), "tiny"), 2, seed);
    std::string text = journalHead(session, players, seed);
    Rng chooser(9);
    std::vector<RecordPlayer> expected = players;
    const auto handOver = [&](Seat seat, const std::string &bot) {
        expected[seat].bot = bot;
        perform(session, text, JournalEvent::handedOver(seat, expected[seat]));
        const Result<LoadedJournal> journal = readJournal(text, tinyGames());
        ASSERT_TRUE(journal) << describe(journal.problems().front());
        EXPECT_TRUE(journal->record.notes.empty());
        EXPECT_EQ(journal->record.players, expected);
        EXPECT_EQ(test::describeTree(*journal->record.session), test::describeTree(session));
    };
    handOver(1, "greedy");
    performPly(session, text, chooser);
    handOver(0, "master");
    performPly(session, text, chooser);
    handOver(1, "");
    handOver(0, "beginner");
}

TEST(Journal, RefusesAForeignHead)
{
    EXPECT_FALSE(readJournal("\n", tinyGames()));
    EXPECT_FALSE(readJournal("{}\n", tinyGames()));
    const Session session = test::seededSession(test::defaultGame(tinyGames(), "tiny"), 2, seed);
    EXPECT_FALSE(readJournal(writeRecord(session, players, seed), tinyGames()));
}

} // namespace
} // namespace waystone

// Whole games in files: records with variations, and the journal of a game under way.

#include "games.h"
#include "scenario/files/journal.h"
#include "scenario/files/record.h"
#include "scenario/random_play.h"
#include "twocities/rules/kinds.h"

#include <gtest/gtest.h>

namespace waystone::twocities::test {

using waystone::test::defaultGame;
using waystone::test::describeTree;
using waystone::test::growTree;
using waystone::test::namedPlayers;
using waystone::test::seededSession;

TEST(TwoCitiesFiles, RecordsWithVariationsReadBack)
{
    for (int players = 2; players <= waystone::twocities::maxPlayers; ++players) {
        Session session = seededSession(defaultGame(games(), "between-two-cities"), players, 5);
        Rng chooser(static_cast<std::uint64_t>(players));
        growTree(session, chooser, 300);
        const std::string text = writeRecord(session, namedPlayers(players), 5);
        const Result<LoadedRecord> record = readRecord(text, games());
        ASSERT_TRUE(record) << describe(record.problems().front());
        EXPECT_EQ(describeTree(*record->session), describeTree(session));
        EXPECT_EQ(writeRecord(*record->session, record->players, record->seed), text);
    }
}

TEST(TwoCitiesFiles, TheJournalIsTheGameAsItStood)
{
    Session session = seededSession(defaultGame(games(), "between-two-cities"), 5, 7);
    std::string journal = journalHead(session, namedPlayers(5), 7);
    Rng chooser(7);
    while (!session.game().actors(session.position()).isOver()) {
        const Actors actors = session.game().actors(session.position());
        Seat seat = chanceSeat;
        Action action{};
        if (actors.isChance()) {
            action = session.game().outcomes(session.position()).front().action;
        } else {
            for (seat = 0; !actors.includes(seat) || (chooser.below(2) == 0 && seat != actors.first());)
                seat = static_cast<Seat>((seat + 1) % 5);
            const std::vector<Action> legal = session.game().legal(session.position(), seat);
            action = legal[chooser.below(static_cast<std::uint32_t>(legal.size()))];
        }
        ASSERT_FALSE(session.play(seat, action));
        journal += journalLine(session.game(), JournalEvent::played(seat, action));
    }
    const Result<LoadedJournal> loaded = readJournal(journal, games());
    ASSERT_TRUE(loaded) << describe(loaded.problems().front());
    EXPECT_EQ(loaded->soundBytes, journal.size());
    EXPECT_EQ(describeTree(*loaded->record.session), describeTree(session));
}

} // namespace waystone::twocities::test

#include "scenario/files/shared_game.h"

#include "cli/serve_session.h"
#include "core/hidden_draw.h"
#include "core/json/json.h"
#include "games.h"
#include "scenario/random_play.h"
#include "support/ran.h"
#include "support/temporary_folder.h"
#include "support/tiny_game.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace waystone {
namespace {

using test::tinyGames;

constexpr std::uint64_t seed = 7'612'839'405'126'738'241;

std::shared_ptr<const Game> citiesGame()
{
    return *games().make(*games().find("between-two-cities"), "", {});
}

Session begun(const std::shared_ptr<const Game> &game, int seats, std::uint64_t ofSeed)
{
    return {game, *game->from(game->start(seats, 0)), Rng(ofSeed)};
}

std::string shared(const Session &session, int seats, Seat seat)
{
    return writeShared(session, test::namedPlayers(seats), seed, false, true, seat);
}

bool isSecret(const Session &session, PlyId ply)
{
    return session.stopAt(ply) == TakeBackStop::secret;
}

/// Whether somebody has still to choose what others must not see.
bool isChoosing(const Session &session)
{
    const Game &game = session.game();
    const Actors actors = game.actors(session.position());
    if (actors.isChance() || actors.isOver())
        return false;
    const Seat first = actors.first();
    return game.secret(session.position(), first, game.legal(session.position(), first).front());
}

/// Whether the seat cannot know, now, what was done in this step of the session's line.
bool isUnknown(const Session &session, const std::vector<PlyId> &line, std::size_t step, Seat seat)
{
    const Ply &ply = session.ply(line[step]);
    if (ply.seat == chanceSeat)
        return isHiddenDraw(session.game(), session.ply(ply.parent).position, ply.action, ply.position, seat);
    return ply.seat != seat && isChoosing(session) &&
           std::all_of(line.begin() + static_cast<std::ptrdiff_t>(step), line.end(),
                       [&](PlyId id) { return isSecret(session, id); });
}

/// What chance or a seat may do, in any order, though what was done is tried first as often as not.
std::vector<Action> anyOrder(const Game &game, const Position &position, const Ply &done, Rng &lots)
{
    std::vector<Action> actions;
    if (done.seat != chanceSeat) {
        actions = game.legal(position, done.seat);
    } else if (game.actors(position).isChance()) {
        for (const Outcome &outcome : game.outcomes(position))
            actions.push_back(outcome.action);
    }
    for (std::size_t left = actions.size(); left > 1; --left)
        std::swap(actions[left - 1], actions[lots.below(static_cast<std::uint32_t>(left))]);
    const auto same = std::ranges::find(actions, done.action);
    if (same != actions.end() && lots.below(2) == 0)
        std::iter_swap(actions.begin(), same);
    return actions;
}

/// Another game in which the seat does the same and sees the same after every ply, whatever the others and chance do;
/// null if the attempt leads elsewhere. It asks nobody what is secret: what cannot be seen is.
std::unique_ptr<Session> twin(const Session &session, Position root, Seat seat, Rng &lots)
{
    const Game &game = session.game();
    auto other = std::make_unique<Session>(session.sharedGame(), std::move(root), Rng(lots.next()));
    const std::vector<PlyId> line = session.lineTo(session.current());
    for (std::size_t step = 1; step < line.size(); ++step) {
        const Ply &ply = session.ply(line[step]);
        const SeatView seen = game.view(ply.position, seat);
        const std::vector<Action> actions =
            ply.seat == seat ? std::vector<Action>{ply.action} : anyOrder(game, other->position(), ply, lots);
        const PlyId before = other->current();
        bool isSame = false;
        for (std::size_t index = 0; index < actions.size() && !isSame; ++index) {
            other->goTo(before);
            isSame =
                !other->play(ply.seat, actions[index]) && game.same(game.view(other->position(), seat), seen);
        }
        if (!isSame)
            return nullptr;
    }
    return other;
}

/// How many other games were compared: in the middle of secret choices, and with none under way.
struct Others {
    int choosing = 0;
    int open = 0;
};

/// Compares the shared files of the game and of as many others as the seat could be in.
void compareTwins(const Session &session, int seats, Seat seat, Rng &lots, Others &others)
{
    const Game &game = session.game();
    const std::string file = shared(session, seats, seat);
    for (int attempt = 0; attempt < 6; ++attempt) {
        const Position root = game.guess(game.view(session.ply(0).position, seat), lots);
        const std::unique_ptr<Session> other = twin(session, root, seat, lots);
        if (other == nullptr || game.same(other->position(), session.position()))
            continue;
        EXPECT_EQ(shared(*other, seats, seat), file);
        ++(isChoosing(session) ? others.choosing : others.open);
    }
}

void expectReadsBack(const Session &session, int seats, Seat seat, const Registry &registry)
{
    const std::string file = shared(session, seats, seat);
    EXPECT_EQ(file.find(std::to_string(seed)), std::string::npos);
    EXPECT_FALSE(Json::parse(file).contains("seed"));
    const Result<SharedGame> read = readShared(file, registry);
    ASSERT_TRUE(read) << describe(read.problems().front()) << '\n' << file;
    EXPECT_EQ(read->seenBy, seat);
    EXPECT_EQ(read->players, test::namedPlayers(seats));
    const Game &game = *read->game;
    EXPECT_TRUE(game.same(read->view(), session.game().view(session.position(), seat)));
    EXPECT_EQ(game.pieces(read->view()),
              session.game().pieces(session.game().view(session.position(), seat)));
    const std::vector<PlyId> line = session.lineTo(session.current());
    ASSERT_EQ(read->plies.size() + 1, line.size());
    for (std::size_t step = 1; step < line.size(); ++step) {
        EXPECT_EQ(read->plies[step - 1].seat, session.ply(line[step]).seat);
        EXPECT_EQ(read->plies[step - 1].action.has_value(), !isUnknown(session, line, step, seat));
        if (read->plies[step - 1].action) {
            EXPECT_EQ(*read->plies[step - 1].action, session.ply(line[step]).action);
        }
    }
}

/// Plays so many plies at random and looks at the game after many of them, from its beginning and with what went before
/// forgotten.
Others look(const std::shared_ptr<const Game> &game, int seats, int plies, const Registry &registry)
{
    Others others;
    Rng lots(5);
    Session session = begun(game, seats, seed);
    for (int ply = 0; ply < plies; ++ply) {
        const Actors actors = game->actors(session.position());
        const std::vector<Action> actions =
            actors.isChance() ? std::vector<Action>() : game->legal(session.position(), actors.first());
        if (actors.isChance())
            session.playChance();
        else
            session.play(actors.first(), actions[lots.below(static_cast<std::uint32_t>(actions.size()))]);
        if (game->actors(session.position()).isOver())
            break;
        for (const Seat seat : {Seat{0}, Seat{1}, nobody}) {
            SCOPED_TRACE("ply " + std::to_string(ply) + ", seat " + std::to_string(seat));
            expectReadsBack(session, seats, seat, registry);
            compareTwins(session, seats, seat, lots, others);
            const Session fromHere(game, session.position(), Rng(seed));
            compareTwins(fromHere, seats, seat, lots, others);
        }
    }
    return others;
}

TEST(SharedGames, GamesBetweenWhichASeatCannotTellAreTheSameFile)
{
    EXPECT_GT(look(test::defaultGame(tinyGames(), "tiny"), 3, 40, tinyGames()).choosing, 20);
    for (const int seats : {2, 3, 5}) {
        const Others others = look(citiesGame(), seats, 5 * seats, games());
        EXPECT_GT(others.choosing, 50) << seats;
        EXPECT_GT(others.open, 20) << seats;
    }
}

TEST(SharedGames, ATreeIsSharedAsTheLineThatLeadsToWhereItStands)
{
    const auto game = test::defaultGame(tinyGames(), "tiny");
    Session session = begun(game, 3, seed);
    session.playChance();
    const PlyId before = session.current();
    session.play(0, game->legal(session.position(), 0).back());
    const std::string straight = shared(session, 3, 1);
    session.goTo(before);
    session.play(0, game->legal(session.position(), 0).front());
    session.play(1, game->legal(session.position(), 1).front());
    session.goTo(before);
    session.play(0, game->legal(session.position(), 0).back());
    EXPECT_EQ(shared(session, 3, 1), straight);
}

TEST(SharedGames, WhatIsOverMayBeToldWhole)
{
    const auto game = test::defaultGame(tinyGames(), "tiny");
    Session session = begun(game, 2, seed);
    Rng chooser(3);
    test::playOn(session, chooser, 100);
    ASSERT_TRUE(game->actors(session.position()).isOver());
    EXPECT_EQ(shared(session, 2, 1), writeRecord(session, test::namedPlayers(2), seed));
}

TEST(SharedGames, WithoutSecretsItIsARecordWithOtherLuck)
{
    const std::shared_ptr<const Game> game = *games().make(*games().find("milestones"), "", {});
    Session session = begun(game, 2, seed);
    Rng chooser(3);
    test::playOn(session, chooser, 30);
    for (const bool hasSecrets : {false, true}) { // what is open to all is no secret
        const std::string file =
            writeShared(session, test::namedPlayers(2), seed, hasSecrets, hasSecrets, Seat{0});
        EXPECT_EQ(file.find(std::to_string(seed)), std::string::npos);
        const Result<LoadedRecord> read = readRecord(file, games());
        ASSERT_TRUE(read) << describe(read.problems().front());
        ASSERT_EQ(read->session->size(), session.size());
        EXPECT_TRUE(game->same(read->session->position(), session.position()));
        for (PlyId ply = 0; ply < session.size(); ++ply) {
            EXPECT_EQ(read->session->ply(ply).action, session.ply(ply).action);
            EXPECT_NE(read->session->ply(ply).rng, session.ply(ply).rng);
        }
    }
}

TEST(SharedGames, WhatIsWrongIsToldWithItsPlace)
{
    Session session = begun(citiesGame(), 3, seed);
    session.playChance();
    const std::string file = shared(session, 3, 0);
    const auto code = [&file](std::string_view from, std::string_view to) {
        std::string text = file;
        const std::size_t at = text.find(from);
        EXPECT_NE(at, std::string::npos) << from;
        const Result<SharedGame> read = readShared(text.replace(at, from.size(), to), games());
        EXPECT_FALSE(read) << from;
        return read ? std::string() : read.problems().front().code;
    };
    EXPECT_EQ(code("\"seenBy\": 0", "\"seenBy\": 3"), "file.out-of-range");
    EXPECT_EQ(code("\"seenBy\": 0", "\"seenBy\": \"nobody\""), "file.unknown-value");
    EXPECT_EQ(code("waystone/shared", "waystone/record"), "file.wrong-format");
    EXPECT_EQ(code("\"hidden\": true", "\"hidden\": false"), "file.missing-key");
    EXPECT_EQ(code("\"seenBy\"", "\"secret\": 1, \"seenBy\""), "file.unknown-key");
    EXPECT_EQ(code("\"action\": \"", "\"action\": \"un"), "record.unknown-action");
    EXPECT_EQ(code("\"players\": 3", "\"players\": 4"), "seats-not-as-players");
    EXPECT_EQ(code("{\"name\": ", "{\"name\": \"\", \"colour\": \"\"}, {\"name\": "), "file.wrong-size");
}

TEST(SharedGames, TheCommandLineSharesSavedGames)
{
    const test::TemporaryFolder folder;
    Session session = begun(citiesGame(), 4, seed);
    session.playChance();
    const std::vector<RecordPlayer> players = test::namedPlayers(4);
    folder.write("game.json", writeRecord(session, players, seed));
    const std::string game = folder.path("game.json");
    EXPECT_EQ(test::run({"share", game}, games()).out, shared(session, 4, nobody));
    const test::Ran ran = test::run({"share", game, "--seat", "2"}, games());
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(ran.out, shared(session, 4, 2));
    EXPECT_EQ(test::run({"share", game, "--seat", "4"}, games()).status, 2);

    const std::string path = folder.path("shared.json");
    EXPECT_EQ(test::run({"share", game, "--seat", "2", "-o", path}, games()).out, "");
    EXPECT_EQ(folder.read("shared.json"), ran.out);
    const test::Ran checked = test::run({"check", path}, games());
    EXPECT_EQ(checked.status, 0) << checked.out << checked.err;
    EXPECT_NE(checked.out.find("as seat 2 knows it"), std::string::npos) << checked.out;
    for (const char *command : {"replay", "moves", "share"}) {
        const test::Ran refused = test::run({command, path}, games());
        EXPECT_EQ(refused.status, 2) << command;
        EXPECT_EQ(refused.out, "") << command;
        EXPECT_NE(refused.err.find("a shared game can be checked and looked at"), std::string::npos)
            << refused.err;
    }
    cli::ServeSession served{games()};
    const Json answer = Json::parse(served.answer(Json{{"do", "load"}, {"path", path}}.dump()));
    EXPECT_EQ(answer["ok"], false);
    EXPECT_EQ(answer["error"]["code"], "file.shared-game") << answer;
    EXPECT_EQ(answer["error"]["in"], path);
}

} // namespace
} // namespace waystone

#include "cli/arena/seed_player.h"

#include "cli/bot_choice.h"
#include "cli/failure.h"
#include "cli/problem_text.h"
#include "protocol/program_problem.h"

namespace waystone::cli {

namespace {

/// "seed 5, seat 0: …"
std::string forfeitText(const MatchResult &result, std::uint64_t seed)
{
    return "seed " + std::to_string(seed) + ", seat " + std::to_string(result.forfeitedBy) + ": " +
           oneLine(problemSentence(*result.failure));
}

/// A program that cannot even be started says nothing about how strong it is. One that ends before its first answer of
/// the first game is taken for such: it may be an interpreter that does not find its script.
void refuseToGoOn(const Problem &failure, const std::string &bot, bool isMute)
{
    if (failure.code == program_problem::cannotStart)
        throw Failure{bot + ": " + problemSentence(failure)};
    if (failure.code == program_problem::ended && isMute)
        throw Failure{bot + " has not answered even once: " + problemSentence(failure)};
}

} // namespace

SeedPlayer::SeedPlayer(const ArenaMatch &match, const GameChoice &choice, std::uint64_t firstSeed,
                       std::chrono::milliseconds limit)
    : match_(match),
      game_(*choice.game),
      start_(choice.session(firstSeed, 0).position()),
      firstSeed_(firstSeed),
      limit_(limit)
{}

std::optional<ArenaTally> SeedPlayer::play(std::uint64_t seed, const std::stop_token &stop) const
{
    const int gamesASeed = match_.gamesASeed();
    ArenaTally tally;
    for (int game = 0; game < gamesASeed; ++game) {
        // Against itself a takes the seats by turns, so that its rate says nothing about who begins.
        const auto seats = static_cast<std::uint64_t>(match_.seats);
        const auto seatOfA =
            static_cast<Seat>(gamesASeed == 1 ? seed % seats : static_cast<std::uint64_t>(game));
        const MatchResult result = playOne(seed, seatOfA, seed == firstSeed_ && game == 0, stop);
        if (stop.stop_requested()) // what was chosen meanwhile may be anything
            return std::nullopt;
        if (result.failure && tally.firstForfeit.empty())
            tally.firstForfeit = forfeitText(result, seed);
        tally.add(result, seatOfA);
    }
    static_cast<void>(tally.addSeeds({seed, seed})); // the only one
    return tally;
}

MatchResult SeedPlayer::playOne(std::uint64_t seed, Seat seatOfA, bool isFirst,
                                const std::stop_token &stop) const
{
    std::vector<std::string> names(static_cast<std::size_t>(match_.seats), match_.b);
    names[seatOfA] = match_.a;
    const SeatedBots bots(names, limit_, *programs_);
    MatchResult result = playMatch(game_, start_, bots.bySeat(), seed, match_.mostActions, stop);
    if (result.failure && !stop.stop_requested())
        refuseToGoOn(*result.failure, names[result.forfeitedBy],
                     isFirst && bots.isMuteProgram(result.forfeitedBy));
    return result;
}

} // namespace waystone::cli

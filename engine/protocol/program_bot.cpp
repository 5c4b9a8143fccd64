#include "protocol/program_bot.h"

#include "bots/bot_failure.h"
#include "core/file_problem.h"
#include "core/json/json.h"
#include "core/json/json_reader.h"
#include "core/problem_sentence.h"
#include "core/text/utf8.h"
#include "protocol/program_problem.h"
#include "protocol/protocol.h"
#include "protocol/seen_table.h"
#include "scenario/files/game_header.h"

#include <algorithm>
#include <optional>

namespace waystone {

namespace {

constexpr std::size_t longestNotation = 200;

Problem problem(std::string_view code, std::vector<Argument> arguments)
{
    return {std::string(code), std::move(arguments), {}, Severity::againstRule};
}

/// What it said, as far as it can be shown.
Argument said(const std::string &answer)
{
    return quotedArgument("answer", firstInvalidUtf8(answer) ? "" : answer);
}

Problem garbage(const std::string &answer, const Problem &found)
{
    return problem(program_problem::garbage, {said(answer), {"problem", describe(found)}});
}

std::vector<Action> legalFor(const Game &game, const SeatView &view, Seat seat)
{
    Rng rng;
    return game.legal(game.guess(view, rng), seat);
}

/// What the seat knows is enough to tell what is legal for it, and why something is not.
std::optional<Problem> refusalFor(const Game &game, const SeatView &view, Seat seat, Action action)
{
    Rng rng;
    return game.refuse(game.guess(view, rng), seat, action);
}

} // namespace

std::string chooseLine(const Game &game, const SeatView &view, Seat seat, int id,
                       std::chrono::milliseconds limit, std::uint64_t seed, bool begins)
{
    const SeenTable table(game, view, seat, seed);
    Json line = {{"do", "choose"}, {"id", id}, {"protocol", protocolVersion}};
    writeGame(line, game);
    line["seat"] = seat;
    line["seconds"] = std::chrono::duration<double>(limit).count();
    line["seed"] = seed;
    if (begins)
        line["begins"] = true;
    line["view"] = table.view();
    line["legal"] = table.legal();
    return line.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Result<Action> chosenAction(const std::string &answer, const Game &game, const SeatView &view, Seat seat,
                            int id)
{
    const Result<JsonDocument> document = JsonDocument::parse(answer);
    if (!document)
        return garbage(answer, document.problems().front());
    Problems problems;
    JsonReader reader(*document, problems);
    reader.object();
    if (reader.has("error"))
        return problem(program_problem::gaveUp, {said(answer)});
    if (std::optional<JsonReader> echoed = reader.optional("id"))
        static_cast<void>(echoed->integer(id, id));
    const std::string notation = reader["action"].text(longestNotation);
    if (!problems.empty())
        return garbage(answer, problems.front());
    const Result<Action> action = game.actionFrom(notation);
    if (!action)
        return problem(program_problem::illegal, {quotedArgument("action", notation)});
    if (const std::optional<Problem> refusal = refusalFor(game, view, seat, *action))
        return problem(program_problem::illegal, {quotedArgument("action", notation),
                                                  termArgument("refusal", refusal->code),
                                                  {"details", ruleLine(game, *refusal)}});
    return *action;
}

ProgramBot::ProgramBot(std::string commandLine, std::shared_ptr<ProgramPool> pool,
                       std::chrono::milliseconds limit)
    : commandLine_(std::move(commandLine)), pool_(std::move(pool)), limit_(limit)
{}

std::unique_ptr<ProgramProcess> ProgramBot::started(Result<std::unique_ptr<ProgramProcess>> process)
{
    if (!process)
        throw BotFailure{process.problems().front()};
    return std::move(process).value();
}

Action ProgramBot::choose(const Game &game, const SeatView &view, Seat seat, Rng &rng, std::stop_token stop)
{
    constexpr int beyondDouble = 11; // so that every language can read the seed as a number
    const std::uint64_t seed = rng.next() >> beyondDouble;
    std::unique_ptr<ProgramProcess> asked = started(pool_->take(commandLine_, seat));
    const auto answered = [&] {
        return asked->ask(chooseLine(game, view, seat, asked->questions() + 1, limit_, seed, asked->begins()),
                          limit_, stop);
    };
    const bool isKept = asked->begins() && asked->questions() > 0;
    // What it does after its last answer in another game is no fault in this one.
    if (isKept && !asked->unasked().empty())
        asked = started(ProgramProcess::start(commandLine_));
    if (const std::string &unasked = asked->unasked(); !unasked.empty())
        throw BotFailure{
            problem(program_problem::garbage, {said(unasked.substr(0, unasked.find('\n'))),
                                               {"problem", std::string("said before it was asked")}})};
    Result<std::string> answer = answered();
    if (isKept && !answer && answer.problems().front().code == program_problem::ended &&
        !stop.stop_requested()) {
        asked = started(ProgramProcess::start(commandLine_));
        answer = answered();
    }
    if (!answer && stop.stop_requested())
        return legalFor(game, view, seat).front(); // nobody wants to know any more
    if (!answer)
        throw BotFailure{answer.problems().front()};
    const Result<Action> action = chosenAction(*answer, game, view, seat, asked->questions());
    if (!action)
        throw BotFailure{action.problems().front()};
    pool_->putBack(commandLine_, seat, std::move(asked));
    hasAnswered_ = true;
    return *action;
}

} // namespace waystone

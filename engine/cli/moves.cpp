#include "cli/advise.h"
#include "cli/command.h"
#include "cli/failure.h"
#include "cli/game_choice.h"
#include "cli/loaded_game.h"
#include "cli/problem_text.h"
#include "core/json/json.h"
#include "core/problem_sentence.h"
#include "protocol/game_json.h"

#include <optional>
#include <ostream>

namespace waystone::cli {

namespace {

constexpr std::string_view whyOption = "--why";
constexpr std::string_view seatOption = "--seat";
constexpr std::string_view adviseOption = "--advise";
constexpr std::string_view besideOption = "--beside";
constexpr std::string_view iterationsOption = "--iterations";
constexpr std::uint64_t usualIterations = 20'000;
constexpr std::uint64_t mostIterations = 10'000'000;

std::unique_ptr<Session> chosenSession(const Command &command)
{
    const Arguments &arguments = command.arguments;
    if (arguments.files().empty()) {
        const GameChoice choice = chosenGame(command);
        auto session = std::make_unique<Session>(choice.session(choice.seed, 0));
        session->playChance();
        return session;
    }
    for (const OptionSyntax &option : gameOptions())
        if (arguments.has(option.name))
            throw Failure{std::string(option.name) + " does not go with a file"};
    return loadGame(command).session;
}

/// Whether a seat may do this; if not, the code and the sentence of the rule that refuses it.
int answerWhy(const Command &command, const Game &game, const Position &position, Seat seat,
              const std::string &notation)
{
    const Result<Action> action = game.actionFrom(notation);
    if (!action)
        throw Failure{"the action cannot be read: " + problemSentence(action.problems().front())};
    const std::optional<Problem> refusal = game.refuse(position, seat, *action);
    const std::string sentence = refusal ? ruleLine(game, *refusal) : "";
    if (command.arguments.has("--json")) {
        Json answer = {{"legal", !refusal}};
        if (refusal)
            answer.update({{"code", refusal->code}, {"sentence", sentence}});
        command.out << answer.dump(2) << '\n';
    } else if (refusal) {
        command.out << "refused\t" << refusal->code << '\t' << oneLine(sentence) << '\n';
    } else {
        command.out << "legal\n";
    }
    return refusal ? 1 : 0;
}

void printMoves(std::ostream &out, const Game &game, const Position &position)
{
    const Actors actors = game.actors(position);
    if (actors.isChance())
        for (const Outcome &outcome : game.outcomes(position))
            out << "chance\t" << game.notation(outcome.action) << '\t' << outcome.weight << '\n';
    for (Seat seat = 0; seat < maxSeats; ++seat)
        if (actors.includes(seat))
            for (const Action action : game.legal(position, seat))
                out << int{seat} << '\t' << game.notation(action) << '\n';
}

void printMovesJson(std::ostream &out, const Game &game, const Position &position)
{
    const Actors actors = game.actors(position);
    Json moves = Json::array();
    const auto add = [&](Seat seat, Action action) -> Json & {
        moves.push_back(
            {{"seat", seatJson(seat)}, {"action", game.notation(action)}, {"fields", game.fields(action)}});
        return moves.back();
    };
    if (actors.isChance())
        for (const Outcome &outcome : game.outcomes(position))
            add(chanceSeat, outcome.action)["weight"] = outcome.weight;
    for (Seat seat = 0; seat < maxSeats; ++seat)
        if (actors.includes(seat))
            for (const Action action : game.legal(position, seat))
                add(seat, action);
    out << Json{{"actors", actorsJson(actors)}, {"moves", std::move(moves)}}.dump(2) << '\n';
}

int moves(const Command &command)
{
    const std::unique_ptr<Session> session = chosenSession(command);
    const Game &game = session->game();
    const Position &position = session->position();
    const std::optional<std::uint64_t> seat =
        command.arguments.number(seatOption, {0, static_cast<std::uint64_t>(game.seats(position)) - 1});
    const Seat asked = seat ? static_cast<Seat>(*seat) : game.actors(position).first();
    if (const std::optional<std::string> notation = command.arguments.value(whyOption))
        return answerWhy(command, game, position, asked, *notation);
    const std::optional<std::uint64_t> iterations =
        command.arguments.number(iterationsOption, {1, mostIterations});
    const std::optional<std::string> beside = command.arguments.value(besideOption);
    if (command.arguments.has(adviseOption)) {
        printAdvice(command, game, position, asked, beside.value_or(""),
                    iterations.value_or(usualIterations));
        return 0;
    }
    for (const std::string_view option : {besideOption, iterationsOption})
        if (command.arguments.has(option))
            throw Failure{std::string(option) + " goes with " + std::string(adviseOption)};
    if (seat)
        throw Failure{std::string(seatOption) + " goes with " + std::string(whyOption) + " or " +
                      std::string(adviseOption)};
    const auto print = command.arguments.has("--json") ? printMovesJson : printMoves;
    print(command.out, game, position);
    return 0;
}

} // namespace

CommandSyntax movesSyntax()
{
    CommandSyntax syntax{
        .name = "moves",
        .summary = "Print the legal actions of a position, or of the start of a game, one per line: "
                   "seat, notation.",
        .usage = "FILE [OPTIONS] | --game ID [OPTIONS]",
        .options = gameOptions(),
        .files = {.help = "a saved game or a position; instead of it --game", .most = 1},
        .run = moves};
    syntax.options.insert(
        syntax.options.end(),
        {{.name = whyOption,
          .value = "ACTION",
          .help = "tell whether this one is legal; if it is not, the code and the sentence "
                  "of the rule that refuses "
                  "it, status 1"},
         {.name = seatOption,
          .value = "N",
          .help = "whose action --why or --advise is about; the seat that acts unless given"},
         {.name = adviseOption,
          .help = "print what is best and by what it differs from the next best: code, seat, "
                  "the numbers after the one and after the other"},
         {.name = besideOption,
          .value = "ACTION",
          .help = "with --advise, this action instead, beside the best"},
         {.name = iterationsOption,
          .value = "N",
          .help = "how often --advise thinks the position over (20,000)"},
         {.name = "--json", .help = "as JSON"}});
    return syntax;
}

} // namespace waystone::cli

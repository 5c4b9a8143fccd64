#include "cli/advise.h"

#include "advice/advised.h"
#include "cli/failure.h"
#include "cli/problem_text.h"
#include "core/json/json.h"
#include "protocol/game_json.h"

#include <ostream>

namespace waystone::cli {

namespace {

Json countsJson(const std::vector<Counted> &counts)
{
    Json list = Json::array();
    for (const Counted &each : counts) {
        Json item = {{"amount", each.amount}};
        if (!each.what.empty())
            item["what"] = each.what;
        list.push_back(std::move(item));
    }
    return list;
}

Json reasonJson(const Game &game, const Reason &reason)
{
    Json json = {{"code", reason.code},
                 {"seat", seatJson(reason.seat)},
                 {"with", countsJson(reason.with)},
                 {"without", countsJson(reason.without)},
                 {"byTurn", reason.isByTurn},
                 {"weight", reason.weight}};
    if (reason.code == reason::sheet)
        json["subject"] = game.placeName(reason.subject);
    return json;
}

Json consideredJson(const Game &game, const Candidate &candidate, const std::vector<Action> &steps)
{
    Json line = Json::array();
    for (const Action step : steps)
        line.push_back(game.notation(step));
    return {{"action", game.notation(candidate.action)},
            {"visits", candidate.visits},
            {"margin", candidate.margin},
            {"chance", candidate.winShare},
            {"steps", std::move(line)}};
}

/// What is told comes first and says so.
Json adviceJson(const Game &game, const Considered &one, const Considered &other,
                const Comparison &comparison, bool isBetter)
{
    Json told = Json::array();
    for (const Reason &reason : mostTelling(comparison, isBetter))
        told.push_back(reasonJson(game, reason));
    Json all = Json::array();
    for (const Reason &reason : comparison.reasons)
        all.push_back(reasonJson(game, reason));
    return {{"action", consideredJson(game, one.candidate, comparison.steps)},
            {"beside", consideredJson(game, other.candidate, comparison.otherSteps)},
            {"told", std::move(told)},
            {"reasons", std::move(all)}};
}

void printCounts(std::ostream &out, const std::vector<Counted> &counts)
{
    for (const Counted &each : counts)
        out << (&each == &counts.front() ? "" : ",") << each.what << (each.what.empty() ? "" : "=")
            << each.amount;
}

void printText(std::ostream &out, const Game &game, const Considered &one, const Considered &other,
               const Comparison &comparison, bool isBetter)
{
    out << "action\t" << game.notation(one.candidate.action) << '\n'
        << "beside\t" << game.notation(other.candidate.action) << '\n';
    for (const Reason &reason : mostTelling(comparison, isBetter)) {
        out << reason.code << "\tseat " << int{reason.seat} << '\t';
        printCounts(out, reason.with);
        out << '\t';
        printCounts(out, reason.without);
        out << '\n';
    }
}

Action actionNamed(const Game &game, const Position &position, Seat seat, const std::string &notation)
{
    const Result<Action> action = game.actionFrom(notation);
    if (!action)
        throw Failure{"the action cannot be read: " + problemSentence(action.problems().front())};
    if (game.refuse(position, seat, *action))
        throw Failure{"the action is not legal"};
    return *action;
}

} // namespace

void printAdvice(const Command &command, const Game &game, const Position &position, Seat seat,
                 const std::string &beside, std::uint64_t iterations)
{
    if (!game.actors(position).includes(seat))
        throw Failure{"nobody is to be advised there"};
    const SeatView view = game.view(position, seat);
    const std::unique_ptr<Analysis> analysis = Analysis::make(game, view, seat, 1);
    analysis->run(iterations);
    Advised advised = advisedBy(*analysis, game, view, seat);
    Considered one = advised.best;
    std::optional<Considered> other = std::move(advised.next);
    std::optional<Comparison> comparison = std::move(advised.comparison);
    const bool isBetter = beside.empty();
    if (!isBetter) {
        const Action action = actionNamed(game, position, seat, beside);
        other = one;
        one = consideredAlone(game, view, seat, action, iterations);
        comparison = compared(game, view, seat, one, *other);
    }
    const bool asJson = command.arguments.has("--json");
    if (!comparison && asJson)
        command.out << Json{{"action", consideredJson(game, one.candidate, {one.candidate.action})}}.dump(2)
                    << '\n';
    else if (!comparison)
        command.out << "action\t" << game.notation(one.candidate.action) << '\n';
    else if (asJson)
        command.out << adviceJson(game, one, *other, *comparison, isBetter).dump(2) << '\n';
    else
        printText(command.out, game, one, *other, *comparison, isBetter);
}

} // namespace waystone::cli

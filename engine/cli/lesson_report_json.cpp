#include "cli/lesson_report_json.h"

#include "core/json/json.h"
#include "scenario/lesson/lesson_parts.h"

#include <array>

namespace waystone::cli {

namespace {

constexpr auto severityNames = std::to_array<std::string_view>({"impossible", "againstRule", "unusual"});
constexpr auto verdictNames = std::to_array<std::string_view>({"solved", "notSolvable", "notDecided"});
constexpr auto toldNames =
    std::to_array<std::string_view>({"nothing", "branch", "mistake", "otherwise", "reached"});
static_assert(toldNames.size() == static_cast<std::size_t>(Judgement::From::reached) + 1);

/// Places have names only where there is a game.
Json valueJson(const Argument &argument, const Game *game)
{
    if (const int *number = std::get_if<int>(&argument.value))
        return *number;
    if (const Term *term = std::get_if<Term>(&argument.value))
        return term->name;
    if (const Place *place = std::get_if<Place>(&argument.value))
        return game == nullptr ? Json() : Json(game->placeName(*place));
    return std::get<std::string>(argument.value);
}

Json problemJson(const Problem &problem, const Game *game)
{
    Json object = Json::object();
    object["code"] = problem.code;
    object["severity"] = severityNames[static_cast<std::size_t>(problem.severity)];
    for (const Argument &argument : problem.arguments)
        object["arguments"][argument.name] = valueJson(argument, game);
    if (game != nullptr)
        for (const Place place : problem.places)
            object["places"].push_back(game->placeName(place));
    return object;
}

Json proofJson(const Lesson &lesson, const StepProof &proof)
{
    const Game &game = *lesson.game;
    Json object = Json::object();
    object["step"] = lesson.steps[proof.step].id;
    if (proof.result) {
        object["verdict"] = verdictName(proof.result->verdict);
        object["actions"] = proof.result->actions;
        object["solutions"] = proof.result->solutions;
        object["nodes"] = proof.result->nodes;
        object["line"] = toJson(game, proof.result->line);
    }
    object["moves"] = Json::array();
    for (const FirstMove &move : proof.moves) {
        Json &item = object["moves"].emplace_back(Json::object());
        item["action"] = game.notation(move.action);
        item["verdict"] = verdictName(move.verdict);
        if (proof.result && move.verdict == SolverResult::Verdict::solved)
            item["actions"] = move.actions;
        item["told"] = toldName(move.told);
        if (move.told != Judgement::From::nowhere && !move.isToldAtOnce)
            item["late"] = true;
        if (const Json text = toJson(move.text); !text.empty())
            item["text"] = text;
    }
    return object;
}

} // namespace

std::string_view verdictName(SolverResult::Verdict verdict)
{
    return verdictNames[static_cast<std::size_t>(verdict)];
}

std::string_view toldName(Judgement::From told)
{
    return toldNames[static_cast<std::size_t>(told)];
}

Json reportJson(const Lesson &lesson, const LessonReport &report)
{
    Json file = Json::object();
    file["lesson"] = lesson.id;
    if (report.isStopped)
        file["stopped"] = true;
    file["findings"] = Json::array();
    for (const LessonFinding &finding : report.findings)
        file["findings"].push_back(problemJson(finding.problem, lesson.game.get()));
    file["proofs"] = Json::array();
    for (const StepProof &proof : report.proofs)
        file["proofs"].push_back(proofJson(lesson, proof));
    return file;
}

Json reportJson(const Problems &problems)
{
    Json file = Json::object();
    file["findings"] = Json::array();
    for (const Problem &problem : problems)
        file["findings"].push_back(problemJson(problem, nullptr));
    return file;
}

} // namespace waystone::cli

#include "cli/lesson_report_json.h"

#include "core/json/json.h"
#include "scenario/lesson/lesson_parts.h"

#include <array>

namespace waystone::cli {

namespace {

constexpr auto severityNames = std::to_array<std::string_view>({"impossible", "againstRule", "unusual"});
constexpr auto verdictNames = std::to_array<std::string_view>({"solved", "notSolvable", "notDecided"});
/// By TaskVerdict.
constexpr auto taskVerdictNames =
    std::to_array<std::string_view>({"solvable", "needsOthers", "notSolvable", "notDecided"});
static_assert(taskVerdictNames.size() == taskVerdicts);
/// By SolverResult::Bound.
constexpr auto boundNames = std::to_array<std::string_view>({"", "positions", "bot", "stop"});
constexpr auto againstNames = std::to_array<std::string_view>({"script", "every", "bot"}); ///< by Answers
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

/// What kept it from a verdict.
std::string_view boundName(const StepProof &proof)
{
    const SolverResult &last = proof.always     ? *proof.always
                               : proof.together ? *proof.together
                                                : *proof.result;
    return last.verdict == SolverResult::Verdict::solved ? "answers"
                                                         : boundNames[static_cast<std::size_t>(last.bound)];
}

/// The answer, what it holds against, and what kept it from another one.
void putVerdict(Json &object, const LessonStep &step, const StepProof &proof)
{
    const TaskVerdict verdict = proof.verdict();
    object["verdict"] = taskVerdictNames[static_cast<std::size_t>(verdict)];
    object["against"] = againstNames[static_cast<std::size_t>(step.answers)];
    if (step.answers == Answers::bot) {
        object["bot"] = step.bot;
        object["seed"] = step.seed;
    }
    if (verdict == TaskVerdict::solvable && !proof.result->isShortest)
        object["shortest"] = false;
    if (verdict == TaskVerdict::notDecided)
        object["bound"] = boundName(proof);
    if (proof.isLeftOpen())
        object["open"] = true;
}

Json proofJson(const Lesson &lesson, const StepProof &proof)
{
    const Game &game = *lesson.game;
    Json object = Json::object();
    object["step"] = lesson.steps[proof.step].id;
    if (proof.result) {
        putVerdict(object, lesson.steps[proof.step], proof);
        object["actions"] = proof.result->actions;
        object["solutions"] = proof.result->solutions;
        object["nodes"] = proof.result->nodes;
        object["line"] = toJson(game, proof.verdict() == TaskVerdict::needsOthers ? proof.together->line
                                                                                  : proof.result->line);
    }
    object["moves"] = Json::array();
    for (const FirstMove &move : proof.moves) {
        Json &item = object["moves"].emplace_back(Json::object());
        item["action"] = game.notation(move.action);
        item["verdict"] = verdictName(move.verdict);
        if (proof.result && move.verdict == SolverResult::Verdict::solved)
            item["actions"] = move.actions;
        if (move.isLeftOpen)
            item["open"] = true;
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
    if (!report.proofs.empty())
        for (std::size_t verdict = 0; verdict < taskVerdictNames.size(); ++verdict)
            file["tasks"][std::string(taskVerdictNames[verdict])] =
                report.count(static_cast<TaskVerdict>(verdict));
    file["findings"] = Json::array();
    for (const LessonFinding &finding : report.findings)
        file["findings"].push_back(problemJson(finding.problem, lesson.game.get()));
    file["proofs"] = Json::array();
    for (const StepProof &proof : report.proofs)
        file["proofs"].push_back(proofJson(lesson, proof));
    return file;
}

Json reportJson(const Problems &problems, const Game *game)
{
    Json file = Json::object();
    file["findings"] = Json::array();
    for (const Problem &problem : problems)
        file["findings"].push_back(problemJson(problem, game));
    return file;
}

} // namespace waystone::cli

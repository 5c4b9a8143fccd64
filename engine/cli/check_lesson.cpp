#include "cli/check_lesson.h"

#include "bots/bots.h"
#include "bots/steady_bot.h"
#include "cli/failure.h"
#include "cli/kept_proofs.h"
#include "cli/lesson_report_json.h"
#include "cli/problem_text.h"
#include "cli/proof_view.h"
#include "cli/stop_signals.h"
#include "cli/text_file.h"
#include "core/json/json.h"
#include "core/json/json_writer.h"
#include "scenario/catalogue/rule_catalogue.h"
#include "scenario/lesson/lesson_check.h"
#include "scenario/lesson/lesson_file.h"

#include <algorithm>
#include <limits>
#include <map>
#include <ostream>

namespace waystone::cli {

namespace {

std::string actionsText(const Game &game, const std::vector<LineStep> &line)
{
    std::string text;
    for (const LineStep &step : line)
        text += (text.empty() ? "" : ", ") +
                (step.seat == chanceSeat ? std::string("chance") : std::to_string(step.seat)) + " " +
                game.notation(step.action);
    return text;
}

std::string number(std::size_t count, const std::string &one, const std::string &several)
{
    return std::to_string(count) + " " + (count == 1 ? one : several);
}

/// Who else has a say in the task.
std::string othersText(const StepProof &proof)
{
    return proof.meetsChance() ? "chance and the other players" : "the other players";
}

/// What the verdict holds against: ", whatever chance and the other players do".
std::string againstText(const LessonStep &step, const StepProof &proof)
{
    switch (step.answers) {
    case Answers::every:
        return ", whatever " + othersText(proof) + " do";
    case Answers::bot:
        return ", against the computer player " + step.bot + " with seed " + std::to_string(step.seed);
    default:
        return step.script.empty() ? "" : ", with the script";
    }
}

std::string boundText(const SolverResult &result)
{
    if (result.bound == SolverResult::Bound::bots)
        return "the last question the bot may be asked";
    return std::to_string(result.nodes) + " positions";
}

/// "solvable in 2 actions, but no fewer, 1 solution: 0 build house, …"
std::string resultText(const Lesson &lesson, const StepProof &proof)
{
    const Game &game = *lesson.game;
    const LessonStep &step = lesson.steps[proof.step];
    const SolverResult &result = *proof.result;
    const auto actions = number(static_cast<std::size_t>(std::max(0, result.actions)), "action", "actions");
    switch (proof.verdict()) {
    case TaskVerdict::solvable:
        return "solvable in " + actions + (result.isShortest ? ", but no fewer" : ", perhaps fewer") +
               againstText(step, proof) + ", " +
               (result.solutions == 0
                    ? std::string("solutions not counted")
                    : number(static_cast<std::size_t>(result.solutions), "solution", "solutions")) +
               ": " + actionsText(game, result.line);
    case TaskVerdict::needsOthers:
        return "solvable only if " + othersText(proof) + " help: " + actionsText(game, proof.together->line);
    case TaskVerdict::notSolvable:
        return "not solvable in " + actions;
    case TaskVerdict::notDecided:
        break;
    }
    if (proof.always && proof.always->verdict == SolverResult::Verdict::solved)
        return "undecided, for nothing says what " + othersText(proof) + " do; solvable in " +
               number(static_cast<std::size_t>(std::max(0, proof.always->actions)), "action", "actions") +
               " whatever they do";
    if (proof.always)
        return "solvable if " + othersText(proof) + " help; undecided whether it is whatever they do after " +
               boundText(*proof.always);
    if (result.verdict == SolverResult::Verdict::notSolvable)
        return "not solvable in " + actions + againstText(step, proof) +
               "; undecided whether the other players could help after " + boundText(*proof.together);
    return "undecided after " + boundText(result);
}

/// Names of moves in groups, in the order of the groups.
using MoveGroups = std::map<std::string, std::vector<std::string>>;

/// What the first moves that are not best cost, and by what the reader is told: "of 37 first moves 1 costs the goal, told by
/// branch: build b7".
void printMoves(std::ostream &out, const std::string &head, const Game &game, const StepProof &proof)
{
    if (!proof.canBeLost())
        return;
    MoveGroups groups;
    for (const FirstMove &move : proof.moves) {
        const std::string told = std::string(toldName(move.told));
        if (move.isLeftOpen)
            groups["certainty, as nothing says what the others do, told by " + told].push_back(
                game.notation(move.action));
        else if (move.verdict == SolverResult::Verdict::notSolvable)
            groups["the goal, told by " + told].push_back(game.notation(move.action));
        else if (proof.result && move.verdict == SolverResult::Verdict::solved &&
                 move.actions > proof.result->actions)
            groups[number(static_cast<std::size_t>(move.actions - proof.result->actions), "more action",
                          "more actions")]
                .push_back(game.notation(move.action));
    }
    for (const auto &[cost, moves] : groups) {
        std::string named;
        for (const std::string &move : moves)
            named += (named.empty() ? "" : ", ") + move;
        out << oneLine(head + "of " + number(proof.moves.size(), "first move", "first moves") + " " +
                       number(moves.size(), "costs ", "cost ") + cost + ": " + named)
            << '\n';
    }
}

/// "5 tasks proved, 1 not decided"
std::string tasksText(const LessonReport &report)
{
    const auto count = [&report](TaskVerdict verdict) {
        return static_cast<std::size_t>(report.count(verdict));
    };
    std::string text = number(count(TaskVerdict::solvable), "task proved", "tasks proved");
    if (const auto needy = count(TaskVerdict::needsOthers))
        text += ", " + std::to_string(needy) + " solvable only if the others help";
    if (const auto lost = count(TaskVerdict::notSolvable))
        text += ", " + std::to_string(lost) + " not solvable";
    if (const auto open = count(TaskVerdict::notDecided))
        text += ", " + std::to_string(open) + " undecided";
    return text;
}

std::string_view kindText(Lesson::Kind kind)
{
    switch (kind) {
    case Lesson::Kind::walkthrough:
        return "walkthrough";
    case Lesson::Kind::start:
        return "start";
    case Lesson::Kind::lesson:
        break;
    }
    return "lesson";
}

void printReport(std::ostream &out, const std::string &path, const Lesson &lesson, const LessonReport &report)
{
    const Game &game = *lesson.game;
    for (const LessonFinding &finding : report.findings) {
        std::string places;
        for (const Place place : finding.problem.places)
            places += (places.empty() ? " at " : ", ") + game.placeName(place);
        const bool isNote = finding.problem.severity == Severity::unusual;
        out << oneLine(problemText(path, finding.problem) + places + (isNote ? " (a note)" : "")) << '\n';
    }
    for (const StepProof &proof : report.proofs) {
        const std::string head = path + ": step " + lesson.steps[proof.step].id + ": ";
        if (proof.result)
            out << oneLine(head + resultText(lesson, proof)) << '\n';
        printMoves(out, head, game, proof);
    }
    // The worst of the parts has the last word.
    if (report.count(TaskVerdict::solvable) < report.tasks && !report.proofs.empty())
        out << oneLine(path + ": " + tasksText(report)) << '\n';
    else if (!report.hasErrors() && !report.isStopped)
        out << oneLine(path + ": sound, a " + std::string(kindText(lesson.kind)) + " of " +
                       std::string(game.id()) + " with " + number(lesson.steps.size(), "step", "steps"))
            << '\n';
}

LessonCheckSettings settingsOf(const Command &command, const Lesson &lesson)
{
    const Arguments &arguments = command.arguments;
    LessonCheckSettings settings;
    settings.bots.emplace(botIds().begin(), botIds().end());
    settings.isProved = !arguments.has("--no-proof");
    settings.workers = static_cast<int>(arguments.number("--workers").value_or(1));
    if (const auto nodes = arguments.number("--nodes")) {
        settings.limits.mostNodes = *nodes;
        settings.limits.mostNodesAMove = *nodes;
    }
    const auto path = arguments.value("--rules");
    if (!path)
        return settings;
    const Result<RuleCatalogue> catalogue = RuleCatalogue::read(givenFile(*path, command.in));
    if (!catalogue)
        throw Failure{problemText(*path, catalogue.problems().front())};
    if (catalogue->game() != lesson.game->id())
        throw Failure{*path + ": the rules of another game"};
    settings.rules.emplace();
    for (const Rule &rule : catalogue->rules())
        settings.rules->insert(rule.id);
    return settings;
}

} // namespace

std::vector<OptionSyntax> lessonOptions()
{
    constexpr std::string_view group = "Of a lesson";
    return {{.name = "--rules",
             .value = "FILE",
             .help = "look up the rules that it names in this catalog",
             .group = group},
            {.name = "--nodes",
             .value = "N",
             .help = "how many positions the search for each step may look at",
             .range = NumberRange{1, std::numeric_limits<int>::max()},
             .group = group},
            {.name = "--workers",
             .value = "N",
             .help = "prove on this many threads; the report is the same. 1 unless given",
             .range = NumberRange{1, 256},
             .group = group},
            {.name = "--proofs",
             .value = "FILE",
             .help = "keep proofs there as soon as they are made, and make none again that it has",
             .group = group},
            {.name = "--no-proof", .help = "leave the proofs out", .group = group},
            {.name = "--tidy", .help = "rewrite the file as the program would", .group = group}};
}

int checkLessonFile(const Command &command, std::string_view text)
{
    const Arguments &arguments = command.arguments;
    const std::string &path = arguments.file();
    const bool isJson = arguments.has("--json");
    Result<LoadedLesson> loaded = readLesson(text, command.registry);
    if (!loaded) {
        if (isJson)
            command.out << writeJson(reportJson(loaded.problems()));
        else
            for (const Problem &problem : loaded.problems())
                command.out << oneLine(problemText(path, problem)) << '\n';
        return 1;
    }
    if (arguments.has("--tidy") && path == "-")
        throw Failure{"--tidy does not go with standard input"};
    if (arguments.has("--tidy"))
        writeFile(path, writeLesson(loaded->lesson));
    const auto plan = std::make_shared<const LessonPlan>(loaded->lesson, steadyAnswer);
    const Lesson &lesson = plan->lesson();
    LessonCheckSettings settings = settingsOf(command, lesson);
    KeptProofs proofs(arguments.value("--proofs").value_or(""));
    settings.remembered = [&proofs] { proofs.save(); };
    const StopSignals signals;
    ProofView view(command.terminal, lesson);
    LessonReport report = checkLesson(
        plan, settings, signals.token(),
        [&view](std::size_t step, std::uint64_t nodes) { view.show(step, nodes); }, &proofs.memory());
    view.clear();
    std::erase_if(report.proofs, &StepProof::isStopped);
    if (isJson) {
        command.out << writeJson(reportJson(lesson, report));
    } else {
        for (const Problem &note : loaded->notes)
            command.out << oneLine(problemText(path, note) + " (a note)") << '\n';
        printReport(command.out, path, lesson, report);
    }
    if (report.isStopped)
        signals.leave(number(report.proofs.size(), "step is proved", "steps are proved"));
    return report.hasErrors() ? 1 : 0;
}

} // namespace waystone::cli

#include "scenario/lesson/lesson_step_json.h"

#include "core/json/json.h"
#include "scenario/goal/goal_json.h"
#include "scenario/lesson/lesson_problem.h"

#include <algorithm>
#include <array>

namespace waystone {

namespace {

constexpr std::size_t mostRules = 100;
constexpr std::size_t longestRule = 100;
constexpr std::size_t mostBranches = 1000;
constexpr std::size_t mostMistakes = 100;
constexpr std::size_t mostHints = 3;
constexpr std::size_t mostOptions = 20;
constexpr std::size_t longestBot = 100;
constexpr int mostActions = 1000;
constexpr int highestSeed = 1'000'000;

using Kind = LessonStep::Kind;

/// By LessonStep::Kind.
constexpr auto kindNames =
    std::to_array<std::string_view>({"tell", "show", "do", "choose", "predict", "playOn"});
static_assert(kindNames.size() == static_cast<std::size_t>(Kind::playOn) + 1);

/// By Branch::Verdict.
constexpr auto verdictNames = std::to_array<std::string_view>({"right", "good", "wrong"});
static_assert(verdictNames.size() == static_cast<std::size_t>(Branch::Verdict::wrong) + 1);

/// By Answers. A step that says nothing leaves them to nobody.
constexpr auto answersNames = std::to_array<std::string_view>({"nobody", "every", "bot"});
static_assert(answersNames.size() == static_cast<std::size_t>(Answers::bot) + 1);

/// By LossTold. A step that says nothing tells at once.
constexpr auto lossToldNames = std::to_array<std::string_view>({"atOnce", "whenAsked", "atEnd"});
static_assert(lossToldNames.size() == static_cast<std::size_t>(LossTold::atEnd) + 1);

void put(Json &object, std::string_view key, Json value)
{
    if (!value.empty())
        object[std::string(key)] = std::move(value);
}

void put(Json &object, std::string_view key, const std::string &text)
{
    if (!text.empty())
        object[std::string(key)] = text;
}

Json branchesToJson(const Game &game, const std::vector<Branch> &branches)
{
    Json list = Json::array();
    for (const Branch &branch : branches) {
        Json object = Json::object();
        object["action"] = game.notation(branch.action);
        object["verdict"] = verdictNames[static_cast<std::size_t>(branch.verdict)];
        put(object, "text", toJson(branch.text));
        put(object, "marks", toJson(game, branch.marks));
        put(object, "then", branchesToJson(game, branch.then));
        put(object, "consequence", toJson(game, branch.consequence));
        list.push_back(std::move(object));
    }
    return list;
}

Json mistakesToJson(const Game &game, const std::vector<Mistake> &mistakes)
{
    Json list = Json::array();
    for (const Mistake &mistake : mistakes) {
        Json object = Json::object();
        object["when"] = goalToJson(game, mistake.when);
        put(object, "text", toJson(mistake.text));
        list.push_back(std::move(object));
    }
    return list;
}

Json optionsToJson(const std::vector<LessonOption> &options)
{
    Json list = Json::array();
    for (const LessonOption &option : options) {
        Json object = Json::object();
        put(object, "text", toJson(option.text));
        if (option.isRight)
            object["right"] = true;
        put(object, "why", toJson(option.why));
        list.push_back(std::move(object));
    }
    return list;
}

std::vector<Branch> branchesFrom(JsonReader list, const LessonParts &parts)
{
    std::vector<Branch> branches;
    for (JsonReader &item : list.array(1, mostBranches)) {
        item.object();
        Branch &branch = branches.emplace_back();
        branch.action = parts.action(item["action"]);
        branch.verdict = static_cast<Branch::Verdict>(item["verdict"].oneOf(verdictNames));
        branch.text = LessonParts::text(item.optional("text"));
        if (auto marks = item.optional("marks"))
            branch.marks = parts.marks(std::move(*marks));
        if (auto then = item.optional("then"))
            branch.then = branchesFrom(std::move(*then), parts);
        if (branch.verdict == Branch::Verdict::wrong)
            if (auto consequence = item.optional("consequence"))
                branch.consequence = parts.line(std::move(*consequence));
        item.rejectUnknownKeys();
    }
    return branches;
}

std::vector<Mistake> mistakesFrom(JsonReader list, const LessonParts &parts)
{
    std::vector<Mistake> mistakes;
    for (JsonReader &item : list.array(1, mostMistakes)) {
        item.object();
        Mistake &mistake = mistakes.emplace_back();
        JsonReader when = item["when"];
        if (!when.isAbsent())
            mistake.when = goalFrom(when, parts.game(), parts.seats());
        mistake.text = LessonParts::text(item.optional("text"));
        item.rejectUnknownKeys();
    }
    return mistakes;
}

std::vector<LessonOption> optionsFrom(JsonReader list)
{
    std::vector<LessonOption> options;
    for (JsonReader &item : list.array(1, mostOptions)) {
        item.object();
        LessonOption &option = options.emplace_back();
        option.text = LessonParts::text(item.optional("text"));
        if (auto right = item.optional("right"))
            option.isRight = right->boolean();
        option.why = LessonParts::text(item.optional("why"));
        item.rejectUnknownKeys();
    }
    return options;
}

void readRules(LessonStep &step, JsonReader list)
{
    for (JsonReader &item : list.array(1, mostRules)) {
        std::string rule = item.text(longestRule);
        if (std::ranges::find(step.rules, rule) != step.rules.end())
            item.problem(lesson_problem::repeated, {{"found", rule}});
        step.rules.push_back(std::move(rule));
    }
}

void readDeed(LessonStep &step, JsonReader &reader, const LessonParts &parts)
{
    if (auto goal = reader.optional("goal"))
        step.goal = goalFrom(*goal, parts.game(), parts.seats());
    if (auto script = reader.optional("script"))
        step.script = parts.line(std::move(*script));
    if (auto answers = reader.optional("answers"))
        step.answers = static_cast<Answers>(answers->oneOf(answersNames));
    if (step.answers == Answers::bot)
        if (auto seed = reader.optional("seed"))
            step.seed = static_cast<std::uint32_t>(seed->integer(0, highestSeed));
    if (auto telling = reader.optional("lossTold"))
        step.lossTold = static_cast<LossTold>(telling->oneOf(lossToldNames));
    if (auto solution = reader.optional("solution"))
        step.solution = parts.line(std::move(*solution));
    if (auto branches = reader.optional("branches"))
        step.branches = branchesFrom(std::move(*branches), parts);
    step.reached = LessonParts::text(reader.optional("reached"));
    if (auto mistakes = reader.optional("mistakes"))
        step.mistakes = mistakesFrom(std::move(*mistakes), parts);
    step.otherwise = LessonParts::text(reader.optional("otherwise"));
    if (auto hints = reader.optional("hints"))
        step.hints = LessonParts::texts(std::move(*hints), mostHints);
}

} // namespace

Json stepToJson(const Game &game, const LessonStep &step)
{
    Json object = Json::object();
    object["kind"] = kindNames[static_cast<std::size_t>(step.kind)];
    object["id"] = step.id;
    put(object, "chapter", toJson(step.chapter));
    put(object, "text", toJson(step.text));
    put(object, "rules", Json(step.rules));
    put(object, "position", step.position);
    if (step.seat != 0)
        object["seat"] = step.seat;
    put(object, "marks", toJson(game, step.marks));
    if (step.kind == Kind::show || step.kind == Kind::predict)
        put(object, "line", toJson(game, step.line));
    if (step.kind == Kind::act && step.goal)
        object["goal"] = goalToJson(game, *step.goal);
    if ((step.kind == Kind::act || step.kind == Kind::playOn) && step.mostActions > 0)
        object["actions"] = step.mostActions;
    if (step.kind == Kind::act) {
        put(object, "script", toJson(game, step.script));
        if (step.answers != Answers::nobody)
            object["answers"] = answersNames[static_cast<std::size_t>(step.answers)];
        if (step.answers == Answers::bot && step.seed != 0)
            object["seed"] = step.seed;
        if (step.lossTold != LossTold::atOnce)
            object["lossTold"] = lossToldNames[static_cast<std::size_t>(step.lossTold)];
        put(object, "solution", toJson(game, step.solution));
        put(object, "branches", branchesToJson(game, step.branches));
        put(object, "reached", toJson(step.reached));
        put(object, "mistakes", mistakesToJson(game, step.mistakes));
        put(object, "otherwise", toJson(step.otherwise));
        Json hints = Json::array();
        for (const LocalText &hint : step.hints)
            if (Json text = toJson(hint); !text.empty())
                hints.push_back(std::move(text));
        put(object, "hints", std::move(hints));
    }
    if (step.kind == Kind::choose)
        put(object, "options", optionsToJson(step.options));
    if (step.kind == Kind::predict) {
        if (step.sheet)
            object["of"] = game.placeName(*step.sheet);
        put(object, "source", step.source);
        put(object, "why", toJson(step.why));
    }
    if (step.kind == Kind::act || step.kind == Kind::playOn)
        put(object, "bot", step.bot);
    return object;
}

LessonStep stepFrom(JsonReader reader, const LessonParts &parts)
{
    LessonStep step;
    if (!reader.object())
        return step;
    JsonReader kind = reader["kind"];
    const bool isKindTold =
        kind.raw().is_string() && std::ranges::find(kindNames, kind.raw()) != kindNames.end();
    step.kind = static_cast<Kind>(kind.oneOf(kindNames));
    step.id = LessonParts::id(reader["id"]);
    step.chapter = LessonParts::text(reader.optional("chapter"));
    step.text = LessonParts::text(reader.optional("text"));
    if (auto rules = reader.optional("rules"))
        readRules(step, std::move(*rules));
    if (auto position = reader.optional("position"))
        step.position = parts.position(std::move(*position));
    if (auto seat = reader.optional("seat"))
        step.seat = static_cast<Seat>(seat->integer(0, parts.seats() - 1));
    if (auto marks = reader.optional("marks"))
        step.marks = parts.marks(std::move(*marks));
    if (step.kind == Kind::show || step.kind == Kind::predict)
        if (auto line = reader.optional("line"))
            step.line = parts.line(std::move(*line));
    if (step.kind == Kind::act || step.kind == Kind::playOn) {
        if (auto actions = reader.optional("actions"))
            step.mostActions = static_cast<int>(actions->integer(1, mostActions));
        if (auto bot = reader.optional("bot"))
            step.bot = bot->text(longestBot);
    }
    if (step.kind == Kind::act)
        readDeed(step, reader, parts);
    if (step.kind == Kind::choose)
        if (auto options = reader.optional("options"))
            step.options = optionsFrom(std::move(*options));
    if (step.kind == Kind::predict) {
        if (auto sheet = reader.optional("of"))
            step.sheet = parts.place(std::move(*sheet));
        if (auto source = reader.optional("source"))
            step.source = parts.term(std::move(*source));
        step.why = LessonParts::text(reader.optional("why"));
    }
    if (isKindTold) // else nobody can say which keys belong here
        reader.rejectUnknownKeys();
    return step;
}

} // namespace waystone

#include "scenario/lesson/lesson_parts.h"

#include "core/file_problem.h"
#include "core/json/json.h"
#include "scenario/files/record_plies.h"
#include "scenario/lesson/lesson_problem.h"

#include <algorithm>
#include <array>

namespace waystone {

namespace {

constexpr std::size_t mostLanguages = 20;
constexpr std::size_t longestText = 4000;
constexpr std::size_t longestId = 80;
constexpr std::size_t longestName = 64;
constexpr std::size_t longestNotation = 200;
constexpr std::size_t longestPosition = 20'000;
constexpr std::size_t longestLine = 10'000;
constexpr std::size_t mostMarks = 1000;

/// By LessonMark::Kind.
constexpr auto kindNames = std::to_array<std::string_view>({"ring", "arrow", "label", "spotlight", "ghost"});
static_assert(kindNames.size() == static_cast<std::size_t>(LessonMark::Kind::ghost) + 1);

/// By LessonMark::Tone.
constexpr auto toneNames = std::to_array<std::string_view>({"look", "good", "bad"});
static_assert(toneNames.size() == static_cast<std::size_t>(LessonMark::Tone::bad) + 1);

constexpr std::string_view chanceName = "chance";
constexpr std::string_view outdatedKey = "outdated";

bool isPlainId(std::string_view id)
{
    const auto isWord = [](char character) {
        return (character >= 'a' && character <= 'z') || (character >= '0' && character <= '9');
    };
    return !id.empty() && id.front() != '-' && id.back() != '-' && id.find("--") == std::string_view::npos &&
           std::ranges::all_of(id, [&](char character) { return character == '-' || isWord(character); });
}

bool isLanguage(std::string_view code)
{
    return code.size() == 2 &&
           std::ranges::all_of(code, [](char letter) { return letter >= 'a' && letter <= 'z'; });
}

/// Nothing, and a problem, if it is no text or one that is too long: what was cut off would only bring another problem.
std::optional<std::string> wholeText(JsonReader &reader, std::size_t longest)
{
    std::string text = reader.text(longest);
    if (!reader.raw().is_string() || reader.raw().get_ref<const std::string &>().size() != text.size())
        return std::nullopt;
    return text;
}

Json pieceToJson(const Piece &piece)
{
    Json object = Json::object();
    object["kind"] = piece.kind;
    if (!piece.variant.empty())
        object["variant"] = piece.variant;
    if (piece.owner != nobody)
        object["owner"] = piece.owner;
    if (piece.value != 0)
        object["value"] = piece.value;
    return object;
}

} // namespace

LessonParts::LessonParts(const Game &game, int seats, Problems &problems)
    : game_(game), seats_(seats), problems_(problems)
{
    for (const Place place : game.places(seats))
        places_.emplace(game.placeName(place), place);
}

LocalText LessonParts::text(JsonReader reader)
{
    LocalText text;
    std::optional<JsonReader> outdated;
    for (JsonReader::Member &member : reader.members(mostLanguages)) {
        if (member.key == outdatedKey) {
            outdated.emplace(std::move(member.value));
            continue;
        }
        if (!isLanguage(member.key))
            member.value.problem(lesson_problem::badLanguage, {quotedArgument("found", member.key)});
        std::string words = member.value.text(longestText);
        if (words.empty() && member.value.raw().is_string())
            member.value.problem(lesson_problem::emptyText);
        text.texts.emplace(member.key, std::move(words));
    }
    if (text.texts.empty() && reader.object())
        reader.problem(lesson_problem::emptyText);
    if (!outdated)
        return text;
    for (JsonReader &item : outdated->array(1, mostLanguages)) {
        const std::string language = item.text(longestName);
        if (!text.texts.contains(language))
            item.problem(lesson_problem::badLanguage, {quotedArgument("found", language)});
        else if (!text.outdated.insert(language).second)
            item.problem(lesson_problem::repeated, {quotedArgument("found", language)});
    }
    return text;
}

LocalText LessonParts::text(std::optional<JsonReader> reader)
{
    return reader ? text(std::move(*reader)) : LocalText{};
}

std::vector<LocalText> LessonParts::texts(JsonReader list, std::size_t most)
{
    std::vector<LocalText> all;
    for (JsonReader &item : list.array(1, most))
        all.push_back(text(std::move(item)));
    return all;
}

std::string LessonParts::id(JsonReader reader)
{
    std::string id = reader.text(longestId);
    if (reader.raw().is_string() && !isPlainId(id))
        reader.problem(lesson_problem::badId, {quotedArgument("found", id)});
    return id;
}

Seat LessonParts::seat(JsonReader reader) const
{
    if (reader.raw().is_string()) {
        static_cast<void>(reader.oneOf({chanceName})); // for its problem: there is only one such name
        return chanceSeat;
    }
    return static_cast<Seat>(reader.integer(0, seats_ - 1));
}

std::string_view LessonParts::keptTerm(JsonReader reader) const
{
    const std::string text = reader.text(longestName);
    const auto terms = game_.terms();
    const auto found = std::ranges::find(terms, text);
    if (found != terms.end())
        return *found;
    if (reader.raw().is_string())
        reader.problem(lesson_problem::unknownTerm, {quotedArgument("found", text)});
    return {};
}

std::string LessonParts::term(JsonReader reader) const
{
    return std::string(keptTerm(std::move(reader)));
}

Place LessonParts::place(JsonReader reader) const
{
    const std::string name = reader.text(longestName);
    if (const auto found = places_.find(name); found != places_.end())
        return found->second;
    if (reader.raw().is_string())
        reader.problem(lesson_problem::unknownPlace, {quotedArgument("found", name)});
    return {};
}

Action LessonParts::action(JsonReader reader) const
{
    const std::optional<std::string> notation = wholeText(reader, longestNotation);
    if (!notation)
        return {};
    const Result<Action> action = game_.actionFrom(*notation);
    if (action)
        return *action;
    textProblem(reader, lesson_problem::unknownAction, *notation, action.problems().front());
    return {};
}

std::vector<LineStep> LessonParts::line(JsonReader list) const
{
    std::vector<LineStep> steps;
    for (JsonReader &item : list.array(1, longestLine)) {
        item.object();
        LineStep &step = steps.emplace_back();
        step.seat = seat(item["seat"]);
        step.action = action(item["action"]);
        item.rejectUnknownKeys();
    }
    return steps;
}

std::vector<LessonMark> LessonParts::marks(JsonReader list) const
{
    std::vector<LessonMark> all;
    for (JsonReader &item : list.array(1, mostMarks))
        all.push_back(mark(std::move(item)));
    return all;
}

LessonMark LessonParts::mark(JsonReader item) const
{
    LessonMark mark;
    item.object();
    mark.kind = static_cast<LessonMark::Kind>(item["kind"].oneOf(kindNames));
    if (std::optional<JsonReader> tone = item.optional("tone"))
        mark.tone = static_cast<LessonMark::Tone>(tone->oneOf(toneNames));
    mark.place = place(item["place"]);
    switch (mark.kind) {
    case LessonMark::Kind::arrow:
        mark.to = place(item["to"]);
        break;
    case LessonMark::Kind::label:
        mark.text = text(item.optional("text"));
        break;
    case LessonMark::Kind::ghost:
        mark.piece = piece(item["piece"], mark.place);
        break;
    case LessonMark::Kind::ring:
    case LessonMark::Kind::spotlight:
        break;
    }
    item.rejectUnknownKeys();
    return mark;
}

Piece LessonParts::piece(JsonReader reader, Place place) const
{
    Piece piece;
    piece.place = place;
    piece.kind = keptTerm(reader["kind"]);
    if (std::optional<JsonReader> variant = reader.optional("variant"))
        piece.variant = keptTerm(std::move(*variant));
    if (std::optional<JsonReader> owner = reader.optional("owner"))
        piece.owner = static_cast<Seat>(owner->integer(0, seats_ - 1));
    if (std::optional<JsonReader> value = reader.optional("value"))
        piece.value = static_cast<std::int16_t>(value->integer(-1000, 1000));
    reader.rejectUnknownKeys();
    return piece;
}

std::string LessonParts::position(JsonReader reader) const
{
    std::optional<std::string> text = wholeText(reader, longestPosition);
    if (!text)
        return {};
    if (const Result<AnySetup> setup = game_.setupFrom(*text); !setup)
        textProblem(reader, lesson_problem::badPosition, *text, setup.problems().front());
    return std::move(*text);
}

void LessonParts::textProblem(const JsonReader &reader, std::string_view code, std::string_view text,
                              const Problem &problem) const
{
    if (problems_.size() >= JsonReader::maximumProblems)
        return;
    TextPosition position = reader.position();
    // Notation is plain ASCII without anything that JSON has to write in another way, so its columns are the file's.
    const Argument *column = problem.argument("column");
    if (const int *number = column == nullptr ? nullptr : std::get_if<int>(&column->value))
        position.column += *number;
    problems_.push_back(
        fileProblem(code, position, {quotedArgument("found", text), {"problem", describe(problem)}}));
}

Json toJson(const LocalText &text)
{
    Json object = Json::object();
    for (const auto &[language, words] : text.texts)
        if (!words.empty())
            object[language] = words;
    for (const std::string &language : text.outdated)
        if (object.contains(language))
            object[std::string(outdatedKey)].push_back(language);
    return object;
}

Json toJson(const Game &game, const std::vector<LineStep> &line)
{
    Json list = Json::array();
    for (const LineStep &step : line)
        writePly(list.emplace_back(Json::object()), game, step.seat, step.action);
    return list;
}

Json toJson(const Game &game, const std::vector<LessonMark> &marks)
{
    Json list = Json::array();
    for (const LessonMark &mark : marks) {
        Json &object = list.emplace_back(Json::object());
        object["kind"] = kindNames[static_cast<std::size_t>(mark.kind)];
        if (mark.tone != LessonMark::Tone::look)
            object["tone"] = toneNames[static_cast<std::size_t>(mark.tone)];
        object["place"] = game.placeName(mark.place);
        if (mark.kind == LessonMark::Kind::arrow)
            object["to"] = game.placeName(mark.to);
        if (mark.kind == LessonMark::Kind::label && !toJson(mark.text).empty())
            object["text"] = toJson(mark.text);
        if (mark.kind == LessonMark::Kind::ghost)
            object["piece"] = pieceToJson(mark.piece);
    }
    return list;
}

} // namespace waystone

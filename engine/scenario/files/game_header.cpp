#include "scenario/files/game_header.h"

#include "core/edition/embedded.h"
#include "core/file_problem.h"
#include "core/json/json.h"
#include "core/revision.h"

#include <algorithm>

namespace waystone {

namespace {

constexpr std::size_t longestId = 80;
constexpr std::size_t longestEdition = std::size_t{4} << 20U;
constexpr std::size_t mostOptions = 64;

bool isOwn(const EditionInfo &edition)
{
    const auto files = embeddedEditions();
    return std::ranges::any_of(files, [&](const EmbeddedFile &file) {
        return file.name == edition.id + ".json" && file.text == edition.text;
    });
}

std::vector<std::string_view> ids(const Registry &registry)
{
    std::vector<std::string_view> names;
    for (const GameKind &kind : registry.kinds())
        names.push_back(kind.id);
    return names;
}

/// A file's edition as it was named, before it is looked for.
struct EditionRef {
    std::string id;
    std::string hash;
    std::optional<std::string> text;
    TextPosition idPosition;
    TextPosition textPosition;
};

EditionRef readEditionRef(JsonReader edition)
{
    EditionRef ref;
    edition.object();
    JsonReader id = edition["id"];
    ref.id = id.text(longestId);
    ref.idPosition = id.position();
    ref.hash = edition["hash"].text(longestId);
    if (std::optional<JsonReader> text = edition.optional("text")) {
        ref.text = text->text(longestEdition);
        ref.textPosition = text->position();
    }
    edition.rejectUnknownKeys();
    return ref;
}

/// The rules of a game that knows no revisions have not changed since the first one.
void readRevision(JsonReader &file, const GameKind &kind, OptionChoice &choice)
{
    std::optional<JsonReader> number = file.optional(revisionOption);
    if (!number)
        return;
    const auto option = std::ranges::find(kind.options, revisionOption, &OptionInfo::id);
    const bool isKnown = option != kind.options.end();
    const auto newest = static_cast<std::int64_t>(isKnown ? option->values.size() : 1);
    const std::int64_t revision = number->integer(1, newest);
    if (isKnown)
        choice.emplace(revisionOption, std::to_string(revision));
}

} // namespace

void keepFirstRevision(Json &file)
{
    file[std::string(revisionOption)] = 1;
}

OptionChoice readRules(JsonReader rules, const GameKind &kind)
{
    OptionChoice choice;
    if (!rules.object())
        return choice;
    for (JsonReader::Member &member : rules.members(mostOptions)) {
        const auto option = std::ranges::find(kind.options, member.key, &OptionInfo::id);
        if (option == kind.options.end() || option->id == revisionOption)
            member.value.problem(file_problem::unknownKey);
        else
            choice.emplace(member.key, option->values[member.value.oneOf(option->values)]);
    }
    return choice;
}

void writeGame(Json &file, const Game &game)
{
    const EditionInfo &info = game.editionInfo();
    Json edition = Json::object();
    edition["id"] = info.id;
    edition["hash"] = info.hash;
    if (!isOwn(info))
        edition["text"] = info.text;
    Json rules = Json::object();
    OptionChoice choice = game.choice();
    const auto revision = choice.extract(std::string(revisionOption));
    for (const auto &[option, value] : choice)
        rules[option] = value;
    file["game"] = game.id();
    file["edition"] = std::move(edition);
    file["rules"] = std::move(rules);
    if (revision)
        file[std::string(revisionOption)] = std::stoi(revision.mapped());
}

std::shared_ptr<const Game> readGame(JsonReader &file, const Registry &registry, Problems &problems,
                                     Problems &notes)
{
    const std::size_t before = problems.size();
    const GameKind &kind = registry.kinds()[file["game"].oneOf(ids(registry))];
    if (problems.size() != before)
        return nullptr; // edition and rules would only be measured by the wrong game
    const EditionRef edition = readEditionRef(file["edition"]);
    OptionChoice choice = readRules(file["rules"], kind);
    readRevision(file, kind, choice);
    if (problems.size() != before)
        return nullptr;

    Result<std::shared_ptr<const Game>> made =
        edition.text ? kind.make(*edition.text, choice) : registry.make(kind, edition.id, choice);
    if (!made) {
        const Problem &problem = made.problems().front();
        const Argument id = quotedArgument("edition", edition.id);
        problems.push_back(problem.code == header_problem::unknownEdition
                               ? fileProblem(problem.code, edition.idPosition, {id})
                               : fileProblem(header_problem::badEdition,
                                             edition.text ? edition.textPosition : edition.idPosition,
                                             {id, {"problem", describe(problem)}}));
        return nullptr;
    }
    if ((*made)->editionInfo().hash != edition.hash) {
        notes.push_back(fileProblem(header_problem::editionChanged, edition.idPosition,
                                    {quotedArgument("edition", edition.id)}));
        notes.back().severity = Severity::unusual;
    }
    return std::move(made).value();
}

} // namespace waystone

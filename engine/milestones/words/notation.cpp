#include "core/json/json.h"
#include "core/text/text_scanner.h"
#include "milestones/rules.h"
#include "milestones/rules/queries.h"
#include "milestones/words/names.h"

#include <algorithm>

namespace waystone::milestones {

namespace {

/// What a field of an action stands for.
enum class Kind { vertex, chosenVertex, triangle, tile, employment, loopSpace, good, worker };

struct Field {
    Kind kind = Kind::vertex;
    std::string_view key;         ///< in Milestones::fields()
    std::string_view before = ""; ///< what parts it from the field before: blank, "at" or "-"
    bool inList = false;          ///< fields() gathers it in an array
};

/// How an action is written: the word, then its fields. An action that says something that does not exist, or has a
/// field too many, is written in numbers: "raw 9 200 0 0".
struct Spelling {
    std::string_view word;
    std::array<Field, 3> fields{};
    std::size_t count = 0;
};

constexpr std::string_view rawWord = "raw";

constexpr Spelling spelled(std::string_view word, std::initializer_list<Field> fields)
{
    Spelling spelling{word, {}, fields.size()};
    std::copy(fields.begin(), fields.end(), spelling.fields.begin());
    return spelling;
}

constexpr std::array<Spelling, verbs> spellings{
    spelled("bonus", {{Kind::worker, "kind"}}),
    spelled("tile", {{Kind::tile, "tile"}}),
    spelled("choose", {{Kind::tile, "tile"}, {Kind::employment, "space", "at"}}),
    spelled("move", {{Kind::loopSpace, "to"}}),
    spelled("hire", {{Kind::tile, "tile"}, {Kind::employment, "space", "at"}}),
    spelled("buy", {{Kind::good, "good"}}),
    spelled("sell", {{Kind::good, "goods", "", true}, {Kind::good, "goods", "", true}}),
    spelled("section", {{Kind::vertex, "from"}, {Kind::vertex, "milestone", "-"}, {Kind::vertex, "to", "-"}}),
    spelled("house", {{Kind::triangle, "triangle"}}),
    spelled("market", {{Kind::vertex, "vertex"}}),
    spelled("take", {{Kind::triangle, "triangle"}, {Kind::employment, "space", "at"}}),
    spelled("decline", {{Kind::triangle, "triangle"}}),
    spelled("supply", {{Kind::vertex, "market"},
                       {Kind::chosenVertex, "vertices", "", true},
                       {Kind::chosenVertex, "vertices", "", true}}),
    spelled(
        "keep",
        {{Kind::good, "goods", "", true}, {Kind::good, "goods", "", true}, {Kind::good, "goods", "", true}}),
    spelled("cover", {{Kind::employment, "space"}}),
    spelled("finish", {}),
};

using Values = std::array<std::uint8_t, 3>;

Values valuesOf(Action action)
{
    return {action.first, action.second, action.third};
}

/// The values that a kind of field can have: from `first` up to one below `end`, and `none` for a chosen vertex.
struct Range {
    int first = 0;
    int end = 0;
};

Range rangeOf(Kind kind, const Edition &edition)
{
    switch (kind) {
    case Kind::vertex:
    case Kind::chosenVertex:
        return {0, static_cast<int>(edition.board.vertices.size())};
    case Kind::triangle:
        return {0, static_cast<int>(edition.board.triangles.size())};
    case Kind::tile:
        return {0, static_cast<int>(edition.tiles.size())};
    case Kind::employment:
        return {1, employmentSpaces + 1};
    case Kind::loopSpace:
        return {0, loopSpaces};
    case Kind::good:
    case Kind::worker:
        break;
    }
    return {0, goodKinds};
}

std::string nameOf(Kind kind, const Edition &edition, std::uint8_t value)
{
    switch (kind) {
    case Kind::vertex:
    case Kind::chosenVertex:
        return names::vertex(edition.board, value);
    case Kind::triangle:
        return names::triangle(edition.board, value);
    case Kind::tile:
    case Kind::employment:
        break;
    case Kind::loopSpace:
        return names::loopSpace(value);
    case Kind::good:
        return names::good(value);
    case Kind::worker:
        return names::worker(value);
    }
    return std::to_string(value);
}

std::optional<std::uint8_t> valueNamed(Kind kind, const Edition &edition, std::string_view name)
{
    switch (kind) {
    case Kind::vertex:
    case Kind::chosenVertex:
        return names::vertexNamed(edition.board, name);
    case Kind::triangle:
        return names::triangleNamed(edition.board, name);
    case Kind::tile:
    case Kind::employment:
        break;
    case Kind::loopSpace:
        return names::loopSpaceNamed(name);
    case Kind::good:
        return names::goodNamed(name);
    case Kind::worker:
        return names::workerNamed(name);
    }
    const Range range = rangeOf(kind, edition);
    for (int value = range.first; value < range.end; ++value)
        if (std::to_string(value) == name)
            return static_cast<std::uint8_t>(value);
    return std::nullopt;
}

/// How many fields of the action are written out; nothing if it can only be written in numbers.
std::optional<std::size_t> spelledFields(Action action, const Edition &edition)
{
    if (action.verb >= verbs)
        return std::nullopt;
    const Spelling &spelling = spellings[action.verb];
    const Values values = valuesOf(action);
    std::size_t count = spelling.count;
    while (count > 0 && spelling.fields[count - 1].kind == Kind::chosenVertex && values[count - 1] == none)
        --count;
    for (std::size_t index = 0; index < values.size(); ++index) {
        if (index >= spelling.count ? values[index] != 0 : false)
            return std::nullopt;
        if (index >= count)
            continue;
        const Range range = rangeOf(spelling.fields[index].kind, edition);
        if (values[index] < range.first || values[index] >= range.end)
            return std::nullopt;
    }
    return count;
}

void scanField(TextScanner &scanner, const Field &field, bool isFirst, const Edition &edition,
               std::uint8_t &value)
{
    if (field.before == "-") {
        scanner.expect('-');
    } else {
        scanner.expect(' ');
        scanner.skipSpaces();
    }
    if (!isFirst && field.before == "at") {
        if (const std::string_view at = scanner.word(); at != "at")
            scanner.fail(text_problem::unknownWord, at);
        scanner.expect(' ');
        scanner.skipSpaces();
    }
    const bool hasDashes = field.kind == Kind::triangle || field.kind == Kind::loopSpace;
    const std::string_view word = scanner.word(hasDashes ? "-" : "");
    if (scanner.failed())
        return;
    if (const auto found = valueNamed(field.kind, edition, word))
        value = *found;
    else
        scanner.fail(text_problem::unknownWord, word);
}

Values scanRaw(TextScanner &scanner, std::uint8_t &verb)
{
    std::array<std::uint8_t, 4> numbers{};
    for (std::uint8_t &number : numbers) {
        scanner.expect(' ');
        scanner.skipSpaces();
        number = static_cast<std::uint8_t>(scanner.number(0xFF));
    }
    verb = numbers[0];
    return {numbers[1], numbers[2], numbers[3]};
}

} // namespace

std::string Milestones::notation(Action action) const
{
    const auto count = spelledFields(action, edition_);
    const Values values = valuesOf(action);
    if (!count) {
        std::string text(rawWord);
        text.append(" ").append(std::to_string(action.verb));
        for (const std::uint8_t value : values)
            text.append(" ").append(std::to_string(value));
        return text;
    }
    const Spelling &spelling = spellings[action.verb];
    std::string text(spelling.word);
    for (std::size_t index = 0; index < *count; ++index) {
        const Field &field = spelling.fields[index];
        if (field.before == "-")
            text += '-';
        else
            text.append(field.before.empty() ? "" : " ").append(field.before).append(" ");
        text += nameOf(field.kind, edition_, values[index]);
    }
    return text;
}

Result<Action> Milestones::actionFrom(std::string_view text) const
{
    TextScanner scanner(text);
    scanner.skipSpaces();
    const std::string_view word = scanner.word();
    std::uint8_t verb = verbs;
    Values values{};
    if (const auto found = std::ranges::find(spellings, word, &Spelling::word); found != spellings.end()) {
        verb = static_cast<std::uint8_t>(found - spellings.begin());
        for (std::size_t index = 0; index < found->count; ++index) {
            const Field &field = found->fields[index];
            if (field.kind == Kind::chosenVertex) {
                scanner.skipSpaces();
                values[index] = none;
                if (scanner.atEnd())
                    continue;
                if (const std::string_view name = scanner.word(); !scanner.failed()) {
                    if (const auto value = valueNamed(field.kind, edition_, name))
                        values[index] = *value;
                    else
                        scanner.fail(text_problem::unknownWord, name);
                }
                continue;
            }
            scanField(scanner, field, index == 0, edition_, values[index]);
        }
    } else if (word == rawWord) {
        values = scanRaw(scanner, verb);
    } else if (!scanner.failed()) {
        scanner.fail(text_problem::unknownWord, word);
    }
    scanner.skipSpaces();
    scanner.expectEnd();
    if (scanner.failed())
        return *scanner.problem();
    return actionOf(verb, values[0], values[1], values[2]);
}

Json Milestones::fields(Action action) const
{
    const auto count = spelledFields(action, edition_);
    const Values values = valuesOf(action);
    if (!count)
        return {{"verb", rawWord}, {"numbers", {action.verb, values[0], values[1], values[2]}}};
    const Spelling &spelling = spellings[action.verb];
    Json object{{"verb", spelling.word}};
    for (std::size_t index = 0; index < spelling.count; ++index) {
        const Field &field = spelling.fields[index];
        if (field.inList && !object.contains(field.key))
            object[field.key] = Json::array();
        if (index >= *count)
            continue;
        const bool isNumber = field.kind == Kind::tile || field.kind == Kind::employment;
        Json value = isNumber ? Json(values[index]) : Json(nameOf(field.kind, edition_, values[index]));
        if (field.inList)
            object[field.key].push_back(std::move(value));
        else
            object[field.key] = std::move(value);
    }
    return object;
}

std::string Milestones::placeName(Place place) const
{
    const std::string seat =
        place.owner < maxPlayers ? "seat" + std::to_string(place.owner) + '.' : std::string();
    const auto numbered = [&](std::string_view name) {
        return std::string(name) + std::to_string(place.index);
    };
    switch (static_cast<Area>(place.area)) {
    case Area::vertex:
        return names::vertex(board(), place.index);
    case Area::edge:
        return names::edge(board(), place.index);
    case Area::triangle:
        return names::triangle(board(), place.index);
    case Area::loop:
        return seat + names::loopSpace(place.index);
    case Area::goods:
        return seat + names::good(place.index);
    case Area::display:
        return numbered("display.");
    case Area::starting:
        return numbered("starting.");
    case Area::supply: {
        constexpr std::array<std::string_view, supplyPile::count - goodKinds> piles{"section", "house",
                                                                                    "market", "sack"};
        const auto pile = static_cast<std::size_t>(place.index) - goodKinds;
        const std::string name = pile < piles.size() ? std::string(piles[pile]) : names::good(place.index);
        return std::string("supply.") + name;
    }
    case Area::pile:
        return "pile";
    case Area::score:
        return seat + "score";
    case Area::finish:
        return seat + "finish";
    case Area::decline:
        return seat + "decline";
    }
    return numbered("#" + std::to_string(place.area) + '.');
}

/// Every action in range, then some that name what does not exist or have a field too many.
void Milestones::everyAction(const std::function<void(Action)> &use) const
{
    for (std::size_t verb = 0; verb < verbs; ++verb) {
        const Spelling &spelling = spellings[verb];
        Values lowest{};
        std::array<Range, 3> ranges{Range{0, 1}, Range{0, 1}, Range{0, 1}};
        for (std::size_t index = 0; index < spelling.count; ++index) {
            ranges[index] = rangeOf(spelling.fields[index].kind, edition_);
            lowest[index] = static_cast<std::uint8_t>(ranges[index].first);
        }
        const bool isSupply = static_cast<Verb>(verb) == Verb::supply;
        for (int first = ranges[0].first; first < ranges[0].end; ++first) {
            const auto useWith = [&](int second, int third) { use(actionOf(verb, first, second, third)); };
            if (isSupply) {
                useWith(none, none);
                useWith(none, 0);
                useWith(0, 0);
                useWith(1, 0);
            }
            for (int second = ranges[1].first; second < ranges[1].end; ++second) {
                if (isSupply)
                    useWith(second, none);
                // Of a supply's two vertices the lower one comes first; the other way round would only double them.
                for (int third = isSupply ? second + 1 : ranges[2].first; third < ranges[2].end; ++third)
                    useWith(second, third);
            }
        }
        for (std::size_t index = 0; index < lowest.size(); ++index) {
            for (const int beyond : {ranges[index].first - 1, ranges[index].end, 0xFE, 0xFF}) {
                if (beyond < 0 || (isSupply && index > 0 && beyond == none))
                    continue;
                Values values = lowest;
                values[index] = static_cast<std::uint8_t>(beyond);
                use(actionOf(verb, values[0], values[1], values[2]));
            }
        }
    }
    use(actionOf(verbs));
    use(actionOf(0xFF));
}

} // namespace waystone::milestones

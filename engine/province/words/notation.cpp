#include "core/json/json.h"
#include "core/text/text_scanner.h"
#include "province/rules.h"
#include "province/rules/queries.h"
#include "province/words/names.h"

#include <algorithm>

namespace waystone::province {

namespace {

/// A field of an action: a key of fields() and the names of its values.
struct Field {
    std::string_view key;
    std::span<const std::string_view> values;
};

/// How an action is written: the word, then its fields. An action that says something that does not exist, or has a
/// field too many, is written in numbers: "raw 2 9 0 0".
struct Spelling {
    std::string_view word;
    std::array<Field, 2> fields{};
    std::size_t count = 0;
};

constexpr std::string_view rawWord = "raw";
constexpr std::string_view dashes = "-"; ///< that a word may contain

const std::array<Spelling, verbs> &spellings()
{
    static const std::array<Spelling, verbs> all{{
        {"roll", {Field{"ships", shipNames}}, 1},
        {"goal", {Field{"goal", names::goalNames}}, 1},
        {"move", {Field{"worker", workerNames}, Field{"zone", zoneNames}}, 2},
        {"move-all"},
        {"finish-work"},
        {"build", {Field{"structure", structureNames}}, 1},
        {"hire"},
        {"grind"},
        {"union"},
        {"repay"},
        {"borrow", {Field{"structure", structureNames}}, 1},
        {"end-turn"},
    }};
    return all;
}

std::array<std::uint8_t, 3> valuesOf(Action action)
{
    return {action.first, action.second, action.third};
}

bool isSpelled(Action action)
{
    if (action.verb >= verbs)
        return false;
    const Spelling &spelling = spellings()[action.verb];
    const auto values = valuesOf(action);
    for (std::size_t index = 0; index < values.size(); ++index) {
        const std::size_t count = index < spelling.count ? spelling.fields[index].values.size() : 1;
        if (values[index] >= count)
            return false;
    }
    return true;
}

void scanBlank(TextScanner &scanner)
{
    scanner.expect(' ');
    scanner.skipSpaces();
}

} // namespace

std::string Province::notation(Action action) const
{
    const auto values = valuesOf(action);
    if (!isSpelled(action)) {
        std::string text = std::string(rawWord) + ' ' + std::to_string(action.verb);
        for (const std::uint8_t value : values)
            text += ' ' + std::to_string(value);
        return text;
    }
    const Spelling &spelling = spellings()[action.verb];
    std::string text(spelling.word);
    for (std::size_t index = 0; index < spelling.count; ++index)
        text.append(" ").append(spelling.fields[index].values[values[index]]);
    return text;
}

Result<Action> Province::actionFrom(std::string_view text) const
{
    TextScanner scanner(text);
    scanner.skipSpaces();
    const std::string_view word = scanner.word(dashes);
    std::array<std::uint8_t, 4> numbers{};
    const auto found = std::ranges::find(spellings(), word, &Spelling::word);
    if (found != spellings().end()) {
        numbers[0] = static_cast<std::uint8_t>(found - spellings().begin());
        for (std::size_t index = 0; index < found->count; ++index) {
            scanBlank(scanner);
            const std::string_view name = scanner.word();
            const auto value = names::indexOf(found->fields[index].values, name);
            if (!scanner.failed() && !value)
                scanner.fail(text_problem::unknownWord, name);
            numbers[index + 1] = value.value_or(0);
        }
    } else if (word == rawWord) {
        for (std::uint8_t &number : numbers) {
            scanBlank(scanner);
            number = static_cast<std::uint8_t>(scanner.number(0xFF));
        }
    } else if (!scanner.failed()) {
        scanner.fail(text_problem::unknownWord, word);
    }
    scanner.skipSpaces();
    scanner.expectEnd();
    if (scanner.failed())
        return *scanner.problem();
    return Action{numbers[0], numbers[1], numbers[2], numbers[3]};
}

Json Province::fields(Action action) const
{
    const auto values = valuesOf(action);
    if (!isSpelled(action))
        return {{"verb", rawWord}, {"numbers", {action.verb, values[0], values[1], values[2]}}};
    const Spelling &spelling = spellings()[action.verb];
    Json object{{"verb", spelling.word}};
    for (std::size_t index = 0; index < spelling.count; ++index)
        object[spelling.fields[index].key] = spelling.fields[index].values[values[index]];
    return object;
}

std::string Province::placeName(Place place) const
{
    const std::string seat =
        place.owner < maxPlayers ? "seat" + std::to_string(place.owner) + '.' : std::string();
    const int index = place.index;
    const auto named = [&](std::string_view area, std::span<const std::string_view> names) {
        return seat + std::string(area) + '.' + names::nameOf(names, index);
    };
    const auto numbered = [&](std::string_view area) {
        return seat + std::string(area) + '.' + std::to_string(index);
    };
    switch (static_cast<Area>(place.area)) {
    case Area::zone:
        return named("zone", zoneNames);
    case Area::worker:
        return names::nameOf(zoneNames, index / maxWorkers) + '.' + names::worker(index % maxWorkers);
    case Area::reserve:
        return "reserve." + names::worker(index);
    case Area::structure:
        return named("structure", structureNames);
    case Area::token:
        return "token." + names::nameOf(structureNames, index / 2) + (index % 2 == 0 ? ".first" : ".second");
    case Area::wonGoal:
        return named("goal", names::goalNames);
    case Area::discard:
        return named("discard", names::goalNames);
    case Area::bank:
        return named("bank", coinNames);
    case Area::coins:
        return named("coins", coinNames);
    case Area::stock:
        return numbered("stock");
    case Area::ship:
        return numbered("ship");
    default:
        break;
    }
    if (place.area < areas().size())
        return seat + std::string(areas()[place.area].name);
    return numbered('#' + std::to_string(place.area));
}

/// Every action in range, then some that name what does not exist or have a field too many.
void Province::everyAction(const std::function<void(Action)> &use) const
{
    constexpr int mostValues = structures;
    for (int verb = 0; verb <= verbs; ++verb)
        for (int first = 0; first <= mostValues; ++first)
            for (int second = 0; second <= zones; ++second)
                for (int third = 0; third <= 1; ++third)
                    use(actionOf(verb, first, second, third));
    for (int verb = 0; verb <= verbs; ++verb)
        for (const int beyond : {0xFE, 0xFF}) {
            use(actionOf(verb, beyond));
            use(actionOf(verb, 0, beyond));
            use(actionOf(verb, 0, 0, beyond));
        }
    use(actionOf(0xFF));
}

} // namespace waystone::province

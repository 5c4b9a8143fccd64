#include "core/json/json.h"
#include "core/text/text_scanner.h"
#include "twocities/rules.h"
#include "twocities/rules/queries.h"
#include "twocities/words/names.h"

#include <algorithm>

/// Notation of actions: "draw shop", "select shop park", "place shop/bed city2 d4". An action that says something that
/// does not exist, or has a field too many, is written in numbers: "raw 2 200 0 0".
namespace waystone::twocities {

namespace {

constexpr std::array<std::string_view, verbs> words{"draw", "select", "place"};
constexpr std::string_view rawWord = "raw";
constexpr std::string_view cityWord = "city";

bool isSpelled(const Edition &edition, Action action)
{
    if (action.verb >= verbs || action.first >= edition.tiles())
        return false;
    switch (static_cast<Verb>(action.verb)) {
    case Verb::draw:
        return action.second == 0 && action.third == 0;
    case Verb::select:
        return action.second < edition.tiles() && action.third == 0;
    case Verb::place:
        break;
    }
    return action.second < maxPlayers && action.third < grid::cells;
}

std::string cityName(int city)
{
    return std::string(cityWord) + std::to_string(city);
}

class ActionReader {
public:
    ActionReader(const Edition &edition, std::string_view text) : edition_(edition), scanner_(text) {}

    Result<Action> read()
    {
        const std::string_view word = scanner_.word();
        const auto found = std::ranges::find(words, word);
        Action action{};
        if (word == rawWord)
            action = readNumbers();
        else if (found == words.end())
            scanner_.fail(text_problem::unknownWord, word);
        else
            action = readFields(static_cast<Verb>(found - words.begin()));
        scanner_.expectEnd();
        if (scanner_.failed())
            return *scanner_.problem();
        return action;
    }

private:
    void blank()
    {
        scanner_.expect(' ');
        scanner_.skipSpaces();
    }

    std::uint8_t named(std::string_view word, std::optional<std::uint8_t> value)
    {
        if (!scanner_.failed() && !value)
            scanner_.fail(text_problem::unknownWord, word);
        return value.value_or(0);
    }

    std::uint8_t tile()
    {
        blank();
        const std::string_view word = scanner_.word("-/");
        return named(word, names::tileNamed(edition_, word));
    }

    std::uint8_t city()
    {
        blank();
        const std::string_view word = scanner_.word();
        std::optional<std::uint8_t> value;
        for (int number = 0; number < maxPlayers; ++number)
            if (word == cityName(number))
                value = static_cast<std::uint8_t>(number);
        return named(word, value);
    }

    std::uint8_t cell()
    {
        blank();
        const std::string_view word = scanner_.word();
        return named(word, names::cellNamed(word));
    }

    Action readFields(Verb verb)
    {
        Action action{static_cast<std::uint8_t>(verb), tile(), 0, 0};
        if (verb == Verb::select)
            action.second = tile();
        if (verb == Verb::place) {
            action.second = city();
            action.third = cell();
        }
        return action;
    }

    Action readNumbers()
    {
        std::array<std::uint8_t, 4> numbers{};
        for (std::uint8_t &number : numbers) {
            blank();
            number = static_cast<std::uint8_t>(scanner_.number(0xFF));
        }
        return {numbers[0], numbers[1], numbers[2], numbers[3]};
    }

    const Edition &edition_;
    TextScanner scanner_;
};

} // namespace

std::string BetweenTwoCities::notation(Action action) const
{
    if (!isSpelled(edition_, action)) {
        std::string text(rawWord);
        for (const int number : {action.verb, action.first, action.second, action.third})
            text.append(" ").append(std::to_string(number));
        return text;
    }
    std::string text(words[action.verb]);
    text.append(" ").append(names::tile(edition_, action.first));
    if (static_cast<Verb>(action.verb) == Verb::select)
        text.append(" ").append(names::tile(edition_, action.second));
    if (static_cast<Verb>(action.verb) == Verb::place)
        text.append(" ").append(cityName(action.second)).append(" ").append(names::cell(action.third));
    return text;
}

Result<Action> BetweenTwoCities::actionFrom(std::string_view text) const
{
    return ActionReader(edition_, text).read();
}

Json BetweenTwoCities::fields(Action action) const
{
    if (!isSpelled(edition_, action))
        return {{"verb", rawWord}, {"numbers", {action.verb, action.first, action.second, action.third}}};
    const std::string_view verb = words[action.verb];
    const std::string tile = names::tile(edition_, action.first);
    switch (static_cast<Verb>(action.verb)) {
    case Verb::draw:
        break;
    case Verb::select:
        return {{"verb", verb}, {"tiles", {tile, names::tile(edition_, action.second)}}};
    case Verb::place:
        return {{"verb", verb}, {"tile", tile}, {"city", action.second}, {"cell", names::cell(action.third)}};
    }
    return {{"verb", verb}, {"tile", tile}};
}

std::string BetweenTwoCities::placeName(Place place) const
{
    const std::string seat = "seat" + std::to_string(place.owner) + '.';
    // Only with two players does a seat own a second city, whose number is higher by two.
    const auto city = [&](int nth) { return cityName(place.owner + 2 * nth) + '.'; };
    switch (static_cast<Area>(place.area)) {
    case Area::city:
        return city(place.index / grid::cells) + names::cell(cellOf(place));
    case Area::hand:
        return seat + "hand." + std::to_string(place.index);
    case Area::selected:
        return seat + "selected." + std::to_string(place.index);
    case Area::waiting:
        return seat + "waiting";
    case Area::supply:
        return place.index == supplyPile::singles ? "supply.singles" : "supply.duplexes";
    case Area::discard:
        return "discard";
    case Area::cityToken:
        return city(place.index) + "token";
    case Area::scoreBoard:
        return city(place.index) + "score";
    }
    return '#' + std::to_string(place.area) + '.' + std::to_string(place.index);
}

/// Every action that names what exists (of a selection's two tiles the lower one first), then some that do not.
void BetweenTwoCities::everyAction(const std::function<void(Action)> &use) const
{
    const auto end = static_cast<std::uint8_t>(edition_.tiles());
    const auto verb = [](Verb verb) { return static_cast<std::uint8_t>(verb); };
    for (std::uint8_t tile = 0; tile < end; ++tile) {
        use({verb(Verb::draw), tile, 0, 0});
        for (std::uint8_t other = tile; other < end; ++other)
            use({verb(Verb::select), tile, other, 0});
        for (std::uint8_t city = 0; city < maxPlayers; ++city)
            for (std::uint8_t cell = 0; cell < grid::cells; ++cell)
                use({verb(Verb::place), tile, city, cell});
    }
    for (const std::uint8_t beyond : {end, tile::hidden, tile::none}) {
        use({verb(Verb::draw), beyond, 0, 0});
        use({verb(Verb::select), 0, beyond, 0});
        use({verb(Verb::select), beyond, beyond, 0});
        use({verb(Verb::place), beyond, 0, grid::middle});
        use({verb(Verb::place), 0, beyond, grid::middle});
    }
    use({verb(Verb::select), 1, 0, 0});
    use({verb(Verb::draw), 0, 1, 0});
    use({verb(Verb::select), 0, 0, 1});
    use({verb(Verb::place), 0, maxPlayers, grid::middle});
    use({verb(Verb::place), 0, 0, grid::cells});
    use({verb(Verb::place), 0, 0, tile::none});
    use({verbs, 0, 0, 0});
    use({0xFF, 0xFF, 0xFF, 0xFF});
}

} // namespace waystone::twocities

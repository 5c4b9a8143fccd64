#include "core/file_problem.h"
#include "core/json/json.h"
#include "core/json/json_reader.h"
#include "core/text/text_scanner.h"
#include "milestones/rules.h"
#include "milestones/words/names.h"

#include <algorithm>

namespace waystone::milestones {

namespace {

constexpr std::array<std::string_view, 2> halfNames{"left", "right"};
constexpr std::string_view emptySpace = "empty";
constexpr std::string_view coveredSpace = "covered";

constexpr int anyByte = 0xFF;
constexpr std::size_t longestName = 32;
constexpr std::size_t longestList = 0xFF;

Json slotsToJson(const std::vector<std::uint8_t> &slots)
{
    Json list = Json::array();
    for (const std::uint8_t tile : slots)
        list.push_back(tile == none ? Json(nullptr) : Json(tile));
    return list;
}

template <class Name>
Json namesToJson(const Board &board, const std::vector<std::uint8_t> &indices, Name name)
{
    Json list = Json::array();
    for (const std::uint8_t index : indices)
        list.push_back(name(board, index));
    return list;
}

/// Only what is not zero.
template <class Amounts>
Json amountsToJson(const Amounts &amounts, std::span<const std::string_view> amountNames)
{
    Json object = Json::object();
    for (std::size_t index = 0; index < amounts.size(); ++index)
        if (amounts[index] != 0)
            object[std::string(amountNames[index])] = amounts[index];
    return object;
}

std::string spaceToText(std::uint8_t shown)
{
    if (shown == space::empty)
        return std::string(emptySpace);
    if (shown == space::covered)
        return std::string(coveredSpace);
    return std::to_string(space::tile(shown)) + ' ' +
           std::string(halfNames[static_cast<std::size_t>(space::half(shown))]);
}

Json playerToJson(const SetupPlayer &player)
{
    Json spaces = Json::array();
    for (const std::uint8_t shown : player.spaces)
        spaces.push_back(spaceToText(shown));
    Json object{{"pawn", names::loopSpace(player.pawn)},
                {"goods", amountsToJson(player.goods, goodNames)},
                {"spaces", std::move(spaces)}};
    for (const BuriedTile &buried : player.buried)
        object["buried"].push_back({{"tile", buried.tile}, {"space", buried.space}});
    for (int index = 0; index < employmentSpaces; ++index)
        if (((player.bonus >> index) & 1) != 0)
            object["bonus"].push_back(index + 1);
    object["points"] = amountsToJson(player.points, sourceNames);
    return object;
}

class SetupReader {
public:
    SetupReader(const Edition &edition, JsonReader &reader)
        : edition_(edition), board_(edition.board), reader_(reader)
    {}

    Setup read()
    {
        Setup setup;
        setup.players = byteOf(reader_["players"], 2, maxPlayers);
        setup.startSeat = byteOf(reader_["startSeat"], 0, maxPlayers - 1);
        setup.phase = static_cast<Phase>(reader_["phase"].oneOf(names::phaseNames));
        setup.turn = byteOf(reader_["turn"], 0, maxPlayers - 1);
        setup.movesLeft = byteOf(reader_["movesLeft"], 0, anyByte);
        if (auto hired = reader_.optional("hired"))
            setup.hired = hired->boolean();
        if (auto seat = reader_.optional("endedBy"))
            setup.endedBy = byteOf(std::move(*seat), 0, maxPlayers - 1);
        if (auto vertex = reader_.optional("offerVertex"))
            setup.offerVertex = nameOf(*vertex, names::vertexNamed);
        if (auto house = reader_.optional("offerHouse"))
            setup.offerHouse = nameOf(*house, names::triangleNamed);
        if (auto offers = reader_.optional("offers"))
            setup.offers = namesOf(std::move(*offers), names::triangleNamed);
        JsonReader seats = reader_["seats"];
        for (JsonReader &seat : seats.array(0, maxPlayers))
            setup.seats.push_back(readPlayer(seat));
        setup.display = slotsOf(reader_["display"]);
        if (auto tiles = reader_.optional("startingTiles"))
            setup.startingTiles = slotsOf(std::move(*tiles));
        if (auto box = reader_.optional("box"))
            for (JsonReader &tile : box->array(0, longestList))
                setup.box.push_back(tileOf(std::move(tile)));
        readBonusTiles(setup);
        setup.streets = namesOf(reader_["streets"], names::edgeNamed);
        setup.milestones = namesOf(reader_["milestones"], names::vertexNamed);
        setup.markets = namesOf(reader_["markets"], names::vertexNamed);
        setup.sacks = namesOf(reader_["sacks"], names::vertexNamed);
        setup.houses = namesOf(reader_["houses"], names::triangleNamed);
        reader_.rejectUnknownKeys();
        return setup;
    }

private:
    static std::uint8_t byteOf(JsonReader reader, int minimum, int maximum)
    {
        return static_cast<std::uint8_t>(reader.integer(minimum, maximum));
    }

    std::uint8_t tileOf(JsonReader reader) const
    {
        return byteOf(std::move(reader), 0, static_cast<int>(edition_.tiles.size()) - 1);
    }

    std::vector<std::uint8_t> slotsOf(JsonReader reader) const
    {
        std::vector<std::uint8_t> slots;
        for (JsonReader &slot : reader.array(0, longestList))
            slots.push_back(slot.raw().is_null() ? std::uint8_t{none} : tileOf(std::move(slot)));
        return slots;
    }

    static void unknown(JsonReader &reader, std::string_view found, std::string_view expected)
    {
        reader.problem(file_problem::unknownValue,
                       {quotedArgument("found", found), {"expected", std::string(expected)}});
    }

    template <class Named>
    std::optional<std::uint8_t> nameOf(JsonReader &reader, Named named) const
    {
        if (!reader.raw().is_string()) {
            (void)reader.text(longestName); // tells what is wrong
            return std::nullopt;
        }
        const std::string text = reader.text(longestName);
        const std::optional<std::uint8_t> index = named(board_, text);
        if (!index)
            unknown(reader, text, exampleFor(named));
        return index;
    }

    template <class Named>
    std::vector<std::uint8_t> namesOf(JsonReader reader, Named named) const
    {
        std::vector<std::uint8_t> indices;
        for (JsonReader &item : reader.array(0, longestList))
            if (const auto index = nameOf(item, named))
                indices.push_back(*index);
        return indices;
    }

    template <class Named>
    std::string exampleFor(Named named) const
    {
        if (named == names::vertexNamed)
            return names::vertex(board_, 0) + ", …";
        return (named == names::edgeNamed ? names::edge(board_, 0) : names::triangle(board_, 0)) + ", …";
    }

    template <class Amount, std::size_t Count>
    static std::array<Amount, Count> amountsOf(JsonReader object,
                                               const std::array<std::string_view, Count> &keys)
    {
        std::array<Amount, Count> amounts{};
        for (std::size_t index = 0; index < Count; ++index)
            if (auto amount = object.optional(keys[index]))
                amounts[index] = static_cast<Amount>(amount->integer(0, std::numeric_limits<Amount>::max()));
        object.rejectUnknownKeys();
        return amounts;
    }

    std::uint8_t readSpace(JsonReader &reader) const
    {
        if (!reader.raw().is_string()) {
            (void)reader.text(longestName);
            return space::empty;
        }
        const std::string text = reader.text(longestName);
        if (text == emptySpace)
            return space::empty;
        if (text == coveredSpace)
            return space::covered;
        TextScanner scanner(text);
        const int tile = scanner.number(static_cast<int>(edition_.tiles.size()) - 1);
        scanner.expect(' ');
        const auto half = std::ranges::find(halfNames, scanner.word());
        scanner.expectEnd();
        if (!scanner.failed() && half != halfNames.end())
            return space::worker(tile, static_cast<int>(half - halfNames.begin()));
        unknown(reader, text, "empty, covered, 0 left, 0 right, …");
        return space::empty;
    }

    SetupPlayer readPlayer(JsonReader &reader) const
    {
        SetupPlayer player;
        JsonReader pawn = reader["pawn"];
        player.pawn = nameOf(pawn, loopSpaceNamed).value_or(castle);
        player.goods = amountsOf<std::uint8_t>(reader["goods"], goodNames);
        JsonReader spaces = reader["spaces"];
        std::vector<JsonReader> shown = spaces.array(employmentSpaces, employmentSpaces);
        for (std::size_t index = 0; index < shown.size(); ++index)
            player.spaces[index] = readSpace(shown[index]);
        if (auto buried = reader.optional("buried")) {
            for (JsonReader &item : buried->array(0, longestList)) {
                player.buried.push_back(
                    {tileOf(item["tile"]), byteOf(item["space"], 1, employmentSpaces - 1)});
                item.rejectUnknownKeys();
            }
        }
        if (auto bonus = reader.optional("bonus"))
            for (JsonReader &item : bonus->array(0, employmentSpaces))
                player.bonus =
                    static_cast<std::uint8_t>(player.bonus | (1u << (item.integer(1, employmentSpaces) - 1)));
        player.points = amountsOf<std::uint16_t>(reader["points"], sourceNames);
        reader.rejectUnknownKeys();
        return player;
    }

    static std::optional<std::uint8_t> loopSpaceNamed(const Board &, std::string_view name)
    {
        return names::loopSpaceNamed(name);
    }

    void readBonusTiles(Setup &setup)
    {
        JsonReader object = reader_["bonusTiles"];
        for (auto &[key, value] : object.members(maxBushes)) {
            const auto triangle = names::triangleNamed(board_, key);
            const std::size_t bush = triangle ? board_.bushOf[*triangle] : none;
            if (bush == none) {
                value.problem(file_problem::unknownKey);
                continue;
            }
            if (setup.bonusOn.size() <= bush)
                setup.bonusOn.resize(bush + 1);
            if (!value.raw().is_null())
                setup.bonusOn[bush] = static_cast<std::uint8_t>(value.oneOf(workerNames) + 1);
        }
    }

    const Edition &edition_;
    const Board &board_;
    JsonReader &reader_;
};

} // namespace

/// Everything is called by its name (names.h), tiles by their index in the edition; what is empty by default is left
/// out. resources/formats.md describes the keys.
Json Milestones::toJson(const Setup &setup) const
{
    Json object{{"players", setup.players},
                {"startSeat", setup.startSeat},
                {"phase", names::phaseNames[static_cast<std::size_t>(setup.phase)]},
                {"turn", setup.turn},
                {"movesLeft", setup.movesLeft}};
    if (setup.hired)
        object["hired"] = true;
    if (setup.endedBy)
        object["endedBy"] = *setup.endedBy;
    if (setup.offerVertex)
        object["offerVertex"] = names::vertex(board(), *setup.offerVertex);
    if (setup.offerHouse)
        object["offerHouse"] = names::triangle(board(), *setup.offerHouse);
    if (!setup.offers.empty())
        object["offers"] = namesToJson(board(), setup.offers, names::triangle);
    object["seats"] = Json::array();
    for (const SetupPlayer &player : setup.seats)
        object["seats"].push_back(playerToJson(player));
    object["display"] = slotsToJson(setup.display);
    if (!setup.startingTiles.empty())
        object["startingTiles"] = slotsToJson(setup.startingTiles);
    if (!setup.box.empty())
        object["box"] = setup.box;
    Json &bonusTiles = object["bonusTiles"] = Json::object();
    for (std::size_t bush = 0; bush < setup.bonusOn.size() && bush < board().bushes.size(); ++bush)
        bonusTiles[names::triangle(board(), board().bushes[bush])] =
            setup.bonusOn[bush] == 0 ? Json(nullptr) : Json(names::worker(setup.bonusOn[bush] - 1));
    object["streets"] = namesToJson(board(), setup.streets, names::edge);
    object["milestones"] = namesToJson(board(), setup.milestones, names::vertex);
    object["markets"] = namesToJson(board(), setup.markets, names::vertex);
    object["sacks"] = namesToJson(board(), setup.sacks, names::vertex);
    object["houses"] = namesToJson(board(), setup.houses, names::triangle);
    return object;
}

Setup Milestones::setupFrom(JsonReader &reader) const
{
    return SetupReader(edition_, reader).read();
}

} // namespace waystone::milestones

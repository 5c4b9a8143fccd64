#include "core/file_problem.h"
#include "core/json/json.h"
#include "core/json/json_reader.h"
#include "twocities/rules.h"
#include "twocities/words/names.h"

namespace waystone::twocities {

namespace {

constexpr std::size_t longestName = 32;
constexpr std::size_t longestList = 0xFF;
constexpr int mostCounted = 256; ///< rounds and turns are bytes that count from 0

Json tilesToJson(const Edition &edition, const std::vector<std::uint8_t> &tiles)
{
    Json list = Json::array();
    for (const std::uint8_t tile : tiles)
        list.push_back(names::tile(edition, tile));
    return list;
}

class SetupReader {
public:
    SetupReader(const Edition &edition, JsonReader &reader) : edition_(edition), reader_(reader) {}

    Setup read()
    {
        Setup setup;
        setup.players = byteOf(reader_["players"], 2, maxPlayers);
        setup.phase = static_cast<Phase>(reader_["phase"].oneOf(names::phaseNames));
        setup.round = counted(reader_["round"]);
        setup.turn = counted(reader_["turn"]);
        JsonReader seats = reader_["seats"];
        for (JsonReader &seat : seats.array(0, maxPlayers))
            setup.seats.push_back(readSeat(seat));
        JsonReader cities = reader_["cities"];
        for (JsonReader &city : cities.array(0, maxPlayers))
            setup.cities.push_back(readCity(city));
        if (auto discards = reader_.optional("discards"))
            setup.discards = tilesOf(std::move(*discards));
        reader_.rejectUnknownKeys();
        return setup;
    }

private:
    static std::uint8_t byteOf(JsonReader reader, int minimum, int maximum)
    {
        return static_cast<std::uint8_t>(reader.integer(minimum, maximum));
    }
    static std::uint8_t counted(JsonReader reader)
    {
        return static_cast<std::uint8_t>(reader.integer(1, mostCounted) - 1);
    }

    static void unknown(JsonReader &reader, std::string_view found, std::string_view expected)
    {
        reader.problem(file_problem::unknownValue,
                       {quotedArgument("found", found), {"expected", std::string(expected)}});
    }

    std::vector<std::uint8_t> tilesOf(JsonReader reader) const
    {
        std::vector<std::uint8_t> tiles;
        for (JsonReader &item : reader.array(0, longestList)) {
            const bool isText = item.raw().is_string();
            const std::string name = item.text(longestName); // tells what is wrong if it is none
            const auto tile = names::tileNamed(edition_, name);
            if (tile)
                tiles.push_back(*tile);
            else if (isText)
                unknown(item, name, "shop, drink, shop/bed, …");
        }
        return tiles;
    }

    SetupSeat readSeat(JsonReader &reader) const
    {
        SetupSeat seat;
        seat.hand = tilesOf(reader["hand"]);
        if (auto kept = reader.optional("kept"))
            seat.kept = tilesOf(std::move(*kept));
        if (auto open = reader.optional("open"))
            seat.open = static_cast<std::uint8_t>(open->oneOf(names::sideNames));
        reader.rejectUnknownKeys();
        return seat;
    }

    std::vector<PlacedTile> readCity(JsonReader &reader) const
    {
        std::vector<PlacedTile> city;
        for (JsonReader &item : reader.array(0, longestList)) {
            const bool isText = item.raw().is_string();
            const std::string text = item.text(longestName);
            const std::size_t blank = text.find(' ');
            const auto tile = names::tileNamed(edition_, text.substr(0, blank));
            const auto cell = blank == text.npos ? std::nullopt : names::cellNamed(text.substr(blank + 1));
            if (tile && cell)
                city.push_back({*cell, *tile});
            else if (isText)
                unknown(item, text, "shop d4, shop/bed e4, …");
        }
        return city;
    }

    const Edition &edition_;
    JsonReader &reader_;
};

} // namespace

/// Tiles and cells have the names of notation; what is empty by default is left out. resources/formats.md describes
/// the keys.
Json BetweenTwoCities::toJson(const Setup &setup) const
{
    Json object{
        {"players", setup.players}, {"phase", names::phaseNames[static_cast<std::size_t>(setup.phase)]},
        {"round", setup.round + 1}, {"turn", setup.turn + 1},
        {"seats", Json::array()},   {"cities", Json::array()}};
    for (const SetupSeat &seat : setup.seats) {
        Json item{{"hand", tilesToJson(edition_, seat.hand)}};
        if (!seat.kept.empty())
            item["kept"] = tilesToJson(edition_, seat.kept);
        if (seat.open != 0)
            item["open"] = names::sideNames[seat.open & side::both];
        object["seats"].push_back(std::move(item));
    }
    for (const std::vector<PlacedTile> &city : setup.cities) {
        Json tiles = Json::array();
        for (const PlacedTile &placed : city)
            tiles.push_back(names::tile(edition_, placed.tile) + ' ' + names::cell(placed.cell));
        object["cities"].push_back(std::move(tiles));
    }
    if (!setup.discards.empty())
        object["discards"] = tilesToJson(edition_, setup.discards);
    return object;
}

Setup BetweenTwoCities::setupFrom(JsonReader &reader) const
{
    return SetupReader(edition_, reader).read();
}

} // namespace waystone::twocities

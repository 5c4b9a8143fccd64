#include "core/kit/text_fields.h"
#include "twocities/rules.h"
#include "twocities/rules/queries.h"
#include "twocities/words/names.h"

#include <algorithm>

/// A position in one line of ASCII: fields `key=value`, parted by blanks, in any order.
///
///   text   = field { " " field }
///   field  = "players=" n | "phase=" phase | "round=" n | "turn=" n     each needed; rounds and turns count from 1
///          | "seat=" tiles ":" tiles ":" side    one a player, from seat 0: its hand, the tiles it has kept, and the
///                                                cities which it has still to give a tile
///          | "city=" built                       one a city, from city 0
///          | "discards=" tiles                   round by round, by the seat that drew the pile
///   phase  = "draw" | "select" | "place" | "over"
///   tiles  = "-" | tile { "," tile }             a tile has the name of notation ("shop", "shop/bed", "office-shop")
///   side   = "none" | "left" | "right" | "both"
///   built  = "-" | tile "@" cell { "," tile "@" cell }
namespace waystone::twocities {

namespace {

constexpr int anyNumber = 256; ///< rounds and turns are bytes that count from 0

class PositionReader {
public:
    PositionReader(const Edition &edition, std::string_view text) : edition_(edition), scanner_(text) {}

    Result<Setup> read()
    {
        static constexpr auto needed = std::to_array<std::string_view>({"players", "phase", "round", "turn"});
        static constexpr auto repeatable = std::to_array<std::string_view>({"seat", "city"});
        readFields(scanner_, {needed, repeatable}, [this](std::string_view key) { readValue(key); });
        if (scanner_.failed())
            return *scanner_.problem();
        return setup_;
    }

private:
    void readValue(std::string_view key)
    {
        if (key == "players")
            setup_.players = static_cast<std::uint8_t>(scanner_.number(anyNumber - 1));
        else if (key == "phase")
            setup_.phase = static_cast<Phase>(scanner_.oneOf(names::phaseNames));
        else if (key == "round")
            setup_.round = counted();
        else if (key == "turn")
            setup_.turn = counted();
        else if (key == "seat")
            readSeat();
        else if (key == "city")
            readCity();
        else if (key == "discards")
            setup_.discards = tiles();
        else
            scanner_.fail(text_problem::unknownWord, key);
    }

    std::uint8_t counted()
    {
        const std::size_t at = scanner_.offset();
        const int number = scanner_.number(anyNumber);
        if (number == 0)
            scanner_.fail(text_problem::unknownWord, at, 1);
        return static_cast<std::uint8_t>(std::max(number, 1) - 1);
    }

    std::uint8_t tile()
    {
        const std::string_view word = scanner_.word("-/");
        const auto index = names::tileNamed(edition_, word);
        if (!scanner_.failed() && !index)
            scanner_.fail(text_problem::unknownWord, word);
        return index.value_or(0);
    }

    std::vector<std::uint8_t> tiles()
    {
        std::vector<std::uint8_t> list;
        if (scanner_.take('-'))
            return list;
        do
            list.push_back(tile());
        while (scanner_.take(','));
        return list;
    }

    void readSeat()
    {
        SetupSeat seat;
        seat.hand = tiles();
        scanner_.expect(':');
        seat.kept = tiles();
        scanner_.expect(':');
        seat.open = static_cast<std::uint8_t>(scanner_.oneOf(names::sideNames));
        setup_.seats.push_back(std::move(seat));
    }

    void readCity()
    {
        std::vector<PlacedTile> &city = setup_.cities.emplace_back();
        if (scanner_.take('-'))
            return;
        do {
            const std::uint8_t placed = tile();
            scanner_.expect('@');
            const std::string_view word = scanner_.word();
            const auto cell = names::cellNamed(word);
            if (!scanner_.failed() && !cell)
                scanner_.fail(text_problem::unknownWord, word);
            city.push_back({cell.value_or(0), placed});
        } while (scanner_.take(','));
    }

    const Edition &edition_;
    TextScanner scanner_;
    Setup setup_;
};

template <class List, class Write>
std::string joined(const List &list, Write write)
{
    std::string text;
    for (const auto &item : list)
        text.append(text.empty() ? "" : ",").append(write(item));
    return text.empty() ? "-" : text;
}

} // namespace

std::string BetweenTwoCities::positionText(const Setup &setup) const
{
    const auto tilesText = [this](const std::vector<std::uint8_t> &tiles) {
        return joined(tiles, [this](int tile) { return names::tile(edition_, tile); });
    };
    std::string text = "players=" + std::to_string(setup.players) + " phase=";
    text.append(names::phaseNames[static_cast<std::size_t>(setup.phase)]);
    text += " round=" + std::to_string(setup.round + 1) + " turn=" + std::to_string(setup.turn + 1);
    for (const SetupSeat &seat : setup.seats)
        text.append(" seat=" + tilesText(seat.hand) + ':' + tilesText(seat.kept) + ':')
            .append(names::sideNames[seat.open & side::both]);
    for (const std::vector<PlacedTile> &city : setup.cities)
        text += " city=" + joined(city, [this](const PlacedTile &placed) {
                    return names::tile(edition_, placed.tile) + '@' + names::cell(placed.cell);
                });
    if (!setup.discards.empty())
        text += " discards=" + tilesText(setup.discards);
    return text;
}

Result<Setup> BetweenTwoCities::setupFrom(std::string_view text) const
{
    return PositionReader(edition_, text).read();
}

} // namespace waystone::twocities

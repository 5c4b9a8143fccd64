#include "core/kit/text_fields.h"
#include "milestones/rules.h"
#include "milestones/words/names.h"

#include <algorithm>

/// A position in one line of ASCII: fields `key=value`, parted by blanks, in any order.
///
///   text     = field { " " field }
///   field    = "players=" n | "start=" seat | "phase=" phase | "turn=" seat | "moves=" n      each needed
///            | "hired=" 1 | "ended=" seat | "at=" vertex | "lot=" triangle | "offers=" triangles
///            | "seat=" player                                        one a player, from seat 0
///            | "display=" slots | "starting=" slots | "box=" tiles
///            | "bonus=" { "q" | "l" | "s" | "g" | "c" | "-" }        by bush: the initial of the worker, or nothing
///            | "streets=" edges | "milestones=" vertices | "markets=" vertices | "sacks=" vertices
///            | "houses=" triangles                                   lists are parted by ","; an empty one is left out
///   player   = pawn ":" goods ":" spaces [ ":" part { ":" part } ]
///   pawn     = a space of the loop ("castle", "1" to "8", "trading-house", "board-of-works", "mill")
///   goods    = n "." n "." n "." n "." n                             stone, wood, sand, grain, coins
///   spaces   = shown "." … "." shown                                 eight of them
///   shown    = "" (empty) | "x" (covered) | tile "a" (its left worker) | tile "b" (its right worker)
///   part     = "under" tile "@" space { "," tile "@" space }         buried tiles
///            | "bonus" space { "," space }                           workers with a bonus tile
///            | "points" source n { "," source n }
///   slots    = slot { "," slot }        slot = tile | "-"
///
/// Vertices, edges and triangles have the names of notation ("c7", "c7-c8", "c7-c8-d3"); tiles are indices.
namespace waystone::milestones {

namespace {

constexpr std::string_view bonusLetters = "-qlsgc";
constexpr int anyByte = 0xFF;

template <class List, class Write>
std::string joined(const List &list, Write write, char separator = ',')
{
    std::string text;
    for (const auto &item : list) {
        if (&item != &*std::begin(list))
            text += separator;
        text += write(item);
    }
    return text;
}

std::string slotText(std::uint8_t tile)
{
    return tile == none ? "-" : std::to_string(tile);
}

std::string shownText(std::uint8_t shown)
{
    if (shown == space::empty)
        return {};
    if (shown == space::covered)
        return "x";
    return std::to_string(space::tile(shown)) + (space::half(shown) == 0 ? 'a' : 'b');
}

std::string playerText(const SetupPlayer &player)
{
    std::string text = names::loopSpace(player.pawn);
    text += ':' + joined(
                      player.goods, [](int amount) { return std::to_string(amount); }, '.');
    text += ':' + joined(player.spaces, shownText, '.');
    if (!player.buried.empty())
        text += ":under" + joined(player.buried, [](const BuriedTile &buried) {
                    return std::to_string(buried.tile) + '@' + std::to_string(buried.space);
                });
    const auto part = [&text](std::string_view name, std::string_view item, bool &begun) {
        text.append(begun ? "," : ":").append(begun ? "" : name).append(item);
        begun = true;
    };
    bool begun = false;
    for (int index = 0; index < employmentSpaces; ++index)
        if (((player.bonus >> index) & 1) != 0)
            part("bonus", std::to_string(index + 1), begun);
    begun = false;
    for (std::size_t source = 0; source < sources; ++source)
        if (player.points[source] != 0)
            part("points", std::string(sourceNames[source]) + std::to_string(player.points[source]), begun);
    return text;
}

class PositionReader {
public:
    PositionReader(const Edition &edition, std::string_view text)
        : edition_(edition), board_(edition.board), scanner_(text)
    {}

    Result<Setup> read()
    {
        static constexpr auto needed =
            std::to_array<std::string_view>({"players", "start", "phase", "turn", "moves"});
        static constexpr auto repeatable = std::to_array<std::string_view>({"seat"});
        readFields(scanner_, {needed, repeatable}, [this](std::string_view key) { readValue(key); });
        if (scanner_.failed())
            return *scanner_.problem();
        return setup_;
    }

private:
    void readValue(std::string_view key)
    {
        if (key == "players")
            setup_.players = number(maxPlayers);
        else if (key == "start")
            setup_.startSeat = number(maxPlayers - 1);
        else if (key == "phase")
            setup_.phase = static_cast<Phase>(scanner_.oneOf(names::phaseNames));
        else if (key == "turn")
            setup_.turn = number(maxPlayers - 1);
        else if (key == "moves")
            setup_.movesLeft = number(anyByte);
        else if (key == "hired")
            setup_.hired = number(1) != 0;
        else if (key == "ended")
            setup_.endedBy = number(maxPlayers - 1);
        else if (key == "at")
            setup_.offerVertex = named(names::vertexNamed);
        else if (key == "lot")
            setup_.offerHouse = named(names::triangleNamed);
        else if (key == "offers")
            readList(setup_.offers, [this] { return named(names::triangleNamed); });
        else if (key == "seat")
            readPlayer();
        else if (key == "display")
            readList(setup_.display, [this] { return slot(); });
        else if (key == "starting")
            readList(setup_.startingTiles, [this] { return slot(); });
        else if (key == "box")
            readList(setup_.box, [this] { return tile(); });
        else if (key == "bonus")
            readBonusTiles();
        else if (key == "streets")
            readList(setup_.streets, [this] { return named(names::edgeNamed); });
        else if (key == "milestones")
            readList(setup_.milestones, [this] { return named(names::vertexNamed); });
        else if (key == "markets")
            readList(setup_.markets, [this] { return named(names::vertexNamed); });
        else if (key == "sacks")
            readList(setup_.sacks, [this] { return named(names::vertexNamed); });
        else if (key == "houses")
            readList(setup_.houses, [this] { return named(names::triangleNamed); });
        else
            scanner_.fail(text_problem::unknownWord, key);
    }

    std::uint8_t number(int maximum) { return static_cast<std::uint8_t>(scanner_.number(maximum)); }

    std::uint8_t tile() { return number(static_cast<int>(edition_.tiles.size()) - 1); }

    std::uint8_t slot() { return scanner_.take('-') ? std::uint8_t{none} : tile(); }

    std::uint8_t named(std::optional<std::uint8_t> (*find)(const Board &, std::string_view))
    {
        const std::string_view word = scanner_.word("-");
        const auto index = find(board_, word);
        if (!index)
            scanner_.fail(text_problem::unknownWord, word);
        return index.value_or(0);
    }

    template <class T, class Read>
    void readList(std::vector<T> &list, Read readItem)
    {
        do
            list.push_back(readItem());
        while (scanner_.take(','));
    }

    void readBonusTiles()
    {
        while (!scanner_.atEnd() && scanner_.peek() != ' ') {
            const std::size_t kind = bonusLetters.find(scanner_.peek());
            if (kind == std::string_view::npos || setup_.bonusOn.size() == board_.bushes.size())
                return scanner_.fail(text_problem::unknownWord, scanner_.offset(), 1);
            scanner_.expect(scanner_.peek());
            setup_.bonusOn.push_back(static_cast<std::uint8_t>(kind));
        }
    }

    std::uint8_t shown()
    {
        if (scanner_.take('x'))
            return space::covered;
        if (scanner_.peek() < '0' || scanner_.peek() > '9')
            return space::empty;
        const int index = tile();
        if (scanner_.take('a'))
            return space::worker(index, 0);
        scanner_.expect('b');
        return scanner_.failed() ? space::empty : space::worker(index, 1);
    }

    std::uint8_t employment(int last)
    {
        const std::size_t at = scanner_.offset();
        const std::uint8_t space = number(last);
        if (space == 0)
            scanner_.fail(text_problem::unknownWord, at, 1);
        return space;
    }

    void readPlayer()
    {
        if (setup_.seats.size() == maxPlayers)
            return scanner_.fail(text_problem::tooLong, scanner_.offset(), 1);
        SetupPlayer player;
        const std::string_view pawn = scanner_.word("-");
        if (const auto space = names::loopSpaceNamed(pawn))
            player.pawn = *space;
        else
            scanner_.fail(text_problem::unknownWord, pawn);
        for (std::size_t kind = 0; kind < player.goods.size(); ++kind) {
            scanner_.expect(kind == 0 ? ':' : '.');
            player.goods[kind] = number(anyByte);
        }
        for (std::size_t index = 0; index < player.spaces.size(); ++index) {
            scanner_.expect(index == 0 ? ':' : '.');
            player.spaces[index] = shown();
        }
        while (scanner_.take(':'))
            readPart(player);
        setup_.seats.push_back(std::move(player));
    }

    void readPart(SetupPlayer &player)
    {
        const auto takeWord = [this](std::string_view word) {
            if (scanner_.peek() != word.front())
                return false;
            for (const char letter : word)
                scanner_.expect(letter);
            return true;
        };
        if (takeWord("under")) {
            readList(player.buried, [this] {
                const std::uint8_t index = tile();
                scanner_.expect('@');
                return BuriedTile{index, employment(employmentSpaces - 1)};
            });
        } else if (takeWord("bonus")) {
            do
                player.bonus =
                    static_cast<std::uint8_t>(player.bonus | ((1u << employment(employmentSpaces)) >> 1));
            while (scanner_.take(','));
        } else if (takeWord("points")) {
            do
                readPoints(player);
            while (scanner_.take(','));
        } else {
            scanner_.fail(text_problem::unknownWord, scanner_.offset(), 1);
        }
    }

    /// "house12": the digits belong to the word, so it is cut by the names that there are.
    void readPoints(SetupPlayer &player)
    {
        const std::size_t at = scanner_.offset();
        std::size_t letters = 0;
        std::string name;
        while ((scanner_.peek() >= 'a' && scanner_.peek() <= 'z') ||
               (scanner_.peek() >= 'A' && scanner_.peek() <= 'Z')) {
            name += scanner_.peek();
            scanner_.expect(scanner_.peek());
            ++letters;
        }
        const auto source = std::ranges::find(sourceNames, name);
        if (source == sourceNames.end())
            return scanner_.fail(text_problem::unknownWord, at, std::max<std::size_t>(letters, 1));
        player.points[static_cast<std::size_t>(source - sourceNames.begin())] =
            static_cast<std::uint16_t>(scanner_.number(0xFFFF));
    }

    const Edition &edition_;
    const Board &board_;
    TextScanner scanner_;
    Setup setup_;
};

} // namespace

std::string Milestones::positionText(const Setup &setup) const
{
    const auto numberText = [](int number) { return std::to_string(number); };
    const auto vertexText = [this](int index) { return names::vertex(board(), index); };
    const auto edgeText = [this](int index) { return names::edge(board(), index); };
    const auto triangleText = [this](int index) { return names::triangle(board(), index); };
    std::string text;
    const auto field = [&text](std::string_view key, const std::string &value) {
        text.append(text.empty() ? "" : " ").append(key).append("=").append(value);
    };
    const auto list = [&](std::string_view key, const std::vector<std::uint8_t> &items, const auto &write) {
        if (!items.empty())
            field(key, joined(items, write));
    };
    field("players", numberText(setup.players));
    field("start", numberText(setup.startSeat));
    field("phase", std::string(names::phaseNames[static_cast<std::size_t>(setup.phase)]));
    field("turn", numberText(setup.turn));
    field("moves", numberText(setup.movesLeft));
    if (setup.hired)
        field("hired", "1");
    if (setup.endedBy)
        field("ended", numberText(*setup.endedBy));
    if (setup.offerVertex)
        field("at", vertexText(*setup.offerVertex));
    if (setup.offerHouse)
        field("lot", triangleText(*setup.offerHouse));
    list("offers", setup.offers, triangleText);
    for (const SetupPlayer &player : setup.seats)
        field("seat", playerText(player));
    list("display", setup.display, slotText);
    list("starting", setup.startingTiles, slotText);
    list("box", setup.box, numberText);
    if (!setup.bonusOn.empty()) {
        std::string letters;
        for (const std::uint8_t kind : setup.bonusOn)
            letters += kind < bonusLetters.size() ? bonusLetters[kind] : '?';
        field("bonus", letters);
    }
    list("streets", setup.streets, edgeText);
    list("milestones", setup.milestones, vertexText);
    list("markets", setup.markets, vertexText);
    list("sacks", setup.sacks, vertexText);
    list("houses", setup.houses, triangleText);
    return text;
}

Result<Setup> Milestones::setupFrom(std::string_view text) const
{
    return PositionReader(edition_, text).read();
}

} // namespace waystone::milestones

#include "core/kit/field_entries.h"
#include "milestones/positions/editing_terms.h"
#include "milestones/positions/setup_edit.h"
#include "milestones/positions/soundness.h"
#include "milestones/rules.h"
#include "milestones/rules/queries.h"
#include "milestones/words/terms.h"

#include <algorithm>

namespace waystone::milestones {

namespace {

static_assert(term::phaseTerms.size() == static_cast<std::size_t>(Phase::over) + 1);

std::uint8_t byte(int value)
{
    return static_cast<std::uint8_t>(value);
}

int seatOf(const std::optional<Seat> &seat)
{
    return seat ? *seat : Field::noSeat;
}

/// As many seats as players, and nobody named who is not at the table.
void setPlayers(const Milestones &rules, Setup &setup, int players)
{
    setup.players = byte(players);
    const SetupPlayer fresh = rules.start(players, 0).seats.front();
    setup.seats.resize(static_cast<std::size_t>(players), fresh);
    const auto seats = static_cast<Seat>(players);
    if (setup.turn >= seats)
        setup.turn = 0;
    if (setup.startSeat >= seats)
        setup.startSeat = 0;
    if (setup.endedBy && *setup.endedBy >= seats)
        setup.endedBy.reset();
    const auto starting = static_cast<std::size_t>(rules.edition().startingTiles[setup.players]);
    if (setup.startingTiles.size() > starting)
        setup.startingTiles.resize(starting);
}

class Fields : public FieldEntries<Setup> {
public:
    Fields(const Milestones &rules, const Setup &setup)
        : rules_(rules), edition_(rules.edition()), setup_(setup)
    {
        game();
        offers();
        for (std::size_t seat = 0; seat < setup_.seats.size() && seat < maxPlayers; ++seat)
            player(static_cast<Seat>(seat));
        box();
    }

private:
    Field &seat(FieldKey key, int value, int first, Assign assign)
    {
        const int last = std::min<int>(setup_.players, maxPlayers) - 1;
        return FieldEntries::seat(key, value, first, last, std::move(assign));
    }

    [[nodiscard]] std::vector<Argument> tileArguments(int tile) const
    {
        const auto &[left, right] = edition_.tiles[static_cast<std::size_t>(tile)].workers;
        const auto kind = [](const Worker &worker) {
            return Term{std::string(workerNames[static_cast<std::size_t>(worker.kind)])};
        };
        return {{"left", kind(left)},
                {"leftNumber", left.number},
                {"right", kind(right)},
                {"rightNumber", right.number}};
    }

    void game()
    {
        number({term::game, term::players}, setup_.players, 2, maxPlayers,
               [&rules = rules_](Setup &setup, int value) { setPlayers(rules, setup, value); });
        seat({term::game, term::startSeat}, setup_.startSeat, 0,
             [](Setup &setup, int value) { setup.startSeat = byte(value); });
        std::vector<FieldOption> phases;
        for (const std::string_view phase : term::phaseTerms)
            phases.push_back({phase, {}});
        choice({term::game, term::phase}, static_cast<int>(setup_.phase), phases,
               [](Setup &setup, int value) { setup.phase = static_cast<Phase>(value); });
        seat({term::game, term::turn}, setup_.turn, 0,
             [](Setup &setup, int value) { setup.turn = byte(value); });
        number({term::game, term::movesLeft}, setup_.movesLeft, 0, 1,
               [](Setup &setup, int value) { setup.movesLeft = byte(value); });
        flag({term::game, term::hired}, setup_.hired,
             [](Setup &setup, int value) { setup.hired = value != 0; });
        seat({term::game, term::endedBy}, seatOf(setup_.endedBy), Field::noSeat, [](Setup &setup, int value) {
            setup.endedBy = value == Field::noSeat ? std::nullopt : std::optional<Seat>(byte(value));
        });
    }

    /// The place where something was just built: nothing, or one of those listed.
    void builtAt(std::string_view id, Area area, std::string_view what, std::vector<std::uint8_t> places,
                 std::optional<std::uint8_t> Setup::*member)
    {
        const std::optional<std::uint8_t> &now = setup_.*member;
        if (now)
            edit::add(places, *now);
        std::vector<FieldOption> options{{term::nothing, {}}};
        int value = 0;
        for (const std::uint8_t index : places) {
            if (now == index)
                value = static_cast<int>(options.size());
            options.push_back({what, {{"place", place(area, index)}}});
        }
        choice({term::offers, id}, value, std::move(options),
               [member, places = std::move(places)](Setup &setup, int chosen) {
                   if (chosen == 0)
                       setup.*member = std::nullopt;
                   else
                       setup.*member = places[static_cast<std::size_t>(chosen) - 1];
               });
    }

    void offers()
    {
        const Board &board = edition_.board;
        std::vector<std::uint8_t> vertices;
        for (const auto *list : {&setup_.milestones, &setup_.markets})
            for (const std::uint8_t at : *list)
                if (at < board.vertices.size() && at != board.start)
                    edit::add(vertices, at);
        std::vector<std::uint8_t> houses;
        for (const std::uint8_t at : setup_.houses)
            if (at < board.triangles.size())
                edit::add(houses, at);
        builtAt(term::offerVertex, Area::vertex, term::vertex, vertices, &Setup::offerVertex);
        builtAt(term::offerHouse, Area::triangle, term::triangle, houses, &Setup::offerHouse);

        // Those that lie near, and those that the position names anyway.
        std::vector<std::uint8_t> triangles;
        for (const std::uint8_t triangle : setup_.offers)
            edit::add(triangles, triangle);
        if (setup_.offerVertex && *setup_.offerVertex < board.vertices.size())
            for (const std::uint8_t triangle : board.trianglesAt[*setup_.offerVertex])
                if (board.bushOf[triangle] != none)
                    edit::add(triangles, triangle);
        if (setup_.offerHouse && *setup_.offerHouse < board.triangles.size() &&
            board.bushOf[*setup_.offerHouse] != none)
            edit::add(triangles, *setup_.offerHouse);
        for (const std::uint8_t triangle : triangles)
            flag({term::offers, term::bonusTile, nobody, triangle}, edit::contains(setup_.offers, triangle),
                 [triangle](Setup &setup, int value) {
                     if (value != 0)
                         edit::add(setup.offers, triangle);
                     else
                         edit::drop(setup.offers, triangle);
                 })
                .place = place(Area::triangle, triangle);
    }

    void player(Seat owner)
    {
        const SetupPlayer &player = setup_.seats[owner];
        for (std::size_t kind = 0; kind < goodKinds; ++kind)
            number({term::goods, goodNames[kind], owner}, player.goods[kind], 0, maxGoodsOfAKind,
                   [owner, kind](Setup &setup, int value) { setup.seats[owner].goods[kind] = byte(value); })
                .place = place(Area::goods, static_cast<int>(kind), owner);
        for (std::size_t source = 0; source < sources; ++source)
            number({term::points, sourceNames[source], owner}, player.points[source], 0, maxPointsOfASource,
                   [owner, source](Setup &setup, int value) {
                       setup.seats[owner].points[source] = static_cast<std::uint16_t>(value);
                   })
                .place = place(Area::score, 0, owner);
        for (const BuriedTile &buried : player.buried) {
            if (buried.tile >= edition_.tiles.size())
                continue;
            // 0: in the draw pile instead.
            Field &field =
                number({term::buriedTiles, term::workerTile, owner, buried.tile}, buried.space, 0,
                       employmentSpaces - 1, [owner, tile = buried.tile](Setup &setup, int value) {
                           auto &list = setup.seats[owner].buried;
                           std::erase_if(list, [tile](const BuriedTile &one) { return one.tile == tile; });
                           if (value != 0)
                               list.push_back({tile, byte(value)});
                           std::ranges::sort(list);
                       });
            field.arguments = tileArguments(buried.tile);
            field.place = place(Area::loop, buried.space, owner);
        }
    }

    /// One field for each tile that has to be out of the game, or is.
    void box()
    {
        const int players = std::clamp<int>(setup_.players, 2, maxPlayers);
        const int leftOver = edition_.startingTiles[static_cast<std::size_t>(players)] - 2 * players;
        const auto slots = std::max(setup_.box.size(), static_cast<std::size_t>(std::max(0, leftOver)));
        const std::vector<std::uint8_t> pile = edit::pileOf(edition_, setup_);
        for (std::size_t slot = 0; slot < slots; ++slot) {
            std::vector<std::uint8_t> tiles = pile;
            const bool isFilled = slot < setup_.box.size() && setup_.box[slot] < edition_.tiles.size();
            if (isFilled)
                edit::add(tiles, setup_.box[slot]);
            std::vector<FieldOption> options{{term::nothing, {}}};
            for (const std::uint8_t tile : tiles)
                options.push_back({term::workerTile, tileArguments(tile)});
            const int value =
                isFilled ? 1 + static_cast<int>(std::ranges::find(tiles, setup_.box[slot]) - tiles.begin())
                         : 0;
            choice({term::outOfTheGame, term::workerTile, nobody, static_cast<std::uint16_t>(slot)}, value,
                   std::move(options),
                   [slot, tiles](Setup &setup, int chosen) {
                       if (slot < setup.box.size())
                           setup.box.erase(setup.box.begin() + static_cast<std::ptrdiff_t>(slot));
                       if (chosen != 0)
                           setup.box.insert(setup.box.begin() +
                                                static_cast<std::ptrdiff_t>(std::min(slot, setup.box.size())),
                                            tiles[static_cast<std::size_t>(chosen) - 1]);
                   })
                .place = place(Area::pile, 0);
        }
    }

    const Milestones &rules_;
    const Edition &edition_;
    const Setup &setup_;
};

} // namespace

std::vector<Field> Milestones::fields(const Setup &setup) const
{
    return Fields(*this, setup).fields();
}

Setup Milestones::set(const Setup &setup, const FieldKey &key, int value) const
{
    return Fields(*this, setup).changed(setup, key, value);
}

std::span<const std::string_view> Milestones::editingTerms()
{
    static const std::vector<std::string_view> terms = [] {
        std::vector<std::string_view> all{
            term::game,       term::offers,    term::buriedTiles, term::outOfTheGame,
            term::players,    term::startSeat, term::phase,       term::turn,
            term::movesLeft,  term::hired,     term::endedBy,     term::offerVertex,
            term::offerHouse, term::nothing,   term::vertex,      term::triangle};
        all.insert(all.end(), term::phaseTerms.begin(), term::phaseTerms.end());
        return all;
    }();
    return terms;
}

} // namespace waystone::milestones

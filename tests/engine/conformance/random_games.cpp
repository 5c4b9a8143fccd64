#include "conformance/random_games.h"

#include "core/draw.h"
#include "games.h"
#include "support/tiny_game.h"
#include "test_games.h"

#include <algorithm>
#include <cassert>

namespace waystone::test {

namespace {

bool isIdle(const Event &event)
{
    using enum Event::Kind;
    return event.kind == turnBegan || event.kind == phaseBegan || event.kind == moved ||
           event.kind == declined;
}

void addTables(std::vector<Table> &tables, const Registry &registry, const GameKind &kind,
               std::string_view edition, const OptionChoice &choice, const std::string &label)
{
    // A registry made up for tests has no editions.
    Result<std::shared_ptr<const Game>> game =
        registry.editions(kind).empty() ? kind.make("{}", choice) : registry.make(kind, edition, choice);
    assert(game);
    for (int seats = kind.minSeats; seats <= kind.maxSeats; ++seats) {
        std::string name = std::string(kind.id) + "_" + std::to_string(seats) + label;
        std::ranges::replace(name, '-', '_'); // test names have none
        tables.push_back({&kind, *game, seats, std::move(name)});
    }
}

std::vector<Table> makeTables()
{
    std::vector<Table> tables;
    for (const Registry *registry : {&tinyGames(), &testGames(), &games()}) {
        for (const GameKind &kind : registry->kinds()) {
            addTables(tables, *registry, kind, {}, {}, "");
            for (const std::string &edition : registry->editions(kind))
                if (edition != kind.defaultEdition)
                    addTables(tables, *registry, kind, edition, {}, "_" + edition);
            for (const OptionInfo &option : kind.options)
                for (std::size_t value = 1; value < option.values.size(); ++value)
                    addTables(tables, *registry, kind, {},
                              {{std::string(option.id), std::string(option.values[value])}},
                              "_" + std::string(option.id) + "_" + std::string(option.values[value]));
        }
    }
    return tables;
}

} // namespace

const std::vector<Table> &everyTable()
{
    // Many suites ask for them before the first test runs.
    static const std::vector<Table> tables = makeTables();
    return tables;
}

bool StallWatch::isStalled(const Events &events)
{
    idlePlies_ = std::ranges::all_of(events, isIdle) ? idlePlies_ + 1 : 0;
    return idlePlies_ >= mostIdlePlies_;
}

Position startOf(const Table &table, Rng &rng)
{
    const auto first = static_cast<Seat>(rng.below(static_cast<std::uint32_t>(table.seats)));
    Result<Position> start = table.game->from(table.game->start(table.seats, first));
    assert(start);
    return *start;
}

Position playRandomly(const Table &table, Rng &rng, int maxPlies,
                      const std::function<void(const Step &)> &watch, int mostIdlePlies)
{
    const Game &game = *table.game;
    Position position = startOf(table, rng);
    StallWatch stall(mostIdlePlies);
    for (int ply = 0; ply < maxPlies; ++ply) {
        const Actors actors = game.actors(position);
        if (actors.isOver())
            break;
        Seat seat = chanceSeat;
        Action action{};
        if (actors.isChance()) {
            action = drawn(game.outcomes(position), rng);
        } else {
            // Where several may act, each is the next one as often.
            std::uint32_t skip = rng.below(static_cast<std::uint32_t>(actors.count()));
            for (seat = actors.first(); skip > 0 || !actors.includes(seat); ++seat)
                skip -= actors.includes(seat) ? 1 : 0;
            const std::vector<Action> legal = game.legal(position, seat);
            assert(!legal.empty());
            action = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
        }
        Events events;
        const Position after = game.apply(position, seat, action, &events);
        watch({position, seat, action, after, events});
        position = after;
        if (stall.isStalled(events))
            break;
    }
    return position;
}

} // namespace waystone::test

#include "core/kit/field_entries.h"
#include "province/positions/editing_terms.h"
#include "province/rules.h"
#include "province/rules/queries.h"
#include "province/words/names.h"
#include "province/words/terms.h"

#include <algorithm>

namespace waystone::province {

namespace {

static_assert(term::phaseTerms.size() == names::phaseNames.size());

/// Labor of a turn that a field offers; no turn comes near.
constexpr int mostLabor = 50;

std::uint8_t byte(int value)
{
    return static_cast<std::uint8_t>(value);
}

std::vector<FieldOption> optionsOf(std::span<const std::string_view> terms)
{
    std::vector<FieldOption> options;
    for (const std::string_view term : terms)
        options.push_back({term.empty() ? term::notYet : term, {}});
    return options;
}

class Fields : public FieldEntries<Setup> {
public:
    Fields(const Province &rules, const Setup &setup) : rules_(rules), setup_(setup)
    {
        game();
        coins();
        turnSoFar();
        workers();
    }

private:
    void game()
    {
        choice({term::game, term::phase}, static_cast<int>(setup_.phase), optionsOf(term::phaseTerms),
               [](Setup &setup, int value) { setup.phase = static_cast<Phase>(value); });
        choice({term::game, term::resume}, static_cast<int>(setup_.resume), optionsOf(term::phaseTerms),
               [](Setup &setup, int value) { setup.resume = static_cast<Phase>(value); });
        seat({term::game, term::turn}, setup_.turn, 0, maxPlayers - 1,
             [](Setup &setup, int value) { setup.turn = byte(value); });
        choice({term::game, term::ships}, static_cast<int>(setup_.ships), optionsOf(shipNames),
               [](Setup &setup, int value) { setup.ships = static_cast<Ships>(value); })
            .place = place(Area::ship, 0);
        choice({term::game, term::end}, static_cast<int>(setup_.end), optionsOf(endNames),
               [](Setup &setup, int value) { setup.end = static_cast<End>(value); });
    }

    void coins()
    {
        constexpr std::string_view coins = sourceNames[static_cast<std::size_t>(Source::coins)];
        for (Seat owner = 0; owner < maxPlayers; ++owner)
            number({coins, coins, owner}, setup_.coins[owner], 0, rules_.totalCoins(),
                   [owner](Setup &setup, int value) { setup.coins[owner] = byte(value); })
                .place = place(Area::coins, 0, owner);
    }

    void turnSoFar()
    {
        const Place labor = place(Area::labor, 0, setup_.turn < maxPlayers ? setup_.turn : nobody);
        number({term::turnSoFar, term::labor}, setup_.labor, 0, mostLabor, [](Setup &setup, int value) {
            setup.labor = byte(value);
        }).place = labor;
        number({term::turnSoFar, term::laborGained}, setup_.laborGained, 0, mostLabor,
               [](Setup &setup, int value) { setup.laborGained = byte(value); })
            .place = labor;
        flag({term::turnSoFar, term::hired}, setup_.hired,
             [](Setup &setup, int value) { setup.hired = value != 0; });
        set(term::builtNow, &Setup::builtNow);
        set(term::borrowed, &Setup::borrowed);
    }

    /// A flag for each structure, whether it is in a bit set of the setup.
    void set(std::string_view group, std::uint8_t Setup::*bits)
    {
        for (int structure = 0; structure < structures; ++structure)
            flag({group, structureNames[static_cast<std::size_t>(structure)]},
                 (setup_.*bits & bitOf(structure)) != 0,
                 [structure, bits](Setup &setup, int value) {
                     const int others = setup.*bits & ~bitOf(structure);
                     setup.*bits = byte(others | (value != 0 ? bitOf(structure) : 0));
                 })
                .place = place(Area::structure, structure);
    }

    void workers()
    {
        const auto count =
            std::min(setup_.workers.size(), static_cast<std::size_t>(workersOf(rules_.edition())));
        for (std::size_t worker = 0; worker < count; ++worker) {
            const SetupWorker &each = setup_.workers[worker];
            const int index = static_cast<int>(worker);
            Field &field = flag(
                {term::moved, workerNames[static_cast<std::size_t>(workerKindOf(index))], nobody,
                 static_cast<std::uint16_t>(worker)},
                each.moved, [worker](Setup &setup, int value) { setup.workers[worker].moved = value != 0; });
            if (each.at < reserve || (each.at == reserve && index >= greenWorkers))
                field.place = workerPlace(index, each.at);
        }
    }

    const Province &rules_;
    const Setup &setup_;
};

} // namespace

std::vector<Field> Province::fields(const Setup &setup) const
{
    return Fields(*this, setup).fields();
}

Setup Province::set(const Setup &setup, const FieldKey &key, int value) const
{
    return Fields(*this, setup).changed(setup, key, value);
}

std::span<const std::string_view> Province::editingTerms()
{
    static const std::vector<std::string_view> terms = [] {
        std::vector<std::string_view> all{term::game,  term::turnSoFar,   term::moved,    term::borrowed,
                                          term::phase, term::resume,      term::turn,     term::end,
                                          term::ships, term::laborGained, term::builtNow, term::hired,
                                          term::notYet};
        all.insert(all.end(), term::phaseTerms.begin(), term::phaseTerms.end());
        return all;
    }();
    return terms;
}

} // namespace waystone::province

#include "core/kit/field_entries.h"
#include "twocities/positions/editing_terms.h"
#include "twocities/rules.h"
#include "twocities/rules/queries.h"
#include "twocities/words/names.h"
#include "twocities/words/terms.h"

#include <algorithm>

namespace waystone::twocities {

namespace {

static_assert(term::phaseTerms.size() == names::phaseNames.size());

int playersOf(const Setup &setup)
{
    return std::clamp<int>(setup.players, 2, maxPlayers);
}

int turnsOf(const Edition &edition, const Setup &setup)
{
    if (setup.phase == Phase::draw)
        return 1; // tiles are drawn before the first turn
    const int players = playersOf(setup);
    const int round = std::min<int>(setup.round, roundCount(players) - 1);
    return edition.rounds[static_cast<std::size_t>(stageOf(players, round))].turns();
}

/// Round and turn are there for these players and this phase.
void keepMoment(const Edition &edition, Setup &setup)
{
    setup.round = static_cast<std::uint8_t>(std::min<int>(setup.round, roundCount(playersOf(setup)) - 1));
    setup.turn = static_cast<std::uint8_t>(std::min<int>(setup.turn, turnsOf(edition, setup) - 1));
}

FieldEntries<Setup> entriesOf(const Edition &edition, const Setup &setup)
{
    FieldEntries<Setup> entries;
    entries.number({term::game, term::players}, setup.players, 2, maxPlayers,
                   [&edition](Setup &changed, int value) {
                       changed.players = static_cast<std::uint8_t>(value);
                       changed.seats.resize(static_cast<std::size_t>(value));
                       changed.cities.resize(static_cast<std::size_t>(cityCount(value)));
                       keepMoment(edition, changed);
                   });
    std::vector<FieldOption> phases;
    for (const std::string_view phase : term::phaseTerms)
        phases.push_back({phase, {}});
    entries.choice({term::game, term::phase}, static_cast<int>(setup.phase), std::move(phases),
                   [&edition](Setup &changed, int value) {
                       changed.phase = static_cast<Phase>(value);
                       keepMoment(edition, changed);
                   });
    entries.number({term::game, term::round}, setup.round + 1, 1, roundCount(playersOf(setup)),
                   [&edition](Setup &changed, int value) {
                       changed.round = static_cast<std::uint8_t>(value - 1);
                       keepMoment(edition, changed);
                   });
    entries.number({term::game, term::turn}, setup.turn + 1, 1, turnsOf(edition, setup),
                   [](Setup &changed, int value) { changed.turn = static_cast<std::uint8_t>(value - 1); });
    const bool isSeated = setup.players >= 2 && setup.players <= maxPlayers;
    for (std::size_t index = 0; index < setup.seats.size() && index < maxPlayers; ++index)
        for (const std::uint8_t side : {side::left, side::right}) {
            const auto seat = static_cast<Seat>(index);
            const std::string_view id = side == side::left ? term::leftCity : term::rightCity;
            Field &field = entries.flag({term::openCities, id, seat}, (setup.seats[index].open & side) != 0,
                                        [index, side](Setup &changed, int value) {
                                            const int others = changed.seats[index].open & ~side & side::both;
                                            changed.seats[index].open =
                                                static_cast<std::uint8_t>(others | (value != 0 ? side : 0));
                                        });
            if (isSeated && seat < setup.players)
                field.place = tokenPlace(Area::cityToken, setup.players, cityOn(setup.players, seat, side));
        }
    return entries;
}

} // namespace

std::vector<Field> BetweenTwoCities::fields(const Setup &setup) const
{
    return entriesOf(edition_, setup).fields();
}

Setup BetweenTwoCities::set(const Setup &setup, const FieldKey &key, int value) const
{
    return entriesOf(edition_, setup).changed(setup, key, value);
}

std::span<const std::string_view> BetweenTwoCities::editingTerms()
{
    static const std::vector<std::string_view> terms = [] {
        std::vector<std::string_view> all{term::game, term::openCities, term::players,  term::phase,
                                          term::turn, term::leftCity,   term::rightCity};
        all.insert(all.end(), term::phaseTerms.begin(), term::phaseTerms.end());
        return all;
    }();
    return terms;
}

} // namespace waystone::twocities

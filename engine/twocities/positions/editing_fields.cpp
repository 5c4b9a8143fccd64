#include "twocities/positions/editing_terms.h"
#include "twocities/rules.h"
#include "twocities/rules/queries.h"
#include "twocities/words/names.h"
#include "twocities/words/terms.h"

#include <algorithm>
#include <functional>

namespace waystone::twocities {

namespace {

/// By Phase.
constexpr auto phaseTerms =
    std::to_array<std::string_view>({"phase.draw", "phase.select", "phase.place", "phase.over"});
static_assert(phaseTerms.size() == names::phaseNames.size());

/// A field and how a value gets into the setup.
struct Entry {
    Field field;
    std::function<void(Setup &, int)> assign;
};

int playersOf(const Setup &setup)
{
    return std::clamp<int>(setup.players, 2, maxSeats);
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

std::vector<Entry> entriesOf(const Edition &edition, const Setup &setup)
{
    std::vector<Entry> entries;
    entries.push_back(
        {{{term::game, term::players}, Field::Kind::number, setup.players, 2, maxSeats, {}, {}, {}},
         [&edition](Setup &changed, int value) {
             changed.players = static_cast<std::uint8_t>(value);
             changed.seats.resize(static_cast<std::size_t>(value));
             changed.cities.resize(static_cast<std::size_t>(cityCount(value)));
             keepMoment(edition, changed);
         }});
    std::vector<FieldOption> phases;
    for (const std::string_view phase : phaseTerms)
        phases.push_back({phase, {}});
    entries.push_back({{{term::game, term::phase},
                        Field::Kind::choice,
                        static_cast<int>(setup.phase),
                        0,
                        static_cast<int>(phases.size()) - 1,
                        phases,
                        {},
                        {}},
                       [&edition](Setup &changed, int value) {
                           changed.phase = static_cast<Phase>(value);
                           keepMoment(edition, changed);
                       }});
    entries.push_back({{{term::game, term::round},
                        Field::Kind::number,
                        setup.round + 1,
                        1,
                        roundCount(playersOf(setup)),
                        {},
                        {},
                        {}},
                       [&edition](Setup &changed, int value) {
                           changed.round = static_cast<std::uint8_t>(value - 1);
                           keepMoment(edition, changed);
                       }});
    entries.push_back(
        {{{term::game, term::turn},
          Field::Kind::number,
          setup.turn + 1,
          1,
          turnsOf(edition, setup),
          {},
          {},
          {}},
         [](Setup &changed, int value) { changed.turn = static_cast<std::uint8_t>(value - 1); }});
    for (std::size_t index = 0; index < setup.seats.size() && index < maxSeats; ++index)
        for (const std::uint8_t side : {side::left, side::right}) {
            const auto seat = static_cast<Seat>(index);
            const std::string_view id = side == side::left ? term::leftCity : term::rightCity;
            const bool isOpen = (setup.seats[index].open & side) != 0;
            Place token;
            if (setup.players >= 2 && setup.players <= maxSeats && seat < setup.players)
                token = tokenPlace(Area::cityToken, setup.players, cityOn(setup.players, seat, side));
            entries.push_back(
                {{{term::openCities, id, seat}, Field::Kind::flag, isOpen ? 1 : 0, 0, 1, {}, {}, token},
                 [index, side](Setup &changed, int value) {
                     const int others = changed.seats[index].open & ~side & side::both;
                     changed.seats[index].open = static_cast<std::uint8_t>(others | (value != 0 ? side : 0));
                 }});
        }
    return entries;
}

} // namespace

std::vector<Field> BetweenTwoCities::fields(const Setup &setup) const
{
    std::vector<Field> fields;
    for (Entry &entry : entriesOf(edition_, setup))
        fields.push_back(std::move(entry.field));
    return fields;
}

Setup BetweenTwoCities::set(const Setup &setup, const FieldKey &key, int value) const
{
    Setup changed = setup;
    for (const auto &[field, assign] : entriesOf(edition_, setup))
        if (field.key == key && value >= field.minimum && value <= field.maximum)
            assign(changed, value);
    return changed;
}

std::span<const std::string_view> BetweenTwoCities::editingTerms()
{
    static const std::vector<std::string_view> terms = [] {
        std::vector<std::string_view> all{term::game, term::openCities, term::players,  term::phase,
                                          term::turn, term::leftCity,   term::rightCity};
        all.insert(all.end(), phaseTerms.begin(), phaseTerms.end());
        return all;
    }();
    return terms;
}

} // namespace waystone::twocities

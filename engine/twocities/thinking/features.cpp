#include "twocities/thinking/features.h"

#include "twocities/rules.h"
#include "twocities/rules/queries.h"
#include "twocities/thinking/growth.h"

#include <algorithm>
#include <bit>
#include <numeric>

namespace waystone::twocities {

namespace {

constexpr int mostTurns = 14;
constexpr int mostOffices = 6;
constexpr int farthestLead = 2; ///< factories more or fewer than in the other city with most

/// Parts of Features::unit.
constexpr int half = Features::unit / 2;
constexpr int quarter = Features::unit / 4;
constexpr int eighth = Features::unit / 8;

class Seen {
public:
    Seen(const BetweenTwoCities &rules, const State &state, int city, Features &features)
        : edition_(rules.edition()),
          scorer_(rules.scorer()),
          state_(state),
          number_(city),
          city_(state.cities[static_cast<std::size_t>(city)]),
          factories_(rules.scorer().factoryValues(state)),
          features_(features)
    {}

    void addAll()
    {
        const int left = turnsLeft(edition_, state_);
        for (int turn = 1; turn <= mostTurns; ++turn)
            features_.addFlag(left == turn);
        addPoints();
        addBuildings();
        addFactories();
        if (occupied(city_) == 0)
            addGrowth({});
        else
            addGrowth(growthOf(scorer_, city_));
        addOthers();
        addHands();
    }

private:
    [[nodiscard]] int count(int city, Type type) const
    {
        int sum = 0;
        for (std::size_t kind = 0; kind < kinds; ++kind)
            if (typeOf(static_cast<Kind>(kind)) == type)
                sum += std::popcount(state_.cities[static_cast<std::size_t>(city)].buildings[kind]);
        return sum;
    }
    [[nodiscard]] CityPoints pointsOf(int city) const
    {
        const auto index = static_cast<std::size_t>(city);
        return scorer_.pointsOf(state_.cities[index], factories_[index]);
    }
    [[nodiscard]] int totalOf(int city) const
    {
        const CityPoints points = pointsOf(city);
        return std::accumulate(points.begin(), points.end(), 0);
    }

    void addPoints()
    {
        for (const int points : pointsOf(number_))
            features_.add(eighth * points);
    }

    void addBuildings()
    {
        int types = 0;
        for (std::size_t type = 0; type < twocities::types; ++type) {
            const int found = count(number_, static_cast<Type>(type));
            features_.add(half * found);
            types += found > 0 ? 1 : 0;
        }
        int kindsOfTavern = 0;
        for (std::size_t kind = firstTavern; kind < firstTavern + tavernKinds; ++kind) {
            features_.addFlag(city_.buildings[kind] != 0);
            kindsOfTavern += city_.buildings[kind] != 0 ? 1 : 0;
        }
        for (int many = 1; many <= tavernKinds; ++many)
            features_.addFlag(kindsOfTavern == many);
        const int offices = count(number_, Type::office);
        for (int many = 1; many <= mostOffices; ++many)
            features_.addFlag(offices == many);
        features_.add(quarter * types);
        features_.add(eighth * types * count(number_, Type::house));
    }

    void addFactories()
    {
        const int mine = count(number_, Type::factory);
        int most = 0;
        for (int other = 0; other < cityCount(state_.players); ++other)
            if (other != number_)
                most = std::max(most, count(other, Type::factory));
        const int lead = std::clamp(mine - most, -farthestLead, farthestLead);
        for (int step = -farthestLead; step <= farthestLead; ++step)
            features_.addFlag(lead == step);
        features_.add(quarter * mine * lead);
        features_.add(half * most);
    }

    void addGrowth(const Growth &growth)
    {
        for (const int cells : {growth.sites, growth.besideTavern, growth.sites - growth.besideFactory,
                                growth.besidePark, growth.shopSites, growth.parkSites})
            features_.add(eighth * cells);
        for (const int points : {growth.shopGain, growth.parkGain})
            features_.add(quarter * points);
        for (int shops = 1; shops <= citySide; ++shops)
            features_.addFlag(growth.shopsInLine >= shops);
    }

    /// The other cities of those who build this one.
    void addOthers()
    {
        const std::array others{otherOf(ownerOf(state_.players, number_)),
                                otherOf(partnerOf(state_.players, number_))};
        const int mine = totalOf(number_);
        const auto [lower, higher] = std::minmax({totalOf(others[0]), totalOf(others[1])});
        features_.add(eighth * (lower - mine));
        features_.add(eighth * (higher - mine));
        for (std::size_t type = 0; type < types; ++type)
            features_.add(quarter * (count(others[0], static_cast<Type>(type)) +
                                     count(others[1], static_cast<Type>(type))));
    }
    [[nodiscard]] int otherOf(Seat builder) const
    {
        const int left = leftCity(state_.players, builder);
        return left == number_ ? rightCity(state_.players, builder) : left;
    }

    /// What the builders hold now, and what will be passed on to them.
    void addHands()
    {
        std::array<int, kinds> held{};
        std::array<int, kinds> coming{};
        const std::array builders{ownerOf(state_.players, number_), partnerOf(state_.players, number_)};
        const int direction = stageOf(edition_, state_).direction;
        for (const Seat builder : builders) {
            countHand(builder, held);
            countHand(seatBeside(state_.players, builder, -direction), coming);
        }
        for (const int count : held)
            features_.add(quarter * count);
        for (const int count : coming)
            features_.add(quarter * count);
    }
    void countHand(Seat seat, std::array<int, kinds> &counts) const
    {
        for (std::size_t slot = 0; slot < state_.handSizes[seat]; ++slot) {
            const int tile = state_.hands[seat][slot];
            if (tile::isSingle(tile)) {
                ++counts[static_cast<std::size_t>(tile)];
                continue;
            }
            ++counts[static_cast<std::size_t>(edition_.duplex(tile).first)];
            ++counts[static_cast<std::size_t>(edition_.duplex(tile).second)];
        }
    }

    const Edition &edition_;
    const Scorer &scorer_;
    const State &state_;
    const int number_;
    const City &city_;
    const std::array<int, maxPlayers> factories_;
    Features &features_;
};

} // namespace

int turnsLeft(const Edition &edition, const State &state)
{
    int left = stageOf(edition, state).turns() - state.turn;
    for (int round = state.round + 1; round < roundCount(state.players); ++round)
        left += edition.rounds[static_cast<std::size_t>(stageOf(state.players, round))].turns();
    return left;
}

void addFeatures(const BetweenTwoCities &rules, const State &state, int city, Features &features)
{
    Seen(rules, state, city, features).addAll();
}

std::vector<std::string> namesOfFeatures()
{
    std::vector<std::string> names;
    const auto addEach = [&names](const std::string &before, const auto &terms) {
        for (const std::string_view term : terms)
            names.push_back(before + std::string(term));
    };
    const auto addSteps = [&names](const std::string &before, int first, int last) {
        for (int step = first; step <= last; ++step)
            names.push_back(before + std::to_string(step));
    };
    addSteps("turns-left.", 1, mostTurns);
    addEach("points.", typeNames);
    addEach("buildings.", typeNames);
    for (std::size_t kind = firstTavern; kind < firstTavern + tavernKinds; ++kind)
        names.push_back("has." + std::string(kindNames[kind]));
    addSteps("taverns.", 1, tavernKinds);
    addSteps("offices.", 1, mostOffices);
    names.insert(names.end(), {"types", "types.houses"});
    addSteps("factories.lead.", -farthestLead, farthestLead);
    names.insert(names.end(), {"factories.lead", "factories.most"});
    addEach("sites.",
            std::array<std::string_view, 6>{"all", "tavern", "no-factory", "park", "best-shop", "best-park"});
    names.insert(names.end(), {"gain.shop", "gain.park"});
    addSteps("line.", 1, citySide);
    names.insert(names.end(), {"other.lower", "other.higher"});
    addEach("other.", typeNames);
    addEach("held.", kindNames);
    addEach("coming.", kindNames);
    return names;
}

} // namespace waystone::twocities

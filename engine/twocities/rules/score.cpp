#include "twocities/rules/score.h"

#include "twocities/rules.h"
#include "twocities/rules/queries.h"
#include "twocities/rules/windows.h"
#include "twocities/words/terms.h"

#include <algorithm>
#include <bit>
#include <numeric>
#include <tuple>

namespace waystone::twocities {

namespace {

constexpr auto shopIndex = static_cast<std::size_t>(Kind::shop);
constexpr auto factoryIndex = static_cast<std::size_t>(Kind::factory);
constexpr auto officeIndex = static_cast<std::size_t>(Kind::office);
constexpr auto parkIndex = static_cast<std::size_t>(Kind::park);
constexpr auto houseIndex = static_cast<std::size_t>(Kind::house);

int parkValue(const Values &values, int size)
{
    const int listed = std::min(size, static_cast<int>(values.parks.size()));
    return values.parks[static_cast<std::size_t>(listed) - 1] + (size - listed) * values.furtherPark;
}

std::uint16_t tavernsOf(const City &city)
{
    unsigned mask = 0;
    for (std::size_t kind = firstTavern; kind < firstTavern + tavernKinds; ++kind)
        mask |= city.buildings[kind];
    return static_cast<std::uint16_t>(mask);
}

/// The lines whose first cell, from the left or from the top, is this one.
std::vector<std::uint16_t> linesFrom(int first)
{
    std::vector<std::uint16_t> lines{window::bit(first)};
    for (const bool isHorizontal : {true, false}) {
        const int step = isHorizontal ? 1 : citySide;
        const int room = citySide - (isHorizontal ? first % citySide : first / citySide);
        std::uint16_t line = window::bit(first);
        for (int length = 2; length <= room; ++length) {
            line = static_cast<std::uint16_t>(line | window::bit(first + (length - 1) * step));
            lines.push_back(line);
        }
    }
    return lines;
}

} // namespace

std::shared_ptr<const ScoreTables> makeScoreTables(const Values &values)
{
    auto tables = std::make_shared<ScoreTables>();
    std::array<std::vector<std::uint16_t>, cityCells> lines;
    for (int first = 0; first < cityCells; ++first)
        lines[static_cast<std::size_t>(first)] = linesFrom(first);
    tables->shops[0] = 0;
    tables->parks[0] = 0;
    for (unsigned mask = 1; mask < tables->shops.size(); ++mask) {
        const auto cells = static_cast<std::uint16_t>(mask);
        // The first cell lies in some line, which begins there: the others lie to the right or below.
        int best = 0;
        for (const std::uint16_t line : lines[static_cast<std::size_t>(std::countr_zero(mask))])
            if ((line & ~mask) == 0)
                best = std::max(best, values.shops[static_cast<std::size_t>(std::popcount(line)) - 1] +
                                          tables->shops[mask & ~line]);
        tables->shops[mask] = static_cast<std::uint8_t>(best);
        const std::uint16_t group = window::group(cells);
        tables->parks[mask] =
            static_cast<std::uint8_t>(parkValue(values, std::popcount(group)) + tables->parks[mask & ~group]);
    }
    return tables;
}

int Scorer::taverns(const City &city) const
{
    const auto kind = [&city](int index) {
        return city.buildings[static_cast<std::size_t>(firstTavern + index)];
    };
    int points = 0;
    // One of every kind that is left makes the next set: no other parting is worth more, since the steps rise.
    for (window::Lanes left = window::counts(window::lanes(kind(0), kind(1), kind(2), kind(3))); left != 0;) {
        const window::Lanes set = ((left + window::everyLane * 0x7FFF) >> 15) & window::everyLane;
        points += values_.taverns[((set * window::everyLane) >> 48) - 1];
        left -= set;
    }
    return points;
}

int Scorer::offices(int count) const
{
    constexpr int set = std::tuple_size_v<decltype(Values::offices)>;
    const int rest = count % set;
    return count / set * values_.offices.back() +
           (rest == 0 ? 0 : values_.offices[static_cast<std::size_t>(rest) - 1]);
}

CityPoints Scorer::pointsOf(const City &city, int factoryValue) const
{
    const std::uint16_t factories = city.buildings[factoryIndex];
    const std::uint16_t offices = city.buildings[officeIndex];
    const std::uint16_t houses = city.buildings[houseIndex];
    const std::uint16_t taverns = tavernsOf(city);
    const int otherTypes = (city.buildings[shopIndex] != 0 ? 1 : 0) + (factories != 0 ? 1 : 0) +
                           (taverns != 0 ? 1 : 0) + (offices != 0 ? 1 : 0) +
                           (city.buildings[parkIndex] != 0 ? 1 : 0);
    const unsigned cheered = offices & window::beside(taverns);
    const unsigned spoiled = houses & window::beside(factories);
    const window::Lanes counts = window::counts(window::lanes(factories, offices, cheered, spoiled));
    const unsigned quiet = houses & ~spoiled;
    const window::Lanes quietCount = window::counts(quiet);
    return {tables_->shops[city.buildings[shopIndex]],
            window::lane(counts, 0) * factoryValue,
            this->taverns(city),
            this->offices(window::lane(counts, 1)) + window::lane(counts, 2) * values_.officeBesideTavern,
            tables_->parks[city.buildings[parkIndex]],
            window::lane(counts, 3) * values_.houseBesideFactory +
                window::lane(quietCount, 0) * otherTypes * values_.houseOtherType};
}

std::array<int, maxPlayers> Scorer::factoryValues(const State &state) const
{
    const auto factories = [&state](std::size_t city) {
        return city < state.cities.size() ? unsigned{state.cities[city].buildings[factoryIndex]} : 0u;
    };
    std::array<int, maxPlayers> counts{};
    for (std::size_t city = 0; city < counts.size(); city += 4) {
        const window::Lanes four = window::counts(
            window::lanes(factories(city), factories(city + 1), factories(city + 2), factories(city + 3)));
        for (std::size_t index = city; index < std::min(city + 4, counts.size()); ++index)
            counts[index] = window::lane(four, static_cast<int>(index - city));
    }
    const int most = *std::ranges::max_element(counts);
    int second = 0;
    for (const int count : counts)
        second = count < most ? std::max(second, count) : second;
    std::array<int, maxPlayers> worth{};
    for (std::size_t city = 0; city < static_cast<std::size_t>(cityCount(state.players)); ++city)
        worth[city] = values_.factories[counts[city] == most ? 0 : counts[city] == second ? 1 : 2];
    return worth;
}

CityPoints Scorer::points(const State &state, int city) const
{
    const auto index = static_cast<std::size_t>(city);
    return pointsOf(state.cities[index], factoryValues(state)[index]);
}

std::array<int, maxPlayers> Scorer::totals(const State &state) const
{
    const std::array<int, maxPlayers> factories = factoryValues(state);
    std::array<int, maxPlayers> totals{};
    for (std::size_t city = 0; city < static_cast<std::size_t>(cityCount(state.players)); ++city) {
        const CityPoints points = pointsOf(state.cities[city], factories[city]);
        totals[city] = std::accumulate(points.begin(), points.end(), 0);
    }
    return totals;
}

std::vector<std::uint16_t> Scorer::shopLines(std::uint16_t shops) const
{
    std::vector<std::uint16_t> chosen;
    for (std::uint16_t rest = shops; rest != 0;) {
        std::vector<std::uint16_t> lines = linesFrom(std::countr_zero(rest));
        const auto isBest = [&](std::uint16_t line) {
            return (line & ~rest) == 0 && values_.shops[static_cast<std::size_t>(std::popcount(line)) - 1] +
                                                  tables_->shops[static_cast<std::uint16_t>(rest & ~line)] ==
                                              tables_->shops[rest];
        };
        std::ranges::stable_sort(lines, std::ranges::greater(),
                                 [](std::uint16_t line) { return std::popcount(line); });
        chosen.push_back(*std::ranges::find_if(lines, isBest));
        rest = static_cast<std::uint16_t>(rest & ~chosen.back());
    }
    std::ranges::stable_sort(chosen, std::ranges::greater(),
                             [](std::uint16_t line) { return std::popcount(line); });
    return chosen;
}

std::vector<int> playerTotals(int players, const std::array<int, maxPlayers> &cities)
{
    std::vector<int> totals;
    for (Seat seat = 0; seat < players; ++seat) {
        const auto [lower, higher] = std::minmax(cities[static_cast<std::size_t>(leftCity(players, seat))],
                                                 cities[static_cast<std::size_t>(rightCity(players, seat))]);
        totals.push_back(lower + (players == 2 ? higher : 0));
    }
    return totals;
}

Score BetweenTwoCities::score(const State &state) const
{
    const std::array<int, maxPlayers> cities = scorer_.totals(state);
    const bool isSum = state.players == 2;
    Score score;
    score.totals = playerTotals(state.players, cities);
    ScoreItem lower{term::lowerCity, {}};
    ScoreItem higher{term::higherCity, {}};
    std::vector<ScoreItem> buildings;
    for (const std::string_view name : typeNames)
        buildings.push_back({name, std::vector<int>(state.players)});
    for (Seat seat = 0; seat < state.players; ++seat) {
        const auto left = static_cast<std::size_t>(leftCity(state.players, seat));
        const auto right = static_cast<std::size_t>(rightCity(state.players, seat));
        lower.points.push_back(std::min(cities[left], cities[right]));
        higher.points.push_back(std::max(cities[left], cities[right]));
        for (std::size_t kind = 0; kind < kinds; ++kind)
            buildings[static_cast<std::size_t>(typeOf(static_cast<Kind>(kind)))].points[seat] +=
                std::popcount(state.cities[left].buildings[kind]) +
                std::popcount(state.cities[right].buildings[kind]);
    }
    score.items.push_back(lower);
    (isSum ? score.items : score.tieBreaks).push_back(higher);
    score.tieBreaks.insert(score.tieBreaks.end(), buildings.begin(), buildings.end());

    const auto isAhead = [&score](std::size_t one, std::size_t other) {
        if (score.totals[one] != score.totals[other])
            return score.totals[one] > score.totals[other];
        for (const ScoreItem &item : score.tieBreaks)
            if (item.points[one] != item.points[other])
                return item.points[one] > item.points[other];
        return false;
    };
    for (std::size_t seat = 0; seat < state.players; ++seat) {
        int rank = 1;
        for (std::size_t other = 0; other < state.players; ++other)
            rank += isAhead(other, seat) ? 1 : 0;
        score.ranks.push_back(rank);
    }
    return score;
}

std::optional<int> BetweenTwoCities::quickPoints(const State &state, Seat seat, std::string_view source) const
{
    if (!source.empty())
        return std::nullopt;
    if (seat >= state.players)
        return 0;
    const std::array<int, maxSeats> cities = scorer_.totals(state);
    const auto [lower, higher] =
        std::minmax(cities[static_cast<std::size_t>(leftCity(state.players, seat))],
                    cities[static_cast<std::size_t>(rightCity(state.players, seat))]);
    return lower + (state.players == 2 ? higher : 0);
}

std::optional<int> BetweenTwoCities::quickPoints(const State &state, Place city,
                                                 std::string_view source) const
{
    for (int number = 0; number < cityCount(state.players); ++number) {
        if (city != tokenPlace(Area::cityToken, state.players, number))
            continue;
        const CityPoints points = scorer_.points(state, number);
        int sum = 0;
        for (std::size_t type = 0; type < points.size(); ++type)
            sum += source.empty() || source == typeNames[type] ? points[type] : 0;
        return sum;
    }
    return 0;
}

} // namespace waystone::twocities

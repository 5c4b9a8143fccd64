// Final scores and ties: the six cities of the book as one game, the two-player variant.

#include "twocities/rules/queries.h"
#include "twocities/table.h"
#include "twocities/words/terms.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <map>
#include <numeric>

namespace waystone::twocities::test {

namespace {

constexpr std::array<std::string_view, 6> names{"Tim", "Jérémie", "Anne", "Pierre", "Margot", "Émilie"};

/// A city of the book with its points by type.
struct Example {
    std::string city;
    CityPoints points;
    int total;
};

/// In the order in which they lie round the table, from the one between Tim and Jérémie.
const std::array<Example, 6> &sixCities()
{
    static const std::array<Example, 6> cities{{
        {"ssss hho1 opoo ophp", {16, 0, 1, 17, 10, 12}, 56},
        {"fsff pfpp f4hp pphh", {2, 20, 1, 0, 22, 12}, 57},
        {"13ff h2fp sh4p hhho", {2, 9, 17, 1, 8, 25}, 62},
        {"1fff ppfp ss1p hhhf", {5, 20, 2, 0, 16, 9}, 52},
        {"13ff o2o4 oooo ssss", {16, 4, 17, 25, 0, 0}, 62},
        {"13hh s2o4 sohh sfpp", {10, 2, 17, 5, 8, 20}, 62},
    }};
    return cities;
}

State sixCityState()
{
    std::vector<std::string> drawings;
    for (const Example &example : sixCities())
        drawings.push_back(example.city);
    return stateWith(6, drawings);
}

/// The six cities as the end of a game: two duplex tiles of the edition are found in each of them, no one twice, the
/// rest are single tiles. Its first tile is not under a duplex tile.
class SixCityGame {
public:
    Setup find()
    {
        setup_.players = 6;
        setup_.phase = Phase::over;
        setup_.round = stages - 1;
        setup_.turn = 2;
        setup_.seats.resize(6);
        setup_.cities.resize(6);
        left_ = rules().edition().singles;
        EXPECT_TRUE(fill(0));
        for (int round = 0; round < stages; ++round)
            for (int pile = 0; pile < 6; ++pile)
                setup_.discards.push_back(round == 1 ? spareDuplex() : spareSingle());
        return setup_;
    }

private:
    [[nodiscard]] static int kindAt(std::size_t city, int row, int column)
    {
        if (row > 3 || column > 3)
            return -1;
        return static_cast<int>(kindOf(sixCities()[city].city[static_cast<std::size_t>(row * 5 + column)]));
    }

    struct Site {
        std::uint8_t tile;
        int row;
        int column;
        bool isHorizontal;
    };

    /// Everywhere that this city shows the halves of a duplex tile that is still to be had.
    [[nodiscard]] std::vector<Site> sites(std::size_t city) const
    {
        std::vector<Site> all;
        const Edition &edition = rules().edition();
        for (int index = 0; index < static_cast<int>(edition.duplexes.size()); ++index)
            for (int row = 0; row < 4; ++row)
                for (int column = 0; column < 4; ++column) {
                    const Duplex &duplex = edition.duplexes[static_cast<std::size_t>(index)];
                    const bool fits =
                        kindAt(city, row, column) == static_cast<int>(duplex.first) &&
                        kindAt(city, row + (duplex.isHorizontal ? 0 : 1),
                               column + (duplex.isHorizontal ? 1 : 0)) == static_cast<int>(duplex.second);
                    if (fits && row + column > 0 && ((used_ >> index) & 1) == 0)
                        all.push_back({tile::duplex(index), row, column, duplex.isHorizontal});
                }
        return all;
    }

    static std::array<int, 2> cellsOf(const Site &site)
    {
        const int first = site.row * 4 + site.column;
        return {first, first + (site.isHorizontal ? 1 : 4)};
    }

    bool fill(std::size_t city)
    {
        if (city == 6)
            return true;
        const std::vector<Site> all = sites(city);
        for (const Site &one : all)
            for (const Site &other : all) {
                const auto first = cellsOf(one);
                const auto second = cellsOf(other);
                const bool apart = std::ranges::none_of(
                    first, [&](int cell) { return cell == second[0] || cell == second[1]; });
                if (one.tile >= other.tile || !apart)
                    continue;
                if (lay(city, {one, other}, first, second) && fill(city + 1))
                    return true;
                undo(city);
            }
        return false;
    }

    bool lay(std::size_t city, std::array<Site, 2> duplexes, std::array<int, 2> first,
             std::array<int, 2> second)
    {
        const auto gridCell = [](int cell) {
            return static_cast<std::uint8_t>(grid::middle + cell / 4 * grid::side + cell % 4);
        };
        for (const Site &site : duplexes) {
            setup_.cities[city].push_back({gridCell(site.row * 4 + site.column), site.tile});
            used_ |= 1u << tile::duplexIndex(site.tile);
        }
        bool enough = true;
        for (int cell = 0; cell < cityCells; ++cell) {
            if (std::ranges::count(first, cell) + std::ranges::count(second, cell) > 0)
                continue;
            const int kind = kindAt(city, cell / 4, cell % 4);
            setup_.cities[city].push_back({gridCell(cell), static_cast<std::uint8_t>(kind)});
            enough = --left_[static_cast<std::size_t>(kind)] >= 0 && enough;
        }
        return enough;
    }

    void undo(std::size_t city)
    {
        for (const PlacedTile &placed : setup_.cities[city]) {
            if (tile::isDuplex(placed.tile))
                used_ &= ~(1u << tile::duplexIndex(placed.tile));
            else
                ++left_[placed.tile];
        }
        setup_.cities[city].clear();
    }

    std::uint8_t spareSingle()
    {
        const auto kind = std::ranges::find_if(left_, [](int left) { return left > 0; }) - left_.begin();
        --left_[static_cast<std::size_t>(kind)];
        return static_cast<std::uint8_t>(kind);
    }
    std::uint8_t spareDuplex()
    {
        const int index = std::countr_one(used_);
        used_ |= 1u << index;
        return tile::duplex(index);
    }

    Setup setup_;
    std::uint32_t used_ = 0;
    std::array<int, kinds> left_{};
};

int rankOf(const Score &score, std::size_t seat)
{
    return score.ranks[seat];
}

} // namespace

// Rules: scoring.order
TEST(TwoCitiesFinalScore, TheSixCitiesOfTheBook)
{
    const State state = sixCityState();
    for (std::size_t city = 0; city < sixCities().size(); ++city) {
        const CityPoints points = rules().scorer().points(state, static_cast<int>(city));
        EXPECT_EQ(points, sixCities()[city].points) << sixCities()[city].city;
        EXPECT_EQ(std::accumulate(points.begin(), points.end(), 0), sixCities()[city].total);
    }
}

// Errata of the French book: Anne has 57, and in the fifth city two offices lie next to a tavern, not four.
// Rules: final.lower, idea.lower-city
TEST(TwoCitiesFinalScore, TheFinalScoresOfTheBook)
{
    const Score score = rules().score(sixCityState());
    const std::map<std::string_view, int> expected{{"Émilie", 62},  {"Anne", 57},   {"Tim", 56},
                                                   {"Jérémie", 56}, {"Pierre", 52}, {"Margot", 52}};
    for (std::size_t seat = 0; seat < names.size(); ++seat)
        EXPECT_EQ(score.totals[seat], expected.at(names[seat])) << names[seat];
    EXPECT_EQ(rankOf(score, 5), 1) << "Émilie wins";
    EXPECT_EQ(rankOf(score, 2), 2);
    // Tim's other city has 62, Jérémie's 57; of Pierre and Margot both have 62 in the other.
    EXPECT_EQ(rankOf(score, 0), 3);
    EXPECT_EQ(rankOf(score, 1), 4);
    const ScoreSheet fifth = rules().scorer().sheet(sixCityState(), 5);
    EXPECT_EQ(std::ranges::count(fifth.rows[3].parts, term::besideTavern, &ScorePart::cause), 2);
}

TEST(TwoCitiesFinalScore, TheSixCitiesAreTheEndOfAGame)
{
    const twocities::Setup setup = SixCityGame().find();
    const Result<State> state = rules().from(setup);
    ASSERT_TRUE(state) << describe(state.problems().front()) << "\n" << rules().positionText(setup);
    EXPECT_TRUE(rules().actors(*state).isOver());
    EXPECT_EQ(rules().score(*state), rules().score(sixCityState()));
}

// Rules: final.lower, final.ties, idea.lower-city
TEST(TwoCitiesFinalScore, TheLowerCityCountsAndTheHigherBreaksTies)
{
    const Score score = rules().score(stateWith(4, {"ssss", "ss", "ss", "s"}));
    ASSERT_EQ(score.items.size(), 1u);
    EXPECT_EQ(score.items[0].source, term::lowerCity);
    EXPECT_EQ(score.totals, (std::vector<int>{2, 5, 5, 2}));
    EXPECT_EQ(score.tieBreaks[0].source, term::higherCity);
    EXPECT_EQ(score.tieBreaks[0].points, (std::vector<int>{16, 16, 5, 5}));
    EXPECT_EQ(score.ranks, (std::vector<int>{3, 1, 2, 4}));
}

// Seats 0 and 2 of four share no city. Their cities are worth the same; the buildings differ.
// Rules: final.buildings
TEST(TwoCitiesFinalScore, BuildingsBreakTiesInTheOrderOfTheReferenceCard)
{
    // Each of these is worth 4; "1111" has taverns only.
    const auto ranks = [](const std::string &mine, const std::string &yours) {
        const Score score = rules().score(stateWith(4, {mine, yours, yours, mine}));
        EXPECT_EQ(score.totals[0], score.totals[2]) << mine << " and " << yours;
        return std::pair(score.ranks[0], score.ranks[2]);
    };
    const auto ahead = std::pair(1, 4); // seats 1 and 3, with a city of each, stand between
    EXPECT_EQ(ranks("s.s", "p.p"), ahead) << "shops";
    EXPECT_EQ(ranks("11o", "p.p").first, 1) << "taverns before parks";
    EXPECT_EQ(ranks("o.o1 1...", "o.o1 1...").first, ranks("o.o1 1...", "o.o1 1...").second) << "shared";
    EXPECT_EQ(ranks("p.p", "1111").first, 4) << "taverns before parks";
    EXPECT_EQ(ranks("p.p", "p.p"), std::pair(1, 1));
}

TEST(TwoCitiesFinalScore, IsToldTypeByTypeAndWhatCountsAddsUp)
{
    const State state = stateWith(3, {"ss.f", "s.pp", "ssss"});
    const Telling telling = rules().telling(state);
    ASSERT_EQ(telling.size(), 1u + types);
    EXPECT_EQ(telling[0].totals, (std::vector<int>{0, 0, 0}));
    const ToldCategory &shops = telling[1];
    EXPECT_EQ(shops.what, typeNames[0]);
    // The city of seats 1 and 2 has fewer shops, but counts for seat 2 alone.
    EXPECT_EQ(shops.totals, (std::vector<int>{5, 5, 2}));
    ASSERT_EQ(shops.shares[0].places.size(), 2u);
    EXPECT_EQ(shops.shares[0].places[0].number, 5);
    EXPECT_EQ(shops.shares[0].places[1].number, 0);
    EXPECT_EQ(shops.shares[0].seats, (std::vector<Seat>{0, 1}));
    for (std::size_t city = 0; city < 3; ++city)
        EXPECT_EQ(shops.pieces[city].value, shops.shares[city].points);
    EXPECT_EQ(telling.back().totals, rules().score(state).totals);
    const std::array<std::size_t, 3> counting{0, 0, 1}; // which city does, by seat
    for (std::size_t step = 1; step < telling.size(); ++step)
        for (std::size_t seat = 0; seat < counting.size(); ++seat)
            EXPECT_EQ(telling[step].totals[seat] - telling[step - 1].totals[seat],
                      telling[step].shares[counting[seat]].points);
}

TEST(TwoCitiesFinalScore, WithTwoPlayersBothCitiesCountAllAlong)
{
    const Telling telling = rules().telling(stateWith(2, {"ss", "s", "ssss", "s"}));
    EXPECT_EQ(telling[1].totals, (std::vector<int>{21, 4}));
}

TEST(TwoCitiesFinalScore, TieBreaksAreListedInTheirOrder)
{
    const Score score = rules().score(stateWith(3, {"sf1o ph", "s", "ss"}));
    ASSERT_EQ(score.tieBreaks.size(), 7u);
    for (std::size_t type = 0; type < types; ++type)
        EXPECT_EQ(score.tieBreaks[type + 1].source, typeNames[type]);
    EXPECT_EQ(score.tieBreaks[1].points, (std::vector<int>{3, 2, 3})) << "shops of one's two cities";
    EXPECT_EQ(score.tieBreaks[6].points, (std::vector<int>{1, 1, 0})) << "houses";
}

// The book's example: both cities are worth the same to both, and five shops beat four.
// Rules: final.buildings
TEST(TwoCitiesFinalScore, MoreShopsBreakATie)
{
    // 2 + 2 + 2 + 2 + 2 against 2 + 2 + 2 + 2 and two single taverns, in cities of equal worth.
    const Score score = rules().score(stateWith(4, {"s.s. .s..", "s.s. 11..", "s.s. 11..", "s.s. 11.."}));
    EXPECT_EQ(score.totals[0], 6);
    EXPECT_EQ(score.totals[2], 6);
    EXPECT_EQ(score.tieBreaks[1].points[0], 5);
    EXPECT_EQ(score.tieBreaks[1].points[2], 4);
    EXPECT_LT(score.ranks[0], score.ranks[2]);
}

// Variant for two: the sum counts, and ties go straight to the buildings.
// Rules: variant.sum
TEST(TwoCitiesFinalScore, TwoPlayersAddTheirCities)
{
    const Score score = rules().score(stateWith(2, {"ssss", "ss", "s", "ss"}));
    ASSERT_EQ(score.items.size(), 2u);
    EXPECT_EQ(score.items[0].points, (std::vector<int>{2, 5})) << "seat 0 has cities 0 and 2";
    EXPECT_EQ(score.items[1].points, (std::vector<int>{16, 5}));
    EXPECT_EQ(score.totals, (std::vector<int>{18, 10}));
    ASSERT_EQ(score.tieBreaks.size(), 6u);
    EXPECT_EQ(score.tieBreaks[0].source, typeNames[0]);
    EXPECT_EQ(score.ranks, (std::vector<int>{1, 2}));

    // 16 + 2 and 10 + 8: the higher city is no help, the parks are no match for the shops.
    const Score tie = rules().score(stateWith(2, {"ssss", "sss", "p", "pp"}));
    EXPECT_EQ(tie.totals, (std::vector<int>{18, 18}));
    EXPECT_EQ(tie.ranks, (std::vector<int>{1, 2}));
}

// Rules: variant.factories
TEST(TwoCitiesFinalScore, TwoPlayersRankFactoriesOverAllFourCities)
{
    const State state = stateWith(2, {"fff", "ff", "f", "ff"});
    std::vector<int> factories;
    for (int city = 0; city < 4; ++city)
        factories.push_back(rules().scorer().points(state, city)[static_cast<std::size_t>(Type::factory)]);
    EXPECT_EQ(factories, (std::vector<int>{12, 6, 2, 6}));
}

} // namespace waystone::twocities::test

// What buildings are worth: the worked examples of the book, and the fast scorer against a slow one.

#include "twocities/book_score.h"
#include "twocities/rules/queries.h"
#include "twocities/table.h"
#include "twocities/words/terms.h"

#include <gtest/gtest.h>

#include <numeric>
#include <set>

namespace waystone::twocities::test {

namespace {

int pointsOf(Type type, const std::string &city)
{
    const State state = stateWith(3, {city});
    return rules().scorer().points(state, 0)[static_cast<std::size_t>(type)];
}

Drawing drawingOf(const City &city)
{
    constexpr std::string_view letters = "sf3214oph";
    Drawing drawing;
    drawing.fill("....");
    for (std::size_t bit = 0; bit < cityCells; ++bit)
        for (std::size_t kind = 0; kind < kinds; ++kind)
            if (((city.buildings[kind] >> bit) & 1) != 0)
                drawing[bit / 4][bit % 4] = letters[kind];
    return drawing;
}

/// Anything at all, some of it crowded with one kind.
City randomCity(Rng &rng)
{
    City city;
    const std::uint32_t favourite = rng.below(kinds);
    const std::uint32_t crowding = rng.below(10);
    const std::uint32_t emptiness = rng.below(8);
    for (int bit = 0; bit < cityCells; ++bit) {
        const std::uint32_t gap = rng.below(10);
        const std::uint32_t crowd = rng.below(10);
        const std::uint32_t any = rng.below(kinds);
        if (gap < emptiness)
            continue;
        std::uint16_t &mask = city.buildings[crowd < crowding ? favourite : any];
        mask = static_cast<std::uint16_t>(mask | (1u << bit));
    }
    return city;
}

} // namespace

// Rules: shops.lines, shops.once
TEST(TwoCitiesScore, ShopsInTheBook)
{
    EXPECT_EQ(pointsOf(Type::shop, "s"), 2);
    EXPECT_EQ(pointsOf(Type::shop, "ss"), 5);
    EXPECT_EQ(pointsOf(Type::shop, "s s s"), 10);
    EXPECT_EQ(pointsOf(Type::shop, "ssss"), 16);
    EXPECT_EQ(pointsOf(Type::shop, "..s. ssss ..s. ..s."), 23);
}

// Readings: Between Two Cities, Scoring of a city: the best partition, not the longest line first.
// Rules: shops.best
TEST(TwoCitiesScore, ShopsAreCountedAsWellAsPossible)
{
    // Taking the line of four first would leave four single shops: 16 + 8.
    EXPECT_EQ(pointsOf(Type::shop, "s..s ssss s..s"), 10 + 10 + 5);
    EXPECT_EQ(pointsOf(Type::shop, "ss ss"), 10);
    EXPECT_EQ(pointsOf(Type::shop, "ssss ssss ssss ssss"), 64);
    EXPECT_EQ(pointsOf(Type::shop, "sss s.s sss"), 10 + 10 + 2 + 2);
}

// Rules: factories.ranks, factories.ties, factories.none
TEST(TwoCitiesScore, FactoriesInTheBook)
{
    const State state = stateWith(6, {"ffff f", "ffff f", "fff", "ff", "f", "s"});
    const std::array<int, 6> expected{20, 20, 9, 4, 2, 0};
    for (int city = 0; city < 6; ++city)
        EXPECT_EQ(rules().scorer().points(state, city)[static_cast<std::size_t>(Type::factory)],
                  expected[static_cast<std::size_t>(city)])
            << city;
}

// Rules: taverns.sets, taverns.several, taverns.anywhere
TEST(TwoCitiesScore, TavernsInTheBook)
{
    EXPECT_EQ(pointsOf(Type::tavern, "1"), 1);
    EXPECT_EQ(pointsOf(Type::tavern, "12"), 4);
    EXPECT_EQ(pointsOf(Type::tavern, "123"), 9);
    EXPECT_EQ(pointsOf(Type::tavern, "1234"), 17);
    EXPECT_EQ(pointsOf(Type::tavern, "1224 4"), 13);
    EXPECT_EQ(pointsOf(Type::tavern, "1111"), 4);
    EXPECT_EQ(pointsOf(Type::tavern, "1... ...2"), 4) << "they need not be adjacent";
}

// Rules: offices.count, offices.seven, offices.beside
TEST(TwoCitiesScore, OfficesInTheBook)
{
    EXPECT_EQ(pointsOf(Type::office, "oooo ooo"), 22);
    EXPECT_EQ(pointsOf(Type::office, "o1"), 2);
    EXPECT_EQ(pointsOf(Type::office, ".1. 2o3 .4."), 2);
    EXPECT_EQ(pointsOf(Type::office, "o.. .1."), 1) << "corners do not touch";
    EXPECT_EQ(pointsOf(Type::office, "o1o"), 5) << "one tavern serves several offices";
    EXPECT_EQ(pointsOf(Type::office, "oooo oooo oooo"), 42);
}

// Rules: parks.groups, parks.further, parks.connected
TEST(TwoCitiesScore, ParksInTheBook)
{
    EXPECT_EQ(pointsOf(Type::park, "p. fp p. sp"), 8);
    EXPECT_EQ(pointsOf(Type::park, "p. fp .p sp"), 14);
    EXPECT_EQ(pointsOf(Type::park, "p. pf pp .s"), 13);
    EXPECT_EQ(pointsOf(Type::park, "p. pf .p sp"), 16);
}

// Rules: houses.types, houses.factory, houses.alone, houses.taverns-one
TEST(TwoCitiesScore, HousesCountTheOtherTypes)
{
    EXPECT_EQ(pointsOf(Type::house, "hh"), 0) << "a city of nothing but houses";
    EXPECT_EQ(pointsOf(Type::house, "hs"), 1);
    EXPECT_EQ(pointsOf(Type::house, "h12 ..3"), 1) << "all taverns are one type";
    EXPECT_EQ(pointsOf(Type::house, "h1op .fs."), 5);
    EXPECT_EQ(pointsOf(Type::house, "hf1o ..ps"), 1) << "next to a factory";
    EXPECT_EQ(pointsOf(Type::house, "hf1h ..ps"), 1 + 4);
}

TEST(TwoCitiesScore, WhereACityLiesDoesNotMatter)
{
    City moved = cityFrom("ss1 .p.");
    const State state = stateWith(3, {"ss1 .p."});
    EXPECT_EQ(moved.top, 3);
    moved.top = 0;
    moved.left = 2;
    State other = state;
    other.cities[0] = moved;
    EXPECT_EQ(rules().scorer().points(state, 0), rules().scorer().points(other, 0));
}

TEST(TwoCitiesScore, TheBookCountsTheSameInAHundredThousandCities)
{
    Rng rng(1);
    int compared = 0;
    while (compared < 100'000) {
        const int players = 2 + compared % 6;
        State state = stateWith(players, {});
        std::vector<Drawing> drawings;
        for (int city = 0; city < cityCount(players); ++city) {
            state.cities[static_cast<std::size_t>(city)] = randomCity(rng);
            drawings.push_back(drawingOf(state.cities[static_cast<std::size_t>(city)]));
        }
        const std::vector<CityPoints> expected = bookPoints(drawings);
        const std::array<int, maxPlayers> totals = rules().scorer().totals(state);
        for (int city = 0; city < cityCount(players); ++city, ++compared) {
            const CityPoints &points = expected[static_cast<std::size_t>(city)];
            ASSERT_EQ(rules().scorer().points(state, city), points)
                << drawings[static_cast<std::size_t>(city)][0] << ' ' << compared;
            ASSERT_EQ(totals[static_cast<std::size_t>(city)],
                      std::accumulate(points.begin(), points.end(), 0));
        }
    }
}

// The sheet is a third way of counting: part by part, each building in one part of its type only.
// Rules: scoring.order
TEST(TwoCitiesScore, SheetsTellTheSamePoints)
{
    Rng rng(2);
    for (int round = 0; round < 3000; ++round) {
        State state = stateWith(3, {});
        for (std::size_t city = 0; city < 3; ++city) {
            state.cities[city] = randomCity(rng);
            state.cities[city].top = 3;
            state.cities[city].left = 1;
        }
        for (int city = 0; city < 3; ++city) {
            const ScoreSheet sheet = rules().scorer().sheet(state, city);
            const CityPoints points = rules().scorer().points(state, city);
            for (std::size_t type = 0; type < types; ++type) {
                ASSERT_EQ(sheet.rows[type].points, points[type]) << typeNames[type];
                std::multiset<Place> once;
                for (const ScorePart &part : sheet.rows[type].parts) {
                    const bool isExtra = part.cause == term::besideTavern;
                    const bool hasHelpers = part.cause == term::besideFactory;
                    if (!isExtra && !hasHelpers)
                        once.insert(part.places.begin(), part.places.end());
                    else if (hasHelpers)
                        once.insert(part.places.front());
                }
                int buildings = 0;
                for (std::size_t kind = 0; kind < kinds; ++kind)
                    if (typeOf(static_cast<Kind>(kind)) == static_cast<Type>(type))
                        buildings +=
                            std::popcount(state.cities[static_cast<std::size_t>(city)].buildings[kind]);
                ASSERT_EQ(std::ssize(once), buildings) << typeNames[type];
                ASSERT_EQ(std::ssize(std::set<Place>(once.begin(), once.end())), buildings)
                    << typeNames[type];
            }
        }
    }
}

TEST(TwoCitiesScore, ASheetPointsAtWhatGivesThePoints)
{
    // Middle of the grid (d4) is the first building.
    const State state = stateWith(3, {"ss1 .ho .f.", "ff f", "fff f"});
    const ScoreSheet sheet = rules().scorer().sheet(state, 0);
    EXPECT_EQ(sheet.subject, tokenPlace(Area::cityToken, 3, 0));
    EXPECT_EQ(sheet.seats, (std::vector<Seat>{0, 1}));
    const auto at = [](int cell) { return cityPlace(3, 0, cell); };
    const int middle = grid::middle;
    ASSERT_EQ(sheet.rows.size(), 6u);
    EXPECT_EQ(sheet.rows[0].parts,
              (std::vector<ScorePart>{{term::shopLine, 5, {at(middle), at(middle + 1)}}}));
    EXPECT_EQ(sheet.rows[1].parts, (std::vector<ScorePart>{{term::fewerFactories, 2, {at(middle + 15)}}}));
    EXPECT_EQ(sheet.rows[2].parts, (std::vector<ScorePart>{{term::tavernSet, 1, {at(middle + 2)}}}));
    EXPECT_EQ(sheet.rows[3].parts,
              (std::vector<ScorePart>{{term::officeSet, 1, {at(middle + 9)}},
                                      {term::besideTavern, 1, {at(middle + 9), at(middle + 2)}}}));
    EXPECT_TRUE(sheet.rows[4].parts.empty());
    EXPECT_EQ(sheet.rows[5].parts,
              (std::vector<ScorePart>{{term::besideFactory, 1, {at(middle + 8), at(middle + 15)}}}));
    EXPECT_EQ(sheet.total, 5 + 2 + 1 + 2 + 1);
    EXPECT_EQ(rules().scorer().sheet(state, 1).rows[1].parts.front().cause, term::secondMostFactories);
    EXPECT_EQ(rules().scorer().sheet(state, 2).rows[1].parts.front().cause, term::mostFactories);
}

} // namespace waystone::twocities::test

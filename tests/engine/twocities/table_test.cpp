// Random games against a table as it would lie before us: piles that are handed on, who has held each of them, cities
// as cells with a building each.

#include "twocities/book_table.h"
#include "twocities/table.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

namespace waystone::twocities::test {

namespace {

struct Pile {
    std::vector<int> tiles; // ascending
    std::set<int> heldBy;
};

struct Placement {
    int tile;
    int city;
    Cell cell;

    friend auto operator<=>(const Placement &, const Placement &) = default;
};

/// Returns how many places of the longest keys were needed to tell two players apart.
std::size_t expectRanks(const State &state, const std::vector<Drawing> &cities)
{
    const std::vector<std::vector<int>> keys = finalKeys(state.players, cities);
    const Score score = rules().score(state);
    std::size_t deepest = 0;
    for (std::size_t seat = 0; seat < keys.size(); ++seat) {
        EXPECT_EQ(score.totals[seat], keys[seat].front());
        EXPECT_EQ(score.ranks[seat],
                  1 + std::ranges::count_if(keys, [&](const auto &key) { return key > keys[seat]; }));
        for (const std::vector<int> &other : keys)
            if (other != keys[seat])
                deepest = std::max<std::size_t>(
                    deepest,
                    static_cast<std::size_t>(std::ranges::mismatch(other, keys[seat]).in1 - other.begin()));
    }
    return deepest;
}

class RealTable {
public:
    RealTable(int players, std::uint64_t seed) : players_(players), rng_(seed)
    {
        state_ = *rules().from(rules().start(players, 0));
        cities_.resize(static_cast<std::size_t>(players == 2 ? 4 : players));
    }

    void play()
    {
        struct Round {
            int hand;
            int direction; // to the left neighbour or to the right one; 0: nothing is handed on
        };
        std::vector<Round> rounds{{7, 1}, {3, 0}, {7, -1}};
        if (players_ == 2)
            rounds = {{7, 1}, {7, 1}, {3, 0}, {3, 0}, {7, -1}, {7, -1}};
        for (const auto &[hand, direction] : rounds) {
            deal(hand);
            while (piles_.front().tiles.size() > 1) {
                select();
                place();
                if (testing::Test::HasFatalFailure())
                    return;
                if (piles_.front().tiles.size() > 1)
                    handOn(direction);
            }
            for (Pile &pile : piles_)
                discards_.push_back(std::move(pile));
            piles_.clear();
            checkViews();
        }
        ASSERT_EQ(state_.phase, Phase::over);
        checkTheEnd();
    }

private:
    [[nodiscard]] int randomOf(std::size_t count)
    {
        return static_cast<int>(rng_.below(static_cast<std::uint32_t>(count)));
    }

    void deal(int hand)
    {
        for (int seat = 0; seat < players_; ++seat) {
            piles_.push_back({{}, {seat}});
            for (int count = 0; count < hand; ++count) {
                ASSERT_TRUE(rules().actors(state_).isChance());
                OutcomeList outcomes;
                rules().outcomes(state_, outcomes);
                const Action action =
                    outcomes[rng_.below(static_cast<std::uint32_t>(outcomes.size()))].action;
                ASSERT_EQ(tile::isDuplex(action.first), hand == 3);
                piles_.back().tiles.push_back(action.first);
                rules().apply(state_, chanceSeat, action, nullptr);
            }
            std::ranges::sort(piles_.back().tiles);
        }
    }

    void select()
    {
        kept_.assign(static_cast<std::size_t>(players_), {});
        checkViews();
        while (state_.phase == Phase::select) {
            std::vector<int> free;
            for (int seat = 0; seat < players_; ++seat)
                if (kept_[static_cast<std::size_t>(seat)].empty())
                    free.push_back(seat);
            ASSERT_FALSE(free.empty());
            const int seat = free[static_cast<std::size_t>(randomOf(free.size()))];
            const auto index = static_cast<std::size_t>(seat);
            std::set<std::pair<int, int>> pairs;
            const std::vector<int> &tiles = piles_[index].tiles;
            for (std::size_t one = 0; one < tiles.size(); ++one)
                for (std::size_t other = one + 1; other < tiles.size(); ++other)
                    pairs.insert({tiles[one], tiles[other]});
            ActionList legal;
            rules().legal(state_, static_cast<Seat>(seat), legal);
            std::set<std::pair<int, int>> listed;
            for (const Action action : legal)
                listed.insert({action.first, action.second});
            ASSERT_EQ(listed, pairs);
            const Action action = legal[rng_.below(static_cast<std::uint32_t>(legal.size()))];
            rules().apply(state_, static_cast<Seat>(seat), action, nullptr);
            kept_[index] = {action.first, action.second};
            if (free.size() > 1)
                checkViews();
        }
        for (int seat = 0; seat < players_; ++seat)
            for (const int tile : kept_[static_cast<std::size_t>(seat)]) {
                std::vector<int> &tiles = piles_[static_cast<std::size_t>(seat)].tiles;
                tiles.erase(std::ranges::find(tiles, tile));
            }
    }

    [[nodiscard]] std::set<Placement> placements(int seat) const
    {
        std::set<Placement> all;
        for (const int tile : kept_[static_cast<std::size_t>(seat)])
            for (const int city : open_[static_cast<std::size_t>(seat)])
                for (int row = -4; row <= 4; ++row)
                    for (int column = -4; column <= 4; ++column)
                        if (fits(cities_[static_cast<std::size_t>(city)], tile, {row, column}))
                            all.insert({tile, city, {row, column}});
        return all;
    }

    void place()
    {
        open_.clear();
        for (int seat = 0; seat < players_; ++seat)
            open_.push_back(citiesOf(players_, seat));
        for (int placed = 0; placed < 2 * players_; ++placed) {
            std::vector<int> free;
            for (int seat = 0; seat < players_; ++seat) {
                if (!open_[static_cast<std::size_t>(seat)].empty())
                    free.push_back(seat);
                ASSERT_EQ(rules().actors(state_).includes(static_cast<Seat>(seat)),
                          !open_[static_cast<std::size_t>(seat)].empty());
            }
            checkViews();
            const int seat = free[static_cast<std::size_t>(randomOf(free.size()))];
            const auto index = static_cast<std::size_t>(seat);
            ActionList legal;
            rules().legal(state_, static_cast<Seat>(seat), legal);
            std::set<Placement> listed;
            for (const Action action : legal)
                listed.insert({action.first,
                               action.second,
                               {grid::row(action.third) - grid::side / 2,
                                grid::column(action.third) - grid::side / 2}});
            ASSERT_EQ(listed, placements(seat));
            const auto chosen = static_cast<std::uint32_t>(randomOf(legal.size()));
            const Action action = legal[chosen];
            rules().apply(state_, static_cast<Seat>(seat), action, nullptr);
            const Cell cell{grid::row(action.third) - grid::side / 2,
                            grid::column(action.third) - grid::side / 2};
            for (const auto &[at, kind] : buildingsOf(action.first, cell))
                cities_[action.second][at] = kind;
            kept_[index].erase(std::ranges::find(kept_[index], int{action.first}));
            open_[index].erase(std::ranges::find(open_[index], int{action.second}));
        }
    }

    void handOn(int direction)
    {
        std::vector<Pile> after(piles_.size());
        for (int seat = 0; seat < players_; ++seat) {
            const int receiver = (seat + direction + players_) % players_;
            Pile &pile = after[static_cast<std::size_t>(receiver)];
            pile = std::move(piles_[static_cast<std::size_t>(seat)]);
            pile.heldBy.insert(receiver);
        }
        piles_ = std::move(after);
    }

    /// What lies before everybody, and of what does not, what each one has had in their hand.
    void checkViews() const
    {
        for (int watcher = 0; watcher <= players_; ++watcher) {
            const State seen =
                rules().view(state_, watcher == players_ ? nobody : static_cast<Seat>(watcher)).seen;
            std::vector<int> unseen; // tiles that the watcher has never had in their hand
            for (int seat = 0; seat < players_ && !piles_.empty(); ++seat) {
                const Pile &pile = piles_[static_cast<std::size_t>(seat)];
                const Hand &hand = seen.hands[static_cast<std::size_t>(seat)];
                ASSERT_EQ(seen.handSizes[static_cast<std::size_t>(seat)], pile.tiles.size());
                for (std::size_t slot = 0; slot < pile.tiles.size(); ++slot) {
                    const bool knows = pile.heldBy.contains(watcher);
                    ASSERT_EQ(hand[slot], knows ? pile.tiles[slot] : tile::hidden)
                        << "seat " << watcher << " and the pile before seat " << seat;
                    if (!knows)
                        unseen.push_back(pile.tiles[slot]);
                }
                if (seen.phase == Phase::select && !kept_[static_cast<std::size_t>(seat)].empty()) {
                    ASSERT_EQ(seen.kept[static_cast<std::size_t>(seat)][0] == tile::hidden, seat != watcher);
                    ASSERT_EQ(seen.kept[static_cast<std::size_t>(seat)][1] == tile::hidden, seat != watcher);
                }
            }
            std::multiset<int> known;
            for (const Pile &pile : discards_)
                known.insert(pile.heldBy.contains(watcher) ? pile.tiles.front() : tile::hidden);
            std::multiset<int> shown;
            for (const int tile : seen.discards)
                if (tile != tile::none)
                    shown.insert(tile);
            ASSERT_EQ(shown, known);
            for (const Pile &pile : discards_)
                if (!pile.heldBy.contains(watcher))
                    unseen.push_back(pile.tiles.front());
            for (int kind = 0; kind < kinds; ++kind)
                ASSERT_EQ(seen.singlesLeft[static_cast<std::size_t>(kind)],
                          state_.singlesLeft[static_cast<std::size_t>(kind)] +
                              std::ranges::count(unseen, kind))
                    << "what was not seen might be in the box";
        }
    }

    void checkTheEnd() const
    {
        std::vector<Drawing> drawings;
        for (const Built &city : cities_) {
            ASSERT_EQ(city.size(), 16u);
            drawings.push_back(drawingOf(city));
        }
        expectRanks(state_, drawings);
    }

    const int players_;
    Rng rng_;
    State state_;
    std::vector<Pile> piles_; // by the seat that has it before it
    std::vector<std::vector<int>> kept_;
    std::vector<std::vector<int>> open_; // by seat: cities that have still to be given a tile
    std::vector<Pile> discards_;
    std::vector<Built> cities_;
};

} // namespace

TEST(TwoCitiesTable, PilesCitiesAndScoresAreThoseOfARealTable)
{
#ifdef NDEBUG
    constexpr int games = 20;
#else
    constexpr int games = 1;
#endif
    for (int players = 2; players <= maxPlayers; ++players)
        for (int game = 0; game < games && !HasFatalFailure(); ++game)
            RealTable(players, static_cast<std::uint64_t>(players * 100 + game)).play();
}

// Small cities of few kinds are often worth the same: ties at every depth.
// Rules: final.ties, final.buildings, final.shared
TEST(TwoCitiesTable, TiesAreBrokenAsTheBookSays)
{
    Rng rng(4);
    for (const int players : {2, 4, 7}) {
        std::map<std::size_t, int> depths;
        for (int round = 0; round < 20000 && !HasFailure(); ++round) {
            State state = stateWith(players, {});
            std::vector<Drawing> drawings;
            const std::size_t cities = players == 2 ? 4 : static_cast<std::size_t>(players);
            for (std::size_t city = 0; city < cities; ++city) {
                Built built;
                for (const Cell &cell : {Cell{0, 0}, Cell{0, 1}, Cell{1, 1}, Cell{1, 2}, Cell{2, 2}}) {
                    constexpr std::array some{Kind::shop,   Kind::factory, Kind::music,
                                              Kind::office, Kind::park,    Kind::house};
                    const std::uint32_t skip = rng.below(3);
                    const std::uint32_t kind = rng.below(some.size());
                    if (skip == 0 && cell != Cell{0, 0})
                        break;
                    built[cell] = some[kind];
                }
                drawings.push_back(drawingOf(built));
                state.cities[city] = cityFrom(drawings.back()[0] + ' ' + drawings.back()[1] + ' ' +
                                              drawings.back()[2] + ' ' + drawings.back()[3]);
            }
            ++depths[expectRanks(state, drawings)];
        }
        // The number of houses decides only where everything else is the same.
        const std::size_t first = players == 2 ? 1 : 2;
        for (std::size_t type = 0; type + 1 < types; ++type)
            EXPECT_GT(depths[first + type], 0) << players << ' ' << typeNames[type];
    }
}

} // namespace waystone::twocities::test

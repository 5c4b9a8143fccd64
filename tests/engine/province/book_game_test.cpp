// The engine against a second, slow telling of the rules, over random games with every combination of the options.

#include "province/book_game.h"
#include "province/every_choice.h"
#include "province/rules/queries.h"
#include "province/table.h"
#include "province/words/codes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>

namespace waystone::province::test {

namespace {

#ifdef NDEBUG
constexpr int gamesATable = 150;
#else
constexpr int gamesATable = 3;
#endif

/// What the games are played with: as the edition has it; so few coins that the bank is often empty; or structures and
/// sailors so cheap that what is rare elsewhere comes about.
enum class Money { asPrinted, fewCoins, lowPrices };

using Parameters = std::tuple<Choices, Money>;

Edition editionWith(Money money)
{
    Edition edition = rulesWith().edition();
    if (money == Money::fewCoins)
        edition.denominations = {{1, 8}, {5, 1}};
    if (money == Money::lowPrices) {
        edition.costs.fill({1, 1});
        edition.sailorPrice = 1;
    }
    return edition;
}

std::set<std::string> optionsOf(const Province &rules, const State &state)
{
    std::set<std::string> all;
    if (rules.actors(state).isChance()) {
        OutcomeList outcomes;
        rules.outcomes(state, outcomes);
        for (const Outcome &outcome : outcomes)
            all.insert(rules.notation(outcome.action));
    } else if (!rules.actors(state).isOver()) {
        ActionList actions;
        rules.legal(state, state.turn, actions);
        for (const Action action : actions)
            all.insert(rules.notation(action));
    }
    return all;
}

std::set<std::string> namesOf(unsigned bits, std::span<const std::string_view> names, std::size_t skip = 0)
{
    std::set<std::string> all;
    for (std::size_t index = 0; index < names.size(); ++index)
        if (((bits >> index) & 1) != 0)
            all.insert(std::string(names[index].substr(skip)));
    return all;
}

using Spot = std::tuple<std::string_view, std::string_view, int, bool>; // kind, zone, who hired it, has moved

std::multiset<Spot> workersOf(const State &state)
{
    std::multiset<Spot> all;
    for (int worker = 0; worker < maxWorkers; ++worker) {
        const auto index = static_cast<std::size_t>(worker);
        if (state.workers[index] == reserve)
            continue;
        const Seat hired = worker >= firstSailor ? state.sailorOf[index - firstSailor] : nobody;
        all.insert({workerNames[static_cast<std::size_t>(workerKindOf(worker))],
                    zoneNames[state.workers[index]], hired == nobody ? -1 : hired,
                    ((state.moved >> worker) & 1) != 0});
    }
    return all;
}

void expectAlike(const Province &rules, const State &state, const BookGame &book)
{
    ASSERT_EQ(optionsOf(rules, state), book.options());
    ASSERT_EQ(rules.actors(state).isOver(), book.isOver());
    ASSERT_EQ(state.turn, book.mover());
    ASSERT_EQ(state.labor, book.labor());
    ASSERT_EQ(state.lender == nobody ? -1 : int{state.lender}, book.lender());
    ASSERT_EQ(state.ships == Ships::unrolled ? "" : shipNames[static_cast<std::size_t>(state.ships)],
              book.ships());
    const Score score = rules.score(state);
    for (Seat seat = 0; seat < maxPlayers; ++seat) {
        ASSERT_EQ(state.coins[seat], book.player(seat).coins);
        ASSERT_EQ(namesOf(state.built[seat], structureNames), book.player(seat).built);
        std::set<std::string> goals;
        for (const std::string &goal : book.player(seat).goals)
            goals.insert("goal" + std::string(1, static_cast<char>(std::toupper(goal[0]))) + goal.substr(1));
        ASSERT_EQ(namesOf(state.goalsWon[seat], goalNames), goals);
        ASSERT_EQ(score.totals[seat], book.points(seat));
    }
    std::multiset<Spot> workers;
    for (const BookGame::Worker &worker : book.workers())
        workers.insert({worker.kind, worker.zone, worker.hiredBy, worker.hasMoved});
    ASSERT_EQ(workersOf(state), workers);
}

/// Any of them, but structures rather than exchanges or ends of turns: so games come to an end in different ways.
std::string choose(const std::set<std::string> &options, Rng &rng)
{
    std::string chosen;
    for (int tries = 0; tries < 3; ++tries) {
        chosen = *std::next(options.begin(), rng.below(static_cast<std::uint32_t>(options.size())));
        if (chosen.starts_with("build") || chosen.starts_with("borrow"))
            break;
    }
    return chosen;
}

struct ProvinceBookGame : testing::TestWithParam<Parameters> {
    const Choices choices = std::get<0>(GetParam());
    const Edition edition = editionWith(std::get<1>(GetParam()));
    const Province rules{edition, choices};
    std::map<std::string, int> seen; ///< how often what is rare came about

    /// Of an action about to be played.
    void countRareThings(const State &before, const std::string &action)
    {
        constexpr unsigned harbor = 1u << static_cast<unsigned>(Structure::harbor);
        if (action == "repay" && before.phase == Phase::work)
            ++seen["repay at work"];
        if (action == "hire" && (before.builtNow & harbor) != 0)
            ++seen["hire by the harbor of this turn"];
        if (!action.starts_with("build") || before.builtNow == 0)
            return;
        ++seen["second structure of a turn"];
        const auto structure = std::ranges::find(structureNames, action.substr(6)) - structureNames.begin();
        const int needed = rules.needed(static_cast<int>(structure));
        if (needed != none && ((before.builtNow >> needed) & 1) != 0)
            ++seen["prerequisite of this turn"];
    }
};

/// Whether a player owns enough structures of 2 printed points for the goal, but has not scored so many.
bool printedAndScoredDiffer(const Province &rules, const State &state)
{
    const int needed = rules.edition().goalNeeds[static_cast<std::size_t>(Goal::twoPoints)];
    for (Seat seat = 0; seat < maxPlayers; ++seat) {
        int printed = 0;
        int scored = 0;
        for (unsigned structure = 0; structure < structures; ++structure) {
            const unsigned bit = 1u << structure;
            if ((state.built[seat] & bit) == 0 ||
                rules.edition().points[structure] != rules.edition().goalValue)
                continue;
            ++printed;
            if (firstBuilder(state, static_cast<Structure>(structure)) == seat)
                ++scored;
        }
        if (printed >= needed && scored < needed)
            return true;
    }
    return false;
}

TEST_P(ProvinceBookGame, TellsTheSameGame)
{
    for (int game = 0; game < gamesATable; ++game) {
        Rng rng(static_cast<std::uint64_t>(game));
        const int first = game % maxPlayers;
        State state = *rules.from(rules.start(maxPlayers, static_cast<Seat>(first)));
        BookGame book(edition, choices, first);
        expectAlike(rules, state, book);
        while (!book.isOver()) {
            const std::string action = choose(book.options(), rng);
            const State before = state;
            if (action.starts_with("borrow") && state.lender != nobody)
                ++seen["taken from the opponent"];
            countRareThings(state, action);
            rules.apply(state, rules.actors(state).first(), *rules.actionFrom(action), nullptr);
            book.play(action);
            ++seen[action];
            if (printedAndScoredDiffer(rules, state))
                ++seen["printed and scored differ"];
            expectAlike(rules, state, book);
            ASSERT_FALSE(HasFatalFailure())
                << "game " << game << ": " << action << "\nin " << rules.positionText(rules.setup(before));
        }
        ++seen[std::string(endNames[static_cast<std::size_t>(state.end)])];
        if (book.lender() >= 0)
            ++seen["loan at the end"];
        const Score score = rules.score(state);
        const auto key = [&](int seat) {
            return std::pair(book.points(seat), book.player(seat).built.size());
        };
        ASSERT_EQ(score.ranks[0], key(0) >= key(1) ? 1 : 2);
        ASSERT_EQ(score.ranks[1], key(1) >= key(0) ? 1 : 2);
    }
#ifdef NDEBUG
    for (const char *what : {"borrow bank",
                             "borrow camp",
                             "borrow village",
                             "borrow mill",
                             "borrow smithy",
                             "borrow union",
                             "borrow harbor",
                             "repay",
                             "taken from the opponent",
                             "loan at the end",
                             "build lender",
                             "build bank",
                             "build camp",
                             "build village",
                             "build mill",
                             "build smithy",
                             "build union",
                             "build harbor",
                             "hire",
                             "grind",
                             "union",
                             "move-all",
                             "roll white",
                             "roll mixed",
                             "roll black",
                             "manyStructures"})
        EXPECT_GT(seen[what], 0) << what;
    if (std::get<1>(GetParam()) != Money::lowPrices) {
        EXPECT_GT(seen["noGoalLeft"], 0);
        return;
    }
    const bool isNew = choices.revision == Revision::second;
    const bool isAsPaid = choices.structuresPerTurn == StructuresPerTurn::asPaid;
    EXPECT_EQ(seen["repay at work"] > 0, isNew);
    EXPECT_TRUE(seen["hire by the harbor of this turn"] > 0 || !isNew);
    EXPECT_EQ(seen["second structure of a turn"] > 0, isAsPaid);
    EXPECT_EQ(seen["prerequisite of this turn"] > 0, isAsPaid);
    EXPECT_GT(seen["printed and scored differ"], 0);
#endif
}

std::string testName(const testing::TestParamInfo<Parameters> &info)
{
    const auto &[choices, money] = info.param;
    return nameOf(choices) +
           std::array{"AsPrinted", "FewCoins", "LowPrices"}[static_cast<std::size_t>(money)];
}

/// Games that were begun before the rules were read anew had these options only.
std::vector<Choices> everyChoiceOfTheFirstRevision()
{
    std::vector<Choices> all = everyChoice({option::millSmithy, option::loanDuration, option::endTiming});
    for (Choices &choices : all)
        choices.revision = Revision::first;
    return all;
}

INSTANTIATE_TEST_SUITE_P(Table, ProvinceBookGame,
                         testing::Combine(testing::ValuesIn(everyChoice()),
                                          testing::Values(Money::asPrinted, Money::fewCoins,
                                                          Money::lowPrices)),
                         testName);

INSTANTIATE_TEST_SUITE_P(FirstRevision, ProvinceBookGame,
                         testing::Combine(testing::ValuesIn(everyChoiceOfTheFirstRevision()),
                                          testing::Values(Money::asPrinted, Money::fewCoins,
                                                          Money::lowPrices)),
                         testName);

} // namespace

} // namespace waystone::province::test

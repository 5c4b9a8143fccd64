#include "milestones/soundness.h"

#include "milestones/names.h"
#include "milestones/sample.h"
#include "milestones/state.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <set>

namespace waystone::milestones {
namespace {

using sample::rules;

/// Two players in the middle of a game; everything is as it should be. Tiles 0 to 3 lie on the boards, 4 is out of the
/// game, 5 to 9 are the display.
milestones::Setup middle()
{
    milestones::Setup setup = rules().start(2, 0);
    setup.phase = Phase::move;
    setup.turn = 0;
    setup.movesLeft = 1;
    setup.seats[0].spaces = {space::worker(0, 0), space::worker(0, 1), 0, 0,
                             space::worker(1, 0), space::worker(1, 1), 0, 0};
    setup.seats[1].spaces = {
        0, space::worker(2, 0), space::worker(2, 1), space::worker(3, 0), space::worker(3, 1), 0, 0, 0};
    setup.seats[0].pawn = 3;
    setup.box = {4};
    setup.display = {5, 6, 7, 8, 9};
    setup.bonusOn.assign(rules().board().bushes.size(), 0);
    return setup;
}

std::uint8_t at(std::string_view name)
{
    return names::vertexNamed(rules().board(), name).value();
}

std::uint8_t street(std::string_view name)
{
    return names::edgeNamed(rules().board(), name).value();
}

std::uint8_t lot(std::string_view name)
{
    return names::triangleNamed(rules().board(), name).value();
}

/// A bush of the default edition.
constexpr std::string_view bush = "c2-c3-d3";

std::size_t bushIndex()
{
    return rules().board().bushOf[lot(bush)];
}

void addSection(milestones::Setup &setup, std::string_view from, std::string_view milestone,
                std::string_view to)
{
    const Board &board = rules().board();
    for (const std::string_view end : {from, to}) {
        const int edge = board.edgeBetween(at(milestone), at(end));
        ASSERT_NE(edge, none) << milestone << ' ' << end;
        setup.streets.push_back(static_cast<std::uint8_t>(edge));
    }
    setup.milestones.push_back(at(milestone));
}

/// Around b2, which is a neighbour of all of these: a1 a2 b1 b3 c1 c2 (default edition).
milestones::Setup withSection()
{
    milestones::Setup setup = middle();
    addSection(setup, "a1", "b2", "c2");
    return setup;
}

void put(SetupPlayer &player, int employment, std::uint8_t shown)
{
    player.spaces[static_cast<std::size_t>(employment) - 1] = shown;
}

void setPoints(SetupPlayer &player, Source source, int points)
{
    player.points[static_cast<std::size_t>(source)] = static_cast<std::uint16_t>(points);
}

/// The kind of the worker on an employment space, as bonusOn tells it.
std::uint8_t bonusFor(const SetupPlayer &player, int employment)
{
    const std::uint8_t shown = player.spaces[static_cast<std::size_t>(employment) - 1];
    const Worker worker = rules()
                              .edition()
                              .tiles[static_cast<std::size_t>(space::tile(shown))]
                              .workers[static_cast<std::size_t>(space::half(shown))];
    return static_cast<std::uint8_t>(static_cast<int>(worker.kind) + 1);
}

/// A milestone was built at a corner of a bush whose bonus tile the mover can take.
milestones::Setup offering()
{
    milestones::Setup setup = withSection();
    addSection(setup, "c2", "c3", "c4");
    setup.phase = Phase::offer;
    setup.seats[0].pawn = boardOfWorks;
    setup.bonusOn[bushIndex()] = bonusFor(setup.seats[0], 1);
    setup.offerVertex = at("c3");
    setup.offers = {lot(bush)};
    return setup;
}

milestones::Setup drafting()
{
    milestones::Setup setup = rules().start(2, 0);
    setup.phase = Phase::draft;
    setup.turn = 1;
    setup.display = {5, 6, 7, 8, 9};
    setup.startingTiles = {0, 1, 2, 3, 4};
    // Three bonus tiles of each of the five kinds on the fifteen bushes.
    for (std::size_t bush = 0; bush < setup.bonusOn.size(); ++bush)
        setup.bonusOn[bush] = static_cast<std::uint8_t>(bush % goodKinds + 1);
    return setup;
}

struct Example {
    std::string_view code;
    std::function<milestones::Setup()> make;
};

milestones::Setup changed(milestones::Setup setup, const std::function<void(milestones::Setup &)> &change)
{
    change(setup);
    return setup;
}

/// `from` the base with one thing wrong.
Example wrong(std::string_view code, milestones::Setup (*base)(),
              std::function<void(milestones::Setup &)> change)
{
    return {code, [base, change = std::move(change)] { return changed(base(), change); }};
}

milestones::Setup drafted()
{
    return changed(drafting(), [](auto &s) {
        s.startingTiles = {none, none, 2, 3, 4};
        s.seats[1].spaces = {
            space::worker(0, 0), space::worker(0, 1), space::worker(1, 0), space::worker(1, 1), 0, 0, 0, 0};
        s.turn = 0;
    });
}

milestones::Setup refilling()
{
    return changed(middle(), [](auto &s) {
        s.phase = Phase::refill;
        s.hired = true;
        s.seats[0].pawn = tradingHouse;
        s.display = {5, none, 7, 8, 9};
        s.seats[0].spaces[6] = space::worker(6, 0);
        s.seats[0].spaces[7] = space::worker(6, 1);
    });
}

milestones::Setup finished()
{
    return changed(middle(), [](auto &s) {
        s.phase = Phase::over;
        s.movesLeft = 0;
        s.endedBy = Seat{1};
        setPoints(s.seats[1], Source::carried, 67);
        setPoints(s.seats[0], Source::majority, 10);
    });
}

milestones::Setup keeping()
{
    return changed(middle(), [](auto &s) {
        s.phase = Phase::keep;
        s.seats[0].pawn = castle;
        s.seats[0].goods = {1, 1, 1, 1, 0};
    });
}

/// Nobody has a worker left, nor the means to hire one.
milestones::Setup spent()
{
    return changed(middle(), [](auto &s) {
        for (SetupPlayer &player : s.seats) {
            for (std::uint8_t &shown : player.spaces)
                shown = shown == space::empty ? space::empty : space::covered;
            player.goods = {1, 1, 0, 0, 0};
        }
        s.seats[0].buried = {{0, 1}, {1, 5}};
        s.seats[1].buried = {{2, 2}, {3, 4}};
    });
}

/// All tiles but the display and those on the boards are buried on seat 0's board, where everything is covered.
milestones::Setup withEmptyPile()
{
    return changed(middle(), [](auto &s) {
        s.seats[0].spaces.fill(space::covered);
        for (std::uint8_t tile = 0; tile < 35; ++tile)
            if (tile < 2 || tile > 9)
                s.seats[0].buried.push_back({tile, static_cast<std::uint8_t>(1 + tile % 7)});
    });
}

std::vector<Example> examples()
{
    return {
        wrong("players-out-of-range", middle, [](auto &s) { s.players = 5; }),
        wrong("seats-not-as-players", middle, [](auto &s) { s.players = 3; }),
        wrong("no-such-seat", middle, [](auto &s) { s.turn = 2; }),
        wrong("no-such-place", middle, [](auto &s) { s.streets.push_back(254); }),
        wrong("no-such-space", middle, [](auto &s) { s.seats[0].pawn = 12; }),
        wrong("no-such-kind", middle, [](auto &s) { s.bonusOn[0] = 6; }),
        wrong("no-such-tile", middle, [](auto &s) { s.display[0] = 35; }),
        wrong("too-many-slots", middle, [](auto &s) { s.display.push_back(10); }),
        wrong("piece-listed-twice", middle, [](auto &s) { s.markets.push_back(s.markets[0]); }),
        wrong("goods-beyond-limit", middle, [](auto &s) { s.seats[0].goods[0] = 41; }),
        wrong("points-beyond-limit", middle, [](auto &s) { setPoints(s.seats[0], Source::carried, 10'000); }),

        wrong("over-supply", withSection,
              [](auto &s) {
                  // A house on every triangle along one street is allowed; thirteen houses are too many.
                  addSection(s, "c2", "c3", "c4");
                  addSection(s, "c4", "c5", "c6");
                  addSection(s, "c6", "c7", "c8");
                  for (const std::string_view edge : {"c2-c3", "c3-c4", "c4-c5", "c5-c6", "c6-c7", "c7-c8"})
                      for (std::size_t t = 0; t < rules().board().triangles.size(); ++t)
                          if (std::ranges::find(rules().board().triangleEdges[t], street(edge)) !=
                              rules().board().triangleEdges[t].end())
                              s.houses.push_back(static_cast<std::uint8_t>(t));
                  for (std::size_t t = 0; t < rules().board().triangles.size(); ++t)
                      if (s.houses.size() < 13 &&
                          std::ranges::find(rules().board().triangleEdges[t], street("a1-b2")) !=
                              rules().board().triangleEdges[t].end())
                          s.houses.push_back(static_cast<std::uint8_t>(t));
              }),
        wrong("start-without-market", middle, [](auto &s) { s.markets.clear(); }),
        wrong("milestone-on-market", withSection, [](auto &s) { s.markets.push_back(at("b2")); }),
        wrong("market-without-street", middle, [](auto &s) { s.markets.push_back(at("c3")); }),
        wrong("sack-without-market", withSection, [](auto &s) { s.sacks.push_back(at("c2")); }),
        wrong("milestone-without-two-streets", withSection, [](auto &s) { s.streets.pop_back(); }),
        wrong("junction-without-market", withSection,
              [](auto &s) {
                  addSection(s, "c2", "c3", "c4");
                  addSection(s, "c2", "d2", "e2");
              }),
        wrong("street-without-milestone", middle, [](auto &s) { s.streets.push_back(street("a1-b2")); }),
        wrong("street-between-milestones", middle,
              [](auto &s) {
                  s.streets = {street("a1-a2"), street("a2-a3"), street("a3-a4")};
                  s.milestones = {at("a2"), at("a3")};
              }),
        wrong("street-loop", middle,
              [](auto &s) {
                  addSection(s, "a1", "a2", "b3");
                  addSection(s, "b3", "b2", "a1");
              }),
        wrong("streets-apart", middle, [](auto &s) { addSection(s, "c3", "c4", "c5"); }),
        wrong("house-without-street", middle, [](auto &s) { s.houses = {lot("a1-b1-b2")}; }),
        wrong("house-on-bonus-tile", offering,
              [](auto &s) {
                  s.phase = Phase::build;
                  s.offerVertex.reset();
                  s.offers.clear();
                  s.houses = {lot(bush)};
              }),

        wrong("tile-in-two-places", middle, [](auto &s) { s.display[0] = 0; }),
        wrong("tile-torn", middle,
              [](auto &s) {
                  put(s.seats[0], 2, space::covered);
                  put(s.seats[0], 3, space::covered);
                  put(s.seats[0], 4, space::worker(0, 1));
                  s.seats[0].buried = {{10, 2}};
              }),
        wrong("tile-over-the-edge", middle, [](auto &s) { put(s.seats[0], 8, space::worker(10, 0)); }),
        wrong("half-on-empty-space", middle, [](auto &s) { put(s.seats[0], 2, space::empty); }),
        wrong("tiles-at-same-spot", middle, [](auto &s) { put(s.seats[0], 2, space::worker(10, 1)); }),
        wrong("buried-tile-uncovered", middle,
              [](auto &s) {
                  s.seats[0].buried = {{10, 2}};
              }),
        wrong("cover-without-worker", middle, [](auto &s) { put(s.seats[0], 8, space::covered); }),
        wrong("bonus-without-worker", middle, [](auto &s) { s.seats[0].bonus = 1 << 7; }),
        wrong("castle-goods", middle,
              [](auto &s) {
                  s.seats[1].goods = {2, 2, 0, 0, 0};
              }),
        wrong("many-goods", middle,
              [](auto &s) {
                  s.seats[0].goods = {9, 4, 0, 0, 0};
              }),
        wrong("few-tiles", middle,
              [](auto &s) {
                  put(s.seats[0], 5, space::empty);
                  put(s.seats[0], 6, space::empty);
              }),

        wrong("bonus-over-supply", middle, [](auto &s) { std::fill_n(s.bonusOn.begin(), 4, 1); }),
        wrong("display-not-full", middle, [](auto &s) { s.display[2] = none; }),
        wrong("refill-without-pile", withEmptyPile,
              [](auto &s) {
                  s.phase = Phase::refill;
                  s.hired = true;
                  s.seats[0].pawn = tradingHouse;
                  s.seats[0].buried.push_back({9, 1});
                  s.display[4] = none;
              }),
        wrong("box-count", middle, [](auto &s) { s.box.clear(); }),
        wrong("starting-tiles-left", middle,
              [](auto &s) {
                  s.startingTiles = {none, 10};
              }),

        wrong("built-too-early", drafting, [](auto &s) { addSection(s, "a1", "b2", "c2"); }),
        wrong("seat-not-fresh", drafting, [](auto &s) { s.seats[0].pawn = 1; }),
        wrong(
            "bushes-out-of-order", [] { return rules().start(2, 0); }, [](auto &s) { s.bonusOn[1] = 1; }),
        wrong("bush-empty", drafting, [](auto &s) { s.bonusOn[14] = 0; }),
        wrong(
            "turned-up-out-of-order", [] { return rules().start(2, 0); }, [](auto &s) { s.display[0] = 5; }),
        wrong("starting-tiles-count", drafting, [](auto &s) { s.startingTiles.pop_back(); }),
        wrong("draft-over", drafted,
              [](auto &s) {
                  s.startingTiles = {none, none, none, none, 4};
                  s.seats[0].spaces = middle().seats[1].spaces;
              }),
        wrong("draft-tiles", drafted, [](auto &s) { std::swap(s.seats[0].spaces, s.seats[1].spaces); }),
        wrong("draft-turn", drafted, [](auto &s) { s.turn = 1; }),

        wrong("moves-left", middle, [](auto &s) { s.movesLeft = 2; }),
        wrong("pawn-elsewhere", middle, [](auto &s) { s.phase = Phase::supply; }),
        wrong("hired-outside-trade", middle, [](auto &s) { s.hired = true; }),
        wrong("refill-without-hire", refilling, [](auto &s) { s.hired = false; }),
        wrong("keep-without-need", keeping, [](auto &s) { s.seats[0].goods[0] = 0; }),
        wrong("nothing-to-cover", spent, [](auto &s) { s.phase = Phase::cover, s.seats[0].pawn = castle; }),
        wrong("offer-outside-works", offering, [](auto &s) { s.phase = Phase::build; }),
        wrong("offer-without-piece", offering, [](auto &s) { s.offerVertex = at("f12"); }),
        wrong("offer-not-open", offering,
              [](auto &s) {
                  // Only one worker shows, and it bears a bonus tile already: the offer has lapsed.
                  s.seats[0].spaces = {space::worker(0, 0), space::covered, 0, 0,
                                       space::covered,      space::covered, 0, 0};
                  s.seats[0].buried = {{1, 5}};
                  s.seats[0].bonus = 1;
              }),
        wrong("offer-missing", offering, [](auto &s) { s.offers.clear(); }),

        wrong("target-without-end", middle, [](auto &s) { setPoints(s.seats[1], Source::carried, 67); }),
        wrong("last-tile-without-end", withEmptyPile,
              [](auto &s) {
                  for (const std::uint8_t tile : s.display)
                      s.seats[0].buried.push_back({tile, 1});
                  s.display.clear();
              }),
        wrong("end-without-cause", middle, [](auto &s) { s.endedBy = Seat{1}; }),
        wrong("last-turn-over", middle,
              [](auto &s) {
                  s.endedBy = Seat{0};
                  setPoints(s.seats[0], Source::carried, 67);
              }),
        wrong("over-without-end", finished,
              [](auto &s) {
                  s.endedBy.reset();
                  setPoints(s.seats[1], Source::carried, 66);
              }),
        wrong("over-early", finished, [](auto &s) { s.turn = 1; }),
        wrong("majority-before-end", middle, [](auto &s) { setPoints(s.seats[0], Source::majority, 5); }),
        wrong("all-spent", spent, [](auto &) {}),
        wrong("points-without-piece", middle, [](auto &s) { setPoints(s.seats[0], Source::sack, 3); }),
    };
}

/// The codes in order, each once, so that a failure shows what else was found.
std::set<std::string> codesOf(const Problems &problems)
{
    std::set<std::string> codes;
    for (const Problem &problem : problems)
        codes.insert(problem.code);
    return codes;
}

TEST(MilestonesSoundness, TheBasesAreSound)
{
    for (const auto base :
         {middle, withSection, offering, drafting, drafted, refilling, finished, keeping, withEmptyPile}) {
        const auto setup = base();
        EXPECT_EQ(codesOf(checkSetup(rules(), setup)), std::set<std::string>{})
            << rules().positionText(setup);
        const auto state = rules().from(setup);
        ASSERT_TRUE(state);
        EXPECT_EQ(*rules().from(rules().setup(*state)), *state);
    }
}

TEST(MilestonesSoundness, EachExampleBreaksItsRuleAndNoOther)
{
    for (const Example &example : examples()) {
        const auto setup = example.make();
        const Problems problems = checkSetup(rules(), setup);
        EXPECT_EQ(codesOf(problems), (std::set{std::string(example.code)})) << example.code;
        const bool isUnusual = std::ranges::all_of(
            problems, [](const Problem &one) { return one.severity == Severity::unusual; });
        EXPECT_EQ(static_cast<bool>(rules().from(setup)), isUnusual) << example.code;
    }
}

TEST(MilestonesSoundness, EveryCodeHasItsExample)
{
    std::set<std::string_view> shown;
    for (const Example &example : examples())
        EXPECT_TRUE(shown.insert(example.code).second) << example.code;
    const auto codes = soundnessCodes();
    EXPECT_EQ(shown, std::set<std::string_view>(codes.begin(), codes.end()));
}

TEST(MilestonesSoundness, TermsAndPlacesOfProblemsExist)
{
    const auto terms = soundnessTerms();
    const auto places = rules().places(maxPlayers);
    for (const Example &example : examples()) {
        for (const Problem &problem : checkSetup(rules(), example.make())) {
            for (const Argument &argument : problem.arguments)
                if (const auto *term = std::get_if<Term>(&argument.value)) {
                    EXPECT_NE(std::ranges::find(terms, term->name), terms.end()) << term->name;
                }
            for (const Place place : problem.places)
                EXPECT_NE(std::ranges::find(places, place), places.end()) << example.code;
        }
    }
}

// Readings: Milestones, end, option stalled.
TEST(MilestonesSoundness, WhereStalledGamesGoOnNothingIsUnusualAboutThem)
{
    Choices choices;
    choices.stalled = Stalled::playOn;
    const Milestones playOn(sample::edition(), choices);
    EXPECT_TRUE(checkSetup(playOn, spent()).empty());
    EXPECT_TRUE(checkSetup(rules(), changed(spent(),
                                            [](auto &s) {
                                                s.phase = Phase::over;
                                                s.movesLeft = 0;
                                            }))
                    .empty());
}

// Readings: Milestones, a sound position: except while the forced take is pending.
TEST(MilestonesSoundness, AHouseMayStandOnABonusTileWhileTheTakeIsPending)
{
    auto setup = offering();
    setup.offerVertex.reset();
    setup.offerHouse = lot(bush);
    setup.houses = {lot(bush)};
    EXPECT_EQ(codesOf(checkSetup(rules(), setup)), std::set<std::string>{});
    setup.phase = Phase::build;
    EXPECT_TRUE(codesOf(checkSetup(rules(), setup)).contains("house-on-bonus-tile"));
}

} // namespace
} // namespace waystone::milestones

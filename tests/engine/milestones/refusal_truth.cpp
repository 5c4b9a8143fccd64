#include "milestones/refusal_truth.h"

#include "milestones/layout.h"
#include "milestones/random_game.h"
#include "milestones/words/codes.h"
#include "support/problem_parts.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

namespace waystone::milestones::test {

namespace {

const Edition &edition()
{
    return rulesWith().edition();
}

const Board &board()
{
    return rulesWith().board();
}

/// A refused action, and what can be seen on the table.
struct Refused {
    const State &state;
    Seat seat;
    Action action;
    const Problem &problem;

    [[nodiscard]] bool is(std::initializer_list<Verb> any) const
    {
        return std::ranges::find(any, static_cast<Verb>(action.verb)) != any.end();
    }
    [[nodiscard]] bool during(std::initializer_list<Phase> any) const
    {
        return std::ranges::find(any, state.phase) != any.end();
    }
    [[nodiscard]] const Player &player() const { return state.seats[state.turn]; }
    [[nodiscard]] int owned(int good) const { return player().goods[static_cast<std::size_t>(good)]; }
    [[nodiscard]] int ownedInAll() const
    {
        return std::accumulate(player().goods.begin(), player().goods.end(), 0);
    }
    [[nodiscard]] const Worker *worker(int employment) const
    {
        const std::uint8_t shown = player().spaces[static_cast<std::size_t>(employment) - 1];
        return space::isWorker(shown) ? &edition()
                                             .tiles[static_cast<std::size_t>(space::tile(shown))]
                                             .workers[static_cast<std::size_t>(space::half(shown))]
                                      : nullptr;
    }
    [[nodiscard]] bool bearsBonus(int employment) const
    {
        return ((player().bonus >> (employment - 1)) & 1) != 0;
    }
    [[nodiscard]] auto visibleWorkers() const
    {
        return std::ranges::count_if(player().spaces, space::isWorker);
    }
    [[nodiscard]] int timesNamed(int good) const
    {
        const auto fields = is({Verb::keep}) ? 3 : 2;
        const std::array all{action.first, action.second, action.third};
        return static_cast<int>(std::count(all.begin(), all.begin() + fields, good));
    }

    [[nodiscard]] bool lies(int vertex, std::uint8_t what) const
    {
        return (state.vertices[static_cast<std::size_t>(vertex)] & what) != 0;
    }
    [[nodiscard]] bool isStreet(int edge) const
    {
        return ((state.streets[static_cast<std::size_t>(edge) / 64] >> (edge % 64)) & 1) != 0;
    }
    [[nodiscard]] auto streetsAt(int vertex) const
    {
        return std::ranges::count_if(board().steps[static_cast<std::size_t>(vertex)],
                                     [this](const Step &step) { return isStreet(step.edge); });
    }
    [[nodiscard]] bool hasHouse(int triangle) const
    {
        return ((state.houses[static_cast<std::size_t>(triangle) / 64] >> (triangle % 64)) & 1) != 0;
    }
    /// The kind of the bonus tile on a triangle, or `none`.
    [[nodiscard]] int bonusOn(int triangle) const
    {
        const std::uint8_t bush = board().bushOf[static_cast<std::size_t>(triangle)];
        return bush == none || state.bonusOn[bush] == 0 ? none : state.bonusOn[bush] - 1;
    }
    [[nodiscard]] bool saysKind(int kind) const
    {
        return term("worker") == workerNames[static_cast<std::size_t>(kind)];
    }
    /// The vertices that a supply chooses.
    [[nodiscard]] std::vector<int> chosen() const
    {
        std::vector<int> all{action.second, action.third};
        std::erase(all, none);
        return all;
    }
    [[nodiscard]] auto uncoveredAround(int market) const
    {
        return std::ranges::count_if(
            board().steps[static_cast<std::size_t>(market)],
            [this](const Step &step) { return !lies(step.vertex, vertex::covering); });
    }
    [[nodiscard]] bool isOfVerbsOf(int building) const
    {
        switch (building) {
        case tradingHouse:
            return is({Verb::hire, Verb::buy, Verb::sell});
        case boardOfWorks:
            return is({Verb::section, Verb::house, Verb::market});
        case mill:
            return is({Verb::supply});
        default:
            return is({Verb::keep, Verb::cover});
        }
    }
    [[nodiscard]] bool onlyAt(int building) const
    {
        return isOfVerbsOf(building) && player().pawn != building;
    }

    [[nodiscard]] int number(std::string_view name) const { return waystone::test::numberIn(problem, name); }
    [[nodiscard]] std::string term(std::string_view name) const
    {
        return waystone::test::termIn(problem, name);
    }
};

bool isVertex(int index)
{
    return index < static_cast<int>(board().vertices.size());
}

bool isTriangle(int index)
{
    return index < static_cast<int>(board().triangles.size());
}

/// Nobody can say this: a verb, a good or a point of the board that there is not, or a pair the wrong way round.
bool isNoAction(const Refused &it)
{
    const Action action = it.action;
    if (action.verb >= verbs)
        return true;
    const int fields = it.is({Verb::section, Verb::supply, Verb::keep})            ? 3
                       : it.is({Verb::choose, Verb::hire, Verb::sell, Verb::take}) ? 2
                       : it.is({Verb::finish})                                     ? 0
                                                                                   : 1;
    const std::array all{action.first, action.second, action.third};
    if (std::any_of(all.begin() + fields, all.end(), [](int field) { return field != 0; }))
        return true;
    if (it.is({Verb::section}))
        return !isVertex(action.first) || !isVertex(action.second) || !isVertex(action.third);
    if (it.is({Verb::supply}))
        return !isVertex(action.first) || action.second > action.third ||
               std::ranges::any_of(it.chosen(), [](int at) { return !isVertex(at); });
    if (it.is({Verb::market}))
        return !isVertex(action.first);
    if (it.is({Verb::house, Verb::decline}))
        return !isTriangle(action.first);
    if (it.is({Verb::take}))
        return !isTriangle(action.first) || !isEmployment(action.second);
    if (it.is({Verb::sell, Verb::buy}))
        return action.first >= goodKinds || action.second >= goodKinds || action.first > action.second;
    if (it.is({Verb::keep}))
        return action.first > action.second || action.second > action.third || action.third >= goodKinds;
    return false;
}

bool passesTheCastle(const Refused &it)
{
    int at = it.player().pawn;
    for (int step = 0; step < loopSpaces; ++step) {
        at = (at + 1) % loopSpaces;
        if (at == it.action.first)
            return false;
        if (at == castle)
            return true;
    }
    return false;
}

/// All that is lacking is told, and nothing else.
bool tellsWhatIsLacking(const Refused &it, const Goods &cost)
{
    std::size_t told = 0;
    for (std::size_t good = 0; good < cost.size(); ++good) {
        if (it.player().goods[good] >= cost[good])
            continue;
        const std::string which = problem::goodsMissingSuffix(told++);
        if (it.term("good" + which) != goodNames[good] || it.number("needed" + which) != cost[good] ||
            it.number("owned" + which) != it.player().goods[good])
            return false;
    }
    return told > 0 && it.problem.argument("good" + problem::goodsMissingSuffix(told)) == nullptr;
}

bool lacksTheGoods(const Refused &it)
{
    return tellsWhatIsLacking(it, it.is({Verb::section})  ? edition().sectionCost
                                  : it.is({Verb::house})  ? edition().houseCost
                                  : it.is({Verb::market}) ? edition().marketCost
                                                          : edition().sackCost);
}

/// To sell, or to keep.
bool lacksWhatIsNamed(const Refused &it)
{
    Goods named{};
    for (int good = 0; good < goodKinds; ++good)
        named[static_cast<std::size_t>(good)] = static_cast<std::uint8_t>(it.timesNamed(good));
    return tellsWhatIsLacking(it, named);
}

bool nobodyBears(const Refused &it)
{
    const int kind = it.bonusOn(it.action.first);
    for (int employment = 1; employment <= employmentSpaces; ++employment)
        if (const Worker *worker = it.worker(employment);
            worker != nullptr && static_cast<int>(worker->kind) == kind && !it.bearsBonus(employment))
            return false;
    return kind != none && it.saysKind(kind);
}

bool isOffered(const Refused &it)
{
    ActionList actions;
    rulesWith().legal(it.state, it.state.turn, actions);
    return std::ranges::any_of(actions, [&it](Action action) {
        const auto verb = static_cast<Verb>(action.verb);
        return (verb == Verb::take || verb == Verb::decline) && action.first == it.action.first;
    });
}

template <typename Slots>
bool lies(const Slots &slots, std::uint8_t tile)
{
    return tile != none && std::ranges::find(slots, tile) != slots.end();
}

using Truth = bool (*)(const Refused &);

const std::map<std::string_view, Truth> &truths()
{
    using R = const Refused &;
    static const std::map<std::string_view, Truth> all{
        // The moment
        {problem::malformedAction, isNoAction},
        {problem::gameOver, [](R it) { return rulesWith().actors(it.state).isOver(); }},
        {problem::chanceOnly,
         [](R it) {
             return it.is({Verb::putBonus, Verb::turnUp});
         }},
        {problem::chanceFirst,
         [](R it) {
             return it.during({Phase::bushes, Phase::display, Phase::starting, Phase::refill});
         }},
        {problem::notInTheSupply,
         [](R it) { return it.action.first >= goodKinds || it.state.bonusLeft[it.action.first] == 0; }},
        {problem::notInThePile,
         [](R it) {
             return it.action.first >= edition().tiles.size() ||
                    it.state.tiles[it.action.first] != tilePlace::pile;
         }},
        {problem::notYourTurn, [](R it) { return it.seat != it.state.turn; }},
        {problem::chooseInDraft, [](R it) { return it.is({Verb::choose}) && !it.during({Phase::draft}); }},
        {problem::chooseObligatory, [](R it) { return !it.is({Verb::choose}) && it.during({Phase::draft}); }},
        {problem::tradeAtTradingHouse, [](R it) { return it.onlyAt(tradingHouse); }},
        {problem::buildAtBoardOfWorks, [](R it) { return it.onlyAt(boardOfWorks); }},
        {problem::supplyAtMill, [](R it) { return it.onlyAt(mill); }},
        {problem::keepAtCastle, [](R it) { return it.onlyAt(castle); }},
        {problem::coverAtCastle, [](R it) { return it.onlyAt(castle); }},
        {problem::visitOver,
         [](R it) { return it.during({Phase::move}) && it.isOfVerbsOf(it.player().pawn); }},
        {problem::nothingToReduce,
         [](R it) {
             return it.is({Verb::keep}) && it.player().pawn == castle &&
                    it.ownedInAll() <= edition().goodsKept && it.number("goods") == edition().goodsKept;
         }},
        {problem::offerOpen, [](R it) { return it.during({Phase::offer}); }},
        {problem::keepObligatory,
         [](R it) { return it.player().pawn == castle && it.ownedInAll() > edition().goodsKept; }},
        {problem::coverFirst,
         [](R it) {
             return it.is({Verb::move}) && it.during({Phase::cover}) &&
                    it.visibleWorkers() > edition().workersSpared;
         }},
        {problem::visitUnfinished,
         [](R it) {
             return it.is({Verb::move}) &&
                    (it.during({Phase::trade, Phase::build, Phase::supply}) ||
                     (it.during({Phase::cover}) && it.visibleWorkers() <= edition().workersSpared));
         }},
        {problem::moveObligatory, [](R it) { return it.is({Verb::finish}) && it.during({Phase::move}); }},
        {problem::coverObligatory,
         [](R it) {
             return it.is({Verb::finish}) && it.during({Phase::cover}) &&
                    it.visibleWorkers() > edition().workersSpared &&
                    it.number("workers") == edition().workersSpared;
         }},
        // Player boards
        {problem::tileNotOffered, [](R it) { return !lies(it.state.startingTiles, it.action.first); }},
        {problem::tileOffTheBoard, [](R it) { return it.action.second == employmentSpaces; }},
        {problem::employmentSpaceTaken,
         [](R it) {
             const auto left = static_cast<std::size_t>(it.action.second) - 1;
             return it.player().spaces[left] != space::empty || it.player().spaces[left + 1] != space::empty;
         }},
        {problem::noSuchSpace,
         [](R it) {
             return it.is({Verb::move})    ? it.action.first >= loopSpaces
                    : it.is({Verb::cover}) ? !isEmployment(it.action.first)
                                           : !isEmployment(it.action.second);
         }},
        {problem::movePastCastle, passesTheCastle},
        {problem::oneTileAVisit, [](R it) { return it.is({Verb::hire}) && it.state.hired != 0; }},
        {problem::tileNotDisplayed, [](R it) { return !lies(it.state.display, it.action.first); }},
        {problem::coinsMissing,
         [](R it) {
             const int price = it.is({Verb::hire}) ? edition().tileCost : edition().cubeCost;
             const int coins = it.owned(static_cast<int>(Good::coin));
             return coins < price && it.number("needed") == price && it.number("owned") == coins;
         }},
        {problem::cubesOnly, [](R it) { return it.timesNamed(static_cast<int>(Good::coin)) > 0; }},
        {problem::cubesMissing, [](R it) { return it.is({Verb::sell}) && lacksWhatIsNamed(it); }},
        {problem::keepNotOwned, [](R it) { return it.is({Verb::keep}) && lacksWhatIsNamed(it); }},
        {problem::coverNeedsWorker, [](R it) { return it.worker(it.action.first) == nullptr; }},
        // Main board
        {problem::goodsMissing, lacksTheGoods},
        {problem::noSectionsLeft, [](R it) { return it.state.milestonesLeft == 0; }},
        {problem::sectionNotOnLines,
         [](R it) {
             return it.action.first == it.action.third ||
                    board().edgeBetween(it.action.first, it.action.second) == none ||
                    board().edgeBetween(it.action.second, it.action.third) == none;
         }},
        {problem::sectionFromMilestone, [](R it) { return it.lies(it.action.first, vertex::milestone); }},
        {problem::sectionFromJoint,
         [](R it) { return !it.lies(it.action.first, vertex::market) && it.streetsAt(it.action.first) > 1; }},
        {problem::sectionFromNowhere,
         [](R it) {
             return !it.lies(it.action.first, vertex::market) && it.streetsAt(it.action.first) == 0;
         }},
        {problem::sectionMeetsStreet,
         [](R it) { return it.streetsAt(it.action.second) > 0 || it.streetsAt(it.action.third) > 0; }},
        {problem::sectionNeedsNumbers,
         [](R it) { return it.action.second == board().start || it.action.third == board().start; }},
        {problem::noHousesLeft, [](R it) { return it.state.housesLeft == 0; }},
        {problem::houseTaken, [](R it) { return it.hasHouse(it.action.first); }},
        {problem::houseNeedsStreet,
         [](R it) {
             return std::ranges::none_of(board().triangleEdges[it.action.first],
                                         [&it](std::uint8_t edge) { return it.isStreet(edge); });
         }},
        {problem::houseBonusNeedsWorker, nobodyBears},
        {problem::noMarketsLeft, [](R it) { return it.state.marketsLeft == 0; }},
        {problem::marketOnMilestone, [](R it) { return it.lies(it.action.first, vertex::milestone); }},
        {problem::marketOnMarket, [](R it) { return it.lies(it.action.first, vertex::market); }},
        {problem::marketNeedsStreet, [](R it) { return it.streetsAt(it.action.first) == 0; }},
        {problem::bonusNotOffered, [](R it) { return !isOffered(it); }},
        {problem::bonusNeedsWorker,
         [](R it) {
             return it.worker(it.action.second) == nullptr && it.saysKind(it.bonusOn(it.action.first));
         }},
        {problem::bonusWrongWorker,
         [](R it) {
             return static_cast<int>(it.worker(it.action.second)->kind) != it.bonusOn(it.action.first) &&
                    it.saysKind(it.bonusOn(it.action.first));
         }},
        {problem::bonusWorkerTaken, [](R it) { return it.bearsBonus(it.action.second); }},
        {problem::bonusHouseMustTake, [](R it) { return it.hasHouse(it.action.first) && isOffered(it); }},
        {problem::supplyNeedsMarket, [](R it) { return !it.lies(it.action.first, vertex::market); }},
        {problem::supplyHasSack, [](R it) { return it.lies(it.action.first, vertex::sack); }},
        {problem::supplyNotAdjacent,
         [](R it) {
             return std::ranges::any_of(
                 it.chosen(), [&it](int at) { return board().edgeBetween(it.action.first, at) == none; });
         }},
        {problem::supplyCovered,
         [](R it) {
             return std::ranges::any_of(it.chosen(), [&it](int at) { return it.lies(at, vertex::covering); });
         }},
        {problem::supplyTwoDifferent, [](R it) { return it.action.second == it.action.third; }},
        {problem::supplyTooFew,
         [](R it) {
             const int needed = std::min(2, static_cast<int>(it.uncoveredAround(it.action.first)));
             return it.number("needed") == needed && static_cast<int>(it.chosen().size()) < needed;
         }},
        {problem::noSacksLeft, [](R it) { return it.state.sacksLeft == 0; }},
    };
    return all;
}

} // namespace

std::optional<bool> isTrue(const State &state, Seat seat, Action action, const Problem &problem)
{
    const auto truth = truths().find(problem.code);
    return truth == truths().end() ? std::nullopt
                                   : std::optional(truth->second({state, seat, action, problem}));
}

bool hasTruth(std::string_view code)
{
    return truths().contains(code);
}

} // namespace waystone::milestones::test

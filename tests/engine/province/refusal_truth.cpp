#include "province/refusal_truth.h"

#include "province/every_choice.h"
#include "province/table.h"
#include "province/words/codes.h"
#include "support/problem_parts.h"

#include <algorithm>
#include <map>
#include <set>

namespace waystone::province::test {

namespace {

using waystone::test::numberIn;
using waystone::test::termIn;

constexpr std::string_view theEdition = "province-reconstruction";

/// What is printed, before an option exchanges Mill and Smithy.
const Edition &printed()
{
    static const Edition edition = *readEdition(editionText(theEdition));
    return edition;
}

/// A refused action, and what can be seen on the table.
struct Refused {
    const Choices &choices;
    const State &state;
    Seat seat;
    Action action;
    const Problem &problem;
    std::optional<int> only; ///< the one worker of those there that is spoken of

    [[nodiscard]] bool is(std::initializer_list<Verb> any) const
    {
        return std::ranges::find(any, static_cast<Verb>(action.verb)) != any.end();
    }
    [[nodiscard]] bool during(std::initializer_list<Phase> any) const
    {
        return std::ranges::find(any, state.phase) != any.end();
    }
    [[nodiscard]] bool isChancesMoment() const
    {
        return during({Phase::reveal, Phase::startRoll, Phase::endRoll});
    }
    [[nodiscard]] Structure structure() const { return static_cast<Structure>(action.first); }

    [[nodiscard]] bool owns(Seat who, Structure what) const
    {
        return (state.built[who] >> static_cast<int>(what)) % 2 == 1;
    }
    [[nodiscard]] bool owns(Structure what) const { return owns(seat, what); }
    [[nodiscard]] bool opponentOwns(Structure what) const { return owns(seat == 0 ? 1 : 0, what); }
    [[nodiscard]] bool isNew(Structure what) const
    {
        return (state.builtNow >> static_cast<int>(what)) % 2 == 1;
    }
    /// Readings: Province, Loan, option `loanDuration`: for this turn, also after paying back, or as long as the coin.
    [[nodiscard]] bool borrows(Structure what) const
    {
        const bool isLent = (state.borrowed >> static_cast<int>(what)) % 2 == 1;
        return isLent && (choices.loanDuration == LoanDuration::thisTurn ? state.turn : state.lender) == seat;
    }
    [[nodiscard]] bool hasEffect(Structure what) const { return owns(what) || borrows(what); }
    [[nodiscard]] int tokensUsed() const
    {
        int used = 0;
        for (int what = 0; what < structures; ++what)
            used += owns(static_cast<Structure>(what)) ? 1 : 0;
        return used;
    }
    [[nodiscard]] int coins() const { return state.coins[seat]; }

    /// Readings: Province, Second look: `smithyFirst` exchanges cost and arrow.
    [[nodiscard]] Structure printedAs(Structure what) const
    {
        const bool areExchanged = choices.millSmithy == MillSmithy::smithyFirst;
        if (areExchanged && what == Structure::mill)
            return Structure::smithy;
        return areExchanged && what == Structure::smithy ? Structure::mill : what;
    }
    [[nodiscard]] Cost cost() const
    {
        return printed().costs[static_cast<std::size_t>(printedAs(structure()))];
    }

    /// Workers of the action's kind: all, or those in the zone that it names.
    [[nodiscard]] std::vector<int> workers(bool everywhere) const
    {
        std::vector<int> found;
        for (int worker = 0; worker < firstSailor + printed().sailors; ++worker) {
            const int kind = worker < 3 ? 0 : worker == 3 ? 1 : worker == 4 ? 2 : 3;
            const int zone = state.workers[static_cast<std::size_t>(worker)];
            if (only && worker != *only)
                continue;
            if (kind == action.first && zone != reserve && (everywhere || zone == action.second))
                found.push_back(worker);
        }
        return found;
    }
    /// Readings: Province, Access.
    [[nodiscard]] bool mayMove(int worker) const
    {
        if (state.workers[static_cast<std::size_t>(worker)] == reserve)
            return false;
        if (worker == 3)
            return hasEffect(Structure::camp);
        if (worker == 4)
            return hasEffect(Structure::village);
        return worker < 3 || state.sailorOf[static_cast<std::size_t>(worker) - firstSailor] == seat;
    }
    [[nodiscard]] bool hasMoved(int worker) const { return (state.moved >> worker) % 2 == 1; }
    [[nodiscard]] int leftToMove() const
    {
        int left = 0;
        for (int worker = 0; worker < firstSailor + printed().sailors; ++worker)
            left += mayMove(worker) && !hasMoved(worker) ? 1 : 0;
        return left;
    }
    /// That all workers there are ones that only others may move.
    [[nodiscard]] bool areOnlyStrangers(int kind) const
    {
        const std::vector<int> there = workers(false);
        return action.first == kind && !there.empty() &&
               std::ranges::none_of(there, [this](int worker) { return mayMove(worker); });
    }
    [[nodiscard]] bool saysKind() const
    {
        return termIn(problem, "worker") == workerNames[static_cast<std::size_t>(action.first)];
    }
    [[nodiscard]] bool tells(int needed, int owned) const
    {
        return owned < needed && numberIn(problem, "needed") == needed && numberIn(problem, "owned") == owned;
    }
};

bool isNoAction(const Refused &it)
{
    if (it.action.verb >= verbs || it.action.third != 0)
        return true;
    const int kinds = it.is({Verb::roll})                  ? 4
                      : it.is({Verb::reveal})              ? 5
                      : it.is({Verb::move})                ? 4
                      : it.is({Verb::build, Verb::borrow}) ? 8
                                                           : 1;
    const int places = it.is({Verb::move}) ? 3 : 1;
    return it.action.first >= kinds || it.action.second >= places ||
           (it.is({Verb::roll}) && it.action.first == 0);
}

bool lacksLabor(const Refused &it)
{
    if (it.is({Verb::grind}))
        return it.tells(printed().grindLabor, it.state.labor);
    return it.is({Verb::build}) && it.coins() >= it.cost().coins && it.tells(it.cost().labor, it.state.labor);
}

bool lacksCoins(const Refused &it)
{
    const int price = it.is({Verb::hire})       ? printed().sailorPrice
                      : it.is({Verb::useUnion}) ? printed().unionCoins
                      : it.is({Verb::repay})    ? printed().loanCoins
                                                : it.cost().coins;
    const bool isAllThatIsMissing = !it.is({Verb::build}) || it.state.labor >= it.cost().labor;
    return isAllThatIsMissing && it.is({Verb::build, Verb::hire, Verb::useUnion, Verb::repay}) &&
           it.tells(price, it.coins());
}

/// The Bank needs the Lender, the Village the Camp, the Smithy the Mill or, by the option, the other way around.
bool lacksWhatIsNeeded(const Refused &it)
{
    const bool isMillFirst = it.choices.millSmithy == MillSmithy::millFirst;
    const std::map<Structure, Structure> needs{{Structure::bank, Structure::lender},
                                               {Structure::village, Structure::camp},
                                               {isMillFirst ? Structure::smithy : Structure::mill,
                                                isMillFirst ? Structure::mill : Structure::smithy}};
    const auto arrow = needs.find(it.structure());
    return it.is({Verb::build}) && arrow != needs.end() && !it.owns(arrow->second) &&
           termIn(it.problem, "needed") == structureNames[static_cast<std::size_t>(arrow->second)];
}

/// The ships of the first Harbor are rolled at the end of the turn; those of the second one lie there already.
bool waitsForItsShips(const Refused &it)
{
    return it.is({Verb::hire}) && it.isNew(Structure::harbor) && !it.borrows(Structure::harbor) &&
           !it.opponentOwns(Structure::harbor);
}

using Truth = bool (*)(const Refused &);

const std::map<std::string_view, Truth> &truths()
{
    using R = const Refused &;
    static const std::map<std::string_view, Truth> all{
        // The moment
        {problem::malformedAction, isNoAction},
        {problem::gameOver, [](R it) { return it.state.phase == Phase::over; }},
        {problem::chanceOnly,
         [](R it) {
             return it.is({Verb::roll, Verb::reveal}) && it.seat != chanceSeat;
         }},
        {problem::chanceFirst,
         [](R it) {
             const Verb due = it.state.phase == Phase::reveal ? Verb::reveal : Verb::roll;
             return it.isChancesMoment() && !it.is({due});
         }},
        {problem::goalNotInThePile,
         [](R it) { return it.is({Verb::reveal}) && (it.state.goalsUnseen >> it.action.first) % 2 == 0; }},
        {problem::notYourTurn, [](R it) { return !it.isChancesMoment() && it.seat != it.state.turn; }},
        {problem::workIsOver,
         [](R it) {
             return it.is({Verb::move, Verb::moveAll, Verb::finishWork}) && it.during({Phase::spend});
         }},
        {problem::workObligatory,
         [](R it) {
             return it.during({Phase::work}) && it.state.moved == 0 &&
                    !it.is({Verb::move, Verb::moveAll, Verb::borrow, Verb::repay});
         }},
        {problem::workFirst,
         [](R it) {
             return it.during({Phase::work}) && it.state.moved != 0 &&
                    it.is({Verb::build, Verb::hire, Verb::grind, Verb::useUnion, Verb::endTurn});
         }},
        // Workers
        {problem::noWorkerThere,
         [](R it) {
             return it.is({Verb::move}) && it.workers(false).empty() && !it.workers(true).empty() &&
                    it.saysKind();
         }},
        {problem::workerInReserve,
         [](R it) { return it.is({Verb::move}) && it.workers(true).empty() && it.saysKind(); }},
        {problem::workerHasMoved,
         [](R it) {
             const std::vector<int> there = it.workers(false);
             return std::ranges::any_of(there, [&it](int worker) { return it.mayMove(worker); }) &&
                    std::ranges::all_of(
                        there, [&it](int worker) { return it.hasMoved(worker) || !it.mayMove(worker); });
         }},
        {problem::yellowNeedsCamp, [](R it) { return it.areOnlyStrangers(1); }},
        {problem::orangeNeedsVillage, [](R it) { return it.areOnlyStrangers(2); }},
        {problem::sailorOfOpponent, [](R it) { return it.areOnlyStrangers(3); }},
        {problem::allHaveMoved, [](R it) { return it.is({Verb::moveAll}) && it.leftToMove() == 0; }},
        {problem::oneWorkerLeft, [](R it) { return it.is({Verb::moveAll}) && it.leftToMove() == 1; }},
        // Structures and sailors
        {problem::builtAlready, [](R it) { return it.is({Verb::build}) && it.owns(it.structure()); }},
        {problem::oneStructureATurn,
         [](R it) {
             return it.is({Verb::build}) && it.state.builtNow != 0 &&
                    it.choices.structuresPerTurn == StructuresPerTurn::one;
         }},
        {problem::noTokensLeft,
         [](R it) {
             return it.is({Verb::build}) && it.tokensUsed() == printed().tokens &&
                    numberIn(it.problem, "maximum") == printed().tokens;
         }},
        {problem::structureNeeded, lacksWhatIsNeeded},
        {problem::laborMissing, lacksLabor},
        {problem::coinsMissing, lacksCoins},
        {problem::laborAndCoinsMissing,
         [](R it) {
             return it.is({Verb::build}) && it.tells(it.cost().labor, it.state.labor) &&
                    it.coins() < it.cost().coins && numberIn(it.problem, "neededCoins") == it.cost().coins &&
                    numberIn(it.problem, "ownedCoins") == it.coins();
         }},
        {problem::hireNeedsHarbor,
         [](R it) { return it.is({Verb::hire}) && !it.hasEffect(Structure::harbor); }},
        {problem::harborNotWorkingYet, waitsForItsShips},
        {problem::hireNeedsMixedShips,
         [](R it) {
             return it.is({Verb::hire}) && it.state.ships != Ships::mixed && it.hasEffect(Structure::harbor);
         }},
        {problem::oneSailorATurn, [](R it) { return it.is({Verb::hire}) && it.state.hired == 1; }},
        {problem::noSailorsLeft,
         [](R it) {
             return it.is({Verb::hire}) &&
                    std::count_if(it.state.sailorOf.begin(), it.state.sailorOf.end(),
                                  [](Seat owner) { return owner != nobody; }) == printed().sailors;
         }},
        {problem::bankEmpty,
         [](R it) {
             return it.is({Verb::grind}) && it.state.coins[0] + it.state.coins[1] == printed().totalCoins();
         }},
        {problem::unionNeeded,
         [](R it) { return it.is({Verb::useUnion}) && !it.hasEffect(Structure::unionHall); }},
        // The loan
        {problem::noLoan, [](R it) { return it.is({Verb::repay}) && it.state.lender != it.seat; }},
        {problem::borrowNeedsLender,
         [](R it) { return it.is({Verb::borrow}) && !it.owns(Structure::lender); }},
        {problem::borrowHoldsCoin, [](R it) { return it.is({Verb::borrow}) && it.state.lender == it.seat; }},
        {problem::borrowNotBuilt,
         [](R it) { return it.is({Verb::borrow}) && !it.opponentOwns(it.structure()); }},
        {problem::borrowOwnStructure, [](R it) { return it.is({Verb::borrow}) && it.owns(it.structure()); }},
        {problem::borrowAgain, [](R it) { return it.is({Verb::borrow}) && it.borrows(it.structure()); }},
    };
    return all;
}

} // namespace

std::optional<bool> isTrue(const Choices &choices, const State &state, Seat seat, Action action,
                           const Problem &problem, std::optional<int> worker)
{
    const auto truth = truths().find(problem.code);
    return truth == truths().end()
               ? std::nullopt
               : std::optional(truth->second({choices, state, seat, action, problem, worker}));
}

bool hasTruth(std::string_view code)
{
    return truths().contains(code);
}

} // namespace waystone::province::test

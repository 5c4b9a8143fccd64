#include "milestones/rules/refusal.h"

#include "core/kit/refused.h"
#include "milestones/words/codes.h"

#include <algorithm>
#include <array>

namespace waystone::milestones {

namespace {

/// How many of an action's fields its verb uses; the others must be 0.
int fieldsOf(Verb verb)
{
    switch (verb) {
    case Verb::section:
    case Verb::supply:
    case Verb::keep:
        return 3;
    case Verb::choose:
    case Verb::hire:
    case Verb::sell:
    case Verb::take:
        return 2;
    case Verb::finish:
        return 0;
    default:
        return 1;
    }
}

bool isWellFormed(Action action)
{
    return action.verb < verbs && usesOnly(action, fieldsOf(static_cast<Verb>(action.verb)));
}

} // namespace

Refusal::Refusal(const Milestones &rules, const State &state, Seat seat)
    : rules_(rules),
      edition_(rules.edition()),
      board_(rules.board()),
      state_(state),
      seat_(seat),
      player_(state.seats[state.turn])
{}

Place Refusal::here(Area area, int index) const
{
    return {static_cast<std::uint8_t>(area), state_.turn, static_cast<std::uint16_t>(index)};
}

const Worker *Refusal::workerAt(int employment) const
{
    const std::uint8_t shown = player_.spaces[static_cast<std::size_t>(employment) - 1];
    if (!space::isWorker(shown))
        return nullptr;
    const WorkerTile &tile = edition_.tiles[static_cast<std::size_t>(space::tile(shown))];
    return &tile.workers[static_cast<std::size_t>(space::half(shown))];
}

Refusal::Verdict Refusal::of(Action action) const
{
    if (!isWellFormed(action))
        return malformedAction();
    const auto verb = static_cast<Verb>(action.verb);
    if (state_.phase == Phase::over)
        return refused(problem::gameOver);
    if (verb == Verb::putBonus || verb == Verb::turnUp || seat_ == chanceSeat)
        return chance(verb, action);
    if (rules_.actors(state_).isChance())
        return refused(problem::chanceFirst);
    if (seat_ != state_.turn)
        return refused(problem::notYourTurn);
    if (Verdict verdict = wrongMoment(verb))
        return verdict;
    switch (verb) {
    case Verb::putBonus:
    case Verb::turnUp:
        break;
    case Verb::choose:
        return choose(action.first, action.second);
    case Verb::move:
        return move(action.first);
    case Verb::hire:
        return hire(action.first, action.second);
    case Verb::buy:
        return buy(action.first);
    case Verb::sell:
        return sell(action.first, action.second);
    case Verb::section:
        return section(action.first, action.second, action.third);
    case Verb::house:
        return house(action.first);
    case Verb::market:
        return market(action.first);
    case Verb::take:
        return take(action.first, action.second);
    case Verb::decline:
        return decline(action.first);
    case Verb::supply:
        return supply(action.first, action.second, action.third);
    case Verb::keep:
        return keep(action.first, action.second, action.third);
    case Verb::cover:
        return cover(action.first);
    case Verb::finish:
        return finish();
    }
    return std::nullopt;
}

Refusal::Verdict Refusal::chance(Verb verb, Action action) const
{
    const bool drawsBonus = state_.phase == Phase::bushes;
    const bool drawsTile =
        state_.phase == Phase::display || state_.phase == Phase::starting || state_.phase == Phase::refill;
    const bool fits = (verb == Verb::putBonus && drawsBonus) || (verb == Verb::turnUp && drawsTile);
    if (!fits || seat_ != chanceSeat)
        return refused(problem::chanceOnly);
    if (drawsBonus) {
        if (action.first >= goodKinds || state_.bonusLeft[action.first] == 0)
            return refused(problem::notInTheSupply);
        return std::nullopt;
    }
    if (action.first >= edition_.tiles.size() || state_.tiles[action.first] != tilePlace::pile)
        return refused(problem::notInThePile);
    return std::nullopt;
}

Refusal::Verdict Refusal::onlyAt(int building, std::string_view code) const
{
    const bool isThere = player_.pawn == building && state_.phase == Phase::move;
    return refused(isThere ? problem::visitOver : code, {}, {here(Area::loop, building)});
}

Refusal::Verdict Refusal::wrongMoment(Verb verb) const
{
    const auto at = [this](Phase phase) { return state_.phase == phase; };
    // Before the first turn nothing of what the buildings allow is worth a word.
    if (at(Phase::draft))
        return verb == Verb::choose ? Verdict{} : unfinished();
    switch (verb) {
    case Verb::choose:
        return refused(problem::chooseInDraft);
    case Verb::move:
        return at(Phase::move) ? Verdict{} : unfinished();
    case Verb::hire:
    case Verb::buy:
    case Verb::sell:
        return at(Phase::trade) ? Verdict{} : onlyAt(tradingHouse, problem::tradeAtTradingHouse);
    case Verb::section:
    case Verb::house:
    case Verb::market:
        if (at(Phase::offer))
            return unfinished();
        return at(Phase::build) ? Verdict{} : onlyAt(boardOfWorks, problem::buildAtBoardOfWorks);
    case Verb::take:
    case Verb::decline:
        return at(Phase::offer) ? Verdict{} : refused(problem::bonusNotOffered);
    case Verb::supply:
        return at(Phase::supply) ? Verdict{} : onlyAt(mill, problem::supplyAtMill);
    case Verb::keep:
        if (at(Phase::keep))
            return std::nullopt;
        // A playing piece that stands on the castle has no goods to give up, whatever the moment.
        if (player_.pawn == castle)
            return refused(problem::nothingToReduce, {{"goods", edition_.goodsKept}},
                           {here(Area::loop, castle)});
        return refused(problem::keepAtCastle, {}, {here(Area::loop, castle)});
    case Verb::cover:
        if (at(Phase::keep))
            return unfinished();
        return at(Phase::cover) ? Verdict{} : onlyAt(castle, problem::coverAtCastle);
    case Verb::putBonus:
    case Verb::turnUp:
    case Verb::finish:
        break;
    }
    return std::nullopt;
}

bool Refusal::mayLeaveWorkers() const
{
    return std::ranges::count_if(player_.spaces, space::isWorker) <= edition_.workersSpared;
}

Refusal::Verdict Refusal::unfinished() const
{
    switch (state_.phase) {
    case Phase::draft:
        return refused(problem::chooseObligatory);
    case Phase::offer:
        return refused(problem::offerOpen);
    case Phase::keep:
        return refused(problem::keepObligatory, {{"goods", edition_.goodsKept}}, {here(Area::loop, castle)});
    case Phase::cover:
        return refused(mayLeaveWorkers() ? problem::visitUnfinished : problem::coverFirst, {},
                       {here(Area::loop, castle)});
    default:
        return refused(problem::visitUnfinished, {}, {here(Area::loop, player_.pawn)});
    }
}

Refusal::Verdict Refusal::finish() const
{
    switch (state_.phase) {
    case Phase::trade:
    case Phase::build:
    case Phase::supply:
        return std::nullopt;
    case Phase::move:
        return refused(problem::moveObligatory, {}, {here(Area::loop, player_.pawn)});
    case Phase::cover:
        if (mayLeaveWorkers())
            return std::nullopt;
        return refused(problem::coverObligatory, {{"workers", edition_.workersSpared}},
                       {here(Area::loop, castle)});
    default:
        return unfinished();
    }
}

std::optional<Problem> Milestones::refuse(const State &state, Seat seat, Action action) const
{
    return Refusal(*this, state, seat).of(action);
}

std::span<const std::string_view> refusalCodes()
{
    static constexpr std::array<std::string_view, 62> codes{
        // The moment
        problem::malformedAction, problem::gameOver, problem::chanceOnly, problem::chanceFirst,
        problem::notInTheSupply, problem::notInThePile, problem::notYourTurn, problem::chooseInDraft,
        problem::chooseObligatory, problem::tradeAtTradingHouse, problem::buildAtBoardOfWorks,
        problem::supplyAtMill, problem::visitOver, problem::keepAtCastle, problem::nothingToReduce,
        problem::coverAtCastle, problem::offerOpen, problem::keepObligatory, problem::coverFirst,
        problem::visitUnfinished, problem::moveObligatory, problem::coverObligatory,
        // Player boards
        problem::tileNotOffered, problem::tileOffTheBoard, problem::employmentSpaceTaken,
        problem::noSuchSpace, problem::movePastCastle, problem::oneTileAVisit, problem::tileNotDisplayed,
        problem::coinsMissing, problem::cubesOnly, problem::cubesMissing, problem::keepNotOwned,
        problem::coverNeedsWorker,
        // Main board
        problem::goodsMissing, problem::noSectionsLeft, problem::sectionNotOnLines,
        problem::sectionFromMilestone, problem::sectionFromJoint, problem::sectionFromNowhere,
        problem::sectionMeetsStreet, problem::sectionNeedsNumbers, problem::noHousesLeft, problem::houseTaken,
        problem::houseNeedsStreet, problem::houseBonusNeedsWorker, problem::noMarketsLeft,
        problem::marketOnMilestone, problem::marketOnMarket, problem::marketNeedsStreet,
        problem::bonusNotOffered, problem::bonusNeedsWorker, problem::bonusWrongWorker,
        problem::bonusWorkerTaken, problem::bonusHouseMustTake, problem::supplyNeedsMarket,
        problem::supplyHasSack, problem::supplyNotAdjacent, problem::supplyCovered,
        problem::supplyTwoDifferent, problem::supplyTooFew, problem::noSacksLeft};
    return codes;
}

} // namespace waystone::milestones

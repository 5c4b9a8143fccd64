#include "province/rules/queries.h"
#include "province/rules/referee.h"
#include "province/words/terms.h"

namespace waystone::province {

void Referee::gainByMill()
{
    gainLabor(edition_.millLabor, structureNames[static_cast<std::size_t>(Structure::mill)],
              printed(Structure::mill));
}

void Referee::gainBySmithy()
{
    gainLabor(edition_.smithyLabor, structureNames[static_cast<std::size_t>(Structure::smithy)],
              printed(Structure::smithy));
}

/// By the ships as they lie; mixed ones bring nothing by themselves.
void Referee::gainByHarbor()
{
    const std::string_view cause = structureNames[static_cast<std::size_t>(Structure::harbor)];
    if (state_.ships == Ships::white)
        gainLabor(edition_.whiteLabor, cause, printed(Structure::harbor));
    else if (state_.ships == Ships::black)
        gainCoins(edition_.blackCoins, cause, printed(Structure::harbor));
}

void Referee::beginTurn(Seat seat)
{
    state_.turn = seat;
    tell({Event::Kind::turnBegan, seat, {}, {}, 0, {}, {}});
    const std::uint8_t has = effects();
    if ((has & bitOf(Structure::mill)) != 0)
        gainByMill();
    if ((has & bitOf(Structure::smithy)) != 0)
        gainBySmithy();
    if (firstBuilder(state_, Structure::harbor) == seat) {
        state_.phase = Phase::startRoll;
    } else {
        state_.phase = Phase::work;
        if ((has & bitOf(Structure::harbor)) != 0)
            gainByHarbor();
    }
    settle();
}

void Referee::roll(Ships ships)
{
    state_.ships = ships;
    tell({Event::Kind::revealed,
          nobody,
          term::ship,
          shipNames[static_cast<std::size_t>(ships)],
          0,
          {},
          place(Area::ship)});
    if (state_.phase == Phase::endRoll)
        return beginTurn(other(state_.turn));
    state_.phase = Phase::work;
    gainByHarbor();
    settle();
}

void Referee::finishWork()
{
    state_.phase = Phase::spend;
    tell({Event::Kind::phaseBegan, state_.turn, term::spendPhase, {}, 0, {}, {}});
}

void Referee::endTurn()
{
    payLabor(state_.labor, term::lost);
    state_.laborGained = 0;
    state_.builtNow = 0;
    state_.hired = 0;
    state_.moved = 0;
    if (choices_.loanDuration == LoanDuration::thisTurn)
        state_.borrowed = 0;
    if (state_.end != End::notYet)
        return scoreTheEnd();
    if (state_.ships == Ships::unrolled && firstBuilder(state_, Structure::harbor) != nobody) {
        state_.phase = Phase::endRoll;
        return;
    }
    beginTurn(other(state_.turn));
}

/// Whether the seat to move meets the goal that is face up. What the other seat has does not change in this turn.
bool Referee::isGoalEarned() const
{
    return state_.goalShown != none && meetsGoal(edition_, choices_, state_, state_.turn, state_.goalShown);
}

void Referee::takeGoal(Seat seat)
{
    const int goal = state_.goalShown;
    state_.goalShown = none;
    state_.goalsWon[seat] |= bitOf(goal);
    const Place to = place(Area::wonGoal, goal, seat);
    tell({Event::Kind::moved, seat, goalNames[static_cast<std::size_t>(goal)], {}, 0, place(Area::goal), to});
    score(seat, Source::goals, edition_.goalPoints, to);
}

void Referee::reveal(int goal)
{
    constexpr int every = (1 << goals) - 1;
    const bool isSetup = state_.goalsUnseen == every;
    state_.goalsUnseen = static_cast<std::uint8_t>(state_.goalsUnseen & ~bitOf(goal));
    state_.goalShown = static_cast<std::uint8_t>(goal);
    tell({Event::Kind::revealed,
          nobody,
          goalNames[static_cast<std::size_t>(goal)],
          {},
          0,
          place(Area::goalPile),
          place(Area::goal)});
    if (isSetup) // it is over now
        tell({Event::Kind::turnBegan, state_.turn, {}, {}, 0, {}, {}});
    const std::array<bool, maxPlayers> meets{meetsGoal(edition_, choices_, state_, 0, goal),
                                             meetsGoal(edition_, choices_, state_, 1, goal)};
    if (meets[0] && meets[1]) {
        state_.goalShown = none;
        tell({Event::Kind::removed,
              nobody,
              goalNames[static_cast<std::size_t>(goal)],
              {},
              0,
              place(Area::goal),
              place(Area::discard, goal)});
    } else if (meets[0] || meets[1]) {
        takeGoal(meets[0] ? 0 : 1);
    }
    goOn();
}

/// After every action: goals first, then the end (readings: Province, Goals, End).
void Referee::settle()
{
    if (isGoalEarned())
        takeGoal(state_.turn);
    goOn();
}

/// To the next goal if none is face up, to the end if it has come, else on with the turn.
void Referee::goOn()
{
    if (state_.goalShown == none && state_.goalsUnseen != 0) {
        if (state_.phase != Phase::reveal)
            state_.resume = state_.phase;
        state_.phase = Phase::reveal;
        return;
    }
    if (state_.goalShown == none)
        triggerEnd(End::goals);
    if (state_.phase == Phase::reveal) {
        state_.phase = state_.resume;
        state_.resume = Phase::work;
    }
    if (state_.end != End::notYet && choices_.endTiming == EndTiming::immediate)
        scoreTheEnd();
}

void Referee::triggerEnd(End cause)
{
    if (state_.end != End::notYet)
        return;
    state_.end = cause;
    tell({Event::Kind::endTriggered, state_.turn, {}, endNames[static_cast<std::size_t>(cause)], 0, {}, {}});
}

void Referee::scoreTheEnd()
{
    state_.phase = Phase::over;
    tell({Event::Kind::phaseBegan, nobody, term::finalScoring, {}, 0, {}, {}});
    for (Seat seat = 0; seat < maxPlayers; ++seat) {
        score(seat, Source::coins, pointsOf(edition_, state_, seat, Source::coins),
              place(Area::coins, 0, seat));
        score(seat, Source::lenderCoin, pointsOf(edition_, state_, seat, Source::lenderCoin),
              place(Area::lenderCoin, 0, seat));
    }
    tell({Event::Kind::gameEnded, nobody, {}, {}, 0, {}, {}});
}

} // namespace waystone::province

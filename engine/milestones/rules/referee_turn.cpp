#include "milestones/rules/queries.h"
#include "milestones/rules/referee.h"
#include "milestones/rules/standing.h"
#include "milestones/words/terms.h"

#include <algorithm>

namespace waystone::milestones {

Referee::Referee(const Edition &edition, const Choices &choices, State &state, Events *events)
    : edition_(edition), choices_(choices), state_(state), events_(events)
{}

void Referee::gain(Good good, int amount, std::string_view cause, Place from)
{
    const auto kind = static_cast<std::size_t>(good);
    player().goods[kind] = static_cast<std::uint8_t>(player().goods[kind] + amount);
    tell({Event::Kind::gained, state_.turn, goodNames[kind], cause, amount, from, {}});
}

void Referee::pay(const Goods &cost, std::string_view cause)
{
    for (std::size_t kind = 0; kind < cost.size(); ++kind) {
        if (cost[kind] == 0)
            continue;
        player().goods[kind] = static_cast<std::uint8_t>(player().goods[kind] - cost[kind]);
        tell({Event::Kind::paid, state_.turn, goodNames[kind], cause, cost[kind], {}, {}});
    }
}

void Referee::score(Source source, int amount, Place from)
{
    if (amount == 0)
        return;
    std::uint16_t &points = player().points[static_cast<std::size_t>(source)];
    points = static_cast<std::uint16_t>(points + amount);
    tell({Event::Kind::points,
          state_.turn,
          term::points,
          sourceNames[static_cast<std::size_t>(source)],
          amount,
          from,
          {}});
    if (markedPoints(player()) >= edition_.targets[state_.players])
        triggerEnd(term::target);
}

void Referee::triggerEnd(std::string_view cause)
{
    if (state_.endedBy != nobody)
        return;
    state_.endedBy = state_.turn;
    tell({Event::Kind::endTriggered, state_.turn, {}, cause, 0, {}, {}});
}

void Referee::putBonus(int kind)
{
    const auto bush = std::find(state_.bonusOn.begin(), state_.bonusOn.end(), 0) - state_.bonusOn.begin();
    state_.bonusOn[static_cast<std::size_t>(bush)] = static_cast<std::uint8_t>(kind + 1);
    --state_.bonusLeft[static_cast<std::size_t>(kind)];
    const int triangle = edition_.board.bushes[static_cast<std::size_t>(bush)];
    tell({Event::Kind::revealed,
          nobody,
          term::bonusTile,
          workerNames[static_cast<std::size_t>(kind)],
          1,
          {},
          place(Area::triangle, triangle)});
    if (static_cast<std::size_t>(bush) + 1 < edition_.board.bushes.size())
        return;
    state_.bonusLeft = {}; // what an edition has beyond its bushes stays in the box
    state_.phase = Phase::display;
}

void Referee::turnUp(int tile)
{
    const bool forDraft = state_.phase == Phase::starting;
    const int slots = forDraft ? edition_.startingTiles[state_.players] : edition_.display;
    std::uint8_t *const row = forDraft ? state_.startingTiles.data() : state_.display.data();
    const auto slot = std::find(row, row + slots, none) - row;
    row[slot] = static_cast<std::uint8_t>(tile);
    state_.tiles[static_cast<std::size_t>(tile)] = forDraft ? tilePlace::starting : tilePlace::display;
    --state_.pileSize;
    tell({Event::Kind::revealed,
          nobody,
          term::workerTile,
          {},
          tile,
          place(Area::pile, 0),
          place(forDraft ? Area::starting : Area::display, static_cast<int>(slot))});

    if (state_.phase == Phase::refill) {
        state_.phase = Phase::trade;
    } else if (slot + 1 == slots) {
        if (forDraft)
            beginDraftChoice(static_cast<Seat>((state_.startSeat + state_.players - 1) % state_.players));
        else
            state_.phase = Phase::starting;
    }
}

void Referee::beginDraftChoice(Seat seat)
{
    state_.phase = Phase::draft;
    state_.turn = seat;
    tell({Event::Kind::turnBegan, seat, term::draft, {}, 0, {}, {}});
}

void Referee::choose(int tile, int left)
{
    const auto slot = std::find(state_.startingTiles.begin(), state_.startingTiles.end(), tile) -
                      state_.startingTiles.begin();
    state_.startingTiles[static_cast<std::size_t>(slot)] = none;
    layTile(tile, left, place(Area::starting, static_cast<int>(slot)));
    ++state_.tilesChosen;
    if (state_.tilesChosen % 2 != 0)
        return;
    if (state_.tilesChosen < 2 * state_.players) {
        beginDraftChoice(static_cast<Seat>((state_.turn + state_.players - 1) % state_.players));
        return;
    }
    for (std::size_t rest = 0; rest < state_.startingTiles.size(); ++rest) {
        std::uint8_t &leftOver = state_.startingTiles[rest];
        if (leftOver == none)
            continue;
        state_.tiles[leftOver] = tilePlace::box;
        tell({Event::Kind::removed,
              nobody,
              term::workerTile,
              {},
              leftOver,
              place(Area::starting, static_cast<int>(rest)),
              {}});
        leftOver = none;
    }
    beginTurn(state_.startSeat);
}

void Referee::beginTurn(Seat seat)
{
    state_.turn = seat;
    state_.phase = Phase::move;
    state_.movesLeft = 1;
    tell({Event::Kind::turnBegan, seat, {}, {}, 0, {}, {}});
}

void Referee::move(int target)
{
    const int origin = player().pawn;
    player().pawn = static_cast<std::uint8_t>(target);
    tell({Event::Kind::moved,
          state_.turn,
          term::pawn,
          {},
          0,
          place(Area::loop, origin, state_.turn),
          place(Area::loop, target, state_.turn)});
    switch (target) {
    case castle:
        return arriveAtCastle();
    case tradingHouse:
        return arriveAtTradingHouse();
    case boardOfWorks:
        state_.phase = Phase::build;
        return;
    case mill:
        state_.phase = Phase::supply;
        return;
    default:
        return arriveAtWorkers(origin, target);
    }
}

void Referee::arriveAtWorkers(int origin, int target)
{
    if (showsWorker(player(), target)) {
        const Good kind = workerOn(edition_, player(), target).kind;
        // The space that is left does not count (readings: Milestones, Employment spaces).
        for (int employment = origin + 1; employment <= target; ++employment) {
            if (!showsWorker(player(), employment) || workerOn(edition_, player(), employment).kind != kind)
                continue;
            const Place from = place(Area::loop, employment, state_.turn);
            gain(kind, 1, term::worker, from);
            if (bearsBonus(player(), employment))
                score(Source::bonusWorker, edition_.bonusWorkerPoints, from);
        }
    }
    endMove();
}

void Referee::arriveAtTradingHouse()
{
    if (ascendingWorkers(edition_, player()) != 0)
        gain(Good::coin, edition_.income, term::income);
    state_.hired = 0;
    state_.phase = Phase::trade;
}

void Referee::arriveAtCastle()
{
    if (total(player().goods) > edition_.goodsKept)
        state_.phase = Phase::keep;
    else
        beginCovering();
}

void Referee::beginCovering()
{
    if (visibleWorkers(player()) == 0)
        endMove();
    else
        state_.phase = Phase::cover;
}

void Referee::finish()
{
    endMove();
}

void Referee::endMove()
{
    state_.hired = 0;
    if (state_.movesLeft == 0) {
        endTurn();
        return;
    }
    --state_.movesLeft;
    state_.phase = Phase::move;
    tell({Event::Kind::phaseBegan, state_.turn, term::visit, {}, 0, {}, {}});
}

void Referee::endTurn()
{
    const auto next = static_cast<Seat>((state_.turn + 1) % state_.players);
    const bool lastTurnIsOver = state_.endedBy != nobody && next == state_.endedBy;
    const bool nobodyCanGoOn = choices_.stalled == Stalled::endWithFinalScoring && everySeatIsSpent();
    if (!lastTurnIsOver && !nobodyCanGoOn) {
        beginTurn(next);
        return;
    }
    if (!lastTurnIsOver)
        tell({Event::Kind::endTriggered, nobody, {}, term::stalled, 0, {}, {}});
    scoreMajorities();
    state_.phase = Phase::over;
    tell({Event::Kind::gameEnded, nobody, {}, {}, 0, {}, {}});
}

bool Referee::everySeatIsSpent() const
{
    return std::all_of(state_.seats.begin(), state_.seats.begin() + state_.players,
                       [this](const Player &player) { return isSpent(edition_, player); });
}

void Referee::scoreMajorities()
{
    tell({Event::Kind::phaseBegan, nobody, term::finalScoring, {}, 0, {}, {}});
    for (std::size_t kind = 0; kind < goodKinds; ++kind) {
        const Majority majority = majorityOf(edition_, choices_, state_, static_cast<Good>(kind));
        for (Seat seat = 0; seat < state_.players; ++seat) {
            if (!majority.isHeldBy(seat))
                continue;
            std::uint16_t &sum = state_.seats[seat].points[static_cast<std::size_t>(Source::majority)];
            sum = static_cast<std::uint16_t>(sum + majority.each);
            tell({Event::Kind::points,
                  seat,
                  workerNames[kind],
                  sourceNames[static_cast<std::size_t>(Source::majority)],
                  majority.each,
                  {},
                  {}});
        }
    }
}

} // namespace waystone::milestones

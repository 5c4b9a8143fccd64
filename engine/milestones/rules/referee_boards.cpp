#include "milestones/rules/queries.h"
#include "milestones/rules/referee.h"
#include "milestones/words/terms.h"

#include <algorithm>

namespace waystone::milestones {

void Referee::loseBonus(int employment)
{
    if (!bearsBonus(player(), employment))
        return;
    player().bonus = static_cast<std::uint8_t>(player().bonus & ~(1u << (employment - 1)));
    tell({Event::Kind::removed,
          state_.turn,
          term::bonusTile,
          {},
          0,
          place(Area::loop, employment, state_.turn),
          {}});
}

/// A worker who no longer shows; the cause is the kind.
void Referee::tellCovered(int employment)
{
    if (!showsWorker(player(), employment))
        return;
    const auto kind = static_cast<std::size_t>(workerOn(edition_, player(), employment).kind);
    tell({Event::Kind::removed,
          state_.turn,
          term::worker,
          workerNames[kind],
          0,
          place(Area::loop, employment, state_.turn),
          {}});
}

void Referee::layTile(int tile, int left, Place from)
{
    for (int half = 0; half < 2; ++half) {
        tellCovered(left + half);
        loseBonus(left + half);
        player().spaces[static_cast<std::size_t>(left + half) - 1] = space::worker(tile, half);
    }
    state_.tiles[static_cast<std::size_t>(tile)] = tilePlace::onBoard(state_.turn, left);
    tell({Event::Kind::moved,
          state_.turn,
          term::workerTile,
          {},
          tile,
          from,
          place(Area::loop, left, state_.turn)});
}

void Referee::hire(int tile, int left)
{
    Goods price{};
    price[static_cast<std::size_t>(Good::coin)] = static_cast<std::uint8_t>(edition_.tileCost);
    pay(price, term::hire);
    const auto slot = std::find(state_.display.begin(), state_.display.end(), tile) - state_.display.begin();
    state_.display[static_cast<std::size_t>(slot)] = none;
    layTile(tile, left, place(Area::display, static_cast<int>(slot)));
    state_.hired = 1;
    if (state_.pileSize > 0) {
        state_.phase = Phase::refill;
        return;
    }
    if (std::all_of(state_.display.begin(), state_.display.end(),
                    [](std::uint8_t shown) { return shown == none; }))
        triggerEnd(term::lastTile);
}

void Referee::buy(int good)
{
    Goods price{};
    price[static_cast<std::size_t>(Good::coin)] = static_cast<std::uint8_t>(edition_.cubeCost);
    pay(price, term::buy);
    gain(static_cast<Good>(good), 1, term::buy);
}

void Referee::sell(int one, int other)
{
    Goods cubes{};
    ++cubes[static_cast<std::size_t>(one)];
    ++cubes[static_cast<std::size_t>(other)];
    pay(cubes, term::sell);
    gain(Good::coin, 1, term::sell);
}

void Referee::keep(int one, int two, int three)
{
    Goods kept{};
    ++kept[static_cast<std::size_t>(one)];
    ++kept[static_cast<std::size_t>(two)];
    ++kept[static_cast<std::size_t>(three)];
    Goods handedOver = player().goods;
    for (std::size_t kind = 0; kind < goodKinds; ++kind)
        handedOver[kind] = static_cast<std::uint8_t>(handedOver[kind] - kept[kind]);
    pay(handedOver, term::keep);
    beginCovering();
}

void Referee::cover(int employment)
{
    tellCovered(employment);
    loseBonus(employment);
    player().spaces[static_cast<std::size_t>(employment) - 1] = space::covered;
    tell({Event::Kind::placed,
          state_.turn,
          term::coverTile,
          {},
          0,
          {},
          place(Area::loop, employment, state_.turn)});
    endMove();
}

} // namespace waystone::milestones

#include "twocities/rules/referee.h"

#include "twocities/rules/building.h"
#include "twocities/rules/queries.h"
#include "twocities/words/terms.h"

#include <algorithm>

namespace waystone::twocities {

namespace {

std::uint8_t everySeat(const State &state)
{
    return static_cast<std::uint8_t>((1u << state.players) - 1);
}

std::string_view faceDown(bool isDuplex)
{
    return isDuplex ? term::duplexTile : term::singleTile;
}

void addTo(Hand &hand, std::uint8_t &size, int tile)
{
    std::size_t at = size++;
    for (; at > 0 && hand[at - 1] > tile; --at)
        hand[at] = hand[at - 1];
    hand[at] = static_cast<std::uint8_t>(tile);
}

void removeFrom(Hand &hand, std::uint8_t &size, int tile)
{
    auto *const at = std::find(hand.begin(), hand.begin() + size, tile);
    std::copy(at + 1, hand.begin() + size, at);
    hand[--size] = tile::none;
}

} // namespace

void Referee::draw(int tile)
{
    const Stage &stage = stageOf(edition_, state_);
    Seat seat = 0;
    while (state_.handSizes[seat] == stage.hand)
        ++seat;
    if (seat == 0 && state_.handSizes[0] == 0)
        tell({Event::Kind::phaseBegan, nobody, term::round, {}, state_.round + 1, {}, {}});
    if (stage.isDuplex)
        state_.duplexesLeft &= ~(std::uint32_t{1} << tile::duplexIndex(tile));
    else
        --state_.singlesLeft[static_cast<std::size_t>(tile)];
    // The slot in which the tile comes to lie would tell others something of it.
    tell({Event::Kind::placed, seat, faceDown(stage.isDuplex), term::draw, 1,
          twocities::place(Area::supply, stage.isDuplex ? supplyPile::duplexes : supplyPile::singles),
          twocities::place(Area::hand, state_.handSizes[seat], seat)});
    addTo(state_.hands[seat], state_.handSizes[seat], tile);
    if (seat == state_.players - 1 && state_.handSizes[seat] == stage.hand)
        beginSelection();
}

void Referee::beginSelection()
{
    state_.phase = Phase::select;
    state_.acting = everySeat(state_);
    int turn = state_.turn + 1; // of the game, so that nobody has to be told of its round as well
    for (int round = 0; round < state_.round; ++round)
        turn += edition_.rounds[static_cast<std::size_t>(stageOf(state_.players, round))].turns();
    tell({Event::Kind::turnBegan, nobody, {}, {}, turn, {}, {}});
}

void Referee::select(Seat seat, int one, int other)
{
    state_.kept[seat] = {static_cast<std::uint8_t>(one), static_cast<std::uint8_t>(other)};
    state_.acting = static_cast<std::uint8_t>(state_.acting & ~(1u << seat));
    tell({Event::Kind::moved, seat, faceDown(stageOf(edition_, state_).isDuplex), term::selection, 2,
          twocities::place(Area::hand, 0, seat), twocities::place(Area::selected, 0, seat)});
    if (state_.acting == 0)
        reveal();
}

void Referee::tellBuildings(Event event, int tile, Place first, Place second)
{
    if (events_ == nullptr)
        return;
    const auto tellKind = [&](Kind kind, Place where) {
        event.what = kindNames[static_cast<std::size_t>(kind)];
        event.to = where;
        tell(event);
    };
    if (tile::isSingle(tile))
        return tellKind(static_cast<Kind>(tile), first);
    tellKind(edition_.duplex(tile).first, first);
    tellKind(edition_.duplex(tile).second, second);
}

void Referee::reveal()
{
    state_.phase = Phase::place;
    state_.acting = everySeat(state_);
    tell({Event::Kind::phaseBegan, nobody, term::revelation, {}, 0, {}, {}});
    for (Seat seat = 0; seat < state_.players; ++seat) {
        state_.open[seat] = side::both;
        for (std::size_t index = 0; index < 2; ++index) {
            const int tile = state_.kept[seat][index];
            const Place where = twocities::place(Area::selected, static_cast<int>(index), seat);
            tellBuildings({Event::Kind::revealed, seat, {}, term::selection, 0, {}, {}}, tile, where, where);
            removeFrom(state_.hands[seat], state_.handSizes[seat], tile);
        }
    }
}

void Referee::place(Seat seat, int tile, int city, int cell)
{
    const Score before = events_ == nullptr ? Score{} : rules_.score(state_);
    Kept &kept = state_.kept[seat];
    const bool isFirst = kept[0] == tile;
    Event placed{Event::Kind::placed, seat, {}, term::placement, 0, {}, {}};
    placed.from = twocities::place(Area::selected, isFirst ? 0 : 1, seat);
    const int players = state_.players;
    tellBuildings(placed, tile, cityPlace(players, city, cell),
                  tile::isDuplex(tile) ? cityPlace(players, city, secondCell(edition_.duplex(tile), cell))
                                       : Place{});

    putTile(edition_, state_.cities[static_cast<std::size_t>(city)], tile, cell);
    if (isFirst)
        kept[0] = kept[1];
    kept[1] = tile::none;
    state_.open[seat] = static_cast<std::uint8_t>(state_.open[seat] & ~sideOf(players, seat, city));
    if (events_ != nullptr)
        tellPoints(before);
    if (state_.open[seat] != 0)
        return;
    state_.acting = static_cast<std::uint8_t>(state_.acting & ~(1u << seat));
    if (state_.acting == 0)
        endTurn();
}

/// Any building may change what other cities' factories are worth, and which of two cities is the lower one.
void Referee::tellPoints(const Score &before)
{
    const Score after = rules_.score(state_);
    const std::array<int, maxPlayers> cities = rules_.scorer().totals(state_);
    for (std::size_t item = 0; item < after.items.size(); ++item) {
        for (Seat seat = 0; seat < state_.players; ++seat) {
            const int change = after.items[item].points[seat] - before.items[item].points[seat];
            const int left = leftCity(state_.players, seat);
            const int right = rightCity(state_.players, seat);
            const bool isLeft = cities[static_cast<std::size_t>(left)] == after.items[item].points[seat];
            if (change != 0)
                tell({Event::Kind::points,
                      seat,
                      {},
                      after.items[item].source,
                      change,
                      tokenPlace(Area::cityToken, state_.players, isLeft ? left : right),
                      {}});
        }
    }
}

void Referee::endTurn()
{
    state_.phase = Phase::select;
    if (state_.turn + 1 < stageOf(edition_, state_).turns()) {
        passHands();
        ++state_.turn;
        beginSelection();
    } else {
        discardLast();
        endRound();
    }
}

void Referee::passHands()
{
    const int direction = stageOf(edition_, state_).direction;
    const std::array<Hand, maxPlayers> passed = state_.hands; // all are of one size
    for (Seat seat = 0; seat < state_.players; ++seat) {
        const Seat receiver = seatBeside(state_.players, seat, direction);
        state_.hands[receiver] = passed[seat];
        tell({Event::Kind::moved, receiver, faceDown(stageOf(edition_, state_).isDuplex), term::pass,
              state_.handSizes[seat], twocities::place(Area::waiting, 0, receiver),
              twocities::place(Area::hand, 0, receiver)});
    }
}

/// The last tile of a pile is put away by whom it was passed to, face down and without being looked at.
void Referee::discardLast()
{
    const Stage &stage = stageOf(edition_, state_);
    for (Seat seat = 0; seat < state_.players; ++seat) {
        const Seat drawer = seatBeside(state_.players, seat, -stage.direction * state_.turn);
        const Seat receiver = seatBeside(state_.players, seat, stage.direction);
        state_.discards[static_cast<std::size_t>(state_.round * state_.players + drawer)] =
            state_.hands[seat][0];
        tell({Event::Kind::moved, receiver, faceDown(stage.isDuplex), term::discard, 1,
              twocities::place(Area::waiting, 0, receiver), twocities::place(Area::discard, 0)});
        state_.hands[seat].fill(tile::none);
        state_.handSizes[seat] = 0;
    }
}

void Referee::endRound()
{
    if (state_.round + 1 < roundCount(state_.players)) {
        ++state_.round;
        state_.turn = 0;
        state_.phase = Phase::draw;
        return;
    }
    state_.phase = Phase::over;
    tell({Event::Kind::phaseBegan, nobody, term::finalScoring, {}, 0, {}, {}});
    tell({Event::Kind::gameEnded, nobody, {}, {}, 0, {}, {}});
}

} // namespace waystone::twocities

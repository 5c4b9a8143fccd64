#include "province/rules/queries.h"
#include "province/rules/referee.h"
#include "province/words/terms.h"

#include <algorithm>

namespace waystone::province {

namespace {

constexpr int byteLimit = 0xFF;

std::uint8_t sum(int one, int other)
{
    return static_cast<std::uint8_t>(std::min(one + other, byteLimit));
}

} // namespace

Referee::Referee(const Province &rules, State &state, Events *events)
    : rules_(rules), edition_(rules.edition()), choices_(rules.choices()), state_(state), events_(events)
{}

std::uint8_t Referee::effects() const
{
    return effectsOf(choices_, state_, state_.turn);
}

Place Referee::printed(Structure structure) const
{
    return place(Area::structure, static_cast<int>(structure));
}

void Referee::gainLabor(int amount, std::string_view cause, Place from)
{
    if (amount == 0)
        return;
    state_.labor = sum(state_.labor, amount);
    state_.laborGained = sum(state_.laborGained, amount);
    tell({Event::Kind::gained, state_.turn, term::labor, cause, amount, from,
          place(Area::labor, 0, state_.turn)});
}

void Referee::gainCoins(int amount, std::string_view cause, Place from)
{
    const int gained = std::min(amount, bankOf(state_, rules_.totalCoins()));
    if (gained == 0)
        return;
    state_.coins[state_.turn] = static_cast<std::uint8_t>(state_.coins[state_.turn] + gained);
    tell({Event::Kind::gained, state_.turn, term::coin, cause, gained, from,
          place(Area::coins, 0, state_.turn)});
}

void Referee::payLabor(int amount, std::string_view cause)
{
    if (amount == 0)
        return;
    state_.labor = static_cast<std::uint8_t>(state_.labor - amount);
    tell(
        {Event::Kind::paid, state_.turn, term::labor, cause, amount, place(Area::labor, 0, state_.turn), {}});
}

void Referee::payCoins(int amount, std::string_view cause)
{
    if (amount == 0)
        return;
    state_.coins[state_.turn] = static_cast<std::uint8_t>(state_.coins[state_.turn] - amount);
    tell({Event::Kind::paid, state_.turn, term::coin, cause, amount, place(Area::coins, 0, state_.turn), {}});
}

void Referee::score(Seat seat, Source source, int amount, Place from)
{
    if (amount != 0)
        tell({Event::Kind::points,
              seat,
              term::points,
              sourceNames[static_cast<std::size_t>(source)],
              amount,
              from,
              {}});
}

void Referee::moveWorker(int worker)
{
    const auto index = static_cast<std::size_t>(worker);
    const int from = state_.workers[index];
    const int to = nextZone(from);
    state_.workers[index] = static_cast<std::uint8_t>(to);
    state_.moved = static_cast<std::uint16_t>(state_.moved | (1u << worker));
    tell({Event::Kind::moved,
          state_.turn,
          workerNames[static_cast<std::size_t>(workerKindOf(worker))],
          {},
          0,
          workerPlace(worker, from),
          workerPlace(worker, to)});
    const ZoneKind kind = edition_.zoneKinds[static_cast<std::size_t>(to)];
    const std::string_view cause = zoneKindNames[static_cast<std::size_t>(kind)];
    if (kind == ZoneKind::labor)
        gainLabor(edition_.zoneLabor, cause, place(Area::zone, to));
    else
        gainCoins((effects() & bitOf(Structure::bank)) != 0 ? edition_.bankCoins : edition_.zoneCoins, cause,
                  place(Area::zone, to));
}

void Referee::move(int kind, int zone)
{
    unsigned left = movable(choices_, state_);
    while (workerKindOf(std::countr_zero(left)) != static_cast<WorkerKind>(kind) ||
           state_.workers[static_cast<std::size_t>(std::countr_zero(left))] != zone)
        left &= left - 1;
    moveWorker(std::countr_zero(left));
    settle();
}

/// In the order in which legal() lists the single moves.
void Referee::moveAll()
{
    for (int kind = 0; kind < workerKinds; ++kind) {
        for (int zone = 0; zone < zones; ++zone) {
            for (unsigned left = movable(choices_, state_); left != 0; left &= left - 1) {
                const int worker = std::countr_zero(left);
                if (workerKindOf(worker) != static_cast<WorkerKind>(kind) ||
                    state_.workers[static_cast<std::size_t>(worker)] != zone)
                    continue;
                moveWorker(worker);
                if (isGoalEarned())
                    return settle();
            }
        }
    }
    settle();
}

/// A worker comes from the reserve. It does not move in this turn: the work phase is over.
void Referee::enter(int worker, Seat owner)
{
    const int zone = static_cast<int>(Zone::upper);
    state_.workers[static_cast<std::size_t>(worker)] = static_cast<std::uint8_t>(zone);
    if (worker >= firstSailor)
        state_.sailorOf[static_cast<std::size_t>(worker) - firstSailor] = owner;
    tell({Event::Kind::placed,
          state_.turn,
          workerNames[static_cast<std::size_t>(workerKindOf(worker))],
          {},
          0,
          workerPlace(worker, reserve),
          workerPlace(worker, zone)});
}

void Referee::build(int structure)
{
    const auto index = static_cast<std::size_t>(structure);
    const std::uint8_t bit = bitOf(structure);
    payLabor(edition_.costs[index].labor, term::build);
    payCoins(edition_.costs[index].coins, term::build);
    const bool isFirst = ((state_.built[0] | state_.built[1]) & bit) == 0;
    const int left = edition_.tokens - std::popcount(state_.built[state_.turn]);
    state_.built[state_.turn] |= bit;
    state_.builtNow |= bit;
    tell({Event::Kind::placed,
          state_.turn,
          structureNames[index],
          {},
          0,
          place(Area::stock, left - 1, state_.turn),
          place(Area::token, structure * 2 + (isFirst ? 0 : 1))});
    if (isFirst) {
        if (state_.turn == 1)
            state_.firstBySecond |= bit;
        score(state_.turn, Source::structures, edition_.points[index], place(Area::structure, structure));
    }
    if (static_cast<Structure>(structure) == Structure::camp && state_.workers[yellowWorker] == reserve)
        enter(yellowWorker, nobody);
    if (static_cast<Structure>(structure) == Structure::village && state_.workers[orangeWorker] == reserve)
        enter(orangeWorker, nobody);

    constexpr int every = (1 << structures) - 1;
    if (std::popcount(state_.built[state_.turn]) >= edition_.endStructures)
        triggerEnd(End::structures);
    else if ((state_.built[0] | state_.built[1]) == every)
        triggerEnd(End::types);
    settle();
}

void Referee::hire()
{
    payCoins(edition_.sailorPrice, term::hire);
    const auto free = std::find(state_.sailorOf.begin(), state_.sailorOf.end(), nobody);
    enter(firstSailor + static_cast<int>(free - state_.sailorOf.begin()), state_.turn);
    state_.hired = 1;
    settle();
}

void Referee::grind()
{
    payLabor(edition_.grindLabor, term::grind);
    gainCoins(edition_.grindCoins, term::grind, {});
    settle();
}

void Referee::useUnion()
{
    const std::string_view cause = structureNames[static_cast<std::size_t>(Structure::unionHall)];
    payCoins(edition_.unionCoins, cause);
    gainLabor(edition_.unionLabor, cause, printed(Structure::unionHall));
    settle();
}

void Referee::repay()
{
    payCoins(edition_.loanCoins, term::loan);
    tell({Event::Kind::moved, state_.turn, term::lenderCoin, term::loan, 0,
          place(Area::lenderCoin, 0, state_.turn), place(Area::lenderCoin)});
    state_.lender = nobody;
    if (choices_.loanDuration == LoanDuration::whileHeld)
        state_.borrowed = 0;
    settle();
}

void Referee::borrow(int structure)
{
    tell({Event::Kind::moved, state_.turn, term::lenderCoin,
          structureNames[static_cast<std::size_t>(structure)], 0, place(Area::lenderCoin, 0, state_.lender),
          place(Area::lenderCoin, 0, state_.turn)});
    state_.lender = state_.turn;
    // While it is held the coin stands for one structure; what the opponent had borrowed leaves them with it.
    if (choices_.loanDuration == LoanDuration::whileHeld)
        state_.borrowed = 0;
    state_.borrowed |= bitOf(structure);
    switch (static_cast<Structure>(structure)) {
    case Structure::mill:
        gainByMill();
        break;
    case Structure::smithy:
        gainBySmithy();
        break;
    case Structure::harbor:
        gainByHarbor();
        break;
    default:
        break;
    }
    settle();
}

} // namespace waystone::province

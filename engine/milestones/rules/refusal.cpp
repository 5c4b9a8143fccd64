#include "milestones/rules/refusal.h"

#include "core/kit/refused.h"

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
        return Problem{"game-over", {}, {}};
    if (verb == Verb::putBonus || verb == Verb::turnUp || seat_ == chanceSeat)
        return chance(verb, action);
    if (rules_.actors(state_).isChance())
        return Problem{"chance-first", {}, {}};
    if (seat_ != state_.turn)
        return Problem{"not-your-turn", {}, {}};
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
        return Problem{"chance-only", {}, {}};
    if (drawsBonus) {
        if (action.first >= goodKinds || state_.bonusLeft[action.first] == 0)
            return Problem{"not-in-the-supply", {}, {}};
        return std::nullopt;
    }
    if (action.first >= edition_.tiles.size() || state_.tiles[action.first] != tilePlace::pile)
        return Problem{"not-in-the-pile", {}, {}};
    return std::nullopt;
}

Refusal::Verdict Refusal::wrongMoment(Verb verb) const
{
    const auto at = [this](Phase phase) { return state_.phase == phase; };
    switch (verb) {
    case Verb::choose:
        return at(Phase::draft) ? Verdict{} : Problem{"choose-in-draft", {}, {}};
    case Verb::move:
        return at(Phase::move) ? Verdict{} : unfinished();
    case Verb::hire:
    case Verb::buy:
    case Verb::sell:
        return at(Phase::trade) ? Verdict{}
                                : Problem{"trade-at-trading-house", {}, {here(Area::loop, tradingHouse)}};
    case Verb::section:
    case Verb::house:
    case Verb::market:
        if (at(Phase::offer))
            return unfinished();
        return at(Phase::build) ? Verdict{}
                                : Problem{"build-at-board-of-works", {}, {here(Area::loop, boardOfWorks)}};
    case Verb::take:
    case Verb::decline:
        return at(Phase::offer) ? Verdict{} : Problem{"bonus-not-offered", {}, {}};
    case Verb::supply:
        return at(Phase::supply) ? Verdict{} : Problem{"supply-at-mill", {}, {here(Area::loop, mill)}};
    case Verb::keep:
        return at(Phase::keep) ? Verdict{} : Problem{"keep-at-castle", {}, {here(Area::loop, castle)}};
    case Verb::cover:
        if (at(Phase::keep))
            return unfinished();
        return at(Phase::cover) ? Verdict{} : Problem{"cover-at-castle", {}, {here(Area::loop, castle)}};
    case Verb::putBonus:
    case Verb::turnUp:
    case Verb::finish:
        break;
    }
    return std::nullopt;
}

Refusal::Verdict Refusal::unfinished() const
{
    switch (state_.phase) {
    case Phase::draft:
        return Problem{"choose-obligatory", {}, {}};
    case Phase::offer:
        return Problem{"offer-open", {}, {}};
    case Phase::keep:
        return Problem{"keep-obligatory", {{"goods", edition_.goodsKept}}, {here(Area::loop, castle)}};
    case Phase::cover:
        return Problem{"cover-first", {}, {here(Area::loop, castle)}};
    default:
        return Problem{"visit-unfinished", {}, {here(Area::loop, player_.pawn)}};
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
        return Problem{"move-obligatory", {}, {here(Area::loop, player_.pawn)}};
    case Phase::cover: {
        const auto workers = std::ranges::count_if(player_.spaces, space::isWorker);
        if (workers <= edition_.workersSpared)
            return std::nullopt;
        return Problem{"cover-obligatory", {{"workers", edition_.workersSpared}}, {here(Area::loop, castle)}};
    }
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
    static constexpr std::array<std::string_view, 60> codes{
        // The moment
        "malformed-action", "game-over", "chance-only", "chance-first", "not-in-the-supply",
        "not-in-the-pile", "not-your-turn", "choose-in-draft", "choose-obligatory", "trade-at-trading-house",
        "build-at-board-of-works", "supply-at-mill", "keep-at-castle", "cover-at-castle", "offer-open",
        "keep-obligatory", "cover-first", "visit-unfinished", "move-obligatory", "cover-obligatory",
        // Player boards
        "tile-not-offered", "tile-off-the-board", "employment-space-taken", "no-such-space",
        "move-past-castle", "one-tile-a-visit", "tile-not-displayed", "coins-missing", "cubes-only",
        "cubes-missing", "keep-not-owned", "cover-needs-worker",
        // Main board
        "goods-missing", "no-sections-left", "section-not-on-lines", "section-from-milestone",
        "section-from-joint", "section-from-nowhere", "section-meets-street", "section-needs-numbers",
        "no-houses-left", "house-taken", "house-needs-street", "house-bonus-needs-worker", "no-markets-left",
        "market-on-milestone", "market-on-market", "market-needs-street", "bonus-not-offered",
        "bonus-needs-worker", "bonus-wrong-worker", "bonus-worker-taken", "bonus-house-must-take",
        "supply-needs-market", "supply-has-sack", "supply-not-adjacent", "supply-covered",
        "supply-two-different", "supply-too-few", "no-sacks-left"};
    return codes;
}

} // namespace waystone::milestones

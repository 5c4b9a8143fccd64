#include "milestones/positions/editing_terms.h"
#include "milestones/positions/repairs.h"
#include "milestones/positions/setup_edit.h"
#include "milestones/rules/queries.h"
#include "milestones/words/codes.h"
#include "milestones/words/names.h"

#include <algorithm>
#include <numeric>

namespace waystone::milestones {

namespace {

Argument phaseArgument(Phase phase)
{
    return {"phase", Term{std::string(term::phaseTerms[static_cast<std::size_t>(phase)])}};
}

/// Another phase, and nothing of the one before.
void setPhase(Setup &setup, Phase phase)
{
    setup.phase = phase;
    setup.offerVertex.reset();
    setup.offerHouse.reset();
    setup.offers.clear();
    if (phase != Phase::trade && phase != Phase::refill)
        setup.hired = false;
    if (phase < Phase::move || phase == Phase::over)
        setup.movesLeft = 0;
}

int visible(const SetupPlayer &player)
{
    return static_cast<int>(std::ranges::count_if(player.spaces, space::isWorker));
}

/// The phases in which a seat whose pawn is there may be.
std::vector<Phase> phasesAt(int pawn)
{
    switch (pawn) {
    case tradingHouse:
        return {Phase::trade, Phase::move};
    case boardOfWorks:
        return {Phase::build, Phase::move};
    case mill:
        return {Phase::supply, Phase::move};
    case castle:
        return {Phase::keep, Phase::cover, Phase::move};
    default:
        return {Phase::move};
    }
}

} // namespace

void Repairs::beginning()
{
    const auto phase = [this](Phase to) {
        propose(fix::setPhase, [to](Setup &setup) { setPhase(setup, to); }, {phaseArgument(to)});
    };
    if (is(problem::builtTooEarly)) {
        phase(Phase::move);
        propose(fix::removeAllBuilt, [this](Setup &setup) {
            setup.streets.clear();
            setup.houses.clear();
            setup.milestones.clear();
            setup.sacks.clear();
            setup.markets = {board_.start};
        });
    }
    if (is(problem::seatNotFresh))
        propose(fix::clearSeat,
                [this](Setup &setup) {
                    SetupPlayer fresh = rules_.start(2, 0).seats.front();
                    if (setup.phase == Phase::draft)
                        fresh.spaces = setup.seats[seat()].spaces;
                    std::ranges::replace(fresh.spaces, space::covered, space::empty);
                    setup.seats[seat()] = fresh;
                },
                {{"seat", seat()}});
    if (is(problem::bushesOutOfOrder)) {
        phase(Phase::display);
        propose(fix::removeLaterBonusTiles, [](Setup &setup) {
            std::fill(std::ranges::find(setup.bonusOn, 0), setup.bonusOn.end(), std::uint8_t{0});
        });
    }
    if (is(problem::bushEmpty))
        propose(fix::fillBushes, [this](Setup &setup) {
            setup.bonusOn.resize(board_.bushes.size());
            std::array<int, goodKinds> used = edit::bonusTilesUsed(edition_, setup);
            for (std::uint8_t &bush : setup.bonusOn)
                for (std::size_t kind = 0; bush == 0 && kind < goodKinds; ++kind)
                    if (used[kind] < edition_.bonusTiles[kind]) {
                        bush = static_cast<std::uint8_t>(kind + 1);
                        ++used[kind];
                    }
        });
    if (is(problem::turnedUpOutOfOrder)) {
        const bool isDisplay = static_cast<Area>(problem_.places.front().area) == Area::display;
        propose(fix::takeTilesIntoPile,
                [isDisplay](Setup &setup) {
                    auto &slots = isDisplay ? setup.display : setup.startingTiles;
                    std::ranges::fill(slots, static_cast<std::uint8_t>(none));
                },
                {{"count",
                  static_cast<int>(std::ranges::count_if(isDisplay ? setup_.display : setup_.startingTiles,
                                                         [](int tile) { return tile != none; }))}});
        for (const Phase to : {Phase::display, Phase::starting, Phase::draft})
            phase(to);
    }
    if (is(problem::draftOver))
        phase(Phase::move);
    if (is(problem::draftTurn))
        propose(fix::setTurn, [this](Setup &setup) { setup.turn = static_cast<Seat>(number("expected")); },
                {{"seat", number("expected")}});
}

void Repairs::turn()
{
    const auto phase = [this](Phase to) {
        propose(fix::setPhase, [to](Setup &setup) { setPhase(setup, to); }, {phaseArgument(to)});
    };
    if (is(problem::movesLeft))
        propose(fix::setMovesLeft,
                [this](Setup &setup) { setup.movesLeft = static_cast<std::uint8_t>(number("maximum")); },
                {{"count", number("maximum")}});
    if (is(problem::pawnElsewhere)) {
        propose(fix::movePawn,
                [this](Setup &setup) { setup.seats[setup.turn].pawn = static_cast<std::uint8_t>(at()); },
                {{"seat", setup_.turn}, {"space", problem_.places.front()}});
        phase(phasesAt(setup_.seats[setup_.turn].pawn).front());
    }
    if (is(problem::refillWithoutPile))
        phase(Phase::trade);
    if (is(problem::hiredOutsideTrade))
        propose(fix::nothingHired, [](Setup &setup) { setup.hired = false; });
    if (is(problem::refillWithoutHire))
        propose(fix::tileWasHired, [](Setup &setup) { setup.hired = true; });
    if (is(problem::keepWithoutNeed) && visible(setup_.seats[setup_.turn]) > 0)
        phase(Phase::cover);
    if (is(problem::keepWithoutNeed) || is(problem::nothingToCover))
        phase(Phase::move);
    if (is(problem::castleGoods) && seat() == setup_.turn)
        phase(Phase::keep);
    if (is(problem::offerOutsideWorks))
        propose(fix::clearOffers, [](Setup &setup) { setPhase(setup, setup.phase); });
    if (is(problem::offerNotOpen))
        propose(fix::removeOffer, [this](Setup &setup) {
            edit::drop(setup.offers, at());
            if (setup.offers.empty())
                setPhase(setup, Phase::build);
        });
    if (is(problem::offerMissing))
        propose(fix::openOffers, [this](Setup &setup) {
            if (setup.offerHouse)
                edit::add(setup.offers, *setup.offerHouse);
            else if (setup.offerVertex)
                for (const std::uint8_t triangle : board_.trianglesAt[*setup.offerVertex])
                    if (const std::uint8_t bush = board_.bushOf[triangle];
                        bush < setup.bonusOn.size() && setup.bonusOn[bush] != 0)
                        edit::add(setup.offers, triangle);
        });
    if (is(problem::offerWithoutPiece) || is(problem::offerMissing))
        phase(Phase::build);
}

void Repairs::end()
{
    const auto triggeredBy = [this](Seat by) {
        propose(fix::endTriggeredBy, [by](Setup &setup) { setup.endedBy = by; }, {{"seat", by}});
    };
    if (is(problem::targetWithoutEnd))
        triggeredBy(seat());
    if (is(problem::lastTileWithoutEnd))
        triggeredBy(setup_.turn);
    if (is(problem::endWithoutCause))
        propose(fix::endNotTriggered, [](Setup &setup) { setup.endedBy.reset(); });
    if (is(problem::lastTurnOver)) {
        propose(fix::setMovesLeft, [](Setup &setup) { setup.movesLeft = 0; }, {{"count", 0}});
        for (Seat other = 0; other < setup_.players; ++other)
            if (other != setup_.turn)
                propose(fix::setTurn, [other](Setup &setup) { setup.turn = other; }, {{"seat", other}});
    }
    if (is(problem::lastTurnOver) || is(problem::allSpent))
        propose(fix::endGame, [](Setup &setup) { setPhase(setup, Phase::over); });
    if (is(problem::overWithoutEnd))
        propose(fix::setPhase, [](Setup &setup) { setPhase(setup, Phase::move); },
                {phaseArgument(Phase::move)});
    if (is(problem::overEarly)) {
        const auto last = static_cast<Seat>((*setup_.endedBy + setup_.players - 1) % setup_.players);
        propose(fix::setTurn, [last](Setup &setup) { setup.turn = last; }, {{"seat", last}});
    }
    if (is(problem::majorityBeforeEnd))
        propose(fix::clearMajorities,
                [this](Setup &setup) {
                    setup.seats[seat()].points[static_cast<std::size_t>(Source::majority)] = 0;
                },
                {{"seat", seat()}});
    if (is(problem::pointsWithoutPiece)) {
        const auto source =
            static_cast<std::size_t>(std::ranges::find(sourceNames, term("source")) - sourceNames.begin());
        propose(fix::pointsAsCarried,
                [this, source](Setup &setup) {
                    auto &points = setup.seats[seat()].points;
                    points[static_cast<std::size_t>(Source::carried)] = static_cast<std::uint16_t>(
                        points[static_cast<std::size_t>(Source::carried)] + points[source]);
                    points[source] = 0;
                },
                {{"seat", seat()}, *problem_.argument("source")});
    }
}

} // namespace waystone::milestones

#include "games/province/province_words.h"

#include "province/words/terms.h"
#include "words/term_text.h"

// Names of places, terms and pieces.

namespace waystone::province {

QString ProvinceWords::areaName(std::uint8_t area) const
{
    switch (static_cast<Area>(area)) {
    case Area::zone:
        return tr("Work cycle");
    case Area::worker:
        return tr("Workers on the work cycle");
    case Area::reserve:
        return tr("Sailors");
    case Area::structure:
        return tr("Structures");
    case Area::token:
        return tr("Structures built");
    case Area::stock:
        return tr("Structure tokens");
    case Area::goalPile:
        return tr("Face-down goals");
    case Area::goal:
        return tr("Open goal");
    case Area::wonGoal:
        return tr("Goals taken");
    case Area::discard:
        return tr("Discarded goals");
    case Area::ship:
        return tr("Ships");
    case Area::bank:
        return tr("Supply: coins");
    case Area::coins:
        return tr("Coins");
    case Area::labor:
        return tr("Labor of this turn");
    case Area::lenderCoin:
        return tr("Lender coin");
    case Area::score:
        return tr("Victory points");
    case Area::moveAll:
        return tr("Move all workers");
    case Area::finishWork:
        return tr("Finish the work phase");
    case Area::hire:
        return tr("Hire a sailor");
    case Area::grind:
        return tr("Grind");
    case Area::useUnion:
        return tr("Union");
    case Area::repay:
        return tr("Repay the loan");
    case Area::endTurn:
        return tr("End the turn");
    }
    return {};
}

QString ProvinceWords::zoneName(int zone) const
{
    const auto index = static_cast<std::size_t>(zone);
    const bool isCoins =
        rules_ != nullptr && zone < zones && rules_->edition().zoneKinds[index] == ZoneKind::coin;
    switch (static_cast<Zone>(zone)) {
    case Zone::upper:
        return tr("Upper zone (labor)");
    case Zone::right:
        return rules_ == nullptr ? tr("Lower right zone")
               : isCoins         ? tr("Lower right zone (coins)")
                                 : tr("Lower right zone (labor)");
    case Zone::left:
        return rules_ == nullptr ? tr("Lower left zone")
               : isCoins         ? tr("Lower left zone (coins)")
                                 : tr("Lower left zone (labor)");
    }
    return {};
}

QString ProvinceWords::workerName(int worker) const
{
    switch (workerKindOf(worker)) {
    case WorkerKind::green:
        return tr("Green worker %1").arg(worker + 1);
    case WorkerKind::yellow:
        return tr("Yellow worker");
    case WorkerKind::orange:
        return tr("Orange worker");
    case WorkerKind::sailor:
        return tr("Sailor %1").arg(worker - firstSailor + 1);
    }
    return {};
}

QString ProvinceWords::coinsName(int denomination, Seat owner) const
{
    if (denomination >= maxDenominations)
        return {};
    if (owner != nobody)
        return tr("%1 (%2)", "coins, player")
            .arg(termName(coinNames[static_cast<std::size_t>(denomination)]), seatName(owner));
    switch (denomination) {
    case 0:
        return tr("Supply: silver coins");
    case 1:
        return tr("Supply: gold coins");
    default:
        return tr("Supply: platinum coins");
    }
}

QString ProvinceWords::controlName(Place place) const
{
    const QString name = seatName(place.owner);
    switch (static_cast<Area>(place.area)) {
    case Area::moveAll:
        return tr("Move all workers (%1)").arg(name);
    case Area::finishWork:
        return tr("Finish the work phase (%1)").arg(name);
    case Area::hire:
        return tr("Hire a sailor (%1)").arg(name);
    case Area::grind:
        return tr("Grind (%1)").arg(name);
    case Area::useUnion:
        return tr("Union: coins for labor (%1)").arg(name);
    case Area::repay:
        return tr("Repay the loan (%1)").arg(name);
    default:
        return tr("End the turn (%1)").arg(name);
    }
}

QString ProvinceWords::placeName(Place place) const
{
    const int index = place.index;
    switch (static_cast<Area>(place.area)) {
    case Area::zone:
        return zoneName(index);
    case Area::worker:
        return tr("%1: %2", "zone, worker whose spot it is")
            .arg(zoneName(index / maxWorkers), workerName(index % maxWorkers));
    case Area::reserve:
        return tr("Beside the board: %1").arg(workerName(index));
    case Area::structure:
        return index < structures ? termName(structureNames[static_cast<std::size_t>(index)]) : QString();
    case Area::token: {
        if (index >= 2 * structures)
            return {};
        const QString structure = termName(structureNames[static_cast<std::size_t>(index) / 2]);
        return index % 2 == 0 ? tr("%1, first builder").arg(structure)
                              : tr("%1, second builder").arg(structure);
    }
    case Area::stock:
        return tr("Structure token %1 (%2)").arg(index + 1).arg(seatName(place.owner));
    case Area::goalPile:
        return tr("Face-down goal tokens");
    case Area::goal:
        return tr("Open goal token");
    case Area::wonGoal:
        return index < goals
                   ? tr("Goal taken: %1 (%2)", "goal, player")
                         .arg(termName(goalNames[static_cast<std::size_t>(index)]), seatName(place.owner))
                   : QString();
    case Area::discard:
        return index < goals
                   ? tr("Discarded goal: %1").arg(termName(goalNames[static_cast<std::size_t>(index)]))
                   : QString();
    case Area::ship:
        return index == 0 ? tr("First ship") : tr("Second ship");
    case Area::bank:
    case Area::coins:
        return coinsName(index, place.owner);
    case Area::labor:
        return tr("Labor of %1").arg(seatName(place.owner));
    case Area::lenderCoin:
        return place.owner == nobody ? tr("Supply: lender coin")
                                     : tr("Lender coin of %1").arg(seatName(place.owner));
    case Area::score:
        return tr("Points of %1").arg(seatName(place.owner));
    case Area::moveAll:
    case Area::finishWork:
    case Area::hire:
    case Area::grind:
    case Area::useUnion:
    case Area::repay:
    case Area::endTurn:
        return controlName(place);
    }
    return {};
}

QString ProvinceWords::termName(std::string_view term) const
{
    static constexpr TermText texts[] = {
        {term::lender, QT_TR_NOOP("Lender")},
        {term::bank, QT_TR_NOOP("Bank")},
        {term::camp, QT_TR_NOOP("Camp")},
        {term::village, QT_TR_NOOP("Village")},
        {term::mill, QT_TR_NOOP("Mill")},
        {term::smithy, QT_TR_NOOP("Smithy")},
        {term::unionHall, QT_TR_NOOP("Union")},
        {term::harbor, QT_TR_NOOP("Harbor")},
        {term::upper, QT_TR_NOOP("Upper zone")},
        {term::right, QT_TR_NOOP("Lower right zone")},
        {term::left, QT_TR_NOOP("Lower left zone")},
        {term::laborZone, QT_TR_NOOP("Labor zone")},
        {term::coinZone, QT_TR_NOOP("Coin zone")},
        {term::green, QT_TR_NOOP("Green worker")},
        {term::yellow, QT_TR_NOOP("Yellow worker")},
        {term::orange, QT_TR_NOOP("Orange worker")},
        {term::sailor, QT_TR_NOOP("Sailor")},
        {term::worker, QT_TR_NOOP("Worker")},
        {term::movedWorker, QT_TR_NOOP("Worker that has moved")},
        {term::structureToken, QT_TR_NOOP("Structure token")},
        {term::goalToken, QT_TR_NOOP("Goal token")},
        {term::ship, QT_TR_NOOP("Ship token")},
        {term::coin, QT_TR_NOOP("Coin")},
        {term::lenderCoin, QT_TR_NOOP("Lender coin")},
        {term::silver, QT_TR_NOOP("Silver coin")},
        {term::gold, QT_TR_NOOP("Gold coin")},
        {term::platinum, QT_TR_NOOP("Platinum coin")},
        {term::unrolled, QT_TR_NOOP("not rolled")},
        {term::white, QT_TR_NOOP("two white sides")},
        {term::mixed, QT_TR_NOOP("a white and a black side")},
        {term::black, QT_TR_NOOP("two black sides")},
        {term::build, QT_TR_NOOP("Building a structure")},
        {term::hire, QT_TR_NOOP("Hire a sailor")},
        {term::grind, QT_TR_NOOP("Grind")},
        {term::loan, QT_TR_NOOP("Loan")},
        {term::lost, QT_TR_NOOP("Labor lost")},
        {term::workPhase, QT_TR_NOOP("Work phase")},
        {term::spendPhase, QT_TR_NOOP("Spend phase")},
        {term::finalScoring, QT_TR_NOOP("Final scoring")},
        {term::points, QT_TR_NOOP("Victory points")},
        {term::labor, QT_TR_NOOP("Labor")},
        {term::coins, QT_TR_NOOP("Coins")},
        {term::structures, QT_TR_NOOP("Structures")},
        {term::goals, QT_TR_NOOP("Goals")},
        {term::structuresBuilt, QT_TR_NOOP("Structures")},
        {term::sailorsLeft, QT_TR_NOOP("Sailors in the supply")},
        {term::goalsLeft, QT_TR_NOOP("Face-down goals")},
        {term::bankCoins, QT_TR_NOOP("Coins in the supply")},
        {term::manyStructures, QT_TR_NOOP("A player has built enough structures")},
        {term::everyStructure, QT_TR_NOOP("Every type of structure has been built")},
        {term::noGoalLeft, QT_TR_NOOP("No goal is left")},
    };
    if (const char *text = textOf(texts, term))
        return tr(text);
    return goalName(term);
}

QString ProvinceWords::pieceName(const Piece &piece) const
{
    if (piece.kind == term::worker || piece.kind == term::movedWorker) {
        const QString name =
            piece.owner == nobody ? termName(piece.variant) : tr("Sailor of %1").arg(seatName(piece.owner));
        return piece.kind == term::worker ? name : tr("%1 (moved)").arg(name);
    }
    if (piece.kind == term::structureToken)
        return tr("%1 (%2)", "structure or token, player")
            .arg(termName(piece.variant.empty() ? piece.kind : piece.variant), seatName(piece.owner));
    if (piece.kind == term::goalToken)
        return piece.variant.empty() ? termName(piece.kind) : goalTask(piece.variant);
    if (piece.kind == term::ship) {
        if (piece.variant == term::white)
            return tr("White side");
        return piece.variant == term::black ? tr("Black side") : termName(piece.variant);
    }
    if (piece.kind == term::coin)
        return termName(piece.variant);
    return termName(piece.kind);
}

} // namespace waystone::province

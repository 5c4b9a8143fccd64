#include "games/milestones/milestones_words.h"

#include "milestones/rules/standing.h"
#include "milestones/words/names.h"
#include "milestones/words/terms.h"
#include "words/foreign_text.h"
#include "words/general_words.h"
#include "words/term_text.h"

// Names of places, terms and pieces.

namespace waystone::milestones {

QString MilestonesWords::areaName(std::uint8_t area) const
{
    switch (static_cast<Area>(area)) {
    case Area::vertex:
        return tr("Corner");
    case Area::edge:
        return tr("Line");
    case Area::triangle:
        return tr("Triangle");
    case Area::loop:
        return tr("Space of the loop");
    case Area::goods:
        return tr("Goods");
    case Area::display:
        return tr("Display");
    case Area::starting:
        return tr("Starting tiles");
    case Area::supply:
        return tr("Supply");
    case Area::pile:
        return tr("Draw pile");
    case Area::score:
        return tr("Score track");
    case Area::finish:
        return tr("Finish the visit");
    case Area::decline:
        return tr("Leave the bonus tile");
    }
    return {};
}

QString MilestonesWords::vertexName(int vertex) const
{
    if (rules_ == nullptr || vertex >= static_cast<int>(rules_->board().vertices.size()))
        return QString::number(vertex + 1);
    return foreign_text::line(
        QString::fromStdString(rules_->board().vertices[static_cast<std::size_t>(vertex)].name));
}

QString MilestonesWords::vertexPlaceName(int vertex) const
{
    const QString name = vertexName(vertex);
    if (rules_ == nullptr || vertex >= static_cast<int>(rules_->board().vertices.size()))
        return tr("Corner %1").arg(name);
    if (vertex == rules_->board().start)
        return tr("Corner %1 (first marketplace)").arg(name);
    const int number = rules_->board().vertices[static_cast<std::size_t>(vertex)].number;
    return tr("Corner %1 (number %2)").arg(name, QString::number(number));
}

QString MilestonesWords::trianglePlaceName(int triangle) const
{
    const bool isBush = rules_ != nullptr && triangle < static_cast<int>(rules_->board().bushOf.size()) &&
                        rules_->board().bushOf[static_cast<std::size_t>(triangle)] != none;
    const QString name =
        rules_ == nullptr
            ? QString::number(triangle + 1)
            : foreign_text::line(QString::fromStdString(names::triangle(rules_->board(), triangle)));
    return isBush ? tr("Triangle %1 (bush)").arg(name) : tr("Triangle %1").arg(name);
}

QString MilestonesWords::spaceName(int space) const
{
    switch (space) {
    case castle:
        return tr("Castle");
    case tradingHouse:
        return tr("Trading house");
    case boardOfWorks:
        return tr("Board of works");
    case mill:
        return tr("Mill");
    default:
        return isEmployment(space) ? tr("Employment space %1").arg(space) : QString();
    }
}

QString MilestonesWords::ownSpaceName(Seat owner, int space) const
{
    if (owner == nobody)
        return spaceName(space);
    return tr("%1 (%2)", "space, player").arg(spaceName(space), seatName(owner));
}

QString MilestonesWords::supplyName(int index) const
{
    if (index < goodKinds)
        return tr("Supply: %1").arg(termName(goodNames[static_cast<std::size_t>(index)]));
    switch (index) {
    case supplyPile::section:
        return tr("Supply: street sections");
    case supplyPile::house:
        return tr("Supply: houses");
    case supplyPile::market:
        return tr("Supply: marketplaces");
    case supplyPile::sack:
        return tr("Supply: flour sacks");
    default:
        return {};
    }
}

QString MilestonesWords::placeName(Place place) const
{
    const int index = place.index;
    switch (static_cast<Area>(place.area)) {
    case Area::vertex:
        return vertexPlaceName(index);
    case Area::edge: {
        if (rules_ == nullptr || index >= static_cast<int>(rules_->board().edges.size()))
            return tr("Line %1").arg(index + 1);
        const auto &ends = rules_->board().edges[static_cast<std::size_t>(index)];
        return tr("Line %1–%2").arg(vertexName(ends[0]), vertexName(ends[1]));
    }
    case Area::triangle:
        return trianglePlaceName(index);
    case Area::loop:
        return ownSpaceName(place.owner, index);
    case Area::goods:
        return index < goodKinds
                   ? tr("%1 (%2)", "kind of goods, player")
                         .arg(termName(goodNames[static_cast<std::size_t>(index)]), seatName(place.owner))
                   : QString();
    case Area::display:
        return tr("Display, slot %1").arg(index + 1);
    case Area::starting:
        return tr("Starting tiles, slot %1").arg(index + 1);
    case Area::supply:
        return supplyName(index);
    case Area::pile:
        return tr("Draw pile");
    case Area::score:
        return tr("Score track (%1)").arg(seatName(place.owner));
    case Area::finish:
        return tr("Finish the visit (%1)").arg(seatName(place.owner));
    case Area::decline:
        return tr("Leave the bonus tile (%1)").arg(seatName(place.owner));
    }
    return {};
}

QString MilestonesWords::termName(std::string_view term) const
{
    static constexpr TermText texts[] = {
        {term::stone, QT_TR_NOOP("Stone")},
        {term::wood, QT_TR_NOOP("Wood")},
        {term::sand, QT_TR_NOOP("Sand")},
        {term::grain, QT_TR_NOOP("Grain")},
        {term::coin, QT_TR_NOOP("Coins")},
        {term::quarryman, QT_TR_NOOP("Quarryman")},
        {term::lumberjack, QT_TR_NOOP("Lumberjack")},
        {term::sandWorker, QT_TR_NOOP("Sand worker")},
        {term::grainGrower, QT_TR_NOOP("Grain grower")},
        {term::coiner, QT_TR_NOOP("Coiner")},
        {term::pawn, QT_TR_NOOP("Playing piece")},
        {term::visit, QT_TR_NOOP("This visit")},
        {term::workerTile, QT_TR_NOOP("Worker tile")},
        {term::coverTile, QT_TR_NOOP("Cover tile")},
        {term::bonusTile, QT_TR_NOOP("Bonus tile")},
        {term::street, QT_TR_NOOP("Street piece")},
        {term::section, QT_TR_NOOP("Street section")},
        {term::milestone, QT_TR_NOOP("Milestone")},
        {term::market, QT_TR_NOOP("Marketplace")},
        {term::house, QT_TR_NOOP("House")},
        {term::sack, QT_TR_NOOP("Flour sack")},
        {term::worker, QT_TR_NOOP("Worker")},
        {term::income, QT_TR_NOOP("Income")},
        {term::hire, QT_TR_NOOP("Hire workers")},
        {term::buy, QT_TR_NOOP("Buy goods")},
        {term::sell, QT_TR_NOOP("Sell goods")},
        {term::keep, QT_TR_NOOP("Keep goods")},
        {term::target, QT_TR_NOOP("Target space")},
        {term::lastTile, QT_TR_NOOP("Last worker tile")},
        {term::stalled, QT_TR_NOOP("Nobody can hire workers anymore")},
        {term::draft, QT_TR_NOOP("Choice of starting tiles")},
        {term::finalScoring, QT_TR_NOOP("Final scoring")},
        {term::points, QT_TR_NOOP("Victory points")},
        {term::pile, QT_TR_NOOP("Draw pile")},
        {term::goods, QT_TR_NOOP("Goods")},
        {term::bonusWorker, QT_TR_NOOP("Worker with a bonus tile")},
        {term::majority, QT_TR_NOOP("Majority")},
        {term::ascendingSequence, QT_TR_NOOP("Workers in ascending sequence")},
        {term::soleMajority, QT_TR_NOOP("Majority alone")},
        {term::sharedMajority, QT_TR_NOOP("Shared majority")},
        {term::carried, QT_TR_NOOP("From before this position")},
    };
    const char *text = textOf(texts, term);
    return text == nullptr ? QString() : tr(text);
}

QString MilestonesWords::workerName(const Worker &worker) const
{
    const auto number = static_cast<int>(worker.number);
    switch (worker.kind) {
    case Good::stone:
        return tr("Quarryman %1").arg(number);
    case Good::wood:
        return tr("Lumberjack %1").arg(number);
    case Good::sand:
        return tr("Sand worker %1").arg(number);
    case Good::grain:
        return tr("Grain grower %1").arg(number);
    case Good::coin:
        return tr("Coiner %1").arg(number);
    }
    return {};
}

QString MilestonesWords::tileName(int tile) const
{
    if (rules_ == nullptr || tile >= static_cast<int>(rules_->edition().tiles.size()))
        return tr("Worker tile %1").arg(tile + 1);
    const auto &workers = rules_->edition().tiles[static_cast<std::size_t>(tile)].workers;
    return tr("%1 + %2", "the two workers of a tile").arg(workerName(workers[0]), workerName(workers[1]));
}

QString MilestonesWords::pieceName(const Piece &piece) const
{
    if (piece.kind == term::worker)
        for (std::size_t kind = 0; kind < goodKinds; ++kind)
            if (workerNames[kind] == piece.variant)
                return workerName({static_cast<Good>(kind), static_cast<std::uint8_t>(piece.value)});
    if (piece.kind == term::bonusTile)
        return tr("Bonus tile: %1").arg(termName(piece.variant));
    if (piece.kind == term::pawn)
        return tr("Playing piece: %1").arg(seatName(piece.owner));
    return termName(piece.kind);
}

} // namespace waystone::milestones

#include "milestones/positions/repairs.h"

#include "milestones/positions/setup_edit.h"
#include "milestones/positions/soundness.h"
#include "milestones/rules/queries.h"
#include "milestones/words/codes.h"

#include <algorithm>
#include <array>
#include <set>

namespace waystone::milestones {

namespace {

/// Each index that is one, once.
void tidy(std::vector<std::uint8_t> &list, std::size_t count)
{
    std::set<std::uint8_t> known;
    std::erase_if(list, [&](std::uint8_t index) { return index >= count || !known.insert(index).second; });
}

void tidy(const Edition &edition, SetupPlayer &player)
{
    const auto tiles = static_cast<int>(edition.tiles.size());
    if (player.pawn >= loopSpaces)
        player.pawn = castle;
    for (std::uint8_t &shown : player.spaces)
        if (space::isWorker(shown) && space::tile(shown) >= tiles)
            shown = space::empty;
    std::erase_if(player.buried, [tiles](const BuriedTile &buried) {
        return buried.tile >= tiles || buried.space < 1 || buried.space >= employmentSpaces;
    });
    for (std::uint8_t &amount : player.goods)
        amount = std::min<std::uint8_t>(amount, maxGoodsOfAKind);
    for (std::uint16_t &points : player.points)
        points = std::min<std::uint16_t>(points, maxPointsOfASource);
}

/// Whatever the setup speaks of exists from now on.
void tidy(const Milestones &rules, Setup &setup)
{
    const Edition &edition = rules.edition();
    const Board &board = edition.board;
    setup.players = std::clamp<std::uint8_t>(setup.players, 2, maxPlayers);
    setup.seats.resize(setup.players, rules.start(setup.players, 0).seats.front());
    if (setup.startSeat >= setup.players)
        setup.startSeat = 0;
    if (setup.turn >= setup.players)
        setup.turn = 0;
    if (setup.endedBy && *setup.endedBy >= setup.players)
        setup.endedBy.reset();
    tidy(setup.streets, board.edges.size());
    for (auto *list : {&setup.milestones, &setup.markets, &setup.sacks})
        tidy(*list, board.vertices.size());
    for (auto *list : {&setup.houses, &setup.offers})
        tidy(*list, board.triangles.size());
    if (setup.offerVertex && *setup.offerVertex >= board.vertices.size())
        setup.offerVertex.reset();
    if (setup.offerHouse && *setup.offerHouse >= board.triangles.size())
        setup.offerHouse.reset();
    setup.bonusOn.resize(board.bushes.size());
    std::ranges::replace_if(
        setup.bonusOn, [](int kind) { return kind > goodKinds; }, std::uint8_t{0});
    const auto tidyRow = [&edition](std::vector<std::uint8_t> &slots, int size) {
        if (static_cast<int>(slots.size()) > size)
            slots.resize(static_cast<std::size_t>(size));
        std::ranges::replace_if(
            slots, [&edition](std::size_t tile) { return tile >= edition.tiles.size(); },
            static_cast<std::uint8_t>(none));
    };
    tidyRow(setup.display, edition.display);
    tidyRow(setup.startingTiles, edition.startingTiles[setup.players]);
    tidy(setup.box, edition.tiles.size());
    for (SetupPlayer &player : setup.seats)
        tidy(edition, player);
}

} // namespace

Repairs::Repairs(const Milestones &rules, const Setup &setup, const Problem &problem)
    : RepairsOf(setup, problem), rules_(rules), edition_(rules.edition()), board_(rules.board())
{}

int Repairs::at(std::size_t which) const
{
    return problem_.places[which].index;
}

Seat Repairs::seat() const
{
    if (problem_.argument("seat") != nullptr)
        return static_cast<Seat>(number("seat"));
    return problem_.places.front().owner;
}

void Repairs::existence()
{
    static constexpr auto codes = std::to_array<std::string_view>(
        {problem::playersOutOfRange, problem::seatsNotAsPlayers, problem::noSuchSeat, problem::noSuchPlace,
         problem::noSuchSpace, problem::noSuchKind, problem::noSuchTile, problem::tooManySlots,
         problem::pieceListedTwice, problem::goodsBeyondLimit, problem::pointsBeyondLimit});
    if (isOneOf(codes))
        propose(fix::leaveOutWhatIsNotThere, [this](Setup &setup) { tidy(rules_, setup); });
}

std::vector<FixOf<Setup>> Repairs::proposals()
{
    existence();
    network();
    boards();
    tiles();
    beginning();
    turn();
    end();
    return takeProposals();
}

std::vector<FindingOf<Setup>> Milestones::problems(const Setup &setup) const
{
    return withFixes(
        setup, soundnessCodes(), [this](const Setup &any) { return checkSetup(*this, any); },
        [this](const Setup &any, const Problem &problem) {
            return Repairs(*this, any, problem).proposals();
        });
}

std::span<const std::string_view> Milestones::fixCodes()
{
    static constexpr auto codes = std::to_array<std::string_view>({
        fix::leaveOutWhatIsNotThere,
        // Network
        fix::removeSurplus,
        fix::putMarket,
        fix::removeMarket,
        fix::putMilestone,
        fix::removeMilestone,
        fix::removeSection,
        fix::removeSack,
        fix::removeStreet,
        fix::removeStreetsOfLoop,
        fix::removeStreetsApart,
        fix::removeHouse,
        fix::removeBonusTile,
        // Boards
        fix::removeTile,
        fix::putCoverTile,
        fix::removeCoverTile,
        fix::showOtherWorker,
        fix::giveGoodsBack,
        // Tiles
        fix::fillDisplay,
        fix::emptyDisplay,
        fix::putTilesOutOfGame,
        fix::takeTilesIntoPile,
        // Beginning
        fix::removeAllBuilt,
        fix::clearSeat,
        fix::removeLaterBonusTiles,
        fix::fillBushes,
        fix::fillStartingTiles,
        // Turn
        fix::setTurn,
        fix::setMovesLeft,
        fix::setPhase,
        fix::movePawn,
        fix::nothingHired,
        fix::tileWasHired,
        fix::clearOffers,
        fix::removeOffer,
        fix::openOffers,
        // End
        fix::endTriggeredBy,
        fix::endNotTriggered,
        fix::endGame,
        fix::clearMajorities,
        fix::pointsAsCarried,
    });
    return codes;
}

} // namespace waystone::milestones

#include "twocities/positions/repairs.h"

#include "twocities/positions/editing_terms.h"
#include "twocities/positions/setup_edit.h"
#include "twocities/positions/soundness.h"
#include "twocities/rules/queries.h"
#include "twocities/words/codes.h"
#include "twocities/words/names.h"

#include <algorithm>
#include <array>
#include <set>

namespace waystone::twocities {

namespace {

/// Whatever the setup speaks of exists from now on.
void tidy(const Edition &edition, Setup &setup)
{
    setup.players = std::clamp<std::uint8_t>(setup.players, 2, maxPlayers);
    setup.seats.resize(setup.players);
    setup.cities.resize(static_cast<std::size_t>(cityCount(setup.players)));
    setup.round = std::min(setup.round, static_cast<std::uint8_t>(roundCount(setup.players) - 1));
    const Stage &stage = edition.rounds[static_cast<std::size_t>(stageOf(setup.players, setup.round))];
    const int turns = setup.phase == Phase::draw ? 1 : stage.turns();
    setup.turn = std::min(setup.turn, static_cast<std::uint8_t>(turns - 1));
    const auto tidyTiles = [&edition](edit::Tiles &tiles, std::size_t maximum) {
        std::erase_if(tiles, [&edition](int tile) { return tile >= edition.tiles(); });
        if (tiles.size() > maximum)
            tiles.resize(maximum);
    };
    for (SetupSeat &seat : setup.seats) {
        tidyTiles(seat.hand, maxHand);
        tidyTiles(seat.kept, 2);
        seat.open &= side::both;
    }
    tidyTiles(setup.discards, maxDiscards);
    for (std::vector<PlacedTile> &city : setup.cities)
        std::erase_if(city, [&edition](PlacedTile placed) { return !edit::isOnGrid(edition, placed); });
}

} // namespace

Repairs::Repairs(const BetweenTwoCities &rules, const Setup &setup, const Problem &problem)
    : RepairsOf(setup, problem), rules_(rules), edition_(rules.edition())
{}

std::size_t Repairs::city() const
{
    return edit::cityAt(setup_, problem_.places.front()).value();
}

void Repairs::proposePhase(Phase phase)
{
    propose(fix::setPhase,
            [phase](Setup &setup) {
                setup.phase = phase;
                if (phase == Phase::draw)
                    setup.turn = 0;
            },
            {{"phase", Term{std::string(term::phaseTerms[static_cast<std::size_t>(phase)])}}});
}

void Repairs::existence()
{
    static constexpr auto codes = std::to_array<std::string_view>(
        {problem::playersOutOfRange, problem::seatsNotAsPlayers, problem::citiesNotAsPlayers,
         problem::noSuchRound, problem::noSuchTurn, problem::tileNotInEdition, problem::noSuchCell,
         problem::noSuchSide, problem::tooManyTiles, problem::duplexBeyondTheGrid});
    if (isOneOf(codes))
        propose(fix::leaveOutWhatIsNotThere, [this](Setup &setup) { tidy(edition_, setup); });
}

void Repairs::supply()
{
    if (!is(problem::tooManyOfAKind) && !is(problem::duplexInTwoPlaces))
        return;
    const auto isMeant = [this](int tile) {
        const auto named = [&](std::string_view argument, Kind kind) {
            return term(argument) == kindNames[static_cast<std::size_t>(kind)];
        };
        if (is(problem::tooManyOfAKind))
            return tile::isSingle(tile) && named("tile", static_cast<Kind>(tile));
        return tile::isDuplex(tile) && named("first", edition_.duplex(tile).first) &&
               named("second", edition_.duplex(tile).second);
    };
    if (is(problem::tooManyOfAKind)) {
        const int surplus = number("found") - number("maximum");
        propose(fix::removeSurplus,
                [&](Setup &setup) {
                    for (int count = 0; count < surplus; ++count) {
                        const std::vector<Piece> pieces = rules_.pieces(setup);
                        for (auto piece = pieces.rbegin(); piece != pieces.rend(); ++piece)
                            if (const auto lying = edit::lyingAt(edition_, setup, *piece);
                                lying && isMeant(lying->tile)) {
                                edit::takeAway(setup, *lying);
                                break;
                            }
                    }
                },
                {*problem_.argument("tile"), {"count", surplus}});
    }
    std::set<std::pair<edit::Lying::Where, std::size_t>> hands; // one proposal each is enough
    for (const Piece &piece : rules_.pieces(setup_)) {
        const auto lying = edit::lyingAt(edition_, setup_, piece);
        if (!lying || !isMeant(lying->tile))
            continue;
        if (lying->where != edit::Lying::Where::city && !hands.insert({lying->where, lying->number}).second)
            continue;
        propose(fix::removeTile, [&lying](Setup &setup) { edit::takeAway(setup, *lying); },
                {{"place", piece.place}});
    }
}

std::vector<FixOf<Setup>> Repairs::proposals()
{
    existence();
    supply();
    shapes();
    growth();
    hands();
    selection();
    rounds();
    return takeProposals();
}

std::vector<FindingOf<Setup>> BetweenTwoCities::problems(const Setup &setup) const
{
    return withFixes(
        setup, soundnessCodes(), [this](const Setup &any) { return checkSetup(*this, any); },
        [this](const Setup &any, const Problem &problem) {
            return Repairs(*this, any, problem).proposals();
        });
}

std::span<const std::string_view> BetweenTwoCities::fixCodes()
{
    static constexpr auto codes = std::to_array<std::string_view>({
        fix::leaveOutWhatIsNotThere,
        // Cities
        fix::removeSurplus,
        fix::removeTile,
        fix::moveCityToTheMiddle,
        fix::removeTilesApart,
        fix::removeTilesBeyond,
        fix::setMoment,
        // Hands
        fix::takeTilesBack,
        fix::dealTiles,
        fix::exchangeTiles,
        fix::emptyHand,
        fix::setPhase,
        // Selection
        fix::nothingKept,
        fix::keptIntoHand,
        fix::nothingToPlace,
        fix::keepAsOpen,
        // Rounds
        fix::discardTiles,
        fix::takeDiscardsBack,
        fix::exchangeDiscards,
    });
    return codes;
}

} // namespace waystone::twocities

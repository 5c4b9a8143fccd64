#include "causeway/engine/codes.h"
#include "causeway/engine/rules.h"
#include "core/relations.h"

#include <cstdlib>

namespace waystone::causeway {

namespace {

constexpr std::uint32_t cardId = 100; // beyond those of the flags

} // namespace

std::vector<Place> Causeway::places(int) const
{
    std::vector<Place> places;
    for (std::uint16_t spot = 0; spot < spots(); ++spot)
        places.push_back({stoneArea, nobody, spot});
    places.push_back({cardArea, nobody, 0});
    return places;
}

std::vector<Piece> Causeway::pieces(const View &view) const
{
    std::vector<Piece> pieces;
    for (std::uint16_t spot = 0; spot < spots(); ++spot)
        if (const std::uint8_t flag = view.seen.flags[spot]; flag >= 1 && flag <= players)
            pieces.push_back(
                {spot + 1U, {stoneArea, nobody, spot}, term::flag, {}, static_cast<Seat>(flag - 1), 0, 0});
    if (view.seen.card >= 1 && view.seen.card <= colours)
        pieces.push_back(
            {cardId, {cardArea, nobody, 0}, term::card, colourNames[view.seen.card - 1U], nobody, 0, 0});
    return pieces;
}

std::optional<int> Causeway::quickCount(const View &view, const PieceQuery &query) const
{
    if (query.kind == relation::stretch)
        return query.variant == turnStretch ? view.seen.turn + 1 : 0;
    if (query.kind == relation::lying) {
        if (query.places.empty())
            return 1;
        const LyingQuery asked(query);
        if (asked.kind == term::card)
            return asked.place.area == cardArea && asked.isOwnedBy(nobody) ? 1 : 0;
        return asked.kind == term::flag && asked.variant.empty() && asked.place.area == stoneArea &&
                       (!asked.owner || *asked.owner < players)
                   ? 1
                   : 0;
    }
    if (query.kind == relation::spot)
        return 0;
    if (query.kind != relation::touching)
        return std::nullopt;
    if (query.places.empty())
        return 1;
    const Place one = query.places[0];
    const Place other = query.places[1];
    return one.area == stoneArea && other.area == stoneArea && std::abs(one.index - other.index) == 1 ? 1 : 0;
}

std::vector<Tally> Causeway::tallies(const View &view) const
{
    std::vector<Tally> tallies;
    for (Seat seat = 0; seat < players; ++seat)
        tallies.push_back({seat, term::points, stonePoints(view.seen, seat) + pairPoints(view.seen, seat)});
    for (std::size_t colour = 0; colour < colours; ++colour) {
        const int isDrawn = view.seen.card == colour + 1 ? 1 : 0;
        tallies.push_back({nobody, colourNames[colour],
                           std::max(0, freeStones(view.seen, static_cast<Colour>(colour)) - isDrawn)});
    }
    return tallies;
}

std::vector<Route> Causeway::routes(const State &, Seat, Action action) const
{
    if (action.verb != claim || action.first >= spots())
        return {};
    return {{{stoneArea, nobody, action.first}}};
}

std::vector<Action> Causeway::meant(const State &, Seat, const Route &clicks) const
{
    const Place clicked = clicks.front();
    if (clicks.size() > 1 || clicked.area != stoneArea || clicked.index >= spots())
        return {};
    return {{claim, static_cast<std::uint8_t>(clicked.index), 0, 0}};
}

Message Causeway::prompt(const State &state, Seat seat) const
{
    if (!actors(state).includes(seat))
        return {std::string(prompt::wait), {}};
    return {std::string(prompt::claim), {{"colour", Term{std::string(colourNames[state.card - 1U])}}}};
}

} // namespace waystone::causeway

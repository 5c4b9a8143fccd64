#pragma once

#include "core/game.h"

#include <algorithm>
#include <array>
#include <string>

namespace waystone {

/// What goals ask of a game beyond numbers, pieces and events. A game answers in its quickCount(), to queries of kinds
/// that are no pieces; what it does not answer it does not have. It has to be quick in answering.
namespace relation {

/// Of a stretch of play that a goal may be limited to, `variant`: the number of the one in which the position lies, from
/// 1. The next one has another number; no action leads through the whole of one, and what an action brings that ends
/// one belongs to it.
inline constexpr std::string_view stretch = "stretch";
/// Of two places: 1 if they touch, whichever of them is named first. No place touches itself. Of no places: 1 if there
/// are some that touch.
inline constexpr std::string_view touching = "touching";
/// Of a place to which something has just come, and another: 1 if it was begun from there.
inline constexpr std::string_view beginning = "beginning";
/// Of a spot and another place: 1 if the spot is a part of that place.
inline constexpr std::string_view spot = "spot";
/// Of a place: 1 if a piece may lie there in some position. `variant` is its kind, then a slash and its variant (empty:
/// any); `owner` is whose it is (nothing: anybody's or nobody's). Of no places: 1 if the game tells. Games answer it by way
/// of LyingQuery.
inline constexpr std::string_view lying = "lying";

} // namespace relation

/// One turn, of a seat or of all of them: the stretch of play that most games have. Others are terms of the game.
inline constexpr std::string_view turnStretch = "turn";

/// 0 where the game has no such stretch.
[[nodiscard]] inline int stretchOf(const Game &game, const Position &position, std::string_view stretch)
{
    return game.count(game.view(position, nobody), {relation::stretch, stretch});
}

/// Whether what the relation tells of the two places is so.
[[nodiscard]] inline bool isSo(const Game &game, const SeatView &view, std::string_view relation, Place one,
                               Place other)
{
    const std::array places{one, other};
    return game.count(view, {.kind = relation, .places = places}) != 0;
}

/// What relation::lying is asked of.
struct LyingQuery {
    std::string_view kind;
    std::string_view variant; ///< empty: any
    std::optional<Seat> owner;
    Place place;

    explicit LyingQuery(const PieceQuery &query)
        : kind(query.variant.substr(0, query.variant.find('/'))),
          variant(query.variant.substr(std::min(kind.size() + 1, query.variant.size()))),
          owner(query.owner),
          place(query.places.empty() ? Place{} : query.places.front())
    {}

    [[nodiscard]] bool isOf(std::string_view kindAsked, std::string_view variantThere, Seat ownerThere) const
    {
        return kind == kindAsked && (variant.empty() || variant == variantThere) && isOwnedBy(ownerThere);
    }
    [[nodiscard]] bool isOwnedBy(Seat seat) const { return !owner || *owner == seat; }
};

/// Whether such pieces may lie at the place in some position of as many seats; the places of the query do not matter.
/// Where the game does not tell they may.
[[nodiscard]] inline bool canLie(const Game &game, const SeatView &view, const PieceQuery &pieces,
                                 Place place)
{
    if (game.count(view, {.kind = relation::lying}) == 0)
        return true;
    const std::string what = std::string(pieces.kind) + '/' + std::string(pieces.variant);
    return game.count(view, {relation::lying, what, pieces.owner, {&place, 1}}) != 0;
}

/// The same of the place or of a spot that is a part of it. `places` are all there are.
[[nodiscard]] inline bool canHold(const Game &game, const SeatView &view, const PieceQuery &pieces,
                                  Place place, std::span<const Place> places)
{
    return canLie(game, view, pieces, place) || std::ranges::any_of(places, [&](Place spot) {
               return isSo(game, view, relation::spot, spot, place) && canLie(game, view, pieces, spot);
           });
}

} // namespace waystone

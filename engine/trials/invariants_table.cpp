#include "core/relations.h"
#include "trials/invariants.h"
#include "trials/trial.h"

#include <algorithm>
#include <map>
#include <unordered_set>

namespace waystone::invariant {

namespace {

using Routes = std::map<Action, std::vector<Route>>;
using Meanings = std::map<Route, std::vector<Action>>;

/// Asks what clicks mean in one position, and remembers it.
class Clicks {
public:
    Clicks(const Trial &trial, const Position &position, Seat seat)
        : trial_(trial), position_(position), seat_(seat)
    {}

    [[nodiscard]] Breach areSpelled(const Route &clicks)
    {
        const std::vector<Action> &meant = meaning(clicks);
        if (!std::ranges::is_sorted(meant) || std::ranges::adjacent_find(meant) != meant.end())
            return "what clicks mean is not sorted or listed twice";
        for (const Action action : meant)
            if (std::ranges::none_of(routes(action),
                                     [&](const Route &route) { return beginsWith(route, clicks); }))
                return "clicks mean what they cannot spell: " + trial_.game().notation(action);
        return {};
    }
    [[nodiscard]] Breach spell(Action action)
    {
        for (const Route &route : routes(action))
            for (auto end = route.begin(); end != route.end();) {
                const Route clicks(route.begin(), ++end);
                if (!meanings_.contains(clicks))
                    if (Breach breach = areSpelled(clicks))
                        return breach;
                if (!std::ranges::binary_search(meaning(clicks), action))
                    return "clicks do not mean what they spell: " + trial_.game().notation(action);
            }
        return {};
    }

private:
    const std::vector<Route> &routes(Action action)
    {
        const auto found = routes_.find(action);
        if (found != routes_.end())
            return found->second;
        return routes_.emplace(action, trial_.game().routes(position_, seat_, action)).first->second;
    }
    const std::vector<Action> &meaning(const Route &clicks)
    {
        const auto found = meanings_.find(clicks);
        if (found != meanings_.end())
            return found->second;
        return meanings_.emplace(clicks, trial_.game().meant(position_, seat_, clicks)).first->second;
    }

    const Trial &trial_;
    const Position &position_;
    Seat seat_;
    Routes routes_;
    Meanings meanings_;
};

std::string nameOf(const Game &game, const Piece &piece)
{
    return std::string(piece.kind) + ' ' + game.placeName(piece.place);
}

} // namespace

Breach termsAreKnown(Trial &trial, const Position &position)
{
    const Game &game = trial.game();
    const SeatView view = game.view(position, nobody);
    for (const Piece &piece : game.pieces(view))
        if (!trial.isTerm(piece.kind) || !trial.isTerm(piece.variant))
            return "an unknown piece: " + std::string(piece.kind) + ' ' + std::string(piece.variant);
    for (const Tally &tally : game.tallies(view))
        if (!trial.isTerm(tally.what))
            return "an unknown tally: " + std::string(tally.what);
    for (const ScoreItem &item : game.score(position).items)
        if (!trial.isTerm(item.source))
            return "an unknown source: " + std::string(item.source);
    for (Seat seat = 0; seat < trial.seats(); ++seat)
        if (const Message prompt = game.prompt(position, seat); !trial.isPromptCode(prompt.code))
            return "an unknown prompt: " + prompt.code;
    return {};
}

Breach piecesLieOnPlaces(Trial &trial, const Position &position)
{
    const Game &game = trial.game();
    std::unordered_set<std::uint32_t> ids;
    const SeatView view = game.view(position, nobody);
    for (const Piece &piece : game.pieces(view)) {
        if (!trial.isPlace(piece.place))
            return "a piece lies nowhere: " + nameOf(game, piece);
        if (!ids.insert(piece.id).second)
            return "a piece has the id of another: " + nameOf(game, piece);
        for (const std::string_view variant : {piece.variant, std::string_view()})
            for (const std::optional<Seat> owner : {std::optional(piece.owner), std::optional<Seat>()})
                if (!canLie(game, view, {piece.kind, variant, owner}, piece.place))
                    return "a piece lies where it never lies: " + nameOf(game, piece);
    }
    return {};
}

Breach routesSpellOneAction(Trial &trial, const Position &position)
{
    const Game &game = trial.game();
    for (Seat seat = 0; seat < trial.seats(); ++seat) {
        std::vector<Route> spelled;
        for (const Action action : game.legal(position, seat)) {
            std::vector<Route> routes = game.routes(position, seat, action);
            if (routes.empty())
                return "cannot be clicked: " + game.notation(action);
            for (Route &route : routes) {
                if (route.empty())
                    return "is spelled without a click: " + game.notation(action);
                for (const Place place : route)
                    if (!trial.isPlace(place))
                        return "is spelled by an unknown place: " + game.notation(action);
                spelled.push_back(std::move(route));
            }
        }
        std::ranges::sort(spelled);
        if (std::ranges::adjacent_find(spelled) != spelled.end())
            return "the same clicks spell two actions, seat " + std::to_string(seat);
    }
    return {};
}

Breach clicksMeanWhatTheySpell(Trial &trial, const Position &position)
{
    for (Seat seat = 0; seat < trial.seats(); ++seat) {
        Clicks clicks(trial, position, seat);
        for (const Place place : trial.places())
            if (Breach breach = clicks.areSpelled({place}))
                return breach;
        for (const Action action : trial.game().legal(position, seat))
            if (Breach breach = clicks.spell(action))
                return breach;
    }
    return {};
}

Breach clicksMeanWhatTheySpell(Trial &trial, const PlayedPly &ply)
{
    if (ply.seat >= trial.seats())
        return {}; // chance does not click
    return Clicks(trial, ply.before, ply.seat).spell(ply.action);
}

} // namespace waystone::invariant

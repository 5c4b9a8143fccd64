#pragma once

#include "core/action_list.h"
#include "core/actors.h"
#include "core/editing.h"
#include "core/edition/edition_info.h"
#include "core/event.h"
#include "core/json/json_forward.h"
#include "core/message.h"
#include "core/options.h"
#include "core/piece.h"
#include "core/result.h"
#include "core/rng.h"
#include "core/route.h"
#include "core/score.h"
#include "core/score_sheet.h"
#include "core/standing.h"
#include "core/telling.h"
#include "core/unseen.h"

#include <concepts>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace waystone {

class JsonReader;

/// What every game is: pure functions over plain values, held together by one immutable object that knows the edition
/// and the options. The searching and playing loops use a game through this concept; everything else through Game,
/// which is made from it by one template.
///
/// State   a playable position: fixed size, trivially copyable, compared by ==, without pointer, generator or string.
/// View    all that a seat may know and remember; equal views cannot be told apart by that seat.
/// Setup   any position, sensible or not: what the editor edits and files store.
///
/// Contracts beyond the signatures
/// - from(setup(s)) == s for every state; from() never throws and names every problem it finds.
/// - legal() lists sorted, unique actions; it lists a exactly if refuse() has nothing against a.
/// - hash() is equal for equal states, and hardly ever for others.
/// - A game may have refusePlace(state, seat, place), which is asked where no legal action begins at a place: why not, if
///   no refused action tells it. So it is where a piece may not do what another one like it may do from the same spot,
///   so that the action as such is legal, and where the moment leaves no action that the place could mean.
/// - For chance, outcomes() lists what can come; apply() takes each with seat chanceSeat.
/// - apply() wants a legal action; anything else is an assertion. Events are added in the order they happen.
/// - view(s, nobody) is what everybody may know. view(guess(v, rng), seat) == v.
/// - secret() tells whether others must not see this action (a hidden choice); undo stops there. Of the legal actions of
///   a seat all are secret or none.
/// - routes() lists at least one route for every legal action, and no route belongs to two legal actions.
/// - score() tells only what everybody may know. Points equal the sum of the points events since the setup, and what
///   the setup brought with it. A points event of a negative amount takes back points that no longer stand.
/// - breakdown() tells where on the board points lie, as far as the position shows it: a sheet for everything that is
///   scored, in a fixed order, or none if points are not to be read off the board. Like score() it tells only what
///   everybody may know.
/// - A game may have quickPoints(state, seat, source), quickPoints(state, place, source) and quickCount(view, query),
///   which are asked at every position that a goal is held against: the numbers of Game::points() and Game::count()
///   without a sheet or a list being made, or nothing where that takes one.
/// - A game with secrets has unseen(view): the parts of a guess that do not lie open for the seat, each once. Whatever two
///   guesses at the same view may differ in is among those that it does not know.
/// - worth() is an estimate, in points, of what the position is worth to the seat; larger is better. For bots and hints
///   only, never for a rule; it is never infinite. When the game is over, no seat of a better rank has less. It may look
///   at everything in the state: bots hand it a guess(), or a position that came from one.
/// - standings() lists all that the game tells of this kind, in a fixed order, each owner, what and variant once, also
///   where it is 0; none for most games. Like score() it tells only what everybody may know.
/// - meant() lists, sorted and unique, the actions, legal or not, that clicks may begin to spell: those that can be
///   written down, make sense on this board and have a route that begins with the clicks. Every legal action is meant
///   by the beginnings of its routes. clicks is not empty.
/// - seats(setup) is how many players any setup speaks of, and may be out of range; tallies(setup) is what can be counted
///   where from() finds fault with it.
/// - placeName() of a place that is there once for each owner is the owner, a word and a number, then a point, then what
///   all such places are called: "seat1.store". No other name has a digit before its first point.
/// - A game may have telling(state), which is asked when the game is over: how its points are told, category by category,
///   with the places that give them. The last totals are those of score(). Where a game has none, it is told by its
///   sheets if each is one seat's, or else by the items of its score.
/// - notation() and actionFrom() undo each other, whatever the position; positionText() and setupFrom() likewise.
/// - everyAction() calls back for every action that can be written down, legal somewhere or not.
/// - problemCodes(), terms() and promptCodes() are complete: tests hold the program's words against them.
template <class R>
concept Rules = requires(const R &rules, const typename R::State &state, typename R::State &next,
                         const typename R::View &view, const typename R::Setup &setup, Seat seat, int seats,
                         Action action, const Route &clicks, ActionList &actions, OutcomeList &outcomes,
                         Events *events, Rng &rng, JsonReader &reader, std::string_view text,
                         const std::function<void(Action)> &use)
{
    requires std::is_trivially_copyable_v<typename R::State>;
    requires std::equality_comparable<typename R::State>;
    requires std::equality_comparable<typename R::View>;
    requires std::equality_comparable<typename R::Setup>;
    requires Editable<R>;

    {
        R::id()
        } -> std::same_as<std::string_view>;
    {
        R::options()
        } -> std::same_as<std::vector<OptionInfo>>;
    {
        R::areas()
        } -> std::same_as<std::span<const AreaInfo>>;
    {
        R::problemCodes()
        } -> std::same_as<std::span<const std::string_view>>;
    {
        R::promptCodes()
        } -> std::same_as<std::span<const std::string_view>>;
    {
        R::terms()
        } -> std::same_as<std::span<const std::string_view>>;
    {
        rules.editionInfo()
        } -> std::same_as<const EditionInfo &>;
    {
        rules.choice()
        } -> std::same_as<OptionChoice>;

    {
        rules.start(seats, seat)
        } -> std::same_as<typename R::Setup>;
    {
        rules.from(setup)
        } -> std::same_as<Result<typename R::State>>;
    {
        rules.setup(state)
        } -> std::same_as<typename R::Setup>;
    {
        rules.seats(state)
        } -> std::same_as<int>;
    {
        rules.hash(state)
        } -> std::same_as<std::uint64_t>;

    {
        rules.seats(setup)
        } -> std::same_as<int>;

    {
        rules.actors(state)
        } -> std::same_as<Actors>;
    {
        rules.legal(state, seat, actions)
        } -> std::same_as<void>;
    {
        rules.refuse(state, seat, action)
        } -> std::same_as<std::optional<Problem>>;
    {
        rules.outcomes(state, outcomes)
        } -> std::same_as<void>;
    {
        rules.apply(next, seat, action, events)
        } -> std::same_as<void>;
    {
        rules.secret(state, seat, action)
        } -> std::same_as<bool>;

    {
        rules.view(state, seat)
        } -> std::same_as<typename R::View>;
    {
        rules.guess(view, rng)
        } -> std::same_as<typename R::State>;
    {
        rules.places(seats)
        } -> std::same_as<std::vector<Place>>;
    {
        rules.pieces(view)
        } -> std::same_as<std::vector<Piece>>;
    {
        rules.tallies(view)
        } -> std::same_as<std::vector<Tally>>;
    {
        rules.tallies(setup)
        } -> std::same_as<std::vector<Tally>>;
    {
        rules.routes(state, seat, action)
        } -> std::same_as<std::vector<Route>>;
    {
        rules.meant(state, seat, clicks)
        } -> std::same_as<std::vector<Action>>;
    {
        rules.prompt(state, seat)
        } -> std::same_as<Message>;
    {
        rules.score(state)
        } -> std::same_as<Score>;
    {
        rules.worth(state, seat)
        } -> std::same_as<double>;
    {
        rules.breakdown(state)
        } -> std::same_as<std::vector<ScoreSheet>>;
    {
        rules.standings(state)
        } -> std::same_as<std::vector<Standing>>;

    {
        rules.notation(action)
        } -> std::same_as<std::string>;
    {
        rules.actionFrom(text)
        } -> std::same_as<Result<Action>>;
    static_cast<Json (R::*)(Action) const>(&R::fields); // a call would need to know what Json is
    {
        rules.placeName(Place{})
        } -> std::same_as<std::string>;
    {
        rules.positionText(setup)
        } -> std::same_as<std::string>;
    {
        rules.setupFrom(text)
        } -> std::same_as<Result<typename R::Setup>>;
    static_cast<Json (R::*)(const typename R::Setup &) const>(&R::toJson);
    {
        rules.setupFrom(reader)
        } -> std::same_as<typename R::Setup>;
    {
        rules.everyAction(use)
        } -> std::same_as<void>;
};

} // namespace waystone

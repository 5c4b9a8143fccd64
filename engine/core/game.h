#pragma once

#include "core/piece_query.h"
#include "core/position.h"
#include "core/rules.h"

#include <cassert>
#include <memory>
#include <vector>

namespace waystone {

class Searcher;
struct SearchTask;

/// One game with its edition and options, without its types: what sessions, files, models and the board work with.
/// Every function is the one of the concept Rules, whose contracts hold here too. A position, view or setup may only
/// be handed to the game that made it.
class Game {
public:
    virtual ~Game() = default;

    [[nodiscard]] virtual std::string_view id() const = 0;
    [[nodiscard]] virtual const EditionInfo &editionInfo() const = 0;
    [[nodiscard]] virtual OptionChoice choice() const = 0;
    [[nodiscard]] virtual std::span<const AreaInfo> areas() const = 0;
    [[nodiscard]] virtual std::span<const std::string_view> problemCodes() const = 0;
    [[nodiscard]] virtual std::span<const std::string_view> promptCodes() const = 0;
    [[nodiscard]] virtual std::span<const std::string_view> terms() const = 0;

    [[nodiscard]] virtual AnySetup start(int seats, Seat first) const = 0;
    [[nodiscard]] virtual Result<Position> from(const AnySetup &setup) const = 0;
    [[nodiscard]] virtual AnySetup setup(const Position &position) const = 0;
    [[nodiscard]] virtual int seats(const Position &position) const = 0;
    /// May be out of range.
    [[nodiscard]] virtual int seats(const AnySetup &setup) const = 0;
    [[nodiscard]] virtual std::uint64_t hash(const Position &position) const = 0;
    [[nodiscard]] virtual bool same(const Position &one, const Position &other) const = 0;
    [[nodiscard]] virtual bool same(const SeatView &one, const SeatView &other) const = 0;
    [[nodiscard]] virtual bool same(const AnySetup &one, const AnySetup &other) const = 0;

    [[nodiscard]] virtual Actors actors(const Position &position) const = 0;
    [[nodiscard]] virtual std::vector<Action> legal(const Position &position, Seat seat) const = 0;
    [[nodiscard]] virtual std::optional<Problem> refuse(const Position &position, Seat seat,
                                                        Action action) const = 0;
    [[nodiscard]] virtual std::vector<Outcome> outcomes(const Position &position) const = 0;
    [[nodiscard]] virtual Position apply(const Position &position, Seat seat, Action action,
                                         Events *events) const = 0;
    [[nodiscard]] virtual bool secret(const Position &position, Seat seat, Action action) const = 0;

    [[nodiscard]] virtual SeatView view(const Position &position, Seat seat) const = 0;
    [[nodiscard]] virtual Position guess(const SeatView &view, Rng &rng) const = 0;
    /// What of a guess does not lie open for the seat; see Rules.
    [[nodiscard]] virtual std::vector<UnseenPart> unseen(const SeatView &view) const;
    [[nodiscard]] virtual std::vector<Place> places(int seats) const = 0;
    [[nodiscard]] virtual std::vector<Piece> pieces(const SeatView &view) const = 0;
    [[nodiscard]] virtual std::vector<Tally> tallies(const SeatView &view) const = 0;
    /// What everybody sees counted where the setup is sound, else what can be told all the same.
    [[nodiscard]] virtual std::vector<Tally> tallies(const AnySetup &setup) const = 0;
    [[nodiscard]] virtual std::vector<Route> routes(const Position &position, Seat seat,
                                                    Action action) const = 0;
    [[nodiscard]] virtual std::vector<Action> meant(const Position &position, Seat seat,
                                                    const Route &clicks) const = 0;
    [[nodiscard]] virtual Message prompt(const Position &position, Seat seat) const = 0;
    [[nodiscard]] virtual Score score(const Position &position) const = 0;
    [[nodiscard]] virtual double worth(const Position &position, Seat seat) const = 0;
    [[nodiscard]] virtual std::vector<ScoreSheet> breakdown(const Position &position) const = 0;
    [[nodiscard]] virtual std::vector<Standing> standings(const Position &position) const = 0;
    /// How the points of a game that is over are told; see Rules.
    [[nodiscard]] virtual Telling telling(const Position &position) const;
    /// What score() tells of a seat: in all where `source` is empty, else from that source; 0 if there is none.
    [[nodiscard]] virtual int points(const Position &position, Seat seat, std::string_view source) const;
    /// What breakdown() tells of a scored thing, likewise.
    [[nodiscard]] virtual int points(const Position &position, Place subject, std::string_view source) const;
    /// How many of pieces() are meant.
    [[nodiscard]] virtual int count(const SeatView &view, const PieceQuery &query) const;

    [[nodiscard]] virtual std::string notation(Action action) const = 0;
    [[nodiscard]] virtual Result<Action> actionFrom(std::string_view text) const = 0;
    [[nodiscard]] virtual Json fields(Action action) const = 0;
    [[nodiscard]] virtual std::string placeName(Place place) const = 0;
    [[nodiscard]] virtual std::string positionText(const AnySetup &setup) const = 0;
    [[nodiscard]] virtual Result<AnySetup> setupFrom(std::string_view text) const = 0;
    [[nodiscard]] virtual Json toJson(const AnySetup &setup) const = 0;
    /// Problems go to the reader's list; the setup is whatever could be read.
    [[nodiscard]] virtual AnySetup setupFrom(JsonReader &reader) const = 0;
    [[nodiscard]] virtual const Editing &editing() const = 0;
    virtual void everyAction(const std::function<void(Action)> &use) const = 0;
    /// What thinks for the seats of this game. The game outlives it.
    [[nodiscard]] virtual std::unique_ptr<Searcher> searcher(const SearchTask &task) const = 0;
    /// What forbids whatever could begin at a place, apart from any action; see Rules.
    [[nodiscard]] virtual std::optional<Problem> refusePlace(const Position &position, Seat seat,
                                                             Place place) const;
};

/// The Game made from a type that satisfies Rules, and from what searches by them.
template <Rules R>
class GameOf final : public Game {
    // Json, but looked up late: only who makes such a game has to know what it is.
    using LateJson =
        typename std::conditional_t<std::is_void_v<R>, std::type_identity<R>, std::type_identity<Json>>::type;

public:
    using SearcherMaker = std::unique_ptr<Searcher> (*)(const R &, const SearchTask &);

    GameOf(R rules, SearcherMaker searcher) : rules_(std::move(rules)), editing_(rules_), searcher_(searcher)
    {}
    GameOf(const GameOf &) = delete; // its editing refers to its rules
    GameOf &operator=(const GameOf &) = delete;

    [[nodiscard]] const R &rules() const { return rules_; }

    [[nodiscard]] std::string_view id() const override { return R::id(); }
    [[nodiscard]] const EditionInfo &editionInfo() const override { return rules_.editionInfo(); }
    [[nodiscard]] OptionChoice choice() const override { return rules_.choice(); }
    [[nodiscard]] std::span<const AreaInfo> areas() const override { return R::areas(); }
    [[nodiscard]] std::span<const std::string_view> problemCodes() const override
    {
        return R::problemCodes();
    }
    [[nodiscard]] std::span<const std::string_view> promptCodes() const override { return R::promptCodes(); }
    [[nodiscard]] std::span<const std::string_view> terms() const override { return R::terms(); }

    [[nodiscard]] AnySetup start(int seats, Seat first) const override
    {
        return AnySetup::of(rules_.start(seats, first));
    }
    [[nodiscard]] Result<Position> from(const AnySetup &setup) const override
    {
        Result<State> result = rules_.from(setup.as<Setup>());
        if (!result)
            return result.problems();
        return Position::of(*result);
    }
    [[nodiscard]] AnySetup setup(const Position &position) const override
    {
        return AnySetup::of(rules_.setup(position.as<State>()));
    }
    [[nodiscard]] int seats(const Position &position) const override
    {
        return rules_.seats(position.as<State>());
    }
    [[nodiscard]] int seats(const AnySetup &setup) const override { return rules_.seats(setup.as<Setup>()); }
    [[nodiscard]] std::uint64_t hash(const Position &position) const override
    {
        return rules_.hash(position.as<State>());
    }
    [[nodiscard]] bool same(const Position &one, const Position &other) const override
    {
        return one.as<State>() == other.as<State>();
    }
    [[nodiscard]] bool same(const SeatView &one, const SeatView &other) const override
    {
        return one.as<View>() == other.as<View>();
    }
    [[nodiscard]] bool same(const AnySetup &one, const AnySetup &other) const override
    {
        return one.as<Setup>() == other.as<Setup>();
    }

    [[nodiscard]] Actors actors(const Position &position) const override
    {
        return rules_.actors(position.as<State>());
    }
    [[nodiscard]] std::vector<Action> legal(const Position &position, Seat seat) const override
    {
        ActionList list;
        rules_.legal(position.as<State>(), seat, list);
        return {list.begin(), list.end()};
    }
    [[nodiscard]] std::optional<Problem> refuse(const Position &position, Seat seat,
                                                Action action) const override
    {
        return rules_.refuse(position.as<State>(), seat, action);
    }
    [[nodiscard]] std::optional<Problem> refusePlace(const Position &position, Seat seat,
                                                     Place place) const override
    {
        if constexpr (requires(const State &state) { rules_.refusePlace(state, seat, place); })
            return rules_.refusePlace(position.as<State>(), seat, place);
        else
            return Game::refusePlace(position, seat, place);
    }
    [[nodiscard]] std::vector<Outcome> outcomes(const Position &position) const override
    {
        OutcomeList list;
        rules_.outcomes(position.as<State>(), list);
        return {list.begin(), list.end()};
    }
    [[nodiscard]] Position apply(const Position &position, Seat seat, Action action,
                                 Events *events) const override
    {
        State next = position.as<State>();
        rules_.apply(next, seat, action, events);
        return Position::of(next);
    }
    [[nodiscard]] bool secret(const Position &position, Seat seat, Action action) const override
    {
        return rules_.secret(position.as<State>(), seat, action);
    }

    [[nodiscard]] SeatView view(const Position &position, Seat seat) const override
    {
        return SeatView::of(rules_.view(position.as<State>(), seat));
    }
    [[nodiscard]] Position guess(const SeatView &view, Rng &rng) const override
    {
        return Position::of(rules_.guess(view.as<View>(), rng));
    }
    [[nodiscard]] std::vector<UnseenPart> unseen(const SeatView &view) const override
    {
        if constexpr (requires(const View &seen) { rules_.unseen(seen); })
            return rules_.unseen(view.as<View>());
        else
            return Game::unseen(view);
    }
    [[nodiscard]] std::vector<Place> places(int seats) const override { return rules_.places(seats); }
    [[nodiscard]] std::vector<Piece> pieces(const SeatView &view) const override
    {
        return rules_.pieces(view.as<View>());
    }
    [[nodiscard]] std::vector<Tally> tallies(const SeatView &view) const override
    {
        return rules_.tallies(view.as<View>());
    }
    [[nodiscard]] std::vector<Tally> tallies(const AnySetup &setup) const override
    {
        if (const Result<State> state = rules_.from(setup.as<Setup>()))
            return rules_.tallies(rules_.view(*state, nobody));
        return rules_.tallies(setup.as<Setup>());
    }
    [[nodiscard]] std::vector<Route> routes(const Position &position, Seat seat, Action action) const override
    {
        return rules_.routes(position.as<State>(), seat, action);
    }
    [[nodiscard]] std::vector<Action> meant(const Position &position, Seat seat,
                                            const Route &clicks) const override
    {
        return rules_.meant(position.as<State>(), seat, clicks);
    }
    [[nodiscard]] Message prompt(const Position &position, Seat seat) const override
    {
        return rules_.prompt(position.as<State>(), seat);
    }
    [[nodiscard]] Score score(const Position &position) const override
    {
        return rules_.score(position.as<State>());
    }
    [[nodiscard]] double worth(const Position &position, Seat seat) const override
    {
        return rules_.worth(position.as<State>(), seat);
    }
    [[nodiscard]] std::vector<ScoreSheet> breakdown(const Position &position) const override
    {
        return rules_.breakdown(position.as<State>());
    }
    [[nodiscard]] std::vector<Standing> standings(const Position &position) const override
    {
        return rules_.standings(position.as<State>());
    }
    [[nodiscard]] Telling telling(const Position &position) const override
    {
        if constexpr (requires(const State &state) { rules_.telling(state); })
            return rules_.telling(position.as<State>());
        else
            return Game::telling(position);
    }
    [[nodiscard]] int points(const Position &position, Seat seat, std::string_view source) const override
    {
        if constexpr (requires(const State &state) { rules_.quickPoints(state, seat, source); })
            if (const std::optional<int> points = rules_.quickPoints(position.as<State>(), seat, source))
                return *points;
        return Game::points(position, seat, source);
    }
    [[nodiscard]] int points(const Position &position, Place subject, std::string_view source) const override
    {
        if constexpr (requires(const State &state) { rules_.quickPoints(state, subject, source); })
            if (const std::optional<int> points = rules_.quickPoints(position.as<State>(), subject, source))
                return *points;
        return Game::points(position, subject, source);
    }
    [[nodiscard]] int count(const SeatView &view, const PieceQuery &query) const override
    {
        if constexpr (requires(const View &seen) { rules_.quickCount(seen, query); })
            if (const std::optional<int> count = rules_.quickCount(view.as<View>(), query))
                return *count;
        return Game::count(view, query);
    }

    [[nodiscard]] std::string notation(Action action) const override { return rules_.notation(action); }
    [[nodiscard]] Result<Action> actionFrom(std::string_view text) const override
    {
        return rules_.actionFrom(text);
    }
    [[nodiscard]] LateJson fields(Action action) const override { return rules_.fields(action); }
    [[nodiscard]] std::string placeName(Place place) const override { return rules_.placeName(place); }
    [[nodiscard]] std::string positionText(const AnySetup &setup) const override
    {
        return rules_.positionText(setup.as<Setup>());
    }
    [[nodiscard]] Result<AnySetup> setupFrom(std::string_view text) const override
    {
        Result<Setup> result = rules_.setupFrom(text);
        if (!result)
            return result.problems();
        return AnySetup::of(*result);
    }
    [[nodiscard]] LateJson toJson(const AnySetup &setup) const override
    {
        return rules_.toJson(setup.as<Setup>());
    }
    [[nodiscard]] AnySetup setupFrom(JsonReader &reader) const override
    {
        return AnySetup::of(rules_.setupFrom(reader));
    }
    [[nodiscard]] const Editing &editing() const override { return editing_; }
    void everyAction(const std::function<void(Action)> &use) const override { rules_.everyAction(use); }
    [[nodiscard]] std::unique_ptr<Searcher> searcher(const SearchTask &task) const override
    {
        return searcher_(rules_, task);
    }

private:
    using State = typename R::State;
    using View = typename R::View;
    using Setup = typename R::Setup;

    R rules_;
    EditingOf<R> editing_;
    SearcherMaker searcher_;
};

/// The rules behind a game of these rules: for its own layout and words, which get no other game.
template <Rules R>
[[nodiscard]] const R &rulesOf(const Game &game)
{
    assert(game.id() == R::id());
    return static_cast<const GameOf<R> &>(game).rules();
}

} // namespace waystone

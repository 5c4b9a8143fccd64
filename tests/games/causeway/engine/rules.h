#pragma once

#include "causeway/engine/choices.h"
#include "causeway/engine/edition.h"
#include "causeway/engine/state.h"
#include "core/piece_query.h"
#include "core/rules.h"
#include "core/state_hash.h"

namespace waystone::causeway {

/// The rules of Causeway; see the concept Rules for every contract.
///
/// A row of stones in three colours crosses a stream, with water here and there between them. The stack has a card of its
/// colour for each stone. Two players take turns: a card is drawn, and the player sets a flag on a free stone of its
/// colour. A flag scores what is printed on its stone, and a number of points for each flag of the same player next to
/// it. With the last stone the game is over; who has more points wins.
class Causeway {
public:
    using Edition = causeway::Edition;
    using Setup = causeway::Setup;
    using State = causeway::State;
    using View = causeway::View;

    Causeway(Edition edition, Choices choices) : edition_(std::move(edition)), choices_(choices) {}

    [[nodiscard]] static std::string_view id() { return "causeway"; }
    [[nodiscard]] static std::vector<OptionInfo> options() { return Choices::options(); }
    [[nodiscard]] static std::span<const AreaInfo> areas();
    [[nodiscard]] static std::span<const std::string_view> problemCodes();
    [[nodiscard]] static std::span<const std::string_view> promptCodes();
    [[nodiscard]] static std::span<const std::string_view> terms();

    [[nodiscard]] const Edition &edition() const { return edition_; }
    [[nodiscard]] const EditionInfo &editionInfo() const { return edition_.info; }
    [[nodiscard]] OptionChoice choice() const { return choices_.choice(); }

    // rules.cpp
    [[nodiscard]] Setup start(int seats, Seat first) const;
    [[nodiscard]] Result<State> from(const Setup &setup) const;
    [[nodiscard]] Setup setup(const State &state) const { return state; }
    [[nodiscard]] int seats(const State &) const { return players; }
    [[nodiscard]] std::uint64_t hash(const State &state) const { return hashOfBytes(state); }
    [[nodiscard]] Actors actors(const State &state) const;
    void legal(const State &state, Seat seat, ActionList &actions) const;
    [[nodiscard]] std::optional<Problem> refuse(const State &state, Seat seat, Action action) const;
    void outcomes(const State &state, OutcomeList &outcomes) const;
    void apply(State &state, Seat seat, Action action, Events *events) const;
    [[nodiscard]] bool secret(const State &, Seat, Action) const { return false; }
    [[nodiscard]] View view(const State &state, Seat) const { return {state}; }
    [[nodiscard]] State guess(const View &view, Rng &) const { return view.seen; }

    // score.cpp
    [[nodiscard]] Score score(const State &state) const;
    [[nodiscard]] std::vector<ScoreSheet> breakdown(const State &) const { return {}; }
    /// The longest unbroken line of every seat.
    [[nodiscard]] std::vector<Standing> standings(const State &state) const;
    [[nodiscard]] double worth(const State &state, Seat seat) const;

    // table.cpp
    [[nodiscard]] std::vector<Place> places(int seats) const;
    [[nodiscard]] std::vector<Piece> pieces(const View &view) const;
    /// Turns; and the spots next to one another in the row, which touch.
    [[nodiscard]] std::optional<int> quickCount(const View &view, const PieceQuery &query) const;
    [[nodiscard]] std::vector<Tally> tallies(const View &view) const;
    [[nodiscard]] std::vector<Tally> tallies(const Setup &setup) const { return tallies(View{setup}); }
    [[nodiscard]] std::vector<Route> routes(const State &state, Seat seat, Action action) const;
    [[nodiscard]] std::vector<Action> meant(const State &state, Seat seat, const Route &clicks) const;
    [[nodiscard]] Message prompt(const State &state, Seat seat) const;

    // notation.cpp
    [[nodiscard]] std::string notation(Action action) const;
    [[nodiscard]] Result<Action> actionFrom(std::string_view text) const;
    [[nodiscard]] Json fields(Action action) const;
    [[nodiscard]] std::string placeName(Place place) const;
    [[nodiscard]] std::string positionText(const Setup &setup) const;
    [[nodiscard]] Result<Setup> setupFrom(std::string_view text) const;
    [[nodiscard]] Json toJson(const Setup &setup) const;
    [[nodiscard]] Setup setupFrom(JsonReader &reader) const;
    void everyAction(const std::function<void(Action)> &use) const;

    // editing.cpp, soundness.cpp
    [[nodiscard]] static std::span<const std::string_view> editingTerms();
    [[nodiscard]] static std::span<const std::string_view> fixCodes();
    [[nodiscard]] Setup empty(int seats) const { return start(seats, 0); }
    [[nodiscard]] std::vector<PaletteEntry> palette(const Setup &setup) const;
    [[nodiscard]] std::vector<Piece> pieces(const Setup &setup) const { return pieces(View{setup}); }
    [[nodiscard]] std::optional<EditPiece> taken(const Setup &setup, const Piece &lying) const;
    [[nodiscard]] bool accepts(const Setup &setup, Place where, const EditPiece &piece) const;
    [[nodiscard]] Setup put(const Setup &setup, Place where, const EditPiece &piece) const;
    [[nodiscard]] Setup remove(const Setup &setup, const Piece &lying) const;
    [[nodiscard]] std::vector<Field> fields(const Setup &setup) const;
    [[nodiscard]] Setup set(const Setup &setup, const FieldKey &key, int value) const;
    [[nodiscard]] std::vector<FindingOf<Setup>> problems(const Setup &setup) const;
    [[nodiscard]] Setup fill(const Setup &setup, Rng &rng) const;

    [[nodiscard]] std::size_t spots() const { return edition_.row.size(); }
    /// How many stones of the colour have no flag.
    [[nodiscard]] int freeStones(const State &state, Colour colour) const;

private:
    [[nodiscard]] bool isOver(const State &state) const;
    [[nodiscard]] int stonePoints(const State &state, Seat seat) const;
    /// For the flags of the seat next to this spot, of which one may be on either side.
    [[nodiscard]] int pairPointsAt(const State &state, Seat seat, std::size_t spot) const;
    [[nodiscard]] int pairPoints(const State &state, Seat seat) const;
    [[nodiscard]] Problems check(const Setup &setup) const;

    Edition edition_;
    Choices choices_;
};

} // namespace waystone::causeway

#pragma once

#include "core/piece_query.h"
#include "core/rules.h"
#include "core/state_hash.h"
#include "milestones/positions/setup.h"
#include "milestones/rules/choices.h"
#include "milestones/rules/edition.h"
#include "milestones/rules/state.h"
#include "milestones/words/verbs.h"

namespace waystone::milestones {

/// The rules of Milestones over one edition and one choice of options; see the concept Rules for every contract.
/// Nothing in this game is hidden: the draw pile is what has not been seen, so a seat's view is the whole state.
class Milestones {
public:
    using Edition = milestones::Edition;
    using Setup = milestones::Setup;
    using State = milestones::State;
    using View = milestones::State;

    Milestones(Edition edition, Choices choices);

    [[nodiscard]] static std::string_view id() { return "milestones"; }
    [[nodiscard]] static std::vector<OptionInfo> options() { return Choices::options(); }
    [[nodiscard]] static std::span<const AreaInfo> areas();
    [[nodiscard]] static std::span<const std::string_view> problemCodes();
    [[nodiscard]] static std::span<const std::string_view> promptCodes();
    [[nodiscard]] static std::span<const std::string_view> terms();

    [[nodiscard]] const Edition &edition() const { return edition_; }
    [[nodiscard]] const Board &board() const { return edition_.board; }
    [[nodiscard]] const EditionInfo &editionInfo() const { return edition_.info; }
    [[nodiscard]] const Choices &choices() const { return choices_; }
    [[nodiscard]] OptionChoice choice() const { return choices_.choice(); }

    // positions/: setup, soundness
    [[nodiscard]] Setup start(int seats, Seat first) const;
    [[nodiscard]] Result<State> from(const Setup &setup) const;
    [[nodiscard]] Setup setup(const State &state) const;
    [[nodiscard]] int seats(const State &state) const { return state.players; }
    [[nodiscard]] int seats(const Setup &setup) const { return setup.players; }
    [[nodiscard]] std::uint64_t hash(const State &state) const { return hashOfBytes(state); }

    // rules/: legal, refusal, chance, apply
    [[nodiscard]] Actors actors(const State &state) const;
    void legal(const State &state, Seat seat, ActionList &actions) const;
    [[nodiscard]] std::optional<Problem> refuse(const State &state, Seat seat, Action action) const;
    void outcomes(const State &state, OutcomeList &outcomes) const;
    void apply(State &state, Seat seat, Action action, Events *events) const;
    [[nodiscard]] bool secret(const State &, Seat, Action) const { return false; }

    // words/: pieces, routes, meant
    [[nodiscard]] View view(const State &state, Seat) const { return state; }
    [[nodiscard]] State guess(const View &view, Rng &) const { return view; }
    [[nodiscard]] std::vector<Place> places(int seats) const;
    [[nodiscard]] std::vector<Piece> pieces(const View &view) const;
    [[nodiscard]] std::vector<Tally> tallies(const View &view) const;
    [[nodiscard]] std::vector<Tally> tallies(const Setup &setup) const;
    [[nodiscard]] std::vector<Route> routes(const State &state, Seat seat, Action action) const;
    [[nodiscard]] std::vector<Action> meant(const State &state, Seat seat, const Route &clicks) const;
    [[nodiscard]] Message prompt(const State &state, Seat seat) const;

    // rules/score
    [[nodiscard]] Score score(const State &state) const;
    /// Points are won in play and stay won, whatever happens to the board: there is nothing to read off it.
    [[nodiscard]] std::vector<ScoreSheet> breakdown(const State &) const { return {}; }
    /// The ascending sequence of every seat, then the majorities by kind of worker.
    [[nodiscard]] std::vector<Standing> standings(const State &state) const; // rules/standing.cpp
    /// What was scored in play is known; then the majorities, kind by kind.
    [[nodiscard]] Telling telling(const State &state) const; // rules/standing.cpp
    [[nodiscard]] std::optional<int> quickPoints(const State &state, Seat seat,
                                                 std::string_view source) const;

    // rules/relations
    /// Turns and visits. Corners, lines and triangles touch that meet, corners that a line joins, lines with a corner and
    /// triangles with a line in common, and employment spaces side by side. The first piece of a street section begins
    /// where the section does.
    [[nodiscard]] std::optional<int> quickCount(const View &view, const PieceQuery &query) const;

    // thinking/evaluation
    [[nodiscard]] double worth(const State &state, Seat seat) const;

    // words/notation; positions/: position_text, setup_json
    [[nodiscard]] std::string notation(Action action) const;
    [[nodiscard]] Result<Action> actionFrom(std::string_view text) const;
    [[nodiscard]] Json fields(Action action) const;
    [[nodiscard]] std::string placeName(Place place) const;
    [[nodiscard]] std::string positionText(const Setup &setup) const;
    [[nodiscard]] Result<Setup> setupFrom(std::string_view text) const;
    [[nodiscard]] Json toJson(const Setup &setup) const;
    [[nodiscard]] Setup setupFrom(JsonReader &reader) const;
    void everyAction(const std::function<void(Action)> &use) const;

    // positions/: editing, editing_fields, setup_pieces, repairs, fill
    [[nodiscard]] static std::span<const std::string_view> editingTerms();
    [[nodiscard]] static std::span<const std::string_view> fixCodes();
    /// The first move of seat 0, with nothing built and nothing on any board.
    [[nodiscard]] Setup empty(int seats) const;
    [[nodiscard]] std::vector<PaletteEntry> palette(const Setup &setup) const;
    [[nodiscard]] std::vector<Piece> pieces(const Setup &setup) const;
    [[nodiscard]] std::optional<EditPiece> taken(const Setup &setup, const Piece &lying) const;
    [[nodiscard]] bool accepts(const Setup &setup, Place where, const EditPiece &piece) const;
    [[nodiscard]] Setup put(const Setup &setup, Place where, const EditPiece &piece) const;
    [[nodiscard]] Setup remove(const Setup &setup, const Piece &lying) const;
    [[nodiscard]] std::vector<Field> fields(const Setup &setup) const;
    [[nodiscard]] Setup set(const Setup &setup, const FieldKey &key, int value) const;
    [[nodiscard]] std::vector<FindingOf<Setup>> problems(const Setup &setup) const;
    [[nodiscard]] Setup fill(const Setup &setup, Rng &rng) const;

private:
    Edition edition_;
    Choices choices_;
};

} // namespace waystone::milestones

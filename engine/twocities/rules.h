#pragma once

#include "core/piece_query.h"
#include "core/rules.h"
#include "core/state_hash.h"
#include "twocities/positions/setup.h"
#include "twocities/rules/choices.h"
#include "twocities/rules/edition.h"
#include "twocities/rules/score.h"
#include "twocities/rules/state.h"
#include "twocities/rules/view.h"
#include "twocities/words/verbs.h"

namespace waystone::twocities {

/// The rules of Between Two Cities over one edition; see the concept Rules for every contract.
///
/// All seats select at once, then all place at once: several seats act, in any order, and none ever has to wait for
/// another (readings: Between Two Cities, Placement: who waits for whom is a matter of the table).
class BetweenTwoCities {
public:
    using Edition = twocities::Edition;
    using Setup = twocities::Setup;
    using State = twocities::State;
    using View = twocities::View;

    BetweenTwoCities(Edition edition, Choices choices);

    [[nodiscard]] static std::string_view id() { return "between-two-cities"; }
    [[nodiscard]] static std::vector<OptionInfo> options() { return Choices::options(); }
    [[nodiscard]] static std::span<const AreaInfo> areas();
    [[nodiscard]] static std::span<const std::string_view> problemCodes();
    [[nodiscard]] static std::span<const std::string_view> promptCodes();
    [[nodiscard]] static std::span<const std::string_view> terms();

    [[nodiscard]] const Edition &edition() const { return edition_; }
    [[nodiscard]] const EditionInfo &editionInfo() const { return edition_.info; }
    [[nodiscard]] OptionChoice choice() const { return {}; }

    // positions/: setup, soundness
    /// Who sits on the first seat makes no difference.
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
    /// Where no tile can be meant yet, or none any more.
    [[nodiscard]] std::optional<Problem> refusePlace(const State &state, Seat seat, Place place) const;
    void outcomes(const State &state, OutcomeList &outcomes) const;
    void apply(State &state, Seat seat, Action action, Events *events) const;
    /// A draw is seen by its receiver alone, a selection by who made it.
    [[nodiscard]] bool secret(const State &, Seat, Action action) const
    {
        return static_cast<Verb>(action.verb) != Verb::place;
    }

    // rules/view; words/: pieces, routes, meant
    [[nodiscard]] View view(const State &state, Seat seat) const;
    [[nodiscard]] State guess(const View &view, Rng &rng) const;
    [[nodiscard]] std::vector<Place> places(int seats) const;
    [[nodiscard]] std::vector<Piece> pieces(const View &view) const;
    [[nodiscard]] std::vector<Tally> tallies(const View &view) const;
    [[nodiscard]] std::vector<Tally> tallies(const Setup &setup) const;
    [[nodiscard]] std::vector<Route> routes(const State &state, Seat seat, Action action) const;
    [[nodiscard]] std::vector<Action> meant(const State &state, Seat seat, const Route &clicks) const;
    [[nodiscard]] Message prompt(const State &state, Seat seat) const;

    // rules/: score, score_sheet, telling
    [[nodiscard]] const Scorer &scorer() const { return scorer_; }
    [[nodiscard]] Score score(const State &state) const;
    /// A sheet for every city, by its number; the rows are the types of building.
    [[nodiscard]] std::vector<ScoreSheet> breakdown(const State &state) const;
    [[nodiscard]] std::vector<Standing> standings(const State &) const { return {}; }
    /// Type by type; what the players have by then is read off the cities as far as they have been told.
    [[nodiscard]] Telling telling(const State &state) const;
    [[nodiscard]] std::optional<int> quickPoints(const State &state, Seat seat,
                                                 std::string_view source) const;
    [[nodiscard]] std::optional<int> quickPoints(const State &state, Place city,
                                                 std::string_view source) const;

    // rules/relations
    /// Turns, of all seats together; and cells of one city with a side in common, which touch.
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

    // positions/unseen
    [[nodiscard]] std::vector<UnseenPart> unseen(const View &view) const;

    // positions/: editing, editing_fields, setup_pieces, repairs, fill
    [[nodiscard]] static std::span<const std::string_view> editingTerms();
    [[nodiscard]] static std::span<const std::string_view> fixCodes();
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
    /// The cells of which a click, once the tile is clicked, tells where it is placed.
    [[nodiscard]] std::vector<int> cellsNaming(const State &state, Seat seat, Action place) const;

    Edition edition_;
    Scorer scorer_;
};

} // namespace waystone::twocities

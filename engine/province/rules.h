#pragma once

#include "core/piece_query.h"
#include "core/rules.h"
#include "core/state_hash.h"
#include "province/positions/setup.h"
#include "province/rules/choices.h"
#include "province/rules/edition.h"
#include "province/rules/state.h"
#include "province/words/verbs.h"

namespace waystone::province {

class PurseTable;

/// The rules of Province over one edition and one choice of options; see the concept Rules for every contract.
/// Nothing in this game is hidden: the goals not seen yet are a set, so a seat's view is the whole state. The points
/// of coins and lender coin are events of the end of the game and count from there on.
class Province {
public:
    using Edition = province::Edition;
    using Setup = province::Setup;
    using State = province::State;
    using View = province::State;

    Province(Edition edition, Choices choices);

    [[nodiscard]] static std::string_view id() { return "province"; }
    [[nodiscard]] static std::vector<OptionInfo> options() { return Choices::options(); }
    [[nodiscard]] static std::span<const AreaInfo> areas();
    [[nodiscard]] static std::span<const std::string_view> problemCodes();
    [[nodiscard]] static std::span<const std::string_view> promptCodes();
    [[nodiscard]] static std::span<const std::string_view> terms();

    /// As the option `millSmithy` has it: under the other order Mill and Smithy have each other's costs, points and
    /// prerequisites. Its text stays that of the file.
    [[nodiscard]] const Edition &edition() const { return edition_; }
    [[nodiscard]] const EditionInfo &editionInfo() const { return edition_.info; }
    [[nodiscard]] const Choices &choices() const { return choices_; }
    [[nodiscard]] OptionChoice choice() const { return choices_.choice(); }
    /// The structure that has to be owned before this one, or `none`.
    [[nodiscard]] int needed(int structure) const
    {
        return edition_.needs[static_cast<std::size_t>(structure)];
    }
    /// All coins that there are.
    [[nodiscard]] int totalCoins() const { return totalCoins_; }

    // positions/: setup, soundness
    [[nodiscard]] Setup start(int seats, Seat first) const;
    [[nodiscard]] Result<State> from(const Setup &setup) const;
    [[nodiscard]] Setup setup(const State &state) const;
    [[nodiscard]] int seats(const State &) const { return maxPlayers; }
    [[nodiscard]] int seats(const Setup &) const { return maxPlayers; }
    [[nodiscard]] std::uint64_t hash(const State &state) const { return hashOfBytes(state); }

    // rules/: legal, refusal, chance, apply
    [[nodiscard]] Actors actors(const State &state) const;
    void legal(const State &state, Seat seat, ActionList &actions) const;
    [[nodiscard]] std::optional<Problem> refuse(const State &state, Seat seat, Action action) const;
    /// Of workers, since an action names a kind and a click means this one, and of what one has built.
    [[nodiscard]] std::optional<Problem> refusePlace(const State &state, Seat seat, Place place) const;
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

    // rules/score; thinking/evaluation
    [[nodiscard]] Score score(const State &state) const;
    /// One sheet a seat.
    [[nodiscard]] std::vector<ScoreSheet> breakdown(const State &state) const;
    /// Begins with what was seen to be scored all along; that nobody has a loan is told as well.
    [[nodiscard]] Telling telling(const State &state) const;
    [[nodiscard]] std::vector<Standing> standings(const State &) const { return {}; }
    [[nodiscard]] std::optional<int> quickPoints(const State &state, Seat seat,
                                                 std::string_view source) const;
    /// Turns, the zones of the workers' spots, and tokens of structures.
    [[nodiscard]] std::optional<int> quickCount(const View &view, const PieceQuery &query) const;
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
    int totalCoins_ = 0;
    std::shared_ptr<const PurseTable> purses_;
};

} // namespace waystone::province

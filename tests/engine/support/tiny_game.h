#pragma once

#include "core/registry.h"
#include "core/state_hash.h"

#include <array>
#include <cstdint>

namespace waystone::test {

/// The smallest game with all that Milestones lacks: hidden draws and a secret choice that all seats make at once.
///
/// Two rounds for 2 to 7 seats. Chance deals each seat a card of 1 to 3, seen by its holder alone. Then every seat, in
/// any order, secretly bids 0 up to its card. When the last one has bid, cards and bids are revealed; a bid that nobody
/// else made scores itself. The cards do not return.
class TinyGame {
public:
    static constexpr int rounds = 2;
    static constexpr int cards = 3;
    static constexpr int copies = 5; ///< of each card
    static constexpr std::uint8_t hidden = 0xFF;

    enum Verb : std::uint8_t { deal, bid }; // first: the card, the bid
    enum Area : std::uint8_t { bidBox };    // owner: whose; index: the bid

    struct State {
        std::uint8_t seats = 2;
        std::uint8_t round = 0;
        std::uint8_t isOver = 0;
        std::array<std::uint8_t, cards + 1> supply{};
        std::array<std::uint8_t, maxSeats> card{}; ///< 0: not dealt; `hidden` in views
        std::array<std::uint8_t, maxSeats>
            bid{}; ///< 0: not made, else bid + 1; `hidden` in views: made, but secret
        std::array<std::uint8_t, maxSeats> points{};

        friend bool operator==(const State &, const State &) = default;
    };
    using Setup = State;
    struct View {
        State seen; ///< what the seat may not know is `hidden`, and the supply counts it
        Seat seat = nobody;

        friend bool operator==(const View &, const View &) = default;
    };

    static std::string_view id() { return "tiny"; }
    static std::vector<OptionInfo> options() { return {}; }
    static std::span<const AreaInfo> areas();
    static std::span<const std::string_view> problemCodes();
    static std::span<const std::string_view> promptCodes();
    static std::span<const std::string_view> terms();
    [[nodiscard]] const EditionInfo &editionInfo() const { return info_; }
    [[nodiscard]] OptionChoice choice() const { return {}; }

    [[nodiscard]] Setup start(int seats, Seat first) const;
    [[nodiscard]] Result<State> from(const Setup &setup) const;
    [[nodiscard]] Setup setup(const State &state) const { return state; }
    [[nodiscard]] int seats(const State &state) const { return state.seats; }
    [[nodiscard]] std::uint64_t hash(const State &state) const { return hashOfBytes(state); }

    [[nodiscard]] Actors actors(const State &state) const;
    void legal(const State &state, Seat seat, ActionList &actions) const;
    [[nodiscard]] std::optional<Problem> refuse(const State &state, Seat seat, Action action) const;
    void outcomes(const State &state, OutcomeList &outcomes) const;
    void apply(State &state, Seat seat, Action action, Events *events) const;
    [[nodiscard]] bool secret(const State &state, Seat seat, Action action) const;

    [[nodiscard]] View view(const State &state, Seat seat) const;
    [[nodiscard]] State guess(const View &view, Rng &rng) const;
    [[nodiscard]] std::vector<UnseenPart> unseen(const View &view) const;
    [[nodiscard]] std::vector<Place> places(int seats) const;
    [[nodiscard]] std::vector<Piece> pieces(const View &view) const;
    [[nodiscard]] std::vector<Tally> tallies(const View &view) const;
    [[nodiscard]] std::vector<Tally> tallies(const Setup &setup) const;
    [[nodiscard]] std::vector<Route> routes(const State &state, Seat seat, Action action) const;
    [[nodiscard]] std::vector<Action> meant(const State &state, Seat seat, const Route &clicks) const;
    [[nodiscard]] Message prompt(const State &state, Seat seat) const;
    [[nodiscard]] Score score(const State &state) const;
    [[nodiscard]] double worth(const State &state, Seat seat) const;
    [[nodiscard]] std::vector<ScoreSheet> breakdown(const State &) const { return {}; }
    [[nodiscard]] std::vector<Standing> standings(const State &) const { return {}; }

    [[nodiscard]] std::string notation(Action action) const;
    [[nodiscard]] Result<Action> actionFrom(std::string_view text) const;
    [[nodiscard]] Json fields(Action action) const;
    [[nodiscard]] std::string placeName(Place place) const;
    [[nodiscard]] std::string positionText(const Setup &setup) const;
    [[nodiscard]] Result<Setup> setupFrom(std::string_view text) const;
    [[nodiscard]] Json toJson(const Setup &setup) const;
    [[nodiscard]] Setup setupFrom(JsonReader &reader) const;
    void everyAction(const std::function<void(Action)> &use) const;

    // tiny_game_editing.cpp
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
    EditionInfo info_{"tiny-test", {"Tiny", "Minuscule", "Apró"}, {}, "{}", editionHash("{}")};
};

/// A registry with the tiny game alone.
[[nodiscard]] const Registry &tinyGames();

} // namespace waystone::test

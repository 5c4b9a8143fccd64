#pragma once

#include "milestones/layout.h"

#include <string>
#include <string_view>

namespace waystone::milestones::test {

// The actions, in the words of the book. Spaces of the loop are numbers (kinds.h), employment spaces 1 to 8.
[[nodiscard]] Action choose(std::string_view tile, int space);
[[nodiscard]] Action move(int space);
[[nodiscard]] Action hire(std::string_view tile, int space);
[[nodiscard]] Action buy(Good cube);
[[nodiscard]] Action sell(Good one, Good other);
[[nodiscard]] Action section(std::string_view path); ///< "d3-d2-d1"
[[nodiscard]] Action house(std::string_view corners);
[[nodiscard]] Action market(std::string_view vertex);
[[nodiscard]] Action take(std::string_view corners, int worker);
[[nodiscard]] Action decline(std::string_view corners);
[[nodiscard]] Action supply(std::string_view market, std::string_view one = {}, std::string_view other = {});
[[nodiscard]] Action keep(Good one, Good two, Good three);
[[nodiscard]] Action cover(int worker);
[[nodiscard]] Action finish();
[[nodiscard]] Action turnUp(std::string_view tile); ///< chance
[[nodiscard]] Action putBonus(Good kind);           ///< chance

/// A game under way. Questions about an action are about whoever has to act, chance included.
class Table {
public:
    /// A layout that is no sound position is an error in the test and stops it.
    explicit Table(const Layout &layout, Choices choices = {});
    /// Before the first bonus tile is put on its bush.
    static Table fresh(int players, Seat startSeat = 0, Choices choices = {});

    [[nodiscard]] const Milestones &rules() const { return *rules_; }
    [[nodiscard]] const State &state() const { return state_; }
    [[nodiscard]] Seat actor() const;
    /// All that whoever has to act may do, with one verb.
    [[nodiscard]] std::vector<Action> options(Verb verb) const;
    [[nodiscard]] std::vector<Action> options() const;

    /// Whether it is legal. The list of the legal actions and the referee's refusal must say the same.
    [[nodiscard]] bool can(Action action) const;
    /// Plays it. An illegal action fails the test and changes nothing.
    Table &play(Action action);
    /// The same in notation: "move 4", "section d3-d2-d1".
    Table &play(std::string_view notation);
    /// Takes the outcomes of chance, one after the other, until a seat has to act.
    Table &chance(Rng &rng);
    Table &chance();

    // What the last action brought.
    [[nodiscard]] const Events &events() const { return events_; }
    [[nodiscard]] bool happened(Event::Kind kind) const;
    [[nodiscard]] int pointsWon(Seat seat) const;
    [[nodiscard]] int pointsWon(Seat seat, Source source) const;

    [[nodiscard]] int points(Seat seat) const;
    [[nodiscard]] int points(Seat seat, Source source) const;
    [[nodiscard]] const Goods &goods(Seat seat) const { return state_.seats[seat].goods; }
    [[nodiscard]] int coins(Seat seat) const;
    /// "Q1 C3 L4* x - …", as Layout::workers takes it.
    [[nodiscard]] std::string workers(Seat seat) const;
    [[nodiscard]] bool isOver() const { return rules_->actors(state_).isOver(); }

private:
    Table(const Milestones &rules, const State &state) : rules_(&rules), state_(state) {}

    const Milestones *rules_;
    State state_;
    Events events_;
};

} // namespace waystone::milestones::test

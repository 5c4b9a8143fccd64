#pragma once

#include "province/rules.h"

#include <string>
#include <string_view>
#include <vector>

namespace waystone::province::test {

/// The rules over one of the program's editions; made once for each choice.
[[nodiscard]] const Province &rulesWith(Choices choices = {},
                                        std::string_view edition = "province-reconstruction");
[[nodiscard]] std::string_view editionText(std::string_view edition = "province-reconstruction");

/// A position text (position_text.cpp) of which only what matters has to be given. The rest: seat 0 works, 2 and 3
/// coins, the goal of workers face up and the others unseen, a green worker in each zone, the yellow and orange one in
/// the upper zone if their structure is built, no sailors; in the spend phase a green worker has moved.
[[nodiscard]] std::string completed(std::string_view text);
[[nodiscard]] Setup position(std::string_view text, const Province &rules = rulesWith());

/// A game under way. Questions about an action are about whoever has to act, chance included; actions are in notation.
class Table {
public:
    /// A position that is not sound is an error in the test and stops it.
    explicit Table(std::string_view text, Choices choices = {},
                   std::string_view edition = "province-reconstruction");
    /// `rules` outlive the table.
    Table(std::string_view text, const Province &rules);
    /// Before the first goal is turned up.
    static Table fresh(Seat firstPlayer = 0, Choices choices = {});

    [[nodiscard]] const Province &rules() const { return *rules_; }
    [[nodiscard]] const State &state() const { return state_; }
    [[nodiscard]] Seat actor() const { return rules_->actors(state_).first(); }
    [[nodiscard]] std::vector<std::string> options() const;

    /// Whether it is legal. The list of the legal actions and the refusal must say the same.
    [[nodiscard]] bool can(std::string_view notation) const;
    /// The code of the refusal, with its arguments behind it in brackets; empty if it is legal.
    [[nodiscard]] std::string refusal(std::string_view notation) const;
    /// Plays it. An illegal action fails the test and changes nothing.
    Table &play(std::string_view notation);
    /// Plays several, parted by commas.
    Table &playAll(std::string_view notations);

    // What the last action brought.
    [[nodiscard]] const Events &events() const { return events_; }
    [[nodiscard]] bool happened(Event::Kind kind) const;
    [[nodiscard]] int gained(std::string_view what) const;
    [[nodiscard]] int pointsWon(Seat seat) const;

    [[nodiscard]] int coins(Seat seat) const { return state_.coins[seat]; }
    [[nodiscard]] int labor() const { return state_.labor; }
    [[nodiscard]] int bank() const { return rules_->totalCoins() - coins(0) - coins(1); }
    [[nodiscard]] int points(Seat seat) const { return rules_->score(state_).totals[seat]; }
    [[nodiscard]] bool owns(Seat seat, Structure structure) const;
    [[nodiscard]] bool hasGoal(Seat seat, Goal goal) const;
    [[nodiscard]] bool isOver() const { return rules_->actors(state_).isOver(); }

private:
    Table(const Province &rules, const State &state) : rules_(&rules), state_(state) {}
    [[nodiscard]] Action actionOf(std::string_view notation) const;

    const Province *rules_;
    State state_;
    Events events_;
};

} // namespace waystone::province::test

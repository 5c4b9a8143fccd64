#pragma once

#include "board/move_input.h"
#include "words/action_kinds.h"

#include <QObject>
#include <QStringList>

#include <optional>
#include <vector>

namespace waystone {

/// The kinds of action between which whoever acts chooses. Which there are, the game's words tell; choosing one does it
/// at once if it needs no place, or else lets the move input spell that kind alone.
class ActionChoices final : public QObject {
    Q_OBJECT

public:
    struct Choice {
        ActionKind kind;
        bool isPossible = false;
        bool isChosen = false;
        bool isLasting = false;  ///< it stays chosen until it is said where
        bool isOnReturn = false; ///< the key does it; none at the beginning of a turn that has a choice
        bool isApart = false;    ///< goes on to what comes next
        bool isMain = false;     ///< confirms what was picked on the board
        bool isReady = false;    ///< does what the clicks on the board may already mean
        int picked = 0;          ///< of ActionKind::picks

        friend bool operator==(const Choice &, const Choice &) = default;
    };

    ActionChoices(GameController &controller, MoveInput &input, QObject *parent = nullptr);

    [[nodiscard]] const std::vector<Choice> &choices() const { return choices_; }
    /// What is asked where a kind is chosen or something was clicked; empty otherwise.
    [[nodiscard]] QString question() const;
    /// What this choice would do or, where it is not possible, why not.
    [[nodiscard]] QStringList explanation(std::size_t choice) const;

    /// Once more takes the choice back.
    void choose(std::size_t choice);
    /// The same for somebody who may have meant what was offered there before: what ends the turn asks first.
    void chooseOutOfHabit(std::size_t choice);
    /// The moment that is chosen for; another one once something was done.
    [[nodiscard]] PlyId moment() const;
    /// Does what stands on the return key; false if there is nothing or it is not possible.
    bool chooseByReturn();

signals:
    void changed();
    /// Somebody chooses, before anything comes of it.
    void chosen();

private:
    void refresh();
    /// What comes during a turn stands behind what was there before, or in the place of what has gone with it, and what goes
    /// on comes last: so the others keep their keys.
    void keepOrder();
    /// Marks the kind of what the clicks may already mean, or adds a choice of its own for it.
    void offerReady();
    void markReturn();
    /// Whether it leaves what is offered now: that is never done by the key that means whatever comes next.
    [[nodiscard]] bool forgoes(const ActionKind &kind) const;
    /// Whether other actions are possible and the seat has done nothing yet in this turn: who presses a key out of habit
    /// must not lose it.
    [[nodiscard]] bool givesUpTurn(const ActionKind &kind) const;
    [[nodiscard]] QString nextQuestion() const;
    [[nodiscard]] std::optional<Choice> choiceOf(ActionKind kind) const;
    /// Whether the clicks can mean this kind alone.
    [[nodiscard]] bool isOnlyKind(const ActionKind &kind) const;
    [[nodiscard]] bool isControl(const ActionKind &kind) const;
    /// Though it is none: nothing is left to choose.
    [[nodiscard]] bool needsNoPlace(const ActionKind &kind) const;
    [[nodiscard]] std::vector<Action> actionsOf(const ActionKind &kind) const;

    GameController &controller_;
    MoveInput &input_;
    std::vector<Choice> choices_;
    std::vector<std::vector<std::uint8_t>> order_; ///< verbs of the kinds, in the places of the turn
    std::optional<PlyId> turn_;                    ///< whose order it is
};

} // namespace waystone

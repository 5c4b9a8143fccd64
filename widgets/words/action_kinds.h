#pragma once

#include "core/game.h"
#include "words/pictured_text.h"

#include <QString>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

namespace waystone {

/// A kind of action, as it is chosen before it is said where.
struct ActionKind {
    std::vector<std::uint8_t> verbs; ///< of its actions
    QString name;                    ///< in a word or two: "Build"
    QString question = {};           ///< what is asked once it is chosen; empty where that is asked anyhow
    QString drawing = {};            ///< of resources/pieces: stands for the name where words have no room
    PicturedText price = {};         ///< what it takes and brings; empty where that is not always the same
    /// A click there asks for it, be it possible or not. One on a control does it.
    std::optional<Place> place = {};
    bool isUsual = false; ///< what most would do now, as long as it is possible
    bool isWhole =
        false; ///< with its name all is said where only one of its actions is possible: that is done at once
    /// What is chosen in secret waits to be confirmed until so many places are picked; 0 for what is done at once.
    int picks = 0;

    friend bool operator==(const ActionKind &, const ActionKind &) = default;
};

/// A choice of the seat to act that is half made: what it has clicked, and what that may still become.
struct HalfMade {
    Route clicks;                ///< one at least
    std::vector<Action> actions; ///< one at least
    std::optional<Action> ready; ///< one of them, if it may be done as it stands

    [[nodiscard]] bool has(std::uint8_t verb) const
    {
        return std::ranges::find(actions, verb, &Action::verb) != actions.end();
    }
};

/// For words of games in which a seat chooses between kinds of action.
class ActionKinds {
public:
    virtual ~ActionKinds() = default;

    /// Those between which the seat chooses that is to act, in the order of their keys, with what may become possible
    /// later in its turn. Every control that can be used is the place of one. Empty where there is nothing to choose.
    [[nodiscard]] virtual std::vector<ActionKind> actionKinds(const SeatView &view) const = 0;
    /// What is asked of the seat next, with the name of what it has chosen: "Corner b7: choose the next corner."
    [[nodiscard]] virtual QString nextQuestion(const HalfMade &choice, const SeatView &view) const = 0;
};

} // namespace waystone

#pragma once

#include "board/move_input.h"
#include "models/game_board_model.h"

#include <QCoreApplication>
#include <QStringList>

namespace waystone {

/// What a card says of a place while a game is played: what a click there would bring or, where it leads to nothing, what
/// lies there and what it counts for.
class PlaceHelp {
    Q_DECLARE_TR_FUNCTIONS(PlaceHelp)

public:
    PlaceHelp(const GameController &controller, const GameBoardModel &board, const MoveInput &input)
        : controller_(controller), board_(board), input_(input)
    {}

    /// `sheet`: of which a number on this place tells; null if it tells of none.
    [[nodiscard]] QString title(Place place) const;
    [[nodiscard]] QStringList lines(Place place, const ScoreSheet *sheet) const;

private:
    /// What a click there would do if it is certain.
    [[nodiscard]] std::optional<Action> meantAt(Place place) const;
    /// How a thing in the hand of whoever watches scores, and what it would bring.
    [[nodiscard]] QStringList prospectsAt(Place place) const;
    /// What an action is good for, or not.
    [[nodiscard]] QStringList meritsOf(Action action) const;
    /// Why a click there leads to nothing.
    [[nodiscard]] QStringList reasonAt(Place place) const;
    [[nodiscard]] QStringList totalChange(const Preview &preview, Seat seat) const;
    [[nodiscard]] QStringList linesOf(Action action) const;
    /// The same where a click there may become several actions.
    [[nodiscard]] QStringList linesOf(Place place) const;

    const GameController &controller_;
    const GameBoardModel &board_;
    const MoveInput &input_;
};

} // namespace waystone

#pragma once

#include "game_table.h"

#include "board/choice_row.h"
#include "board/play_board.h"

#include <QString>

#include <cstdint>
#include <functional>
#include <memory>
#include <string_view>

namespace waystone::test {

/// A game on a board view that is shown nowhere, with everything that the window would bring.
class BoardTable {
public:
    BoardTable(std::string_view game, int seats, std::uint64_t seed, QSize size = QSize(1280, 800));
    ~BoardTable();

    [[nodiscard]] Position position() const { return controller.sessionToSave().position(); }
    [[nodiscard]] const Game &game() const { return controller.game(); }

    /// The action of a seat that was played last; chance after it does not count.
    [[nodiscard]] Action lastAction() const;
    [[nodiscard]] std::size_t actionsPlayed() const;

    /// The first clicks of all legal actions, asked of the game itself.
    [[nodiscard]] std::vector<Place> firstClicks() const;
    /// A legal action, equally likely each.
    [[nodiscard]] LegalAction randomAction(Rng &rng) const;
    void playRandomly(Rng &rng, int actions) { test::playRandomly(controller, rng, actions); }

    /// A button beside the board rather than a place on it.
    [[nodiscard]] bool isControl(Place place) const { return game().areas()[place.area].isControl; }
    /// The button of a control; null if it is not offered now.
    [[nodiscard]] ChoiceButton *buttonOf(Place control) const;
    /// Whether every control that the route goes through is offered.
    [[nodiscard]] bool canBeClicked(const Route &route) const;

    /// A real click of the left button on the viewport, or on the button of a control; where that is asked about it is meant.
    void clickOn(Place place);
    void press(int key);
    /// Presses the key that stands on this button of the row.
    void pressKeyOf(const ChoiceButton &button);
    /// Takes the first of the actions that the board offers to choose from; false if it offers none.
    bool takeOffer();
    /// A real drag from the one place to the other.
    void drag(Place from, Place to);
    /// Brings the keyboard to the place with Tab alone.
    void tabTo(Place place);

    GameController controller;
    std::unique_ptr<GameBoardModel> board;
    std::unique_ptr<BoardScene> scene;
    std::unique_ptr<BoardView> view;
    std::unique_ptr<PlayBoard> play;
    QWidget beside; ///< has the row of choices
    ChoiceRow *row = nullptr;
};

/// The clicks until the action is proposed: it may have to be picked from what the board then offers, and a route may end
/// in a click that only repeats the last.
void spell(BoardTable &table, const Route &route, const std::function<void(Place)> &click);

} // namespace waystone::test

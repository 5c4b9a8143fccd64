#pragma once

#include "bots/lively_bot.h"
#include "support/reader.h"
#include "support/test_window.h"

#include <functional>

namespace waystone {

/// Rows of a test for every game, with the least number of players: columns "game" and "seats".
void addEveryGameToHear();

/// Plays at the table of a window as a person does who hears it.
class Listener {
public:
    /// Shows the window; it has the keyboard.
    explicit Listener(TestWindow &window);

    [[nodiscard]] Reader &reader() { return reader_; }

    /// What was said since the last call: all that comes of one thing is told when everything has happened.
    [[nodiscard]] QStringList heard();
    /// Presses what lets the one who is called see the table; nothing where no curtain hangs.
    void liftCurtain();
    /// The place on the board, or the button that stands for it; null if it is not to be found.
    [[nodiscard]] QAccessibleInterface *find(Place place);
    /// What a lively player would do.
    [[nodiscard]] Action chosen();
    /// Presses what spells an action, until it is played. `pressed` is told of each.
    void play(
        Action action, const std::function<void()> &pressed = [] {});

private:
    [[nodiscard]] GameController &controller() { return window_->controller(); }
    [[nodiscard]] QAccessibleInterface *button(const QString &name) const;
    /// What waits is confirmed; where the last click has to be repeated, it is.
    void pressLast(Place last);

    TestWindow &window_;
    Reader reader_;
    LivelyBot bot_;
    Rng rng_{3};
};

} // namespace waystone

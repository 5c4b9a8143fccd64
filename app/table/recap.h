#pragma once

#include "session/game_controller.h"

#include <QCoreApplication>

namespace waystone {

/// In one line what the others have done since whoever is asked now acted last.
struct Recap {
    Q_DECLARE_TR_FUNCTIONS(waystone::Recap)

public:
    /// Empty where there is nothing to tell.
    [[nodiscard]] static Recap of(const GameController &controller);

    [[nodiscard]] bool isEmpty() const { return text.isEmpty(); }
    /// The whole as a sentence, for screen readers.
    [[nodiscard]] QString spoken() const;

    Seat seat = nobody; ///< whose mark and name go before it; nobody if it tells of several
    QString name;
    PicturedText text;
    int points = 0; ///< what one seat's actions brought it

    friend bool operator==(const Recap &, const Recap &) = default;
};

} // namespace waystone

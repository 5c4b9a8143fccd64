#pragma once

#include "session/game_controller.h"

#include <QCoreApplication>

#include <vector>

namespace waystone {

/// In one line what the others have done since whoever is asked now acted last.
struct Recap {
    Q_DECLARE_TR_FUNCTIONS(waystone::Recap)

public:
    /// What a seat has done, or had to do, once or several times in a row.
    struct Deed {
        Seat seat = nobody;
        QString name;   ///< of its player, with their points where several are told of
        int colour = 0; ///< of their mark
        PicturedText what;
        int times = 1;
        /// It brought points or a piece, something came to the table, or nobody chose it; not in an earlier turn than
        /// the last of its seat that is told of.
        bool matters = false;
        bool concerns = false; ///< it came to what is scored for whoever is asked
        bool gains = false;    ///< it brought something, if it does not matter

        friend bool operator==(const Deed &, const Deed &) = default;
    };

    /// Empty where there is nothing to tell.
    [[nodiscard]] static Recap of(const GameController &controller);

    [[nodiscard]] bool isEmpty() const { return deeds.empty(); }
    /// All that was done.
    [[nodiscard]] PicturedText text() const;
    /// Only so many of the deeds, in their order: those that concern whoever is asked come first, then one of everybody
    /// who has done something, then those that matter to others, those that brought something, and the newest.
    [[nodiscard]] Recap gist(std::size_t count) const;
    /// How many deeds do not matter.
    [[nodiscard]] std::size_t minorDeeds() const;
    /// The whole as a sentence, for screen readers.
    [[nodiscard]] QString spoken() const;

    Seat seat = nobody; ///< whose mark and name go before it; nobody if it tells of several
    QString name;
    std::vector<Deed> deeds;
    int points = 0; ///< what one seat's actions brought it
    int others = 0; ///< how many actions more there were than it tells of

    friend bool operator==(const Recap &, const Recap &) = default;

private:
    /// Of the deeds.
    [[nodiscard]] std::vector<std::size_t> byImportance() const;
    /// It begins with whoever did the first of the deeds.
    void nameFirst();
};

} // namespace waystone

#pragma once

#include "controls/card_frame.h"
#include "session/player.h"

#include <optional>

class QLabel;
class QLineEdit;

namespace waystone {

class FlatButton;
class WhoBox;

/// A seat of a new game: the mark of the player, which opens the colours, their name, and who plays.
class SeatCard final : public CardFrame {
    Q_OBJECT

public:
    explicit SeatCard(int seat);

    [[nodiscard]] Player player() const;
    void setPlayer(const Player &player);
    [[nodiscard]] int colour() const { return colour_; }
    void setColour(int colour);
    void setRemovable(bool isRemovable);

    /// Of the player; "Player 2" for one without.
    [[nodiscard]] QString shownName() const;
    /// A program has a command line.
    [[nodiscard]] bool isComplete() const;
    /// How the computer plays that holds the seat, as a sentence; empty for anybody else.
    [[nodiscard]] QString note() const;
    [[nodiscard]] QLineEdit &name() { return *name_; }

    void retranslate();

signals:
    void nameChanged();
    void whoChanged();
    void completeChanged();
    /// Colours go round: the player who had it takes the one that this one has had.
    void colourChosen(int colour);
    void removeWanted();

private:
    void nameParts();
    void openColours();
    void refresh();

    int seat_;
    int colour_;
    FlatButton *mark_;
    FlatButton *remove_;
    QLineEdit *name_;
    WhoBox *who_;
    QLineEdit *command_; ///< that starts the program, where one plays
};

} // namespace waystone

#pragma once

#include "core/seat.h"
#include "session/player.h"

#include <QWidget>

#include <optional>
#include <vector>

class QBoxLayout;
class QComboBox;
class QLabel;
class QToolButton;

namespace waystone {

class CardLayout;
class FlatButton;
class SeatCard;

/// Who plays, as a row of faces: each with colour, name and whether a person, the computer or a program from outside
/// plays. Seats are added and removed between the limits of the game; and somebody begins.
class SeatsEditor : public QWidget {
    Q_OBJECT

public:
    explicit SeatsEditor(QWidget *parent = nullptr);

    /// Both limits inclusive, at most maxSeats.
    void setLimits(int fewest, int most);
    /// Those to begin with; may be fewer or more than there are seats.
    void setPlayers(const std::vector<Player> &players);
    void setCount(int seats);

    [[nodiscard]] int count() const { return count_; }
    [[nodiscard]] std::vector<Player> players() const;
    /// Nothing: by lot.
    [[nodiscard]] std::optional<Seat> first() const;
    void setFirst(std::optional<Seat> seat);
    /// Whether every program at the table has a command line.
    [[nodiscard]] bool isComplete() const;
    /// Where a person still has to say their name; null if everybody has.
    [[nodiscard]] QWidget *emptyName() const;

    void retranslate();

signals:
    void completeChanged();
    void countChanged();
    void firstChanged();

protected:
    void changeEvent(QEvent *event) override;

private:
    void makeCard(int seat);
    [[nodiscard]] SeatCard &card(int seat) const { return *cards_[static_cast<std::size_t>(seat)]; }
    void add();
    /// Who sits behind moves up; who has gone would be the next to come back.
    void remove(int seat);
    void makeCountButtons(QBoxLayout &row);
    void showCount();
    /// So many seats. Somebody who has not sat here before is a person among persons, and a computer among computers.
    void seat(int seats);
    /// Two players of one colour: the other one takes what this one had.
    void takeColour(int seat, int colour);
    void updateNames();
    void updateNote(int seat);
    void showCards();
    /// Whether what stands below moves while seats come and go.
    void keepRoom();

    QLabel *title_;
    QLabel *firstLabel_;
    QComboBox *first_;
    CardLayout *row_;
    std::vector<SeatCard *> cards_; ///< as many as any game has seats
    FlatButton *add_;
    std::vector<QToolButton *> counts_; ///< for 1 seat, 2 seats and so on
    QLabel *note_;
    int noted_ = 0; ///< the seat that the note speaks of
    int fewest_ = 2;
    int most_ = 2;
    int count_ = 2;
    int told_ = 0; ///< of so many seats it is known who sat there
};

} // namespace waystone

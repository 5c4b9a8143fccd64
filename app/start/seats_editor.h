#pragma once

#include "core/seat.h"
#include "session/player.h"

#include <QWidget>

#include <optional>
#include <vector>

class QButtonGroup;
class QComboBox;
class QHBoxLayout;
class QLabel;
class QLineEdit;

namespace waystone {

/// How many play, who, in which colour, whether a person, the computer or a program from outside, and who begins.
class SeatsEditor : public QWidget {
    Q_OBJECT

public:
    explicit SeatsEditor(QWidget *parent = nullptr);

    /// Both limits inclusive, at most maxSeats.
    void setLimits(int fewest, int most);
    /// Those to begin with; may be fewer or more than there are seats.
    void setPlayers(const std::vector<Player> &players);
    void setCount(int seats);
    /// One person against computer players: those that were chosen before, or else the strongest.
    void playAlone();

    [[nodiscard]] int count() const { return count_; }
    [[nodiscard]] std::vector<Player> players() const;
    /// Nothing: by lot.
    [[nodiscard]] std::optional<Seat> first() const;
    void setFirst(std::optional<Seat> seat);
    /// Whether every program at the table has a command line.
    [[nodiscard]] bool isComplete() const;

    void retranslate();

signals:
    void completeChanged();

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Row {
        QLabel *label;
        QComboBox *colour;
        QLineEdit *name;
        QComboBox *playedBy; ///< the data of its items is Player::bot, of a program its beginning
        QLabel *commandLabel;
        QLineEdit *command; ///< that starts the program, where one plays
    };

    void makeRow(int seat);
    /// Two players of one colour: the other one takes what this one had.
    void keepColoursApart(int seat);
    void updateNames();
    /// Shows the rows of those who play, and the command lines of programs.
    void showRows();
    [[nodiscard]] static bool isProgram(const Row &row);

    QLabel *countLabel_;
    QLabel *firstLabel_;
    QHBoxLayout *countBox_;
    QButtonGroup *counts_;
    QComboBox *first_;
    std::vector<Row> rows_;
    std::vector<int> colours_;
    int count_ = 2;
};

} // namespace waystone

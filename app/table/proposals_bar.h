#pragma once

#include "session/game_controller.h"

#include <QFrame>

#include <vector>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace waystone {

/// What the players propose to each other, a line for each: who would do what, what it would bring, and the buttons
/// that play or discard it. Not there while nothing is proposed.
class ProposalsBar : public QFrame {
    Q_OBJECT

public:
    explicit ProposalsBar(GameController &controller, QWidget *parent = nullptr);

private:
    struct Line {
        QWidget *widget;
        QLabel *mark;
        QLabel *text;
        QPushButton *play;
        QPushButton *discard;
    };

    void makeLine(Seat seat, QVBoxLayout *column);
    void refresh();
    void fill(const Line &line, const Proposal &proposal);
    [[nodiscard]] QString text(const Proposal &proposal) const;

    GameController &controller_;
    std::vector<Line> lines_; ///< by seat
};

} // namespace waystone

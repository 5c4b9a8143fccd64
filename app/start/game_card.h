#pragma once

#include "controls/card_frame.h"

#include "core/game_kind.h"

#include <QPixmap>

class QLabel;

namespace waystone {

class FlatButton;
class LearnButton;

/// A game on the start page: a part of its table, what it is, and the ways into it.
class GameCard final : public CardFrame {
    Q_OBJECT

public:
    explicit GameCard(const GameKind &kind);

    [[nodiscard]] QString game() const;
    [[nodiscard]] QString gameName() const;
    /// How many lessons of the game are done.
    void setProgress(int done, int all);
    void retranslate();

signals:
    void playWanted(const QString &game);
    void learnWanted(const QString &game);
    void rulesWanted(const QString &game);
    void lessonsWanted();
    /// It has been painted.
    void seen();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void openMenu();
    void readArt();

    const GameKind &kind_;
    QPixmap art_;
    std::pair<qint64, QSize> drawn_; ///< the palette's key and the size that it is drawn for
    QLabel *title_;
    QLabel *facts_;
    QLabel *blurb_;
    FlatButton *play_;
    LearnButton *learn_;
    FlatButton *more_;
};

} // namespace waystone

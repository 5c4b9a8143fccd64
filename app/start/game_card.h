#pragma once

#include "controls/card_frame.h"

#include "core/game_kind.h"

#include <QPixmap>

class QBoxLayout;
class QLabel;

namespace waystone {

class FlatButton;
class LearnButton;
struct Course;

/// A game on the start page: a part of its table, what it is, and the ways into it.
class GameCard final : public CardFrame {
    Q_OBJECT

public:
    explicit GameCard(const GameKind &kind);

    [[nodiscard]] QString game() const;
    [[nodiscard]] QString gameName() const;
    void setCourse(const Course &course);
    void retranslate();

signals:
    void playWanted(const QString &game);
    /// What is to be learned next; the start; the walkthrough.
    void learnWanted(const QString &game);
    void tenMinutesWanted(const QString &game);
    void walkthroughWanted(const QString &game);
    void rulesWanted(const QString &game);
    void lessonsWanted();
    /// It has been painted.
    void seen();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void arrangeHeading();
    void openMenu();
    void readArt();

    const GameKind &kind_;
    QPixmap art_;
    std::pair<qint64, QSize> drawn_; ///< the palette's key and the size that it is drawn for
    QLabel *title_;
    QLabel *facts_;
    QBoxLayout *heading_; ///< of both: beside each other where there is room
    QLabel *blurb_;
    QLabel *course_; ///< where learning begins or goes on
    FlatButton *play_;
    LearnButton *learn_;
    FlatButton *more_;
};

} // namespace waystone

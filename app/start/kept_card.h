#pragma once

#include "saving/kept_entry.h"

#include <QPixmap>
#include <QPushButton>

namespace waystone {

class GameGlances;

/// A kept game on the start page, to go on with: how its table looks, who is to move, when it was left. The latest one is
/// large. Its last moment is looked up once the card has been painted.
class KeptCard final : public QPushButton {
    Q_OBJECT

public:
    enum class Size { large, small };

    KeptCard(Size size, GameGlances &glances, const QString &name);

    void setGame(const JournalEntry &entry);
    [[nodiscard]] const KeptEntry &game() const { return game_; }
    void retranslate();

    /// Of the picture on a large one.
    static constexpr QSize pictureSize{259, 144};

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void takeLook();
    [[nodiscard]] QSize picture() const;
    void paintPicture(QPainter &painter);
    void paintLarge(QPainter &painter, QRect room) const;
    void paintSmall(QPainter &painter, QRect room) const;
    void paintContinue(QPainter &painter, const QRect &room) const;
    /// The one who is to move, with their mark; returns where the line ends.
    void paintState(QPainter &painter, const QRect &line) const;
    void paintLine(QPainter &painter, const QRect &line, const QString &text, QPalette::ColorRole role,
                   const QFont &font, Qt::Alignment side = Qt::AlignLeft) const;
    [[nodiscard]] QFont bold(qreal growth = 1) const;

    Size size_;
    GameGlances &glances_;
    KeptEntry game_;
    QPixmap picture_;
};

} // namespace waystone

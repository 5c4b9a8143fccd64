#pragma once

#include "core/game_kind.h"

#include <QPixmap>
#include <QRadioButton>

namespace waystone {

/// A game to choose among others: a picture of its table with name, players and minutes. Where it is narrow its name is
/// wrapped, and picture and minutes go.
class GameTile final : public QRadioButton {
    Q_OBJECT

public:
    explicit GameTile(const GameKind &kind);

    void retranslate();

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    [[nodiscard]] bool hitButton(const QPoint &at) const override { return rect().contains(at); }

private:
    void paintArt(QPainter &painter);
    void paintWords(QPainter &painter) const;
    [[nodiscard]] QFont titleFont() const;
    /// 0 where a tile is too narrow for a picture.
    [[nodiscard]] static int artHeightAt(int width);
    /// Beside the tick, whether it is there or not.
    [[nodiscard]] static int wordsWidth(int width);
    [[nodiscard]] int titleHeight(int width) const;
    [[nodiscard]] int wordsHeight(int width) const;

    const GameKind &kind_;
    QPixmap art_;
    std::pair<qint64, QSize> drawn_; ///< the palette's key and the size that it is drawn for
    QString facts_;
};

} // namespace waystone

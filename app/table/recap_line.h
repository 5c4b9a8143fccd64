#pragma once

#include "table/recap.h"

#include <QColor>
#include <QWidget>

#include <memory>
#include <optional>

namespace waystone {

class PicturedLayout;

/// Shows a recap on one line: mark, name, what was done with pictures, the sum of points. What has no room is left out
/// for a "…", or counted where it matters; the whole is its tool tip.
class RecapLine : public QWidget {
    Q_OBJECT

public:
    explicit RecapLine(const GameController &controller, QWidget *parent = nullptr);
    ~RecapLine() override;

    void show(const Recap &recap);
    [[nodiscard]] const Recap &recap() const { return recap_; }
    /// What is told of it, beside the mark and the name of a seat.
    struct Told {
        Seat seat = nobody;
        QString name;
        PicturedText text;
    };
    /// As much of it as has room in so many pixels: what matters is left out last.
    [[nodiscard]] Told shortened(int room) const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] const PicturedLayout &laidOutIn(int room);
    [[nodiscard]] int widthOf(const QString &name, const PicturedText &text) const;
    /// As many words as have room.
    [[nodiscard]] PicturedText cut(const QString &name, const PicturedText &text, int room) const;
    [[nodiscard]] int wholeWidth() const;
    /// Of all that is not the text.
    [[nodiscard]] int sideWidth() const;
    void forgetLayout();

    const GameController &controller_;
    Recap recap_;
    // Laying the text out takes longer than all else, so it is done once for a text, a breadth and a font.
    mutable std::optional<int> wholeWidth_;
    std::unique_ptr<PicturedLayout> laidOut_;
    Seat toldOf_ = nobody; ///< by laidOut_
    int room_ = 0;         ///< likewise
    QColor nameColor_;     ///< likewise
};

} // namespace waystone

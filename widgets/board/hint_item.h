#pragma once

#include "board/label_room.h"
#include "board/theme.h"

#include <QGraphicsItem>
#include <QStringList>

namespace waystone {

/// A card with a title and some lines beside a place. It keeps its size on screen at any zoom. Where it has no room near the
/// place without hiding what is to be seen, the title stands there alone.
class HintItem final : public QGraphicsItem {
public:
    enum class Kind { help, refusal };

    HintItem();

    void setTheme(const Theme &theme);
    /// Shows the card beside the box, where it hides none of what the room tells is taken, nor of what is asked next if
    /// that can be (scene coordinates).
    void show(Kind kind, const QString &title, const QStringList &lines, const QRectF &box,
              const LabelRoom &room, qreal scale);
    void dismiss();

    [[nodiscard]] Kind kind() const { return kind_; }
    [[nodiscard]] QString title() const { return title_; }
    /// All there is to say, also where there is no room for it.
    [[nodiscard]] QStringList lines() const { return lines_; }
    [[nodiscard]] bool isShort() const { return isShort_; }
    /// What it hides, in scene coordinates.
    [[nodiscard]] QRectF covered() const { return covered_; }

    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) override;

private:
    /// Of the card with these lines, in pixels.
    [[nodiscard]] QSizeF sizeWith(const QStringList &lines) const;
    [[nodiscard]] QStringList shownLines() const { return isShort_ ? QStringList() : lines_; }

    const Theme *theme_;
    Kind kind_ = Kind::help;
    QString title_;
    QStringList lines_;
    bool isShort_ = false;
    QSizeF size_;
    QRectF covered_;
};

} // namespace waystone

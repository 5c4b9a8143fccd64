#pragma once

#include "board/theme.h"

#include <QGraphicsItem>
#include <QStringList>

namespace waystone {

/// A card with a title and some lines beside a place. It keeps its size on screen at any zoom.
class HintItem final : public QGraphicsItem {
public:
    enum class Kind { help, refusal };

    HintItem();

    void setTheme(const Theme &theme);
    /// Shows the card beside the box (scene coordinates), inside `visible` where there is room.
    void show(Kind kind, const QString &title, const QStringList &lines, const QRectF &box,
              const QRectF &visible, qreal scale);
    void dismiss();

    [[nodiscard]] Kind kind() const { return kind_; }
    [[nodiscard]] QString title() const { return title_; }
    [[nodiscard]] QStringList lines() const { return lines_; }

    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) override;

private:
    const Theme *theme_;
    Kind kind_ = Kind::help;
    QString title_;
    QStringList lines_;
    QSizeF size_;
};

} // namespace waystone

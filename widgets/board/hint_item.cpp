#include "board/hint_item.h"

#include "board/painting.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <optional>

namespace waystone {

namespace {

constexpr qreal hintZ = 200;
constexpr qreal widest = 300;
constexpr qreal padding = 9;
constexpr qreal titleHeight = 14;
constexpr qreal lineHeight = 13;
constexpr int textFlags = Qt::TextWordWrap | Qt::AlignLeft | Qt::AlignTop;

QRectF measured(const QString &text, qreal height, bool bold)
{
    return QFontMetricsF(tableFont(height, bold))
        .boundingRect(QRectF(0, 0, widest - 2 * padding, 2000), textFlags, text);
}

} // namespace

HintItem::HintItem() : theme_(&Theme::of(ThemeKind::light))
{
    setAcceptedMouseButtons(Qt::NoButton);
    setFlag(ItemIgnoresTransformations);
    setZValue(hintZ);
    setVisible(false);
}

void HintItem::setTheme(const Theme &theme)
{
    theme_ = &theme;
    update();
}

QSizeF HintItem::sizeWith(const QStringList &lines) const
{
    qreal width = title_.isEmpty() ? 0 : measured(title_, titleHeight, true).width();
    qreal height = title_.isEmpty() ? 0 : measured(title_, titleHeight, true).height() + 3;
    for (const QString &line : lines) {
        const QRectF needed = measured(line, lineHeight, false);
        width = std::max(width, needed.width());
        height += needed.height() + 2;
    }
    return {width + 2 * padding + 2, height + 2 * padding};
}

void HintItem::show(Kind kind, const QString &title, const QStringList &lines, const QRectF &box,
                    const LabelRoom &room, qreal scale)
{
    constexpr qreal beside = 8; // pixels, as what follows
    constexpr qreal near = 160;
    prepareGeometryChange();
    kind_ = kind;
    title_ = title;
    lines_ = lines;
    const qreal away = beside / scale;
    const QSizeF full = sizeWith(lines) / scale;
    const QSizeF brief = sizeWith({}) / scale;
    const auto isNear = [&](const std::optional<QRectF> &at) {
        const qreal reach = near / scale;
        const bool isElsewhere = !room.bounds.intersects(box); // seen beside what is scrolled
        return at && (isElsewhere || at->intersects(box.adjusted(-reach, -reach, reach, reach)));
    };
    const auto find = [&](const LabelRoom &within) {
        std::optional<QRectF> at = within.clear(full, box, away);
        isShort_ = false;
        if (!isNear(at) && !title.isEmpty() && !lines.isEmpty()) {
            const std::optional<QRectF> nearer = within.clear(brief, box, away);
            isShort_ = isNear(nearer) || (nearer && !at);
            at = isShort_ ? nearer : at;
        }
        return at;
    };
    std::optional<QRectF> at = find(room);
    if (!at && !room.asked.isEmpty())
        at = find({room.bounds, room.pieces, room.taken, {}});
    covered_ = at ? *at : room.freest(full, box, away);
    size_ = covered_.size() * scale;
    setPos(covered_.topLeft());
    setVisible(true);
    update();
}

void HintItem::dismiss()
{
    title_.clear();
    lines_.clear();
    setVisible(false);
}

QRectF HintItem::boundingRect() const
{
    return QRectF(QPointF(0, 0), size_).adjusted(-3, -3, 3, 3);
}

void HintItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    painter->setRenderHint(QPainter::Antialiasing);
    const QColor frame = kind_ == Kind::refusal ? theme_->illegal : theme_->panelBorder;
    painter->setPen(QPen(frame, kind_ == Kind::refusal ? 2.5 : 1.5));
    painter->setBrush(theme_->panel);
    painter->drawRoundedRect(QRectF(QPointF(0, 0), size_), 7, 7);

    QRectF line(padding, padding, size_.width() - 2 * padding, size_.height());
    if (!title_.isEmpty()) {
        painter->setFont(tableFont(titleHeight, true));
        painter->setPen(kind_ == Kind::refusal ? theme_->illegal : theme_->text);
        painter->drawText(line, textFlags, title_);
        line.setTop(line.top() + measured(title_, titleHeight, true).height() + 3);
    }
    painter->setFont(tableFont(lineHeight, false));
    painter->setPen(theme_->text);
    for (const QString &text : shownLines()) {
        painter->drawText(line, textFlags, text);
        line.setTop(line.top() + measured(text, lineHeight, false).height() + 2);
    }
}

} // namespace waystone

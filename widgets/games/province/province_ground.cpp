#include "games/province/cuts.h"
#include "games/province/province_layout.h"

#include "board/board_name.h"
#include "board/painting.h"
#include "province/words/terms.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QtMath>

// What is printed on the table: the work cycle, the places beside it and the players' panels.

namespace waystone::province {

namespace {

QColor mixed(const QColor &one, const QColor &other, qreal share)
{
    return QColor::fromRgbF(static_cast<float>(one.redF() * (1 - share) + other.redF() * share),
                            static_cast<float>(one.greenF() * (1 - share) + other.greenF() * share),
                            static_cast<float>(one.blueF() * (1 - share) + other.blueF() * share));
}

QRectF squareAround(QPointF center, qreal size)
{
    return {center.x() - size / 2, center.y() - size / 2, size, size};
}

} // namespace

void ProvinceLayout::drawGround(QPainter &painter) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    paintCycle(painter);
    paintPanel(painter, tablePanel_);
    paintGoals(painter);
    paintSupply(painter);
    paintStructures(painter);
    for (Seat seat = 0; seat < players().size(); ++seat)
        paintPlayer(painter, seat);
}

void ProvinceLayout::paintPanel(QPainter &painter, const QRectF &panel) const
{
    painter.setPen(QPen(theme().panelBorder, 1.4));
    painter.setBrush(theme().panel);
    painter.drawRoundedRect(panel, 8, 8);
}

void ProvinceLayout::paintCaption(QPainter &painter, QPointF topLeft, qreal width, const QString &text) const
{
    const QRectF line(topLeft, QSizeF(width, caption_ - 1));
    write(painter, {text, line, theme().subtleText, 13, Qt::AlignLeft | Qt::AlignVCenter, true, false});
}

/// Where something will lie.
void ProvinceLayout::paintSlot(QPainter &painter, const QRectF &box) const
{
    const bool plain = theme().isPlain();
    painter.setPen(QPen(mixed(theme().panel, theme().panelBorder, plain ? 0.5 : 0.7), 1.2, Qt::DashLine));
    painter.setBrush(plain ? theme().panel : mixed(theme().panel, theme().panelBorder, 0.12));
    painter.drawEllipse(squareAround(box.center(), std::min(box.width(), box.height())));
}

void ProvinceLayout::paintAwaited(QPainter &painter, const QString &drawing, const QRectF &box) const
{
    constexpr qreal faint = 0.28;
    paintSlot(painter, box);
    painter.setOpacity(faint);
    paintPicture(painter, {drawing, squareAround(box.center(), box.height() - 6), 0});
    painter.setOpacity(1);
}

void ProvinceLayout::paintCycle(QPainter &painter) const
{
    const bool plain = theme().isPlain();
    painter.setPen(QPen(theme().panelBorder, 1.4));
    painter.setBrush(theme().boardGround);
    painter.drawRoundedRect(cyclePanel_, 10, 10);
    write(painter, {words().areaName(static_cast<std::uint8_t>(Area::zone)),
                    QRectF(cyclePanel_.left() + 10, cyclePanel_.top() + 6,
                           boxOf(Area::zone, 0).left() - cyclePanel_.left() - 16, 2 * caption_),
                    theme().text, 15, Qt::AlignLeft | Qt::AlignTop, true, true});

    std::array<QRectF, zones> boxes;
    for (int zone = 0; zone < zones; ++zone) {
        const auto index = static_cast<std::size_t>(zone);
        const QRectF box = boxes[index] = boxOf(Area::zone, zone);
        const bool isCoins = rules_.edition().zoneKinds[index] == ZoneKind::coin;
        const QColor tint = isCoins ? QColor(0xd9, 0xa4, 0x2a) : QColor(0xb4, 0x6a, 0x45);
        painter.setPen(QPen(plain ? theme().panelBorder : mixed(tint, theme().panelBorder, 0.3), 2));
        painter.setBrush(plain ? theme().panel : mixed(theme().panel, tint, 0.22));
        painter.drawRoundedRect(box, 12, 12);

        const PlaceShape &zoneShape =
            *shape({static_cast<std::uint8_t>(Area::zone), nobody, static_cast<std::uint16_t>(zone)});
        const QRectF sign = squareAround(zoneShape.anchor, 40);
        paintPicture(painter, {drawing(isCoins ? "zone-coin" : "zone-labor"), sign, 0});
        const int amount = isCoins ? rules_.edition().zoneCoins : rules_.edition().zoneLabor;
        const QRectF yield(box.right() - 44, sign.top(), 36, sign.height());
        write(painter, {QStringLiteral("+%1").arg(amount), yield, theme().text, 19,
                        Qt::AlignRight | Qt::AlignVCenter, true, false});
        const QRectF name(sign.right() + 6, sign.top(), yield.left() - sign.right() - 8, sign.height());
        write(painter, {words().termName(zoneKindNames[isCoins ? 1 : 0]), name, theme().text, 16,
                        Qt::AlignLeft | Qt::AlignVCenter, true, true});
    }

    // Clockwise; the drawing leads from left to right in an arc.
    const auto &[upper, right, left] = boxes;
    const qreal size = std::min(upper.left() - cyclePanel_.left() - 16, 90.0);
    const qreal middle = (upper.center().y() + left.top()) / 2 - 4;
    const auto arrow = [&](QPointF center, qreal width, int degrees) {
        paintPicture(painter,
                     {drawing("cycle-arrow"),
                      QRectF(center.x() - width / 2, center.y() - width * 0.3, width, width * 0.6), degrees});
    };
    arrow({(upper.right() + right.right()) / 2 - 4, middle}, size, 50);
    arrow({(left.right() + right.left()) / 2, right.center().y()}, right.left() - left.right() - 6, 180);
    arrow({(upper.left() + left.left()) / 2 + 4, middle}, size, -50);
}

/// The board tells of a zone what it yields; words tell where it is.
std::vector<NamedPlaces::Name> ProvinceLayout::placeNames() const
{
    std::vector<Name> names;
    for (int zone = 0; zone < zones; ++zone) {
        const Place place{static_cast<std::uint8_t>(Area::zone), nobody, static_cast<std::uint16_t>(zone)};
        const QRectF box = boxOf(Area::zone, zone);
        const qreal height = std::max(14.0, leastLetters());
        names.push_back({place,
                         {words().placeName(place),
                          QRectF(box.left() + 8, box.bottom() - height * 1.4, box.width() - 16, height * 1.4),
                          theme().text, height, Qt::AlignCenter, false, false}});
    }
    return names;
}

void ProvinceLayout::paintGoals(QPainter &painter) const
{
    const auto captionOver = [&](Area area, int index, qreal width) {
        paintCaption(painter, boxOf(area, index).topLeft() - QPointF(0, caption_), width,
                     words().areaName(static_cast<std::uint8_t>(area)));
    };
    const QRectF out = boxOf(Area::discard, 0);
    const QRectF open = boxOf(Area::goal, 0);
    const QString discarded = words().areaName(static_cast<std::uint8_t>(Area::discard));
    QFont small = tableFont(13, true);
    small.setPixelSize(std::max(13, qCeil(leastLetters())));
    const qreal discards = std::max(out.width() * 2, QFontMetricsF(small).horizontalAdvance(discarded) + 2);
    paintCaption(painter, boxOf(Area::goalPile, 0).topLeft() - QPointF(0, caption_),
                 open.left() - boxOf(Area::goalPile, 0).left() - 4, words().termName(term::goals));
    captionOver(Area::goal, 0, tablePanel_.right() - 8 - discards - 8 - open.left());
    const QRectF discardCaption(tablePanel_.right() - 8 - discards, out.top() - caption_, discards,
                                caption_ - 1);
    write(painter, {discarded, discardCaption, theme().subtleText, 13, Qt::AlignRight | Qt::AlignVCenter,
                    true, false});
    paintSlot(painter, squareAround(boxOf(Area::goalPile, 0).center(), open.height() - 10));
    paintSlot(painter, squareAround(open.center(), open.height() - 10));
    for (int goal = 0; goal < goals; ++goal)
        paintSlot(painter, boxOf(Area::discard, goal).adjusted(3, 3, -3, -3));
}

void ProvinceLayout::paintSupply(QPainter &painter) const
{
    const auto caption = [&](std::size_t group, qreal right, const QString &text) {
        paintCaption(painter, captions_[group], right - captions_[group].x() - 6, text);
    };
    caption(0, captions_[1].x(), words().areaName(static_cast<std::uint8_t>(Area::ship)));
    caption(1, captions_[2].x(), words().areaName(static_cast<std::uint8_t>(Area::reserve)));
    caption(2, tablePanel_.right(), words().areaName(static_cast<std::uint8_t>(Area::bank)));
    for (int sailor = 0; sailor < rules_.edition().sailors; ++sailor)
        paintSlot(painter, boxOf(Area::reserve, firstSailor + sailor));
}

void ProvinceLayout::paintPlayer(QPainter &painter, Seat seat) const
{
    const QRectF &panel = panels_[seat];
    paintPanel(painter, panel);
    const QRectF labor = boxOf(Area::labor, 0, seat);
    const QRectF badge(panel.left() + 8, labor.top(), labor.height(), labor.height());
    paintPicture(painter, {QStringLiteral("score-marker-%1").arg(players()[seat].colour), badge, 0});
    const qreal end = isOver_ ? rankBox(seat).left() : labor.left();
    const QRectF name(badge.right() + 7, labor.top(), end - badge.right() - 14, labor.height());
    write(painter, {BoardName::of(seat, players()[seat], words()), name, colors(seat).onGround, 17,
                    Qt::AlignLeft | Qt::AlignVCenter, true, false});
    paintPicture(painter, {drawing("labor"), QRectF(labor.topLeft(), QSizeF(30, 30)), 0});

    const auto &denominations = rules_.edition().denominations;
    for (std::size_t kind = 0; kind < denominations.size(); ++kind) {
        const QRectF box = boxOf(Area::coins, static_cast<int>(kind), seat);
        paintAwaited(painter, drawing("coin") + QStringLiteral("-%1").arg(drawnCoins[kind]),
                     QRectF(box.topLeft(), QSizeF(box.height(), box.height())).adjusted(3, 3, -3, -3));
    }
    paintAwaited(painter, drawing("lender-coin"), boxOf(Area::lenderCoin, 0, seat).adjusted(3, 3, -3, -3));
    for (int token = 0; token < rules_.edition().tokens; ++token)
        paintSlot(painter, boxOf(Area::stock, token, seat).adjusted(5, 5, -5, -5));
    for (int goal = 0; goal < goals; ++goal)
        paintAwaited(painter, drawing("goal-back"), boxOf(Area::wonGoal, goal, seat).adjusted(3, 3, -3, -3));
}

} // namespace waystone::province

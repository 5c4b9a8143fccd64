#include "games/twocities/twocities_layout.h"

#include "board/board_name.h"
#include "board/painting.h"
#include "fitting/text_scale.h"
#include "twocities/rules/queries.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace waystone::twocities {

namespace {

Lettering caption(const QString &text, const QRectF &box, const QColor &color,
                  Qt::Alignment alignment = Qt::AlignLeft | Qt::AlignVCenter)
{
    return {text, box, color, 13, alignment, true, false};
}

} // namespace

void TwoCitiesLayout::drawGround(QPainter &painter) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    for (const CityBox &box : cities_)
        paintCity(painter, box);
    for (Seat seat = 0; seat < seats(); ++seat)
        paintPlate(painter, seat);
    paintPassing(painter);
    paintPanel(painter, supplyPanel_);
    paintPanel(painter, discardPanel_);
    //: A long word may hold soft hyphens
    write(painter, {tr("Dis\u00ad"
                       "carded tiles"),
                    discardCaption_, theme().subtleText, 13, Qt::AlignCenter, true, true});
    paintCaption(painter);
    if (stage_.watcher == nobody || stage_.isOver)
        return;
    paintKeptCaption(painter);
    write(painter,
          caption(words().areaName(static_cast<std::uint8_t>(Area::hand)), handCaption_, theme().subtleText));
    for (int slot = 0; slot < maxHand; ++slot)
        paintSlot(painter, place(Area::hand, slot, stage_.watcher));
}

/// The pile's name stands beside that of the tiles if there is room for both.
void TwoCitiesLayout::paintKeptCaption(QPainter &painter) const
{
    constexpr qreal apart = 8;
    const QString kept = words().areaName(static_cast<std::uint8_t>(Area::selected));
    const QString waiting = words().areaName(static_cast<std::uint8_t>(Area::waiting));
    const QFontMetricsF metrics(tableFont(std::max(leastLetters(), qreal{1}) / textScale(), true));
    const qreal room = keptCaption_.width() - apart - metrics.horizontalAdvance(kept + waiting);
    if (room < 0) {
        write(painter, caption(kept, keptCaption_, theme().subtleText));
        return;
    }
    const qreal left = metrics.horizontalAdvance(kept) + room / 2;
    write(painter, caption(kept, QRectF(keptCaption_.topLeft(), QSizeF(left, keptCaption_.height())),
                           theme().subtleText));
    write(painter, caption(waiting, keptCaption_.adjusted(left + apart, 0, 0, 0), theme().subtleText,
                           Qt::AlignRight | Qt::AlignVCenter));
}

void TwoCitiesLayout::paintPanel(QPainter &painter, const QRectF &panel) const
{
    painter.setPen(QPen(theme().panelBorder, 1.4));
    painter.setBrush(theme().panel);
    painter.drawRoundedRect(panel, 8, 8);
}

void TwoCitiesLayout::paintCity(QPainter &painter, const CityBox &box) const
{
    paintPanel(painter, box.panel);
    if (box.names == Names::bracket)
        paintBracket(painter, box);
    else
        paintBuilders(painter, box);
    paintCoordinates(painter, box);

    QColor line = theme().gridLine;
    if (theme().kind != ThemeKind::highContrast)
        line.setAlphaF(0.55F);
    painter.setPen(QPen(line, 1));
    painter.setBrush(theme().boardGround);
    for (int row = 0; row < box.rows; ++row)
        for (int column = 0; column < box.columns; ++column)
            painter.drawRoundedRect(
                QRectF(box.land.topLeft() + QPointF(column, row) * box.cell, QSizeF(box.cell, box.cell))
                    .adjusted(1.5, 1.5, -1.5, -1.5),
                4, 4);
}

void TwoCitiesLayout::paintBuilders(QPainter &painter, const CityBox &box) const
{
    const int city = static_cast<int>(&box - cities_.constData());
    const QRectF token = shape(tokenPlace(Area::cityToken, seats(), city))->boundingRect();
    const QRectF score = shape(tokenPlace(Area::scoreBoard, seats(), city))->boundingRect();
    const QRectF beforeToken(box.header.topLeft(), QPointF(token.left() - 3, box.header.bottom()));
    const QRectF besideToken(QPointF(token.right() + 3, box.header.top()),
                             QPointF(score.left() - 3, box.header.bottom()));
    if (box.names == Names::partner) {
        const Seat partner = box.first == stage_.watcher ? box.second : box.first;
        paintMarked(painter, partner,
                    tr("with %1", "a city that is built with this player").arg(nameOf(partner)), beforeToken,
                    true);
        return;
    }
    if (box.names == Names::stack) {
        const qreal line = beforeToken.height() / 2;
        paintPartner(painter, box.first, beforeToken.adjusted(0, 0, 0, -line), true);
        paintPartner(painter, box.second, beforeToken.adjusted(0, line, 0, 0), true);
        return;
    }
    paintPartner(painter, box.first, beforeToken, true);
    if (box.second != box.first)
        paintPartner(painter, box.second, besideToken, false);
    else
        write(painter, {words().sheetSign({tokenPlace(Area::cityToken, seats(), city), {}, {}, 0}),
                        besideToken, theme().text, 18, Qt::AlignLeft | Qt::AlignVCenter, true, false});
}

/// At the foot of its panel, where the land seldom has tiles.
std::vector<NamedPlaces::Name> TwoCitiesLayout::placeNames() const
{
    std::vector<Name> names;
    for (int city = 0; city < cities_.size(); ++city) {
        const QRectF &panel = cities_[city].panel;
        const qreal height = std::max(14.0, leastLetters());
        const Place token = tokenPlace(Area::cityToken, seats(), city);
        const QRectF foot(panel.left() + 6, panel.bottom() - height * 1.4, panel.width() - 12, height * 1.4);
        names.push_back(
            {token, {words().placeName(token), foot, theme().text, height, Qt::AlignCenter, true, false}});
    }
    return names;
}

/// From the plates of those who build the city down to it.
void TwoCitiesLayout::paintBracket(QPainter &painter, const CityBox &box) const
{
    constexpr qreal reach = 34; ///< from the middle, as far as the plates allow
    const QRectF &left = plates_[box.first].panel;
    const QRectF &right = plates_[box.second].panel;
    const qreal middle = box.panel.center().x();
    const qreal from = std::min(middle - reach, left.right() - 12);
    const qreal to = std::max(middle + reach, right.left() + 12);
    const qreal line = (left.bottom() + box.panel.top()) / 2;
    painter.setPen(QPen(theme().subtleText, 1.6));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(QPolygonF{{from, left.bottom()}, {from, line}, {to, line}, {to, right.bottom()}});
    painter.drawLine(QPointF(middle, line), QPointF(middle, box.panel.top()));
}

/// As records and words have them: a letter for the column, a number for the row.
void TwoCitiesLayout::paintCoordinates(QPainter &painter, const CityBox &box) const
{
    const bool isLarge = box.header.height() > 30;
    const qreal room = labelRoom(isLarge);
    const qreal height = isLarge ? 13 : 12;
    for (int column = 0; column < box.columns; ++column)
        write(painter,
              {QString(QChar(u'a' + box.left + column)),
               QRectF(box.land.left() + column * box.cell, box.land.top() - room, box.cell, room - markRoom),
               theme().subtleText, height, Qt::AlignCenter, false, false});
    for (int row = 0; row < box.rows; ++row)
        write(painter,
              {QString::number(box.top + row + 1),
               QRectF(box.land.left() - room, box.land.top() + row * box.cell, room - markRoom, box.cell),
               theme().subtleText, height, Qt::AlignCenter, false, false});
}

QString TwoCitiesLayout::nameOf(Seat seat) const
{
    return BoardName::of(seat, players()[seat], words());
}

void TwoCitiesLayout::paintPartner(QPainter &painter, Seat seat, const QRectF &box, bool isLeft) const
{
    paintMarked(painter, seat, nameOf(seat), box, isLeft);
}

/// The partner's mark on the outer side, the text towards the token.
void TwoCitiesLayout::paintMarked(QPainter &painter, Seat seat, const QString &text, const QRectF &box,
                                  bool isLeft) const
{
    const bool isLarge = box.height() > 30;
    const qreal side = isLarge ? 22 : 16;
    const QRectF mark(isLeft ? box.left() : box.right() - side, box.center().y() - side / 2, side, side);
    paintPicture(painter, {QStringLiteral("score-marker-%1").arg(players()[seat].colour), mark, 0});
    const QRectF name = isLeft ? box.adjusted(side + 3, 0, 0, 0) : box.adjusted(0, 0, -side - 3, 0);
    write(painter, {text, name, colors(seat).onGround, isLarge ? 17.0 : 14.0,
                    Qt::AlignVCenter | (isLeft ? Qt::AlignLeft : Qt::AlignRight), true, false});
}

void TwoCitiesLayout::paintPlate(QPainter &painter, Seat seat) const
{
    const Plate &plate = plates_[seat];
    paintPanel(painter, plate.panel);
    const bool isBeside = plate.score.top() < plate.header.bottom();
    const qreal score = isBeside ? plate.header.right() - plate.score.left() + 4 : 0;
    paintPartner(painter, seat, plate.header.adjusted(0, 0, -score, 0), true);
    if (stage_.isOver)
        return;
    for (int index = 0; index < 2; ++index)
        paintSlot(painter, place(Area::selected, index, seat));
    paintSlot(painter, place(Area::waiting, 0, seat));
}

void TwoCitiesLayout::paintSlot(QPainter &painter, Place place) const
{
    const PlaceShape *slot = shape(place);
    if (slot == nullptr)
        return;
    painter.setPen(QPen(theme().panelBorder, 1, Qt::DotLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(slot->boundingRect().adjusted(1, 1, -1, -1), 4, 4);
}

bool TwoCitiesLayout::passesOn() const
{
    return !stage_.isOver && stage_.turn + 1 < roundStage().turns();
}

void TwoCitiesLayout::paintPassing(QPainter &painter) const
{
    if (!passesOn() || stage_.watcher == nobody)
        return;
    constexpr qreal half = 7; // of the head's breadth
    const bool toRight =
        roundStage().direction > 0; // what goes to the left goes to the right on the far side
    painter.setBrush(theme().text);
    for (int nth = 1; nth + 1 < seats(); ++nth) {
        const QRectF &left = plates_[seatLeft(nth)].panel;
        const QRectF &right = plates_[seatLeft(nth + 1)].panel;
        const qreal away = std::min(12.0, (right.left() - left.right()) * 0.1);
        const qreal from = toRight ? left.right() + away : right.left() - away;
        const qreal to = toRight ? right.left() - away : left.right() + away;
        const qreal head = std::clamp(std::abs(to - from), 6.0, 14.0) * (toRight ? 1 : -1);
        const qreal y = left.center().y();
        if (std::abs(to - from) > 2 * std::abs(head)) {
            painter.setPen(QPen(theme().text, 4));
            painter.drawLine(QPointF(from, y), QPointF(to - head, y));
        }
        painter.setPen(Qt::NoPen);
        painter.drawPolygon(QPolygonF{{to, y}, {to - head, y - half}, {to - head, y + half}});
    }
}

QString TwoCitiesLayout::roundText() const
{
    const QString turn = QString::number(stage_.turn + 1);
    const QString turns = QString::number(roundStage().turns());
    const QString round = QString::number(stageOf(seats(), stage_.round) + 1);
    if (stage_.isOver)
        return tr("Final scoring");
    if (seats() != 2)
        return tr("Round %1, turn\u00a0%2\u00a0of\u00a0%3").arg(round, turn, turns);
    return stage_.round % 2 == 0
               ? tr("Round %1, first half, turn\u00a0%2\u00a0of\u00a0%3").arg(round, turn, turns)
               : tr("Round %1, second half, turn\u00a0%2\u00a0of\u00a0%3").arg(round, turn, turns);
}

QString TwoCitiesLayout::passingText() const
{
    if (roundStage().turns() == 1)
        return tr("No passing");
    return roundStage().direction > 0 ? tr("Passing to the left") : tr("Passing to the right");
}

void TwoCitiesLayout::paintCaption(QPainter &painter) const
{
    paintPanel(painter, captionPanel_);
    const QRectF inner = captionPanel_.adjusted(8, 6, -8, -6);
    if (stage_.isOver) {
        write(painter, {roundText(), inner, theme().text, 19, Qt::AlignCenter, true, false});
        return;
    }
    const bool passes = roundStage().turns() > 1;
    const bool toLeft = roundStage().direction > 0;
    const qreal side = passes ? inner.height() : 0;
    if (passes)
        paintPicture(painter,
                     {toLeft ? QStringLiteral("city-pass-left") : QStringLiteral("city-pass-right"),
                      QRectF(toLeft ? inner.left() : inner.right() - side, inner.top(), side, side), 0});
    const QRectF text = toLeft ? inner.adjusted(side + 4, 0, 0, 0) : inner.adjusted(0, 0, -side - 4, 0);
    // The round may need two lines.
    const qreal passing = text.height() / 3;
    write(painter,
          {roundText(), text.adjusted(0, 0, 0, -passing), theme().text, 17, Qt::AlignCenter, true, true});
    write(painter, {passingText(), QRectF(text.left(), text.bottom() - passing, text.width(), passing),
                    theme().text, 15, Qt::AlignCenter, false, false});
}

} // namespace waystone::twocities

#include "games/province/province_layout.h"

#include "board/painting.h"

#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>

#include <cmath>

// The structures, as cards: name, cost, effect, points, and room for both players' tokens.

namespace waystone::province {

namespace {

constexpr qreal padding = 8;
constexpr qreal cardPicture = 84;
constexpr int maxGems = 3; ///< more points are told by a number

} // namespace

void ProvinceLayout::paintStructures(QPainter &painter) const
{
    for (int structure = 0; structure < structures; ++structure)
        paintCard(painter, structure);
    for (int structure = 0; structure < structures; ++structure)
        if (const int needed = rules_.needed(structure); needed != none)
            paintArrow(painter, needed, structure);
}

void ProvinceLayout::paintCard(QPainter &painter, int structure) const
{
    const auto index = static_cast<std::size_t>(structure);
    const QRectF card = boxOf(Area::structure, structure);
    paintPanel(painter, card);
    const QRectF picture(card.left() + padding, card.top() + padding, cardPicture, cardPicture);
    paintPicture(painter, {drawing("structure", structureNames[index]), picture, 0});

    const int points = rules_.edition().points[index];
    const QRectF gems(picture.left(), picture.bottom() + 4, picture.width(),
                      card.bottom() - picture.bottom() - 10);
    const qreal gem = std::min(gems.height(), 30.0);
    if (points <= maxGems) {
        const qreal left = gems.center().x() - points * gem / 2;
        for (int count = 0; count < points; ++count)
            paintPicture(painter, {drawing("gem"), QRectF(left + count * gem, gems.top(), gem, gem), 0});
    } else {
        paintSigns(painter, gems, {{QString::number(points), drawing("gem")}});
    }

    const QRectF first = boxOf(Area::token, structure * 2);
    const QRectF second = boxOf(Area::token, structure * 2 + 1);
    const qreal left = picture.right() + 10;
    const qreal width = first.left() - padding - left;
    write(painter, {words().termName(structureNames[index]),
                    QRectF(left, card.top() + padding - 3, card.right() - padding - left, 28), theme().text,
                    19, Qt::AlignLeft | Qt::AlignVCenter, true, false});
    const Cost &cost = rules_.edition().costs[index];
    paintSigns(
        painter, QRectF(left, card.top() + padding + 28, width, 28),
        {{QString::number(cost.labor), drawing("labor")}, {QString::number(cost.coins), drawing("coin-1")}});
    paintSlot(painter, first.adjusted(2, 2, -2, -2));
    paintSlot(painter, second.adjusted(2, 2, -2, -2));
    // Only the first builder scores.
    paintPicture(painter, {drawing("gem"), first.adjusted(15, 15, -15, -15), 0});
    paintEffect(painter, structure);
}

void ProvinceLayout::paintEffect(QPainter &painter, int structure) const
{
    const Edition &edition = rules_.edition();
    const QRectF box = effectBox(structure);
    const QRectF line(box.left(), box.center().y() - 15, box.width(), 30);
    const QString labor = drawing("labor");
    const QString coin = drawing("coin-1");
    const auto plus = [](int amount) { return QStringLiteral("+%1").arg(amount); };
    const QString to = QStringLiteral("→");
    switch (static_cast<Structure>(structure)) {
    case Structure::lender:
        paintSlot(painter, boxOf(Area::lenderCoin, 0).adjusted(3, 3, -3, -3));
        // What the coin costs: to give it back, or to keep it.
        paintSigns(painter, QRectF(box.left() + 62, box.top() + 10, box.width() - 62, 26),
                   {{QString::number(edition.loanCoins), coin}});
        paintSigns(painter, QRectF(box.left() + 62, box.top() + 36, box.width() - 62, 26),
                   {{QLocale().toString(edition.lenderCoinPoints).replace(u'-', u'−'), drawing("gem")}});
        break;
    case Structure::bank:
        paintSigns(painter, line, {{{}, drawing("zone-coin")}, {to, {}}, {plus(edition.bankCoins), coin}});
        break;
    case Structure::camp:
        paintSlot(painter, boxOf(Area::reserve, yellowWorker).adjusted(3, 3, -3, -3));
        break;
    case Structure::village:
        paintSlot(painter, boxOf(Area::reserve, orangeWorker).adjusted(3, 3, -3, -3));
        break;
    case Structure::mill:
        paintSigns(painter, line, {{plus(edition.millLabor), labor}});
        break;
    case Structure::smithy:
        paintSigns(painter, line, {{plus(edition.smithyLabor), labor}});
        break;
    case Structure::unionHall:
        paintSigns(painter, line,
                   {{QString::number(edition.unionCoins), coin},
                    {to, {}},
                    {QString::number(edition.unionLabor), labor}});
        break;
    case Structure::harbor: {
        const qreal height = box.height() / 3;
        const QString white = drawing("ship-white");
        const QString black = drawing("ship-black");
        const QRectF row(box.left(), box.top(), box.width(), height);
        paintSigns(painter, row, {{{}, white}, {{}, white}, {to, {}}, {plus(edition.whiteLabor), labor}});
        paintSigns(painter, row.translated(0, height),
                   {{{}, black}, {{}, black}, {to, {}}, {plus(edition.blackCoins), coin}});
        paintSigns(painter, row.translated(0, 2 * height),
                   {{{}, white},
                    {{}, black},
                    {to, {}},
                    {{}, drawing("worker-sailor") + QStringLiteral("-%1").arg(playerColours - 1)}});
        break;
    }
    }
}

/// From the card that is needed to the one that needs it, across the gap between the columns or down along it.
void ProvinceLayout::paintArrow(QPainter &painter, int from, int to) const
{
    constexpr qreal inset = 3;
    constexpr qreal breadth = 20;
    const QRectF one = boxOf(Area::structure, from);
    const QRectF other = boxOf(Area::structure, to);
    const bool isLeft = from % 2 == 0;
    const bool isSide = from % 2 == to % 2;
    const auto port = [&](const QRectF &card, bool atRight) {
        return QPointF(atRight ? card.right() + inset : card.left() - inset, card.center().y());
    };
    QPointF start = port(one, isLeft);
    QPointF end = port(other, isSide ? isLeft : !isLeft);
    if (isSide) {
        const QPointF beside((isLeft ? 1 : -1) * breadth / 2, 0);
        start += beside;
        end += beside;
    }
    const QPointF way = end - start;
    const qreal length = std::hypot(way.x(), way.y());
    const QPointF middle = (start + end) / 2;
    paintPicture(painter, {drawing("prerequisite-arrow"),
                           QRectF(middle.x() - length / 2, middle.y() - breadth / 2, length, breadth),
                           qRound(std::atan2(way.y(), way.x()) * 180 / M_PI)});
}

/// Smaller where they would not fit.
void ProvinceLayout::paintSigns(QPainter &painter, const QRectF &line, const QList<Sign> &signs) const
{
    struct Sizes {
        qreal text;
        qreal picture;
        qreal apart;
    };
    const auto width = [&](const Sign &sign, const Sizes &sizes) {
        const QFontMetricsF metrics(tableFont(sizes.text, true));
        const qreal number = sign.number.isEmpty() ? 0 : metrics.horizontalAdvance(sign.number) + 3;
        return number + (sign.drawing.isEmpty() ? 0 : sizes.picture) + sizes.apart;
    };
    Sizes sizes{std::max(std::min(line.height() * 0.7, 19.0), leastLetters()), std::min(line.height(), 28.0),
                line.height() * 0.25};
    qreal needed = -sizes.apart;
    for (const Sign &sign : signs)
        needed += width(sign, sizes);
    const qreal share = std::min(1.0, line.width() / needed);
    sizes = {std::max(sizes.text * share, leastLetters()), sizes.picture * share, sizes.apart * share};

    qreal left = line.left();
    for (const Sign &sign : signs) {
        const QRectF box(left, line.top(), width(sign, sizes) - sizes.apart, line.height());
        if (!sign.number.isEmpty())
            write(painter, {sign.number, box, theme().text, sizes.text, Qt::AlignLeft | Qt::AlignVCenter,
                            true, false});
        if (!sign.drawing.isEmpty())
            paintPicture(painter, {sign.drawing,
                                   QRectF(box.right() - sizes.picture, line.center().y() - sizes.picture / 2,
                                          sizes.picture, sizes.picture),
                                   0});
        left += width(sign, sizes);
    }
}

} // namespace waystone::province

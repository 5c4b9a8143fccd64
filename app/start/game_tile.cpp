#include "start/game_tile.h"

#include "controls/card_frame.h"
#include "faces/game_faces.h"
#include "fitting/text_scale.h"
#include "start/game_card_data.h"

#include <QPainter>
#include <QPainterPath>

namespace waystone {

namespace {

constexpr int artHeight = 68;
constexpr int leastWidth = 232; ///< of a tile with a picture
constexpr int padding = 12;
constexpr int tick = 20; ///< side of its disc

} // namespace

GameTile::GameTile(const GameKind &kind) : kind_(kind)
{
    setObjectName(QStringLiteral("game_") +
                  QString::fromUtf8(kind.id.data(), static_cast<qsizetype>(kind.id.size())));
    setAttribute(Qt::WA_Hover);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    retranslate();
}

void GameTile::retranslate()
{
    const QString name = gameFace(kind_.id)->generalWords()->gameName();
    facts_ = game_card::facts(kind_);
    setText(name);
    setAccessibleName(name);
    setAccessibleDescription(facts_);
    update();
}

QFont GameTile::titleFont() const
{
    constexpr qreal growth = 1.08;
    QFont bold = font();
    bold.setBold(true);
    bold.setPointSizeF(bold.pointSizeF() * growth);
    return bold;
}

int GameTile::wordsWidth(int width)
{
    return width - 2 * padding - besideText(tick) - padding / 2;
}

int GameTile::titleHeight(int width) const
{
    return QFontMetrics(titleFont())
        .boundingRect(0, 0, wordsWidth(width), 0, Qt::AlignLeft | Qt::TextWordWrap, text())
        .height();
}

int GameTile::wordsHeight(int width) const
{
    return titleHeight(width) + fontMetrics().height() + padding;
}

int GameTile::artHeightAt(int width)
{
    return width >= besideText(leastWidth) ? artHeight : 0;
}

int GameTile::heightForWidth(int width) const
{
    return artHeightAt(width) + wordsHeight(width);
}

QSize GameTile::sizeHint() const
{
    const int width = besideText(leastWidth);
    return {width, heightForWidth(width)};
}

QSize GameTile::minimumSizeHint() const
{
    return {leastWidth / 2, wordsHeight(besideText(leastWidth))};
}

void GameTile::paintArt(QPainter &painter)
{
    // More of it, and smaller, than on a card.
    constexpr qreal shrunk = 0.65;
    const QSize size(width(), artHeight);
    const std::pair<qint64, QSize> wanted{palette().cacheKey(), size};
    if (drawn_ != wanted) {
        drawn_ = wanted;
        const qreal ratio = devicePixelRatioF();
        art_ = game_card::art(kind_.id, game_card::themeOf(palette()), size / shrunk, ratio)
                   .scaled(size * ratio, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    }
    painter.save();
    QPainterPath card;
    card.addRoundedRect(rect(), CardFrame::radius, CardFrame::radius);
    painter.setClipPath(card);
    painter.drawPixmap(0, 0, art_);
    painter.restore();
}

void GameTile::paintWords(QPainter &painter) const
{
    QRect room = rect().adjusted(padding, artHeightAt(width()) + padding / 2, -padding, 0);
    if (isChecked()) {
        // A tick: what is chosen is not told by the line alone.
        const int side = besideText(tick);
        const QPoint disc(room.right() - side, room.top() + (room.height() - padding / 2 - side) / 2);
        painter.save();
        painter.translate(disc);
        painter.scale(qreal(side) / tick, qreal(side) / tick);
        painter.setPen(Qt::NoPen);
        painter.setBrush(palette().brush(QPalette::Active, QPalette::Text));
        painter.drawEllipse(0, 0, tick, tick);
        painter.setPen(QPen(palette().color(QPalette::Active, QPalette::Base), 2.2, Qt::SolidLine,
                            Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolyline(QPolygonF({{5.5, 10.5}, {9, 14}, {15, 7}}));
        painter.restore();
    }
    room.setWidth(wordsWidth(width()));
    painter.setFont(titleFont());
    painter.setPen(palette().color(QPalette::Active, QPalette::Text));
    room.setHeight(titleHeight(width()));
    painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, text());
    room.moveTop(room.bottom() + 1);
    room.setHeight(fontMetrics().height());
    painter.setFont(font());
    painter.setPen(palette().color(QPalette::Active, QPalette::PlaceholderText));
    const bool hasRoom = fontMetrics().horizontalAdvance(facts_) <= room.width();
    painter.drawText(
        room, Qt::AlignLeft | Qt::AlignVCenter,
        fontMetrics().elidedText(hasRoom ? facts_ : game_card::players(kind_), Qt::ElideRight, room.width()));
}

void GameTile::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().brush(QPalette::Active, QPalette::Base));
    painter.drawRoundedRect(rect(), CardFrame::radius, CardFrame::radius);
    if (artHeightAt(width()) > 0)
        paintArt(painter);
    paintWords(painter);
    const QColor text = palette().color(QPalette::Active, QPalette::Text);
    const qreal thick = isChecked() ? 3 : underMouse() ? 2 : 1;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(isChecked() || underMouse() ? text : CardFrame::lineColour(palette()), thick));
    const qreal half = thick / 2;
    painter.drawRoundedRect(QRectF(rect()).adjusted(half, half, -half, -half), CardFrame::radius,
                            CardFrame::radius);
    if (hasFocus()) {
        painter.setPen(QPen(palette().color(QPalette::Active, QPalette::Highlight), 2));
        painter.drawRoundedRect(QRectF(rect()).adjusted(4, 4, -4, -4), CardFrame::radius - 3,
                                CardFrame::radius - 3);
    }
}

} // namespace waystone

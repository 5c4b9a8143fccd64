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
constexpr int leastWidth = 232;
constexpr int padding = 12;
constexpr int tick = 20;

} // namespace

GameTile::GameTile(const GameKind &kind) : kind_(kind)
{
    setObjectName(QStringLiteral("game_") +
                  QString::fromUtf8(kind.id.data(), static_cast<qsizetype>(kind.id.size())));
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
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

int GameTile::wordsHeight() const
{
    return QFontMetrics(titleFont()).height() + fontMetrics().height() + padding;
}

QSize GameTile::sizeHint() const
{
    return {besideText(leastWidth), artHeight + wordsHeight()};
}

QSize GameTile::minimumSizeHint() const
{
    return {leastWidth / 2, artHeight + wordsHeight()};
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
    QRect room = rect().adjusted(padding, artHeight + padding / 2, -padding, 0);
    if (isChecked()) {
        // A tick: what is chosen is not told by the line alone.
        const QRect disc(room.right() - tick, room.top() + (room.height() - padding / 2 - tick) / 2, tick,
                         tick);
        painter.setPen(Qt::NoPen);
        painter.setBrush(palette().brush(QPalette::Active, QPalette::Text));
        painter.drawEllipse(disc);
        painter.setPen(QPen(palette().color(QPalette::Active, QPalette::Base), 2.2, Qt::SolidLine,
                            Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolyline(QPolygonF({disc.topLeft() + QPointF(5.5, 10.5), disc.topLeft() + QPointF(9, 14),
                                        disc.topLeft() + QPointF(15, 7)}));
        room.setRight(disc.left() - padding / 2);
    }
    painter.setFont(titleFont());
    painter.setPen(palette().color(QPalette::Active, QPalette::Text));
    room.setHeight(painter.fontMetrics().height());
    painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(text(), Qt::ElideRight, room.width()));
    room.translate(0, room.height());
    painter.setFont(font());
    painter.setPen(palette().color(QPalette::Active, QPalette::PlaceholderText));
    painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(facts_, Qt::ElideRight, room.width()));
}

void GameTile::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().brush(QPalette::Active, QPalette::Base));
    painter.drawRoundedRect(rect(), CardFrame::radius, CardFrame::radius);
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

#include "start/kept_card.h"

#include "controls/card_frame.h"
#include "controls/tinted_icon.h"
#include "fitting/text_scale.h"
#include "parts/seat_icon.h"
#include "saving/game_glances.h"
#include "start/game_card_data.h"
#include "words/date_text.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace waystone {

namespace {

constexpr int padding = 16;
constexpr int smallHeight = 68;

} // namespace

KeptCard::KeptCard(Size size, GameGlances &glances, const QString &name) : size_(size), glances_(glances)
{
    setObjectName(name);
    setAutoDefault(true);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(&glances, &GameGlances::looked, this, [this](const QString &journal) {
        if (journal == game_.entry.path)
            update();
    });
}

void KeptCard::setGame(const JournalEntry &entry)
{
    game_ = {entry, false, false, std::nullopt};
    picture_ = {};
    retranslate();
}

void KeptCard::retranslate()
{
    const QString spoken = kept_entry::spoken(game_, QDateTime::currentDateTime());
    setAccessibleName(size_ == Size::large ? tr("Continue: %1", "what is known of a game").arg(spoken)
                                           : spoken);
    update();
}

QFont KeptCard::bold(qreal growth) const
{
    QFont bold = font();
    bold.setBold(true);
    bold.setPointSizeF(bold.pointSizeF() * growth);
    return bold;
}

QSize KeptCard::picture() const
{
    const int height = this->height() - 2;
    return {pictureSize.width() * height / pictureSize.height(), height};
}

QSize KeptCard::sizeHint() const
{
    const int line = fontMetrics().height() + 4;
    if (size_ == Size::small)
        return {besideText(380), std::max(smallHeight, 2 * line + padding)};
    return {besideText(500), std::max(pictureSize.height() + 2, 5 * line + 2 * padding + besideText(10))};
}

QSize KeptCard::minimumSizeHint() const
{
    return {besideText(260), sizeHint().height()};
}

void KeptCard::takeLook()
{
    glances_.setTheme(game_card::themeOf(palette()));
    glances_.setRatio(devicePixelRatioF());
    const GameGlances::Look *look = glances_.look(game_.entry.path);
    if (look == nullptr)
        return;
    picture_ = look->picture;
    if (!game_.glance) {
        game_.glance = look->glance;
        retranslate();
    }
}

void KeptCard::paintPicture(QPainter &painter)
{
    const QRect room({1, 1}, picture());
    painter.save();
    QPainterPath card;
    card.addRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), CardFrame::radius, CardFrame::radius);
    painter.setClipPath(card);
    painter.fillRect(room, palette().color(QPalette::Active, QPalette::Window));
    if (!picture_.isNull())
        painter.drawPixmap(room, picture_);
    painter.restore();
}

void KeptCard::paintLine(QPainter &painter, const QRect &line, const QString &text, QPalette::ColorRole role,
                         const QFont &font, Qt::Alignment side) const
{
    painter.setFont(font);
    painter.setPen(palette().color(QPalette::Active, role));
    painter.drawText(line, static_cast<int>(side | Qt::AlignVCenter) | Qt::TextSingleLine,
                     painter.fontMetrics().elidedText(text, Qt::ElideRight, line.width()));
}

void KeptCard::paintState(QPainter &painter, const QRect &line) const
{
    QRect room = line;
    const SharedSnapshot moment = game_.glance ? game_.glance->moment : nullptr;
    if (moment && moment->actors.count() == 1 && !moment->actors.isChance() && !moment->actors.isOver()) {
        const int side = line.height() - 4;
        const Player &player = game_.entry.players[moment->actors.first()];
        painter.drawPixmap(QRect(room.left(), room.top() + 2, side, side),
                           seatMark(player.colour, side, devicePixelRatioF()));
        room.setLeft(room.left() + side + padding / 2);
    }
    paintLine(painter, room, kept_entry::state(game_), QPalette::Text, font());
}

void KeptCard::paintLarge(QPainter &painter, QRect room) const
{
    const int line = fontMetrics().height() + 4;
    const QRect title(room.topLeft(), QSize(room.width(), QFontMetrics(bold(1.35)).height()));
    paintLine(painter, title, kept_entry::title(game_), QPalette::Text, bold(1.35));
    room.setTop(title.bottom() + 4);
    paintState(painter, {room.topLeft(), QSize(room.width(), line)});
    room.setTop(room.top() + line);
    QStringList facts{kept_entry::players(game_).join(QStringLiteral(", ")), kept_entry::points(game_)};
    facts.removeAll(QString());
    paintLine(painter, {room.topLeft(), QSize(room.width(), line)}, facts.join(QStringLiteral(" · ")),
              QPalette::PlaceholderText, font());
    paintContinue(painter, room);
}

/// Looks like a button, since the whole card is one.
void KeptCard::paintContinue(QPainter &painter, const QRect &room) const
{
    const QString text = tr("Continue");
    const int side = besideText(18);
    const int height = besideText(32);
    const int width = QFontMetrics(bold()).horizontalAdvance(text) + side + 2 * padding;
    const QRect box(room.left(), room.bottom() - height + 1, width, height);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().color(QPalette::Active, QPalette::Highlight));
    painter.drawRoundedRect(box, 6, 6);
    tintedIcon(QStringLiteral("continue"))
        .paint(&painter, QRect(box.left() + padding / 2 + 2, box.center().y() - side / 2, side, side),
               Qt::AlignCenter, QIcon::Selected);
    painter.setFont(bold());
    painter.setPen(palette().color(QPalette::Active, QPalette::HighlightedText));
    painter.drawText(box.adjusted(side + padding, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, text);
    // Not beside the title, which is as long as a game's name.
    const QRect beside(box.right() + padding, box.top(), room.right() - box.right() - padding, height);
    paintLine(painter, beside, date_text::spoken(game_.entry.changed, QDateTime::currentDateTime()),
              QPalette::PlaceholderText, font(), Qt::AlignRight);
}

void KeptCard::paintSmall(QPainter &painter, QRect room) const
{
    const QString date = date_text::spoken(game_.entry.changed, QDateTime::currentDateTime());
    paintLine(painter, room, date, QPalette::PlaceholderText, font(), Qt::AlignRight);
    room.setRight(room.right() - fontMetrics().horizontalAdvance(date) - padding);
    const int line = fontMetrics().height() + 4;
    const QRect title(room.left(), room.center().y() - line, room.width(), line);
    paintLine(painter, title, kept_entry::title(game_), QPalette::Text, bold());
    if (kept_entry::state(game_).isEmpty())
        paintLine(painter, title.translated(0, line), kept_entry::players(game_).join(QStringLiteral(", ")),
                  QPalette::PlaceholderText, font());
    else
        paintState(painter, title.translated(0, line));
}

void KeptCard::paintEvent(QPaintEvent *)
{
    takeLook();
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const bool isMarked = hasFocus() || underMouse();
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().brush(QPalette::Active, QPalette::Base));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), CardFrame::radius,
                            CardFrame::radius);
    paintPicture(painter);
    const int indent = picture().width() + padding;
    const QRect room = rect().adjusted(indent, padding * 3 / 4, -padding, -padding * 3 / 4);
    size_ == Size::large ? paintLarge(painter, room) : paintSmall(painter, room);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(isMarked ? QPen(palette().color(QPalette::Active, QPalette::Text), hasFocus() ? 2 : 1)
                            : QPen(CardFrame::lineColour(palette()), 1));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), CardFrame::radius, CardFrame::radius);
}

} // namespace waystone

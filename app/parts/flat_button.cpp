#include "parts/flat_button.h"

#include "controls/tinted_icon.h"
#include "fitting/text_scale.h"
#include "fitting/text_watch.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace waystone {

namespace {

constexpr int iconPixels = 18;
constexpr int iconGap = 6;
constexpr int radius = 6;
constexpr float edgeStrength = 0.55F;

} // namespace

FlatButton::FlatButton(Kind kind, const QString &name, const QString &icon) : kind_(kind)
{
    setObjectName(name);
    fitToText(*this, [this] { setIconSize({besideText(iconPixels), besideText(iconPixels)}); });
    if (!icon.isEmpty())
        setIcon(tintedIcon(icon));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    if (kind == Kind::link) {
        setCursor(Qt::PointingHandCursor);
        setRoom(24, 2);
    }
}

void FlatButton::setRoom(int height, int padding)
{
    height_ = height;
    padding_ = padding;
    updateGeometry();
}

void FlatButton::setNote(const QString &note)
{
    note_ = note;
    setAccessibleDescription(note);
    updateGeometry();
    update();
}

QFont FlatButton::textFont() const
{
    QFont bold = font();
    bold.setBold(kind_ == Kind::main || !note_.isEmpty());
    bold.setUnderline(kind_ == Kind::link);
    return bold;
}

int FlatButton::iconSide() const
{
    return icon().isNull() ? 0 : iconSize().width();
}

void FlatButton::setShortText(const QString &text)
{
    shortText_ = text;
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    updateGeometry();
    update();
}

int FlatButton::textWidth(const QString &text) const
{
    return text.isEmpty()
               ? 0
               : QFontMetrics(textFont()).size(Qt::TextShowMnemonic | Qt::TextSingleLine, text).width();
}

int FlatButton::widthWith(const QString &text) const
{
    const int icon = iconSide();
    const int gap = icon > 0 && !text.isEmpty() ? iconGap : 0;
    return 2 * besideText(padding_) + icon + gap + textWidth(text) + extraWidth() + 2;
}

int FlatButton::textRoom() const
{
    const int side = iconSide();
    const int gap = side > 0 && !text().isEmpty() ? iconGap : 0;
    return width() - 2 * std::min(besideText(padding_), width() / 8) - side - gap - extraWidth();
}

QString FlatButton::shownText() const
{
    const int room = textRoom();
    const QString &shown = shortText_.isEmpty() || textWidth(text()) <= room ? text() : shortText_;
    return QFontMetrics(textFont()).elidedText(shown, Qt::ElideRight, room + 1, Qt::TextShowMnemonic);
}

QSize FlatButton::sizeHint() const
{
    const int lines = note_.isEmpty() ? 1 : 2;
    const int height = std::max(besideText(height_), lines * fontMetrics().height() + padding_);
    const int note = note_.isEmpty() ? 0 : fontMetrics().horizontalAdvance(note_) + widthWith({});
    return {std::max({widthWith(text()), note, height}), height};
}

QSize FlatButton::minimumSizeHint() const
{
    const QSize hint = sizeHint();
    if (sizePolicy().horizontalPolicy() == QSizePolicy::Fixed)
        return hint;
    return {shortText_.isEmpty() ? std::min(hint.width(), 4 * hint.height()) : widthWith(shortText_),
            hint.height()};
}

bool FlatButton::event(QEvent *event)
{
    if (event->type() == QEvent::HoverEnter || event->type() == QEvent::HoverLeave)
        update();
    return QPushButton::event(event);
}

QColor FlatButton::inkColour() const
{
    const auto group = isEnabled() ? QPalette::Active : QPalette::Disabled;
    if (kind_ == Kind::main && isEnabled())
        return palette().color(group, QPalette::HighlightedText);
    return palette().color(group, kind_ == Kind::link ? QPalette::Highlight : QPalette::ButtonText);
}

void FlatButton::paintGround(QPainter &painter) const
{
    const bool isRaised = (underMouse() || isDown()) && isEnabled();
    const QColor fill = kind_ == Kind::main && isEnabled()
                            ? palette().color(QPalette::Active, QPalette::Highlight)
                        : kind_ == Kind::plain ? palette().color(QPalette::Active, QPalette::Base)
                                               : QColor(Qt::transparent);
    QColor edge = palette().color(QPalette::Active, QPalette::Text);
    edge.setAlphaF(edgeStrength);
    const bool hasEdge = kind_ == Kind::plain || (kind_ == Kind::main && !isEnabled());
    painter.setPen(hasEdge ? QPen(edge, 1) : QPen(Qt::NoPen));
    painter.setBrush(fill);
    const QRectF box = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.drawRoundedRect(box, radius, radius);
    if (isRaised && kind_ != Kind::link) {
        QColor veil = inkColour();
        veil.setAlphaF(isDown() ? 0.2F : 0.09F);
        painter.setPen(Qt::NoPen);
        painter.setBrush(veil);
        painter.drawRoundedRect(box, radius, radius);
    }
    if (hasFocus()) {
        painter.setPen(QPen(palette().color(QPalette::Active, QPalette::Text), 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), radius, radius);
        if (kind_ == Kind::main) {
            painter.setPen(QPen(inkColour(), 1));
            painter.drawRoundedRect(QRectF(rect()).adjusted(2.5, 2.5, -2.5, -2.5), radius - 2, radius - 2);
        }
    }
}

void FlatButton::paintLabel(QPainter &painter)
{
    const int side = iconSide();
    const int gap = side > 0 && !text().isEmpty() ? iconGap : 0;
    const QString shown = shownText();
    const int text = std::min(textWidth(shown), textRoom());
    int left = (width() - side - gap - text - extraWidth()) / 2;
    if (side > 0) {
        const QIcon::Mode mode = !isEnabled()          ? QIcon::Disabled
                                 : kind_ == Kind::main ? QIcon::Selected
                                                       : QIcon::Normal;
        icon().paint(&painter, QRect(left, (height() - side) / 2, side, side), Qt::AlignCenter, mode);
        left += side + gap;
    }
    painter.setFont(textFont());
    painter.setPen(inkColour());
    painter.drawText(QRect(left, 0, text + 1, height()),
                     Qt::AlignVCenter | Qt::AlignLeft | Qt::TextShowMnemonic, shown);
    paintExtra(painter, QRect(left + text, 0, extraWidth(), height()));
}

void FlatButton::paintNote(QPainter &painter)
{
    const int side = iconSide();
    const int padding = besideText(padding_);
    if (side > 0)
        icon().paint(&painter, QRect(padding, (height() - side) / 2, side, side));
    const int left = padding + side + (side > 0 ? padding : 0);
    const int line = fontMetrics().height() + 1;
    QRect room(left, (height() - 2 * line) / 2, width() - left - padding - extraWidth(), line);
    painter.setFont(textFont());
    painter.setPen(inkColour());
    painter.drawText(room, Qt::AlignVCenter | Qt::AlignLeft,
                     painter.fontMetrics().elidedText(text(), Qt::ElideRight, room.width()));
    room.translate(0, line);
    painter.setFont(font());
    painter.setPen(palette().color(QPalette::Active, QPalette::PlaceholderText));
    painter.drawText(room, Qt::AlignVCenter | Qt::AlignLeft,
                     painter.fontMetrics().elidedText(note_, Qt::ElideRight, room.width()));
    paintExtra(painter, QRect(width() - padding - extraWidth(), 0, extraWidth(), height()));
}

void FlatButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintGround(painter);
    note_.isEmpty() ? paintLabel(painter) : paintNote(painter);
}

} // namespace waystone

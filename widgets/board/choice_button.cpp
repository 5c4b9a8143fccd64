#include "board/choice_button.h"

#include "board/pictured_layout.h"
#include "board/pixmap_store.h"
#include "fitting/text_scale.h"

#include <QEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace waystone {

namespace {

constexpr int padding = 12;
constexpr int gap = 6;
constexpr int pictureSide = 22;
constexpr int keySide = 18;
constexpr qreal radius = 6;
constexpr qreal noEnd = 1'000'000;

QColor mixedWith(const QColor &color, const QColor &other, qreal share)
{
    return QColor::fromRgbF(static_cast<float>(color.redF() * (1 - share) + other.redF() * share),
                            static_cast<float>(color.greenF() * (1 - share) + other.greenF() * share),
                            static_cast<float>(color.blueF() * (1 - share) + other.blueF() * share));
}

} // namespace

ChoiceButton::ChoiceButton(QWidget *parent) : QAbstractButton(parent)
{
    setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard on the board
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
}

void ChoiceButton::show(const ActionChoices::Choice &choice, const QString &key)
{
    setCheckable(choice.isLasting);
    setChecked(choice.isChosen);
    if (choice == choice_ && key == key_)
        return;
    choice_ = choice;
    key_ = key;
    priceWidth_.reset();
    setText(choice.kind.name);
    const QString price = choice.kind.price.spoken();
    setAccessibleName(price.isEmpty() ? words() : tr("%1: %2", "kind of action, price").arg(words(), price));
    setAccessibleDescription(choice.isPossible ? QString() : tr("Not possible now"));
    updateGeometry();
    update();
}

void ChoiceButton::setBrevity(Brevity brevity)
{
    if (brevity == brevity_)
        return;
    brevity_ = brevity;
    updateGeometry();
    update();
}

void ChoiceButton::setEnds(bool begins, bool ends)
{
    begins_ = begins;
    ends_ = ends;
}

void ChoiceButton::setPointedAt(bool isPointedAt)
{
    isPointedAt_ = isPointedAt;
    update();
}

QFont ChoiceButton::boldFont() const
{
    QFont bold = font();
    bold.setBold(true);
    return bold;
}

QString ChoiceButton::words() const
{
    if (choice_.isMain && !choice_.isPossible)
        return tr("%1: %2 of %3", "what is to be confirmed, picked, to pick")
            .arg(choice_.kind.name)
            .arg(choice_.picked)
            .arg(choice_.kind.picks);
    return choice_.kind.name;
}

bool ChoiceButton::keepsName() const
{
    const bool isReplaced = !choice_.kind.drawing.isEmpty() || !choice_.kind.price.isEmpty();
    return !isReplaced || choice_.isApart || choice_.isMain || choice_.isReady || choice_.kind.isUsual;
}

bool ChoiceButton::showsName(Brevity brevity) const
{
    return brevity == Brevity::whole || keepsName();
}

bool ChoiceButton::showsKey(Brevity brevity) const
{
    return !key_.isEmpty() && brevity < Brevity::noKey;
}

bool ChoiceButton::showsPrice(Brevity brevity) const
{
    const bool isReplaced = showsName(brevity) || !choice_.kind.drawing.isEmpty();
    return !choice_.kind.price.isEmpty() && (brevity < Brevity::noPrice || !isReplaced);
}

bool ChoiceButton::showsPicture(Brevity brevity) const
{
    return !showsName(brevity) && !choice_.kind.drawing.isEmpty();
}

int ChoiceButton::priceWidth() const
{
    if (!priceWidth_)
        priceWidth_ = qCeil(PicturedLayout({}, choice_.kind.price, font(), noEnd).size().width());
    return *priceWidth_;
}

int ChoiceButton::keyWidth() const
{
    return std::max(besideText(keySide), fontMetrics().horizontalAdvance(key_) + besideText(gap));
}

int ChoiceButton::widthAt(Brevity brevity) const
{
    int width = 0;
    const auto add = [&width](int part) { width += (width == 0 ? 0 : besideText(gap)) + part; };
    if (showsName(brevity))
        add(QFontMetrics(boldFont()).horizontalAdvance(words()) + 1);
    if (showsPicture(brevity))
        add(besideText(pictureSide));
    if (showsPrice(brevity))
        add(priceWidth());
    if (showsKey(brevity))
        add(keyWidth());
    return width + 2 * besideText(brevity == Brevity::noKey ? gap : padding);
}

QSize ChoiceButton::sizeHint() const
{
    return {widthAt(brevity_), besideText(usualHeight)};
}

void ChoiceButton::mousePressEvent(QMouseEvent *event)
{
    press_ = {event->globalPosition().toPoint(), event->type() == QEvent::MouseButtonDblClick};
    QAbstractButton::mousePressEvent(event);
}

bool ChoiceButton::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip)
        emit tipWanted();
    else if (event->type() == QEvent::FontChange)
        priceWidth_.reset();
    else if (event->type() == QEvent::HoverEnter || event->type() == QEvent::HoverLeave)
        update();
    return QAbstractButton::event(event);
}

ChoiceButton::Ink ChoiceButton::ink() const
{
    const auto color = [this](QPalette::ColorRole role) { return palette().color(QPalette::Active, role); };
    const QColor text = color(QPalette::WindowText);
    const QColor window = color(QPalette::Window);
    const QColor panel = color(QPalette::Base);
    if (!isOffered())
        return {Qt::transparent, mixedWith(text, window, 0.7), mixedWith(text, window, 0.42)};
    if (choice_.isMain || choice_.isReady)
        return {color(QPalette::Highlight), color(QPalette::Highlight), color(QPalette::HighlightedText)};
    if (choice_.isChosen)
        return {text, text, panel};
    return {panel, mixedWith(text, panel, 0.35), text};
}

void ChoiceButton::paintGround(QPainter &painter, const Ink &ink) const
{
    // An end that touches a neighbour lies beyond the edge, so that only their line is seen.
    const QRectF all = QRectF(rect()).adjusted(0.5, 0.5, ends_ ? -0.5 : 0.5, -0.5);
    const QRectF box = all.adjusted(begins_ ? 0 : -2 * radius, 0, ends_ ? 0 : 2 * radius, 0);
    painter.setClipRect(rect());
    painter.setPen(QPen(ink.edge, 1));
    painter.setBrush(ink.ground);
    painter.drawRoundedRect(box, radius, radius);
    if (!begins_)
        painter.drawLine(QPointF(0.5, 1), QPointF(0.5, height() - 1));
    if (isOffered() && (underMouse() || isDown())) {
        QColor veil = ink.text;
        veil.setAlphaF(isDown() ? 0.2F : 0.09F);
        painter.setPen(Qt::NoPen);
        painter.setBrush(veil);
        painter.drawRoundedRect(box, radius, radius);
    }
    painter.setBrush(Qt::NoBrush);
    if (isPointedAt_) {
        painter.setPen(QPen(palette().color(QPalette::Active, QPalette::Highlight), 3));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5), radius, radius);
    }
    if (hasFocus()) {
        painter.setPen(QPen(ink.text, 2));
        painter.drawRoundedRect(QRectF(rect()).adjusted(4, 4, -4, -4), radius - 2, radius - 2);
    }
}

void ChoiceButton::paintKey(QPainter &painter, const Ink &ink, int left) const
{
    const int side = besideText(keySide);
    painter.setPen(QPen(ink.text, 1));
    painter.setBrush(Qt::NoBrush);
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * 0.85);
    painter.setFont(small);
    const QRectF cap(left + 0.5, (height() - side) / 2 + 0.5, keyWidth() - 1, side - 1);
    painter.drawRoundedRect(cap, 4, 4);
    painter.drawText(cap, Qt::AlignCenter, key_);
}

void ChoiceButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const Ink colours = ink();
    paintGround(painter, colours);
    int left = (width() - widthAt(brevity_)) / 2 + besideText(brevity_ == Brevity::noKey ? gap : padding);
    if (showsName(brevity_)) {
        const QFont name = choice_.isChosen || choice_.isMain || choice_.isReady ? boldFont() : font();
        const int room = QFontMetrics(boldFont()).horizontalAdvance(words()) + 1;
        painter.setFont(name);
        painter.setPen(colours.text);
        painter.drawText(QRect(left, 0, room, height()), Qt::AlignCenter, words());
        left += room + besideText(gap);
    }
    constexpr qreal faint = 0.5;
    if (!isOffered())
        painter.setOpacity(faint);
    if (showsPicture(brevity_)) {
        const int side = besideText(pictureSide);
        const int pixels = qRound(side * devicePixelRatioF());
        painter.drawPixmap(QRect(left, (height() - side) / 2, side, side),
                           PixmapStore::shared().pixmap(choice_.kind.drawing, {pixels, pixels}));
        left += side + besideText(gap);
    }
    if (showsPrice(brevity_)) {
        const PicturedLayout price({}, choice_.kind.price, font(), noEnd);
        price.paint(painter, QPointF(left, (height() - price.size().height()) / 2), colours.text);
        left += priceWidth() + besideText(gap);
    }
    painter.setOpacity(1);
    if (showsKey(brevity_))
        paintKey(painter, colours, left);
}

} // namespace waystone

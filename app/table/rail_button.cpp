#include "table/rail_button.h"

#include "fitting/text_scale.h"
#include "words/foreign_text.h"

#include <QApplication>
#include <QEvent>
#include <QPainter>

namespace waystone {

namespace {

constexpr int iconPixels = 20;
constexpr int barePixels = 28; ///< as high as a target is at least
constexpr int badgePixels = 16;
constexpr int edge = 6;
constexpr double smallLetters = 11.0 / 13; ///< of the usual height
constexpr int mostCounted = 9;

} // namespace

RailButton::RailButton(const QString &name)
{
    setObjectName(name);
    setAutoRaise(true);
    setCheckable(true);
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed); // as broad as the rail
    setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    fit();
}

void RailButton::setTitle(const QString &title)
{
    setAccessibleName(title);
    setToolTip(foreign_text::tip(title));
    setText(QString(title).replace(QLatin1Char(' '), QLatin1Char('\n')));
    describe();
    fit();
}

void RailButton::setCount(int count)
{
    if (count == count_)
        return;
    count_ = count;
    describe();
    update();
}

void RailButton::setBare(bool isBare)
{
    isBare_ = isBare;
    setToolButtonStyle(isBare ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextUnderIcon);
    fit();
}

QFont RailButton::smallFont() const
{
    QFont font = QApplication::font();
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * smallLetters);
    else
        font.setPixelSize(qRound(font.pixelSize() * smallLetters));
    return font;
}

QSize RailButton::wholeSize() const
{
    const QSize words = QFontMetrics(smallFont()).size(0, text());
    const int icon = besideText(iconPixels);
    return {std::max(words.width(), icon) + besideText(edge),
            words.height() + icon + besideText(2 * edge + 2)};
}

void RailButton::fit()
{
    setFont(smallFont());
    setIconSize({besideText(iconPixels), besideText(iconPixels)});
    setFixedHeight(isBare_ ? besideText(barePixels) : wholeSize().height());
}

void RailButton::describe()
{
    setAccessibleDescription(count_ > 0 ? tr("%n new", "entries", count_) : QString());
}

void RailButton::changeEvent(QEvent *event)
{
    QToolButton::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        describe();
    else if (event->type() == QEvent::ParentChange || event->type() == QEvent::FontChange)
        fit();
}

void RailButton::paintEvent(QPaintEvent *event)
{
    QToolButton::paintEvent(event);
    if (count_ == 0)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int side = besideText(badgePixels);
    const QRect badge(std::min(width() - side, width() / 2 + besideText(3)), besideText(1), side, side);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().color(QPalette::WindowText));
    painter.drawEllipse(badge);
    QFont bold = font();
    bold.setBold(true);
    painter.setFont(bold);
    painter.setPen(palette().color(QPalette::Window));
    painter.drawText(badge, Qt::AlignCenter,
                     count_ > mostCounted ? QStringLiteral("%1+").arg(mostCounted) : QString::number(count_));
}

} // namespace waystone

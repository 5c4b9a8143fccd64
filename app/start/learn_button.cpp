#include "start/learn_button.h"

#include "fitting/text_scale.h"

#include <QLocale>
#include <QPainter>

namespace waystone {

namespace {

constexpr int barWidth = 48;
constexpr int barHeight = 6;
constexpr int gap = 8;

} // namespace

LearnButton::LearnButton(const QString &name) : FlatButton(Kind::plain, name, QStringLiteral("learn")) {}

void LearnButton::setProgress(int done, int all)
{
    done_ = done;
    all_ = all;
    retranslate();
}

QString LearnButton::count() const
{
    return QStringLiteral("%1/%2").arg(QLocale().toString(done_), QLocale().toString(all_));
}

void LearnButton::retranslate()
{
    const bool isBegun = done_ > 0;
    setText(isBegun ? tr("Learn") : tr("Learn in Ten Minutes"));
    setShortText(tr("Learn"));
    setAccessibleName(isBegun ? tr("Learn, %1 of %n lessons done", nullptr, all_).arg(done_) : text());
    setToolTip(tr("Leads you through the rules step by step, on the board"));
}

int LearnButton::extraWidth() const
{
    return done_ == 0 ? 0 : besideText(barWidth) + 2 * gap + fontMetrics().horizontalAdvance(count());
}

void LearnButton::paintExtra(QPainter &painter, const QRect &room)
{
    if (done_ == 0)
        return;
    const QRectF bar(room.left() + gap, room.center().y() - barHeight / 2.0 + 1, besideText(barWidth),
                     barHeight);
    QColor rest = inkColour();
    constexpr float faint = 0.2F;
    rest.setAlphaF(faint);
    painter.setPen(Qt::NoPen);
    painter.setBrush(rest);
    painter.drawRoundedRect(bar, barHeight / 2.0, barHeight / 2.0);
    painter.setBrush(inkColour());
    painter.drawRoundedRect(QRectF(bar.topLeft(), QSizeF(bar.width() * done_ / all_, barHeight)),
                            barHeight / 2.0, barHeight / 2.0);
    painter.setFont(font());
    painter.setPen(palette().color(QPalette::Active, QPalette::PlaceholderText));
    painter.drawText(QRectF(bar.right() + gap, room.top(), room.right() - bar.right(), room.height()),
                     Qt::AlignLeft | Qt::AlignVCenter, count());
}

} // namespace waystone

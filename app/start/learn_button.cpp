#include "start/learn_button.h"

#include "fitting/text_scale.h"
#include "words/foreign_text.h"
#include "words/program_language.h"

#include <QLocale>
#include <QPainter>

namespace waystone {

namespace {

constexpr int barWidth = 28;
constexpr int barHeight = 6;
constexpr int gap = 8;

} // namespace

LearnButton::LearnButton(const QString &name) : FlatButton(Kind::plain, name, QStringLiteral("learn")) {}

void LearnButton::setCourse(const Course &course)
{
    course_ = course;
    retranslate();
}

QString LearnButton::count() const
{
    return QStringLiteral("%1/%2").arg(QLocale().toString(course_.done), QLocale().toString(course_.all));
}

QString LearnButton::words() const
{
    switch (course_.kind) {
    case Course::Kind::start:
        return course_.isBegun() ? tr("Learn") : tr("Learn in Ten Minutes");
    case Course::Kind::walkthrough:
        return tr("All the Rules");
    case Course::Kind::lessons:
        break;
    }
    return tr("Lessons");
}

QString LearnButton::place() const
{
    if (course_.all == 0)
        return {};
    const QString chapter = foreign_text::line(
        QString::fromStdString(course_.chapter.in(programLanguage().toStdString(), course_.language)));
    switch (course_.kind) {
    case Course::Kind::start:
        return course_.isBegun()
                   ? tr("Ten-minute start: step %1 of %n", nullptr, course_.all).arg(course_.place)
                   : tr("New to it? Learn it in %n short step(s)", nullptr, course_.all);
    case Course::Kind::walkthrough:
        return course_.isBegun()
                   ? tr("All the rules: chapter %1 of %2, “%3”")
                         .arg(QString::number(course_.place), QString::number(course_.all), chapter)
                   : tr("Next: all the rules in %n chapter(s)", nullptr, course_.all);
    case Course::Kind::lessons:
        break;
    }
    return tr("All the rules done; lessons: %1 of %2")
        .arg(QString::number(course_.done), QString::number(course_.all));
}

void LearnButton::retranslate()
{
    setText(words());
    setShortText(tr("Learn"));
    const QString where = place();
    setAccessibleName(where.isEmpty() ? text() : tr("%1. %2", "button, where it goes on").arg(text(), where));
    setToolTip(tr("Leads you through the rules step by step, on the board"));
}

int LearnButton::extraWidth() const
{
    return course_.done == 0 ? 0 : besideText(barWidth) + 2 * gap + fontMetrics().horizontalAdvance(count());
}

void LearnButton::paintExtra(QPainter &painter, const QRect &room)
{
    if (course_.done == 0)
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
    painter.drawRoundedRect(
        QRectF(bar.topLeft(), QSizeF(bar.width() * course_.done / course_.all, barHeight)), barHeight / 2.0,
        barHeight / 2.0);
    painter.setFont(font());
    painter.setPen(palette().color(QPalette::Active, QPalette::PlaceholderText));
    painter.drawText(QRectF(bar.right() + gap, room.top(), room.right() - bar.right(), room.height()),
                     Qt::AlignLeft | Qt::AlignVCenter, count());
}

} // namespace waystone

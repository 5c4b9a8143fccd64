#include "words/date_text.h"

#include <QCoreApplication>
#include <QLocale>

namespace waystone::date_text {

namespace {

struct DateText {
    Q_DECLARE_TR_FUNCTIONS(waystone::DateText)
};

constexpr int daysOfWeek = 7;

/// In a date. No pattern of Qt's knows of "1er novembre".
QString day(QDate date)
{
    return date.day() == 1 ? DateText::tr("1", "the first day of a month, in a date")
                           : QString::number(date.day());
}

QString withYear(QDate date)
{
    return QLocale().toString(date, DateText::tr("MMMM %1, yyyy", "format of a date, day")).arg(day(date));
}

QString withoutYear(QDate date)
{
    return QLocale().toString(date, DateText::tr("MMMM %1", "format of a date, day")).arg(day(date));
}

} // namespace

QString written(QDate date)
{
    return date.isValid() ? withYear(date) : QString();
}

QString spoken(const QDateTime &when, const QDateTime &now)
{
    const qint64 days = when.date().daysTo(now.date());
    if (days == 0)
        return DateText::tr("today, %1", "time").arg(QLocale().toString(when.time(), QLocale::ShortFormat));
    if (days == 1)
        return DateText::tr("yesterday");
    if (days > 1 && days < daysOfWeek)
        return QLocale().dayName(when.date().dayOfWeek());
    return when.date().year() == now.date().year() ? withoutYear(when.date()) : written(when.date());
}

} // namespace waystone::date_text

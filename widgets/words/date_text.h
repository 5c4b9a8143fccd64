#pragma once

#include <QDateTime>
#include <QString>

/// Every date that is shown, in the program's language.
namespace waystone::date_text {

/// "November 22, 2025"; empty for no date.
[[nodiscard]] QString written(QDate date);

/// "today, 17:40", as a day is spoken of on another one.
[[nodiscard]] QString spoken(const QDateTime &when, const QDateTime &now);

} // namespace waystone::date_text

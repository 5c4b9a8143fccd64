#include "start/game_card_data.h"

#include "words/program_language.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPainter>
#include <QPalette>

#include <algorithm>

namespace waystone::game_card {

namespace {

struct GameCard {
    Q_DECLARE_TR_FUNCTIONS(waystone::GameCard)
};

QString text(std::string_view view)
{
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

QJsonObject dataOf(std::string_view game)
{
    QFile file(QStringLiteral(":/cards/%1.json").arg(text(game)));
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

const char *nameOf(ThemeKind theme)
{
    switch (theme) {
    case ThemeKind::dark:
        return "dark";
    case ThemeKind::highContrast:
        return "contrast";
    case ThemeKind::light:
    case ThemeKind::paper:
        break;
    }
    return "light";
}

} // namespace

QString players(const GameKind &kind)
{
    return kind.minSeats == kind.maxSeats
               ? GameCard::tr("%n players", nullptr, kind.maxSeats)
               : GameCard::tr("%1–%2 players").arg(kind.minSeats).arg(kind.maxSeats);
}

QString facts(const GameKind &kind)
{
    const QJsonValue minutes = dataOf(kind.id)[QLatin1String("minutes")];
    const int value = minutes[QLatin1String("value")].toInt();
    if (value == 0)
        return players(kind);
    // Also what a rulebook tells is an estimate.
    return GameCard::tr("%1 · about %2 min", "players, minutes").arg(players(kind)).arg(value);
}

QString blurb(std::string_view game)
{
    return dataOf(game)[QLatin1String("blurb")][programLanguage()].toString();
}

QString artFile(std::string_view game, ThemeKind theme, int times)
{
    return QStringLiteral(":/cards/%1-%2@%3x.png").arg(text(game), QLatin1String(nameOf(theme))).arg(times);
}

ThemeKind themeOf(const QPalette &palette)
{
    const bool isFlat =
        palette.color(QPalette::Active, QPalette::Base) == palette.color(QPalette::Active, QPalette::Window);
    return isFlat ? ThemeKind::highContrast : Theme::matching(palette);
}

QPixmap art(std::string_view game, ThemeKind theme, QSize size, qreal ratio)
{
    // As large as it is shown where text is of the usual size, and larger beside larger text.
    const qreal growth = std::max(1.0, static_cast<qreal>(size.height()) / artSize.height()) * ratio;
    const int times = growth > 1 ? 2 : 1;
    QPixmap whole(artFile(game, theme, times));
    if (whole.isNull())
        return whole;
    // Cut out of the middle; what is larger than the picture is drawn out.
    const QSize wanted = size * ratio;
    const qreal scale = std::max({growth / times, static_cast<qreal>(wanted.width()) / whole.width(),
                                  static_cast<qreal>(wanted.height()) / whole.height()});
    QRectF part({0, 0}, QSizeF(wanted) / scale);
    part.moveCenter(QRectF(whole.rect()).center());
    QPixmap picture(wanted);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawPixmap(QRectF({0, 0}, QSizeF(wanted)), whole, part);
    painter.end();
    picture.setDevicePixelRatio(ratio);
    return picture;
}

} // namespace waystone::game_card

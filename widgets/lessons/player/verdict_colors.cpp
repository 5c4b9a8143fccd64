#include "lessons/player/verdict_colors.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

namespace waystone {

namespace {

QJsonObject themesOfPalette()
{
    QFile file(QStringLiteral(":/pieces/palette.json"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("The colours of the table are missing from the program");
    return QJsonDocument::fromJson(file.readAll()).object()[QLatin1String("themes")].toObject();
}

QColor groundOf(const char *name, ThemeKind kind)
{
    static const QJsonObject themes = themesOfPalette();
    const QLatin1String theme(kind == ThemeKind::light  ? "light"
                              : kind == ThemeKind::dark ? "dark"
                                                        : "highContrast");
    return {themes[theme].toObject()[QLatin1String(name)].toString()};
}

} // namespace

VerdictColors VerdictColors::of(Kind kind, const Theme &theme)
{
    switch (kind) {
    case Kind::right:
        return {theme.good, groundOf("goodGround", theme.kind)};
    case Kind::wrong:
        return {theme.illegal, groundOf("illegalGround", theme.kind)};
    case Kind::neither:
        break;
    }
    return {theme.text, theme.panel};
}

} // namespace waystone

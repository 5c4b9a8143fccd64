#include "board/theme.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPalette>

namespace waystone {

namespace {

QJsonObject paletteFile()
{
    QFile file(QStringLiteral(":/pieces/palette.json"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("The colours of the table are missing from the program");
    return QJsonDocument::fromJson(file.readAll()).object();
}

QString keyOf(ThemeKind kind)
{
    switch (kind) {
    case ThemeKind::light:
        return QStringLiteral("light");
    case ThemeKind::dark:
        return QStringLiteral("dark");
    case ThemeKind::paper:
        return QStringLiteral("paper");
    case ThemeKind::highContrast:
        break;
    }
    return QStringLiteral("highContrast");
}

} // namespace

Theme::Theme(ThemeKind kind) : kind(kind)
{
    const QJsonObject file = paletteFile();
    const QJsonObject colors = file[QLatin1String("themes")][keyOf(kind)].toObject();
    const auto color = [](const QJsonValue &value) { return QColor(value.toString()); };

    outline = kind == ThemeKind::paper ? QColor(Qt::black) : color(file[QLatin1String("outline")]);
    table = color(colors[QLatin1String("table")]);
    boardGround = color(colors[QLatin1String("boardGround")]);
    gridLine = color(colors[QLatin1String("gridLine")]);
    panel = color(colors[QLatin1String("panel")]);
    panelBorder = color(colors[QLatin1String("panelBorder")]);
    text = color(colors[QLatin1String("text")]);
    subtleText = color(colors[QLatin1String("subtleText")]);
    accent = color(colors[QLatin1String("accent")]);
    onAccent = color(colors[QLatin1String("onAccent")]);
    halo = color(colors[QLatin1String("halo")]);
    legal = color(colors[QLatin1String("legal")]);
    good = color(colors[QLatin1String("good")]);
    illegal = color(colors[QLatin1String("illegal")]);
    selection = color(colors[QLatin1String("selection")]);
    focus = color(colors[QLatin1String("focus")]);
    lastMove = color(colors[QLatin1String("lastMove")]);

    const QLatin1String onGround(kind == ThemeKind::light ? "onLight" : "onDark");
    for (const QJsonValue &seat : file[QLatin1String("seats")].toArray())
        seats_.append(kind == ThemeKind::paper
                          ? SeatColors{color(seat[QLatin1String("onPaper")]),
                                       color(seat[QLatin1String("inkOnPaper")]), text}
                          : SeatColors{color(seat[QLatin1String("color")]), color(seat[QLatin1String("ink")]),
                                       color(seat[onGround])});
}

const Theme &Theme::of(ThemeKind kind)
{
    static const Theme light(ThemeKind::light);
    static const Theme dark(ThemeKind::dark);
    static const Theme highContrast(ThemeKind::highContrast);
    static const Theme paper(ThemeKind::paper);
    switch (kind) {
    case ThemeKind::light:
        return light;
    case ThemeKind::dark:
        return dark;
    case ThemeKind::paper:
        return paper;
    case ThemeKind::highContrast:
        break;
    }
    return highContrast;
}

ThemeKind Theme::matching(const QPalette &palette)
{
    const bool dark =
        palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
    return dark ? ThemeKind::dark : ThemeKind::light;
}

const Theme::SeatColors &Theme::seat(int color) const
{
    return seats_[color % seats_.size()];
}

} // namespace waystone

#include "archive/archive_paint.h"

#include "archive/archive_filter.h"
#include "archive/word_hits.h"
#include "controls/card_frame.h"
#include "parts/seat_icon.h"

#include <QLocale>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>

namespace waystone::archive_paint {

namespace {

constexpr qreal headingGrowth = 1.15;
constexpr qreal titleGrowth = 1.08;
constexpr int chipPadding = 8;
constexpr int markGap = 5;
constexpr int playerGap = 14;
constexpr int widestName = 180;
constexpr int mostLines = 2;
constexpr int currentBar = 4;

/// `share` of the second colour, the rest of the first.
QColor mixed(const QColor &first, const QColor &second, qreal share)
{
    const auto mix = [share](float one, float other) {
        return static_cast<float>(one + (other - one) * share);
    };
    return QColor::fromRgbF(mix(first.redF(), second.redF()), mix(first.greenF(), second.greenF()),
                            mix(first.blueF(), second.blueF()));
}

/// Over whatever a row lies on.
QColor chipColour(const QPalette &palette)
{
    constexpr float share = 0.1F;
    QColor colour = palette.color(QPalette::Active, QPalette::Text);
    colour.setAlphaF(share);
    return colour;
}

QFont bold(const QFont &font, qreal growth)
{
    QFont result = font;
    result.setBold(true);
    result.setPointSizeF(font.pointSizeF() * growth);
    return result;
}

int markSize(const QFont &font)
{
    return QFontMetrics(font).height() - 2;
}

/// The width of a player with mark and gap.
int playerWidth(const QFont &font, const QString &name)
{
    return markSize(font) + markGap + std::min(widestName, QFontMetrics(font).horizontalAdvance(name)) +
           playerGap;
}

/// By seat: in which line each stands.
std::vector<int> linesOfPlayers(int width, const QFont &font, const QModelIndex &index)
{
    std::vector<int> lines;
    int line = 0;
    int left = 0;
    for (const QString &name : index.data(ArchiveModel::PlayersRole).toStringList()) {
        const int needed = playerWidth(font, name);
        if (left > 0 && left + needed - playerGap > width) {
            ++line;
            left = 0;
        }
        left += needed;
        lines.push_back(line);
    }
    return lines;
}

QString restText(qsizetype count)
{
    return QStringLiteral("+%1").arg(count);
}

/// How many of them are drawn: all, or so many that the number of the others has room behind them.
qsizetype shownPlayers(int width, const QFont &font, const QStringList &names, const std::vector<int> &lines)
{
    auto shown =
        static_cast<qsizetype>(std::ranges::count_if(lines, [](int line) { return line < mostLines; }));
    if (shown == names.size())
        return shown;
    int taken = 0;
    for (qsizetype seat = 0; seat < shown; ++seat)
        if (lines[static_cast<std::size_t>(seat)] == mostLines - 1)
            taken += playerWidth(font, names[seat]);
    const int rest = QFontMetrics(font).horizontalAdvance(restText(names.size()));
    while (shown > 1 && taken + rest > width && lines[static_cast<std::size_t>(shown) - 1] == mostLines - 1)
        taken -= playerWidth(font, names[--shown]);
    return shown;
}

} // namespace

QFont headingFont(const QFont &font)
{
    return bold(font, headingGrowth);
}

QFont titleFont(const QFont &font)
{
    return bold(font, titleGrowth);
}

void heading(QPainter &painter, const QRect &room, const QFont &font, const QPalette &palette,
             const QModelIndex &index)
{
    const QString text = index.data(ArchiveFilter::HeadingRole).toString();
    if (text.isEmpty())
        return;
    painter.setFont(headingFont(font));
    painter.setPen(palette.color(QPalette::Active, QPalette::WindowText));
    painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter, text);
    const int width = painter.fontMetrics().horizontalAdvance(text) + chipPadding;
    painter.setFont(font);
    painter.setPen(palette.color(QPalette::Active, QPalette::PlaceholderText));
    painter.drawText(room.adjusted(width, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                     QLocale().toString(index.data(ArchiveFilter::HeadingCountRole).toInt()));
}

void ground(QPainter &painter, const QRect &row, int radius, const QPalette &palette, bool isCurrent,
            bool hasFocus)
{
    const QColor base = palette.color(QPalette::Active, QPalette::Base);
    const QColor accent = palette.color(QPalette::Active, QPalette::Highlight);
    painter.setBrush(isCurrent ? mixed(base, accent, 0.13) : base);
    painter.setPen(hasFocus ? QPen(palette.color(QPalette::Active, QPalette::Text), 2)
                            : QPen(CardFrame::lineColour(palette), 1));
    painter.drawRoundedRect(QRectF(row).adjusted(1, 1, -1, -1), radius, radius);
}

void currentMark(QPainter &painter, const QRect &row, int radius, const QPalette &palette)
{
    painter.save();
    painter.setClipRect(QRect(row.topLeft(), QSize(currentBar, row.height())));
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette.color(QPalette::Active, QPalette::Highlight));
    painter.drawRoundedRect(row, radius, radius);
    painter.restore();
}

int markedText(QPainter &painter, const QRect &room, const QFont &font, const QPalette &palette,
               const QString &text, const QStringList &words, int kept)
{
    QList<QTextLayout::FormatRange> formats;
    const QString shown =
        QFontMetrics(font).elidedText(text, Qt::ElideRight, std::max(0, room.width() - kept));
    for (const WordHit &hit : wordHits(shown, words)) {
        QTextLayout::FormatRange range;
        range.start = static_cast<int>(hit.start);
        range.length = static_cast<int>(hit.length);
        range.format.setFontWeight(QFont::Bold);
        range.format.setFontUnderline(true);
        range.format.setBackground(chipColour(palette));
        formats.append(range);
    }
    QTextLayout layout(shown, font);
    QTextOption option;
    option.setWrapMode(QTextOption::NoWrap);
    layout.setTextOption(option);
    layout.setFormats(formats);
    layout.beginLayout();
    QTextLine line = layout.createLine();
    line.setLineWidth(room.width());
    layout.endLayout();
    painter.setPen(palette.color(QPalette::Active, QPalette::Text));
    layout.draw(&painter, QPointF(room.left(), room.center().y() - line.height() / 2));
    return room.left() + static_cast<int>(line.naturalTextWidth());
}

int chipWidth(const QFont &font, const QString &text)
{
    return QFontMetrics(bold(font, 1)).horizontalAdvance(text) + 2 * chipPadding;
}

int chip(QPainter &painter, const QPoint &place, const QFont &font, const QPalette &palette,
         const QString &text)
{
    const QRect box(place, QSize(chipWidth(font, text), QFontMetrics(font).height() + 2));
    painter.setPen(Qt::NoPen);
    painter.setBrush(chipColour(palette));
    painter.drawRoundedRect(box, box.height() / 2.0, box.height() / 2.0);
    painter.setPen(palette.color(QPalette::Active, QPalette::Text));
    painter.setFont(bold(font, 1));
    painter.drawText(box, Qt::AlignCenter, text);
    return box.right();
}

int playersLine(const QFont &font)
{
    return QFontMetrics(font).height() + 4;
}

int playersLines(int width, const QFont &font, const QModelIndex &index)
{
    const std::vector<int> lines = linesOfPlayers(width, font, index);
    return lines.empty() ? 0 : std::min(lines.back() + 1, mostLines);
}

void players(QPainter &painter, const QRect &room, const QFont &font, const QPalette &palette,
             const QModelIndex &index, const QStringList &words)
{
    const QStringList names = index.data(ArchiveModel::PlayersRole).toStringList();
    const QVariantList colours = index.data(ArchiveModel::ColoursRole).toList();
    const std::vector<int> lines = linesOfPlayers(room.width(), font, index);
    const int mark = markSize(font);
    const qsizetype shown = shownPlayers(room.width(), font, names, lines);
    int left = room.left();
    for (qsizetype seat = 0; seat < shown; ++seat) {
        const int line = lines[static_cast<std::size_t>(seat)];
        if (seat > 0 && lines[static_cast<std::size_t>(seat) - 1] != line)
            left = room.left();
        const int top = room.top() + line * playersLine(font);
        painter.drawPixmap(QRect(left, top + 3, mark, mark),
                           seatMark(colours[seat].toInt(), mark, painter.device()->devicePixelRatioF()));
        const QRect name(left + mark + markGap, top, std::min(widestName, room.right() - left - mark),
                         playersLine(font));
        markedText(painter, name, font, palette, names[seat], words, 0);
        left += playerWidth(font, names[seat]);
    }
    if (shown == names.size())
        return;
    painter.setFont(font);
    painter.setPen(palette.color(QPalette::Active, QPalette::PlaceholderText));
    painter.drawText(QRect(left, room.top() + (mostLines - 1) * playersLine(font), room.right() - left + 1,
                           playersLine(font)),
                     Qt::AlignLeft | Qt::AlignVCenter, restText(names.size() - shown));
}

} // namespace waystone::archive_paint

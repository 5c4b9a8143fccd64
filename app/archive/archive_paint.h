#pragma once

#include <QFont>
#include <QModelIndex>
#include <QPalette>
#include <QRect>
#include <QStringList>

class QPainter;

/// What the rows of the page of all games are painted of.
namespace waystone::archive_paint {

[[nodiscard]] QFont headingFont(const QFont &font);
[[nodiscard]] QFont titleFont(const QFont &font);

/// The heading of a group with its count, if the row is the first of one.
void heading(QPainter &painter, const QRect &room, const QFont &font, const QPalette &palette,
             const QModelIndex &index);
/// What a row lies on.
void ground(QPainter &painter, const QRect &row, int radius, const QPalette &palette, bool isCurrent,
            bool hasFocus);
/// The bar at the left of the row that the keyboard is at.
void currentMark(QPainter &painter, const QRect &row, int radius, const QPalette &palette);

/// A text on one line with what is searched marked in it; `kept` is the room after it that something else needs. Returns
/// where it ends.
int markedText(QPainter &painter, const QRect &room, const QFont &font, const QPalette &palette,
               const QString &text, const QStringList &words, int kept);

[[nodiscard]] int chipWidth(const QFont &font, const QString &text);
/// Returns where it ends.
int chip(QPainter &painter, const QPoint &place, const QFont &font, const QPalette &palette,
         const QString &text);

/// The height of one line of players.
[[nodiscard]] int playersLine(const QFont &font);
/// How many lines they take, two at most.
[[nodiscard]] int playersLines(int width, const QFont &font, const QModelIndex &index);
/// Each with their mark; what has no room is counted.
void players(QPainter &painter, const QRect &room, const QFont &font, const QPalette &palette,
             const QModelIndex &index, const QStringList &words);

} // namespace waystone::archive_paint

#include "saving/kept_entry.h"

#include "faces/game_faces.h"
#include "faces/problem_sentence.h"
#include "saving/journal_name.h"
#include "words/date_text.h"
#include "words/foreign_text.h"
#include "words/general_words.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cstdlib>

namespace waystone::kept_entry {

namespace {

struct ArchiveText {
    Q_DECLARE_TR_FUNCTIONS(waystone::ArchiveText)
};

QString gameName(const JournalEntry &entry)
{
    if (entry.isDamaged)
        return ArchiveText::tr("Damaged game");
    const GameFace *face = gameFace(entry.game);
    return face == nullptr ? foreign_text::line(QString::fromStdString(entry.game))
                           : face->generalWords()->gameName();
}

QString player(const KeptEntry &row, int seat)
{
    const QString name = foreign_text::line(row.entry.players[static_cast<std::size_t>(seat)].name);
    return name.isEmpty() ? general_words::player(static_cast<Seat>(seat)) : name;
}

bool isRead(const KeptEntry &row)
{
    return row.glance && row.glance->moment;
}

/// Of a game that is over.
QString winners(const KeptEntry &row)
{
    const Score &score = row.glance->moment->score;
    QStringList names;
    int points = 0;
    for (std::size_t seat = 0; seat < score.ranks.size(); ++seat) {
        if (score.ranks[seat] != 1)
            continue;
        names.append(player(row, static_cast<int>(seat)));
        points = score.totals[seat];
    }
    if (names.size() == 1)
        return ArchiveText::tr("%1 won with %n points", nullptr, points).arg(names.constFirst());
    return ArchiveText::tr("Shared victory with %n points: %1", nullptr, points)
        .arg(QLocale().createSeparatedList(names));
}

/// With a true minus, as on the board.
QString amount(int points)
{
    return (points < 0 ? QStringLiteral("−") : QString()) + QLocale().toString(std::abs(points));
}

} // namespace

QString title(const KeptEntry &row)
{
    return row.entry.name.isEmpty() ? gameName(row.entry)
                                    : foreign_text::line(row.entry.name, longestJournalName);
}

QString game(const KeptEntry &row)
{
    return row.entry.name.isEmpty() ? QString() : gameName(row.entry);
}

QStringList players(const KeptEntry &row)
{
    QStringList names;
    for (int seat = 0; seat < static_cast<int>(row.entry.players.size()); ++seat)
        names.append(player(row, seat));
    return names;
}

QString points(const KeptEntry &row)
{
    if (!isRead(row))
        return {};
    QStringList totals;
    for (const int total : row.glance->moment->score.totals)
        totals.append(amount(total));
    return totals.join(QStringLiteral(" : "));
}

QString pointsInShort(const KeptEntry &row)
{
    if (!isRead(row) || row.glance->moment->score.totals.empty())
        return {};
    const auto [least, most] = std::ranges::minmax(row.glance->moment->score.totals);
    return QStringLiteral("%1–%2").arg(amount(least), amount(most));
}

QString state(const KeptEntry &row)
{
    if (row.entry.isDamaged)
        return ArchiveText::tr("Cannot be opened");
    if (!row.glance)
        return {};
    if (!row.glance->moment)
        return ArchiveText::tr("Cannot be opened");
    const Actors actors = row.glance->moment->actors;
    if (actors.isOver())
        return winners(row);
    if (actors.isChance())
        return ArchiveText::tr("In progress");
    if (actors.count() == 1)
        return ArchiveText::tr("%1’s turn", "player").arg(player(row, actors.first()));
    return ArchiveText::tr("%n players choose", nullptr, actors.count());
}

QString remark(const KeptEntry &row)
{
    if (row.entry.isDamaged)
        return ArchiveText::tr("The beginning of its file cannot be read.");
    if (!row.glance)
        return {};
    if (!row.glance->moment)
        return problemSentences(row.glance->problems).value(0);
    if (row.entry.isOpen)
        return row.isHere ? ArchiveText::tr("open in this window")
                          : ArchiveText::tr("open in another window");
    if (!row.glance->problems.empty())
        return ArchiveText::tr("the end of its file is damaged");
    return row.glance->moment->isOver() ? QString() : ArchiveText::tr("move %1").arg(row.glance->moves);
}

QString whyKept(const KeptEntry &row)
{
    if (!row.entry.isOpen)
        return {};
    return row.isHere ? ArchiveText::tr("Close it first to delete it.")
                      : ArchiveText::tr("Close it there to delete it.");
}

QString searched(const KeptEntry &row, const QDateTime &now)
{
    return QStringList{title(row),
                       game(row),
                       players(row).join(QLatin1Char('\n')),
                       points(row),
                       points(row).remove(QLatin1Char(' ')).replace(u'−', u'-'), // as people type it
                       state(row),
                       remark(row),
                       date_text::spoken(row.entry.changed, now)}
        .join(QLatin1Char('\n'));
}

QString spoken(const KeptEntry &row, const QDateTime &now)
{
    QStringList parts{title(row), game(row),   players(row).join(QStringLiteral(", ")),   points(row),
                      state(row), remark(row), date_text::spoken(row.entry.changed, now), whyKept(row)};
    parts.removeAll(QString());
    const QString all = parts.join(QStringLiteral(". "));
    return row.isDeleted ? ArchiveText::tr("Deleted: %1").arg(all) : all;
}

} // namespace waystone::kept_entry

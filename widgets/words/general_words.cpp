#include "words/general_words.h"

#include "words/pictured_text.h"

#include <QCoreApplication>

namespace waystone::general_words {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(GeneralWords)
};

} // namespace

QString player(Seat seat)
{
    return Words::tr("Player %1").arg(seat + 1);
}

QString chance()
{
    return Words::tr("Chance");
}

QString everybody()
{
    return Words::tr("Everybody");
}

QString points(int least, int most)
{
    if (least == most)
        return Words::tr("%n point(s)", nullptr, most);
    return Words::tr("%1 to %n point(s)", nullptr, most).arg(least);
}

QString clauseSeparator()
{
    return Words::tr("; ", "between clauses of one sentence");
}

QString listSeparator()
{
    return Words::tr(", ", "between the parts of a line that is read aloud");
}

QString seatAmount(const QString &name, int amount)
{
    return Words::tr("%1: %2", "player, how many").arg(name, QString::number(amount));
}

QString seatHas(const QString &name, const QString &what, int amount)
{
    return Words::tr("%1: %2 %3", "player, of what, how many").arg(name, what, QString::number(amount));
}

QString legal()
{
    return Words::tr("possible now");
}

QString free()
{
    return Words::tr("free", "a place where nothing lies");
}

QString picked()
{
    return Words::tr("picked", "a place");
}

QString brings(const QString &points)
{
    return Words::tr("brings %1", "an action, points").arg(points);
}

QString undo(const QString &action)
{
    return Words::tr("Undo: %1").arg(action);
}

QString redo(const QString &action)
{
    return Words::tr("Redo: %1").arg(action);
}

PicturedText withGoods(const PicturedText &done, const PicturedText &price, const PicturedText &gain)
{
    if (!price.isEmpty() && !gain.isEmpty())
        return PicturedText::filled(
            Words::tr("%1 for %2, got %3", "what was done, its price, what it brought"), {done, price, gain});
    if (!price.isEmpty())
        return PicturedText::filled(Words::tr("%1 for %2", "what was done, its price"), {done, price});
    if (!gain.isEmpty())
        return PicturedText::filled(Words::tr("%1, got %2", "what was done, what it brought"), {done, gain});
    return done;
}

PicturedText exchange(const PicturedText &given, const PicturedText &got)
{
    return PicturedText::filled(QStringLiteral("%1 → %2"), {given, got});
}

QString takeBackStop(TakeBackStop stop)
{
    switch (stop) {
    case TakeBackStop::none:
        break;
    case TakeBackStop::chance:
        return Words::tr("What chance has revealed cannot be undone.");
    case TakeBackStop::secret:
        return Words::tr("A secret choice cannot be undone.");
    case TakeBackStop::root:
        return Words::tr("There is nothing to undo.");
    }
    return {};
}

} // namespace waystone::general_words

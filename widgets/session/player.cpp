#include "session/player.h"

#include "protocol/program_name.h"
#include "words/command_text.h"

#include <QCoreApplication>

#include <array>

namespace waystone {

QString playerColourName(int colour)
{
    static constexpr std::array<const char *, playerColours> names{
        QT_TRANSLATE_NOOP("Player", "Blue (circle)"),     QT_TRANSLATE_NOOP("Player", "Orange (square)"),
        QT_TRANSLATE_NOOP("Player", "Yellow (triangle)"), QT_TRANSLATE_NOOP("Player", "Pink (diamond)"),
        QT_TRANSLATE_NOOP("Player", "Green (pentagon)"),  QT_TRANSLATE_NOOP("Player", "Light blue (star)"),
        QT_TRANSLATE_NOOP("Player", "White (hexagon)"),
    };
    return QCoreApplication::translate("Player", names[static_cast<std::size_t>(colour) % names.size()]);
}

QString playedByName(std::string_view bot)
{
    if (bot.empty())
        return QCoreApplication::translate("Player", "Person");
    if (const std::optional<std::string_view> command = commandOf(bot))
        return QCoreApplication::translate("Player", "Program (%1)").arg(shownCommand(*command));
    if (bot == "random")
        return QCoreApplication::translate("Player", "Computer (random)");
    if (bot == "greedy")
        return QCoreApplication::translate("Player", "Computer (greedy)");
    if (bot == "beginner")
        return QCoreApplication::translate("Player", "Computer (beginner)");
    if (bot == "casual")
        return QCoreApplication::translate("Player", "Computer (casual)");
    if (bot == "experienced")
        return QCoreApplication::translate("Player", "Computer (experienced)");
    if (bot == "expert")
        return QCoreApplication::translate("Player", "Computer (expert)");
    if (bot == "master")
        return QCoreApplication::translate("Player", "Computer (master)");
    return QCoreApplication::translate("Player", "Computer");
}

} // namespace waystone

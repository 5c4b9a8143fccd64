#include "parts/computer_levels.h"

#include "session/player.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace waystone {

namespace {

struct ComputerLevels {
    Q_DECLARE_TR_FUNCTIONS(waystone::ComputerLevels)
};

struct Level {
    std::string_view bot;
    const char *name;
    const char *note;
};

constexpr std::array<Level, 5> levels{{
    {"beginner", QT_TRANSLATE_NOOP("waystone::ComputerLevels", "Beginner"),
     QT_TRANSLATE_NOOP("waystone::ComputerLevels", "knows the rules and takes what is at hand")},
    {"casual", QT_TRANSLATE_NOOP("waystone::ComputerLevels", "Casual"),
     QT_TRANSLATE_NOOP("waystone::ComputerLevels", "has played a few times, seldom plans ahead")},
    {"experienced", QT_TRANSLATE_NOOP("waystone::ComputerLevels", "Experienced"),
     QT_TRANSLATE_NOOP("waystone::ComputerLevels", "plans the next turn and makes few mistakes")},
    {"expert", QT_TRANSLATE_NOOP("waystone::ComputerLevels", "Expert"),
     QT_TRANSLATE_NOOP("waystone::ComputerLevels", "plans far ahead and reckons with your replies")},
    {"master", QT_TRANSLATE_NOOP("waystone::ComputerLevels", "Master"),
     QT_TRANSLATE_NOOP("waystone::ComputerLevels", "thinks longest and gives nothing away")},
}};

const Level *find(std::string_view bot)
{
    const auto *found = std::ranges::find(levels, bot, &Level::bot);
    return found == levels.end() ? nullptr : found;
}

} // namespace

const std::vector<std::string_view> &computerLevels()
{
    static const std::vector<std::string_view> bots = [] {
        std::vector<std::string_view> ids;
        for (const Level &level : levels)
            ids.push_back(level.bot);
        return ids;
    }();
    return bots;
}

QString levelName(std::string_view bot)
{
    const Level *level = find(bot);
    return level == nullptr ? playedByName(bot) : ComputerLevels::tr(level->name);
}

QString levelNote(std::string_view bot)
{
    const Level *level = find(bot);
    return level == nullptr ? QString() : ComputerLevels::tr(level->note);
}

} // namespace waystone

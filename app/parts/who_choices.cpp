#include "parts/who_choices.h"

#include "parts/computer_levels.h"
#include "protocol/program_name.h"

#include <QCoreApplication>

#include <algorithm>

namespace waystone {

namespace {

struct WhoChoices {
    Q_DECLARE_TR_FUNCTIONS(waystone::WhoChoices)
};

} // namespace

QString WhoChoice::text() const
{
    return note.isEmpty() ? name : WhoChoices::tr("%1: %2", "level, how it plays").arg(name, note);
}

std::vector<WhoChoice> whoChoices(std::string_view now)
{
    const QString computer = QStringLiteral("computer");
    std::vector<WhoChoice> choices{{{}, QStringLiteral("person"), levelName({}), {}}};
    for (const std::string_view bot : computerLevels())
        choices.push_back({std::string(bot), computer, levelName(bot), levelNote(bot)});
    if (now != programPrefix && std::ranges::find(choices, now, &WhoChoice::bot) == choices.end())
        choices.push_back({std::string(now), computer, levelName(now), {}});
    choices.push_back({std::string(programPrefix), QStringLiteral("settings"), WhoChoices::tr("A program…"),
                       WhoChoices::tr("external, started by its command line")});
    return choices;
}

} // namespace waystone

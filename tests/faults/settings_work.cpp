#include "settings_work.h"

#include "commands/commands.h"

#include <array>

namespace waystone::faults {

namespace {

/// The choices of the menus, each as the number of what is chosen. The speed is not among them: a test window sets it.
QByteArray choices(Commands &commands)
{
    QByteArray text;
    for (const QActionGroup *group : {commands.themes, commands.highlights, commands.confirmModes})
        text += QByteArray::number(group->checkedAction()->data().toInt()) + '\n';
    for (const QAction *action : {commands.forced, commands.guide})
        text += action->isChecked() ? "on\n" : "off\n";
    return text;
}

} // namespace

std::unique_ptr<Work> SettingsWork::begin(const QString &folder, quint64 seed)
{
    return std::make_unique<SettingsWork>(folder, seed);
}

QByteArray SettingsWork::found(const QString &folder)
{
    TestWindow window(folder);
    return choices(window->commands());
}

void SettingsWork::doNext()
{
    Commands &commands = window_->commands();
    const std::array groups{commands.themes, commands.highlights, commands.confirmModes};
    const std::array switches{commands.forced, commands.guide};
    const std::uint32_t which = rng_.below(groups.size() + switches.size());
    if (which < groups.size()) {
        const QList<QAction *> actions = groups[which]->actions();
        actions[static_cast<int>(rng_.below(static_cast<std::uint32_t>(actions.size())))]->trigger();
    } else {
        switches[which - groups.size()]->trigger();
    }
}

QByteArray SettingsWork::state()
{
    return choices(window_->commands());
}

} // namespace waystone::faults

#include "play_work.h"

#include "commands/commands.h"

#include <QLabel>

namespace waystone::faults {

std::unique_ptr<Work> PlayWork::begin(const QString &folder, quint64 seed)
{
    return std::make_unique<PlayWork>(folder, seed);
}

QByteArray PlayWork::found(const QString &folder)
{
    TestWindow window(folder);
    window->commands().continueGame->trigger();
    return window->file().isOpen() ? tableText(*window) : nothing;
}

bool PlayWork::isTold()
{
    const auto *line = game_.window().find<QLabel>("notKeptText");
    return line->isVisible() && !line->text().isEmpty();
}

} // namespace waystone::faults

#include "save_work.h"

#include "commands/commands.h"

#include <QFile>

namespace waystone::faults {

namespace {

const QString fileName = QStringLiteral("game.json");

} // namespace

SaveWork::SaveWork(const QString &folder, quint64 seed) : game_(folder, seed)
{
    game_.window().dialogs.save = game_.window().path(fileName);
    save();
}

std::unique_ptr<Work> SaveWork::begin(const QString &folder, quint64 seed)
{
    return std::make_unique<SaveWork>(folder, seed);
}

QByteArray SaveWork::found(const QString &folder)
{
    TestWindow window(folder);
    const QString path = window.path(fileName);
    if (!QFile::exists(path))
        return nothing;
    return window->openFile(path) ? tableText(*window) : QByteArray("cannot be opened\n");
}

void SaveWork::doNext()
{
    game_.act();
    save();
}

void SaveWork::save()
{
    const std::size_t troubles = game_.window().dialogs.troubles.size();
    game_.window()->commands().save->trigger();
    wasTold_ = game_.window().dialogs.troubles.size() > troubles;
}

} // namespace waystone::faults

#include "archive/archive_commands.h"

#include "archive/archive_model.h"

namespace waystone {

RenameGame::RenameGame(ArchiveModel &model, int row, QString name)
    : QUndoCommand(tr("Rename the Game")), model_(model), row_(row), name_(std::move(name))
{}

void RenameGame::exchange()
{
    QString before = model_.row(row_).entry.name;
    setObsolete(!model_.rename(row_, name_));
    name_ = std::move(before);
}

DeleteGame::DeleteGame(ArchiveModel &model, int row, bool deletes)
    : QUndoCommand(deletes ? tr("Delete the Game") : tr("Bring the Game Back")),
      model_(model),
      row_(row),
      deletes_(deletes)
{}

void DeleteGame::move(bool deletes)
{
    setObsolete(!model_.setDeleted(row_, deletes));
}

} // namespace waystone

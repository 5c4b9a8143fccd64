#pragma once

#include <QCoreApplication>
#include <QUndoCommand>

namespace waystone {

class ArchiveModel;

/// Gives a game a name, or takes it away.
class RenameGame final : public QUndoCommand {
    Q_DECLARE_TR_FUNCTIONS(waystone::ArchiveCommands)

public:
    RenameGame(ArchiveModel &model, int row, QString name);

    void redo() override { exchange(); }
    void undo() override { exchange(); }

private:
    void exchange();

    ArchiveModel &model_;
    int row_;
    QString name_; ///< the one that the game does not have now
};

/// Puts a game into the bin, or brings it back. What cannot be done is no step.
class DeleteGame final : public QUndoCommand {
    Q_DECLARE_TR_FUNCTIONS(waystone::ArchiveCommands)

public:
    DeleteGame(ArchiveModel &model, int row, bool deletes);

    [[nodiscard]] int row() const { return row_; }

    void redo() override { move(deletes_); }
    void undo() override { move(!deletes_); }

private:
    void move(bool deletes);

    ArchiveModel &model_;
    int row_;
    bool deletes_;
};

} // namespace waystone

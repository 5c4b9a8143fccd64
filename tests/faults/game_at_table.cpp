#include "game_at_table.h"

#include "files/record_players.h"
#include "games.h"
#include "models/board_role.h"
#include "scenario/files/record.h"

namespace waystone::faults {

namespace {

/// Every place of the board with what lies there, as the scene and a screen reader are told. Where there are secrets it
/// depends on who is looking.
QByteArray boardText(MainWindow &window)
{
    const BoardModel &board = window.table().board();
    QByteArray text;
    for (int row = 0; row < board.rowCount(); ++row) {
        const QModelIndex place = board.index(row, 0);
        const QStringList pieces = place.data(board_role::PiecesRole).toStringList();
        if (!pieces.isEmpty())
            text += place.data().toString().toUtf8() + ": " + pieces.join(u',').toUtf8() + '\n';
    }
    return text;
}

/// A moment at which somebody may act. Opening a game that stands before a draw draws, so it would stand elsewhere.
PlyId anyMoment(const GameController &controller, Rng &rng)
{
    const Session &session = controller.sessionToSave();
    PlyId ply = rng.below(static_cast<std::uint32_t>(session.size()));
    while (session.game().actors(session.ply(ply).position).isChance())
        ply = (ply + 1) % static_cast<PlyId>(session.size());
    return ply;
}

} // namespace

GameAtTable::GameAtTable(const QString &folder, quint64 seed) : window_(folder), rng_(seed)
{
    const std::span<const GameKind> kinds = games().kinds();
    const GameKind &kind = kinds[rng_.below(static_cast<std::uint32_t>(kinds.size()))];
    const int seats =
        kind.minSeats +
        static_cast<int>(rng_.below(static_cast<std::uint32_t>(kind.maxSeats - kind.minSeats + 1)));
    window_.start(seats, QString::fromUtf8(kind.id.data(), static_cast<qsizetype>(kind.id.size())));
    window_->controller().setStudy(true);
}

void GameAtTable::act()
{
    GameController &controller = window_->controller();
    const std::uint32_t what = rng_.below(16);
    if (controller.isOver())
        controller.goTo(anyMoment(controller, rng_));
    else if (what == 0 && controller.history().canUndo())
        controller.undo();
    else if (what == 1 && controller.history().canUndoTurn())
        controller.undoTurn();
    else if (what == 2 && controller.history().canRedo())
        controller.redo();
    else if (what == 3)
        controller.goTo(anyMoment(controller, rng_));
    else
        window_.playRandomly(1);
}

QByteArray tableText(MainWindow &window)
{
    const GameController &controller = window.controller();
    const Session &session = controller.sessionToSave();
    const Game &game = session.game();
    QByteArray text = QByteArray::fromStdString(
        writeRecord(session, recordPlayers(controller.table().players), window.file().seed()));
    for (PlyId ply = 0; ply < session.size(); ++ply)
        text += "ply " + QByteArray::number(qulonglong(ply)) + ": " +
                QByteArray::fromStdString(game.positionText(game.setup(session.ply(ply).position))) + '\n';
    if (!games().find(game.id())->hasSecrets)
        text += boardText(window);
    return text;
}

} // namespace waystone::faults

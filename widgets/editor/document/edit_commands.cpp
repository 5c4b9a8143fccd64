#include "editor/document/edit_commands.h"

#include "editor/document/scenario_document.h"

#include <utility>

namespace waystone {

namespace {

/// QUndoCommand::id(); -1 never merges.
enum Merging : int { never = -1, field = 1, player, replacement };

} // namespace

SetPieceCommand::SetPieceCommand(ScenarioDocument &document, AnySetup setup, EditLabel label)
    : EditCommand(document, std::move(label)), setup_(std::move(setup))
{}

void SetPieceCommand::swap(Scenario &scenario, QString &)
{
    std::swap(setup_, scenario.setup);
}

SetFieldCommand::SetFieldCommand(ScenarioDocument &document, const FieldKey &key, AnySetup setup,
                                 EditLabel label)
    : EditCommand(document, std::move(label)), key_(key), setup_(std::move(setup))
{}

int SetFieldCommand::id() const
{
    return Merging::field;
}

void SetFieldCommand::swap(Scenario &scenario, QString &)
{
    std::swap(setup_, scenario.setup);
}

bool SetFieldCommand::mergeWith(const QUndoCommand *next)
{
    const auto &other = static_cast<const SetFieldCommand &>(*next);
    if (other.key_ != key_ || !isSameGesture(other))
        return false;
    takeLabel(other);
    setObsolete(document().game().same(setup_, document().setup()));
    return true;
}

ReplaceCommand::ReplaceCommand(ScenarioDocument &document, Scenario scenario, std::optional<QString> path,
                               EditLabel label, int merging)
    : EditCommand(document, std::move(label)),
      scenario_(std::move(scenario)),
      path_(std::move(path)),
      merging_(merging)
{}

int ReplaceCommand::id() const
{
    return merging_ == 0 ? Merging::never : Merging::replacement;
}

void ReplaceCommand::swap(Scenario &scenario, QString &path)
{
    std::swap(scenario_, scenario);
    if (path_)
        std::swap(*path_, path);
}

bool ReplaceCommand::mergeWith(const QUndoCommand *next)
{
    const auto &other = static_cast<const ReplaceCommand &>(*next);
    if (other.merging_ != merging_ || !isSameGesture(other))
        return false;
    setObsolete(path_.value_or(document().path()) == document().path() &&
                isSame(scenario_, document().scenario()));
    return true;
}

EditPlayerCommand::EditPlayerCommand(ScenarioDocument &document, Seat seat, Player player, EditLabel label)
    : EditCommand(document, std::move(label)), seat_(seat), player_(std::move(player))
{}

int EditPlayerCommand::id() const
{
    return Merging::player;
}

void EditPlayerCommand::swap(Scenario &scenario, QString &)
{
    std::swap(player_, scenario.players[seat_]);
}

bool EditPlayerCommand::mergeWith(const QUndoCommand *next)
{
    const auto &other = static_cast<const EditPlayerCommand &>(*next);
    if (other.seat_ != seat_ || !isSameGesture(other))
        return false;
    takeLabel(other);
    setObsolete(player_ == document().scenario().players[seat_]);
    return true;
}

} // namespace waystone

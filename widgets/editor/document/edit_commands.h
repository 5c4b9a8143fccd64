#pragma once

#include "core/game.h"
#include "editor/document/edit_command.h"

namespace waystone {

/// Pieces put, moved or taken away.
class SetPieceCommand final : public EditCommand {
public:
    SetPieceCommand(ScenarioDocument &document, AnySetup setup, EditLabel label);

private:
    void swap(Scenario &scenario, QString &path) override;

    AnySetup setup_;
};

/// A field set to another value; merges with the one before while a gesture goes on, so that a spin box that runs
/// through ten values leaves one step.
class SetFieldCommand final : public EditCommand {
public:
    SetFieldCommand(ScenarioDocument &document, const FieldKey &key, AnySetup setup, EditLabel label);

    [[nodiscard]] int id() const override;
    bool mergeWith(const QUndoCommand *next) override;

private:
    void swap(Scenario &scenario, QString &path) override;

    FieldKey key_;
    AnySetup setup_;
};

/// Another state of the scenario, or with a path another scenario, which is kept there. Steps that carry the same number
/// other than 0 merge while a gesture goes on.
class ReplaceCommand final : public EditCommand {
public:
    ReplaceCommand(ScenarioDocument &document, Scenario scenario, std::optional<QString> path,
                   EditLabel label, int merging = 0);

    [[nodiscard]] int id() const override;
    bool mergeWith(const QUndoCommand *next) override;

private:
    void swap(Scenario &scenario, QString &path) override;

    Scenario scenario_;
    std::optional<QString> path_;
    int merging_;
};

/// A player's name, colour or program; the typing of one name is one step.
class EditPlayerCommand final : public EditCommand {
public:
    EditPlayerCommand(ScenarioDocument &document, Seat seat, Player player, EditLabel label);

    [[nodiscard]] int id() const override;
    bool mergeWith(const QUndoCommand *next) override;

private:
    void swap(Scenario &scenario, QString &path) override;

    Seat seat_;
    Player player_;
};

} // namespace waystone

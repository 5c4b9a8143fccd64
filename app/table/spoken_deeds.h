#pragma once

#include "session/game_controller.h"

#include <QCoreApplication>
#include <QStringList>

namespace waystone {

/// What was done, in sentences for those who hear it: in the words of the log, each with what it brought. As far as the
/// screen may know it.
class SpokenDeeds {
    Q_DECLARE_TR_FUNCTIONS(waystone::SpokenDeeds)

public:
    explicit SpokenDeeds(const GameController &controller) : controller_(controller) {}

    /// What was done and drawn after `heard` up to the moment that is shown, in order; `heard` is on the way to it, or
    /// else only the last action is told.
    [[nodiscard]] QStringList since(PlyId heard) const;
    /// What had been done up to `heard` and is no more.
    [[nodiscard]] QString takenBack(PlyId heard) const;

    /// With a full stop, if it ends in nothing of the kind.
    [[nodiscard]] static QString sentence(const QString &text);

private:
    [[nodiscard]] QStringList told(PlyId ply) const;
    [[nodiscard]] QStringList draws(const std::vector<PlyId> &plies) const;
    /// The turn that begins after it, if it brings something by itself.
    [[nodiscard]] QString turn(PlyId ply) const;
    /// From the first that was done to the last; empty where `after` does not lead to `last`.
    [[nodiscard]] std::vector<PlyId> way(PlyId after, PlyId last) const;

    const GameController &controller_;
};

} // namespace waystone

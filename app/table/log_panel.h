#pragma once

#include "commands/commands.h"
#include "models/log_model.h"

#include <QTreeView>

namespace waystone {

/// The log as a tree: a click shows the moment of a line, its context menu plays on from there. Lines that were taken
/// back stay and are struck through; the line of the moment that is shown is bold.
class LogPanel : public QTreeView {
    Q_OBJECT

public:
    LogPanel(GameController &controller, Commands &commands, QWidget *parent = nullptr);

    // The moments that the log's commands lead to: those in which somebody acts, or the last one. The one that is
    // shown where there is no other.
    [[nodiscard]] PlyId firstMoment() const;
    [[nodiscard]] PlyId previousMoment() const;
    [[nodiscard]] PlyId nextMoment() const;
    [[nodiscard]] PlyId lastMoment() const;

    /// Makes the line of the moment that is shown the main one. In the middle of draws it goes on to their end, where
    /// somebody can act.
    void playFromHere();

protected:
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    void showCurrent();
    /// Past the draws that follow a ply; what is drawn from there is always the same.
    [[nodiscard]] PlyId afterDraws(PlyId ply) const;

    GameController &controller_;
    Commands &commands_;
    LogModel model_;
};

} // namespace waystone

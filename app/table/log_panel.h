#pragma once

#include "commands/commands.h"
#include "controls/calm_view.h"
#include "models/log_model.h"

#include <QListView>

namespace waystone {

/// The log: a click or Return shows the moment of a row, or opens a group and folds it; the context menu plays on from a
/// moment. The row of the moment that is shown stands out.
class LogPanel : public CalmView<QListView> {
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
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void use(const QModelIndex &index);
    void showCurrent();
    /// Past the draws that follow a ply; what is drawn from there is always the same.
    [[nodiscard]] PlyId afterDraws(PlyId ply) const;

    GameController &controller_;
    Commands &commands_;
    LogModel model_;
};

} // namespace waystone

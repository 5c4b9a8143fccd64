#pragma once

#include "commands.h"
#include "models/log_model.h"

#include <QTreeView>

namespace waystone {

/// The log as a tree: a click shows the moment of a line, its context menu plays on from there. Lines that were taken
/// back stay and are struck through; the line of the moment that is shown is bold.
class LogPanel : public QTreeView {
    Q_OBJECT

public:
    LogPanel(GameController &controller, Commands &commands, QWidget *parent = nullptr);

    // The steps of the log's commands
    void showFirst();
    void showPrevious();
    void showNext();
    void showLast();
    /// Makes the line of the moment that is shown the main one.
    void playFromHere();

protected:
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    void showCurrent();

    GameController &controller_;
    Commands &commands_;
    LogModel model_;
};

} // namespace waystone

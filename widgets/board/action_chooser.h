#pragma once

#include "session/game_controller.h"

#include <QMenu>

#include <vector>

namespace waystone {

/// The list from which one of several legal actions of the acting seat is chosen, with what each brings and, below, what
/// should be known before. It deletes itself when it is closed.
class ActionChooser final : public QMenu {
    Q_OBJECT

public:
    ActionChooser(const GameController &controller, const std::vector<Action> &actions, QWidget *parent);

signals:
    void chosen(waystone::Action action);

private:
    void addCautions(const QStringList &lines);
};

} // namespace waystone

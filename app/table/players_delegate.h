#pragma once

#include "session/game_controller.h"

#include <QStyledItemDelegate>

namespace waystone {

/// Draws the mark of each player, and the one who has to act in bold.
class PlayersDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    PlayersDelegate(const GameController &controller, QObject *parent);

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;

private:
    const GameController &controller_;
};

} // namespace waystone

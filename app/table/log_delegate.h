#pragma once

#include "session/game_controller.h"

#include <QStyledItemDelegate>

namespace waystone {

/// Draws the mark of the seat beside the lines of the log. The title of a turn may take the room of what is done and of
/// its cost, which are empty there; so the column of names is only as wide as names need, and a long one is cut short.
class LogDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    LogDelegate(const GameController &controller, QObject *parent);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;

private:
    const GameController &controller_;
};

} // namespace waystone

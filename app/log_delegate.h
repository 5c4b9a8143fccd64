#pragma once

#include "models/game_controller.h"

#include <QStyledItemDelegate>

namespace waystone {

/// Draws the mark of the seat beside the lines of the log.
class LogDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    LogDelegate(const GameController &controller, QObject *parent);

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;

private:
    const GameController &controller_;
};

} // namespace waystone

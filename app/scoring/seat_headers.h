#pragma once

#include "session/game_controller.h"

#include <QIdentityProxyModel>

namespace waystone {

/// Puts the players' marks in the place of their names above the columns of a table, so that all of them find room. The
/// names are told by tooltip and to screen readers. Column 0 is not a player's; column n + 1 is seat n's.
class SeatHeaders : public QIdentityProxyModel {
    Q_OBJECT

public:
    SeatHeaders(const GameController &controller, QAbstractItemModel &model);

    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    const GameController &controller_;
};

} // namespace waystone

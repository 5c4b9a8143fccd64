#pragma once

#include <QMessageBox>

namespace waystone {

/// Asks before another game takes the place of one whose end was not told, or that could not be found again.
class RematchBox final : public QMessageBox {
    Q_OBJECT

public:
    /// `isKept`: the game on the table is found under All Games afterwards.
    explicit RematchBox(bool isKept, QWidget *parent = nullptr);
};

} // namespace waystone

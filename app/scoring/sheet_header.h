#pragma once

#include "session/game_controller.h"

#include <QHeaderView>

namespace waystone {

/// The columns of a BreakdownModel, told apart by the marks of the players whose score they enter: names would not fit.
class SheetHeader : public QHeaderView {
    Q_OBJECT

public:
    explicit SheetHeader(const GameController &controller, QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintSection(QPainter *painter, const QRect &rect, int section) const override;
    [[nodiscard]] QSize sectionSizeFromContents(int section) const override;

private:
    [[nodiscard]] std::vector<Seat> seatsOf(int section) const;

    const GameController &controller_;
};

} // namespace waystone

#pragma once

#include "board/board_layout.h"
#include "models/seats_model.h"

#include <QGraphicsScene>
#include <QStringList>

#include <memory>
#include <vector>

namespace waystone {

class LookItem;

/// How a game has ended, on a scene: who has won is framed, every seat bears its place, and where the layout has room the
/// winner stands there with what broke a tie. There is nothing of it until the model has a result.
class ResultItems {
public:
    explicit ResultItems(QGraphicsScene &scene);
    ~ResultItems();

    void show(const BoardLayout &layout, const Theme &theme, const SeatsModel &seats);
    void clear();

    /// What is framed.
    [[nodiscard]] std::vector<QRectF> frames() const;
    /// What the layouts' boxes hold.
    [[nodiscard]] std::vector<Look> looks() const;
    /// What is written of who has won; empty where the layout has no room for it.
    [[nodiscard]] QStringList card() const { return written(places_); }
    /// All that is written: the places in seat order, then the card.
    [[nodiscard]] QStringList texts() const { return written(0); }

private:
    void frame(const BoardLayout &layout, Seat winner);
    void add(const Look &look);
    [[nodiscard]] QStringList written(std::size_t from) const;

    QGraphicsScene &scene_;
    std::vector<std::unique_ptr<QGraphicsRectItem>> frames_;
    std::vector<std::unique_ptr<LookItem>> items_;
    std::size_t places_ = 0; ///< items before the card
};

} // namespace waystone

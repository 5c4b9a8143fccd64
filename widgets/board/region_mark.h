#pragma once

#include "board/board_scene.h"

#include <QObject>

#include <vector>

namespace waystone {

/// One line around several places of a board scene: the part of the board that is spoken of. It stays with them when the
/// table is laid out anew, follows the theme, and lives as long as the scene.
class RegionMark final : public QObject {
    Q_OBJECT

public:
    explicit RegionMark(BoardScene &scene);

    /// Nothing for none.
    void setPlaces(std::vector<Place> places);
    [[nodiscard]] const std::vector<Place> &places() const { return places_; }

private:
    void refresh();

    BoardScene &scene_;
    std::vector<Place> places_;
    QGraphicsItem *item_ = nullptr; ///< the scene's
};

} // namespace waystone

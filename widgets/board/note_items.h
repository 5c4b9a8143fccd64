#pragma once

#include "board/board_scene.h"
#include "board/look_item.h"
#include "session/game_controller.h"

#include <memory>
#include <vector>

namespace waystone {

/// What a game's words have to write on a board beside pieces and numbers (BoardNotes), where the layout has room for it.
class NoteItems {
public:
    NoteItems(const GameController &controller, BoardScene &scene) : controller_(controller), scene_(scene) {}

    /// Whether it is told what things in a hand would bring; from the beginning it is not.
    void setShowsGains(bool shows);
    [[nodiscard]] bool showsGains() const { return showsGains_; }
    /// By what the controller shows, on the layout as it is.
    void refresh();

    /// All that is written, seats first.
    [[nodiscard]] QStringList texts() const;
    /// The same with how it is written.
    [[nodiscard]] QList<Lettering> letterings() const;

private:
    [[nodiscard]] std::vector<Look> looks() const;
    [[nodiscard]] Look noteLook(const QString &text, const QRectF &box) const;
    /// The gains under a place.
    [[nodiscard]] Look gainLook(Place place, const QRectF &box) const;

    const GameController &controller_;
    BoardScene &scene_;
    bool showsGains_ = false;
    std::vector<std::unique_ptr<LookItem>> items_;
};

} // namespace waystone

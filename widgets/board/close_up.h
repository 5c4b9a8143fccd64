#pragma once

#include "board/board_scene.h"

#include <memory>
#include <optional>

namespace waystone {

class CloseUpItem;

/// What a layout shows small on a scene, seen larger over the board for as long as it is pointed at or pinned there. It is
/// looked at alone: the pointer goes through it.
class CloseUp {
public:
    explicit CloseUp(BoardScene &scene);
    ~CloseUp();

    /// Another drawing of the scene's table, arranged for nothing else.
    void setLayout(std::shared_ptr<BoardLayout> layout);
    /// Nothing is shown of a place that is large enough, unless something is pinned.
    void show(std::optional<Place> place);
    /// What is small at this place stays open while nothing else is; no longer, if it did. False for a place that is large
    /// enough.
    bool turnPin(Place place);
    /// False if nothing was pinned.
    bool loosen();
    [[nodiscard]] bool isPinned() const { return pinned_.has_value(); }
    /// Whether something that is pinned hides this place.
    [[nodiscard]] bool hides(Place place) const;
    [[nodiscard]] bool isShown() const { return item_ != nullptr; }
    /// The pieces and numbers that are seen in it.
    [[nodiscard]] std::vector<Look> looks() const;

private:
    [[nodiscard]] std::vector<Look> looksIn(const QRectF &box) const;

    BoardScene &scene_;
    std::shared_ptr<BoardLayout> layout_;
    std::unique_ptr<CloseUpItem> item_;
    std::optional<Place> pinned_;
};

} // namespace waystone

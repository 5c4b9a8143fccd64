#pragma once

#include "board/mark_overlay.h"
#include "board/position_picture.h"
#include "lessons/handout/handout.h"

#include <functional>
#include <memory>

namespace waystone {

/// Draws the boards of a hand-out, one after another: with the names of all places that words may speak of, since nobody
/// can point at paper, and with letters that can be read at that size.
class BoardPrinter {
public:
    BoardPrinter(const Table &table, QStringList languages, const HandoutForm &form);

    using Show = std::function<void(PositionPicture &)>;
    void paint(QPainter &painter, const QRectF &target, const Show &show,
               const std::vector<LessonMark> &marks);

    /// A board as a block, as large as the form has them. `show` lays on it what is drawn.
    [[nodiscard]] static PrintBlock block(const std::shared_ptr<BoardPrinter> &boards, Show show,
                                          const std::vector<LessonMark> &marks = {});
    /// Whether so many boards have room on a page only beside their texts.
    [[nodiscard]] static bool areBeside(int diagrams) { return diagrams > 2; }

private:
    HandoutForm form_;
    PositionPicture picture_;
    MarkOverlay marks_;
};

} // namespace waystone

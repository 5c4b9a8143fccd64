#pragma once

#include "board/animator.h"
#include "board/board_layout.h"
#include "board/row_mirror.h"
#include "models/seats_model.h"

#include <QGraphicsScene>

#include <span>
#include <vector>

namespace waystone {

class LookItem;

/// What is counted in a SeatsModel on a scene: as many items for each tally as the layout gives it looks. What the model
/// tells is noted, and seen with the next settle().
class TallyItems {
public:
    TallyItems(QGraphicsScene &scene, Animator &animator) : scene_(scene), animator_(animator) {}

    /// Both outlive what is shown of them.
    void attach(const SeatsModel &model, const BoardLayout &layout);
    void clear();

    void insert(int owner, int first, int last);
    void remove(int owner, int first, int last);
    void move(int owner, int first, int last, int to, int at) { rows_.move(owner, first, last, to, at); }
    /// These look different now.
    void touch(int owner, int first, int last);
    void touchAll();
    /// What is not where it belongs is handed to the animator.
    void settle();

    [[nodiscard]] std::vector<const LookItem *> items() const;

private:
    struct Entry {
        std::vector<LookItem *> items = {};
        std::vector<Look> looks = {}; ///< by themselves
        bool isStale = true;
    };

    void showLooks();
    void show(Entry &entry, std::span<const Look> looks);

    QGraphicsScene &scene_;
    Animator &animator_;
    const SeatsModel *model_ = nullptr;
    const BoardLayout *layout_ = nullptr;
    RowMirror<Entry> rows_;
    bool isStale_ = true; ///< something that is counted there, or is so no more
};

} // namespace waystone

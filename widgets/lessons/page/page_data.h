#pragma once

#include "board/ink/board_ink.h"
#include "core/json/json_forward.h"
#include "lessons/page/page_numbers.h"
#include "print/print_document.h"
#include "scenario/tree/lesson_tree.h"

#include <map>

class QAbstractItemModel;

namespace waystone {

/// What the script of a page reads (resources/page/README.md names the keys): a lesson with all that can come of it, or a
/// single position.
class PageData {
public:
    /// The first language first.
    PageData(LessonTree tree, Table table, QStringList languages);

    /// It is no lesson but a position, with what is counted in it: in the first column names, then numbers. The model
    /// outlives this, and speaks the language of the moment.
    void setSheet(const QAbstractItemModel &sheet) { sheet_ = &sheet; }

    /// The one board is what this view shows.
    void setShown(const SeatView &view) { shown_ = view; }
    /// What lies on the one board is told where somebody points at it. The model outlives this, likewise.
    void setContents(const QAbstractItemModel &board) { contents_ = &board; }
    /// Asks for every word, in one language after the other.
    void speak(const Speak &speak);
    /// The whole of it, once it has been spoken.
    [[nodiscard]] Json json();
    [[nodiscard]] const Lesson &lesson() const { return tree_.plan->lesson(); }

private:
    [[nodiscard]] const Game &game() const { return *lesson().game; }

    void addGhosts(BoardInk &ink);
    void addGhosts(BoardInk &ink, const std::vector<TreeBeat> &beats);
    void addGhosts(BoardInk &ink, const std::vector<LessonMark> &marks, std::size_t board);
    /// Asks for every text; the numbers are right the second time.
    Json collect();
    [[nodiscard]] Json sheetJson();
    [[nodiscard]] Json contentsJson();
    [[nodiscard]] Json stepJson(std::size_t number);
    [[nodiscard]] Json optionsJson(const LessonStep &step);
    void addPrediction(Json &json, std::size_t number);
    void addTask(Json &json, const LessonStep &step, const TaskTree &task);
    void addHeld(Json &json, const TreeTurn &turn);
    void addRefusals(Json &json, const TreeTurn &turn, Seat seat);

    const QStringList languages_;
    PageTexts texts_;
    const LessonTree tree_;
    Table table_;
    PageNumbers numbers_;
    InkBook book_;
    std::map<std::pair<std::size_t, Piece>, std::size_t>
        ghosts_; ///< by board: their numbers among the pieces
    const QAbstractItemModel *sheet_ = nullptr;
    const QAbstractItemModel *contents_ = nullptr; ///< a BoardModel
    std::optional<SeatView> shown_;
};

} // namespace waystone

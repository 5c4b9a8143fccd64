#pragma once

#include "lessons/page/page_texts.h"
#include "scenario/tree/tree_numbers.h"
#include "session/table.h"

#include <functional>
#include <map>
#include <vector>

namespace waystone {

/// The numbers under which a page knows what its tree speaks of.
class PageNumbers final : public TreeNumbers {
public:
    /// Lesson and table outlive it.
    PageNumbers(const Lesson &lesson, const Table &table, PageTexts &texts);

    /// Tells the parts of a piece that is not there, as it would look on a board.
    using Ghost = std::function<std::vector<std::size_t>(std::size_t board, const Piece &piece)>;
    void setGhost(Ghost ghost) { ghost_ = std::move(ghost); }

    [[nodiscard]] int text(const LocalText &text) override;
    /// Its name is a text; see placeNames().
    [[nodiscard]] int place(Place place) override;
    [[nodiscard]] int command(const TreeBoard &board, Action action) override;
    [[nodiscard]] int told(const TreeBoard &before, const LineStep &played) override;
    [[nodiscard]] Json mark(const LessonMark &mark, std::size_t board) override;

    /// A sentence that names the rule which is broken.
    [[nodiscard]] int refusal(const Problem &problem);
    /// Any words of the program. `key` tells them apart.
    [[nodiscard]] int say(const QString &key, std::function<QString()> words);
    /// By place: its name, and what is said where nothing can be done there.
    [[nodiscard]] Json placeNames();

private:
    [[nodiscard]] static QString textKey(const LocalText &text);
    /// A mark in words, for those who do not see it.
    [[nodiscard]] int told(const LessonMark &mark);
    [[nodiscard]] QString actionKey(const TreeBoard &board, Action action) const;

    const Lesson &lesson_;
    const Table &table_;
    PageTexts &texts_;
    Ghost ghost_;
    std::map<Place, int> placeNumbers_;
    std::vector<Place> places_;
};

} // namespace waystone

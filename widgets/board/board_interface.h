#pragma once

#include "board/board_parts.h"

#include <QAccessibleWidget>

#include <map>

namespace waystone {

/// A board as readers know it: its areas, in those that have some rows, in them places; and after all areas what lies on
/// the table, piece by piece. Nothing of it is worked out before somebody asks.
class BoardInterface final : public QAccessibleWidget {
public:
    explicit BoardInterface(BoardView &view);
    ~BoardInterface() override;

    [[nodiscard]] QAccessibleInterface *child(int index) const override;
    [[nodiscard]] int childCount() const override;
    [[nodiscard]] int indexOfChild(const QAccessibleInterface *child) const override;
    [[nodiscard]] QAccessibleInterface *childAt(int x, int y) const override;
    [[nodiscard]] QAccessibleInterface *focusChild() const override;

    /// Made when first asked for and kept: a reader holds on to what it was given.
    [[nodiscard]] QAccessibleInterface *part(const BoardPart::Key &key) const;
    /// Nothing as long as nobody has asked for it.
    [[nodiscard]] QAccessibleInterface *knownPart(const BoardPart::Key &key) const;

    [[nodiscard]] const std::vector<BoardArea> &areas() const;
    /// Null if nothing of it is shown.
    [[nodiscard]] const BoardArea *area(const BoardArea::Key &key) const;
    /// What is directly in the area, row or list.
    [[nodiscard]] std::vector<BoardPart::Key> contents(const BoardPart::Key &key) const;
    /// The area or row in which the place is.
    [[nodiscard]] BoardPart::Key around(Place place) const;

private:
    /// As far as there are any: of the places that are shown.
    [[nodiscard]] std::vector<BoardPart::Key> pieces() const;
    [[nodiscard]] std::vector<BoardPart::Key> contents() const;

    BoardView &view_;
    mutable std::map<BoardPart::Key, QAccessible::Id> ids_;
    mutable std::vector<Place> sorted_; ///< the places that areas_ are of
    mutable std::vector<BoardArea> areas_;
};

/// Null while there is none.
[[nodiscard]] BoardInterface *interfaceOf(BoardView &view);

} // namespace waystone

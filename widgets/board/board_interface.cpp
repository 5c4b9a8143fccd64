#include "board/board_interface.h"

#include "board/board_view.h"

#include <algorithm>

namespace waystone {

BoardInterface::BoardInterface(BoardView &view) : QAccessibleWidget(&view, QAccessible::Grouping), view_(view)
{}

BoardInterface::~BoardInterface()
{
    for (const auto &[key, id] : ids_)
        QAccessible::deleteAccessibleInterface(id);
}

QAccessibleInterface *BoardInterface::child(int index) const
{
    const std::vector<BoardPart::Key> keys = contents();
    if (index < 0 || index >= static_cast<int>(keys.size()))
        return nullptr;
    return part(keys[static_cast<std::size_t>(index)]);
}

int BoardInterface::childCount() const
{
    return static_cast<int>(contents().size());
}

int BoardInterface::indexOfChild(const QAccessibleInterface *child) const
{
    const std::vector<BoardPart::Key> keys = contents();
    const auto found = std::ranges::find_if(
        keys, [&](const BoardPart::Key &key) { return child != nullptr && knownPart(key) == child; });
    return found == keys.end() ? -1 : static_cast<int>(found - keys.begin());
}

QAccessibleInterface *BoardInterface::childAt(int x, int y) const
{
    const QPoint point = view_.viewport()->mapFromGlobal(QPoint(x, y));
    const std::optional<Place> place = view_.board().placeAt(view_.sceneAt(point));
    return place ? part(*place) : nullptr;
}

QAccessibleInterface *BoardInterface::focusChild() const
{
    return view_.hasFocus() && view_.focusPlace() ? part(*view_.focusPlace()) : nullptr;
}

QAccessibleInterface *BoardInterface::part(const BoardPart::Key &key) const
{
    if (QAccessibleInterface *known = knownPart(key))
        return known;
    BoardPart *made = BoardPart::make(view_, key);
    ids_[key] = QAccessible::registerAccessibleInterface(made);
    return made;
}

QAccessibleInterface *BoardInterface::knownPart(const BoardPart::Key &key) const
{
    const auto known = ids_.find(key);
    return known == ids_.end() ? nullptr : QAccessible::accessibleInterface(known->second);
}

const std::vector<BoardArea> &BoardInterface::areas() const
{
    if (std::vector<Place> shown = view_.board().shownPlaces(); shown != sorted_) {
        sorted_ = std::move(shown);
        areas_ = areasOf(view_.board());
    }
    return areas_;
}

const BoardArea *BoardInterface::area(const BoardArea::Key &key) const
{
    const std::vector<BoardArea> &all = areas();
    const auto found = std::ranges::find(all, key, &BoardArea::key);
    return found == all.end() ? nullptr : &*found;
}

std::vector<BoardPart::Key> BoardInterface::contents(const BoardPart::Key &key) const
{
    if (std::holds_alternative<BoardPart::Pieces>(key))
        return pieces();
    const auto *row = std::get_if<BoardPart::Row>(&key);
    const auto *whole = std::get_if<BoardArea::Key>(&key);
    const BoardArea *found = row != nullptr ? area(row->area) : whole != nullptr ? area(*whole) : nullptr;
    if (found == nullptr)
        return {};
    std::vector<BoardPart::Key> keys;
    if (row == nullptr && found->rows.size() > 1) {
        for (int number = 0; number < static_cast<int>(found->rows.size()); ++number)
            keys.emplace_back(BoardPart::Row{found->key, number});
        return keys;
    }
    const auto number = static_cast<std::size_t>(row == nullptr ? 0 : row->number);
    if (number < found->rows.size())
        keys.assign(found->rows[number].begin(), found->rows[number].end());
    return keys;
}

BoardPart::Key BoardInterface::around(Place place) const
{
    const BoardArea::Key key = areaOf(view_.board(), place);
    const BoardArea *found = area(key);
    if (found == nullptr || found->rows.size() == 1)
        return key;
    const auto row = std::ranges::find_if(found->rows, [place](const std::vector<Place> &places) {
        return std::ranges::find(places, place) != places.end();
    });
    return BoardPart::Row{key, static_cast<int>(row - found->rows.begin())};
}

std::vector<BoardPart::Key> BoardInterface::pieces() const
{
    std::vector<BoardPart::Key> keys;
    const BoardModel *model = view_.board().model();
    for (const BoardArea &area : areas())
        for (const std::vector<Place> &row : area.rows)
            for (const Place place : row) {
                const QModelIndex there = model->indexOf(place);
                for (int piece = 0; piece < model->rowCount(there); ++piece)
                    keys.emplace_back(
                        BoardPart::Lying{model->index(piece, 0, there).data(BoardModel::IdRole).toUInt()});
            }
    return keys;
}

std::vector<BoardPart::Key> BoardInterface::contents() const
{
    std::vector<BoardPart::Key> keys;
    for (const BoardArea &area : areas())
        keys.emplace_back(area.key);
    if (!keys.empty())
        keys.emplace_back(BoardPart::Pieces{});
    return keys;
}

BoardInterface *interfaceOf(BoardView &view)
{
    return dynamic_cast<BoardInterface *>(QAccessible::queryAccessibleInterface(&view));
}

} // namespace waystone

#include "board/board_parts.h"

#include "board/board_interface.h"
#include "board/board_view.h"
#include "words/general_words.h"

#include <algorithm>

namespace waystone {

BoardPart *BoardPart::make(BoardView &view, const Key &key)
{
    if (const auto *place = std::get_if<Place>(&key))
        return new PlaceLeaf(view, *place);
    if (const auto *lying = std::get_if<Lying>(&key))
        return new PieceLeaf(view, lying->piece);
    return new BoardGroup(view, key);
}

BoardInterface *BoardPart::board() const
{
    return view_ == nullptr ? nullptr : interfaceOf(*view_);
}

QAccessibleInterface *BoardPart::childAt(int x, int y) const
{
    for (int index = 0; index < childCount(); ++index)
        if (QAccessibleInterface *inside = child(index); inside->rect().contains(x, y)) {
            QAccessibleInterface *deeper = inside->childAt(x, y);
            return deeper == nullptr ? inside : deeper;
        }
    return nullptr;
}

// BoardGroup

bool BoardGroup::isValid() const
{
    return board() != nullptr && (std::holds_alternative<Pieces>(key_) || !board()->contents(key_).empty());
}

QAccessibleInterface *BoardGroup::parent() const
{
    BoardInterface *around = board();
    const auto *row = std::get_if<Row>(&key_);
    return around != nullptr && row != nullptr ? around->part(row->area) : around;
}

QAccessibleInterface *BoardGroup::child(int index) const
{
    if (board() == nullptr)
        return nullptr;
    const std::vector<Key> keys = board()->contents(key_);
    if (index < 0 || index >= static_cast<int>(keys.size()))
        return nullptr;
    return board()->part(keys[static_cast<std::size_t>(index)]);
}

int BoardGroup::childCount() const
{
    return board() == nullptr ? 0 : static_cast<int>(board()->contents(key_).size());
}

int BoardGroup::indexOfChild(const QAccessibleInterface *child) const
{
    if (board() == nullptr || child == nullptr)
        return -1;
    const std::vector<Key> keys = board()->contents(key_);
    const auto found =
        std::ranges::find_if(keys, [&](const Key &key) { return board()->knownPart(key) == child; });
    return found == keys.end() ? -1 : static_cast<int>(found - keys.begin());
}

QString BoardGroup::text(QAccessible::Text kind) const
{
    if (kind != QAccessible::Name || !isValid())
        return {};
    if (std::holds_alternative<Pieces>(key_))
        return tr("Pieces on the board");
    if (const auto *row = std::get_if<Row>(&key_))
        return tr("Row %1 of %2").arg(row->number + 1).arg(board()->area(row->area)->rows.size());
    return areaTitle(view()->board(), board()->area(std::get<BoardArea::Key>(key_))->first());
}

QRect BoardGroup::rect() const
{
    QRect whole;
    for (int index = 0; index < childCount(); ++index)
        whole |= child(index)->rect();
    return whole;
}

QAccessible::Role BoardGroup::role() const
{
    const auto *whole = std::get_if<BoardArea::Key>(&key_);
    const BoardArea *area = whole == nullptr || board() == nullptr ? nullptr : board()->area(*whole);
    return area != nullptr && area->rows.size() > 1 ? QAccessible::Grouping : QAccessible::List;
}

QAccessible::State BoardGroup::state() const
{
    QAccessible::State state;
    state.invalid = !isValid();
    return state;
}

// BoardLeaf

QRect BoardLeaf::rect() const
{
    if (!isValid())
        return {};
    const QRectF box = view()->board().layout()->shape(at())->boundingRect();
    const QRect inViewport = view()->viewportBox(box);
    return {view()->viewport()->mapToGlobal(inViewport.topLeft()), inViewport.size()};
}

// PlaceLeaf

bool PlaceLeaf::isValid() const
{
    return view() != nullptr && view()->board().isShown(place_);
}

QAccessibleInterface *PlaceLeaf::parent() const
{
    return board() == nullptr ? nullptr : board()->part(board()->around(place_));
}

QString PlaceLeaf::text(QAccessible::Text kind) const
{
    if (!isValid())
        return {};
    switch (kind) {
    case QAccessible::Name: // with all that is to be heard at once: of a place readers speak nothing else
        return view()->describe(place_);
    case QAccessible::Value:
        return view()
            ->board()
            .model()
            ->indexOf(place_)
            .data(BoardModel::ContentRole)
            .toStringList()
            .join(general_words::listSeparator());
    case QAccessible::Description:
        return view()->explain(place_);
    default:
        return {};
    }
}

QAccessible::State PlaceLeaf::state() const
{
    QAccessible::State state;
    state.focusable = true;
    state.invalid = !isValid();
    if (!state.invalid) {
        state.focused = view()->hasFocus() && view()->focusPlace() == place_;
        const QModelIndex shown = view()->board().model()->indexOf(place_);
        state.selectable = shown.data(BoardModel::TargetRole).toBool();
        state.selected = shown.data(BoardModel::PickedRole).toBool();
    }
    return state;
}

void PlaceLeaf::doAction(const QString &name)
{
    if (!isValid())
        return;
    if (name == pressAction())
        emit view()->clicked(place_);
    else if (name == setFocusAction())
        view()->setFocusPlace(place_);
}

// PieceLeaf

bool PieceLeaf::isValid() const
{
    return view() != nullptr && view()->board().model() != nullptr &&
           view()->board().model()->indexOfPiece(piece_).isValid() && view()->board().isShown(at());
}

QAccessibleInterface *PieceLeaf::parent() const
{
    return board() == nullptr ? nullptr : board()->part(Pieces{});
}

QString PieceLeaf::text(QAccessible::Text kind) const
{
    if (kind != QAccessible::Name || !isValid())
        return {};
    const BoardModel *model = view()->board().model();
    return model->indexOfPiece(piece_).data().toString() + general_words::listSeparator() +
           model->indexOf(at()).data().toString();
}

QAccessible::State PieceLeaf::state() const
{
    QAccessible::State state;
    state.invalid = !isValid();
    return state;
}

void PieceLeaf::doAction(const QString &name)
{
    if (!isValid() || !actionNames().contains(name))
        return;
    view()->setFocus();
    view()->setFocusPlace(at());
}

Place PieceLeaf::at() const
{
    return view()->board().model()->indexOfPiece(piece_).data(BoardModel::PlaceRole).value<Place>();
}

} // namespace waystone

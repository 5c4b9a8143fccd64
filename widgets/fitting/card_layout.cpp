#include "fitting/card_layout.h"

#include "fitting/text_scale.h"

#include <algorithm>

namespace waystone {

CardLayout::CardLayout(int leastWidth, int mostColumns, int gap)
    : leastWidth_(leastWidth), mostColumns_(mostColumns), gap_(gap)
{
    setContentsMargins({});
}

CardLayout::~CardLayout() = default;

int CardLayout::columnsIn(int width) const
{
    int columns = std::clamp((width + gap_) / (besideText(leastWidth_) + gap_), 1, mostColumns_);
    if (!isWhole_)
        return columns;
    const std::vector<QLayoutItem *> cards = shown();
    columns = std::min(columns, std::max(1, static_cast<int>(cards.size())));
    int widest = 0;
    for (const QLayoutItem *card : cards)
        widest = std::max(widest, card->minimumSize().width());
    while (columns > 1 && (width + gap_) / columns - gap_ < widest)
        --columns;
    return columns;
}

void CardLayout::setRoomFor(int cards)
{
    roomFor_ = cards;
    update();
}

void CardLayout::addItem(QLayoutItem *item)
{
    items_.emplace_back(item);
}

QLayoutItem *CardLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? items_[static_cast<std::size_t>(index)].get() : nullptr;
}

QLayoutItem *CardLayout::takeAt(int index)
{
    if (itemAt(index) == nullptr)
        return nullptr;
    QLayoutItem *item = items_[static_cast<std::size_t>(index)].release();
    items_.erase(items_.begin() + index);
    return item;
}

std::vector<QLayoutItem *> CardLayout::shown() const
{
    std::vector<QLayoutItem *> shown;
    for (const auto &item : items_)
        if (!item->isEmpty())
            shown.push_back(item.get());
    return shown;
}

int CardLayout::layOut(const QRect &rect, bool moves) const
{
    const std::vector<QLayoutItem *> cards = shown();
    const auto columns = static_cast<std::size_t>(columnsIn(rect.width()));
    const int width = (rect.width() - (static_cast<int>(columns) - 1) * gap_) / static_cast<int>(columns);
    const std::size_t places = std::max(cards.size(), static_cast<std::size_t>(roomFor_));
    int top = rect.top();
    int height = 0;
    for (std::size_t first = 0; first < places; first += columns) {
        const std::size_t end = std::min(first + columns, cards.size());
        if (roomFor_ == 0) // else no row is lower than the one above it, whoever is in it
            height = 0;
        for (std::size_t index = first; index < end; ++index)
            height = std::max(height, cards[index]->hasHeightForWidth() ? cards[index]->heightForWidth(width)
                                                                        : cards[index]->sizeHint().height());
        for (std::size_t index = first; moves && index < end; ++index)
            cards[index]->setGeometry(
                {rect.left() + static_cast<int>(index - first) * (width + gap_), top, width, height});
        top += height + (first + columns < places ? gap_ : 0);
    }
    return top - rect.top();
}

int CardLayout::heightForWidth(int width) const
{
    return layOut({0, 0, width, 0}, false);
}

QSize CardLayout::sizeHint() const
{
    // A gap more than is needed: a scroll bar that comes takes no column away.
    const int width = mostColumns_ * (besideText(leastWidth_) + gap_);
    return {width, heightForWidth(width)};
}

QSize CardLayout::minimumSize() const
{
    QSize least(0, 0);
    for (const QLayoutItem *card : shown())
        least = least.expandedTo(card->minimumSize());
    return least;
}

void CardLayout::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    layOut(rect, true);
}

} // namespace waystone

#include "board/tally_items.h"

#include "board/look_item.h"

namespace waystone {

void TallyItems::attach(const SeatsModel &model, const BoardLayout &layout)
{
    clear();
    model_ = &model;
    layout_ = &layout;
    rows_.reset(model);
    isStale_ = true;
}

void TallyItems::clear()
{
    rows_.forAll([](Entry &entry, int, int) { qDeleteAll(entry.items); });
    rows_.clear();
}

void TallyItems::insert(int owner, int first, int last)
{
    rows_.insert(owner, first, last);
    isStale_ = true;
}

void TallyItems::remove(int owner, int first, int last)
{
    for (const Entry &entry : rows_.take(owner, first, last))
        qDeleteAll(entry.items);
    isStale_ = true;
}

void TallyItems::touch(int owner, int first, int last)
{
    for (int row = first; row <= last; ++row)
        rows_.at(owner)[static_cast<std::size_t>(row)].isStale = true;
    isStale_ = true;
}

void TallyItems::touchAll()
{
    rows_.forAll([](Entry &entry, int, int) { entry.isStale = true; });
    isStale_ = true;
}

void TallyItems::settle()
{
    if (isStale_)
        showLooks();
    isStale_ = false;
    rows_.forAll([this](Entry &entry, int, int) {
        for (LookItem *item : entry.items)
            if (item->pos() != item->look().center)
                animator_.move(item, item->look().center);
    });
}

void TallyItems::showLooks()
{
    std::vector<Look> looks;
    rows_.forAll([&](Entry &entry, int owner, int row) {
        if (entry.isStale)
            entry.looks = layout_->tallyLooks(
                model_->index(row, 0, model_->index(owner, 0)).data(SeatsModel::TallyRole).value<Tally>());
        entry.isStale = false;
        looks.insert(looks.end(), entry.looks.begin(), entry.looks.end());
    });
    layout_->keepApart(looks);
    auto left = std::span<const Look>(looks);
    rows_.forAll([&](Entry &entry, int, int) {
        show(entry, left.first(entry.looks.size()));
        left = left.subspan(entry.looks.size());
    });
}

void TallyItems::show(Entry &entry, std::span<const Look> looks)
{
    while (entry.items.size() > looks.size()) {
        delete entry.items.back();
        entry.items.pop_back();
    }
    while (entry.items.size() < looks.size()) {
        auto *item = new LookItem;
        item->setPos(looks[entry.items.size()].center);
        scene_.addItem(item);
        entry.items.push_back(item);
    }
    for (std::size_t number = 0; number < looks.size(); ++number)
        entry.items[number]->setLook(layout_->legible(looks[number]));
}

std::vector<const LookItem *> TallyItems::items() const
{
    std::vector<const LookItem *> items;
    for (int owner = 0; owner < rows_.size(); ++owner)
        for (const Entry &entry : rows_.at(owner))
            items.insert(items.end(), entry.items.begin(), entry.items.end());
    return items;
}

} // namespace waystone

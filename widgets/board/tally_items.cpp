#include "board/tally_items.h"

#include "board/look_item.h"

namespace waystone {

void TallyItems::attach(const SeatsModel &model, const BoardLayout &layout)
{
    clear();
    model_ = &model;
    layout_ = &layout;
    rows_.reset(model);
}

void TallyItems::clear()
{
    rows_.forAll([](Entry &entry, int, int) { qDeleteAll(entry.items); });
    rows_.clear();
}

void TallyItems::remove(int owner, int first, int last)
{
    for (const Entry &entry : rows_.take(owner, first, last))
        qDeleteAll(entry.items);
}

void TallyItems::touch(int owner, int first, int last)
{
    for (int row = first; row <= last; ++row)
        rows_.at(owner)[static_cast<std::size_t>(row)].isStale = true;
}

void TallyItems::touchAll()
{
    rows_.forAll([](Entry &entry, int, int) { entry.isStale = true; });
}

void TallyItems::settle()
{
    rows_.forAll([this](Entry &entry, int owner, int row) {
        if (entry.isStale)
            look(entry,
                 model_->index(row, 0, model_->index(owner, 0)).data(SeatsModel::TallyRole).value<Tally>());
        for (LookItem *item : entry.items)
            if (item->pos() != item->look().center)
                animator_.move(item, item->look().center);
    });
}

void TallyItems::look(Entry &entry, const Tally &tally)
{
    entry.isStale = false;
    const std::vector<Look> looks = layout_->tallyLooks(tally);
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

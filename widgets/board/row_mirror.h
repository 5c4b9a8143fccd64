#pragma once

#include <QAbstractItemModel>

#include <algorithm>
#include <vector>

namespace waystone {

/// What a view keeps of every child of every row of a model: goes along with them as the model tells of it.
template <class Entry>
class RowMirror {
public:
    /// New entries for all that the model has.
    void reset(const QAbstractItemModel &model)
    {
        rows_.assign(static_cast<std::size_t>(model.rowCount()), {});
        for (int row = 0; row < model.rowCount(); ++row)
            rows_[static_cast<std::size_t>(row)].resize(
                static_cast<std::size_t>(model.rowCount(model.index(row, 0))));
    }
    void clear() { rows_.clear(); }

    void insert(int row, int first, int last)
    {
        auto &entries = rows_[static_cast<std::size_t>(row)];
        entries.insert(entries.begin() + first, static_cast<std::size_t>(last - first + 1), Entry());
    }
    /// Returns what was kept.
    [[nodiscard]] std::vector<Entry> take(int row, int first, int last)
    {
        auto &entries = rows_[static_cast<std::size_t>(row)];
        std::vector<Entry> taken(entries.begin() + first, entries.begin() + last + 1);
        entries.erase(entries.begin() + first, entries.begin() + last + 1);
        return taken;
    }
    /// As QAbstractItemModel::rowsMoved tells: `at` is counted before anything is moved.
    void move(int row, int first, int last, int to, int at)
    {
        const std::vector<Entry> moved = take(row, first, last);
        auto &entries = rows_[static_cast<std::size_t>(to)];
        const int before = row == to && at > last ? at - (last - first + 1) : at;
        entries.insert(entries.begin() + before, moved.begin(), moved.end());
    }

    [[nodiscard]] int size() const { return static_cast<int>(rows_.size()); }
    [[nodiscard]] std::vector<Entry> &at(int row) { return rows_[static_cast<std::size_t>(row)]; }
    [[nodiscard]] const std::vector<Entry> &at(int row) const { return rows_[static_cast<std::size_t>(row)]; }

    /// Calls `use` with every entry, its row and the row below that.
    template <class Use>
    void forAll(Use use)
    {
        for (int row = 0; row < size(); ++row)
            for (std::size_t child = 0; child < at(row).size(); ++child)
                use(at(row)[child], row, static_cast<int>(child));
    }

private:
    std::vector<std::vector<Entry>> rows_;
};

} // namespace waystone

#include "scoring/category_model.h"

#include "words/foreign_text.h"
#include "words/general_words.h"

#include <algorithm>

namespace waystone {

CategoryModel::CategoryModel(const GameController &controller, QObject *parent)
    : QAbstractListModel(parent), controller_(controller)
{}

void CategoryModel::follow()
{
    beginResetModel();
    telling_.reset();
    if (const auto &told = controller_.shown().told) {
        telling_ = told->telling;
        told_ = static_cast<int>(told->step);
    } else if (const std::optional<Position> end = controller_.openPosition();
               end && controller_.isOver() && !controller_.shown().isPast) {
        telling_ = std::make_shared<const Telling>(controller_.game().telling(*end));
        told_ = rowCount();
    }
    endResetModel();
}

const ToldCategory &CategoryModel::category(int row) const
{
    return (*telling_)[static_cast<std::size_t>(row) + 1]; // behind what was known before
}

int CategoryModel::gain(int row, Seat seat) const
{
    return category(row).totals[seat] - (*telling_)[static_cast<std::size_t>(row)].totals[seat];
}

bool CategoryModel::wasCountedBefore(int row) const
{
    const ToldCategory &told = category(row);
    return told.totals == (*telling_)[static_cast<std::size_t>(row)].totals &&
           std::ranges::any_of(told.shares, [](const ToldShare &share) {
               return share.seats.size() == 1 && share.points != 0;
           });
}

QString CategoryModel::gains(int row) const
{
    if (wasCountedBefore(row))
        return tr("Counted during the game.");
    QStringList names;
    for (int number = 0; number < seats(); ++number) {
        const auto seat = static_cast<Seat>(number);
        if (const int amount = gain(row, seat); amount != 0)
            names += general_words::seatAmount(controller_.words().seatName(seat), amount);
    }
    return names.isEmpty() ? tr("Nobody gets points.")
                           : tr("%1.", "which player gets how many points")
                                 .arg(names.join(general_words::listSeparator()));
}

int CategoryModel::seats() const
{
    return static_cast<int>(telling_->front().totals.size());
}

int CategoryModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() || telling_ == nullptr ? 0 : static_cast<int>(telling_->size()) - 1;
}

QVariant CategoryModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const ToldCategory &category = this->category(index.row());
    const QString name = controller_.words().categoryName(category.what);
    if (role == Qt::DisplayRole)
        return name;
    if (!isTold(index.row()))
        return {};
    const QString told =
        controller_.words().categoryReason(category) + QLatin1Char('\n') + gains(index.row());
    if (role == Qt::ToolTipRole)
        return foreign_text::tip(told);
    if (role == Qt::AccessibleTextRole)
        return name + general_words::listSeparator() + told;
    return {};
}

Qt::ItemFlags CategoryModel::flags(const QModelIndex &index) const
{
    return index.isValid() && isTold(index.row()) ? Qt::ItemIsEnabled | Qt::ItemIsSelectable
                                                  : Qt::NoItemFlags;
}

} // namespace waystone

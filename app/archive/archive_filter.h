#pragma once

#include "archive/archive_model.h"

#include <QSortFilterProxyModel>

namespace waystone {

/// The games that are searched, those that go on before those that are finished, each group sorted.
class ArchiveFilter final : public QSortFilterProxyModel {
    Q_OBJECT

public:
    enum class Order { lastPlayed, name, players };
    enum Role {
        HeadingRole = Qt::UserRole + 100, ///< QString: over the first game of a group; empty for the others
        HeadingCountRole,                 ///< int: of the games in that group that are not deleted
        WordsRole                         ///< QStringList: what is searched
    };
    Q_ENUM(Role)

    explicit ArchiveFilter(ArchiveModel &model, QObject *parent = nullptr);

    /// Each word has to be found in what a row tells: name, players, points, state, date.
    void setWords(const QString &words);
    [[nodiscard]] bool isSearching() const { return !words_.isEmpty(); }
    /// Empty for all.
    void setGame(const QString &game);
    void setOrder(Order order);
    /// How many games of this kind the words find; of all kinds if it is empty.
    [[nodiscard]] int found(const QString &game) const;

    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex &parent) const override;
    [[nodiscard]] bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;

private:
    [[nodiscard]] bool hasWords(const QModelIndex &source) const;
    [[nodiscard]] bool isFinished(int row) const;
    [[nodiscard]] bool isDeleted(int row) const;

    QStringList words_;
    QString game_;
    Order order_ = Order::lastPlayed;
};

} // namespace waystone

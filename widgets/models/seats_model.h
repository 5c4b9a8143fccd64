#pragma once

#include "core/piece.h"
#include "core/score.h"
#include "session/table.h"

#include <QAbstractItemModel>

#include <memory>
#include <vector>

namespace waystone {

/// The seats of a table in order, and a last row for what belongs to nobody; below each what is counted there, in the
/// order in which the game counts it. It belongs to a BoardModel, which fills it.
class SeatsModel final : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Column { NameColumn, AmountColumn, ColumnCount }; ///< of what is counted; a seat has its name alone
    enum Role {
        SeatRole = Qt::UserRole + 1, ///< int: of both; -1 for what is nobody's
        PlayerRole,                  ///< Player: of a seat
        ActiveRole,                  ///< bool: of a seat, it has to act
        TallyRole,                   ///< Tally
        RankRole,                    ///< int: of a seat, once the end has been told; invalid until then
    };
    Q_ENUM(Role)

    using QAbstractItemModel::QAbstractItemModel;

    /// Another game or other seats; nothing is counted until show().
    void setTable(const Table &table);
    /// Names, colours or programs of the same seats.
    void setPlayers(const std::vector<Player> &players);
    /// BoardContents::result.
    void show(const std::vector<Tally> &tallies, Actors actors, const Score &result = {});
    /// Every text has to be asked for again.
    void retranslate();

    [[nodiscard]] int seats() const { return static_cast<int>(players_.size()); }
    /// What is told by RankRole, whole.
    [[nodiscard]] const Score &result() const { return result_; }
    [[nodiscard]] const GameWords &words() const { return *words_; }

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex &child) const override;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    using Tallies = std::vector<Tally>;

    void update(int owner, const Tallies &next);
    void moveTo(int owner, std::size_t from, std::size_t to);
    [[nodiscard]] QVariant seatData(int row, int role) const;
    [[nodiscard]] QVariant tallyData(const Tally &tally, int column, int role) const;

    std::shared_ptr<const GameWords> words_;
    std::vector<Player> players_;
    Actors actors_ = Actors::over();
    Score result_;
    std::vector<Tallies> tallies_; ///< by row
};

} // namespace waystone

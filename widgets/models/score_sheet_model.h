#pragma once

#include "session/game_controller.h"

#include <QAbstractItemModel>

namespace waystone {

/// The score sheet: a row for each source of points with a column for each seat, then the totals, the tie-breaks and
/// the ranks. Below a source lies everything that brought points on the way to the moment that is shown.
class ScoreSheetModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum class RowKind { source, total, tieBreak, rank, entry };
    Q_ENUM(RowKind)
    enum Role {
        KindRole = Qt::UserRole + 1, ///< int: RowKind
        PointsRole,                  ///< int: in a seat's column
        SeatRole,                    ///< int: of a column or an entry; -1 for the first column
        PlyRole,                     ///< qulonglong: of an entry, the ply that brought it
        PlaceRole,                   ///< Place: of an entry, what gave the points
        DecidedRole, ///< bool: a tie-break that put the seat before or behind its neighbor in rank
    };
    Q_ENUM(Role)

    explicit ScoreSheetModel(GameController &controller, QObject *parent = nullptr);

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex &child) const override;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

public slots:
    void retranslate();

private:
    struct Entry {
        PlyId ply = 0;
        Event event;

        friend bool operator==(const Entry &, const Entry &) = default;
    };
    struct Row {
        RowKind kind = RowKind::source;
        std::string_view term;
        std::vector<int> points;
        std::vector<Entry> entries;
    };

    void refresh();
    void updateEntries(int row, std::vector<Entry> entries);
    [[nodiscard]] std::vector<Row> wanted(const Score &score) const;
    [[nodiscard]] QString title(const Row &row) const;
    [[nodiscard]] QString entriesOf(const Row &row, Seat seat) const;
    /// Once the game is over and told.
    [[nodiscard]] bool decided(const Row &row, Seat seat) const;
    [[nodiscard]] QString tipOf(const Row &row, Seat seat) const;
    [[nodiscard]] QVariant entryData(const Entry &entry, int column, int role) const;

    GameController &controller_;
    SharedSnapshot shown_ = std::make_shared<TableSnapshot>();
    std::vector<Row> rows_;
};

} // namespace waystone

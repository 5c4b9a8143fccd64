#pragma once

#include "session/game_controller.h"

#include <QAbstractTableModel>

namespace waystone {

/// The players, one seat a row: name, whether they have to act, and a column for everything that is counted for a seat
/// (goods, points), in the order in which the game counts them.
class PlayersModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { NameColumn, TalliesColumn }; ///< from TalliesColumn on one column a tally
    enum Role {
        SeatRole = Qt::UserRole + 1, ///< int
        ColourIndexRole,             ///< int: Player::colour
        ToActRole,                   ///< bool
        WatchingRole,                ///< bool: the view is this seat's
        RankRole,                    ///< int: as the game stands now
        PointsRole,                  ///< int: the total of the score
        TermRole,   ///< QString: the term that a tally's column counts; empty for other columns
        AmountRole, ///< int: of a tally's column
    };
    Q_ENUM(Role)

    explicit PlayersModel(GameController &controller, QObject *parent = nullptr);

    /// Letters instead of words over the columns, as far as what is counted has one on the board.
    void setBrief(bool isBrief);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

public slots:
    void retranslate();

private:
    void begin(const ViewChange &change);
    void finish(const ViewChange &change);
    /// Other names, or others on the seats.
    void follow();
    [[nodiscard]] int amount(Seat seat, std::string_view what) const;
    [[nodiscard]] QString description(Seat seat) const;
    [[nodiscard]] QVariant tallyData(Seat seat, std::string_view what, int role) const;

    GameController &controller_;
    bool isResetting_ = false;
    bool isBrief_ = false;
    SharedSnapshot shown_ = std::make_shared<TableSnapshot>();
    std::vector<std::string_view> counted_;
};

} // namespace waystone

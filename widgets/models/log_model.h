#pragma once

#include "models/log_row.h"
#include "session/game_controller.h"

#include <QAbstractListModel>

#include <optional>
#include <set>
#include <vector>

namespace waystone {

/// The game so far as a list of sentences, laid out as LogOutline tells. Rows come and go where the game or a group
/// changes, so that what is selected in a view stays so.
class LogModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        PlyRole = Qt::UserRole + 1, ///< qulonglong: the ply to jump to; of a turn its last one
        IdRole,                     ///< qulonglong: tells the rows apart for as long as they are there
        KindRole,                   ///< int: LogRow::Kind
        SeatRole,      ///< int: who acted or whose turn it is; -1 for chance and where it is nobody's
        NameRole,      ///< QString: their name, where it is to be read in this row; of a turn always some
        SentenceRole,  ///< PicturedText: what stands beside the name
        PointsRole,    ///< int: points of the acting seat; of a turn what all its actions brought
        DepthRole,     ///< int: how deep in groups and variations
        OpenRole,      ///< bool; invalid for what cannot be opened
        CurrentRole,   ///< bool: the moment that is shown
        LaterRole,     ///< bool: a moment after the one that is looked at
        TakenBackRole, ///< bool: play went back over it; struck through
    };
    Q_ENUM(Role)

    explicit LogModel(GameController &controller, QObject *parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

    /// The row of a ply, or of the group that hides it; invalid for the root.
    [[nodiscard]] QModelIndex indexOf(PlyId ply) const;
    [[nodiscard]] QModelIndex currentIndex() const;

public slots:
    /// Shows the moment of this row.
    void jump(const QModelIndex &index);
    /// Opens a group or folds it; false if the row is none.
    bool turnOver(const QModelIndex &index);
    void retranslate();

private:
    /// What a row says; made when it is asked for.
    struct Said {
        PicturedText sentence;
        int points = 0;
        bool isHidden = false; ///< a secret that may come out
    };
    struct Entry {
        LogRow row;
        mutable std::optional<Said> said;
    };

    void clear();
    void update();
    /// Whose secrets may be shown can change without anything being played.
    void followScreen();
    void replaceRows(const std::vector<LogRow> &rows);
    void refreshRows(const std::vector<LogRow> &rows);
    void tellOfCurrent();
    [[nodiscard]] const Said &said(const Entry &entry) const;
    [[nodiscard]] int pointsOfTurn(int row) const;
    [[nodiscard]] QString whole(int row) const;

    GameController &controller_;
    std::vector<Entry> entries_;
    std::vector<int> rowOfPly_;
    std::set<PlyId> turned_; ///< groups that were opened or folded by hand
    Seat privy_ = nobody;
    int current_ = -1; ///< the row that was last told to be the current one
    bool isPast_ = false;
};

} // namespace waystone

#pragma once

#include "session/game_controller.h"

#include <QAbstractItemModel>

namespace waystone {

/// What every scored thing on the board (a region, a player's board) is worth: a row for each source of points with a
/// column for each sheet of Game::breakdown(), then the totals. Below a source lies every part of it. Every number names
/// the places that it comes from. Empty in games that do not tell.
class BreakdownModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Role {
        PlacesRole =
            Qt::UserRole + 1, ///< std::vector<Place>: what the number comes from; of a title, of its row
        SeatsRole,            ///< std::vector<Seat>: of a column, whose score it enters
        SignRole,             ///< QString: of a column, GameWords::sheetSign()
    };
    Q_ENUM(Role)

    explicit BreakdownModel(GameController &controller, QObject *parent = nullptr);

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex &child) const override;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

    [[nodiscard]] std::vector<Place> placesAt(const QModelIndex &index) const;

public slots:
    void retranslate();

private:
    /// A part of a source, by the number of its sheet.
    struct Entry {
        std::size_t sheet = 0;
        ScorePart part;
    };
    using Entries = std::vector<Entry>;

    void refresh();
    void updateEntries(int source, Entries entries);
    [[nodiscard]] Entries entriesOf(std::size_t source) const;
    [[nodiscard]] const std::vector<ScoreSheet> &sheets() const { return shown_->sheets; }
    [[nodiscard]] int sources() const { return static_cast<int>(entries_.size()); }
    [[nodiscard]] QVariant entryData(const Entry &entry, int column, int role) const;
    [[nodiscard]] QVariant sourceData(int row, int column, int role) const;
    [[nodiscard]] QString partTexts(int row, std::size_t sheet) const;

    GameController &controller_;
    SharedSnapshot shown_ = std::make_shared<TableSnapshot>();
    std::vector<Entries> entries_; ///< by source
};

} // namespace waystone

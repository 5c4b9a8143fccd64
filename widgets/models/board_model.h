#pragma once

#include "models/board_contents.h"
#include "models/board_place.h"
#include "models/board_role.h"
#include "models/piece_rows.h"
#include "models/place_use.h"
#include "models/seats_model.h"
#include "session/table.h"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace waystone {

/// What is shown of a table: its places in the order of Game::places(), below each the pieces that lie there, the lowest
/// first, and the marks on places; what is counted is in seats(). Board, panels, keyboard and screen readers are views of
/// it. It keeps values of its own and can be read at any time; where they come from is its heirs' affair.
class BoardModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Column { NameColumn, PiecesColumn, ColumnCount }; ///< of places; a piece has its name alone
    using enum board_role::Role;

    explicit BoardModel(QObject *parent = nullptr);

    /// Another game or other seats.
    void setTable(const Table &table, const BoardContents &contents = {});
    /// Brings the table up to date by difference. `atOnce` forbids that anything be seen on its way.
    void show(const BoardContents &contents, bool atOnce = false);

    [[nodiscard]] SeatsModel &seats() { return seats_; }
    [[nodiscard]] std::uint64_t stage() const { return stage_; }

    // Marks, of which every view shows those of its own as well: where its pointer and its keyboard are
    /// The places that bear the mark from now on.
    void setMarked(Mark mark, const std::vector<Place> &places);
    [[nodiscard]] bool isMarked(Mark mark, Place place) const;
    void setProposed(const std::vector<ProposedPiece> &proposed);
    /// They go with the next show(), or when there are none.
    void setPreview(const std::vector<Piece> &preview);

    /// Row of the place, or -1.
    [[nodiscard]] int rowOf(Place place) const;
    [[nodiscard]] QModelIndex indexOf(Place place) const { return index(rowOf(place), NameColumn); }
    [[nodiscard]] Place placeAt(int row) const { return places_[static_cast<std::size_t>(row)].place; }
    /// Of a piece that lies on the table; invalid if there is none with this id.
    [[nodiscard]] QModelIndex indexOfPiece(std::uint32_t id) const;
    /// Nothing for the index of a place.
    [[nodiscard]] std::optional<Piece> pieceAt(const QModelIndex &index) const;

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex &child) const override;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

public slots:
    /// Every text has to be asked for again.
    void retranslate();

signals:
    /// What is told up to changeEnds() happens at one time.
    void changeBegins();
    void changeEnds(bool atOnce);

protected:
    /// What an heir knows better is asked there first.
    [[nodiscard]] virtual QVariant placeData(int row, int role) const;
    /// What a description tells beside the name and the pieces of a place.
    [[nodiscard]] virtual QStringList remarks(Place place) const;
    [[nodiscard]] const GameWords &words() const { return *words_; }
    void setStage(std::uint64_t stage);
    /// Tells of all places that these are other now.
    void touchPlaces(const QList<int> &roles);

private:
    [[nodiscard]] BoardPlace &entryOf(int row) { return places_[static_cast<std::size_t>(row)]; }
    [[nodiscard]] const BoardPlace &entryOf(int row) const { return places_[static_cast<std::size_t>(row)]; }

    void update(const std::vector<PieceRow> &next);
    void removeGone(const std::map<std::uint32_t, Piece> &kept);
    void becomeNext(const std::map<std::uint32_t, Piece> &kept);
    /// Where the piece is now, or nothing if it is new.
    [[nodiscard]] std::optional<std::pair<int, int>> find(std::uint32_t id) const;
    void put(const Piece &piece, int row, int at);
    template <class Change>
    void changePlaces(const QList<int> &roles, Change change);

    [[nodiscard]] QStringList piecesAt(int row) const;
    /// How much there is of what is counted and told of this place.
    [[nodiscard]] QStringList countsAt(int row) const;
    /// All this, or that there is nothing where something may lie.
    [[nodiscard]] QStringList contentAt(int row) const;

    std::shared_ptr<const GameWords> words_;
    SeatsModel seats_;
    PlaceUse use_;
    std::uint64_t stage_ = 0;
    std::vector<BoardPlace> places_;
    std::vector<PieceRow> pieces_; ///< by row of their place
    std::map<Place, int> rows_;
    std::map<std::uint32_t, int> rowOfPiece_; ///< by id, the row of its place
};

} // namespace waystone

#pragma once

#include "board/ink/ink_book.h"
#include "board/ink/ink_recorder.h"
#include "board/ink/ink_voices.h"

#include <QStringList>

#include <compare>
#include <functional>
#include <map>
#include <memory>

namespace waystone {

/// Makes an InkBook of boards of one game. Everything is asked of the game's layout but once in each language.
class BoardInk {
public:
    /// The table's game has a face (game_faces.h). `aspect` is width over height of the table.
    BoardInk(const Table &table, qreal aspect);
    ~BoardInk();
    BoardInk(const BoardInk &) = delete;
    BoardInk &operator=(const BoardInk &) = delete;

    /// What the view shows, of so many seats; the number of the board.
    std::size_t add(const SeatView &view, int seats);
    /// What cannot be played, drawn from its pieces alone.
    std::size_t add(const AnySetup &setup, Seat watcher);

    /// A piece that is not there, as it would look on this board; its number among the pieces.
    std::size_t addPiece(std::size_t board, const Piece &piece);

    using Speak = std::function<void(const QString &language)>;
    /// Written in these languages, of which there is at least one; the program speaks the last of them then.
    [[nodiscard]] InkBook write(const QStringList &languages, const Speak &speak);

private:
    /// One thing on a table that is laid out in one way.
    struct Part {
        std::size_t laid = 0;
        Piece piece;                ///< where there are no tallies and it has a kind
        std::vector<Tally> tallies; ///< all that is counted
        friend auto operator<=>(const Part &, const Part &) = default;
    };
    struct Noted {
        std::size_t laid;
        std::vector<std::size_t> parts;
    };

    std::size_t laidFor(int seats, BoardLayout::Stage stage);
    [[nodiscard]] BoardLayout &layoutFor(int seats);
    std::size_t addBoard(std::size_t laid, const std::vector<Piece> &pieces, std::vector<Tally> tallies);
    std::size_t numberOf(Part part);
    [[nodiscard]] InkSheet sheetOf(const Look &look, qreal z);
    [[nodiscard]] std::vector<InkSheet> record(const BoardLayout &layout, const Part &part,
                                               const Theme &theme);
    /// By part.
    [[nodiscard]] std::vector<std::vector<InkSheet>> recordAll(const Theme &theme);

    const Table table_;
    const QSizeF size_;
    InkRecorder recorder_;
    std::map<int, std::unique_ptr<BoardLayout>> layouts_; ///< by seats
    std::vector<std::pair<int, BoardLayout::Stage>> laid_;
    std::map<Part, std::size_t> known_;
    std::vector<const Part *> parts_;
    std::vector<InkBook::Arrangement> arrangements_; ///< by how it is laid
    std::vector<Noted> boards_;
    std::vector<std::size_t> pieces_; ///< parts
};

} // namespace waystone

#pragma once

#include "board/look.h"
#include "board/theme.h"
#include "core/game.h"
#include "session/table.h"

#include <QCoreApplication>
#include <QPolygonF>
#include <QString>

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <vector>

class QPainter;

namespace waystone {

/// Where a place is on the table.
struct PlaceShape {
    enum class Kind {
        point,   ///< a circle of `radius` around the anchor
        line,    ///< the two points of the outline; `radius` is half its breadth
        polygon, ///< the outline
        box,     ///< the outline, drawn with round corners
    };

    Place place;
    Kind kind = Kind::point;
    QPointF anchor; ///< where a piece lies and a pointer aims
    QPolygonF outline;
    qreal radius = 0; ///< of a point or line; of the corners of a box
    qreal z = 0;      ///< where places overlap, the higher one is hit

    /// How far the point is from the place, 0 inside it.
    [[nodiscard]] qreal distanceTo(QPointF point) const;
    [[nodiscard]] QRectF boundingRect() const;

    static PlaceShape point(Place place, QPointF anchor, qreal radius, qreal z);
    static PlaceShape line(Place place, QPointF from, QPointF to, qreal radius, qreal z);
    static PlaceShape polygon(Place place, const QPolygonF &outline, qreal z);
    static PlaceShape box(Place place, const QRectF &box, qreal z, qreal corner = 6);

    friend bool operator==(const PlaceShape &, const PlaceShape &) = default;
};

/// The drawing of one game's table: where its places are and what lies there looks like. It knows no rule and keeps no
/// position; every text is made anew when it is asked for.
class BoardLayout {
    Q_DECLARE_TR_FUNCTIONS(BoardLayout)

public:
    /// Stands for what has room on the table, and for whom where that matters (a view knows its seat): views with the same
    /// number share an arrangement. What it is made of is the game's own.
    using Stage = std::uint64_t;

    virtual ~BoardLayout() = default;

    /// To be called first.
    void setTable(const Table &table) { table_ = table; }
    /// Lays the table out in a scene of this size, and again whenever stage() is another one.
    void arrange(QSizeF size, Stage stage);
    void setTheme(const Theme &theme) { theme_ = &theme; }
    /// How many units of the scene a pixel takes on the screen that it is read from; 0, as at first, where the scene is no
    /// more than a picture. To be arranged anew then, and whenever the program's text has another size.
    void setPixel(qreal units) { pixel_ = units; }
    /// Whether the table is looked at through a window in which it has no room as a whole: it may be as high as it likes
    /// then (bounds()), and have a part that stays in sight (pinned()). Tells stage() and arrange().
    void setTight(bool isTight) { isTight_ = isTight; }
    /// With letters that can be read.
    [[nodiscard]] Look legible(Look look) const;

    /// Players can be renamed and recoloured without arranging anew.
    void setPlayers(const std::vector<Player> &players) { table_.players = players; }

    /// `told` is the result of a game that is over once it has been told, and empty otherwise.
    [[nodiscard]] virtual Stage stage(const Game &game, const SeatView &view, const Score &told) const = 0;
    /// The same for any position, sensible or not, as seen from the side of a seat (nobody: from no side).
    [[nodiscard]] virtual Stage stage(const Game &game, const AnySetup &setup, Seat watcher) const = 0;

    [[nodiscard]] QRectF bounds() const { return QRectF({0, 0}, size_); }
    /// What lies at the foot of a tight table, over its whole width, and is seen whatever else is: where somebody's own things
    /// are. Null where there is none.
    [[nodiscard]] virtual QRectF pinned() const { return {}; }
    [[nodiscard]] std::span<const PlaceShape> shapes() const { return shapes_; }
    /// Null for a place that the present arrangement does not show.
    [[nodiscard]] const PlaceShape *shape(Place place) const;

    /// Everything that does not change during a stage.
    void paintGround(QPainter &painter) const;
    /// What the words on the ground take, titles and coordinates, as it was painted last: marks keep off them.
    [[nodiscard]] const QList<QRectF> &written() const { return written_; }
    [[nodiscard]] virtual Look pieceLook(const Piece &piece) const = 0;
    /// A tally may be shown in several places.
    [[nodiscard]] virtual std::vector<Look> tallyLooks(const Tally &tally) const = 0;
    /// Moves those apart that would lie on each other, of all that is counted.
    virtual void keepApart(std::vector<Look> &) const {}
    /// The frame that is lit while it is this seat's turn.
    [[nodiscard]] virtual QRectF seatFrame(Seat seat) const = 0;
    /// What is framed of a seat that has won.
    [[nodiscard]] virtual std::vector<QRectF> winnerFrames(Seat seat) const { return {seatFrame(seat)}; }
    /// Where there is room, once a game is over, to tell which place a seat has come to, and who has won; null where there
    /// is none.
    [[nodiscard]] virtual QRectF rankBox(Seat) const { return {}; }
    [[nodiscard]] virtual QRectF resultBox() const { return {}; }
    /// Where the ground differs between two stages, both laid out in the same size; the layout is arranged for the
    /// second.
    [[nodiscard]] virtual QRectF changedGround(Stage before, Stage now) const;
    /// How a place that is shown small would be seen larger.
    struct CloseUp {
        Stage stage;
        QRectF box; ///< of that arrangement, and where it is shown in this one
    };
    [[nodiscard]] virtual std::optional<CloseUp> closeUp(Place place) const;
    /// Where there is room for a note on what a seat is doing, and under a place for what lies there to tell what it would
    /// bring; null where there is none (BoardNotes).
    [[nodiscard]] virtual QRectF noteBox(Seat) const { return {}; }
    [[nodiscard]] virtual QRectF gainBox(Place) const { return {}; }
    [[nodiscard]] QColor frameColor(Seat seat) const { return colors(seat).onGround; }
    /// What letters are not smaller than, in units of the scene; 0 in a picture.
    [[nodiscard]] qreal leastLetters() const;
    /// Where a number is written that tells what some other place is worth (ScoreSheet::subject), that place.
    [[nodiscard]] virtual Place scoredAt(Place place) const { return place; }
    /// What a card that tells of this place must not hide; the place itself unless a game says more.
    [[nodiscard]] virtual QRectF keptFree(Place place) const;

protected:
    virtual void drawGround(QPainter &painter) const = 0;
    /// Calls addShape for every place that is shown.
    virtual void build(Stage stage) = 0;

    [[nodiscard]] bool isTight() const { return isTight_; }
    /// Makes the table as high as this and takes away what has been placed there.
    void beginAnew(qreal height);
    void addShape(PlaceShape shape);
    /// Of all players the one whose things are pinned at a tight table: whose turn it is or, while a computer's lasts, the
    /// person who had the last one before. `step` leads from one turn to the next. Once the end is told who has won; a person
    /// who plays against computers alone sees their own things then, too.
    [[nodiscard]] Seat inSight(Seat turn, const Score &told, int step = 1) const;
    /// How high letters of so many pixels are that follow the program's text, in units of the scene; 0 in a picture.
    [[nodiscard]] qreal letters(qreal pixels) const;
    void write(QPainter &painter, Lettering lettering) const;
    /// How high a line is that a small text stands on: `least`, or more where its letters need that.
    [[nodiscard]] qreal lineFor(qreal least) const;
    /// How large a plate with a letter is on a piece: this share of its side, or more where the letter needs that.
    [[nodiscard]] qreal letterPlate(qreal side, qreal share) const;
    [[nodiscard]] const Theme &theme() const { return *theme_; }
    [[nodiscard]] const GameWords &words() const { return *table_.words; }
    [[nodiscard]] const std::vector<Player> &players() const { return table_.players; }
    [[nodiscard]] const Theme::SeatColors &colors(Seat seat) const
    {
        return theme_->seat(table_.players[seat].colour);
    }

private:
    const Theme *theme_ = &Theme::of(ThemeKind::light);
    Table table_;
    QSizeF size_;
    qreal pixel_ = 0;
    bool isTight_ = false;
    std::vector<PlaceShape> shapes_;
    std::map<Place, std::size_t> byPlace_;
    mutable QList<QRectF> written_;
};

} // namespace waystone

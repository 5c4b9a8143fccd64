#pragma once

#include "board/animator.h"
#include "board/board_layout.h"
#include "board/hint_item.h"
#include "board/place_item.h"

#include <QGraphicsScene>

#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace waystone {

class LookItem;

/// A table as a picture: the layout's ground, an item for every piece and tally, and the marks on places. It shows what
/// it is given and reports clicks; it knows no rules and whether a click plays or edits is not its affair.
class BoardScene final : public QGraphicsScene {
    Q_OBJECT

public:
    explicit BoardScene(QObject *parent = nullptr);
    ~BoardScene() override;

    /// What lies on the table.
    struct Contents {
        std::vector<Piece> pieces;
        std::vector<Tally> tallies;
        BoardLayout::Stage stage = 0;
    };

    /// Another game or other seats. Nothing lies on the table until show().
    void setTable(const Table &table, std::unique_ptr<BoardLayout> layout);
    /// Names or colours of the players changed.
    void setPlayers(const std::vector<Player> &players);
    [[nodiscard]] const BoardLayout *layout() const { return layout_.get(); }

    /// Brings the table up to date by difference; `animated` moves what moved.
    void show(Contents contents, bool animated);
    [[nodiscard]] Animator &animator() { return animator_; }

    /// Width over height of the room there is; the table is laid out for it.
    void setAspect(qreal aspect);
    void setTheme(ThemeKind kind);
    [[nodiscard]] const Theme &theme() const { return *theme_; }
    /// Every text anew, in the language that is installed now.
    void retranslate();

    /// The places that bear the mark from now on.
    void setMarked(Mark mark, const std::vector<Place> &places);
    [[nodiscard]] std::vector<Place> marked(Mark mark) const;
    [[nodiscard]] bool isMarked(Mark mark, Place place) const;
    [[nodiscard]] bool isTarget(Place place) const { return isMarked(Mark::target, place); }
    /// Pieces that somebody proposes to place, half seen and framed in the colour of the seat that proposes them.
    struct Proposed {
        Piece piece;
        Seat seat = nobody;
    };
    void setProposed(std::vector<Proposed> proposed);
    [[nodiscard]] const std::vector<Proposed> &proposed() const { return proposed_; }
    /// The seats whose frames are lit.
    void setActive(Actors actors);

    /// The place that a pointer at this point of the scene means: of those within reach a target first.
    [[nodiscard]] std::optional<Place> placeAt(QPointF point) const;
    /// The places that are shown now, in the order of the layout.
    [[nodiscard]] std::vector<Place> shownPlaces() const;
    [[nodiscard]] bool isShown(Place place) const;

    /// A card beside the place. `visible` is what can be seen of the scene, `scale` the zoom.
    void showHint(HintItem::Kind kind, const QString &title, const QStringList &lines, Place place,
                  const QRectF &visible, qreal scale);
    void dismissHint();
    [[nodiscard]] const HintItem &hint() const { return *hint_; }

    /// Something follows the pointer while it is dragged from this place: the uppermost piece there, or else its tally.
    void beginDrag(Place from, QPointF point);
    void dragTo(QPointF point);
    void endDrag();

    /// Pieces that are not there yet, shown through; they go with the next show(), or when there are none.
    void setGhosts(const std::vector<Piece> &ghosts);
    [[nodiscard]] const std::vector<Piece> &ghosts() const { return ghosts_; }

    /// The pieces as they are shown: item positions are where they are, not where they are going.
    [[nodiscard]] QPointF piecePosition(std::uint32_t id) const;
    /// All that is written on the table, for tests of translation.
    [[nodiscard]] QStringList texts() const;

    /// Without marks and cards, for export. `painter` draws into `target`.
    void paintClean(QPainter &painter, const QRectF &target);

signals:
    /// The ground or the arrangement changed: views drop what they have cached.
    void groundChanged();
    /// The places that are shown are others now.
    void placesChanged();

protected:
    void drawBackground(QPainter *painter, const QRectF &rect) override;

private:
    void arrange();
    void refreshPieces();
    void refreshTallies();
    void refreshProposed();
    /// Null for a place that is not shown.
    LookItem *makeGhost(const Piece &piece);
    void relook();
    [[nodiscard]] PlaceItem *itemAt(Place place) const;

    const Theme *theme_;
    Table table_;
    std::unique_ptr<BoardLayout> layout_;
    qreal aspect_ = 1.6;
    Contents contents_;
    Animator animator_;

    std::map<Place, PlaceItem *> places_;
    std::map<std::uint32_t, LookItem *> pieces_;
    std::map<std::uint32_t, Piece> shown_; ///< what the items of pieces_ stand for
    std::map<std::pair<Tally, std::size_t>, LookItem *>
        tallies_; ///< by owner, term and number of the look; amount 0
    std::vector<Proposed> proposed_;
    std::vector<LookItem *> proposedItems_;
    std::vector<QGraphicsRectItem *> frames_;
    HintItem *hint_ = nullptr;
    LookItem *dragged_ = nullptr;
    std::vector<Piece> ghosts_;
    std::vector<LookItem *> ghostItems_;
    Actors active_ = Actors::over();
};

} // namespace waystone

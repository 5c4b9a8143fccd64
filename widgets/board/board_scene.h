#pragma once

#include "board/board_items.h"
#include "board/hint_item.h"

#include <QGraphicsScene>

#include <memory>
#include <optional>
#include <vector>

namespace waystone {

/// A table as a picture, and a view of a BoardModel: the layout's ground, an item for every piece and tally, and the marks
/// on places. It knows no rules, and whether a click plays or edits is not its affair.
class BoardScene final : public QGraphicsScene {
    Q_OBJECT

public:
    explicit BoardScene(QObject *parent = nullptr);

    /// Shows this model from now on, as soon as there is a layout for it.
    void setModel(BoardModel *model) { items_.setModel(model); }
    [[nodiscard]] BoardModel *model() const { return items_.model(); }
    /// The drawing of the model's table. Nothing lies on the board from when the model is reset until there is another.
    void setLayout(std::shared_ptr<BoardLayout> layout) { items_.setLayout(std::move(layout)); }
    [[nodiscard]] const BoardLayout *layout() const { return items_.layout(); }

    [[nodiscard]] Animator &animator() { return items_.animator(); }

    /// Width over height of the room there is; the table is laid out for it.
    void setAspect(qreal aspect);
    /// The room that a view has on the screen, in pixels: its proportion counts, and the text is to be readable there. Where
    /// large text leaves too little of it, a table that may be scrolled is as wide as `scrolled` and higher than that.
    void setRoom(QSizeF room, std::optional<QSizeF> scrolled = std::nullopt);
    [[nodiscard]] bool isTight() const { return items_.form().isTight; }
    /// BoardLayout::setPixel().
    [[nodiscard]] qreal pixel() const { return items_.form().pixel; }
    void setTheme(ThemeKind kind);
    [[nodiscard]] const Theme &theme() const { return *theme_; }
    /// Every text anew, in the language that is installed now.
    void retranslate();

    /// The one place, if any, that the pointer (Mark::hovered) or the keyboard (Mark::focused) is at.
    void point(Mark mark, std::optional<Place> place) { items_.places().point(mark, place); }
    /// The marks as they are shown, those of the model among them.
    [[nodiscard]] std::vector<Place> marked(Mark mark) const { return items_.places().marked(mark); }
    [[nodiscard]] bool isMarked(Mark mark, Place place) const
    {
        return items_.places().marks(place).testFlag(mark);
    }
    [[nodiscard]] bool isTarget(Place place) const { return isMarked(Mark::target, place); }

    /// The place that a pointer at this point of the scene means: of those within reach a target first.
    [[nodiscard]] std::optional<Place> placeAt(QPointF point) const { return items_.places().at(point); }
    /// The places that are shown now, in the order of the layout.
    [[nodiscard]] std::vector<Place> shownPlaces() const;
    [[nodiscard]] bool isShown(Place place) const { return items_.places().isShown(place); }

    /// Where what lies on the board is to be seen once it has come to rest: not the corners of its boxes, which are often
    /// empty. What is drawn at points (a number) counts as well.
    [[nodiscard]] QList<QRectF> pieceBoxes() const;

    /// A card beside the place, over nothing that is lit or chosen, or asked next. `visible` is what can be seen of the
    /// scene, `scale` the zoom.
    void showHint(HintItem::Kind kind, const QString &title, const QStringList &lines, Place place,
                  const QRectF &visible, qreal scale, const std::vector<Place> &asked = {});
    void dismissHint() { hint_->dismiss(); }
    [[nodiscard]] const HintItem &hint() const { return *hint_; }

    /// Something follows the pointer while it is dragged from this place: the uppermost piece there, or else its tally.
    void beginDrag(Place from, QPointF point);
    void dragTo(QPointF point);
    void endDrag();

    /// What would come by what is pointed at, and what is proposed, as far as it is shown.
    [[nodiscard]] std::vector<Piece> ghosts() const { return items_.previews().pieces(); }
    [[nodiscard]] std::vector<Piece> proposed() const { return items_.proposed().pieces(); }

    /// The pieces as they are shown: item positions are where they are, not where they are going.
    [[nodiscard]] QPointF piecePosition(std::uint32_t id) const;
    /// What tells how the game has ended.
    [[nodiscard]] const ResultItems &result() const { return items_.result(); }
    /// All that is written on the table, for tests of translation.
    [[nodiscard]] QStringList texts() const;

    /// Beside the table: paintClean() leaves it out.
    static void setAside(QGraphicsItem &item);
    /// Without marks, cards and what is set aside, for export. `painter` draws into `target`.
    void paintClean(QPainter &painter, const QRectF &target);

signals:
    /// The layout tells stages otherwise from now on: whoever asks it for them has to ask again.
    void restaged();
    /// The arrangement changed, and the ground there: views drop what they have cached of it.
    void groundChanged(const QRectF &where);
    /// The places that are shown are others now.
    void placesChanged();

protected:
    void drawBackground(QPainter *painter, const QRectF &rect) override;

private:
    const Theme *theme_;
    qreal textScale_ = 1;
    BoardItems items_;
    HintItem *hint_ = nullptr;
    LookItem *dragged_ = nullptr;
};

} // namespace waystone

#pragma once

#include "board/animator.h"
#include "board/board_layout.h"
#include "board/ghost_items.h"
#include "board/piece_items.h"
#include "board/place_items.h"
#include "board/result_items.h"
#include "board/tally_items.h"
#include "models/board_model.h"

#include <QGraphicsScene>
#include <QObject>
#include <QPointer>

#include <memory>
#include <vector>

namespace waystone {

/// All that a BoardModel has on a scene, where a layout puts it. What the model tells between changeBegins() and
/// changeEnds() moves at the same time.
class BoardItems final : public QObject {
    Q_OBJECT

public:
    BoardItems(QGraphicsScene &scene, const Theme &theme);
    ~BoardItems() override;

    void setModel(BoardModel *model);
    [[nodiscard]] BoardModel *model() const { return model_; }
    /// For the model as it is; when that is reset everything goes until there is another.
    void setLayout(std::shared_ptr<BoardLayout> layout);
    [[nodiscard]] const BoardLayout *layout() const { return layout_.get(); }
    /// How the table is laid out.
    struct Form {
        QSizeF size;
        qreal pixel = 0;      ///< BoardLayout::setPixel()
        bool isTight = false; ///< BoardLayout::setTight()

        friend bool operator==(const Form &, const Form &) = default;
    };
    void setForm(const Form &form);
    [[nodiscard]] const Form &form() const { return form_; }
    void setTheme(const Theme &theme);
    /// Everything anew where it is: it may look different now.
    void relook();

    [[nodiscard]] Animator &animator() { return animator_; }
    [[nodiscard]] PlaceItems &places() { return places_; }
    [[nodiscard]] const PlaceItems &places() const { return places_; }
    [[nodiscard]] const PieceItems &pieces() const { return pieces_; }
    [[nodiscard]] const TallyItems &tallies() const { return tallies_; }
    [[nodiscard]] const GhostItems &previews() const { return previews_; }
    [[nodiscard]] const GhostItems &proposed() const { return proposed_; }
    [[nodiscard]] const ResultItems &result() const { return result_; }

    /// Where the piece that would be dragged from this place lies, or else the tally, as it looks.
    [[nodiscard]] Look draggedFrom(Place place) const;

signals:
    /// The layout tells stages otherwise from now on.
    void restaged();
    /// Nothing is there any more, or it is about to be elsewhere.
    void rearranging();
    /// Places, pieces and tallies are where the layout has them now; the ground is another one there.
    void rearranged(const QRectF &ground);
    /// Something looks different where it was.
    void relooked();

private:
    void connectPieces();
    void connectSeats();
    void clear();
    void endChange(bool atOnce);
    void showPlaces(int first, int last, const QList<int> &roles);
    void showGhosts(int row);
    void showSeats();
    void showFrames();
    void showResult();
    void arrange();
    void makeFrames();
    void settle();

    QGraphicsScene &scene_;
    const Theme *theme_;
    QPointer<BoardModel> model_;
    std::shared_ptr<BoardLayout> layout_;
    bool isLaid_ = false; ///< the layout is one for the model as it is
    BoardLayout::Stage stage_ = 0;
    Form form_;
    Animator animator_;

    PlaceItems places_{scene_};
    PieceItems pieces_{scene_, animator_};
    TallyItems tallies_{scene_, animator_};
    GhostItems previews_{scene_};
    GhostItems proposed_{scene_};
    ResultItems result_{scene_};
    std::vector<QGraphicsRectItem *> frames_; ///< by seat
};

} // namespace waystone

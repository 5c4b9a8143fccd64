#pragma once

#include "board/board_scene.h"

#include <QGraphicsView>
#include <QTimer>

#include <functional>
#include <optional>

namespace waystone {

class PinnedPart;

/// Shows a BoardScene and turns mouse and keys into clicks on places. Ctrl and wheel, or + and -, zoom (50 to 400 % of
/// the scene's own size); 0 fits the table to the window, which is also where it starts; a drag on free ground pans.
///
/// Where it may scroll and large text leaves all of the table too little room, fitted means: as wide as the window. The rest
/// is scrolled then, but for what the layout pins to the foot, and 0 changes between that and the whole table.
class BoardView final : public QGraphicsView {
    Q_OBJECT

public:
    explicit BoardView(BoardScene &scene, QWidget *parent = nullptr);

    [[nodiscard]] BoardScene &board() const { return board_; }

    [[nodiscard]] qreal zoom() const { return transform().m11(); }
    /// Keeps the middle of what is seen, or the point under the pointer.
    void setZoom(qreal zoom);
    [[nodiscard]] bool isFitted() const { return fitted_; }
    void setMayScroll(bool mayScroll);
    /// Scrolls a fitted table so that these places are seen, or where they are too far from each other one of them.
    void reveal(std::vector<Place> places);

    /// Where the keyboard is; nothing until a key is used.
    [[nodiscard]] std::optional<Place> focusPlace() const { return focus_; }
    void setFocusPlace(std::optional<Place> place);

    /// The board shows something else: what comes to lie under the mouse is not pointed at until the mouse moves.
    void rest();

    /// Light or dark by the palette unless a theme is set.
    void setThemeKind(std::optional<ThemeKind> kind);

    /// What the view asks of who plays or edits on it.
    struct Handler {
        std::function<bool(Place)> canDrag;
        /// A right click on a place; false if it means nothing there and cancels instead.
        std::function<bool(Place)> rightClick = {};
        /// A click on a place that is no target means something: it is not one on a target that lies below.
        std::function<bool(Place)> isAim = {};
    };
    void setHandler(Handler handler) { handler_ = std::move(handler); }
    /// What whoever draws over the board adds to what a screen reader says of a place.
    void setRemarks(std::function<QStringList(Place)> remarks) { remarks_ = std::move(remarks); }
    /// What it tells when it is asked for more: what a click there would bring, or why it would bring nothing.
    void setExplanation(std::function<QStringList(Place)> explanation)
    {
        explanation_ = std::move(explanation);
    }
    /// What a screen reader says of a place: its name, what lies there, and what can be done there now.
    [[nodiscard]] QString describe(Place place) const;
    [[nodiscard]] QString explain(Place place) const;

    /// The middle of the place in pixels of the viewport; what is pinned lies below that.
    [[nodiscard]] QPoint viewportPoint(Place place) const;
    /// The same for a box of the scene, and back for a point.
    [[nodiscard]] QRect viewportBox(const QRectF &box) const;
    [[nodiscard]] QPointF sceneAt(QPointF viewportPoint) const;
    /// What can be seen of the scene, but for what is pinned.
    [[nodiscard]] QRectF visibleScene() const;

public slots:
    void zoomIn();
    void zoomOut();
    /// As it is fitted; once more changes between a part that can be read and the whole table, where they differ.
    void fit();

signals:
    void clicked(waystone::Place place);
    /// A click beside every place.
    void clickedBeside(QPointF at);
    void dragBegan(waystone::Place from);
    /// Dropped beside every place when `to` is the place it came from.
    void dropped(waystone::Place to);
    /// The pointer came to a place or left all; `place` is then empty.
    void hovered(std::optional<waystone::Place> place);
    void focusMoved(std::optional<waystone::Place> place);
    void cancelled();
    /// Enter where the keyboard is on no place.
    void completed();
    void zoomChanged(qreal zoom);

protected:
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    bool focusNextPrevChild(bool next) override;

private:
    static constexpr qreal zoomStep = 1.25;

    void applyPalette();
    void refit();
    void fitWhole(const QRectF &scene);
    void fitBreadth(const QRectF &scene);
    void unpin();
    /// Whether what the view is fitted to is more than it shows.
    [[nodiscard]] bool isScrolled() const { return fitted_ && board_.isTight(); }
    void showRevealed();
    [[nodiscard]] QPointF onViewport(QPointF point) const;
    void hover(std::optional<Place> place);
    /// Whether the mouse, seen there on the screen, has not moved since rest().
    [[nodiscard]] bool isResting(QPoint at);
    void markFocus();
    void moveFocus(QPointF direction);
    [[nodiscard]] std::optional<Place> placeUnder(QPointF viewportPoint) const;
    void updateCursor();

    BoardScene &board_;
    Handler handler_;
    std::function<QStringList(Place)> remarks_;
    std::function<QStringList(Place)> explanation_;
    bool fitted_ = true;
    bool mayScroll_ = false;
    bool showsWhole_ = false; ///< though it may scroll
    std::vector<Place> revealed_;
    PinnedPart *pinned_;
    QWidget *barFoot_; ///< under the scroll bar, as high as what is pinned beside it
    std::optional<ThemeKind> themeKind_;
    std::optional<Place> focus_;
    QPointF focusAt_;               ///< where on the scene that was when the keyboard came there
    std::optional<QPoint> restsAt_; ///< where on the screen the mouse has been since the board is as it is
    std::optional<Place> hovered_;
    std::optional<Place> pressed_;
    QPoint pressPoint_;
    bool dragging_ = false;
    bool panning_ = false;
    bool panned_ = false;
};

} // namespace waystone

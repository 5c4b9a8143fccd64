#include "board/board_view.h"

#include "board/board_accessible.h"
#include "board/pinned_part.h"
#include "board/place_ways.h"
#include "board/press_watch.h"
#include "words/general_words.h"

#include <QApplication>
#include <QCursor>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace waystone {

namespace {

constexpr int leastWay = 4; ///< pixels that a mouse goes which is moved, not shaken

} // namespace

BoardView::BoardView(BoardScene &scene, QWidget *parent)
    : QGraphicsView(&scene, parent),
      board_(scene),
      pinned_(new PinnedPart(scene, this)),
      barFoot_(new QWidget)
{
    addScrollBarWidget(barFoot_, Qt::AlignBottom);
    barFoot_->setFixedHeight(0);
    setMouseTracking(true); // over what is pinned
    installBoardAccessibility();
    new PressWatch(*this);
    setObjectName(QStringLiteral("board"));
    setFrameShape(QFrame::NoFrame);
    setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing | QPainter::SmoothPixmapTransform);
    setCacheMode(CacheBackground);
    setViewportUpdateMode(SmartViewportUpdate);
    setOptimizationFlag(DontSavePainterState);
    setTransformationAnchor(AnchorUnderMouse);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setMouseTracking(true);
    setMinimumSize(320, 200);
    connect(&scene, &BoardScene::groundChanged, this, [this](const QRectF &where) {
        if (!where.contains(sceneRect())) {
            invalidateScene(where, QGraphicsScene::BackgroundLayer);
            return;
        }
        resetCachedContent();
        if (fitted_)
            refit();
        viewport()->update();
    });
    connect(&scene, &BoardScene::placesChanged, this, [this] {
        if (focus_ && !board_.isShown(*focus_))
            // Who has played what lay there is still beside it.
            setFocusPlace(hasFocus() ? nearestPlace(board_, focusAt_) : std::nullopt);
        rest();
        boardPlacesChanged(*this);
    });
    setAccessibleName(tr("Board"));
    applyPalette();
}

void BoardView::setThemeKind(std::optional<ThemeKind> kind)
{
    themeKind_ = kind;
    applyPalette();
}

QString BoardView::describe(Place place) const
{
    QStringList parts;
    if (const BoardModel *model = board_.model())
        parts.append(model->indexOf(place).data(Qt::AccessibleTextRole).toString());
    if (remarks_)
        parts += remarks_(place);
    return parts.join(general_words::listSeparator());
}

QString BoardView::explain(Place place) const
{
    return explanation_ ? explanation_(place).join(QLatin1Char('\n')) : QString();
}

void BoardView::applyPalette()
{
    const ThemeKind kind = themeKind_.value_or(Theme::matching(palette()));
    if (kind != board_.theme().kind)
        board_.setTheme(kind);
}

bool BoardView::event(QEvent *event)
{
    switch (event->type()) {
    case QEvent::ApplicationPaletteChange:
        applyPalette();
        break;
    case QEvent::Wheel:
        return viewportEvent(event);
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonRelease:
    case QEvent::MouseButtonDblClick:
    case QEvent::MouseMove: {
        // What is pinned lets them through to here, beside the viewport.
        const auto &mouse = static_cast<QMouseEvent &>(*event);
        QMouseEvent there(mouse.type(), onViewport(mouse.position()), mouse.globalPosition(), mouse.button(),
                          mouse.buttons(), mouse.modifiers(), mouse.pointingDevice());
        return viewportEvent(&there);
    }
    default:
        break;
    }
    return QGraphicsView::event(event);
}

void BoardView::changeEvent(QEvent *event)
{
    QGraphicsView::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        board_.retranslate();
        setAccessibleName(tr("Board"));
    } else if (event->type() == QEvent::PaletteChange)
        applyPalette();
    else if (event->type() == QEvent::FontChange && fitted_)
        refit();
}

void BoardView::resizeEvent(QResizeEvent *event)
{
    QGraphicsView::resizeEvent(event);
    if (fitted_)
        refit();
}

void BoardView::showEvent(QShowEvent *event)
{
    QGraphicsView::showEvent(event);
    rest();
}

void BoardView::wheelEvent(QWheelEvent *event)
{
    if (event->modifiers().testFlag(Qt::ControlModifier)) {
        setZoom(zoom() * std::pow(zoomStep, event->angleDelta().y() / 120.0));
        event->accept();
        return;
    }
    QGraphicsView::wheelEvent(event);
}

void BoardView::hover(std::optional<Place> place)
{
    if (place == hovered_)
        return;
    hovered_ = place;
    board_.point(Mark::hovered, place);
    updateCursor();
    emit hovered(place);
}

void BoardView::rest()
{
    restsAt_ = QCursor::pos();
    hover(std::nullopt);
}

bool BoardView::isResting(QPoint at)
{
    if (restsAt_ && (at - *restsAt_).manhattanLength() >= leastWay)
        restsAt_.reset();
    return restsAt_.has_value();
}

void BoardView::updateCursor()
{
    if (panning_ || dragging_)
        setCursor(Qt::ClosedHandCursor);
    else if (hovered_ && handler_.canDrag && handler_.canDrag(*hovered_))
        setCursor(Qt::OpenHandCursor);
    else if (hovered_ && (board_.isTarget(*hovered_) || (handler_.isAim && handler_.isAim(*hovered_))))
        setCursor(Qt::PointingHandCursor);
    else
        unsetCursor();
}

void BoardView::mousePressEvent(QMouseEvent *event)
{
    board_.animator().finish();
    setFocusPlace(std::nullopt);
    pressPoint_ = event->pos();
    panned_ = false;
    if (event->button() == Qt::RightButton) {
        const std::optional<Place> under = placeUnder(event->position());
        if (!under || !handler_.rightClick || !handler_.rightClick(*under))
            emit cancelled();
    } else if (event->button() == Qt::MiddleButton) {
        panning_ = true;
        updateCursor();
    } else if (event->button() == Qt::LeftButton) {
        pressed_ = placeUnder(event->position());
        panning_ = !pressed_ && (!fitted_ || isScrolled());
        updateCursor();
    }
    event->accept();
}

void BoardView::mouseMoveEvent(QMouseEvent *event)
{
    const QPointF scenePoint = sceneAt(event->position());
    const bool far = (event->pos() - pressPoint_).manhattanLength() >= QApplication::startDragDistance();
    if (panning_) {
        panned_ = panned_ || far;
        if (!panned_)
            return;
        const QPoint way = event->pos() - pressPoint_;
        pressPoint_ = event->pos();
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() - way.x());
        verticalScrollBar()->setValue(verticalScrollBar()->value() - way.y());
        return;
    }
    if (event->buttons().testFlag(Qt::LeftButton) && pressed_ && !dragging_ && far && handler_.canDrag &&
        handler_.canDrag(*pressed_)) {
        dragging_ = true;
        emit dragBegan(*pressed_);
        board_.beginDrag(*pressed_, scenePoint);
        updateCursor();
    }
    if (dragging_)
        board_.dragTo(scenePoint);
    if (!isResting(event->globalPosition().toPoint()))
        hover(placeUnder(event->position()));
    event->accept();
}

void BoardView::mouseReleaseEvent(QMouseEvent *event)
{
    const bool hasPanned = panning_ && panned_;
    panning_ = false;
    const std::optional<Place> under = placeUnder(event->position());
    if (dragging_) {
        dragging_ = false;
        board_.endDrag();
        emit dropped(under.value_or(*pressed_));
    } else if (event->button() == Qt::LeftButton && !hasPanned) {
        if (pressed_ && pressed_ == under)
            emit clicked(*pressed_);
        else if (!pressed_)
            emit clickedBeside(mapToScene(event->position().toPoint()));
    }
    pressed_.reset();
    updateCursor();
    event->accept();
}

void BoardView::mouseDoubleClickEvent(QMouseEvent *event)
{
    // Two fast clicks are two clicks.
    mousePressEvent(event);
}

void BoardView::leaveEvent(QEvent *event)
{
    hover(std::nullopt);
    QGraphicsView::leaveEvent(event);
}

void BoardView::focusInEvent(QFocusEvent *event)
{
    QGraphicsView::focusInEvent(event);
    if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason)
        focusNextPrevChild(event->reason() == Qt::TabFocusReason);
    markFocus();
    // Readers are told of the board itself only after this.
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (hasFocus() && focus_)
                boardFocusChanged(*this, *focus_);
        },
        Qt::QueuedConnection);
}

void BoardView::focusOutEvent(QFocusEvent *event)
{
    QGraphicsView::focusOutEvent(event);
    board_.point(Mark::focused, std::nullopt);
}

void BoardView::markFocus()
{
    board_.point(Mark::focused, focus_);
}

void BoardView::setFocusPlace(std::optional<Place> place)
{
    if (place == focus_)
        return;
    focus_ = place;
    markFocus();
    if (place) {
        const PlaceShape *shape = board_.layout()->shape(*place);
        if (shape != nullptr)
            focusAt_ = shape->anchor;
        if (shape != nullptr && (!fitted_ || isScrolled()) && !pinned_->shows(shape->anchor))
            ensureVisible(shape->boundingRect(), 30, 30);
        boardFocusChanged(*this, *place);
    }
    emit focusMoved(place);
}

bool BoardView::focusNextPrevChild(bool next)
{
    const std::optional<Place> stop = nextStop(board_, focus_, next);
    if (stop || !board_.marked(Mark::target).empty())
        setFocusPlace(stop);
    return stop || QGraphicsView::focusNextPrevChild(next);
}

void BoardView::moveFocus(QPointF direction)
{
    if (focus_ && board_.layout()->shape(*focus_) != nullptr) {
        if (const std::optional<Place> place = neighbour(board_, *focus_, direction))
            setFocusPlace(place);
    } else if (!board_.marked(Mark::target).empty()) {
        focusNextPrevChild(true);
    } else if (const std::vector<Place> shown = board_.shownPlaces(); !shown.empty()) {
        setFocusPlace(shown.front());
    }
}

void BoardView::keyPressEvent(QKeyEvent *event)
{
    board_.animator().finish();
    switch (event->key()) {
    case Qt::Key_Left:
        moveFocus({-1, 0});
        break;
    case Qt::Key_Right:
        moveFocus({1, 0});
        break;
    case Qt::Key_Up:
        moveFocus({0, -1});
        break;
    case Qt::Key_Down:
        moveFocus({0, 1});
        break;
    case Qt::Key_PageDown:
    case Qt::Key_PageUp:
        if (const auto place = nextArea(board_, focus_, event->key() == Qt::Key_PageDown))
            setFocusPlace(place);
        break;
    case Qt::Key_Home:
    case Qt::Key_End:
        if (focus_ && board_.layout()->shape(*focus_) != nullptr)
            setFocusPlace(endOfRow(board_, *focus_, event->key() == Qt::Key_End));
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (focus_)
            emit clicked(*focus_);
        else if (!event->isAutoRepeat())
            emit completed();
        break;
    case Qt::Key_Escape:
        emit cancelled();
        break;
    case Qt::Key_Plus:
        zoomIn();
        break;
    case Qt::Key_Minus:
        zoomOut();
        break;
    case Qt::Key_0:
        fit();
        break;
    default:
        QGraphicsView::keyPressEvent(event);
        return;
    }
    event->accept();
}

} // namespace waystone

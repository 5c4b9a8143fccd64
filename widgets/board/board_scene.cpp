#include "board/board_scene.h"

#include "board/look_item.h"

#include <QGraphicsRectItem>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>

namespace waystone {

namespace {

constexpr qreal sceneHeight = 800;
constexpr qreal narrowest = 1.35;
constexpr qreal widest = 2.1;
constexpr qreal frameZ = 0.5;
constexpr qreal draggedZ = 150;
constexpr qreal ghostZ = 80; ///< over the marks on places
constexpr qreal ghostOpacity = 0.7;
/// How far beside a place a pointer may be and still mean it.
constexpr qreal reach = 7;

/// Things that nothing tells apart but where they lie.
bool alike(const Piece &one, const Piece &other)
{
    return one.kind == other.kind && one.variant == other.variant && one.value == other.value;
}

} // namespace

BoardScene::BoardScene(QObject *parent)
    : QGraphicsScene(parent), theme_(&Theme::of(ThemeKind::light)), animator_(this)
{
    // Hundreds of still items and short motions: an index costs more than it saves.
    setItemIndexMethod(NoIndex);
    hint_ = new HintItem;
    addItem(hint_);
}

BoardScene::~BoardScene()
{
    animator_.interrupt();
}

void BoardScene::setTable(const Table &table, std::unique_ptr<BoardLayout> layout)
{
    animator_.interrupt();
    endDrag();
    setGhosts({});
    for (const auto &[id, item] : pieces_)
        delete item;
    for (const auto &[tally, item] : tallies_)
        delete item;
    pieces_.clear();
    shown_.clear();
    tallies_.clear();
    setProposed({});
    contents_ = Contents();
    table_ = table;
    layout_ = std::move(layout);
    layout_->setTheme(*theme_);
    arrange();
    emit groundChanged();
    emit placesChanged();
}

void BoardScene::setPlayers(const std::vector<Player> &players)
{
    // With another number of players comes another table.
    if (layout_ == nullptr || players.size() != table_.players.size())
        return;
    table_.players = players;
    layout_->setPlayers(players);
    relook();
}

void BoardScene::arrange()
{
    dismissHint();
    setGhosts({});
    std::map<Place, Marks> marks;
    for (const auto &[place, item] : places_) {
        marks[place] = item->marks();
        delete item;
    }
    places_.clear();
    for (QGraphicsRectItem *frame : frames_)
        delete frame;
    frames_.clear();

    layout_->arrange(table_, QSizeF(std::round(sceneHeight * aspect_), sceneHeight), contents_.stage);
    setSceneRect(layout_->bounds());
    for (const PlaceShape &shape : layout_->shapes()) {
        auto *item = new PlaceItem(shape, *theme_);
        if (shape.kind == PlaceShape::Kind::button)
            item->setText(layout_->buttonText(shape.place));
        item->setMarks(marks[shape.place]);
        addItem(item);
        places_[shape.place] = item;
    }
    for (Seat seat = 0; seat < table_.players.size(); ++seat) {
        auto *frame = new QGraphicsRectItem(layout_->seatFrame(seat).adjusted(-2, -2, 2, 2));
        frame->setAcceptedMouseButtons(Qt::NoButton);
        frame->setZValue(frameZ);
        addItem(frame);
        frames_.push_back(frame);
    }
    setActive(active_);
}

void BoardScene::setActive(Actors actors)
{
    active_ = actors;
    for (Seat seat = 0; seat < frames_.size(); ++seat) {
        frames_[seat]->setVisible(actors.includes(seat));
        frames_[seat]->setPen(QPen(layout_->frameColor(seat), 4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    }
}

void BoardScene::show(Contents contents, bool animated)
{
    const bool rearranged = contents.stage != contents_.stage;
    contents_ = std::move(contents);
    setGhosts({});
    animator_.interrupt();
    if (rearranged)
        arrange();
    refreshPieces();
    refreshTallies();
    refreshProposed();
    animator_.start();
    if (!animated)
        animator_.finish();
    // Not before: who draws over the board asks what lies where.
    if (rearranged) {
        emit groundChanged();
        emit placesChanged();
    }
}

void BoardScene::refreshPieces()
{
    std::map<std::uint32_t, Piece> next;
    for (const Piece &piece : contents_.pieces)
        if (layout_->shape(piece.place) != nullptr)
            next.emplace(piece.id, piece);

    std::vector<Piece> gone;
    for (const auto &[id, piece] : shown_)
        if (!next.contains(id))
            gone.push_back(piece);

    std::map<std::uint32_t, LookItem *> items;
    for (const auto &[id, piece] : next) {
        LookItem *item = nullptr;
        if (const auto same = pieces_.find(id); same != pieces_.end()) {
            item = same->second;
        } else if (const auto twin = std::ranges::find_if(gone, std::bind_front(alike, std::cref(piece)));
                   twin != gone.end()) {
            item = pieces_.at(twin->id);
            gone.erase(twin);
        }
        const bool isNew = item == nullptr;
        if (isNew) {
            item = new LookItem;
            addItem(item);
        }
        item->setLook(layout_->pieceLook(piece));
        if (isNew)
            animator_.appear(item);
        else if (item->pos() != item->look().center || item->opacity() != 1)
            animator_.move(item, item->look().center);
        items.emplace(id, item);
    }
    for (const Piece &piece : gone)
        animator_.vanish(pieces_.at(piece.id));
    pieces_ = std::move(items);
    shown_ = std::move(next);
}

void BoardScene::refreshTallies()
{
    std::map<std::pair<Tally, std::size_t>, LookItem *> items;
    for (const Tally &tally : contents_.tallies) {
        const std::vector<Look> looks = layout_->tallyLooks(tally);
        for (std::size_t number = 0; number < looks.size(); ++number) {
            const std::pair key(Tally{tally.owner, tally.what, 0}, number);
            const auto known = tallies_.find(key);
            LookItem *item = known != tallies_.end() ? known->second : nullptr;
            const bool isNew = item == nullptr;
            if (isNew) {
                item = new LookItem;
                addItem(item);
                item->setPos(looks[number].center);
            }
            item->setLook(looks[number]);
            if (item->pos() != item->look().center)
                animator_.move(item, item->look().center);
            items.emplace(key, item);
        }
    }
    for (const auto &[key, item] : tallies_)
        if (!items.contains(key))
            delete item;
    tallies_ = std::move(items);
}

void BoardScene::setProposed(std::vector<Proposed> proposed)
{
    proposed_ = std::move(proposed);
    refreshProposed();
}

void BoardScene::refreshProposed()
{
    qDeleteAll(proposedItems_);
    proposedItems_.clear();
    for (const Proposed &proposed : proposed_) {
        LookItem *item = makeGhost(proposed.piece);
        if (item == nullptr)
            continue;
        Look look = item->look();
        const QRectF box(QPointF(-look.size.width() / 2, -look.size.height() / 2), look.size);
        look.clasps.append(
            {box.adjusted(2, 2, -2, -2), Qt::transparent, layout_->frameColor(proposed.seat), 4});
        item->setLook(look);
        proposedItems_.push_back(item);
    }
}

void BoardScene::relook()
{
    if (layout_ == nullptr)
        return;
    for (const auto &[id, piece] : shown_)
        pieces_.at(id)->setLook(layout_->pieceLook(piece));
    refreshTallies();
    refreshProposed();
    animator_.finish();
    for (const auto &[place, item] : places_)
        if (item->placeShape().kind == PlaceShape::Kind::button)
            item->setText(layout_->buttonText(place));
    setActive(active_);
    emit groundChanged();
    update();
}

void BoardScene::setAspect(qreal aspect)
{
    // In steps, so that a window being resized does not lay the table out anew with every pixel.
    constexpr qreal step = 0.05;
    const qreal next = std::clamp(std::round(aspect / step) * step, narrowest, widest);
    if (std::abs(next - aspect_) < step / 2)
        return;
    aspect_ = next;
    if (layout_ == nullptr)
        return;
    animator_.finish();
    arrange();
    for (const auto &[id, piece] : shown_) {
        pieces_.at(id)->setLook(layout_->pieceLook(piece));
        pieces_.at(id)->setPos(pieces_.at(id)->look().center);
    }
    refreshTallies();
    refreshProposed();
    animator_.finish();
    emit groundChanged();
    emit placesChanged();
}

void BoardScene::setTheme(ThemeKind kind)
{
    theme_ = &Theme::of(kind);
    hint_->setTheme(*theme_);
    for (const auto &[place, item] : places_)
        item->setTheme(*theme_);
    if (layout_ != nullptr)
        layout_->setTheme(*theme_);
    relook();
}

void BoardScene::retranslate()
{
    dismissHint();
    relook();
    emit placesChanged();
}

PlaceItem *BoardScene::itemAt(Place place) const
{
    const auto found = places_.find(place);
    return found == places_.end() ? nullptr : found->second;
}

void BoardScene::setMarked(Mark mark, const std::vector<Place> &places)
{
    for (const auto &[place, item] : places_)
        item->setMark(mark, std::find(places.begin(), places.end(), place) != places.end());
}

std::vector<Place> BoardScene::marked(Mark mark) const
{
    std::vector<Place> places;
    for (const auto &[place, item] : places_)
        if (item->marks().testFlag(mark))
            places.push_back(place);
    return places;
}

bool BoardScene::isMarked(Mark mark, Place place) const
{
    const PlaceItem *item = itemAt(place);
    return item != nullptr && item->marks().testFlag(mark);
}

bool BoardScene::isShown(Place place) const
{
    const PlaceItem *item = itemAt(place);
    return item != nullptr && (item->placeShape().kind != PlaceShape::Kind::button || item->isVisible());
}

std::vector<Place> BoardScene::shownPlaces() const
{
    std::vector<Place> places;
    if (layout_ == nullptr)
        return places;
    for (const PlaceShape &shape : layout_->shapes())
        if (isShown(shape.place))
            places.push_back(shape.place);
    return places;
}

std::optional<Place> BoardScene::placeAt(QPointF point) const
{
    struct Found {
        bool target;
        bool inside;
        qreal z;
        qreal distance;
        Place place;
    };
    std::optional<Found> best;
    const auto better = [](const Found &one, const Found &other) {
        if (one.target != other.target)
            return one.target;
        if (one.inside != other.inside)
            return one.inside;
        if (one.inside)
            return one.z > other.z;
        return one.distance < other.distance;
    };
    for (const auto &[place, item] : places_) {
        const PlaceShape &shape = item->placeShape();
        if (!shape.boundingRect().adjusted(-reach, -reach, reach, reach).contains(point) || !isShown(place))
            continue;
        const qreal distance = shape.distanceTo(point);
        if (distance > reach)
            continue;
        const Found found{item->marks().testFlag(Mark::target), distance <= 0, shape.z, distance, place};
        if (!best || better(found, *best))
            best = found;
    }
    return best ? std::optional(best->place) : std::nullopt;
}

void BoardScene::showHint(HintItem::Kind kind, const QString &title, const QStringList &lines, Place place,
                          const QRectF &visible, qreal scale)
{
    const QRectF box = isShown(place) ? layout_->keptFree(place) : QRectF(visible.center(), QSizeF());
    hint_->show(kind, title, lines, box, visible, scale);
}

void BoardScene::dismissHint()
{
    hint_->dismiss();
}

void BoardScene::beginDrag(Place from, QPointF point)
{
    endDrag();
    const Piece *top = nullptr;
    for (const auto &[id, piece] : shown_)
        if (piece.place == from && (top == nullptr || piece.layer >= top->layer))
            top = &piece;
    Look look;
    if (top != nullptr)
        look = pieces_.at(top->id)->look();
    else if (const PlaceItem *item = itemAt(from))
        for (const auto &[key, tally] : tallies_)
            if (item->placeShape().boundingRect().contains(tally->look().center))
                look.pictures = tally->look().pictures, look.size = tally->look().size;
    for (const auto &[id, piece] : shown_) {
        // A thing in several parts on one place moves as one.
        if (top == nullptr || piece.place != from || piece.id == top->id || piece.kind != top->kind)
            continue;
        const Look &part = pieces_.at(id)->look();
        for (Picture picture : part.pictures) {
            picture.box.translate(part.center - pieces_.at(top->id)->look().center);
            look.pictures.prepend(picture);
        }
        for (Lettering lettering : part.letterings) {
            lettering.box.translate(part.center - pieces_.at(top->id)->look().center);
            look.letterings.prepend(lettering);
        }
        look.size = look.size * 3;
    }
    if (look.pictures.isEmpty())
        return;
    look.z = draggedZ;
    dragged_ = new LookItem;
    addItem(dragged_);
    dragged_->setLook(look);
    dragged_->setOpacity(0.85);
    dragTo(point);
}

void BoardScene::dragTo(QPointF point)
{
    if (dragged_ != nullptr)
        dragged_->setPos(point);
}

void BoardScene::endDrag()
{
    delete dragged_;
    dragged_ = nullptr;
}

LookItem *BoardScene::makeGhost(const Piece &piece)
{
    if (layout_->shape(piece.place) == nullptr)
        return nullptr;
    Look look = layout_->pieceLook(piece);
    look.z += ghostZ;
    auto *item = new LookItem;
    item->setLook(look);
    item->setPos(look.center);
    item->setOpacity(ghostOpacity);
    addItem(item);
    return item;
}

void BoardScene::setGhosts(const std::vector<Piece> &ghosts)
{
    qDeleteAll(ghostItems_);
    ghostItems_.clear();
    ghosts_.clear();
    for (const Piece &piece : ghosts) {
        if (LookItem *item = makeGhost(piece)) {
            ghostItems_.push_back(item);
            ghosts_.push_back(piece);
        }
    }
}

QPointF BoardScene::piecePosition(std::uint32_t id) const
{
    const auto found = pieces_.find(id);
    return found == pieces_.end() ? QPointF() : found->second->pos();
}

QStringList BoardScene::texts() const
{
    QStringList texts{hint_->title()};
    texts += hint_->lines();
    for (const auto &[key, item] : tallies_)
        for (const Lettering &lettering : item->look().letterings)
            texts.append(lettering.text);
    for (const auto &[place, item] : places_)
        if (item->placeShape().kind == PlaceShape::Kind::button)
            texts.append(item->text());
    return texts;
}

void BoardScene::paintClean(QPainter &painter, const QRectF &target)
{
    animator_.finish();
    std::vector<QGraphicsItem *> hidden;
    const auto hide = [&hidden](QGraphicsItem *item) {
        if (item->isVisible()) {
            item->setVisible(false);
            hidden.push_back(item);
        }
    };
    for (const auto &[place, item] : places_)
        hide(item);
    for (LookItem *item : ghostItems_)
        hide(item);
    hide(hint_);
    for (LookItem *item : proposedItems_)
        hide(item);
    render(&painter, target, sceneRect());
    for (QGraphicsItem *item : hidden)
        item->setVisible(true);
}

void BoardScene::drawBackground(QPainter *painter, const QRectF &rect)
{
    painter->fillRect(rect, theme_->table);
    if (layout_ != nullptr)
        layout_->paintGround(*painter);
}

} // namespace waystone

#include "board/close_up.h"

#include "board/painting.h"

#include <QGraphicsItem>
#include <QPainter>

#include <algorithm>

namespace waystone {

namespace {

constexpr qreal closeUpZ = 88; ///< over everything but marks of lessons and cards
constexpr qreal frame = 3;

} // namespace

/// A part of a table in another arrangement.
class CloseUpItem final : public QGraphicsItem {
public:
    CloseUpItem(std::shared_ptr<const BoardLayout> layout, const QRectF &box, std::vector<Look> looks,
                const QColor &color)
        : layout_(std::move(layout)), box_(box), looks_(std::move(looks)), color_(color)
    {
        setAcceptedMouseButtons(Qt::NoButton);
        setZValue(closeUpZ);
        setCacheMode(DeviceCoordinateCache);
    }

    [[nodiscard]] const std::vector<Look> &looks() const { return looks_; }
    [[nodiscard]] QRectF boundingRect() const override { return box_.adjusted(-frame, -frame, frame, frame); }

    void paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) override
    {
        painter->setRenderHint(QPainter::Antialiasing);
        painter->save();
        painter->setClipRect(box_);
        layout_->paintGround(*painter);
        for (const Look &look : looks_) {
            painter->save();
            painter->translate(look.center);
            paintLook(*painter, look);
            painter->restore();
        }
        painter->restore();
        painter->setPen(QPen(color_, 2 * frame, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(box_);
    }

private:
    std::shared_ptr<const BoardLayout> layout_;
    QRectF box_;
    std::vector<Look> looks_;
    QColor color_;
};

CloseUp::CloseUp(BoardScene &scene) : scene_(scene) {}

CloseUp::~CloseUp() = default;

void CloseUp::setLayout(std::shared_ptr<BoardLayout> layout)
{
    item_.reset();
    pinned_.reset();
    layout_ = std::move(layout);
}

void CloseUp::show(std::optional<Place> place)
{
    item_.reset();
    const BoardLayout *shown = scene_.layout();
    if (layout_ == nullptr || shown == nullptr)
        return;
    if (!place || !shown->closeUp(*place))
        place = pinned_;
    const std::optional<BoardLayout::CloseUp> closeUp = place ? shown->closeUp(*place) : std::nullopt;
    if (!closeUp)
        return;
    const SeatsModel &seats = scene_.model()->seats();
    std::vector<Player> players;
    for (int seat = 0; seat < seats.seats(); ++seat)
        players.push_back(seats.index(seat, 0).data(SeatsModel::PlayerRole).value<Player>());
    layout_->setPlayers(players);
    layout_->setTheme(scene_.theme());
    layout_->setPixel(scene_.pixel());
    layout_->setTight(scene_.isTight());
    layout_->arrange(shown->bounds().size(), closeUp->stage);
    item_ = std::make_unique<CloseUpItem>(layout_, closeUp->box, looksIn(closeUp->box),
                                          layout_->frameColor(place->owner));
    BoardScene::setAside(*item_);
    scene_.addItem(item_.get());
}

bool CloseUp::turnPin(Place place)
{
    const BoardLayout *shown = scene_.layout();
    if (layout_ == nullptr || shown == nullptr || !shown->closeUp(place))
        return false;
    const bool wasPinned = pinned_ && pinned_->owner == place.owner;
    pinned_ = wasPinned ? std::nullopt : std::optional(place);
    return true;
}

bool CloseUp::loosen()
{
    if (!pinned_)
        return false;
    pinned_.reset();
    return true;
}

bool CloseUp::hides(Place place) const
{
    const PlaceShape *shape = pinned_ && item_ != nullptr ? scene_.layout()->shape(place) : nullptr;
    return shape != nullptr && item_->boundingRect().contains(shape->anchor);
}

std::vector<Look> CloseUp::looks() const
{
    return item_ == nullptr ? std::vector<Look>() : item_->looks();
}

std::vector<Look> CloseUp::looksIn(const QRectF &box) const
{
    std::vector<Look> looks;
    const auto add = [&](const Look &look) {
        if (box.contains(look.center))
            looks.push_back(layout_->legible(look));
    };
    const BoardModel &model = *scene_.model();
    for (int row = 0; row < model.rowCount(); ++row) {
        const QModelIndex place = model.index(row, 0);
        for (int nth = 0; nth < model.rowCount(place); ++nth)
            if (const std::optional<Piece> piece = model.pieceAt(model.index(nth, 0, place)))
                add(layout_->pieceLook(*piece));
    }
    const SeatsModel &seats = scene_.model()->seats();
    for (int owner = 0; owner < seats.rowCount(); ++owner) {
        const QModelIndex parent = seats.index(owner, 0);
        for (int nth = 0; nth < seats.rowCount(parent); ++nth)
            for (const Look &look :
                 layout_->tallyLooks(seats.index(nth, 0, parent).data(SeatsModel::TallyRole).value<Tally>()))
                add(look);
    }
    std::ranges::stable_sort(looks, {}, &Look::z);
    return looks;
}

} // namespace waystone

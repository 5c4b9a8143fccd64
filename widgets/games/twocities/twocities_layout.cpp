#include "games/twocities/twocities_layout.h"

#include "twocities/rules/queries.h"

#include <algorithm>

namespace waystone::twocities {

namespace {

constexpr qreal margin = 10;
constexpr qreal gap = 8;
constexpr qreal padding = 6;
constexpr qreal smallCity = 190; ///< side of the land, at most
constexpr qreal largeCity = 400;
constexpr qreal plateHeight = 102;
constexpr qreal lowPlate = 72;      ///< without the tiles that are kept
constexpr qreal bracketHeight = 14; ///< between the plates and the cities below them
constexpr qreal widestPlate = 320;

constexpr qreal slotZ = 2;

/// Cuts a strip of this height off the top, and a gap with it.
QRectF takeTop(QRectF &free, qreal height)
{
    const QRectF taken(free.left(), free.top(), free.width(), height);
    free.setTop(taken.bottom() + gap);
    return taken;
}

QRectF centered(QPointF center, qreal width, qreal height)
{
    return {center.x() - width / 2, center.y() - height / 2, width, height};
}

/// One tile is laid, the other is not.
bool isAmidTurn(const State &state, Seat seat)
{
    return state.phase == Phase::place && state.open[seat] != 0 && state.open[seat] != side::both;
}

} // namespace

TwoCitiesLayout::TwoCitiesLayout(std::shared_ptr<const Game> game)
    : game_(std::move(game)), rules_(rulesOf<BetweenTwoCities>(*game_))
{}

BoardLayout::Stage TwoCitiesLayout::stage(const Game &, const SeatView &view, const Score &) const
{
    const auto &seen = view.as<View>();
    TableStage stage = TableStage::of(seen);
    if (seen.seat != nobody && isAmidTurn(seen.seen, seen.seat))
        stage.keepCities(stage_);
    return stage.packed();
}

BoardLayout::Stage TwoCitiesLayout::stage(const Game &, const AnySetup &setup, Seat watcher) const
{
    return TableStage::of(rules_.edition(), setup.as<Setup>(), watcher).packed();
}

Seat TwoCitiesLayout::seatLeft(int steps) const
{
    return seatBeside(seats(), stage_.watcher, steps);
}

const twocities::Stage &TwoCitiesLayout::roundStage() const
{
    return rules_.edition().rounds[static_cast<std::size_t>(stageOf(seats(), stage_.round))];
}

void TwoCitiesLayout::build(Stage stage)
{
    stage_ = TableStage::unpacked(stage);
    cities_ = QList<CityBox>(cityCount(seats()));
    plates_ = QList<Plate>(seats());
    keptCaption_ = handCaption_ = QRectF();
    QRectF free = bounds().adjusted(margin, margin, -margin, -margin);
    if (stage_.watcher == nobody) {
        placeAll(free);
        return;
    }
    if (seats() == 2)
        placeOpposite(free);
    else
        placeOthers(free);
    placeOwn(free);
}

/// With two players: the other one's left city lies on the left, too, though they sit opposite: it is where words say.
void TwoCitiesLayout::placeOpposite(QRectF &free)
{
    const qreal pitch = free.width() / 3;
    const qreal side = std::min(smallCity, pitch - gap - 2 * padding);
    const QRectF strip = takeTop(free, side + headerHeight(false) + 2 * padding);
    const Seat other = seatLeft(1);
    for (int nth = 0; nth < 2; ++nth)
        placeCity(nth == 0 ? leftCity(2, other) : rightCity(2, other),
                  centered({strip.left() + (nth + 1) * pitch, strip.center().y()},
                           std::min(pitch - gap, smallCity * 1.6), strip.height()),
                  false, other, other);
    placeEnds(strip, cities_[leftCity(2, other)].panel.left());
    const QRectF row = takeTop(free, plateHeight);
    placePlate(other, centered(row.center(), std::min(row.width() - gap, widestPlate), row.height()));
}

/// Clockwise round the table: the left neighbour sits on the left, the others follow over the far side to the right, and
/// every city lies below and between the two who build it.
void TwoCitiesLayout::placeOthers(QRectF &free)
{
    const int others = seats() - 1;
    const qreal pitch = free.width() / others;
    const QRectF row = takeTop(free, plateHeight);
    for (int nth = 0; nth < others; ++nth)
        placePlate(seatLeft(nth + 1), centered({row.left() + (nth + 0.5) * pitch, row.center().y()},
                                               std::min(pitch - gap, widestPlate), row.height()));
    free.setTop(row.bottom() + bracketHeight);
    const qreal labels = labelRoom(false);
    const qreal side = std::min(smallCity, pitch - gap - 2 * padding - labels);
    const QRectF strip = takeTop(free, side + labels + headerHeight(false) + 2 * padding);
    for (int nth = 0; nth + 1 < others; ++nth) {
        const Seat first = seatLeft(nth + 1);
        placeCity(first,
                  centered({strip.left() + (nth + 1) * pitch, strip.center().y()},
                           std::min(side + labels + 2 * padding, pitch - gap), strip.height()),
                  false, first, partnerOf(seats(), first), Names::bracket);
    }
    placeEnds(strip, cities_[seatLeft(1)].panel.left());
}

void TwoCitiesLayout::placeEnds(const QRectF &strip, qreal firstCity)
{
    const qreal width = std::min(firstCity - gap - strip.left(), 130.0);
    placeSupply({strip.left(), strip.top(), width, strip.height()});
    placeDiscard({strip.right() - width, strip.top(), width, strip.height()});
}

void TwoCitiesLayout::placeOwn(const QRectF &free)
{
    const Seat own = stage_.watcher;
    const qreal labels = labelRoom(true);
    const qreal side = std::min(
        {largeCity, free.height() - headerHeight(true) - labels - 2 * padding, free.width() * 0.335});
    const QSizeF size(side + labels + 2 * padding, free.height());
    const Seat leftPartner = partnerOf(seats(), leftCity(seats(), own));
    const Seat rightPartner = ownerOf(seats(), rightCity(seats(), own));
    const Names names = seats() == 2 ? Names::both : Names::partner;
    placeCity(leftCity(seats(), own), QRectF(free.topLeft(), size), true, leftPartner, own, names);
    placeCity(rightCity(seats(), own), QRectF(QPointF(free.right() - size.width(), free.top()), size), true,
              own, rightPartner, names);
    QRectF between(free.left() + size.width() + gap, free.top(), free.width() - 2 * (size.width() + gap),
                   free.height());
    if (stage_.isOver) {
        placePlate(own, takeTop(between, plateHeight));
        placeCaption(between);
        return;
    }
    placeCaption(takeTop(between, captionHeight()));
    placeHand(between);
}

/// Nobody's view: the cities in the order of the table, in one row or, clockwise, in two.
void TwoCitiesLayout::placeAll(QRectF &free)
{
    const int count = cityCount(seats());
    const bool isDuel = seats() == 2;
    const int rows = count > 3 ? 2 : 1;
    const int above = (count + rows - 1) / rows;
    const qreal band = captionHeight() + gap + plateHeight;
    const qreal height = (free.height() - band - rows * gap) / rows;
    const QRectF top = takeTop(free, height);
    const qreal plate = stage_.isOver ? lowPlate : plateHeight;
    const QRectF info = takeTop(free, band - gap - plate);
    const QRectF plates = takeTop(free, plate);
    const auto widthOf = [height](qreal pitch) { return std::min(pitch - gap, height + 120); };
    const Names names = fitBeside(widthOf(top.width() / above)) ? Names::both : Names::stack;

    for (int nth = 0; nth < count; ++nth) {
        const bool isAbove = nth < above;
        const QRectF &row = isAbove ? top : free;
        const int inRow = isAbove ? above : count - above;
        const qreal pitch = row.width() / inRow;
        const int column = isAbove ? nth : count - 1 - nth;
        const QRectF panel =
            centered({row.left() + (column + 0.5) * pitch, row.center().y()}, widthOf(pitch), row.height());
        if (isDuel) {
            const Seat owner = isAbove ? 0 : 1;
            const bool isLeft = column == 0;
            placeCity(isLeft ? leftCity(2, owner) : rightCity(2, owner), panel, true, owner, owner);
        } else {
            const Seat owner = ownerOf(seats(), nth);
            const Seat partner = partnerOf(seats(), nth);
            placeCity(nth, panel, true, isAbove ? owner : partner, isAbove ? partner : owner, names);
        }
    }

    const qreal ends = 220;
    placeSupply({info.left(), info.top(), ends, info.height()});
    placeDiscard({info.right() - ends, info.top(), ends, info.height()});
    placeCaption(info.adjusted(ends + gap, 0, -ends - gap, 0));
    const qreal pitch = plates.width() / seats();
    for (Seat seat = 0; seat < seats(); ++seat)
        placePlate(seat, centered({plates.left() + (seat + 0.5) * pitch, plates.center().y()},
                                  std::min(pitch - gap, widestPlate), plates.height()));
}

void TwoCitiesLayout::placeCaption(const QRectF &panel)
{
    captionPanel_ = panel;
}

void TwoCitiesLayout::placeSupply(const QRectF &panel)
{
    supplyPanel_ = panel;
    const QRectF inner = panel.adjusted(padding, padding, -padding, -padding);
    const bool isColumn = inner.height() > inner.width();
    for (int pile = 0; pile < supplyPile::count; ++pile) {
        const QRectF box = isColumn ? QRectF(inner.left(), inner.top() + pile * inner.height() / 2,
                                             inner.width(), inner.height() / 2)
                                    : QRectF(inner.left() + pile * inner.width() / 2, inner.top(),
                                             inner.width() / 2, inner.height());
        addShape(PlaceShape::box(place(Area::supply, pile), box.adjusted(2, 2, -2, -2), slotZ));
    }
}

void TwoCitiesLayout::placeDiscard(const QRectF &panel)
{
    discardPanel_ = panel;
    // The caption stands above the pile or beside it. Where it is narrow its words are parted.
    const bool isColumn = panel.height() > panel.width();
    constexpr qreal narrow = 116;
    const QRectF inner = panel.adjusted(padding, padding, -padding, -padding);
    discardCaption_ = isColumn ? QRectF(inner.left(), inner.top(), inner.width(),
                                        (panel.width() < narrow ? 3 : 2) * lineHeight())
                               : QRectF(inner.left(), inner.top(), inner.width() - inner.height() - padding,
                                        inner.height());
    const QRectF pile = isColumn ? inner.adjusted(0, discardCaption_.height(), 0, 0)
                                 : inner.adjusted(discardCaption_.width() + padding, 0, 0, 0);
    addShape(PlaceShape::box(place(Area::discard, 0), pile, slotZ));
}

QRectF TwoCitiesLayout::seatFrame(Seat seat) const
{
    return plates_[seat].panel;
}

std::vector<QRectF> TwoCitiesLayout::winnerFrames(Seat seat) const
{
    return {plates_[seat].panel, cities_[leftCity(seats(), seat)].panel,
            cities_[rightCity(seats(), seat)].panel};
}

Place TwoCitiesLayout::scoredAt(Place place) const
{
    const bool isScore = static_cast<Area>(place.area) == Area::scoreBoard;
    return isScore ? tokenPlace(Area::cityToken, seats(), cityOf(seats(), place)) : place;
}

QRectF TwoCitiesLayout::keptFree(Place place) const
{
    return static_cast<Area>(place.area) == Area::city ? cities_[cityOf(seats(), place)].panel
                                                       : BoardLayout::keptFree(place);
}

} // namespace waystone::twocities

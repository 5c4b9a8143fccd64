#include "games/milestones/score_markers.h"

#include <algorithm>
#include <span>

namespace waystone::milestones {

namespace {

constexpr qreal apart = 1; ///< from marker to marker

QRectF extentOf(const Look &look)
{
    QRectF extent;
    for (const Picture &picture : look.pictures)
        extent |= picture.box;
    for (const Plate &plate : look.plates)
        extent |= plate.box;
    return extent.translated(look.center);
}

void shrink(Look &look, qreal side)
{
    const qreal less = (look.pictures.front().box.width() - side) / 2;
    const auto draw = [less](QRectF &box) { box.translate(box.center().x() > 0 ? -less : less, 0); };
    for (Plate &plate : look.plates)
        draw(plate.box);
    for (Lettering &text : look.letterings)
        draw(text.box);
    look.pictures.front().box.adjust(less, less, -less, -less);
}

void shift(std::span<Look *const> markers, qreal by)
{
    for (Look *marker : markers)
        marker->center.rx() += by;
}

/// From left to right without gaps where they are close, round the middle of where they would lie.
void spread(std::span<Look *const> row, const QRectF &track)
{
    qreal moved = 0;
    for (std::size_t nth = 1; nth < row.size(); ++nth) {
        const qreal over = extentOf(*row[nth - 1]).right() + apart - extentOf(*row[nth]).left();
        shift(row.subspan(nth, 1), std::max(0.0, over));
        moved += std::max(0.0, over);
    }
    shift(row, -moved / static_cast<qreal>(row.size()));
    shift(row, -std::max(0.0, extentOf(*row.back()).right() - track.right()));
    shift(row, std::max(0.0, track.left() - extentOf(*row.front()).left()));
}

void placeInRows(std::span<Look *const> markers, const QRectF &track)
{
    constexpr int rows = 2;
    const qreal height = track.height() / rows;
    for (int number = 0; number < rows; ++number) {
        std::vector<Look *> row;
        for (std::size_t nth = static_cast<std::size_t>(number); nth < markers.size(); nth += rows)
            row.push_back(markers[nth]);
        for (Look *marker : row) {
            shrink(*marker, height - apart);
            marker->center.setY(track.top() + (number + 0.5) * height);
        }
        spread(row, track);
    }
}

/// Those no farther from the next one than that are taken together.
void placeInGroups(std::span<Look *const> markers, const QRectF &track, qreal close)
{
    while (!markers.empty()) {
        std::size_t count = 1;
        qreal right = extentOf(*markers.front()).right();
        for (; count < markers.size() && extentOf(*markers[count]).left() < right + close; ++count)
            right = std::max(right, extentOf(*markers[count]).right());
        if (count > 1)
            placeInRows(markers.first(count), track);
        markers = markers.subspan(count);
    }
}

bool isAnyCovered(std::span<Look *const> markers)
{
    for (std::size_t nth = 1; nth < markers.size(); ++nth)
        for (const Look *before : markers.first(nth))
            if (extentOf(*before).intersects(extentOf(*markers[nth])))
                return true;
    return false;
}

} // namespace

void keepMarkersApart(std::vector<Look *> markers, const QRectF &track)
{
    std::ranges::stable_sort(markers, {}, [](const Look *marker) { return marker->center.x(); });
    std::vector<Look> before;
    for (const Look *marker : markers)
        before.push_back(*marker);
    // A group may become broader than it was, and reach the next one.
    for (qreal close = 0; close < track.width(); close += extentOf(before.front()).width()) {
        for (std::size_t nth = 0; nth < markers.size(); ++nth)
            *markers[nth] = before[nth];
        placeInGroups(markers, track, close);
        if (!isAnyCovered(markers))
            return;
    }
}

} // namespace waystone::milestones

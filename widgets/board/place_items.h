#pragma once

#include "board/place_halos.h"

#include <QGraphicsScene>

#include <functional>
#include <map>
#include <optional>
#include <vector>

namespace waystone {

/// The places of a layout on a scene, with their marks.
class PlaceItems {
public:
    explicit PlaceItems(QGraphicsScene &scene);

    /// An item for every place that the layout shows, with these marks.
    void arrange(const BoardLayout &layout, const Theme &theme, const std::function<Marks(Place)> &marks);
    void clear();

    /// All its marks but the hovered and the focused one.
    void setMarks(Place place, Marks marks);
    /// The one place, if any, that bears the hovered or the focused mark.
    void point(Mark mark, std::optional<Place> place);
    void setTheme(const Theme &theme);

    [[nodiscard]] Marks marks(Place place) const;
    [[nodiscard]] std::vector<Place> marked(Mark mark) const;
    /// Whether the present arrangement has the place.
    [[nodiscard]] bool isShown(Place place) const;
    /// The place that a pointer at this point means: of those within reach a target first.
    [[nodiscard]] std::optional<Place> at(QPointF point) const;

    [[nodiscard]] const std::map<Place, PlaceItem *> &items() const { return items_; }

private:
    [[nodiscard]] PlaceItem *itemAt(Place place) const;
    [[nodiscard]] Marks pointed(Place place) const;

    QGraphicsScene &scene_;
    std::map<Place, PlaceItem *> items_;
    PlaceHalos *halos_; ///< the scene's
    std::map<Mark, Place> pointed_;
};

} // namespace waystone

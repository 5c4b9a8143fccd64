#pragma once

#include "core/place.h"

#include <QCoreApplication>
#include <QString>

namespace waystone {

/// A layout that tells how its places lie together, for whoever cannot see it: areas by name, and rows where it has some.
class PlaceAreas {
    Q_DECLARE_TR_FUNCTIONS(PlaceAreas)

public:
    virtual ~PlaceAreas() = default;
    /// What is called by one name and lies together, of all that the same owner has in the area of a place.
    [[nodiscard]] virtual int areaPart(Place) const { return 0; }
    /// "Corners", "Goods (Anna)": of the area that the place is in.
    [[nodiscard]] virtual QString areaTitle(Place place) const = 0;
    /// Whether it is read row by row; otherwise it is one list.
    [[nodiscard]] virtual bool hasRows(Place place) const = 0;

protected:
    [[nodiscard]] static QString owned(const QString &title, const QString &owner)
    {
        return tr("%1 (%2)", "an area of the board, the player whose it is").arg(title, owner);
    }
};

} // namespace waystone

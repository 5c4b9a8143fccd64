#include "editor/position/edit_board.h"

#include <algorithm>

// From what shows on the board to the field in which it is set.

namespace waystone {

void EditBoard::wantFieldAt(Place place)
{
    const std::vector<Field> fields = document_.editing().fields(document_.setup());
    auto field = std::ranges::find(fields, place, &Field::place);
    if (field == fields.end())
        field = std::ranges::find_if(fields, [place](const Field &each) {
            return each.place.area == place.area && each.place.owner == place.owner;
        });
    if (field != fields.end())
        emit fieldWanted(field->key);
}

void EditBoard::wantFieldAt(QPointF point)
{
    const auto isThere = [point](const Look &look) {
        return QRectF(look.center - QPointF(look.size.width(), look.size.height()) / 2, look.size)
            .contains(point);
    };
    const std::vector<Field> fields = document_.editing().fields(document_.setup());
    for (const Tally &tally : document_.game().tallies(document_.setup())) {
        const auto field = std::ranges::find_if(fields, [&tally](const Field &each) {
            return each.key.owner == tally.owner && each.key.id == tally.what;
        });
        if (field != fields.end() && std::ranges::any_of(scene_.layout()->tallyLooks(tally), isThere))
            emit fieldWanted(field->key);
    }
}

} // namespace waystone

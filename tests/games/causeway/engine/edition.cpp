#include "causeway/engine/edition.h"

#include "core/edition/edition_file.h"

#include <algorithm>

namespace waystone::causeway {

namespace {

constexpr int mostPoints = 9;

class EditionReader {
public:
    explicit EditionReader(EditionFile &file) : file_(file) {}

    Edition read()
    {
        Edition edition;
        edition.info = readEditionInfo(file_.whole(), "causeway");
        JsonReader row = file_.group("row");
        JsonReader spots = row["spots"];
        for (JsonReader &spot : spots.array(2, mostSpots))
            edition.row.push_back(read(spot));
        if (!spots.isAbsent() && std::ranges::none_of(edition.row, &Spot::isStone))
            spots.problem("edition.no-stone");
        row.rejectUnknownKeys();
        JsonReader pairs = file_.group("pairs");
        edition.pairPoints = number(pairs, "points", 0, mostPoints);
        pairs.rejectUnknownKeys();
        return edition;
    }

private:
    static Spot read(JsonReader &spot)
    {
        Spot result;
        if (std::optional<JsonReader> colour = spot.optional("stone")) {
            result.isStone = true;
            result.colour = static_cast<Colour>(colour->oneOf(colourNames));
            result.points = number(spot, "points", 0, mostPoints);
        }
        spot.rejectUnknownKeys();
        return result;
    }

    EditionFile &file_;
};

} // namespace

Result<Edition> readEdition(std::string_view text)
{
    return readEditionText<Edition, EditionReader>(text);
}

} // namespace waystone::causeway

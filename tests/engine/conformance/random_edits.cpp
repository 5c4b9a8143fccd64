#include "conformance/random_edits.h"

#include <cassert>

namespace waystone::test {

namespace {

std::size_t index(std::size_t size, Rng &rng)
{
    return rng.below(static_cast<std::uint32_t>(size));
}

/// A place among all that takes what is asked about; nowhere if a few dozen tries find none.
template <class Accepts>
std::optional<Place> placeFor(const std::vector<Place> &places, Rng &rng, const Accepts &accepts)
{
    for (int tries = 0; tries < 40; ++tries)
        if (const Place place = places[index(places.size(), rng)]; accepts(place))
            return place;
    return std::nullopt;
}

std::optional<Edit> randomPut(const Game &game, const AnySetup &setup, int seats, Rng &rng)
{
    const Editing &editing = game.editing();
    const std::vector<PaletteEntry> palette = editing.palette(setup);
    if (palette.empty())
        return std::nullopt;
    const PaletteEntry &entry = palette[index(palette.size(), rng)];
    if (entry.left == 0)
        return std::nullopt;
    const auto place = placeFor(game.places(seats), rng,
                                [&](Place where) { return editing.accepts(setup, where, entry.piece); });
    if (!place)
        return std::nullopt;
    Edit edit;
    edit.piece = entry.piece;
    edit.where = *place;
    return edit;
}

std::optional<Edit> randomLift(const Game &game, const AnySetup &setup, int seats, Rng &rng)
{
    const Editing &editing = game.editing();
    const std::vector<Piece> pieces = editing.pieces(setup);
    if (pieces.empty())
        return std::nullopt;
    Edit edit;
    edit.kind = Edit::Kind::remove;
    edit.lying = pieces[index(pieces.size(), rng)];
    if (rng.below(2) == 0)
        return edit;
    const auto place = placeFor(game.places(seats), rng, [&](Place where) {
        return editing.move(setup, edit.lying, where).has_value();
    });
    if (!place)
        return std::nullopt;
    edit.kind = Edit::Kind::move;
    edit.where = *place;
    return edit;
}

std::optional<Edit> randomSet(const Game &game, const AnySetup &setup, Rng &rng)
{
    const std::vector<Field> fields = game.editing().fields(setup);
    if (fields.empty())
        return std::nullopt;
    const Field &field = fields[index(fields.size(), rng)];
    Edit edit;
    edit.kind = Edit::Kind::set;
    edit.key = field.key;
    edit.value = field.minimum +
                 static_cast<int>(rng.below(static_cast<std::uint32_t>(field.maximum - field.minimum + 1)));
    return edit;
}

std::optional<Edit> randomFix(const Game &game, const AnySetup &setup, Rng &rng)
{
    const std::vector<Finding> findings = game.editing().problems(setup);
    if (findings.empty())
        return std::nullopt;
    Edit edit;
    edit.kind = Edit::Kind::fix;
    edit.problem = index(findings.size(), rng);
    const std::size_t fixes = findings[edit.problem].fixes.size();
    if (fixes == 0)
        return std::nullopt;
    edit.fix = index(fixes, rng);
    return edit;
}

} // namespace

AnySetup after(const Game &game, const AnySetup &setup, const Edit &edit)
{
    const Editing &editing = game.editing();
    switch (edit.kind) {
    case Edit::Kind::put:
        return editing.put(setup, edit.where, edit.piece);
    case Edit::Kind::remove:
        return editing.remove(setup, edit.lying);
    case Edit::Kind::move:
        return editing.move(setup, edit.lying, edit.where).value();
    case Edit::Kind::set:
        return editing.set(setup, edit.key, edit.value);
    case Edit::Kind::fix:
        return editing.problems(setup)[edit.problem].fixes[edit.fix].setup;
    case Edit::Kind::fill:
        break;
    }
    Rng rng(edit.seed);
    return editing.fill(setup, rng);
}

std::optional<Edit> randomEdit(const Game &game, const AnySetup &setup, int seats, Rng &rng)
{
    const std::uint32_t kind = rng.below(24);
    if (kind < 9)
        return randomPut(game, setup, seats, rng);
    if (kind < 16)
        return randomLift(game, setup, seats, rng);
    if (kind < 22)
        return randomSet(game, setup, rng);
    if (kind == 22)
        return randomFix(game, setup, rng);
    Edit edit;
    edit.kind = Edit::Kind::fill;
    edit.seed = rng.next();
    return edit;
}

AnySetup edited(const Game &game, AnySetup setup, int seats, int gestures, Rng &rng)
{
    for (int gesture = 0; gesture < gestures; ++gesture)
        if (const std::optional<Edit> edit = randomEdit(game, setup, seats, rng))
            setup = after(game, setup, *edit);
    return setup;
}

} // namespace waystone::test

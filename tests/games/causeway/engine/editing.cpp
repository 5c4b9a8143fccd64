#include "causeway/engine/codes.h"
#include "causeway/engine/rules.h"

#include "core/draw.h"

#include <algorithm>

namespace waystone::causeway {

std::span<const std::string_view> Causeway::editingTerms()
{
    static constexpr std::array<std::string_view, 2> terms{field::game, field::turn};
    return terms;
}

std::span<const std::string_view> Causeway::fixCodes()
{
    static constexpr std::array<std::string_view, 5> codes{fix::clear, fix::takeAway, fix::putBack,
                                                           fix::giveTurn, fix::evenOut};
    return codes;
}

std::vector<PaletteEntry> Causeway::palette(const Setup &setup) const
{
    std::vector<PaletteEntry> palette;
    for (Seat seat = 0; seat < players; ++seat)
        palette.push_back({{term::flag, {}, seat, 0}, std::nullopt, {{0, {}, term::flag, {}, seat, 0, 0}}});
    for (const Tally &left : tallies(setup))
        if (left.owner == nobody)
            palette.push_back({{term::card, left.what, nobody, 0},
                               left.amount,
                               {{0, {}, term::card, left.what, nobody, 0, 0}}});
    return palette;
}

std::optional<EditPiece> Causeway::taken(const Setup &, const Piece &lying) const
{
    return EditPiece{lying.kind, lying.variant, lying.owner, 0};
}

bool Causeway::accepts(const Setup &, Place where, const EditPiece &piece) const
{
    if (piece.kind == term::flag)
        return where.area == stoneArea && where.index < spots() && piece.owner < players;
    return where.area == cardArea && std::ranges::find(colourNames, piece.variant) != colourNames.end();
}

Setup Causeway::put(const Setup &setup, Place where, const EditPiece &piece) const
{
    Setup changed = setup;
    if (!accepts(setup, where, piece))
        return changed;
    if (piece.kind == term::flag)
        changed.flags[where.index] = static_cast<std::uint8_t>(piece.owner + 1);
    else
        changed.card = static_cast<std::uint8_t>(
            1 + (std::ranges::find(colourNames, piece.variant) - colourNames.begin()));
    return changed;
}

Setup Causeway::remove(const Setup &setup, const Piece &lying) const
{
    Setup changed = setup;
    if (lying.kind == term::card)
        changed.card = 0;
    else if (lying.place.index < spots())
        changed.flags[lying.place.index] = 0;
    return changed;
}

std::vector<Field> Causeway::fields(const Setup &setup) const
{
    return {{{field::game, field::turn}, Field::Kind::seat, setup.turn, 0, players - 1, {}, {}, {}}};
}

Setup Causeway::set(const Setup &setup, const FieldKey &key, int value) const
{
    Setup changed = setup;
    if (key == FieldKey{field::game, field::turn} && value >= 0 && value < players)
        changed.turn = static_cast<Seat>(value);
    return changed;
}

Setup Causeway::fill(const Setup &setup, Rng &rng) const
{
    Setup filled = setup;
    if (from(filled) && actors(filled).isChance()) {
        OutcomeList drawable;
        outcomes(filled, drawable);
        apply(filled, chanceSeat, drawn(drawable, rng), nullptr);
    }
    return filled;
}

} // namespace waystone::causeway

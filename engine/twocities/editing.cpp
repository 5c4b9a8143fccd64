#include "twocities/rules.h"
#include "twocities/soundness.h"

/// Not written yet: a position of this game can be looked at and checked, but nothing of it be edited.
namespace waystone::twocities {

std::span<const std::string_view> BetweenTwoCities::editingTerms()
{
    return {};
}

std::span<const std::string_view> BetweenTwoCities::fixCodes()
{
    return {};
}

Setup BetweenTwoCities::empty(int seats) const
{
    return start(seats, 0);
}

std::vector<PaletteEntry> BetweenTwoCities::palette(const Setup &) const
{
    return {};
}

std::vector<Piece> BetweenTwoCities::pieces(const Setup &setup) const
{
    const Result<State> state = from(setup);
    return state ? pieces(view(*state, nobody)) : std::vector<Piece>{};
}

std::optional<EditPiece> BetweenTwoCities::taken(const Setup &, const Piece &) const
{
    return std::nullopt;
}

bool BetweenTwoCities::accepts(const Setup &, Place, const EditPiece &) const
{
    return false;
}

Setup BetweenTwoCities::put(const Setup &setup, Place, const EditPiece &) const
{
    return setup;
}

Setup BetweenTwoCities::remove(const Setup &setup, const Piece &) const
{
    return setup;
}

std::vector<Field> BetweenTwoCities::fields(const Setup &) const
{
    return {};
}

Setup BetweenTwoCities::set(const Setup &setup, const FieldKey &, int) const
{
    return setup;
}

std::vector<FindingOf<Setup>> BetweenTwoCities::problems(const Setup &setup) const
{
    std::vector<FindingOf<Setup>> findings;
    for (Problem &problem : checkSetup(*this, setup))
        findings.push_back({std::move(problem), {}});
    return findings;
}

Setup BetweenTwoCities::fill(const Setup &setup, Rng &) const
{
    return setup;
}

} // namespace waystone::twocities

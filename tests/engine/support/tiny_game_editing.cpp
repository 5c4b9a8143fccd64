#include "core/repair.h"
#include "support/tiny_game.h"

#include <algorithm>

namespace waystone::test {

namespace {

constexpr int mostPoints = 2 * TinyGame::cards;

bool isSeat(const TinyGame::Setup &setup, int seat)
{
    return seat < setup.seats && seat < maxSeats;
}

} // namespace

std::span<const std::string_view> TinyGame::editingTerms()
{
    static constexpr std::array<std::string_view, 4> terms{"game", "round", "over", "cards"};
    return terms;
}

std::span<const std::string_view> TinyGame::fixCodes()
{
    static constexpr std::array<std::string_view, 1> codes{"make-possible"};
    return codes;
}

TinyGame::Setup TinyGame::empty(int seats) const
{
    return start(seats, 0);
}

std::vector<PaletteEntry> TinyGame::palette(const Setup &setup) const
{
    std::vector<PaletteEntry> palette;
    for (Seat seat = 0; isSeat(setup, seat); ++seat)
        for (std::int16_t amount = 0; amount <= cards; ++amount)
            palette.push_back(
                {{"bid", {}, seat, amount}, setup.bid[seat] == 0 ? 1 : 0, {{0, {}, "bid", {}, seat, 0, 0}}});
    return palette;
}

std::vector<Piece> TinyGame::pieces(const Setup &setup) const
{
    Setup shown = setup;
    shown.seats = std::min<std::uint8_t>(setup.seats, maxSeats);
    for (std::uint8_t &bid : shown.bid)
        if (bid > cards + 1)
            bid = 0;
    return pieces(View{shown, nobody});
}

std::optional<EditPiece> TinyGame::taken(const Setup &, const Piece &lying) const
{
    return EditPiece{"bid", {}, lying.owner, static_cast<std::int16_t>(lying.place.index)};
}

bool TinyGame::accepts(const Setup &setup, Place where, const EditPiece &piece) const
{
    return where.area == bidBox && isSeat(setup, where.owner) && where.owner == piece.owner &&
           where.index == piece.which && where.index <= cards;
}

TinyGame::Setup TinyGame::put(const Setup &setup, Place where, const EditPiece &piece) const
{
    Setup changed = setup;
    if (accepts(setup, where, piece))
        changed.bid[where.owner] = static_cast<std::uint8_t>(where.index + 1);
    return changed;
}

TinyGame::Setup TinyGame::remove(const Setup &setup, const Piece &lying) const
{
    Setup changed = setup;
    if (isSeat(setup, lying.owner))
        changed.bid[lying.owner] = 0;
    return changed;
}

std::vector<Field> TinyGame::fields(const Setup &setup) const
{
    std::vector<Field> fields{
        {{"game", "round"}, Field::Kind::number, setup.round, 0, rounds - 1, {}, {}, {}},
        {{"game", "over"}, Field::Kind::flag, setup.isOver, 0, 1, {}, {}, {}}};
    for (Seat seat = 0; isSeat(setup, seat); ++seat) {
        fields.push_back(
            {{"cards", "card", seat}, Field::Kind::number, setup.card[seat], 0, cards, {}, {}, {}});
        fields.push_back(
            {{"points", "points", seat}, Field::Kind::number, setup.points[seat], 0, mostPoints, {}, {}, {}});
    }
    return fields;
}

TinyGame::Setup TinyGame::set(const Setup &setup, const FieldKey &key, int value) const
{
    Setup changed = setup;
    const std::vector<Field> known = fields(setup);
    const auto field = std::ranges::find(known, key, &Field::key);
    if (field == known.end() || value < field->minimum || value > field->maximum)
        return changed;
    const auto byte = static_cast<std::uint8_t>(value);
    if (key.id == "round")
        changed.round = byte;
    else if (key.id == "over")
        changed.isOver = byte;
    else if (key.id == "card")
        changed.card[key.owner] = byte;
    else
        changed.points[key.owner] = byte;
    return changed;
}

std::vector<FindingOf<TinyGame::Setup>> TinyGame::problems(const Setup &setup) const
{
    return withFixes(
        setup, problemCodes(),
        [this](const Setup &any) {
            const Result<State> state = from(any);
            return state ? Problems{} : state.problems();
        },
        [](const Setup &any, const Problem &) {
            Proposals<Setup> proposals(any);
            proposals.add("make-possible", {}, [](Setup &changed) {
                changed.seats = std::clamp<std::uint8_t>(changed.seats, 2, maxSeats);
                changed.round = std::min<std::uint8_t>(changed.round, rounds - 1);
                for (std::uint8_t &card : changed.card)
                    card = std::min<std::uint8_t>(card, cards);
                for (std::uint8_t &bid : changed.bid)
                    bid = std::min<std::uint8_t>(bid, cards + 1);
            });
            return proposals.take();
        });
}

/// Deals the cards that are missing.
TinyGame::Setup TinyGame::fill(const Setup &setup, Rng &rng) const
{
    Setup filled = setup;
    OutcomeList dealt;
    while (from(filled) && actors(filled).isChance()) {
        outcomes(filled, dealt);
        if (dealt.empty())
            break;
        apply(filled, chanceSeat, dealt[rng.below(static_cast<std::uint32_t>(dealt.size()))].action, nullptr);
    }
    return filled;
}

} // namespace waystone::test

#pragma once

#include "core/message.h"
#include "core/piece.h"
#include "core/position.h"
#include "core/problem.h"
#include "core/rng.h"

#include <compare>
#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace waystone {

/// Something that can be put on the table, before it has a place.
struct EditPiece {
    std::string_view kind; ///< as in Piece, or a whole of which pieces show parts ("tile"); static storage
    std::string_view variant = {}; ///< may be empty; static storage
    Seat owner = nobody;
    std::int16_t which = 0; ///< tells those of one kind, variant and owner apart that are not alike

    friend constexpr auto operator<=>(const EditPiece &, const EditPiece &) = default;
};

/// One compartment of the palette.
struct PaletteEntry {
    EditPiece piece;
    std::optional<int> left; ///< in the supply, 0 or more; nothing if there is no end to them
    std::vector<Piece> look; ///< what is seen of it once it lies; their places are nowhere

    friend bool operator==(const PaletteEntry &, const PaletteEntry &) = default;
};

/// Names a field. All words are terms of the game or of its editing, in static storage.
struct FieldKey {
    std::string_view group; ///< the heading under which an inspector shows it
    std::string_view id;
    Seat owner = nobody;
    std::uint16_t which = 0; ///< tells fields of one group, id and owner apart

    friend constexpr auto operator<=>(const FieldKey &, const FieldKey &) = default;
};

/// One of the values of a field: a term, and what more its words need.
struct FieldOption {
    std::string_view term; ///< static storage
    std::vector<Argument> arguments;

    friend bool operator==(const FieldOption &, const FieldOption &) = default;
};

/// What a position holds beside its pieces: goods, points, whose turn it is.
struct Field {
    enum class Kind {
        number,
        choice, ///< the value is an index into `options`
        flag,   ///< 0 or 1
        seat,   ///< noSeat where it may be nobody
    };
    static constexpr int noSeat = -1;

    FieldKey key;
    Kind kind = Kind::number;
    int value = 0; ///< may lie outside the range in a position that came from a file
    int minimum = 0;
    int maximum = 0; ///< inclusive
    std::vector<FieldOption> options;
    std::vector<Argument> arguments; ///< what its name needs beside the words of its key
    Place place;                     ///< where it shows on the table; may be nowhere

    friend bool operator==(const Field &, const Field &) = default;
};

/// A way to mend a problem: what it does, and the position it leads to.
template <class Setup>
struct FixOf {
    Message name;
    Setup setup;
};

/// Something that is wrong with a position, and what may be done about it.
template <class Setup>
struct FindingOf {
    Problem problem;
    std::vector<FixOf<Setup>> fixes; ///< the nearest one first; may be empty
};

using Fix = FixOf<AnySetup>;
using Finding = FindingOf<AnySetup>;

/// What the editor needs of a game: everything is a pure function over any Setup, sensible or not, even one that speaks
/// of things which do not exist. One gesture is one new setup; undo is the older one.
///
/// Contracts beyond the signatures
/// - empty() is a table with nothing on it that a player or chance puts there; fill() makes it playable.
/// - palette() lists the same pieces in the same order for every setup of as many seats.
/// - pieces() shows everything, as pieces(View) does to somebody who may see all: for setup(s) of a state s in which
///   nothing is hidden from a watcher, both are equal. What refers to nothing is left out.
/// - taken() is what somebody holds who lifts a piece; nothing if it cannot be lifted.
/// - accepts() tells whether a piece can lie there at all, not whether the rules like it. The supply is the caller's
///   affair: a piece that is moved need not be in it.
/// - put() wants a place that accepts the piece. What lay there and cannot stay goes back to the supply. Of pieces of
///   which there is one, like a pawn, the one there is goes there.
/// - remove() takes away the whole of which the piece is a part; what cannot be away, like a pawn, stays.
/// - set() wants a key of fields() and a value from its minimum to its maximum; anything else changes nothing. After
///   it the field holds the value, or there is no such field any more. Others may follow.
/// - problems() lists what from() would, and the unusual. Every fix lowers the number of problems of that code, and
///   brings about none of a graver severity than the one it mends.
/// - fill() puts at random what chance and the set-up have to put there. It takes nothing away and changes nothing that
///   is there; what it makes of one setup and generator is always the same.
/// - editingTerms() are the words used here that are not among terms(); fixCodes() are the codes of the fixes. Both are
///   complete.
template <class R>
concept Editable = requires(const R &rules, const typename R::Setup &setup, int seats, Place where,
                            const EditPiece &piece, const Piece &lying, const FieldKey &key, int value,
                            Rng &rng)
{
    {
        R::editingTerms()
        } -> std::same_as<std::span<const std::string_view>>;
    {
        R::fixCodes()
        } -> std::same_as<std::span<const std::string_view>>;
    {
        rules.empty(seats)
        } -> std::same_as<typename R::Setup>;
    {
        rules.palette(setup)
        } -> std::same_as<std::vector<PaletteEntry>>;
    {
        rules.pieces(setup)
        } -> std::same_as<std::vector<Piece>>;
    {
        rules.taken(setup, lying)
        } -> std::same_as<std::optional<EditPiece>>;
    {
        rules.accepts(setup, where, piece)
        } -> std::same_as<bool>;
    {
        rules.put(setup, where, piece)
        } -> std::same_as<typename R::Setup>;
    {
        rules.remove(setup, lying)
        } -> std::same_as<typename R::Setup>;
    {
        rules.fields(setup)
        } -> std::same_as<std::vector<Field>>;
    {
        rules.set(setup, key, value)
        } -> std::same_as<typename R::Setup>;
    {
        rules.problems(setup)
        } -> std::same_as<std::vector<FindingOf<typename R::Setup>>>;
    {
        rules.fill(setup, rng)
        } -> std::same_as<typename R::Setup>;
};

/// The setup in which a piece lies elsewhere; nothing if it cannot be lifted or the place does not take it.
template <Editable R>
[[nodiscard]] std::optional<typename R::Setup> moved(const R &rules, const typename R::Setup &setup,
                                                     const Piece &lying, Place to)
{
    const std::optional<EditPiece> piece = rules.taken(setup, lying);
    if (!piece)
        return std::nullopt;
    const typename R::Setup without = rules.remove(setup, lying);
    if (!rules.accepts(without, to, *piece))
        return std::nullopt;
    return rules.put(without, to, *piece);
}

/// The editing of a Game, without its types. Every function is the one of the concept Editable, whose contracts hold
/// here too. A setup may only be handed to the game that made it.
class Editing {
public:
    virtual ~Editing() = default;

    [[nodiscard]] virtual std::span<const std::string_view> editingTerms() const = 0;
    [[nodiscard]] virtual std::span<const std::string_view> fixCodes() const = 0;
    [[nodiscard]] virtual AnySetup empty(int seats) const = 0;
    [[nodiscard]] virtual std::vector<PaletteEntry> palette(const AnySetup &setup) const = 0;
    [[nodiscard]] virtual std::vector<Piece> pieces(const AnySetup &setup) const = 0;
    [[nodiscard]] virtual std::optional<EditPiece> taken(const AnySetup &setup, const Piece &lying) const = 0;
    [[nodiscard]] virtual bool accepts(const AnySetup &setup, Place where, const EditPiece &piece) const = 0;
    [[nodiscard]] virtual AnySetup put(const AnySetup &setup, Place where, const EditPiece &piece) const = 0;
    [[nodiscard]] virtual AnySetup remove(const AnySetup &setup, const Piece &lying) const = 0;
    [[nodiscard]] virtual std::optional<AnySetup> move(const AnySetup &setup, const Piece &lying,
                                                       Place to) const = 0;
    [[nodiscard]] virtual std::vector<Field> fields(const AnySetup &setup) const = 0;
    [[nodiscard]] virtual AnySetup set(const AnySetup &setup, const FieldKey &key, int value) const = 0;
    [[nodiscard]] virtual std::vector<Finding> problems(const AnySetup &setup) const = 0;
    [[nodiscard]] virtual AnySetup fill(const AnySetup &setup, Rng &rng) const = 0;

protected:
    Editing() = default;
    Editing(const Editing &) = default;
    Editing &operator=(const Editing &) = default;
};

/// The rules outlive it.
template <Editable R>
class EditingOf final : public Editing {
public:
    explicit EditingOf(const R &rules) : rules_(rules) {}

    [[nodiscard]] std::span<const std::string_view> editingTerms() const override
    {
        return R::editingTerms();
    }
    [[nodiscard]] std::span<const std::string_view> fixCodes() const override { return R::fixCodes(); }
    [[nodiscard]] AnySetup empty(int seats) const override { return AnySetup::of(rules_.empty(seats)); }
    [[nodiscard]] std::vector<PaletteEntry> palette(const AnySetup &setup) const override
    {
        return rules_.palette(setup.as<Setup>());
    }
    [[nodiscard]] std::vector<Piece> pieces(const AnySetup &setup) const override
    {
        return rules_.pieces(setup.as<Setup>());
    }
    [[nodiscard]] std::optional<EditPiece> taken(const AnySetup &setup, const Piece &lying) const override
    {
        return rules_.taken(setup.as<Setup>(), lying);
    }
    [[nodiscard]] bool accepts(const AnySetup &setup, Place where, const EditPiece &piece) const override
    {
        return rules_.accepts(setup.as<Setup>(), where, piece);
    }
    [[nodiscard]] AnySetup put(const AnySetup &setup, Place where, const EditPiece &piece) const override
    {
        return AnySetup::of(rules_.put(setup.as<Setup>(), where, piece));
    }
    [[nodiscard]] AnySetup remove(const AnySetup &setup, const Piece &lying) const override
    {
        return AnySetup::of(rules_.remove(setup.as<Setup>(), lying));
    }
    [[nodiscard]] std::optional<AnySetup> move(const AnySetup &setup, const Piece &lying,
                                               Place to) const override
    {
        std::optional<Setup> result = moved(rules_, setup.as<Setup>(), lying, to);
        if (!result)
            return std::nullopt;
        return AnySetup::of(*std::move(result));
    }
    [[nodiscard]] std::vector<Field> fields(const AnySetup &setup) const override
    {
        return rules_.fields(setup.as<Setup>());
    }
    [[nodiscard]] AnySetup set(const AnySetup &setup, const FieldKey &key, int value) const override
    {
        return AnySetup::of(rules_.set(setup.as<Setup>(), key, value));
    }
    [[nodiscard]] std::vector<Finding> problems(const AnySetup &setup) const override
    {
        std::vector<Finding> findings;
        for (FindingOf<Setup> &found : rules_.problems(setup.as<Setup>())) {
            Finding &finding = findings.emplace_back(Finding{std::move(found.problem), {}});
            for (FixOf<Setup> &fix : found.fixes)
                finding.fixes.push_back({std::move(fix.name), AnySetup::of(std::move(fix.setup))});
        }
        return findings;
    }
    [[nodiscard]] AnySetup fill(const AnySetup &setup, Rng &rng) const override
    {
        return AnySetup::of(rules_.fill(setup.as<Setup>(), rng));
    }

private:
    using Setup = typename R::Setup;

    const R &rules_;
};

} // namespace waystone

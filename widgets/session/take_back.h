#pragma once

#include "core/session.h"
#include "session/play_mode.h"

#include <optional>
#include <variant>

namespace waystone {

/// How far play may be taken back at a table, and in which steps: one takes back what a person chose, with the chance,
/// the forced actions and those of computer players that followed it.
/// Refers to what it is made of; for use at once.
class TakeBack {
public:
    TakeBack(const Session &session, const Table &table, const PlayMode &mode)
        : session_(session), table_(table), mode_(mode)
    {}

    /// Where a step leads, or what stops it.
    [[nodiscard]] std::variant<PlyId, TakeBackStop> target() const;
    /// The ply that a step takes back with all that followed it; only if nothing stops it.
    [[nodiscard]] PlyId undonePly() const;
    /// The last choice of a person, if it was hidden from the others and nothing but hidden choices followed it.
    [[nodiscard]] std::optional<PlyId> lastSecret() const;
    /// The start of the turn where a person acts, as far back as the stops allow.
    [[nodiscard]] std::optional<PlyId> turnTarget() const;
    /// Whether it was played without a person's wanting it: forced, or by the computer while persons play too.
    [[nodiscard]] bool isAutomatic(PlyId ply) const;

private:
    /// Why play may not be taken back over the ply; in study, and over a secret that is open to all, nothing stops it.
    [[nodiscard]] TakeBackStop stopAt(PlyId ply) const;
    [[nodiscard]] bool isPerson(Seat seat) const;
    [[nodiscard]] bool hasPersons() const;
    /// Whether a person may act there, or there are none at the table.
    [[nodiscard]] bool isForPersons(PlyId ply) const;

    const Session &session_;
    const Table &table_;
    const PlayMode &mode_;
};

} // namespace waystone

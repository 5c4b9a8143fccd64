#pragma once

#include "core/game_kind.h"

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace waystone {

/// The games that a program knows, in the order in which they are shown.
class Registry {
public:
    explicit Registry(std::vector<GameKind> kinds = {});

    /// What kinds() and find() gave before is no longer valid.
    void add(GameKind kind) { kinds_.push_back(std::move(kind)); }

    [[nodiscard]] std::span<const GameKind> kinds() const { return kinds_; }
    /// Null if there is no such game.
    [[nodiscard]] const GameKind *find(std::string_view id) const;

    /// Ids of the editions that come with this game, the default one first.
    [[nodiscard]] std::vector<std::string> editions(const GameKind &kind) const;

    /// The game with one of the editions that come with it; an empty id means the default one.
    /// Problems: "game.unknown-edition", or what `make` found.
    [[nodiscard]] Result<std::shared_ptr<const Game>> make(const GameKind &kind, std::string_view edition,
                                                           const OptionChoice &choice) const;

private:
    std::vector<GameKind> kinds_;
};

} // namespace waystone

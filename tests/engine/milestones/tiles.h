#pragma once

#include "milestones/positions/setup.h"
#include "milestones/rules/edition.h"

#include <string_view>
#include <vector>

namespace waystone::milestones::test {

/// "Q5": the quarryman with the 5.
[[nodiscard]] Worker workerNamed(std::string_view text);

/// The worker tiles of an edition that a layout has not used yet.
class TileBox {
public:
    explicit TileBox(const Edition &edition);

    void use(int tile);
    /// Some tile that is left.
    std::uint8_t any();
    [[nodiscard]] int left() const;

    /// Finds tiles for the workers that are to show on the boards of all seats, with tiles under the cover
    /// tiles, and so many buried ones that everybody has two. A seat without a wish gets two tiles side by
    /// side.
    void lay(const std::vector<std::vector<std::string_view>> &wishes, std::vector<SetupPlayer> &seats);

    /// Puts some tile that is left under two spaces where something lies.
    void bury(SetupPlayer &player);

private:
    using Wishes = std::vector<std::vector<std::string_view>>;

    bool layFrom(const Wishes &wishes, std::vector<SetupPlayer> &seats, std::size_t seat, std::size_t index);
    bool layOne(const Wishes &wishes, std::vector<SetupPlayer> &seats, std::size_t seat, std::size_t index,
                int half);
    void fillUnderCovers(SetupPlayer &player);
    void buryAt(SetupPlayer &player, std::size_t index);

    const Edition &edition_;
    std::vector<bool> used_;
};

} // namespace waystone::milestones::test

#include "milestones/positions/position_check.h"
#include "milestones/positions/setup_edit.h"

#include <algorithm>

namespace waystone::milestones {

namespace {

/// Puts on the table what the set-up and chance put there (readings: Milestones, Setup).
class Filler {
public:
    Filler(const Edition &edition, Setup &setup, Rng &rng)
        : edition_(edition), setup_(setup), rng_(rng), pile_(edit::pileOf(edition, setup))
    {}

    void fill()
    {
        if (setup_.streets.empty() && setup_.houses.empty())
            bushes();
        if (setup_.phase == Phase::draft) {
            int chosen = 0;
            for (const SetupPlayer &player : setup_.seats)
                chosen += tilesOn(player);
            row(setup_.startingTiles, edition_.startingTiles[setup_.players],
                edition_.startingTiles[setup_.players] - chosen);
        } else {
            for (SetupPlayer &player : setup_.seats)
                startingTilesOf(player);
            const int leftOver = edition_.startingTiles[setup_.players] - 2 * setup_.players;
            while (static_cast<int>(setup_.box.size()) < leftOver && !pile_.empty())
                setup_.box.push_back(draw());
            std::ranges::sort(setup_.box);
        }
        // A refill goes on in play: chance turns up the tile that is missing.
        row(setup_.display, edition_.display, edition_.display - (setup_.phase == Phase::refill ? 1 : 0));
    }

private:
    std::uint8_t draw()
    {
        const auto at = pile_.begin() + rng_.below(static_cast<std::uint32_t>(pile_.size()));
        const std::uint8_t tile = *at;
        pile_.erase(at);
        return tile;
    }

    static int tilesOn(const SetupPlayer &player)
    {
        std::vector<bool> tiles(maxTiles + 1);
        for (const std::uint8_t shown : player.spaces)
            if (space::isWorker(shown))
                tiles[static_cast<std::size_t>(space::tile(shown))] = true;
        return static_cast<int>(std::ranges::count(tiles, true) + std::ssize(player.buried));
    }

    void row(std::vector<std::uint8_t> &slots, int size, int wanted)
    {
        slots.resize(std::max(slots.size(), static_cast<std::size_t>(size)), none);
        auto lying = std::ranges::count_if(slots, [](int tile) { return tile != none; });
        for (std::uint8_t &slot : slots)
            if (slot == none && lying < wanted && !pile_.empty()) {
                slot = draw();
                ++lying;
            }
    }

    void bushes()
    {
        setup_.bonusOn.resize(std::max(setup_.bonusOn.size(), edition_.board.bushes.size()));
        const std::array<int, goodKinds> used = edit::bonusTilesUsed(edition_, setup_);
        std::vector<std::uint8_t> left;
        for (std::size_t kind = 0; kind < goodKinds; ++kind)
            left.insert(left.end(),
                        static_cast<std::size_t>(std::max(0, edition_.bonusTiles[kind] - used[kind])),
                        static_cast<std::uint8_t>(kind + 1));
        for (std::uint8_t &bush : setup_.bonusOn) {
            if (bush != 0 || left.empty())
                continue;
            const auto at = left.begin() + rng_.below(static_cast<std::uint32_t>(left.size()));
            bush = *at;
            left.erase(at);
        }
    }

    /// Two tiles on empty spaces for every seat that has not got them yet.
    void startingTilesOf(SetupPlayer &player)
    {
        while (tilesOn(player) < 2 && !pile_.empty()) {
            std::vector<int> free;
            for (int left = 1; left < employmentSpaces; ++left)
                if (player.spaces[static_cast<std::size_t>(left) - 1] == space::empty &&
                    player.spaces[static_cast<std::size_t>(left)] == space::empty)
                    free.push_back(left);
            if (free.empty())
                return;
            const int left = free[rng_.below(static_cast<std::uint32_t>(free.size()))];
            edit::layTile(player, draw(), left);
        }
    }

    const Edition &edition_;
    Setup &setup_;
    Rng &rng_;
    std::vector<std::uint8_t> pile_;
};

} // namespace

Setup Milestones::fill(const Setup &setup, Rng &rng) const
{
    Setup filled = setup;
    PositionCheck check(*this, setup);
    check.checkExistence();
    // Before the choice of starting tiles chance turns everything up in play.
    if (check.isSound() && setup.phase >= Phase::draft)
        Filler(edition_, filled, rng).fill();
    return filled;
}

} // namespace waystone::milestones

#pragma once

#include "bots/bot.h"
#include "bots/level.h"
#include "bots/search/more_time.h"

#include <memory>

namespace waystone {

class Searcher;

/// Searches as its level in the game tells, and plays the best that it found; the weaker levels do not tell actions
/// apart that are nearly as good. What it has thought about what comes after its own action is kept.
///
/// The strongest level goes on for as long as it has more time; without any it plays the same on every machine.
class LevelBot final : public Bot {
public:
    explicit LevelBot(Level level, MoreTime moreTime = {});
    ~LevelBot() override;

    [[nodiscard]] std::string_view id() const override
    {
        return levelNames[static_cast<std::size_t>(level_)];
    }
    [[nodiscard]] Action choose(const Game &game, const SeatView &view, Seat seat, Rng &rng,
                                std::stop_token stop) override;

private:
    [[nodiscard]] bool goesOn(const std::stop_token &stop) const;

    Level level_;
    MoreTime moreTime_;
    const Game *game_ = nullptr; ///< that searcher_ is for
    std::unique_ptr<Searcher> searcher_;
};

} // namespace waystone

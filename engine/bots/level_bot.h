#pragma once

#include "bots/bot.h"
#include "bots/level.h"
#include "bots/search/more_time.h"
#include "bots/search/search_task.h"

#include <memory>
#include <vector>

namespace waystone {

class Searcher;

/// Searches as its level in the game tells, and plays the best that it found; the weaker levels do not tell actions
/// apart that are nearly as good. What it has thought about what comes after its own action is kept.
///
/// The strongest level can judge positions by what was learned, where a game has that; then it has an id of its own. It
/// goes on for as long as it has more time, on four processors at most; without any it plays the same on every machine.
class LevelBot final : public Bot {
public:
    explicit LevelBot(Level level, MoreTime moreTime = {}, JudgedBy judgedBy = JudgedBy::hand);
    ~LevelBot() override;

    /// Of the strongest level with a learned judgement.
    static constexpr std::string_view learnedId = "master-2";

    [[nodiscard]] std::string_view id() const override
    {
        return judgedBy_ == JudgedBy::network ? learnedId : levelNames[static_cast<std::size_t>(level_)];
    }
    [[nodiscard]] Action choose(const Game &game, const SeatView &view, Seat seat, Rng &rng,
                                std::stop_token stop) override;

private:
    [[nodiscard]] bool goesOn(const std::stop_token &stop) const;
    /// For as long as there is more time.
    void thinkOn(std::uint32_t atATime, const std::stop_token &stop);

    Level level_;
    MoreTime moreTime_;
    JudgedBy judgedBy_;
    const Game *game_ = nullptr; ///< that searcher_ is for
    /// One, and as many again as may help it while there is more time.
    std::vector<std::unique_ptr<Searcher>> searchers_;
};

} // namespace waystone

#pragma once

#include "advice/hint_ladder.h"
#include "protocol/program_pool.h"
#include "saving/game_file.h"
#include "session/game_controller.h"
#include "session/show_again.h"
#include "thinking/adviser.h"
#include "thinking/analysis_review.h"
#include "thinking/bot_runner.h"

namespace waystone {

/// The game on the table and all who think about it. Nothing of it is seen; what shows it looks at it, and must go
/// before it.
class GameDesk {
public:
    GameDesk(JournalFolder journals, std::function<std::uint64_t()> lots);

    [[nodiscard]] GameController &controller() { return controller_; }
    [[nodiscard]] BotRunner &bots() { return bots_; }
    [[nodiscard]] Adviser &adviser() { return adviser_; }
    [[nodiscard]] AnalysisReview &review() { return review_; }
    [[nodiscard]] ShowAgain &showAgain() { return showAgain_; }
    [[nodiscard]] HintLadder &hints() { return hints_; }
    [[nodiscard]] GameFile &file() { return file_; }
    /// Whether there is a game on the table.
    [[nodiscard]] bool isOpen() const { return file_.isOpen(); }

    /// Whether the game is what the window shows; nobody thinks about it while it is put away.
    void setActive(bool active);
    /// `motion` is how long a piece takes to move, in milliseconds.
    void setPauses(int motion);

    /// Whether every hand may be seen: not while they are secret. Of a game that was played to its end every moment may.
    [[nodiscard]] bool mayShowAll() const;
    /// The one action that ends what is under way, if there is just one: of several none is obvious, so they stay on the
    /// board.
    [[nodiscard]] std::optional<Action> finishAction() const;

private:
    // Each looks at those above it.
    GameController controller_;
    std::shared_ptr<ProgramPool> programs_ = std::make_shared<ProgramPool>(); ///< that hold seats
    BotRunner bots_;
    Adviser adviser_;
    AnalysisReview review_;
    ShowAgain showAgain_;
    GameFile file_;
    HintLadder hints_;
};

} // namespace waystone

#include "desk/game_desk.h"

#include "session/finish.h"
#include "session/forgone.h"
#include "start/table_programs.h"

#include <algorithm>
#include <chrono>

namespace waystone {

GameDesk::GameDesk(JournalFolder journals, std::function<std::uint64_t()> lots)
    : bots_(controller_, tableBots(programs_)),
      adviser_(controller_),
      review_(controller_),
      showAgain_(controller_),
      file_(controller_, std::move(journals), std::move(lots)),
      hints_(controller_, adviser_)
{
    using namespace std::chrono_literals;
    bots_.setTurnTime(3s);
    // One at a time: the players' computer players go first. While an answer of theirs waits the moment can be thought
    // about.
    QObject::connect(&bots_, &BotRunner::busyChanged, &adviser_, &Adviser::setHeld);
    QObject::connect(&file_, &GameFile::tableChanged, &bots_, [this] { programs_->clear(); });
}

void GameDesk::setActive(bool active)
{
    bots_.setActive(active);
    if (active)
        return;
    hints_.end();
    review_.stop();
}

void GameDesk::setPauses(int motion)
{
    // Long enough to see where a thing has come from and to read what was done.
    constexpr int motions = 4;
    constexpr int leastPause = 600; ///< milliseconds, where nothing moves
    bots_.setPause(motions * motion);
    showAgain_.setPause(std::max(leastPause, motions * motion));
}

bool GameDesk::mayShowAll() const
{
    return file_.isOpen() && controller_.isOpenToAll();
}

std::optional<Action> GameDesk::finishAction() const
{
    if (controller_.isOver())
        return std::nullopt;
    std::vector<Action> found;
    // A key that goes on leaves nothing that is offered: whoever does that says so.
    for (const LegalAction &legal : controller_.shown().legal)
        if (finishes(controller_.game(), legal.routes) &&
            !forgoes(controller_.preview(legal.action).events, controller_.actingSeat()))
            found.push_back(legal.action);
    return found.size() == 1 ? std::optional(found.front()) : std::nullopt;
}

} // namespace waystone

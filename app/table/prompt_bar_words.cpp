#include "protocol/program_name.h"
#include "session/forgone.h"
#include "table/prompt_bar.h"
#include "words/command_text.h"
#include "words/general_words.h"
#include "words/prospects.h"

// What is asked, in sentences.

namespace waystone {

QString PromptBar::promptText(Seat seat) const
{
    if (controller_.isOver())
        return {};
    if (controller_.shown().actors.isChance())
        return tr("Chance decides at this moment.");
    if (seat == nobody)
        return tr("Several players choose at the same time.");
    if (!controller_.isPerson(seat))
        return computerText(seat);
    return controller_.words().promptText(controller_.shown().prompt);
}

QString PromptBar::computerText(Seat seat) const
{
    const QString name = controller_.words().seatName(seat);
    if (seat == thinking_)
        return paused_ ? tr("%1 waits: the computer players are paused.").arg(name)
                       : tr("%1 is thinking…").arg(name);
    const std::optional<std::string_view> command = commandOf(controller_.player(seat).bot);
    if (seat == failed_)
        return tr("The program that plays %1 has stopped. “Play On from Here” asks it again.").arg(name);
    if (command)
        return tr("It is the turn of %1, played by the program %2. “Play On from Here” asks it.",
                  "player, command line")
            .arg(name, shownCommand(*command));
    if (controller_.history().waiting())
        return tr("It is the turn of %1, played by the computer.").arg(name);
    return tr("It is the turn of %1, played by the computer. “Play On from Here” lets it play.").arg(name);
}

QString PromptBar::confirmText() const
{
    const QString action = controller_.words().actionText(*pending_, controller_.shown().view);
    const int points = controller_.preview(*pending_).points(controller_.actingSeat());
    const QString gain =
        points == 0 ? action
                    : tr("%1 (%2)", "action, points").arg(action, general_words::points(points, points));
    if (forgoes(controller_.preview(*pending_).events, controller_.actingSeat()))
        return tr("%1? What is offered now will not be offered again.", "action").arg(gain);
    if (reason_ == GameController::ConfirmReason::couldGoOn)
        return tr("%1? Something can still be done in this turn.", "action").arg(gain);
    const Prospects *words = controller_.words().handProspects();
    const bool isNamed = words != nullptr && words->namesEndOfTurn(*pending_);
    if (reason_ == GameController::ConfirmReason::endsTurn && isNamed)
        return tr("%1?", "action").arg(gain);
    if (reason_ == GameController::ConfirmReason::endsTurn)
        return tr("%1. This ends the turn.", "action").arg(gain);
    return tr("%1. This cannot be taken back.", "action").arg(gain);
}

} // namespace waystone

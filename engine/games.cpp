#include "games.h"

#include "milestones/rules.h"

namespace waystone {

namespace {

Result<std::shared_ptr<const Game>> makeMilestones(std::string_view editionText, const OptionChoice &choice)
{
    Result<milestones::Edition> edition = milestones::readEdition(editionText);
    if (!edition)
        return edition.problems();
    Result<milestones::Choices> choices = milestones::Choices::from(choice);
    if (!choices)
        return choices.problems();
    return std::shared_ptr<const Game>(std::make_shared<GameOf<milestones::Milestones>>(
        milestones::Milestones(*std::move(edition), *choices)));
}

} // namespace

const Registry &games()
{
    static const Registry registry({
        {"milestones", 2, milestones::maxPlayers, "milestones-reconstruction", milestones::Choices::options(),
         milestones::Choices::presets(), makeMilestones},
    });
    return registry;
}

} // namespace waystone

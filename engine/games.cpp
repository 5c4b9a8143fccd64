#include "games.h"

#include "milestones/rules.h"
#include "province/rules.h"
#include "twocities/rules.h"

namespace waystone {

namespace {

/// How the registry makes a game: `read` turns the text of an edition file into the rules' edition.
template <Rules R, class Choices>
auto maker(Result<typename R::Edition> (*read)(std::string_view))
{
    return [read](std::string_view editionText,
                  const OptionChoice &choice) -> Result<std::shared_ptr<const Game>> {
        Result<typename R::Edition> edition = read(editionText);
        if (!edition)
            return edition.problems();
        Result<Choices> choices = Choices::from(choice);
        if (!choices)
            return choices.problems();
        return std::shared_ptr<const Game>(std::make_shared<GameOf<R>>(R(*std::move(edition), *choices)));
    };
}

} // namespace

const Registry &games()
{
    static const Registry registry({
        {"milestones", 2, milestones::maxPlayers, "milestones-reconstruction", milestones::Choices::options(),
         milestones::Choices::presets(),
         maker<milestones::Milestones, milestones::Choices>(milestones::readEdition)},
        {"province", province::players, province::players, "province-balanced", province::Choices::options(),
         province::Choices::presets(), maker<province::Province, province::Choices>(province::readEdition)},
        {"between-two-cities", 2, maxSeats, "between-two-cities-official", twocities::Choices::options(),
         twocities::Choices::presets(),
         maker<twocities::BetweenTwoCities, twocities::Choices>(twocities::readEdition), true},
    });
    return registry;
}

} // namespace waystone

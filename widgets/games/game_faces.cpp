#include "games/game_faces.h"

#include "games/milestones/milestones_layout.h"
#include "games/milestones/milestones_words.h"
#include "games/province/province_layout.h"
#include "games/province/province_words.h"
#include "games/twocities/twocities_layout.h"
#include "games/twocities/twocities_words.h"

#include <algorithm>
#include <array>

namespace waystone {

namespace {

template <class Words, class Layout>
GameFace face(std::string_view id)
{
    return {id,
            [](std::shared_ptr<const Game> game) { return std::make_shared<Words>(std::move(game)); },
            [] { return std::make_shared<Words>(nullptr); },
            [](std::shared_ptr<const Game> game) { return std::make_unique<Layout>(std::move(game)); },
            &Layout::seatsOf,
            [](const Game &game, const AnySetup &setup) {
                if (const Result<Position> position = game.from(setup))
                    return game.tallies(game.view(*position, nobody));
                return Layout::talliesOf(game, setup);
            }};
}

} // namespace

const GameFace *gameFace(std::string_view id)
{
    static const std::array faces{
        face<MilestonesWords, milestones::MilestonesLayout>("milestones"),
        face<ProvinceWords, province::ProvinceLayout>("province"),
        face<TwoCitiesWords, twocities::TwoCitiesLayout>("between-two-cities"),
    };
    const auto found = std::ranges::find(faces, id, &GameFace::id);
    return found == faces.end() ? nullptr : &*found;
}

} // namespace waystone

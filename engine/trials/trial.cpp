#include "trials/trial.h"

#include <algorithm>

namespace waystone {

Trial::Trial(const Game &game, int seats, bool mayHaveSecrets)
    : game_(game),
      seats_(seats),
      mayHaveSecrets_(mayHaveSecrets),
      terms_(game.terms().begin(), game.terms().end()),
      problemCodes_(game.problemCodes().begin(), game.problemCodes().end()),
      promptCodes_(game.promptCodes().begin(), game.promptCodes().end()),
      places_(game.places(seats))
{
    std::ranges::sort(places_);
    game.everyAction([this](Action action) { everyAction_.push_back(action); });
}

bool Trial::isPlace(Place place) const
{
    return std::ranges::binary_search(places_, place);
}

void Trial::beginGame(std::uint64_t seed)
{
    rng_ = Rng(seed);
    met_.clear();
}

const Position &Trial::firstOfHash(const Position &position)
{
    return met_.try_emplace(game_.hash(position), position).first->second;
}

} // namespace waystone

#include "trials/game_check.h"

#include "core/session.h"

#include <array>
#include <span>

namespace waystone {

namespace {

constexpr std::uint32_t positionsASample = 128;
constexpr std::uint32_t positionsAFullList = 16384;
constexpr std::uint32_t gamesATakenBack = 16;

template <class Subject>
struct Named {
    std::string_view name;
    Breach (*breachOf)(Trial &trial, const Subject &subject);
};

// In the order in which a reader wants to hear of them: what breaks a later one is often an earlier one.
constexpr std::array ofEveryPosition{
    Named<Position>{"actorsHaveLegalActions", invariant::actorsHaveLegalActions},
    Named<Position>{"outcomesArePlayable", invariant::outcomesArePlayable},
    Named<Position>{"someOtherActionsAreRefused", invariant::someOtherActionsAreRefused},
    Named<Position>{"secretsAreWhereTheyMayBe", invariant::secretsAreWhereTheyMayBe},
    Named<Position>{"setupGoesBack", invariant::setupGoesBack},
    Named<Position>{"hashTellsItApart", invariant::hashTellsItApart},
    Named<Position>{"guessesCannotBeToldApart", invariant::guessesCannotBeToldApart},
    Named<Position>{"scoreAddsUp", invariant::scoreAddsUp},
    Named<Position>{"sheetsAddUp", invariant::sheetsAddUp},
    Named<Position>{"tellingEndsWithTheScore", invariant::tellingEndsWithTheScore},
    Named<Position>{"worthEndsWithTheRanks", invariant::worthEndsWithTheRanks},
    Named<Position>{"standingsAreOfTheirOwn", invariant::standingsAreOfTheirOwn},
    Named<Position>{"termsAreKnown", invariant::termsAreKnown},
    Named<Position>{"piecesLieOnPlaces", invariant::piecesLieOnPlaces},
    Named<Position>{"routesSpellOneAction", invariant::routesSpellOneAction},
};
constexpr std::array ofSampledPositions{
    Named<Position>{"jsonReadsBack", invariant::jsonReadsBack},
    Named<Position>{"textReadsBack", invariant::textReadsBack},
    Named<Position>{"quickNumbersAreRight", invariant::quickNumbersAreRight},
};
constexpr std::array ofSomePositions{
    Named<Position>{"everyOtherActionIsRefused", invariant::everyOtherActionIsRefused},
    Named<Position>{"clicksMeanWhatTheySpell", invariant::clicksMeanWhatTheySpell},
};
constexpr std::array ofEveryPly{
    Named<PlayedPly>{"applyingIsTheSameAgain", invariant::applyingIsTheSameAgain},
    Named<PlayedPly>{"notationReadsBack", invariant::notationReadsBack},
    Named<PlayedPly>{"eventsAreKnown", invariant::eventsAreKnown},
    Named<PlayedPly>{"eventsAddUp", invariant::eventsAddUp},
    Named<PlayedPly>{"sheetsAreTheSame", invariant::sheetsAreTheSame},
    Named<PlayedPly>{"standingsAreTheSame", invariant::standingsAreTheSame},
    Named<PlayedPly>{"clicksMeanWhatTheySpell", invariant::clicksMeanWhatTheySpell},
};

template <class Subject>
std::optional<GameCheck::Violation> firstViolation(std::span<const Named<Subject>> invariants, Trial &trial,
                                                   const Subject &subject)
{
    for (const auto &[name, breachOf] : invariants)
        if (Breach breach = breachOf(trial, subject))
            return GameCheck::Violation{name, std::move(*breach)};
    return {};
}

template <class Subject, std::size_t count>
std::optional<GameCheck::Violation> firstViolation(const std::array<Named<Subject>, count> &invariants,
                                                   Trial &trial, const Subject &subject)
{
    return firstViolation(std::span<const Named<Subject>>(invariants), trial, subject);
}

} // namespace

void GameCheck::beginGame(std::uint64_t seed)
{
    trial_.beginGame(seed);
    sampler_ = Rng(~seed);
}

std::optional<GameCheck::Violation> GameCheck::position(const Position &position)
{
    if (std::optional<Violation> found = firstViolation(ofEveryPosition, trial_, position))
        return found;
    const bool isSample = sampler_.below(positionsASample) == 0;
    const bool isFull = sampler_.below(positionsAFullList) == 0;
    if (isFull)
        if (std::optional<Violation> found = firstViolation(ofSomePositions, trial_, position))
            return found;
    if (!isSample)
        return {};
    ++samples_;
    return firstViolation(ofSampledPositions, trial_, position);
}

std::optional<GameCheck::Violation> GameCheck::ply(const PlayedPly &ply)
{
    ++plies_;
    return firstViolation(ofEveryPly, trial_, ply);
}

std::optional<GameCheck::Violation> GameCheck::end(Session &session)
{
    ++samples_;
    if (std::optional<Violation> found = firstViolation(ofSampledPositions, trial_, session.position()))
        return found;
    if (sampler_.below(gamesATakenBack) == 0)
        if (Breach breach = invariant::gameCanBeTakenBack(session))
            return Violation{"gameCanBeTakenBack", std::move(*breach)};
    return {};
}

} // namespace waystone

#include "games/province/province_words.h"

#include "province/rules/queries.h"

#include <algorithm>

// What an action is good for, where its gains do not tell it.

namespace waystone::province {

QStringList ProvinceWords::prospects(Place, const SeatView &) const
{
    return {};
}

QString ProvinceWords::effectNow(Structure structure, const State &state) const
{
    const auto reserved = std::count(state.workers.begin() + firstSailor,
                                     state.workers.begin() + workersOf(rules_->edition()), reserve);
    if (structure == Structure::harbor && reserved == 0)
        return tr("No sailor is left to hire: the ships can bring only labor and coins.");
    const int borrowable = state.built[other(state.turn)] & ~state.built[state.turn];
    if (structure == Structure::lender && borrowable == 0)
        return tr("There is nothing to borrow yet.");
    return {};
}

QStringList ProvinceWords::merits(Action action, const SeatView &view) const
{
    if (rules_ == nullptr || view.empty())
        return {};
    const State &state = view.as<State>();
    const auto structure = static_cast<Structure>(action.first);
    switch (static_cast<Verb>(action.verb)) {
    case Verb::grind:
        return {tr("Labor that is left when the turn ends is lost; coins stay.")};
    case Verb::hire:
        return {tr("The sailor works from your next turn on.")};
    case Verb::build: {
        const QString effect = effectNow(structure, state);
        return effect.isEmpty() ? QStringList() : QStringList{effect};
    }
    case Verb::borrow: {
        const bool worksWithWorkers =
            structure == Structure::camp || structure == Structure::village || structure == Structure::bank;
        if (worksWithWorkers && state.phase == Phase::spend &&
            rules_->choices().loanDuration == LoanDuration::thisTurn)
            return {tr("It is of no use anymore: the work of this turn is over, and the loan serves "
                       "only until the turn ends.")};
        const QString effect = effectNow(structure, state);
        return effect.isEmpty() ? QStringList() : QStringList{effect};
    }
    default:
        return {};
    }
}

} // namespace waystone::province

#include "games/province/province_words.h"

#include "province/words/terms.h"

#include <array>

// An action as advice.

namespace waystone::province {

namespace {

using Words = std::array<const char *, structures>; ///< by structure

QString wordOf(const Words &words, int structure)
{
    return structure < structures ? ProvinceWords::tr(words[static_cast<std::size_t>(structure)]) : QString();
}

} // namespace

QString ProvinceWords::buildAdvice(int structure)
{
    static constexpr Words words{QT_TR_NOOP("Build the Lender."), QT_TR_NOOP("Build the Bank."),
                                 QT_TR_NOOP("Build the Camp."),   QT_TR_NOOP("Build the Village."),
                                 QT_TR_NOOP("Build the Mill."),   QT_TR_NOOP("Build the Smithy."),
                                 QT_TR_NOOP("Build the Union."),  QT_TR_NOOP("Build the Harbor.")};
    return wordOf(words, structure);
}

QString ProvinceWords::borrowAdvice(int structure)
{
    static constexpr Words words{QT_TR_NOOP("Borrow the Lender."), QT_TR_NOOP("Borrow the Bank."),
                                 QT_TR_NOOP("Borrow the Camp."),   QT_TR_NOOP("Borrow the Village."),
                                 QT_TR_NOOP("Borrow the Mill."),   QT_TR_NOOP("Borrow the Smithy."),
                                 QT_TR_NOOP("Borrow the Union."),  QT_TR_NOOP("Borrow the Harbor.")};
    return wordOf(words, structure);
}

QString ProvinceWords::moveAdvice(Action action) const
{
    const QString from = zoneName(action.second);
    const QString to = zoneName((action.second + 1) % zones);
    switch (static_cast<WorkerKind>(action.first)) {
    case WorkerKind::green:
        return tr("Move one of the green workers on: %1 → %2.").arg(from, to);
    case WorkerKind::yellow:
        return tr("Move the yellow worker on: %1 → %2.").arg(from, to);
    case WorkerKind::orange:
        return tr("Move the orange worker on: %1 → %2.").arg(from, to);
    case WorkerKind::sailor:
        return tr("Move one of your sailors on: %1 → %2.").arg(from, to);
    }
    return {};
}

QString ProvinceWords::exchangeAdvice(Verb verb) const
{
    if (rules_ == nullptr)
        return {};
    const Edition &edition = rules_->edition();
    return verb == Verb::grind ? tr("Grind: turn %1 into %2.")
                                     .arg(countedTerm(term::labor, edition.grindLabor),
                                          countedTerm(term::coin, edition.grindCoins))
                               : tr("Use the Union: turn %1 into %2.")
                                     .arg(countedTerm(term::coin, edition.unionCoins),
                                          countedTerm(term::labor, edition.unionLabor));
}

QString ProvinceWords::advice(Action action, const SeatView &) const
{
    const auto verb = static_cast<Verb>(action.verb);
    switch (verb) {
    case Verb::roll:
    case Verb::reveal:
        break; // chance takes none
    case Verb::move:
        return moveAdvice(action);
    case Verb::moveAll:
        return tr("Move all your workers on at once.");
    case Verb::finishWork:
        return tr("Finish the work phase.");
    case Verb::build:
        return buildAdvice(action.first);
    case Verb::hire:
        return tr("Hire a sailor.");
    case Verb::grind:
    case Verb::useUnion:
        return exchangeAdvice(verb);
    case Verb::repay:
        return tr("Repay the loan.");
    case Verb::borrow:
        return borrowAdvice(action.first);
    case Verb::endTurn:
        return tr("End the turn.");
    }
    return {};
}

} // namespace waystone::province

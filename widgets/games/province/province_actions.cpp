#include "games/province/province_words.h"

#include "province/words/terms.h"

#include <array>

// What an action does, as a command, and what it did, for the log.

namespace waystone::province {

namespace {

using Words = std::array<const char *, structures>; ///< by structure

QString wordOf(const Words &words, int structure)
{
    return structure < structures ? ProvinceWords::tr(words[static_cast<std::size_t>(structure)]) : QString();
}

int after(int zone)
{
    return (zone + 1) % zones;
}

} // namespace

QString ProvinceWords::buildText(int structure) const
{
    static constexpr Words words{QT_TR_NOOP("Build the Lender"), QT_TR_NOOP("Build the Bank"),
                                 QT_TR_NOOP("Build the Camp"),   QT_TR_NOOP("Build the Village"),
                                 QT_TR_NOOP("Build the Mill"),   QT_TR_NOOP("Build the Smithy"),
                                 QT_TR_NOOP("Build the Union"),  QT_TR_NOOP("Build the Harbor")};
    return wordOf(words, structure);
}

QString ProvinceWords::borrowText(int structure) const
{
    static constexpr Words words{QT_TR_NOOP("Borrow the Lender"), QT_TR_NOOP("Borrow the Bank"),
                                 QT_TR_NOOP("Borrow the Camp"),   QT_TR_NOOP("Borrow the Village"),
                                 QT_TR_NOOP("Borrow the Mill"),   QT_TR_NOOP("Borrow the Smithy"),
                                 QT_TR_NOOP("Borrow the Union"),  QT_TR_NOOP("Borrow the Harbor")};
    return wordOf(words, structure);
}

QString ProvinceWords::builtText(int structure) const
{
    static constexpr Words words{QT_TR_NOOP("Built the Lender"), QT_TR_NOOP("Built the Bank"),
                                 QT_TR_NOOP("Built the Camp"),   QT_TR_NOOP("Built the Village"),
                                 QT_TR_NOOP("Built the Mill"),   QT_TR_NOOP("Built the Smithy"),
                                 QT_TR_NOOP("Built the Union"),  QT_TR_NOOP("Built the Harbor")};
    return wordOf(words, structure);
}

QString ProvinceWords::borrowedText(int structure) const
{
    static constexpr Words words{QT_TR_NOOP("Borrowed the Lender"), QT_TR_NOOP("Borrowed the Bank"),
                                 QT_TR_NOOP("Borrowed the Camp"),   QT_TR_NOOP("Borrowed the Village"),
                                 QT_TR_NOOP("Borrowed the Mill"),   QT_TR_NOOP("Borrowed the Smithy"),
                                 QT_TR_NOOP("Borrowed the Union"),  QT_TR_NOOP("Borrowed the Harbor")};
    return wordOf(words, structure);
}

QString ProvinceWords::actionText(Action action, const SeatView &) const
{
    const int first = action.first;
    switch (static_cast<Verb>(action.verb)) {
    case Verb::roll:
        return first < shipResults
                   ? tr("Roll the ships: %1").arg(termName(shipNames[static_cast<std::size_t>(first)]))
                   : QString();
    case Verb::reveal:
        return first < goals
                   ? tr("Turn up a goal: %1").arg(termName(goalNames[static_cast<std::size_t>(first)]))
                   : QString();
    case Verb::move: {
        const QString from = zoneName(action.second);
        const QString to = zoneName(after(action.second));
        switch (static_cast<WorkerKind>(first)) {
        case WorkerKind::green:
            return tr("Move a green worker: %1 → %2").arg(from, to);
        case WorkerKind::yellow:
            return tr("Move the yellow worker: %1 → %2").arg(from, to);
        case WorkerKind::orange:
            return tr("Move the orange worker: %1 → %2").arg(from, to);
        case WorkerKind::sailor:
            return tr("Move a sailor: %1 → %2").arg(from, to);
        }
        return {};
    }
    case Verb::moveAll:
        return tr("Move all workers");
    case Verb::finishWork:
        return tr("Finish the work phase");
    case Verb::build:
        return buildText(first);
    case Verb::hire:
        return tr("Hire a sailor");
    case Verb::grind:
        return rules_ == nullptr ? tr("Grind")
                                 : tr("Grind: %1 → %2")
                                       .arg(countedTerm(term::labor, rules_->edition().grindLabor),
                                            countedTerm(term::coin, rules_->edition().grindCoins));
    case Verb::useUnion:
        return rules_ == nullptr ? tr("Use the Union")
                                 : tr("Use the Union: %1 → %2")
                                       .arg(countedTerm(term::coin, rules_->edition().unionCoins),
                                            countedTerm(term::labor, rules_->edition().unionLabor));
    case Verb::repay:
        return tr("Repay the loan");
    case Verb::borrow:
        return borrowText(first);
    case Verb::endTurn:
        return tr("End the turn");
    }
    return {};
}

QString ProvinceWords::playedText(Action action, const SeatView &) const
{
    const int first = action.first;
    switch (static_cast<Verb>(action.verb)) {
    case Verb::roll:
        return first < shipResults
                   ? tr("Ships rolled: %1").arg(termName(shipNames[static_cast<std::size_t>(first)]))
                   : QString();
    case Verb::reveal:
        return first < goals
                   ? tr("Goal turned up: %1").arg(termName(goalNames[static_cast<std::size_t>(first)]))
                   : QString();
    case Verb::move: {
        const QString from = zoneName(action.second);
        const QString to = zoneName(after(action.second));
        switch (static_cast<WorkerKind>(first)) {
        case WorkerKind::green:
            return tr("Moved a green worker: %1 → %2").arg(from, to);
        case WorkerKind::yellow:
            return tr("Moved the yellow worker: %1 → %2").arg(from, to);
        case WorkerKind::orange:
            return tr("Moved the orange worker: %1 → %2").arg(from, to);
        case WorkerKind::sailor:
            return tr("Moved a sailor: %1 → %2").arg(from, to);
        }
        return {};
    }
    case Verb::moveAll:
        return tr("Moved all workers");
    case Verb::finishWork:
        return tr("Finished the work phase");
    case Verb::build:
        return builtText(first);
    case Verb::hire:
        return tr("Hired a sailor");
    case Verb::grind:
        return rules_ == nullptr ? tr("Grind")
                                 : tr("Grind: %1 → %2", "what was done")
                                       .arg(countedTerm(term::labor, rules_->edition().grindLabor),
                                            countedTerm(term::coin, rules_->edition().grindCoins));
    case Verb::useUnion:
        return rules_ == nullptr ? tr("Used the Union")
                                 : tr("Used the Union: %1 → %2")
                                       .arg(countedTerm(term::coin, rules_->edition().unionCoins),
                                            countedTerm(term::labor, rules_->edition().unionLabor));
    case Verb::repay:
        return tr("Repaid the loan");
    case Verb::borrow:
        return borrowedText(first);
    case Verb::endTurn:
        return tr("Ended the turn");
    }
    return {};
}

QStringList ProvinceWords::caution(Action action, const SeatView &) const
{
    if (rules_ == nullptr || static_cast<Verb>(action.verb) != Verb::borrow)
        return {};
    // What it is for comes before what it costs.
    return QStringList{effectText(action.first)} + loanLines();
}

QStringList ProvinceWords::loanLines() const
{
    const Edition &edition = rules_->edition();
    QStringList lines{tr("You take the lender coin.")};
    lines += tr("Repaying the loan costs: %1").arg(countedTerm(term::coin, edition.loanCoins));
    if (edition.lenderCoinPoints < 0)
        lines += tr("Whoever holds the coin at the end of the game loses: %1")
                     .arg(countedTerm(term::points, -edition.lenderCoinPoints));
    return lines;
}

} // namespace waystone::province

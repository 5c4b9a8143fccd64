#include "games/province/province_words.h"

#include "province/words/terms.h"

#include <algorithm>

// What happened, in sentences.

namespace waystone::province {

namespace {

template <std::size_t count>
bool isOneOf(const std::array<std::string_view, count> &names, std::string_view name)
{
    return std::ranges::find(names, name) != names.end();
}

} // namespace

QString ProvinceWords::eventText(const Event &event) const
{
    const QString name = seatName(event.seat);
    switch (event.kind) {
    case Event::Kind::turnBegan:
        return tr("Turn: %1").arg(name);
    case Event::Kind::phaseBegan:
        if (event.what == term::workPhase)
            return tr("Work phase: %1").arg(name);
        if (event.what == term::spendPhase)
            return tr("Spend phase: %1").arg(name);
        return event.what == term::finalScoring ? tr("The final scoring begins.") : QString();
    case Event::Kind::moved:
        return movedText(event);
    case Event::Kind::placed:
        return placedText(event);
    case Event::Kind::removed:
        return tr("Both players fulfill the goal, so it is discarded: %1").arg(termName(event.what));
    case Event::Kind::gained:
        return gainedText(event);
    case Event::Kind::paid:
        return paidText(event);
    case Event::Kind::points:
        return pointsText(event);
    case Event::Kind::revealed:
        return event.what == term::ship ? tr("The ships show: %1").arg(termName(event.cause))
                                        : tr("A goal is turned up: %1").arg(termName(event.what));
    case Event::Kind::declined:
        return {};
    case Event::Kind::endTriggered:
        return endText(event);
    case Event::Kind::gameEnded:
        return tr("The game is over.");
    }
    return {};
}

QString ProvinceWords::movedText(const Event &event) const
{
    const QString name = seatName(event.seat);
    if (event.what == term::lenderCoin) {
        if (event.to.owner == nobody)
            return tr("The lender coin is back in the supply.");
        const QString structure = termName(event.cause);
        if (event.from.owner != nobody)
            return tr("%1 took the lender coin from %2 and borrowed: %3")
                .arg(name, seatName(event.from.owner), structure);
        return tr("%1 took the lender coin and borrowed: %2").arg(name, structure);
    }
    if (isOneOf(goalNames, event.what))
        return tr("%1 fulfilled a goal: %2").arg(name, termName(event.what));
    const QString from = zoneName(event.from.index / maxWorkers);
    const QString to = zoneName(event.to.index / maxWorkers);
    if (event.what == term::green)
        return tr("%1 moved a green worker: %2 → %3").arg(name, from, to);
    if (event.what == term::yellow)
        return tr("%1 moved the yellow worker: %2 → %3").arg(name, from, to);
    if (event.what == term::orange)
        return tr("%1 moved the orange worker: %2 → %3").arg(name, from, to);
    if (event.what == term::sailor)
        return tr("%1 moved a sailor: %2 → %3").arg(name, from, to);
    return {};
}

QString ProvinceWords::placedText(const Event &event) const
{
    const QString name = seatName(event.seat);
    if (isOneOf(structureNames, event.what))
        return tr("%1 built a structure: %2").arg(name, termName(event.what));
    const QString zone = zoneName(event.to.index / maxWorkers);
    if (event.what == term::yellow)
        return tr("The yellow worker enters the work cycle: %1").arg(zone);
    if (event.what == term::orange)
        return tr("The orange worker enters the work cycle: %1").arg(zone);
    if (event.what == term::sailor)
        return tr("%1 hired a sailor: %2").arg(name, zone);
    return {};
}

QString ProvinceWords::gainedText(const Event &event) const
{
    const QString name = seatName(event.seat);
    const QString goods = countedTerm(event.what, event.amount);
    if (isOneOf(zoneKindNames, event.cause))
        return tr("%1 gained from the worker: %2").arg(name, goods);
    if (event.cause == term::mill)
        return tr("%1 gained from the Mill: %2").arg(name, goods);
    if (event.cause == term::smithy)
        return tr("%1 gained from the Smithy: %2").arg(name, goods);
    if (event.cause == term::harbor)
        return tr("%1 gained from the ships: %2").arg(name, goods);
    if (event.cause == term::grind)
        return tr("%1 gained by grinding: %2").arg(name, goods);
    if (event.cause == term::unionHall)
        return tr("%1 gained from the Union: %2").arg(name, goods);
    return tr("%1 gained: %2").arg(name, goods);
}

QString ProvinceWords::paidText(const Event &event) const
{
    const QString name = seatName(event.seat);
    const QString goods = countedTerm(event.what, event.amount);
    if (event.cause == term::build)
        return tr("%1 paid for a structure: %2").arg(name, goods);
    if (event.cause == term::hire)
        return tr("%1 paid for a sailor: %2").arg(name, goods);
    if (event.cause == term::grind)
        return tr("%1 spent on grinding: %2").arg(name, goods);
    if (event.cause == term::unionHall)
        return tr("%1 gave to the Union: %2").arg(name, goods);
    if (event.cause == term::loan)
        return tr("%1 repaid the loan: %2").arg(name, goods);
    if (event.cause == term::lost)
        return tr("%1 lost unused labor: %2").arg(name, goods);
    return tr("%1 paid: %2").arg(name, goods);
}

QString ProvinceWords::pointsText(const Event &event) const
{
    const QString name = seatName(event.seat);
    const int points = event.amount;
    if (event.cause == term::structures)
        return tr("%1: %n victory point(s) for a structure. %2", nullptr, points)
            .arg(name, placeName(event.from));
    if (event.cause == term::goals)
        return tr("%1: %n victory point(s) for a goal. %2", nullptr, points)
            .arg(name, event.from.index < goals ? termName(goalNames[event.from.index]) : QString());
    if (event.cause == term::coins)
        return tr("%1: %n victory point(s) for coins.", nullptr, points).arg(name);
    if (event.cause == term::lenderCoin)
        return tr("%1 loses %n victory point(s) for the lender coin.", nullptr, -points).arg(name);
    return {};
}

QString ProvinceWords::endText(const Event &event) const
{
    const QString name = seatName(event.seat);
    if (event.cause == term::manyStructures)
        return rules_ == nullptr
                   ? tr("%1 has built enough structures, which brings about the end of the game.").arg(name)
                   : tr("%1 has built %n structure(s), which brings about the end of the game.", nullptr,
                        rules_->edition().endStructures)
                         .arg(name);
    if (event.cause == term::everyStructure)
        return tr("Every type of structure has been built, which brings about the end of the game.");
    if (event.cause == term::noGoalLeft)
        return tr("No goal is left, which brings about the end of the game.");
    return {};
}

} // namespace waystone::province

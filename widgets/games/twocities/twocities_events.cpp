#include "games/twocities/twocities_words.h"

#include "twocities/rules/queries.h"
#include "twocities/words/terms.h"

// What happened, in sentences.

namespace waystone::twocities {

QString TwoCitiesWords::roundText(int round) const
{
    const bool isTwice = seats() == 2;
    if (isTwice)
        return round % 2 == 1 ? tr("Round %1 begins, first half.").arg((round + 1) / 2)
                              : tr("Round %1 begins, second half.").arg(round / 2);
    if (rules_ == nullptr)
        return tr("Round %1").arg(round);
    const Stage &stage = rules_->edition().rounds[static_cast<std::size_t>(round - 1) % stages];
    if (stage.isDuplex)
        return tr("Round %1 begins: duplex tiles.").arg(round);
    return stage.direction > 0 ? tr("Round %1 begins: single tiles, passed to the left.").arg(round)
                               : tr("Round %1 begins: single tiles, passed to the right.").arg(round);
}

QString TwoCitiesWords::turnText(int turn) const
{
    if (rules_ == nullptr)
        return tr("Turn %1").arg(turn);
    int round = 0;
    const auto turns = [&] {
        return rules_->edition().rounds[static_cast<std::size_t>(stageOf(seats(), round))].turns();
    };
    while (round + 1 < roundCount(seats()) && turn > turns()) {
        turn -= turns();
        ++round;
    }
    const int number = stageOf(seats(), round) + 1;
    if (seats() != 2)
        return tr("Round %1, turn %2").arg(number).arg(turn);
    return round % 2 == 0 ? tr("Round %1, first half, turn %2").arg(number).arg(turn)
                          : tr("Round %1, second half, turn %2").arg(number).arg(turn);
}

QString TwoCitiesWords::eventText(const Event &event) const
{
    const QString name = seatName(event.seat);
    switch (event.kind) {
    case Event::Kind::turnBegan:
        return turnText(event.amount);
    case Event::Kind::phaseBegan:
        if (event.what == term::round)
            return roundText(event.amount);
        return event.what == term::revelation ? tr("The tiles are revealed.")
                                              : tr("The final scoring begins.");
    case Event::Kind::moved:
        return movedText(event);
    case Event::Kind::placed:
        if (event.cause == term::draw)
            return tr("%1 drew %n tile(s).", nullptr, event.amount).arg(name);
        return tr("%1 placed a tile: %2 (%3)", "player, building, space")
            .arg(name, inLine(event.what), placeName(event.to));
    case Event::Kind::revealed:
        return tr("%1 kept: %2", "player, building").arg(name, inLine(event.what));
    case Event::Kind::points:
        return pointsText(event);
    case Event::Kind::gameEnded:
        return tr("The game is over.");
    case Event::Kind::removed:
    case Event::Kind::gained:
    case Event::Kind::paid:
    case Event::Kind::declined:
    case Event::Kind::endTriggered:
        break;
    }
    return {};
}

QString TwoCitiesWords::movedText(const Event &event) const
{
    const QString name = seatName(event.seat);
    if (event.cause == term::selection && event.seat == nobody)
        return tr("All have kept two tiles.");
    if (event.cause == term::selection)
        return tr("%1 has chosen.").arg(name);
    if (event.cause == term::discard)
        return tr("%1 discarded the last tile.").arg(name);
    return tr("%1 took the waiting pile: %n tile(s)", nullptr, event.amount).arg(name);
}

QString TwoCitiesWords::pointsText(const Event &event) const
{
    const QString name = seatName(event.seat);
    const QString city = placeName(event.from);
    const bool isLower = event.cause == term::lowerCity;
    const int lost = -event.amount;
    if (lost > 0)
        return isLower ? tr("%1 loses %n point(s) for the lower city. %2", nullptr, lost).arg(name, city)
                       : tr("%1 loses %n point(s) for the higher city. %2", nullptr, lost).arg(name, city);
    return isLower ? tr("%1: %n point(s) for the lower city. %2", nullptr, event.amount).arg(name, city)
                   : tr("%1: %n point(s) for the higher city. %2", nullptr, event.amount).arg(name, city);
}

} // namespace waystone::twocities

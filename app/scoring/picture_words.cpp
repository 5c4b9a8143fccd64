#include "scoring/picture_words.h"

#include "scoring/game_result.h"
#include "words/date_text.h"

#include <QCoreApplication>

namespace waystone {

namespace {

struct PictureWords {
    Q_DECLARE_TR_FUNCTIONS(waystone::PictureWords)
};

void tellResult(BoardBand &band, const GameController &controller)
{
    const TableSnapshot &shown = controller.shown();
    band.headline = shown.told ? PictureWords::tr("Final scoring") : gameResult(controller);
    band.detail = tieBreakResult(controller);
    for (const Seat seat : winnersOf(shown.score))
        band.marks.push_back(controller.player(seat).colour);
}

void tellTurn(BoardBand &band, const GameController &controller)
{
    const Actors actors = controller.shown().actors;
    if (actors.isChance())
        return;
    if (actors.count() > 1) {
        band.headline = PictureWords::tr("%n players choose", nullptr, actors.count());
        return;
    }
    const Seat seat = actors.first();
    band.headline = PictureWords::tr("%1’s turn", "player").arg(controller.words().seatName(seat));
    band.marks = {controller.player(seat).colour};
}

} // namespace

BoardBand pictureBand(const GameController &controller, QDate date)
{
    BoardBand band;
    band.game = controller.words().gameName();
    band.date = date_text::written(date);
    if (controller.isOver())
        tellResult(band, controller);
    else
        tellTurn(band, controller);
    return band;
}

} // namespace waystone

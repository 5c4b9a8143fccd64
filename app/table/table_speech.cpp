#include "table/table_speech.h"

#include "board/play_board.h"
#include "table/spoken_deeds.h"
#include "words/general_words.h"

#include <utility>

namespace waystone {

TableSpeech::TableSpeech(GameController &controller, const BoardModel &board, PlayBoard &play,
                         Announcer &announcer, std::function<QString()> asked)
    : controller_(controller), board_(board), play_(play), announcer_(announcer), asked_(std::move(asked))
{
    timer_.setSingleShot(true);
    timer_.setInterval(0);
    connect(&timer_, &QTimer::timeout, this, &TableSpeech::flush);
    connect(&controller, &GameController::viewChanged, this, &TableSpeech::follow);
    connect(&play, &PlayBoard::refusalShown, this, &TableSpeech::refuse);
    connect(&play.input(), &MoveInput::changed, this, &TableSpeech::askAgain);
    connect(&play.input(), &MoveInput::meaningless, this, [this](Place at) {
        say(tr("%1: nothing can be done here now.", "a place").arg(controller_.words().placeName(at)));
    });
}

void TableSpeech::say(const QString &sentence)
{
    pending_ += sentence;
    timer_.start();
}

void TableSpeech::follow(const ViewChange &change)
{
    // What somebody was told of their secrets is not for whoever comes next.
    if (change.atOnce) {
        pending_.clear();
        announcer_.forget();
    }
    if (controller_.shown().screen.called != nobody)
        announcer_.forget();
    const SpokenDeeds deeds(controller_);
    switch (change.reason) {
    case ViewChange::Reason::played:
    case ViewChange::Reason::redone:
        pending_ += deeds.since(heard_);
        break;
    case ViewChange::Reason::undone:
        pending_ += deeds.takenBack(heard_);
        break;
    case ViewChange::Reason::reset: {
        QStringList players;
        for (Seat seat = 0; seat < controller_.seats(); ++seat)
            players += controller_.words().seatName(seat);
        pending_ = {tr("%1. Players: %2.", "a game, names")
                        .arg(controller_.words().gameName(), players.join(general_words::listSeparator()))};
        break;
    }
    case ViewChange::Reason::jumped:
    case ViewChange::Reason::turned:
    case ViewChange::Reason::told:
        break;
    }
    heard_ = controller_.history().current();
    hasChanged_ = true;
    timer_.start();
}

void TableSpeech::refuse(const Problem &problem)
{
    say(tr("Not possible. %1", "a sentence tells why")
            .arg(SpokenDeeds::sentence(controller_.words().problemText(problem))));
    if (const QString rule = controller_.words().ruleTitle(problem.code); !rule.isEmpty())
        say(tr("Rule: %1", "its title").arg(SpokenDeeds::sentence(rule)));
}

QString TableSpeech::told(Place place) const
{
    const QStringList pieces = board_.indexOf(place).data(BoardModel::PiecesRole).toStringList();
    return (QStringList(controller_.words().placeName(place)) + pieces).join(general_words::listSeparator());
}

QString TableSpeech::picked()
{
    const Route before = std::exchange(lastPicked_, play_.input().clicks());
    if (lastPicked_ == before)
        return {};
    if (!lastPicked_.empty())
        return tr("Picked: %1.", "a place").arg(told(lastPicked_.back())) + QLatin1Char(' ') +
               tr("%n place(s) can be chosen next.", nullptr,
                  static_cast<int>(play_.input().targets().size()));
    return hasChanged_ ? QString() : tr("Nothing is picked now.");
}

void TableSpeech::flush()
{
    if (!controller_.hasGame() || !announcer_.isVisible()) {
        // Whoever comes back is told what is asked.
        pending_.clear();
        lastAsked_.clear();
        lastPicked_.clear();
        return;
    }
    QStringList sentences = std::exchange(pending_, {});
    sentences += picked();
    const QString asked = asked_();
    if (hasChanged_ || asked != lastAsked_)
        sentences += SpokenDeeds::sentence(asked);
    lastAsked_ = asked;
    hasChanged_ = false;
    sentences.removeAll(QString());
    announcer_.say(sentences.join(QLatin1Char(' ')));
}

} // namespace waystone

#include "table/table_speech.h"

#include "board/play_board.h"
#include "table/spoken_deeds.h"
#include "words/general_words.h"

#include <utility>

namespace waystone {

namespace {

/// As many are named one by one.
constexpr std::size_t fewPlaces = 3;

} // namespace

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
    // What belongs to no rule of the game has a title that says the same in other words.
    if (const QString rule = controller_.words().ruleTitle(problem.code);
        rule != general_words::problemTitle(problem.code))
        say(tr("Rule: %1", "its title").arg(SpokenDeeds::sentence(rule)));
}

QString TableSpeech::told(Place place) const
{
    const QModelIndex at = board_.indexOf(place);
    QStringList told(controller_.words().placeName(place));
    if (!at.data(BoardModel::PiecesRole).toStringList().isEmpty())
        told += at.data(BoardModel::ContentRole).toStringList();
    return told.join(general_words::listSeparator());
}

QString TableSpeech::picked()
{
    Route now = play_.input().clicks();
    if (play_.input().aim()) // where something shall come, before what
        now.push_back(*play_.input().aim());
    const Route before = std::exchange(lastPicked_, now);
    if (lastPicked_ == before)
        return {};
    if (!lastPicked_.empty())
        return tr("Picked: %1.", "a place").arg(told(lastPicked_.back())) + QLatin1Char(' ') + next();
    return hasChanged_ ? QString() : tr("Nothing is picked now.");
}

QString TableSpeech::next() const
{
    const std::vector<Place> targets = play_.input().targets();
    if (targets.empty() || targets.size() > fewPlaces)
        return tr("%n place(s) can be chosen next.", nullptr, static_cast<int>(targets.size()));
    QStringList names;
    for (const Place place : targets)
        names += told(place);
    return tr("Next: %1.", "places that can be chosen").arg(names.join(general_words::clauseSeparator()));
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

#include "advice/hint_ladder.h"

#include "advice/hint_reason.h"

#include <algorithm>

namespace waystone {

namespace {

constexpr int enoughReports = 3; ///< of something that stays unsure: little more than a second

/// Where on somebody's own things the action leaves something else than now, beside where it is clicked: a tile may cover
/// two spaces.
std::vector<Place> coveredBy(const GameController &controller, Action action,
                             const std::vector<Place> &clicks)
{
    const Game &game = controller.game();
    const Seat seat = controller.actingSeat();
    Rng rng(1);
    const Position after = game.apply(game.guess(controller.viewOf(seat), rng), seat, action, nullptr);
    const std::vector<Piece> &before = controller.shown().pieces;
    std::vector<Place> covered;
    for (const Piece &piece : game.pieces(game.view(after, seat))) {
        const bool isBeside = std::ranges::any_of(clicks, [&piece](Place click) {
            return click.owner != nobody && click.area == piece.place.area &&
                   click.owner == piece.place.owner;
        });
        if (isBeside && std::ranges::find(before, piece) == before.end() &&
            std::ranges::find(clicks, piece.place) == clicks.end() &&
            std::ranges::find(covered, piece.place) == covered.end())
            covered.push_back(piece.place);
    }
    return covered;
}

} // namespace

HintLadder::HintLadder(GameController &controller, Adviser &adviser, QObject *parent)
    : QObject(parent), controller_(controller), adviser_(adviser)
{
    connect(&adviser, &Adviser::adviceChanged, this, &HintLadder::follow);
    // Nobody is told in the middle of a change.
    connect(&controller, &GameController::viewAboutToChange, this, &HintLadder::leave);
    connect(&controller, &GameController::viewChanged, this, &HintLadder::arrive);
    connect(&controller, &GameController::languageChanged, this, &HintLadder::changed);
}

HintLadder::~HintLadder()
{
    adviser_.want(this, false);
}

bool HintLadder::isOffered() const
{
    const Seat seat = adviser_.subject();
    return controller_.isPerson(seat) && !controller_.shown().legal.empty() &&
           (controller_.table().secrets != Secrets::curtain || controller_.shown().screen.watching == seat);
}

void HintLadder::climb()
{
    if (!isOffered() || isWaiting() || rung_ == Rung::nextBest)
        return;
    rung_ = rung_ == Rung::none ? Rung::action : Rung::nextBest;
    adviser_.want(this, true);
    choose();
    emit changed();
}

void HintLadder::end()
{
    const bool wasGiven = rung_ != Rung::none;
    forget();
    if (wasGiven)
        emit changed();
}

void HintLadder::forget()
{
    adviser_.want(this, false);
    rung_ = Rung::none;
    chosen_.reset();
    line_.clear();
    comparison_.reset();
    reports_ = 0;
    isSecondThought_ = false;
}

void HintLadder::leave()
{
    asked_ = rung_ == Rung::none ? nobody : controller_.actingSeat();
    forget();
}

void HintLadder::arrive()
{
    const GameHistory &history = controller_.history();
    const bool isSame = asked_ != nobody && controller_.actingSeat() == asked_ && isOffered() &&
                        !history.canRedo() && history.outline(history.current()).seat != asked_;
    asked_ = nobody;
    if (isSame)
        climb();
    else
        emit changed();
}

void HintLadder::follow()
{
    if (rung_ == Rung::none)
        return;
    if (!isOffered()) {
        end();
        return;
    }
    ++reports_;
    // The words of a rung stay as they are; only what is compared keeps getting better.
    if (!chosen_)
        choose();
    else if (rung_ != Rung::nextBest)
        return;
    emit changed();
}

void HintLadder::choose()
{
    const Advice &advice = adviser_.advice();
    if (!advice.isKnown())
        return;
    // The first thing said is a move, so it is worth a moment's thought.
    if (!chosen_ && !advice.isFinished && advice.isUnsure() && reports_ < enoughReports)
        return;
    const Candidate &best = advice.candidates.front();
    const Candidate *earlier = chosen_ ? candidate(*chosen_) : nullptr;
    if (earlier != nullptr && (earlier == &best || !isJudged(*earlier) || mayBeEqual(best, *earlier)))
        return;
    isSecondThought_ = chosen_.has_value();
    chosen_ = best.action;
    line_ = advice.line;
    comparison_ = advice.comparison;
}

const Candidate *HintLadder::candidate(Action action) const
{
    const std::vector<Candidate> &candidates = adviser_.advice().candidates;
    const auto found = std::ranges::find(candidates, action, &Candidate::action);
    return found == candidates.end() ? nullptr : &*found;
}

const Candidate *HintLadder::nextBest() const
{
    const Candidate *chosen = candidate(*chosen_);
    if (chosen == nullptr || !isJudged(*chosen))
        return nullptr;
    const std::vector<Candidate> &candidates = adviser_.advice().candidates;
    const auto next = std::ranges::find_if(
        candidates, [chosen](const Candidate &other) { return &other != chosen && isJudged(other); });
    return next == candidates.end() ? nullptr : &*next;
}

std::vector<Place> HintLadder::places() const
{
    if (!chosen_)
        return {};
    std::vector<Place> places;
    for (const LegalAction &legal : controller_.shown().legal)
        if (legal.action == *chosen_ && !legal.routes.empty())
            places = legal.routes.front();
    const std::vector<Place> covered = coveredBy(controller_, *chosen_, places);
    places.insert(places.end(), covered.begin(), covered.end());
    return places;
}

QStringList HintLadder::doubts() const
{
    const Advice &advice = adviser_.advice();
    const Candidate *chosen = candidate(*chosen_);
    if (chosen == nullptr)
        return {};
    if (advice.candidates.size() > 1 && !isJudged(*chosen))
        return {tr("This is only a first impression.")};
    const bool isUnsure = std::ranges::any_of(advice.candidates, [chosen](const Candidate &other) {
        return &other != chosen && isJudged(other) && mayBeEqual(*chosen, other);
    });
    return isUnsure ? QStringList{tr("This is not certain: something else may be just as good.")}
                    : QStringList();
}

QStringList HintLadder::nextBestLines() const
{
    if (controller_.shown().legal.size() == 1)
        return {tr("Nothing else is possible.")};
    const Candidate *next = nextBest();
    if (next != nullptr)
        return HintReason(controller_).nextBest(*candidate(*chosen_), *next);
    const QStringList doubts = this->doubts();
    return doubts.isEmpty() ? QStringList{tr("Nothing else comes close.")} : doubts;
}

QString HintLadder::deed() const
{
    return chosen_ ? HintReason(controller_).deed(*chosen_) : QString();
}

QStringList HintLadder::lines() const
{
    if (rung_ == Rung::none)
        return {};
    if (isWaiting())
        return {tr("Looking for a hint…")};
    QStringList lines;
    if (isSecondThought_)
        lines.append(tr("On second thought, something else is better."));
    // What was said stays; more is added to it.
    const HintReason reason(controller_);
    lines += reason.why(*chosen_, line_);
    const QString beside = comparison_ ? reason.beside(*comparison_) : QString();
    const QStringList doubts = this->doubts();
    const bool isToldAtOnce = HintReason::hasRoom(lines + doubts, beside);
    if (isToldAtOnce)
        lines.append(beside);
    if (rung_ == Rung::action)
        lines += doubts;
    else
        lines += QStringList{reason.whyElse(*chosen_), isToldAtOnce ? QString() : beside} + nextBestLines();
    lines.removeAll(QString());
    return lines;
}

} // namespace waystone

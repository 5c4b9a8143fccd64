#include "advice/hint_ladder.h"

#include "board/gain_text.h"
#include "board/sheet_text.h"
#include "words/general_words.h"

#include <QLocale>

#include <algorithm>

namespace waystone {

HintLadder::HintLadder(GameController &controller, Adviser &adviser, QObject *parent)
    : QObject(parent), controller_(controller), adviser_(adviser)
{
    connect(&adviser, &Adviser::adviceChanged, this, &HintLadder::follow);
    // Nobody is told in the middle of a change.
    connect(&controller, &GameController::viewAboutToChange, this, &HintLadder::forget);
    connect(&controller, &GameController::viewChanged, this, &HintLadder::changed);
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
    if (!isOffered() || isWaiting() || rung_ == Rung::reason)
        return;
    rung_ = static_cast<Rung>(static_cast<int>(rung_) + 1);
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
    isSecondThought_ = false;
}

void HintLadder::follow()
{
    if (rung_ == Rung::none)
        return;
    if (!isOffered()) {
        end();
        return;
    }
    // The words of a rung stay as they are; only the reasons keep getting better.
    if (!chosen_)
        choose();
    else if (rung_ != Rung::reason)
        return;
    emit changed();
}

void HintLadder::choose()
{
    const Advice &advice = adviser_.advice();
    if (!advice.isKnown())
        return;
    const Candidate &best = advice.candidates.front();
    const Candidate *earlier = chosen_ ? candidate(*chosen_) : nullptr;
    if (earlier != nullptr && (earlier == &best || !isJudged(*earlier) || mayBeEqual(best, *earlier)))
        return;
    isSecondThought_ = chosen_.has_value();
    chosen_ = best.action;
}

const Candidate *HintLadder::candidate(Action action) const
{
    const std::vector<Candidate> &candidates = adviser_.advice().candidates;
    const auto found = std::ranges::find(candidates, action, &Candidate::action);
    return found == candidates.end() ? nullptr : &*found;
}

Route HintLadder::route() const
{
    for (const LegalAction &legal : controller_.shown().legal)
        if (chosen_ && legal.action == *chosen_ && !legal.routes.empty())
            return legal.routes.front();
    return {};
}

Place HintLadder::tellingPlace(bool byArea) const
{
    const Route way = route();
    for (std::size_t click = 0; click < way.size(); ++click) {
        const auto differs = [&](const Route &other) {
            return click >= other.size() ||
                   (byArea ? other[click].area != way[click].area : other[click] != way[click]);
        };
        for (const LegalAction &legal : controller_.shown().legal)
            if (std::ranges::any_of(legal.routes, differs))
                return way[click];
    }
    if (byArea) // all lead through the same areas: the one to begin with, then
        return tellingPlace(false);
    return way.empty() ? Place() : way.back();
}

bool HintLadder::isControl(Place place) const
{
    const auto areas = controller_.game().areas();
    return place.area < areas.size() && areas[place.area].isControl;
}

bool HintLadder::isUsed(Place place) const
{
    return std::ranges::any_of(controller_.shown().legal, [place](const LegalAction &legal) {
        return std::ranges::any_of(
            legal.routes, [place](const Route &way) { return std::ranges::find(way, place) != way.end(); });
    });
}

std::vector<Place> HintLadder::places() const
{
    if (!chosen_)
        return {};
    const Route way = route();
    if (rung_ == Rung::action || rung_ == Rung::reason)
        return {way.begin(), way.end()};
    if (rung_ == Rung::place)
        return {tellingPlace(false)};
    const Place telling = tellingPlace(true);
    std::vector<Place> places;
    // Of the buttons, the one that is meant would already say all.
    for (const Place place : controller_.shown().places)
        if (place.area == telling.area && place.owner == telling.owner && !isControl(place) && isUsed(place))
            places.push_back(place);
    return places;
}

QString HintLadder::quoted(Action action) const
{
    return controller_.words().actionText(action, controller_.shown().view);
}

QString HintLadder::gains(Action action) const
{
    const GameWords &words = controller_.words();
    const Seat seat = controller_.actingSeat();
    Preview preview = controller_.preview(action);
    preview.isFinal = false; // that it cannot be taken back is no reason for it
    const QStringList sums = SheetText::changedSums(controller_.shown().sheets, preview, words);
    return (GainText::lines(preview, seat, words, sums.isEmpty()) + sums)
        .join(general_words::listSeparator());
}

QStringList HintLadder::tempoLines(Action next) const
{
    const bool endsTurn = controller_.preview(*chosen_).endsTurn;
    if (endsTurn == controller_.preview(next).endsTurn)
        return {};
    return {endsTurn ? tr("The first ends the turn, the next best does not.")
                     : tr("The turn goes on after the first; the next best would end it.")};
}

QStringList HintLadder::nextLines(const Candidate &next, bool isWorse) const
{
    // Of actions that hardly differ the one that is looked at longest need not have the greater margin.
    const QString line = isWorse ? tr("Next best: %1. Expected margin: %2 (give or take %3).")
                                 : tr("As good, it seems: %1. Expected margin: %2 (give or take %3).");
    QStringList lines{
        line.arg(quoted(next.action), marginText(next.margin), QLocale().toString(next.uncertainty, 'f', 1))};
    const QString now = gains(next.action);
    if (now.isEmpty())
        return lines + tempoLines(next.action);
    if (now == gains(*chosen_))
        lines.append(tr("At once that changes the same: the difference shows later."));
    else
        lines.append(tr("What that changes at once: %1").arg(now));
    return lines + tempoLines(next.action);
}

QStringList HintLadder::doubts() const
{
    const Advice &advice = adviser_.advice();
    const Candidate *chosen = chosen_ ? candidate(*chosen_) : nullptr;
    if (chosen == nullptr)
        return {};
    if (advice.candidates.size() > 1 && !isJudged(*chosen))
        return {tr("This is only a first impression.")};
    const bool isUnsure = std::ranges::any_of(advice.candidates, [chosen](const Candidate &other) {
        return &other != chosen && isJudged(other) && mayBeEqual(*chosen, other);
    });
    return isUnsure ? QStringList{tr("This is not certain: something else may be as good.")} : QStringList();
}

QStringList HintLadder::areaLines() const
{
    const Place place = tellingPlace(true);
    if (isControl(place))
        return {tr("Think of what the buttons offer.")};
    return {tr("Look here: %1.", "part of the board").arg(controller_.words().areaName(place.area))};
}

QStringList HintLadder::reasonLines() const
{
    const Candidate *chosen = candidate(*chosen_);
    QStringList lines{tr("A good action: %1.").arg(quoted(*chosen_))};
    if (chosen == nullptr || !isJudged(*chosen))
        return lines;
    const std::vector<Candidate> &candidates = adviser_.advice().candidates;
    const auto next = std::ranges::find_if(
        candidates, [chosen](const Candidate &other) { return &other != chosen && isJudged(other); });
    lines.append(tr("Expected margin at the end of the game, in points: %1 (give or take %2).")
                     .arg(marginText(chosen->margin), QLocale().toString(chosen->uncertainty, 'f', 1)));
    if (const QString now = gains(*chosen_); !now.isEmpty())
        lines.append(tr("What it changes at once: %1").arg(now));
    return next == candidates.end() ? lines : lines + nextLines(*next, next->margin < chosen->margin);
}

QStringList HintLadder::lines() const
{
    if (rung_ == Rung::none)
        return {};
    if (isWaiting())
        return {tr("Looking for a hint…")};
    QStringList lines;
    if (isSecondThought_)
        lines.append(tr("On second thoughts, something else is better."));
    switch (rung_) {
    case Rung::none:
        break;
    case Rung::area:
        lines += areaLines();
        break;
    case Rung::place:
        lines.append(tr("Begin here: %1.").arg(controller_.words().placeName(tellingPlace(false))));
        break;
    case Rung::action:
        lines.append(tr("A good action: %1.").arg(quoted(*chosen_)));
        break;
    case Rung::reason:
        lines += reasonLines();
        break;
    }
    return lines + doubts();
}

} // namespace waystone

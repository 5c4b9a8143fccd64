#include "advice/hint_ladder.h"

#include "advice/hint_reason.h"
#include "words/action_kinds.h"
#include "words/general_words.h"

#include <algorithm>

namespace waystone {

namespace {

constexpr qsizetype mostNames = 6; ///< that are read at a glance

} // namespace

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
    area_.clear();
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
    area_ = placesAround();
}

const Candidate *HintLadder::candidate(Action action) const
{
    const std::vector<Candidate> &candidates = adviser_.advice().candidates;
    const auto found = std::ranges::find(candidates, action, &Candidate::action);
    return found == candidates.end() ? nullptr : &*found;
}

Route HintLadder::routeOf(Action action) const
{
    for (const LegalAction &legal : controller_.shown().legal)
        if (legal.action == action && !legal.routes.empty())
            return legal.routes.front();
    return {};
}

Place HintLadder::tellingPlace(const Route &way, bool byArea) const
{
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
        return tellingPlace(way, false);
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

std::vector<Place> HintLadder::placesAround() const
{
    const Place telling = tellingPlace(routeOf(*chosen_), true);
    // Of the buttons, the one that is meant would already say all.
    if (isControl(telling))
        return {};
    std::vector<Place> all{telling};
    for (const Place place : controller_.shown().places)
        if (place != telling && place.area == telling.area && place.owner == telling.owner && isUsed(place))
            all.push_back(place);
    return all;
}

std::vector<Place> HintLadder::places() const
{
    if (!chosen_)
        return {};
    if (rung_ == Rung::area)
        return area_;
    const Route way = routeOf(*chosen_);
    if (rung_ == Rung::place)
        return {tellingPlace(way, false)};
    return {way.begin(), way.end()};
}

QString HintLadder::quoted(Action action) const
{
    return controller_.words().actionText(action, controller_.shown().view);
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
    return isUnsure ? QStringList{tr("This is not certain: something else may be just as good.")}
                    : QStringList();
}

QStringList HintLadder::areaLines() const
{
    const Place place = tellingPlace(routeOf(*chosen_), true);
    const QString kind = kindName();
    QStringList lines;
    if (!kind.isEmpty())
        lines.append(tr("Choose “%1”.", "button").arg(kind));
    if (isControl(place))
        return lines.isEmpty() ? QStringList{tr("Think of what the buttons offer.")} : lines;
    const QStringList names = namesOf(part());
    lines.append(names.size() > mostNames
                     ? tr("Begin somewhere in the marked area: %1.", "what is to be looked for there")
                           .arg(controller_.words().areaName(place.area))
                     : tr("Look at what is marked: %1.", "places or pieces")
                           .arg(names.join(general_words::listSeparator())));
    return lines;
}

QStringList HintLadder::piecesAt(Place place) const
{
    QStringList pieces;
    for (const Piece &piece : controller_.shown().pieces)
        if (piece.place == place)
            pieces.append(controller_.words().pieceName(piece));
    return pieces;
}

QStringList HintLadder::namesOf(std::vector<Place> places) const
{
    std::ranges::sort(places);
    const bool areAllTaken =
        std::ranges::none_of(places, [this](Place place) { return piecesAt(place).isEmpty(); });
    QStringList names;
    for (const Place place : places)
        names += areAllTaken ? piecesAt(place) : QStringList{controller_.words().placeName(place)};
    names.removeDuplicates();
    return names;
}

QString HintLadder::kindName() const
{
    const auto *words = controller_.words().kindsOfActions();
    if (words == nullptr)
        return {};
    const std::vector<ActionKind> kinds = words->actionKinds(controller_.shown().view);
    const auto kind = std::ranges::find_if(kinds, [this](const ActionKind &one) {
        return std::ranges::find(one.verbs, chosen_->verb) != one.verbs.end();
    });
    return kind == kinds.end() || kind->picks > 0 ? QString() : kind->name;
}

QString HintLadder::placeLine() const
{
    const GameWords &words = controller_.words();
    const Place place = tellingPlace(routeOf(*chosen_), false);
    const QStringList pieces = piecesAt(place);
    return pieces.isEmpty() ? tr("Begin here: %1.").arg(words.placeName(place))
                            : tr("Begin here: %1 – %2.", "place, what lies there")
                                  .arg(words.placeName(place), pieces.join(general_words::listSeparator()));
}

QStringList HintLadder::reasonLines() const
{
    const Candidate *chosen = candidate(*chosen_);
    if (chosen == nullptr)
        return {tr("A good action: %1.").arg(quoted(*chosen_))};
    const std::vector<Candidate> &candidates = adviser_.advice().candidates;
    const auto next = std::ranges::find_if(
        candidates, [chosen](const Candidate &other) { return &other != chosen && isJudged(other); });
    const bool isCompared = isJudged(*chosen) && next != candidates.end();
    return HintReason(controller_).lines(*chosen, isCompared ? &*next : nullptr);
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
    switch (rung_) {
    case Rung::none:
        break;
    case Rung::area:
        lines += areaLines();
        break;
    case Rung::place:
        lines.append(placeLine());
        break;
    case Rung::action:
        lines.append(HintReason(controller_).line(*chosen_));
        break;
    case Rung::reason:
        lines += reasonLines();
        break;
    }
    return lines + doubts();
}

} // namespace waystone

#include "advice/comparison.h"

#include "advice/best_turn.h"
#include "advice/continuation.h"
#include "bots/search/advantage.h"
#include "bots/search/analysis.h"
#include "bots/search/search_task.h"
#include "bots/search/searcher.h"

#include <algorithm>
#include <cmath>

namespace waystone {

namespace {

// In points, for the order alone.
constexpr double ending = 1.5;
constexpr double theirPoint = 0.45;
constexpr double otherSheet = 0.4; ///< a point of a scored thing that does not change the score

/// What comes of one action.
struct Side {
    const Position &position;
    const Events &events;
};

class Difference {
public:
    Difference(const Game &game, const Position &before, Seat seat, Side one, Side other, bool isByTurn)
        : game_(game), before_(before), seat_(seat), one_(one), other_(other), isByTurn_(isByTurn)
    {}

    [[nodiscard]] std::vector<Reason> reasons(bool isTurnOver)
    {
        addPoints();
        addAdvantages();
        addEnd();
        if (isTurnOver)
            addTheirTurn();
        return std::move(reasons_);
    }

private:
    void add(std::string_view code, Seat seat, Counted with, Counted without, double worth,
             Place subject = {})
    {
        if (with.amount == without.amount)
            return;
        reasons_.push_back(
            {code, seat, subject, {with}, {without}, isByTurn_, worth * (with.amount - without.amount)});
    }

    [[nodiscard]] int gained(const Position &after, Seat seat) const
    {
        return game_.points(after, seat, {}) - game_.points(before_, seat, {});
    }

    void addPoints()
    {
        const bool areSheets = addSheets();
        for (Seat seat = 0; seat < game_.seats(before_); ++seat)
            if (!areSheets)
                add(reason::points, seat, {{}, gained(one_.position, seat)},
                    {{}, gained(other_.position, seat)}, seat == seat_ ? 1 : -theirPoint);
    }

    /// Where several scored things enter the seat's score.
    bool addSheets()
    {
        const std::vector<ScoreSheet> with = game_.breakdown(one_.position);
        const std::vector<ScoreSheet> without = game_.breakdown(other_.position);
        const auto isOwn = [this](const ScoreSheet &sheet) {
            return std::ranges::find(sheet.seats, seat_) != sheet.seats.end();
        };
        if (std::ranges::count_if(with, isOwn) < 2)
            return false;
        const bool scores = gained(one_.position, seat_) != gained(other_.position, seat_);
        for (std::size_t index = 0; index < std::min(with.size(), without.size()); ++index)
            if (isOwn(with[index]))
                add(reason::sheet, seat_, {{}, with[index].total}, {{}, without[index].total},
                    scores ? 1 : otherSheet, with[index].subject);
        return true;
    }

    void addAdvantages()
    {
        const std::unique_ptr<Searcher> searcher = game_.searcher({Level::master, 1});
        const Advantages with = searcher->advantages(one_.position, seat_);
        const Advantages without = searcher->advantages(other_.position, seat_);
        Reason held{advantage::holds, seat_, {}, {}, {}, isByTurn_, 0};
        for (const auto &[first, second] : paired(with, without)) {
            if (first.amount == second.amount)
                continue;
            if (first.code != advantage::holds) {
                add(first.code, first.seat, {first.what, first.amount}, {second.what, second.amount},
                    first.worth);
                continue;
            }
            held.with.push_back({first.what, first.amount});
            held.without.push_back({second.what, second.amount});
            held.weight += first.worth * (first.amount - second.amount);
        }
        if (!held.with.empty())
            reasons_.push_back(std::move(held));
    }

    using Pair = std::pair<Advantage, Advantage>;

    /// Those of the same code, seat and term; what is missing on one side is 0 there.
    [[nodiscard]] static std::vector<Pair> paired(const Advantages &one, const Advantages &other)
    {
        const auto isSame = [](const Advantage &here, const Advantage &there) {
            return here.code == there.code && here.seat == there.seat && here.what == there.what;
        };
        const auto counterpart = [&](const Advantages &list, const Advantage &of) {
            const auto found =
                std::ranges::find_if(list, [&](const Advantage &each) { return isSame(each, of); });
            Advantage none = of;
            none.amount = 0;
            return found == list.end() ? none : *found;
        };
        std::vector<Pair> pairs;
        for (const Advantage &each : one)
            pairs.emplace_back(each, counterpart(other, each));
        for (const Advantage &each : other)
            if (std::ranges::none_of(one, [&](const Advantage &here) { return isSame(here, each); }))
                pairs.emplace_back(counterpart(one, each), each);
        return pairs;
    }

    void addEnd()
    {
        const auto isEnd = [](const Events &events) {
            return std::ranges::any_of(events, [](const Event &event) {
                return event.kind == Event::Kind::endTriggered || event.kind == Event::Kind::gameEnded;
            });
        };
        const int with = isEnd(one_.events) ? 1 : 0;
        const int without = isEnd(other_.events) ? 1 : 0;
        const Position &ended = with != 0 ? one_.position : other_.position;
        int best = 0;
        for (Seat seat = 0; seat < game_.seats(before_); ++seat)
            if (seat != seat_)
                best = std::max(best, game_.points(ended, seat, {}));
        const bool isAhead = game_.points(ended, seat_, {}) > best;
        add(reason::ends, seat_, {{}, with}, {{}, without}, isAhead ? ending : -ending);
    }

    void addTheirTurn()
    {
        const auto next = static_cast<Seat>((seat_ + 1) % game_.seats(before_));
        if (game_.actors(before_).includes(next)) // it acts at the same time
            return;
        const std::optional<int> with = mostPointsOfTurn(game_, one_.position, next);
        const std::optional<int> without = with ? mostPointsOfTurn(game_, other_.position, next) : with;
        if (with && without)
            add(reason::theirTurn, next, {{}, *with}, {{}, *without}, -theirPoint);
    }

    const Game &game_;
    const Position &before_;
    const Seat seat_;
    const Side one_;
    const Side other_;
    const bool isByTurn_;
    std::vector<Reason> reasons_;
};

/// To be told only where the search can tell them apart: the difference is beyond what is uncertain of it.
std::optional<Reason> marginReason(Seat seat, const Candidate &one, const Candidate &other)
{
    const double difference = one.margin - other.margin;
    const bool areJudged = std::min(one.visits, other.visits) >= Analysis::fewestVisits;
    if (!areJudged || std::abs(difference) <= std::hypot(one.uncertainty, other.uncertainty))
        return std::nullopt;
    const auto tenths = [](double margin) { return static_cast<int>(std::lround(10 * margin)); };
    return Reason{reason::margin, seat,      {}, {{{}, tenths(one.margin)}}, {{{}, tenths(other.margin)}},
                  false,          difference};
}

} // namespace

Comparison compared(const Game &game, const SeatView &view, Seat seat, const Considered &one,
                    const Considered &other)
{
    Rng rng(1);
    const Position before = game.guess(view, rng);
    const Continuation first = continued(game, before, seat, one.candidate.action, one.line);
    const Continuation second = continued(game, before, seat, other.candidate.action, other.line);
    Comparison found{one.candidate.action, other.candidate.action, first.steps, second.steps, {}};
    const bool isTurnOver = first.endsTurn && second.endsTurn;
    const bool isByTurn = isTurnOver && (first.steps.size() > 1 || second.steps.size() > 1);
    const Position &with = isTurnOver ? first.last : first.first;
    const Position &without = isTurnOver ? second.last : second.first;
    if (game.same(with, without)) {
        found.reasons = {{reason::same, seat, {}, {}, {}, isByTurn, 0}};
        return found;
    }
    found.reasons = Difference(game, before, seat, {with, isTurnOver ? first.events : first.firstEvents},
                               {without, isTurnOver ? second.events : second.firstEvents}, isByTurn)
                        .reasons(isTurnOver);
    std::ranges::stable_sort(found.reasons, [](const Reason &here, const Reason &there) {
        return std::abs(here.weight) > std::abs(there.weight);
    });
    if (std::optional<Reason> margin = marginReason(seat, one.candidate, other.candidate))
        found.reasons.push_back(std::move(*margin));
    return found;
}

std::vector<Reason> mostTelling(const Comparison &comparison, bool isBetter)
{
    constexpr double little = 0.3; ///< of the first: what weighs less is told only where nothing else is
    std::vector<Reason> left = comparison.reasons;
    std::vector<Reason> told;
    const auto take = [&](auto found) {
        if (found == left.end() || told.size() == 2)
            return;
        told.push_back(*found);
        left.erase(found);
    };
    take(std::ranges::find_if(left, [isBetter](const Reason &reason) {
        return reason.code == reason::same || (isBetter ? reason.weight > 0 : reason.weight < 0);
    }));
    if (told.empty())
        take(left.begin());
    const double least = told.empty() ? 0 : little * std::abs(told.front().weight);
    take(std::ranges::find_if(left, [least](const Reason &reason) {
        return reason.code != reason::margin && std::abs(reason.weight) >= least;
    }));
    take(std::ranges::find(left, reason::margin, &Reason::code));
    take(left.begin());
    return told;
}

const Considered *nextElsewhere(const Game &game, const SeatView &view, Seat seat, const Considered &chosen,
                                const std::vector<Considered> &candidates)
{
    Rng rng(1);
    const Position before = game.guess(view, rng);
    const auto endOf = [&](const Considered &each) {
        return continued(game, before, seat, each.candidate.action, each.line).last;
    };
    const Position there = endOf(chosen);
    const auto found = std::ranges::find_if(candidates, [&](const Considered &each) {
        return each.candidate.action != chosen.candidate.action && !game.same(endOf(each), there);
    });
    return found == candidates.end() ? nullptr : &*found;
}

} // namespace waystone

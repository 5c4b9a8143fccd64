#pragma once

#include "bots/network/judged.h"
#include "bots/network/learning_network.h"
#include "core/draw.h"

#include <vector>

namespace waystone {

/// Training by TD(lambda): a game is played by looking one action ahead, then every judgement in it is taken towards what came
/// of it.
template <class R, LearningPolicy<R> P>
class SelfPlay final : public Training {
public:
    using State = typename R::State;

    /// The rules outlive it.
    SelfPlay(const R &rules, const TrainingTask &task)
        : rules_(rules),
          task_(task),
          settings_(P::trainingSettings(task.players)),
          wanted_(task.games != 0 ? task.games : settings_.games),
          rng_(task.seed),
          network_(static_cast<int>(P::featureNames(task.players).size()), settings_.hidden, rng_)
    {}

    [[nodiscard]] std::uint64_t gamesPlayed() const override { return played_; }
    [[nodiscard]] std::uint64_t gamesWanted() const override { return wanted_; }

    void play(std::uint64_t games, const std::stop_token &stop) override
    {
        for (; games > 0 && played_ < wanted_ && !stop.stop_requested(); --games) {
            playOne();
            learn();
            ++played_;
        }
    }

    [[nodiscard]] NetworkFile result() const override
    {
        NetworkOrigin origin{std::string(R::id()), rules_.editionInfo().hash, task_.players, task_.seed,
                             played_};
        return {std::move(origin), P::featureNames(task_.players), Network(network_.rounded())};
    }

private:
    static constexpr int longest = 1500; ///< actions and draws; whoever plays badly may never end a game
    static constexpr std::uint32_t partsOfOne = 1 << 16;
    static constexpr double even = 0.5;

    /// A position of the game that was judged, as one seat saw it, or one part of it.
    struct Moment {
        Features features;
        int viewer = 0;     ///< the seat or the part
        double scored = 0;  ///< points that the margin of the judgement has beside what the network told
        Forecast judgement; ///< of all the points of a part
        bool isLeftAtRandom = false; ///< what came after it was not meant to be good
    };

    [[nodiscard]] bool isDrawn(double share) { return rng_.below(partsOfOne) < share * partsOfOne; }

    void playOne()
    {
        State state = *rules_.from(rules_.start(task_.players, 0));
        moments_.clear();
        for (Seat seat = 0; seat < task_.players; ++seat)
            isGreedy_[seat] = isDrawn(settings_.greedyShare);
        Action last{};
        Seat lastSeat = nobody;
        for (int count = 0; count < longest; ++count) {
            const Actors actors = rules_.actors(state);
            if (actors.isOver())
                break;
            if (policy_.judges(rules_, state))
                record(state);
            const Seat seat = actors.first();
            if (actors.isChance()) {
                takeChance(state);
                last = {};
                continue;
            }
            rules_.legal(state, seat, actions_);
            policy_.prune(rules_, state, seat, seat == lastSeat ? last : Action{}, actions_);
            lastSeat = seat;
            last = chosen(state, seat);
            rules_.apply(state, seat, last, nullptr);
        }
        takeResults(state);
    }

    void takeChance(State &state)
    {
        rules_.outcomes(state, outcomes_);
        rules_.apply(state, chanceSeat, drawn({outcomes_.begin(), outcomes_.end()}, rng_), nullptr);
    }

    void record(const State &state)
    {
        positionBegins_ = moments_.size();
        if constexpr (JudgesParts<P, R>) {
            for (int part = 0; part < policy_.parts(rules_, state); ++part) {
                Moment &moment = moments_.emplace_back();
                moment.viewer = part;
                moment.scored = policy_.partPoints(rules_, state, part);
                policy_.partFeatures(rules_, state, part, moment.features);
                moment.judgement = network_.judge(moment.features);
                moment.judgement.margin += moment.scored;
            }
        } else if (task_.players == 2) {
            recordView(state, policy_.viewer(rules_, state));
        } else {
            for (Seat seat = 0; seat < task_.players; ++seat)
                recordView(state, seat);
        }
    }
    void recordView(const State &state, Seat viewer)
    {
        Moment &moment = moments_.emplace_back();
        moment.viewer = viewer;
        policy_.features(rules_, state, viewer, moment.features);
        moment.judgement = network_.judge(moment.features);
    }

    /// Of actions_.
    Action chosen(const State &state, Seat seat)
    {
        if (actions_.size() == 1)
            return actions_[0];
        if (isDrawn(settings_.epsilon)) {
            for (std::size_t index = positionBegins_; index < moments_.size(); ++index)
                moments_[index].isLeftAtRandom = true;
            return actions_[rng_.below(static_cast<std::uint32_t>(actions_.size()))];
        }
        values_.clear();
        if (isGreedy_[seat])
            policy_.actionValues(rules_, state, seat, actions_, values_);
        else
            for (const Action action : actions_)
                values_.add(rewardAfter(state, seat, action));
        return actions_[bestOf(values_, rng_)];
    }

    [[nodiscard]] PositionValue worthOf(const State &state) const
    {
        constexpr double rewardScale = 10; // of little weight: it tells wins apart
        Worths worths{};
        policy_.worths(rules_, state, worths);
        return PositionValue(worths, task_.players, true, rewardScale, 0);
    }

    [[nodiscard]] double rewardAfter(const State &state, Seat seat, Action action)
    {
        constexpr double rewardScale = 10;
        State after = state;
        rules_.apply(after, seat, action, nullptr);
        ActionList actions;
        ActionValues values;
        for (;;) {
            const Actors actors = rules_.actors(after);
            if (actors.isOver())
                return worthOf(after).rewards[seat];
            if (policy_.judges(rules_, after))
                return PositionValue(judged(rules_, policy_, network_, after), task_.players, rewardScale)
                    .rewards[seat];
            const Seat next = actors.first();
            if (actors.isChance()) {
                takeChance(after);
                continue;
            }
            rules_.legal(after, next, actions);
            policy_.prune(rules_, after, next, {}, actions);
            values.clear();
            policy_.actionValues(rules_, after, next, actions, values);
            rules_.apply(after, next, actions[bestOf(values, rng_)], nullptr);
        }
    }

    void learn()
    {
        const double done = static_cast<double>(played_) / static_cast<double>(wanted_);
        const double rate = settings_.firstRate + (settings_.lastRate - settings_.firstRate) * done;
        for (std::size_t line = 0; line < lines_; ++line)
            learnOf(line, rate);
    }

    /// What each line of judgements came to: that of a part, of a seat, or of both of two seats as the first sees it. None if the
    /// game was stopped.
    void takeResults(const State &state)
    {
        results_.clear();
        lines_ = lines(state);
        if (!rules_.actors(state).isOver())
            return;
        if constexpr (JudgesParts<P, R>) {
            for (int part = 0; part < policy_.parts(rules_, state); ++part)
                results_.push_back({even, policy_.partPoints(rules_, state, part)});
        } else {
            const PositionValue value = worthOf(state);
            for (std::size_t seat = 0; seat < lines_; ++seat)
                results_.push_back({value.winShares[seat], value.margins[seat]});
        }
    }
    [[nodiscard]] std::size_t lines(const State &state) const
    {
        if constexpr (JudgesParts<P, R>)
            return static_cast<std::size_t>(policy_.parts(rules_, state));
        return task_.players == 2 ? 1 : static_cast<std::size_t>(task_.players);
    }

    /// Whether a judgement belongs to a line of results_.
    [[nodiscard]] bool isOf(const Moment &moment, std::size_t line) const
    {
        return (!JudgesParts<P, R> && task_.players == 2) || moment.viewer == static_cast<int>(line);
    }

    /// Backwards along the judgements of one line. A game that was stopped ends with what was thought of it.
    void learnOf(std::size_t line, double rate)
    {
        Forecast target; // as `viewer` sees it
        bool isKnown = !results_.empty();
        if (isKnown)
            target = results_[line];
        auto viewer = static_cast<int>(line);
        for (std::size_t index = moments_.size(); index-- > 0;) {
            const Moment &moment = moments_[index];
            if (!isOf(moment, line))
                continue;
            if (moment.viewer != viewer) {
                target = {1 - target.chance, -target.margin};
                target.chance = even + (target.chance - even) * (1 - settings_.discount);
                viewer = moment.viewer;
            }
            if (!isKnown || moment.isLeftAtRandom) {
                target = moment.judgement;
                isKnown = true;
                continue;
            }
            network_.learn(moment.features, {target.chance, target.margin - moment.scored}, rate);
            target.chance += (1 - settings_.lambda) * (moment.judgement.chance - target.chance);
            target.margin += (1 - settings_.lambda) * (moment.judgement.margin - target.margin);
        }
    }

    const R &rules_;
    TrainingTask task_;
    TrainingSettings settings_;
    std::uint64_t wanted_;
    std::uint64_t played_ = 0;
    Rng rng_;
    LearningNetwork network_;
    P policy_;

    std::vector<Moment> moments_;    ///< of the game being played
    std::size_t positionBegins_ = 0; ///< in moments_, the position recorded last
    std::size_t lines_ = 1;          ///< of judgements
    std::vector<Forecast> results_;  ///< of the game that was played, by line
    std::array<bool, maxSeats> isGreedy_{};

    // What a game works with; kept here for their size.
    ActionList actions_;
    OutcomeList outcomes_;
    ActionValues values_;
};

} // namespace waystone

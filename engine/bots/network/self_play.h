#pragma once

#include "bots/network/judged.h"
#include "bots/network/learning_network.h"
#include "core/draw.h"

#include <optional>
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
          network_(static_cast<int>(P::featureNames().size()), settings_.hidden, rng_)
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
        return {std::move(origin), P::featureNames(), Network(network_.rounded())};
    }

private:
    static constexpr int longest = 1500; ///< actions and draws; whoever plays badly may never end a game
    static constexpr std::uint32_t parts = 1 << 16;

    /// A position of the game that was judged.
    struct Moment {
        Features features;
        Seat viewer = 0;
        Forecast judgement;
        bool isLeftAtRandom = false; ///< what came after it was not meant to be good
    };

    [[nodiscard]] bool isDrawn(double share) { return rng_.below(parts) < share * parts; }

    void playOne()
    {
        State state = *rules_.from(rules_.start(task_.players, 0));
        moments_.clear();
        outcome_.reset();
        for (Seat seat = 0; seat < task_.players; ++seat)
            isGreedy_[seat] = isDrawn(settings_.greedyShare);
        Action last{};
        Seat lastSeat = nobody;
        for (int count = 0; count < longest; ++count) {
            const Actors actors = rules_.actors(state);
            if (actors.isOver()) {
                outcome_ = worthOf(state);
                return;
            }
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
    }

    void takeChance(State &state)
    {
        rules_.outcomes(state, outcomes_);
        rules_.apply(state, chanceSeat, drawn({outcomes_.begin(), outcomes_.end()}, rng_), nullptr);
    }

    void record(const State &state)
    {
        const auto add = [&](Seat viewer) {
            Moment &moment = moments_.emplace_back();
            moment.viewer = viewer;
            policy_.features(rules_, state, viewer, moment.features);
            moment.judgement = network_.judge(moment.features);
        };
        if (task_.players == 2)
            return add(policy_.viewer(rules_, state));
        for (Seat seat = 0; seat < task_.players; ++seat)
            add(seat);
    }

    /// Of actions_.
    Action chosen(const State &state, Seat seat)
    {
        if (actions_.size() == 1)
            return actions_[0];
        if (isDrawn(settings_.epsilon)) {
            for (Moment &moment : lastMoments())
                moment.isLeftAtRandom = true;
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

    /// Those that were recorded of one position.
    [[nodiscard]] std::span<Moment> lastMoments()
    {
        const std::size_t count = task_.players == 2 ? 1 : static_cast<std::size_t>(task_.players);
        return std::span(moments_).last(std::min(count, moments_.size()));
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
        if (task_.players == 2)
            return learnOf(nobody, rate);
        for (Seat seat = 0; seat < task_.players; ++seat)
            learnOf(seat, rate);
    }

    /// Backwards along the judgements of a seat, or of both of two seats. A game that was stopped ends with what was thought
    /// of it.
    void learnOf(Seat only, double rate)
    {
        Forecast target; // as `seat` sees it
        bool isKnown = outcome_.has_value();
        Seat seat = only == nobody ? Seat{0} : only;
        if (isKnown)
            target = {outcome_->winShares[seat], outcome_->margins[seat]};
        for (std::size_t index = moments_.size(); index-- > 0;) {
            Moment &moment = moments_[index];
            if (only != nobody && moment.viewer != only)
                continue;
            if (moment.viewer != seat) {
                target = {1 - target.chance, -target.margin};
                target.chance = 0.5 + (target.chance - 0.5) * (1 - settings_.discount);
                seat = moment.viewer;
            }
            if (!isKnown || moment.isLeftAtRandom) {
                target = moment.judgement;
                isKnown = true;
                continue;
            }
            network_.learn(moment.features, target, rate);
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

    std::vector<Moment> moments_; ///< of the game being played
    std::optional<PositionValue> outcome_;
    std::array<bool, maxSeats> isGreedy_{};

    // What a game works with; kept here for their size.
    ActionList actions_;
    OutcomeList outcomes_;
    ActionValues values_;
};

} // namespace waystone

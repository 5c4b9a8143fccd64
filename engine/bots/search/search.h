#pragma once

#include "bots/network/judged.h"
#include "bots/network/network.h"
#include "bots/search/position_value.h"
#include "bots/search/root_tally.h"
#include "bots/search/search_tree.h"
#include "core/draw.h"

#include <algorithm>
#include <optional>
#include <stop_token>
#include <vector>

namespace waystone {

/// Monte Carlo tree search (PUCT with priors, over determinizations) for one seat.
///
/// An iteration guesses a state that fits the view, walks down the tree by the actions that did well or were seldom
/// visited, adds a leaf, plays on a little by the policy, evaluates the position and passes its rewards to every node on
/// the way. Every seat strives for its own reward. Lines of play that the seat cannot tell apart share their nodes: what others choose in
/// secret, and what chance brings in secret, is drawn and makes no node. Of what chance brings openly, few outcomes
/// have nodes of their own; where there are many they share one, or each would hardly ever be looked at.
template <Searchable R, SearchPolicy<R> P>
class Search {
public:
    using State = typename R::State;
    using View = typename R::View;

    /// The rules outlive it, and so does the network that judges positions, if there is one; the policy has to be one that
    /// can learn then.
    Search(const R &rules, P policy, SearchSettings settings, std::uint32_t mostNodes,
           const Network *network = nullptr)
        : rules_(rules), policy_(policy), settings_(settings), tree_(mostNodes), network_(network)
    {}

    void ask(const View &view, Seat seat, std::uint64_t seed)
    {
        const std::uint32_t kept = nodeOf(view, seat);
        rng_ = Rng(seed);
        played_.reset();
        view_ = view;
        seat_ = seat;
        const State state = rules_.guess(*view_, rng_);
        rules_.legal(state, seat_, actions_);
        policy_.prune(rules_, state, seat_, {}, actions_);
        plant(state, kept);
    }

    void think(std::uint64_t iterations, const std::stop_token &stop)
    {
        while (tree_[0].visits < iterations && !stop.stop_requested())
            iterate();
    }

    [[nodiscard]] std::uint64_t iterations() const { return tree_[0].visits; }
    /// Nodes in use.
    [[nodiscard]] std::uint32_t nodes() const { return tree_.size(); }
    /// Legal actions that were not pruned; their candidates are in the order of the actions.
    [[nodiscard]] std::size_t rootActions() const { return tallies_.size(); }
    [[nodiscard]] Candidate candidate(std::size_t index) const
    {
        Candidate candidate = tallies_[index].candidate(rootNode(index).action, rootValues_[index]);
        candidate.visits = rootNode(index).visits;
        return candidate;
    }

    void play(Action action) { played_ = action; }

    /// From this action of the root on the steps taken most often, until chance has its say, somebody chooses in secret,
    /// or a step has been taken too seldom.
    template <class Use>
    void followLine(Action first, std::uint32_t leastVisits, const Use &use) const
    {
        Rng rng(0); // what is not known does not matter here
        State state = rules_.guess(*view_, rng);
        std::uint32_t node = 0;
        ActionList actions;
        for (Seat seat = seat_; seat < maxSeats; seat = rules_.actors(state).first()) {
            rules_.legal(state, seat, actions);
            if (seat != seat_ && rules_.secret(state, seat, actions[0]))
                return;
            node = node == 0 ? tree_.child(0, first) : tree_.mostVisited(node, actions);
            if (node == SearchNode::none || tree_[node].visits < leastVisits)
                return;
            use(seat, tree_[node].action);
            rules_.apply(state, seat, tree_[node].action, nullptr);
        }
    }

private:
    static constexpr std::size_t mostToldApart = 6; ///< outcomes of chance that have nodes of their own
    static constexpr std::size_t deepest = 256;     ///< steps of the tree

    struct Step {
        std::uint32_t node;
        Seat seat; ///< that chose it
    };

    [[nodiscard]] const SearchNode &rootNode(std::size_t index) const
    {
        return tree_[tree_[0].firstChild + static_cast<std::uint32_t>(index)];
    }

    // --- One iteration

    void iterate()
    {
        State state = rules_.guess(*view_, rng_);
        descend(state);
        playOut(state);
        learn(state);
    }

    /// From the root down to a new leaf, or as far as the tree goes.
    void descend(State &state)
    {
        path_.clear();
        std::uint32_t node = 0;
        Action last{};
        turns_ = 0;
        lastSeat_ = seat_;
        Actors actors = Actors::seat(seat_);
        for (; path_.size() < deepest; actors = rules_.actors(state)) {
            if (actors.isOver())
                return;
            if (actors.isChance()) {
                if (!takeChance(state, node))
                    return;
                last = {};
                continue;
            }
            const Seat seat = actors.first();
            rules_.legal(state, seat, actions_);
            if (seat != seat_ && rules_.secret(state, seat, actions_[0])) {
                countTurn(seat);
                rules_.apply(state, seat, chosenInPlayout(state, seat), nullptr);
                continue;
            }
            policy_.prune(rules_, state, seat, seat == lastSeat_ ? last : Action{}, actions_);
            countTurn(seat);
            if (!expand(state, seat, node))
                return;
            node = tree_.select(node, actions_, settings_.exploration);
            last = tree_[node].action;
            rules_.apply(state, seat, last, nullptr);
            path_.add({node, seat});
            if (tree_[node].visits == 0)
                return;
        }
    }

    /// False if there is no room for what comes.
    bool takeChance(State &state, std::uint32_t &node)
    {
        rules_.outcomes(state, outcomes_);
        const Action action = drawn({outcomes_.begin(), outcomes_.end()}, rng_);
        const bool hasNode = outcomes_.size() <= mostToldApart && !rules_.secret(state, chanceSeat, action);
        rules_.apply(state, chanceSeat, action, nullptr);
        if (!hasNode)
            return true;
        node = tree_.outcome(node, action);
        if (node == SearchNode::none)
            return false;
        path_.add({node, chanceSeat});
        return true;
    }

    /// Sees to it that every action in actions_ has a node below `node`. False if there is no room.
    bool expand(const State &state, Seat seat, std::uint32_t node)
    {
        const std::size_t missing = tree_.missing(node, actions_);
        if (missing == 0)
            return true;
        if (!tree_.hasRoomFor(missing))
            return false;
        actionValues_.clear();
        policy_.actionValues(rules_, state, seat, actions_, actionValues_);
        tree_.addMissing(node, actions_, actionValues_, settings_.priorScale);
        return true;
    }

    /// Goes on by the policy to where positions are evaluated.
    void playOut(State &state)
    {
        const int seats = rules_.seats(state);
        for (;;) {
            const Actors actors = rules_.actors(state);
            if (actors.isOver())
                return;
            const Seat seat = actors.first();
            if (actors.isChance()) {
                rules_.outcomes(state, outcomes_);
                rules_.apply(state, seat, drawn({outcomes_.begin(), outcomes_.end()}, rng_), nullptr);
                continue;
            }
            countTurn(seat);
            if (isToBeJudged(state, seats))
                return;
            rules_.legal(state, seat, actions_);
            policy_.prune(rules_, state, seat, {}, actions_);
            rules_.apply(state, seat, chosenInPlayout(state, seat), nullptr);
        }
    }

    /// A network knows whose turn it is. Worths compare seats that have acted as often.
    [[nodiscard]] bool isToBeJudged(const State &state, int seats) const
    {
        const int over = turns_ - settings_.playoutTurns;
        if constexpr (LearningPolicy<P, R>)
            if (network_ != nullptr)
                return over >= 0 && policy_.judges(rules_, state);
        return over >= 0 && over % seats == 0;
    }

    /// Of actions_.
    [[nodiscard]] Action chosenInPlayout(const State &state, Seat seat)
    {
        constexpr std::uint32_t parts = 1 << 16;
        if (actions_.size() == 1)
            return actions_[0];
        if (settings_.epsilon > 0 && rng_.below(parts) < settings_.epsilon * parts)
            return actions_[rng_.below(static_cast<std::uint32_t>(actions_.size()))];
        actionValues_.clear();
        policy_.actionValues(rules_, state, seat, actions_, actionValues_);
        return actions_[bestOf(actionValues_, rng_)];
    }

    void countTurn(Seat seat)
    {
        turns_ += seat == lastSeat_ ? 0 : 1;
        lastSeat_ = seat;
    }

    [[nodiscard]] PositionValue evaluated(const State &state) const
    {
        const bool isOver = rules_.actors(state).isOver();
        if constexpr (LearningPolicy<P, R>)
            if (network_ != nullptr && !isOver && policy_.judges(rules_, state))
                return PositionValue(judged(rules_, policy_, *network_, state), rules_.seats(state),
                                     settings_.rewardScale);
        Worths worths{};
        policy_.worths(rules_, state, worths);
        const double discount = std::min(1.0, settings_.discount * turns_);
        return PositionValue(worths, rules_.seats(state), isOver, settings_.rewardScale, discount);
    }

    void learn(const State &state)
    {
        const PositionValue value = evaluated(state);
        ++tree_[0].visits;
        for (const Step &step : path_) {
            SearchNode &node = tree_[step.node];
            ++node.visits;
            node.rewards += step.seat == chanceSeat ? 0 : value.rewards[step.seat];
        }
        if (!path_.empty())
            tallies_[path_[0].node - tree_[0].firstChild].add(value.margins[seat_], value.winShares[seat_]);
    }

    // --- From one question to the next

    /// The node of the position after the action that was played, if this is that position.
    [[nodiscard]] std::uint32_t nodeOf(const View &view, Seat seat)
    {
        if (!played_ || seat != seat_)
            return SearchNode::none;
        Rng rng(0); // what is not known does not matter here
        State state = rules_.guess(*view_, rng);
        rules_.apply(state, seat_, *played_, nullptr);
        const std::uint32_t node = tree_.child(0, *played_);
        if (node == SearchNode::none)
            return node;
        if (!rules_.actors(state).isChance())
            return rules_.view(state, seat_) == view ? node : SearchNode::none;
        rules_.outcomes(state, outcomes_);
        for (const Outcome &outcome : outcomes_) {
            State after = state;
            rules_.apply(after, chanceSeat, outcome.action, nullptr);
            if (rules_.view(after, seat_) == view)
                return outcomes_.size() <= mostToldApart ? tree_.child(node, outcome.action) : node;
        }
        return SearchNode::none;
    }

    /// A new tree over actions_, with what was below the node `kept`.
    void plant(const State &state, std::uint32_t kept)
    {
        actionValues_.clear();
        for (const Action action : actions_) {
            State after = state;
            rules_.apply(after, seat_, action, nullptr);
            actionValues_.add(evaluated(after).margins[seat_]);
        }
        tallies_.assign(actions_.size(), {});
        rootValues_.assign(actionValues_.begin(), actionValues_.end());
        tree_.plant(kept, actions_, actionValues_, settings_.priorScale);
    }

    const R &rules_;
    P policy_;
    SearchSettings settings_;
    SearchTree tree_;
    const Network *network_;
    std::optional<View> view_;
    Seat seat_ = nobody;
    Rng rng_;
    std::optional<Action> played_;
    std::vector<RootTally> tallies_; ///< by action of the root
    std::vector<double> rootValues_; ///< likewise

    // What an iteration works with; kept here for their size.
    ActionList actions_;
    OutcomeList outcomes_;
    Seat lastSeat_ = nobody; ///< that acted
    int turns_ = 0;          ///< times that another seat came to act
    FixedList<Step, deepest> path_;
    ActionValues actionValues_; ///< by action in actions_
};

} // namespace waystone

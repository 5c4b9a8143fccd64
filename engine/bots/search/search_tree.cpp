#include "bots/search/search_tree.h"

#include <algorithm>
#include <cmath>

namespace waystone {

namespace {

float priorOf(double behind, double priorScale)
{
    const double ratio = priorScale / (priorScale + behind);
    return static_cast<float>(ratio * ratio);
}

double best(const ActionValues &values)
{
    return *std::max_element(values.begin(), values.end());
}

} // namespace

std::size_t SearchTree::missing(std::uint32_t node, const ActionList &actions) const
{
    std::uint32_t next = nodes_[node].firstChild;
    std::size_t missing = 0;
    for (const Action action : actions) {
        while (next != SearchNode::none && nodes_[next].action < action)
            next = nodes_[next].nextSibling;
        missing += next == SearchNode::none || nodes_[next].action != action ? 1 : 0;
    }
    return missing;
}

void SearchTree::addMissing(std::uint32_t node, const ActionList &actions, const ActionValues &values,
                            double priorScale)
{
    const double most = best(values);
    std::uint32_t *link = &nodes_[node].firstChild;
    for (std::size_t index = 0; index < actions.size(); ++index) {
        const Action action = actions[index];
        while (*link != SearchNode::none && nodes_[*link].action < action)
            link = &nodes_[*link].nextSibling;
        if (*link == SearchNode::none || nodes_[*link].action != action)
            *link = nodes_.add(SearchNode::fresh(action, priorOf(most - values[index], priorScale), *link));
    }
}

std::uint32_t SearchTree::outcome(std::uint32_t node, Action action)
{
    std::uint32_t *link = &nodes_[node].firstChild;
    while (*link != SearchNode::none && nodes_[*link].action < action)
        link = &nodes_[*link].nextSibling;
    if (*link == SearchNode::none || nodes_[*link].action != action) {
        if (!nodes_.hasRoomFor(1))
            return SearchNode::none;
        *link = nodes_.add(SearchNode::fresh(action, 1, *link));
    }
    return *link;
}

template <class Use>
void SearchTree::forChildren(std::uint32_t node, const ActionList &actions, const Use &use) const
{
    std::uint32_t child = nodes_[node].firstChild;
    for (const Action action : actions) {
        while (nodes_[child].action != action)
            child = nodes_[child].nextSibling;
        use(child, nodes_[child]);
    }
}

std::uint32_t SearchTree::select(std::uint32_t node, const ActionList &actions, double exploration) const
{
    double priors = 0;
    double rewards = 0;
    std::uint32_t visits = 0;
    forChildren(node, actions, [&](std::uint32_t, const SearchNode &child) {
        priors += static_cast<double>(child.prior);
        rewards += child.rewards;
        visits += child.visits;
    });
    // What was never tried is taken to be as good as the rest.
    const double usual = visits == 0 ? 0.5 : rewards / visits;
    const double weight = exploration * std::sqrt(static_cast<double>(visits) + 1) / priors;
    std::uint32_t best = SearchNode::none;
    double most = -1;
    forChildren(node, actions, [&](std::uint32_t index, const SearchNode &child) {
        const double mean = child.visits == 0 ? usual : child.rewards / child.visits;
        const double bound = mean + weight * static_cast<double>(child.prior) / (1.0 + child.visits);
        if (bound > most) {
            most = bound;
            best = index;
        }
    });
    return best;
}

std::uint32_t SearchTree::child(std::uint32_t node, Action action) const
{
    std::uint32_t child = nodes_[node].firstChild;
    while (child != SearchNode::none && nodes_[child].action != action)
        child = nodes_[child].nextSibling;
    return child;
}

std::uint32_t SearchTree::mostVisited(std::uint32_t node, const ActionList &actions) const
{
    std::uint32_t best = SearchNode::none;
    for (std::uint32_t child = nodes_[node].firstChild; child != SearchNode::none;
         child = nodes_[child].nextSibling)
        if (actions.contains(nodes_[child].action) &&
            (best == SearchNode::none || nodes_[child].visits > nodes_[best].visits))
            best = child;
    return best;
}

void SearchTree::plant(std::uint32_t kept, const ActionList &actions, const ActionValues &values,
                       double priorScale)
{
    const double most = best(values);
    const auto last = static_cast<std::uint32_t>(actions.size());
    std::vector<std::uint32_t> old(actions.size() + 1, SearchNode::none); // by new node
    spare_.clear();
    spare_[0].firstChild = 1;
    for (std::uint32_t index = 1; index <= last; ++index) {
        SearchNode node = SearchNode::fresh(actions[index - 1], priorOf(most - values[index - 1], priorScale),
                                            index == last ? SearchNode::none : index + 1);
        if (kept != SearchNode::none)
            old[index] = child(kept, node.action);
        if (old[index] != SearchNode::none) {
            node.visits = nodes_[old[index]].visits;
            node.rewards = nodes_[old[index]].rewards;
            spare_[0].visits += node.visits;
        }
        spare_.add(node);
    }
    if (kept != SearchNode::none)
        copyBelow(old);
    nodes_.swap(spare_);
}

/// Node n of spare_ was old[n] of nodes_; the children of all of them follow, generation by generation, as far as there is
/// room.
void SearchTree::copyBelow(std::vector<std::uint32_t> &old)
{
    for (std::uint32_t index = 1; index < spare_.size(); ++index) {
        if (old[index] == SearchNode::none)
            continue;
        std::uint32_t *link = &spare_[index].firstChild;
        for (std::uint32_t child = nodes_[old[index]].firstChild;
             child != SearchNode::none && spare_.hasRoomFor(1); child = nodes_[child].nextSibling) {
            SearchNode node = nodes_[child];
            node.firstChild = node.nextSibling = SearchNode::none;
            *link = spare_.add(node);
            link = &spare_[*link].nextSibling;
            old.push_back(child);
        }
    }
}

} // namespace waystone

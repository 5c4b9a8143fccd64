#include "bots/search/candidate.h"

#include <algorithm>

namespace waystone {

void sortCandidates(std::vector<Candidate> &candidates)
{
    std::ranges::stable_sort(candidates, [](const Candidate &one, const Candidate &other) {
        return one.visits != other.visits ? one.visits > other.visits : one.margin > other.margin;
    });
}

} // namespace waystone

#pragma once

#include "core/editing.h"

#include <algorithm>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace waystone {

/// The codes of a game's problems in the order in which they are to be mended: what a fix of one may bring about stands
/// behind it.
using MendingOrder = std::span<const std::string_view>;

/// Whether `after` has fewer problems of this code than `before`, and of every graver severity and every code that stands
/// before it in the order no more. So whoever takes such fixes, whichever, never meets a position again: the numbers of
/// problems, in the order of their codes, grow smaller as words do in a dictionary.
[[nodiscard]] bool mends(const Problem &problem, MendingOrder order, const Problems &before,
                         const Problems &after);

/// Pairs every problem with those of its proposed fixes that keep what Editable promises of a fix. `check` gives a setup's
/// problems; `propose` gives the ways in which one of them might be mended, which may turn out not to.
template <class Setup, class Check, class Propose>
[[nodiscard]] std::vector<FindingOf<Setup>> withFixes(const Setup &setup, MendingOrder order,
                                                      const Check &check, const Propose &propose)
{
    const Problems problems = check(setup);
    std::vector<FindingOf<Setup>> findings;
    for (const Problem &problem : problems) {
        FindingOf<Setup> &finding = findings.emplace_back(FindingOf<Setup>{problem, {}});
        for (FixOf<Setup> &fix : propose(setup, problem))
            if (mends(problem, order, problems, check(fix.setup)))
                finding.fixes.push_back(std::move(fix));
    }
    return findings;
}

/// Collects the proposals for one problem: each is the setup with a change made to it.
template <class Setup>
class Proposals {
public:
    explicit Proposals(const Setup &setup) : setup_(setup) {}

    template <class Change>
    void add(std::string_view code, std::vector<Argument> arguments, const Change &change)
    {
        Setup changed = setup_;
        change(changed);
        if (!(changed == setup_))
            fixes_.push_back({{std::string(code), std::move(arguments)}, std::move(changed)});
    }
    [[nodiscard]] std::vector<FixOf<Setup>> take() { return std::move(fixes_); }

private:
    const Setup &setup_;
    std::vector<FixOf<Setup>> fixes_;
};

} // namespace waystone

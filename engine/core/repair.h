#pragma once

#include "core/editing.h"

#include <algorithm>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
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

/// Ways to mend one problem of a setup: the base of each game's Repairs. Setup and problem outlive it.
template <class Setup>
class RepairsOf {
protected:
    using Arguments = std::vector<Argument>;

    RepairsOf(const Setup &setup, const Problem &problem)
        : setup_(setup), problem_(problem), proposals_(setup)
    {}

    [[nodiscard]] bool is(std::string_view code) const { return problem_.code == code; }
    [[nodiscard]] bool isOneOf(std::span<const std::string_view> codes) const
    {
        return std::ranges::find(codes, problem_.code) != codes.end();
    }
    /// A number or a term of the problem; 0 or an empty text if it has no such argument.
    [[nodiscard]] int number(std::string_view name) const
    {
        const int *value = std::get_if<int>(valueOf(name));
        return value == nullptr ? 0 : *value;
    }
    [[nodiscard]] std::string_view term(std::string_view name) const
    {
        const Term *value = std::get_if<Term>(valueOf(name));
        return value == nullptr ? std::string_view() : value->name;
    }

    template <class Change>
    void propose(std::string_view code, const Change &change, Arguments arguments = {})
    {
        proposals_.add(code, std::move(arguments), change);
    }
    [[nodiscard]] std::vector<FixOf<Setup>> takeProposals() { return proposals_.take(); }

    const Setup &setup_;
    const Problem &problem_;

private:
    [[nodiscard]] const decltype(Argument::value) *valueOf(std::string_view name) const
    {
        const Argument *argument = problem_.argument(name);
        return argument == nullptr ? nullptr : &argument->value;
    }

    Proposals<Setup> proposals_;
};

} // namespace waystone

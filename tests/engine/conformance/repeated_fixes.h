#pragma once

#include "core/editing.h"
#include "core/json/json.h"
#include "core/json/json_writer.h"

#include <functional>
#include <string>

namespace waystone::test {

/// How a position is told from others, whatever is wrong with it.
using Fingerprint = std::function<std::string(const AnySetup &)>;

/// What comes of taking a fix again and again: the first one of the first problem that has any, or with `rng` any of any.
struct Mending {
    int fixes = 0;        ///< taken until none was offered or a position came again
    bool circles = false; ///< a position came again
    std::string trail;    ///< the last few, a line each: problem, fix

    friend std::ostream &operator<<(std::ostream &stream, const Mending &mending);
};

[[nodiscard]] Mending mendedAgainAndAgain(const Editing &editing, AnySetup setup,
                                          const Fingerprint &fingerprint, Rng *rng = nullptr);

/// The same for an example of a game's own tests.
template <class R>
[[nodiscard]] Mending mendedAgainAndAgain(const R &rules, const typename R::Setup &setup)
{
    const EditingOf<R> editing(rules);
    return mendedAgainAndAgain(editing, AnySetup::of(setup), [&rules](const AnySetup &any) {
        return writeJson(rules.toJson(any.as<typename R::Setup>()));
    });
}

} // namespace waystone::test

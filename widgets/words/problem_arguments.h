#pragma once

#include "core/problem.h"

#include <QString>

#include <string_view>

namespace waystone {

class GameWords;

/// The arguments of a problem in the reader's language. One that is missing gives an empty text or 0.
class ProblemArguments {
public:
    /// `words` names terms and places; may be null.
    ProblemArguments(const std::vector<Argument> &arguments, const GameWords *words)
        : arguments_(arguments), words_(words)
    {}

    [[nodiscard]] QString text(std::string_view name) const;
    [[nodiscard]] int number(std::string_view name) const;
    /// The code of a term.
    [[nodiscard]] std::string_view term(std::string_view name) const;
    [[nodiscard]] bool has(std::string_view name) const { return find(name) != nullptr; }

private:
    [[nodiscard]] const Argument *find(std::string_view name) const;

    const std::vector<Argument> &arguments_;
    const GameWords *words_;
};

} // namespace waystone

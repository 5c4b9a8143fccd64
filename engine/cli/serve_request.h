#pragma once

#include "core/json/json_reader.h"
#include "core/problem.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace waystone::cli {

/// What ends a request; the answer tells of it.
struct ServeRefusal {
    Problem problem;
    std::string where =
        {}; ///< what its line and column count in: a file, "text", "action"; empty for the request
    bool isByRules = false; ///< it is what the rules have against an action
};

inline Problem problemOf(std::string_view code, std::vector<Argument> arguments = {})
{
    return {std::string(code), std::move(arguments), {}, Severity::impossible};
}

/// A request on its way into a handler.
struct ServeRequest {
    JsonReader json;
    Problems &problems;

    /// When all that the request knows has been read.
    void finish()
    {
        json.rejectUnknownKeys();
        check();
    }
    void check() const
    {
        if (!problems.empty())
            throw ServeRefusal{problems.front()};
    }
    [[nodiscard]] std::uint64_t seed(std::uint64_t usual)
    {
        std::optional<JsonReader> seed = json.optional("seed");
        return seed ? seed->natural() : usual;
    }
    /// An id or the name of a table: a text that is not empty, or a number from 0.
    [[nodiscard]] static std::string name(JsonReader &json);
    /// A key that is true or left out.
    [[nodiscard]] bool flag(std::string_view key)
    {
        std::optional<JsonReader> found = json.optional(key);
        return found && found->boolean();
    }
    /// "chance": whether it is drawn, or given by whoever asks.
    [[nodiscard]] bool drawsChance()
    {
        std::optional<JsonReader> chance = json.optional("chance");
        return !chance || chance->oneOf({"drawn", "given"}) == 0;
    }
};

inline constexpr std::size_t longestServeId = 200;
inline constexpr std::size_t longestNotation = 200;
inline constexpr std::string_view inAction = "action";
inline constexpr std::uint64_t usualServeSeed = 1;

/// The `id` of each, in their order.
template <class Kinds>
std::vector<std::string_view> idsOf(const Kinds &kinds)
{
    std::vector<std::string_view> ids;
    for (const auto &kind : kinds)
        ids.push_back(kind.id);
    return ids;
}

} // namespace waystone::cli

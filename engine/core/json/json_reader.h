#pragma once

#include "core/json/json_document.h"
#include "core/problem.h"
#include "core/text/text_position.h"

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace waystone {

/// One value of a JsonDocument on its way into a program's type.
///
/// Nothing throws and nothing stops: what is wrong is added to the problems with its line and column, and a
/// harmless value within the limits asked for takes its place, so that one pass over a file finds all its
/// faults. Look at the problems before using what was read.
///
/// A reader of a key that is missing is *absent*: the one problem is the missing key, and all reads from the
/// reader itself give their harmless values in silence.
///
/// The reader of an object remembers which keys were asked for; keep it (do not ask `outer["inner"]` twice)
/// until rejectUnknownKeys.
class JsonReader {
public:
    struct Member;

    /// After so many problems in the list no more are added: a hostile file could have millions.
    static constexpr std::size_t maximumProblems = 100;

    /// Reads the whole document. Both must outlive this and every reader made from it.
    JsonReader(const JsonDocument &document, Problems &problems);

    JsonReader(JsonReader &&) = default;
    JsonReader &operator=(JsonReader &&) = default;
    JsonReader(const JsonReader &) = delete; // two sets of keys asked for would be a trap
    JsonReader &operator=(const JsonReader &) = delete;
    ~JsonReader() = default;

    [[nodiscard]] bool isAbsent() const { return value_ == nullptr; }
    /// An absent value's position is that of the object that lacks it.
    [[nodiscard]] TextPosition position() const;
    /// The value as it stands in the document; null if absent.
    [[nodiscard]] const Json &raw() const;

    /// Whether it is an object; a problem if it is anything else.
    bool object();
    /// Whether the object has the key; it counts as asked for.
    bool has(std::string_view key);
    /// The key's value; a problem if it is missing.
    [[nodiscard]] JsonReader operator[](std::string_view key);
    /// The key's value if it is there.
    [[nodiscard]] std::optional<JsonReader> optional(std::string_view key);
    /// All members in the order of the file, where the keys are data; all count as asked for.
    [[nodiscard]] std::vector<Member> members(std::size_t maximumSize);
    /// A problem for every key that was not asked for.
    void rejectUnknownKeys();

    /// The items of an array, never more than the maximum and never fewer than the minimum: absent readers
    /// make up for what is missing.
    [[nodiscard]] std::vector<JsonReader> array(std::size_t minimumSize, std::size_t maximumSize);

    /// Limits are inclusive. 1.0 is not an integer.
    [[nodiscard]] std::int64_t integer(std::int64_t minimum, std::int64_t maximum);
    /// For seeds and hashes, which need all 64 bits.
    [[nodiscard]] std::uint64_t natural(std::uint64_t maximum = std::numeric_limits<std::uint64_t>::max());
    [[nodiscard]] double number(double minimum, double maximum);
    [[nodiscard]] bool boolean();
    /// The length is in code points; a longer text is cut.
    [[nodiscard]] std::string text(std::size_t maximumLength);
    /// The index of the text among the values allowed, of which there is at least one.
    [[nodiscard]] std::size_t oneOf(std::span<const std::string_view> values);
    [[nodiscard]] std::size_t oneOf(std::initializer_list<std::string_view> values);

    /// For what only the caller can judge: a problem here, with key, line and column added to its arguments.
    void problem(std::string_view code, std::vector<Argument> arguments = {});

private:
    JsonReader(const JsonReader &parent, const Json *value, JsonDocument::Node node, std::string_view key);

    [[nodiscard]] std::optional<std::size_t> find(std::string_view key);
    [[nodiscard]] JsonReader member(std::size_t index) const;
    [[nodiscard]] JsonReader absent(std::string_view key) const;
    [[nodiscard]] bool is(bool rightType, std::string_view expectedKind);
    void add(std::string_view code, TextPosition position, std::string_view key,
             std::vector<Argument> arguments);
    void sizeProblem(std::size_t found, std::size_t minimum, std::size_t maximum);

    const JsonDocument *document_;
    Problems *problems_;
    const Json *value_;       ///< null if absent
    JsonDocument::Node node_; ///< of an absent value: the object that lacks it
    std::string_view key_;    ///< the nearest one; empty at the root
    std::vector<bool> asked_; ///< by member
    bool typeReported_ = false;
};

struct JsonReader::Member {
    std::string_view key; ///< lives as long as the document
    JsonReader value;
};

/// Checks the keys "format" and "version", with which every file begins. Versions count from 1. Gives the
/// file's version, or the current one if that cannot be told.
int readHeader(JsonReader &reader, std::string_view format, int currentVersion);

} // namespace waystone

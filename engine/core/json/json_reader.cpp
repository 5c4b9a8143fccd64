#include "core/json/json_reader.h"

#include "core/file_problem.h"
#include "core/json/json.h"
#include "core/text/utf8.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <utility>

namespace waystone {

using nlohmann::ordered_json;

namespace {

std::string_view kindOf(const ordered_json &value)
{
    switch (value.type()) {
    case ordered_json::value_t::boolean:
        return "json-boolean";
    case ordered_json::value_t::number_integer:
    case ordered_json::value_t::number_unsigned:
        return "json-integer";
    case ordered_json::value_t::number_float:
        return "json-number";
    case ordered_json::value_t::string:
        return "json-text";
    case ordered_json::value_t::array:
        return "json-array";
    case ordered_json::value_t::object:
        return "json-object";
    default:
        return "json-null";
    }
}

const ordered_json::object_t::Container &membersOf(const ordered_json &object)
{
    return object.get_ref<const ordered_json::object_t &>();
}

/// nlohmann makes a double of digits that do not fit into 64 bits; no fraction can be so large.
bool isHugeInteger(const ordered_json &value)
{
    constexpr double twoTo63 = 9223372036854775808.0;
    return value.is_number_float() && std::abs(value.get<double>()) >= twoTo63;
}

Argument valueArgument(std::string name, const ordered_json &value)
{
    return quotedArgument(std::move(name), value.is_string() ? value.get<std::string>() : value.dump());
}

Argument digitsArgument(std::string name, double value)
{
    return {std::move(name), ordered_json(value).dump()};
}

} // namespace

JsonReader::JsonReader(const JsonDocument &document, Problems &problems)
    : document_(&document), problems_(&problems), value_(&document.root()), node_(JsonDocument::rootNode)
{}

JsonReader::JsonReader(const JsonReader &parent, const ordered_json *value, JsonDocument::Node node,
                       std::string_view key)
    : document_(parent.document_), problems_(parent.problems_), value_(value), node_(node), key_(key)
{}

TextPosition JsonReader::position() const
{
    return document_->position(node_);
}

const ordered_json &JsonReader::raw() const
{
    static const ordered_json null;
    return isAbsent() ? null : *value_;
}

bool JsonReader::object()
{
    return is(!isAbsent() && value_->is_object(), "json-object");
}

bool JsonReader::has(std::string_view key)
{
    return find(key).has_value();
}

JsonReader JsonReader::operator[](std::string_view key)
{
    if (const auto index = find(key))
        return member(*index);
    if (object())
        add(file_problem::missingKey, position(), key, {});
    return absent(key);
}

std::optional<JsonReader> JsonReader::optional(std::string_view key)
{
    if (const auto index = find(key))
        return member(*index);
    return std::nullopt;
}

std::vector<JsonReader::Member> JsonReader::members(std::size_t maximumSize)
{
    std::vector<Member> result;
    if (!object())
        return result;
    const std::size_t size = value_->size();
    if (size > maximumSize)
        sizeProblem(size, 0, maximumSize);
    asked_.assign(size, true);
    for (std::size_t index = 0; index < std::min(size, maximumSize); ++index)
        result.push_back({membersOf(*value_)[index].first, member(index)});
    return result;
}

void JsonReader::rejectUnknownKeys()
{
    if (!object())
        return;
    asked_.resize(value_->size());
    for (std::size_t index = 0; index < asked_.size(); ++index) {
        if (asked_[index])
            continue;
        const TextPosition keyPosition = document_->keyPosition(document_->child(node_, index));
        add(file_problem::unknownKey, keyPosition, membersOf(*value_)[index].first, {});
    }
}

std::vector<JsonReader> JsonReader::array(std::size_t minimumSize, std::size_t maximumSize)
{
    std::vector<JsonReader> items;
    if (is(!isAbsent() && value_->is_array(), "json-array")) {
        const std::size_t size = value_->size();
        if (size < minimumSize || size > maximumSize)
            sizeProblem(size, minimumSize, maximumSize);
        items.reserve(std::min(size, maximumSize));
        for (std::size_t index = 0; index < std::min(size, maximumSize); ++index)
            items.push_back(JsonReader(*this, &(*value_)[index], document_->child(node_, index), key_));
    }
    while (items.size() < minimumSize)
        items.push_back(absent(key_));
    return items;
}

std::int64_t JsonReader::integer(std::int64_t minimum, std::int64_t maximum)
{
    assert(minimum <= maximum);
    const std::int64_t harmless = std::clamp<std::int64_t>(0, minimum, maximum);
    if (!is(!isAbsent() && (value_->is_number_integer() || isHugeInteger(*value_)), "json-integer"))
        return harmless;
    // What does not fit into 63 bits is either a double or unsigned and too large.
    const bool fits =
        value_->is_number_integer() &&
        (!value_->is_number_unsigned() || std::in_range<std::int64_t>(value_->get<std::uint64_t>()));
    if (fits) {
        const auto value = value_->get<std::int64_t>();
        if (value >= minimum && value <= maximum)
            return value;
    }
    problem(file_problem::outOfRange, {valueArgument("found", *value_), numberArgument("minimum", minimum),
                                       numberArgument("maximum", maximum)});
    return harmless;
}

std::uint64_t JsonReader::natural(std::uint64_t maximum)
{
    if (!is(!isAbsent() && (value_->is_number_integer() || isHugeInteger(*value_)), "json-integer"))
        return 0;
    if (value_->is_number_unsigned() && value_->get<std::uint64_t>() <= maximum)
        return value_->get<std::uint64_t>();
    // "-0" is signed.
    if (value_->is_number_integer() && !value_->is_number_unsigned() && value_->get<std::int64_t>() == 0)
        return 0;
    problem(file_problem::outOfRange,
            {valueArgument("found", *value_), numberArgument("minimum", std::uint64_t{0}),
             numberArgument("maximum", maximum)});
    return 0;
}

double JsonReader::number(double minimum, double maximum)
{
    assert(minimum <= maximum);
    const double harmless = std::clamp(0.0, minimum, maximum);
    if (!is(!isAbsent() && value_->is_number(), "json-number"))
        return harmless;
    const auto value = value_->get<double>();
    if (value >= minimum && value <= maximum)
        return value;
    problem(file_problem::outOfRange, {valueArgument("found", *value_), digitsArgument("minimum", minimum),
                                       digitsArgument("maximum", maximum)});
    return harmless;
}

bool JsonReader::boolean()
{
    return is(!isAbsent() && value_->is_boolean(), "json-boolean") && value_->get<bool>();
}

std::string JsonReader::text(std::size_t maximumLength)
{
    if (!is(!isAbsent() && value_->is_string(), "json-text"))
        return {};
    const auto &value = value_->get_ref<const std::string &>();
    const std::size_t length = utf8Length(value);
    if (length > maximumLength)
        problem(file_problem::tooLong, {numberArgument("found", std::uint64_t{length}),
                                        numberArgument("maximum", std::uint64_t{maximumLength})});
    return std::string(utf8Prefix(value, maximumLength));
}

std::size_t JsonReader::oneOf(std::span<const std::string_view> values)
{
    assert(!values.empty());
    if (!is(!isAbsent() && value_->is_string(), "json-text"))
        return 0;
    const auto &value = value_->get_ref<const std::string &>();
    const auto found = std::ranges::find(values, value);
    if (found != values.end())
        return static_cast<std::size_t>(found - values.begin());
    std::string expected;
    for (const std::string_view allowed : values)
        expected.append(expected.empty() ? "" : ", ").append(allowed);
    problem(file_problem::unknownValue, {quotedArgument("found", value), {"expected", std::move(expected)}});
    return 0;
}

std::size_t JsonReader::oneOf(std::initializer_list<std::string_view> values)
{
    return oneOf(std::span(values.begin(), values.size()));
}

void JsonReader::problem(std::string_view code, std::vector<Argument> arguments)
{
    if (!isAbsent())
        add(code, position(), key_, std::move(arguments));
}

std::optional<std::size_t> JsonReader::find(std::string_view key)
{
    if (!object())
        return std::nullopt;
    const auto &members = membersOf(*value_);
    const auto found =
        std::ranges::find(members, key, [](const auto &member) -> std::string_view { return member.first; });
    if (found == members.end())
        return std::nullopt;
    const auto index = static_cast<std::size_t>(found - members.begin());
    asked_.resize(members.size());
    asked_[index] = true;
    return index;
}

JsonReader JsonReader::member(std::size_t index) const
{
    const auto &[key, value] = membersOf(*value_)[index];
    return JsonReader(*this, &value, document_->child(node_, index), key);
}

JsonReader JsonReader::absent(std::string_view key) const
{
    return JsonReader(*this, nullptr, node_, key);
}

/// Hands the answer on; a wrong type is told once for each reader, whatever is asked of it.
bool JsonReader::is(bool rightType, std::string_view expectedKind)
{
    if (!rightType && !isAbsent() && !std::exchange(typeReported_, true))
        problem(file_problem::wrongType, {{"expected", Term{std::string(expectedKind)}},
                                          {"found", Term{std::string(kindOf(*value_))}}});
    return rightType;
}

void JsonReader::add(std::string_view code, TextPosition position, std::string_view key,
                     std::vector<Argument> arguments)
{
    if (problems_->size() >= maximumProblems)
        return;
    if (!key.empty())
        arguments.insert(arguments.begin(), quotedArgument("key", key));
    problems_->push_back(fileProblem(code, position, std::move(arguments)));
}

void JsonReader::sizeProblem(std::size_t found, std::size_t minimum, std::size_t maximum)
{
    problem(file_problem::wrongSize,
            {numberArgument("found", std::uint64_t{found}), numberArgument("minimum", std::uint64_t{minimum}),
             numberArgument("maximum", std::uint64_t{maximum})});
}

int readHeader(JsonReader &reader, std::string_view format, int currentVersion)
{
    JsonReader formatReader = reader["format"];
    if (formatReader.raw() != format)
        formatReader.problem(file_problem::wrongFormat,
                             {valueArgument("found", formatReader.raw()), {"expected", std::string(format)}});

    JsonReader versionReader = reader["version"];
    const auto version = versionReader.integer(1, std::numeric_limits<int>::max());
    if (version > currentVersion)
        versionReader.problem(file_problem::wrongVersion,
                              {numberArgument("found", version), {"maximum", currentVersion}});
    const bool told = versionReader.raw().is_number_integer() && version <= currentVersion;
    return told ? static_cast<int>(version) : currentVersion;
}

} // namespace waystone

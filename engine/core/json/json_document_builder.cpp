#include "core/json/json_document_builder.h"

#include "core/file_problem.h"
#include "core/text/utf8.h"

#include <algorithm>
#include <utility>

namespace waystone {

using nlohmann::ordered_json;

namespace {

constexpr int numberOverflow = 406; // nlohmann's id of the exception

/// In bytes, of the token at the end of the text read. nlohmann's own word for it is right for strings and
/// numbers; in front of any other token it leaves what was read since the last of those.
std::size_t lengthOfLastToken(std::string_view readText, std::string_view lastToken)
{
    for (const std::string_view literal : {"true", "false", "null"}) {
        if (readText.ends_with(literal))
            return literal.size();
    }
    const bool isPunctuation = std::string_view("[]{}:,").find(readText.back()) != std::string_view::npos;
    return isPunctuation ? 1 : lastToken.size();
}

} // namespace

JsonDocumentBuilder::JsonDocumentBuilder(std::string_view text) : text_(text), cursor_(text) {}

bool JsonDocumentBuilder::null()
{
    return addLiteral(nullptr, std::string_view("null").size());
}

bool JsonDocumentBuilder::boolean(bool value)
{
    return addLiteral(value, std::string_view(value ? "true" : "false").size());
}

bool JsonDocumentBuilder::number_integer(number_integer_t value)
{
    return addNumber(value);
}

bool JsonDocumentBuilder::number_unsigned(number_unsigned_t value)
{
    return addNumber(value);
}

bool JsonDocumentBuilder::number_float(number_float_t value, const string_t & /*digits*/)
{
    return addNumber(value);
}

bool JsonDocumentBuilder::string(string_t &value)
{
    skipToToken();
    if (add(std::move(value)) == nullptr)
        return false;
    skipString();
    return true;
}

bool JsonDocumentBuilder::binary(binary_t & /*value*/)
{
    return false; // only the binary formats have it
}

bool JsonDocumentBuilder::start_object(std::size_t /*size*/)
{
    return open(ordered_json::object());
}

bool JsonDocumentBuilder::key(string_t &name)
{
    skipToToken();
    keyPosition_ = cursor_.position();
    if (!open_.back().keys.insert(name).second)
        return refuse(file_problem::duplicateKey, *keyPosition_, {quotedArgument("key", name)});
    skipString();
    key_ = std::move(name);
    return true;
}

bool JsonDocumentBuilder::end_object()
{
    return close();
}

bool JsonDocumentBuilder::start_array(std::size_t /*size*/)
{
    return open(ordered_json::array());
}

bool JsonDocumentBuilder::end_array()
{
    return close();
}

bool JsonDocumentBuilder::parse_error(std::size_t bytesRead, const std::string &lastToken,
                                      const nlohmann::detail::exception &error)
{
    TextCursor at(text_);
    // The end of the text counts as a byte read.
    if (bytesRead > text_.size()) {
        at.advanceTo(text_.size());
        return refuse(file_problem::truncated, at.position(), {});
    }

    // A whole token in the wrong place is wrong from its beginning, a broken token where it breaks.
    const std::string_view readText = text_.substr(0, bytesRead);
    const bool tooLargeNumber = error.id == numberOverflow;
    const std::string_view message = error.what();
    const std::size_t reason = message.find(" - ");
    const bool wholeToken = tooLargeNumber || (reason != std::string_view::npos &&
                                               message.substr(reason).starts_with(" - unexpected"));
    const std::size_t length = wholeToken ? lengthOfLastToken(readText, lastToken) : 1;
    const std::size_t start = bytesRead - std::min(bytesRead, length);
    at.advanceTo(start);
    const std::string_view found = wholeToken ? readText.substr(start) : utf8Prefix(text_.substr(start), 1);
    return refuse(tooLargeNumber ? file_problem::outOfRange : file_problem::syntax, at.position(),
                  {quotedArgument("found", found)});
}

void JsonDocumentBuilder::skipToToken()
{
    const std::size_t start = text_.find_first_not_of(" \t\r\n,:", cursor_.offset());
    cursor_.advanceTo(start);
}

void JsonDocumentBuilder::skipString()
{
    std::size_t offset = cursor_.offset() + 1;
    while (text_[offset] != '"')
        offset += text_[offset] == '\\' ? 2 : 1;
    cursor_.advanceTo(offset + 1);
}

void JsonDocumentBuilder::skipNumber()
{
    cursor_.advanceTo(text_.find_first_not_of("+-.0123456789Ee", cursor_.offset()));
}

bool JsonDocumentBuilder::refuse(std::string_view code, TextPosition position,
                                 std::vector<Argument> arguments)
{
    problem_ = fileProblem(code, position, std::move(arguments));
    return false;
}

/// Puts a value whose token begins at the cursor into the innermost container; null if there are too many.
ordered_json *JsonDocumentBuilder::add(ordered_json value)
{
    if (document_.places_.size() >= JsonDocument::maximumValues) {
        refuse(file_problem::tooLarge, cursor_.position(),
               {numberArgument("maximum", std::uint64_t{JsonDocument::maximumValues})});
        return nullptr;
    }
    const auto node = static_cast<JsonDocument::Node>(document_.places_.size());
    document_.places_.push_back({cursor_.position(), keyPosition_.value_or(cursor_.position()), 0});
    keyPosition_.reset();
    if (open_.empty()) {
        auto root = std::make_shared<ordered_json>(std::move(value));
        document_.root_ = root;
        return root.get();
    }

    pending_.push_back(node);
    ordered_json &container = *open_.back().container;
    if (container.is_array())
        return &container.get_ref<ordered_json::array_t &>().emplace_back(std::move(value));
    // Straight into the vector below the map, which would search all keys again.
    ordered_json::object_t::Container &members = container.get_ref<ordered_json::object_t &>();
    return &members.emplace_back(std::move(key_), std::move(value)).second;
}

bool JsonDocumentBuilder::addLiteral(ordered_json value, std::size_t length)
{
    skipToToken();
    if (add(std::move(value)) == nullptr)
        return false;
    cursor_.advanceTo(cursor_.offset() + length);
    return true;
}

bool JsonDocumentBuilder::addNumber(ordered_json value)
{
    skipToToken();
    if (add(std::move(value)) == nullptr)
        return false;
    skipNumber();
    return true;
}

bool JsonDocumentBuilder::open(ordered_json value)
{
    skipToToken();
    if (open_.size() >= JsonDocument::maximumDepth)
        return refuse(file_problem::tooDeep, cursor_.position(),
                      {numberArgument("maximum", std::uint64_t{JsonDocument::maximumDepth})});
    const auto node = static_cast<JsonDocument::Node>(document_.places_.size());
    ordered_json *container = add(std::move(value));
    if (container == nullptr)
        return false;
    open_.push_back({container, node, pending_.size(), {}});
    cursor_.advanceTo(cursor_.offset() + 1);
    return true;
}

bool JsonDocumentBuilder::close()
{
    const Open &closed = open_.back();
    const auto first = pending_.begin() + static_cast<std::ptrdiff_t>(closed.firstPending);
    document_.places_[closed.node].firstChild = static_cast<std::uint32_t>(document_.children_.size());
    document_.children_.insert(document_.children_.end(), first, pending_.end());
    pending_.erase(first, pending_.end());
    open_.pop_back();
    skipToToken();
    cursor_.advanceTo(cursor_.offset() + 1);
    return true;
}

} // namespace waystone

#include "core/json/json_document.h"

#include "core/file_problem.h"
#include "core/json/json_document_builder.h"
#include "core/text/text_cursor.h"
#include "core/text/utf8.h"

#include <iterator>
#include <new>
#include <optional>

namespace waystone {

namespace {

Problem tooLarge()
{
    constexpr std::uint64_t mebibytes = JsonDocument::maximumBytes >> 20U;
    return fileProblem(file_problem::tooLarge, {}, {numberArgument("maximum", mebibytes)});
}

Problem badEncoding(std::string_view text, std::size_t offset)
{
    TextCursor at(text);
    at.advanceTo(offset);
    return fileProblem(file_problem::encoding, at.position());
}

/// The index in `model` of what has the key or the index of an item of `container`.
std::optional<std::size_t> samePlace(const Json *model, const Json &container,
                                     const Json::const_iterator &item, std::size_t index)
{
    if (model == nullptr || model->type() != container.type())
        return std::nullopt;
    if (container.is_array())
        return index < model->size() ? std::optional(index) : std::nullopt;
    const auto found = model->find(item.key());
    if (found == model->end())
        return std::nullopt;
    return static_cast<std::size_t>(std::distance(model->begin(), found));
}

} // namespace

Result<JsonDocument> JsonDocument::parse(std::string_view text)
{
    if (text.size() > maximumBytes)
        return tooLarge();
    if (const auto offset = firstInvalidUtf8(text))
        return badEncoding(text, *offset);
    // nlohmann takes it for the end of the text and would not see what follows.
    if (const std::size_t offset = text.find('\0'); offset != std::string_view::npos)
        return badEncoding(text, offset);

    try {
        JsonDocumentBuilder builder(text);
        if (nlohmann::ordered_json::sax_parse(text.begin(), text.end(), &builder))
            return builder.takeDocument();
        return *builder.problem();
    } catch (const std::bad_alloc &) {
        return tooLarge();
    }
}

JsonDocument::Node JsonDocument::child(Node parent, std::size_t index) const
{
    return children_[places_[parent].firstChild + index];
}

void JsonDocument::takePositions(const JsonDocument &source)
{
    takePositions(rootNode, root(), source, rootNode, &source.root());
}

/// `from` is the node of `model`, or where that is null, of the innermost container both documents have.
void JsonDocument::takePositions(Node node, const Json &value, const JsonDocument &source, Node from,
                                 const Json *model)
{
    places_[node].value = source.position(from);
    places_[node].key = model == nullptr ? source.position(from) : source.keyPosition(from);
    if (!value.is_structured())
        return;
    std::size_t index = 0;
    for (auto item = value.begin(); item != value.end(); ++item, ++index) {
        const auto same = samePlace(model, value, item, index);
        if (same) {
            const Json &counterpart = *std::next(model->begin(), static_cast<std::ptrdiff_t>(*same));
            takePositions(child(node, index), *item, source, source.child(from, *same), &counterpart);
        } else {
            takePositions(child(node, index), *item, source, from, nullptr);
        }
    }
}

} // namespace waystone

#include "core/json/json_document.h"

#include "core/file_problem.h"
#include "core/json/json_document_builder.h"
#include "core/text/text_cursor.h"
#include "core/text/utf8.h"

#include <new>

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

} // namespace waystone

// What can be read can be written and read again, and is the same value and the same text.

#include "core/json/json.h"
#include "core/json/json_document.h"
#include "core/json/json_writer.h"

#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

namespace {

using waystone::JsonDocument;

/// Every value has a position within the text, and none before its parent's.
void checkPositions(const JsonDocument &document, const nlohmann::ordered_json &value,
                    JsonDocument::Node node)
{
    const auto position = document.position(node);
    if (position.line < 1 || position.column < 1)
        std::abort();
    for (std::size_t index = 0; value.is_structured() && index < value.size(); ++index) {
        const JsonDocument::Node child = document.child(node, index);
        const auto inner = document.position(child);
        const bool behind =
            inner.line > position.line || (inner.line == position.line && inner.column > position.column);
        if (child <= node || !behind)
            std::abort();
        checkPositions(document, *std::next(value.begin(), static_cast<std::ptrdiff_t>(index)), child);
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    const auto document = JsonDocument::parse(text);
    if (!document)
        return 0;
    checkPositions(*document, document->root(), JsonDocument::rootNode);

    const std::string written = waystone::writeJson(document->root());
    const auto again = JsonDocument::parse(written);
    if (!again || again->root() != document->root() || waystone::writeJson(again->root()) != written)
        std::abort();
    return 0;
}

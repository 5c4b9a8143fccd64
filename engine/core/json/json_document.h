#pragma once

#include "core/json/json_forward.h"
#include "core/result.h"
#include "core/text/text_position.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

namespace waystone {

/// A JSON text as a value that still knows where in the text each part of it stood.
///
/// Stricter than JSON asks for: no key twice in an object, no number too large for a double, no NUL byte,
/// and limits against hostile files. Keys keep their order. A byte order mark is tolerated.
class JsonDocument {
public:
    static constexpr std::size_t maximumBytes = std::size_t{64} << 20U;
    static constexpr std::size_t maximumDepth = 64; ///< objects and arrays within one another
    static constexpr std::size_t maximumValues = 1'000'000;

    /// Identifies a value: nodes are numbered in the order of the text.
    using Node = std::uint32_t;
    static constexpr Node rootNode = 0;

    /// Never throws: anything wrong is the one `file.…` problem that the text breaks first.
    [[nodiscard]] static Result<JsonDocument> parse(std::string_view text);

    [[nodiscard]] const Json &root() const { return *root_; }

    /// The item or the member's value at `index` of an array or an object.
    [[nodiscard]] Node child(Node parent, std::size_t index) const;
    [[nodiscard]] TextPosition position(Node node) const { return places_[node].value; }
    /// Of a member's key; for an array's item and the root the value's own position.
    [[nodiscard]] TextPosition keyPosition(Node node) const { return places_[node].key; }

    /// Takes the positions of a document that this one was made from: each value stands where the value of
    /// the same path stood, and where `source` has none, at the innermost container that has one.
    void takePositions(const JsonDocument &source);

private:
    friend class JsonDocumentBuilder;

    struct NodePlace {
        TextPosition value;
        TextPosition key;
        std::uint32_t firstChild = 0; ///< index into children_
    };

    JsonDocument() = default;

    void takePositions(Node node, const Json &value, const JsonDocument &source, Node from,
                       const Json *model);

    std::shared_ptr<const Json> root_; ///< by pointer: few who read it need to know what it is
    std::vector<NodePlace> places_;
    std::vector<Node> children_; ///< each container's children side by side
};

} // namespace waystone

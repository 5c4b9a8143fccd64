#pragma once

#include "core/json/json.h"
#include "core/json/json_document.h"
#include "core/text/text_cursor.h"

#include <optional>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace waystone {

/// nlohmann's events made into a JsonDocument. The events tell no positions, but they come in the order of
/// the text, one for each token: the builder keeps a cursor of its own and moves it over the same tokens.
class JsonDocumentBuilder {
public:
    /// `text` is well-formed UTF-8 and outlives the builder.
    explicit JsonDocumentBuilder(std::string_view text);

    /// After a parse that went well.
    [[nodiscard]] JsonDocument takeDocument() { return std::move(document_); }
    /// After a parse that did not.
    [[nodiscard]] const std::optional<Problem> &problem() const { return problem_; }

    // What nlohmann::json::sax_parse asks for; false ends the parse.
    using number_integer_t = nlohmann::ordered_json::number_integer_t;
    using number_unsigned_t = nlohmann::ordered_json::number_unsigned_t;
    using number_float_t = nlohmann::ordered_json::number_float_t;
    using string_t = nlohmann::ordered_json::string_t;
    using binary_t = nlohmann::ordered_json::binary_t;
    bool null();
    bool boolean(bool value);
    bool number_integer(number_integer_t value);
    bool number_unsigned(number_unsigned_t value);
    bool number_float(number_float_t value, const string_t &digits);
    bool string(string_t &value);
    bool binary(binary_t &value);
    bool start_object(std::size_t size);
    bool key(string_t &name);
    bool end_object();
    bool start_array(std::size_t size);
    bool end_array();
    bool parse_error(std::size_t bytesRead, const std::string &lastToken,
                     const nlohmann::detail::exception &error);

private:
    /// A container whose end has not come yet.
    struct Open {
        nlohmann::ordered_json *container;
        JsonDocument::Node node;
        std::size_t firstPending;             ///< index into pending_ of its first child
        std::unordered_set<std::string> keys; ///< of an object
    };

    void skipToToken();
    void skipString();
    void skipNumber();
    bool refuse(std::string_view code, TextPosition position, std::vector<Argument> arguments);
    nlohmann::ordered_json *add(nlohmann::ordered_json value);
    bool addLiteral(nlohmann::ordered_json value, std::size_t length);
    bool addNumber(nlohmann::ordered_json value);
    bool open(nlohmann::ordered_json value);
    bool close();

    std::string_view text_;
    TextCursor cursor_;
    JsonDocument document_;
    std::vector<Open> open_;
    std::vector<JsonDocument::Node> pending_; ///< children of the open containers, the innermost one's last
    std::string key_;
    std::optional<TextPosition> keyPosition_; ///< of a key whose value has not come yet
    std::optional<Problem> problem_;
};

} // namespace waystone

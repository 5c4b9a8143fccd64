#include "core/json/json_writer.h"

#include "core/json/json.h"
#include "core/text/utf8.h"

#include <algorithm>

namespace waystone {

using nlohmann::ordered_json;

namespace {

constexpr std::size_t lineWidth = 100;
constexpr std::size_t indentWidth = 2;

std::string scalarText(const ordered_json &value)
{
    return value.dump(-1, ' ', false, ordered_json::error_handler_t::replace);
}

/// "{"a": 1, "b": true}" of a container that holds no container.
std::string lineText(const ordered_json &container)
{
    std::string text(1, container.is_object() ? '{' : '[');
    const char *separator = "";
    for (const auto &item : container.items()) {
        text += separator;
        if (container.is_object())
            text += scalarText(item.key()) + ": ";
        text += scalarText(item.value());
        separator = ", ";
    }
    text += container.is_object() ? '}' : ']';
    return text;
}

bool fitsOnLine(const std::string &line, std::size_t column)
{
    constexpr std::size_t comma = 1;
    return column + utf8Length(line) + comma <= lineWidth;
}

class Writer {
public:
    /// The value is to begin at `column` of a line with that much `indent`.
    void write(const ordered_json &value, std::size_t indent, std::size_t column)
    {
        if (!value.is_structured()) {
            text_ += scalarText(value);
            return;
        }
        const bool ofScalars = std::none_of(value.begin(), value.end(),
                                            [](const ordered_json &item) { return item.is_structured(); });
        if (ofScalars) {
            const std::string line = lineText(value);
            if (value.empty() || fitsOnLine(line, column)) {
                text_ += line;
                return;
            }
        }
        writeLines(value, indent);
    }

    std::string take()
    {
        text_ += '\n';
        return std::move(text_);
    }

private:
    void writeLines(const ordered_json &container, std::size_t indent)
    {
        const std::size_t inner = indent + indentWidth;
        text_ += container.is_object() ? '{' : '[';
        const char *separator = "\n";
        for (const auto &item : container.items()) {
            text_ += separator;
            text_.append(inner, ' ');
            std::size_t column = inner;
            if (container.is_object()) {
                const std::string key = scalarText(item.key()) + ": ";
                column += utf8Length(key);
                text_ += key;
            }
            write(item.value(), inner, column);
            separator = ",\n";
        }
        text_ += '\n';
        text_.append(indent, ' ');
        text_ += container.is_object() ? '}' : ']';
    }

    std::string text_;
};

} // namespace

std::string writeJson(const ordered_json &value)
{
    Writer writer;
    writer.write(value, 0, 0);
    return writer.take();
}

} // namespace waystone

#include "scenario/catalogue/edition_parts.h"

#include "core/json/json.h"

#include <charconv>

namespace waystone {

namespace {

/// Null if there is no such part.
const Json *partOf(const Json &whole, std::string_view pointer)
{
    const Json *part = &whole;
    while (!pointer.empty()) {
        pointer.remove_prefix(1); // the slash
        const std::string_view key = pointer.substr(0, pointer.find('/'));
        pointer.remove_prefix(key.size());
        if (part->is_array()) {
            std::size_t index = part->size();
            std::from_chars(key.data(), key.data() + key.size(), index);
            if (index >= part->size())
                return nullptr;
            part = &(*part)[index];
        } else {
            const auto member = part->find(std::string(key));
            if (member == part->end())
                return nullptr;
            part = &*member;
        }
    }
    return part;
}

Json withoutSources(const Json &value)
{
    if (!value.is_structured())
        return value;
    Json bare = value.is_array() ? Json::array() : Json::object();
    for (const auto &[key, inner] : value.items())
        if (value.is_array())
            bare.push_back(withoutSources(inner));
        else if (key != "source")
            bare[key] = withoutSources(inner);
    return bare;
}

} // namespace

EditionParts::EditionParts(std::string_view text)
    : json_(std::make_shared<const Json>(Json::parse(text, nullptr, false)))
{}

bool EditionParts::has(std::string_view pointer, std::string_view json) const
{
    return part(pointer) == json;
}

bool EditionParts::isLike(const EditionParts &other, std::string_view pointer) const
{
    return part(pointer) == other.part(pointer);
}

/// Empty if there is none.
std::string EditionParts::part(std::string_view pointer) const
{
    const Json *found = partOf(*json_, pointer);
    return found == nullptr ? std::string() : jsonText(withoutSources(*found));
}

std::string jsonText(const Json &value)
{
    return value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace waystone
